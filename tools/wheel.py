"""Add to a wheel what is not among its sources: the built page and, where there is a compiler, the compiled modules."""

from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.builders.wheel import WheelBuilderConfig

PAGE: Final = Path("web/dist")
MODULES: Final = Path("build/native/3/modules")


class WheelHook(BuildHookInterface[WheelBuilderConfig]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        added = {root / PAGE: "pentapolis/server/page"}
        added |= {file: str(file.relative_to(root / MODULES)) for file in (root / MODULES).rglob("*.*")}
        build_data["force_include"].update({str(file): name for file, name in added.items()})
        build_data["pure_python"] = len(added) == 1
        build_data["infer_tag"] = len(added) > 1
