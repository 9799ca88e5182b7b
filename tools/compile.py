"""Compile the engine with mypyc, in groups: core, each game, the search. What has not changed is not compiled again.

At the highest level, for the wheel and the bench, it is compiled as a whole: slower to build, faster to run.

C code and modules stay in the given folder, away from the sources: beside them, a compiled module would
silently win over later edits.
"""

import argparse
import io
import os
import re
import shutil
import sys
import tomllib
from collections.abc import Sequence
from contextlib import redirect_stdout
from copy import copy
from importlib.metadata import version
from itertools import count, groupby
from pathlib import Path
from typing import Final

from mypyc.build import mypycify, write_file
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.modified import newer_group

from pentapolis.games import games

SOURCES: Final = Path("src")
GAMES: Final = ("pentapolis", "games")
WHOLE: Final = "3"  # the level of optimisation at which the engine is compiled as a whole
LIBRARY: Final = "__mypyc"  # what mypyc appends to the name of a group


def compiled_modules() -> list[str]:
    """Return the packages and modules that import-linter keeps pure."""
    contracts = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    [names] = [contract["source_modules"] for contract in contracts if contract["name"] == "Engine and search are pure"]
    return list(names)


def files_of(module: str) -> list[Path]:
    """Return the file of a module, or all files of a package but `__init__.py`."""
    path = SOURCES.joinpath(*module.split("."))
    return [file for file in path.rglob("*.py") if file.name != "__init__.py"] or [path.with_suffix(".py")]


def is_played(file: Path) -> bool:
    """Whether a file is of a registered game, or of none: a game that can't be played yet costs nobody time."""
    package = file.relative_to(SOURCES).parts[:-1]
    return package[:2] != GAMES or len(package) == 2 or package[2].replace("_", "-") in games()


def group_of(file: Path) -> str:
    """Return the group of a file: its game, or its folder below `pentapolis`."""
    package = file.relative_to(SOURCES).parts[:-1]
    return ".".join(package[:3] if package[:2] == GAMES else package[:2])


class Build(build_ext):
    """Builds several extensions at a time, the largest first, and tells at which group it is.

    mypyc puts the code of a group into one library, and makes for each module an extension that only calls the library.
    There are hundreds of them: the calls of a package are compiled together, into one file that all its modules copy.
    """

    def build_extensions(self) -> None:
        groups = [extension for extension in self.extensions if extension.name.endswith(LIBRARY)]
        modules = [extension for extension in self.extensions if extension not in groups]
        packages = [list(members) for _, members in groupby(sorted(modules, key=package_of), key=package_of)]
        self.extensions = [*groups, *map(together, packages)]
        self.extensions.sort(key=lambda extension: source_of(extension).stat().st_size, reverse=True)
        self.stale = [group.name for group in groups if self.is_stale(group)]
        self.number = count(1)
        super().build_extensions()
        for first, *others in packages:
            for other in others:
                shutil.copy(self.get_ext_fullpath(first.name), self.get_ext_fullpath(other.name))
        self.extensions = [*groups, *modules]

    def is_stale(self, extension: Extension) -> bool:
        return newer_group([*extension.sources, *extension.depends], self.get_ext_fullpath(extension.name), "newer")

    def build_extension(self, ext: Extension) -> None:
        if ext.name in self.stale:
            name = ext.name.removesuffix(LIBRARY)
            print(f"  {next(self.number)} of {len(self.stale)}: {name}\n", end="", flush=True)
        super().build_extension(ext)


def source_of(extension: Extension) -> Path:
    """Return the C file of an extension."""
    [source] = extension.sources
    return Path(source)


def package_of(extension: Extension) -> str:
    """Return the package of a module that is to be built."""
    return extension.name.rpartition(".")[0]


def together(modules: Sequence[Extension]) -> Extension:
    """Return the first of some modules as an extension that has the initial functions of all of them."""
    first = modules[0]
    sources = [source_of(module).resolve() for module in modules]
    # Besides its own, each has an initial function of the name that a package would need.
    text = "".join(
        f'#define PyInit___init__ PyInit___init__{number}\n#include "{source}"\n#undef PyInit___init__\n'
        for number, source in enumerate(sources)
    )
    file = str(source_of(first).with_name("__modules.c"))
    write_file(file, text)
    extension = copy(first)
    extension.sources, extension.depends = [file], [str(source) for source in sources]
    return extension


def spare(group: Extension) -> None:
    """Optimise nothing that runs once, as modules do, or is called by the interpreter: a quarter of the compiling."""
    source = source_of(group)
    declared = source.with_name(source.name.replace("native", "native_internal")).with_suffix(".h").read_text("utf-8")
    functions = re.findall(
        r"^extern (char CPyDef_\w+__top_level__\(void\)|PyObject \*CPyPy_.+\));$", declared, re.MULTILINE
    )
    lines = [f'{function} __attribute__((optimize("O0")));\n' for function in functions]
    file = str(source.with_suffix(".spared.h"))
    write_file(file, "".join(["#include <Python.h>\n#ifndef __clang__\n", *lines, "#endif\n"]))
    group.extra_compile_args = [*group.extra_compile_args, "-include", file]


def translate(folder: Path, level: str) -> Sequence[Extension]:
    """Translate the engine to C and return what is to be built from that.

    At level 3 it is one group: mypyc then knows all subclasses of a class, which saves checks and calls.
    """
    files = sorted(
        filter(is_played, (file for module in compiled_modules() for file in files_of(module))), key=group_of
    )
    groups: list[tuple[list[str], str | None]]
    groups = [([str(file) for file in members], name) for name, members in groupby(files, key=group_of)]
    os.environ["MYPYPATH"] = str(SOURCES)
    # Without mypy's cache: of classes that come from there mypyc doesn't know which attributes have a bit that says
    # whether they are set, so that what it makes of a changed module would fail, or not fit the others.
    options = ["--config-file=", "--explicit-package-bases", f"--cache-dir={os.devnull}"]
    said = io.StringIO()
    try:
        with redirect_stdout(said):  # it also warns of slow code that is run once
            built = mypycify(
                options + [str(file) for file in files],
                separate=groups if level != WHOLE else False,
                group_name="pentapolis" if level == WHOLE else None,
                target_dir=str(folder / "c"),
                opt_level=level,
                debug_level="0",
            )
    except SystemExit:
        print(said.getvalue())
        raise
    extensions = [extension for extension in built if isinstance(extension, Extension)]  # it knows distutils' too
    for extension in extensions:
        if level != WHOLE and extension.name.endswith(LIBRARY):
            spare(extension)
    return extensions


def clear_if_other(folder: Path, tools: str) -> None:
    """Empty the folder unless the same tools have filled it."""
    mark = folder / "tools"
    if not mark.exists() or mark.read_text("utf-8") != tools:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        mark.write_text(tools, "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where to build; the modules come to FOLDER/modules")
    parser.add_argument("--level", default="1", choices="0123", help="how far the C compiler optimises")
    arguments = parser.parse_args()
    folder = arguments.folder
    clear_if_other(folder, f"Python {sys.version}, mypy {version('mypy')}, level {arguments.level}\n")
    build = Build(Distribution({"name": "pentapolis", "ext_modules": translate(folder, arguments.level)}))
    build.build_lib, build.build_temp = str(folder / "modules"), str(folder / "objects")
    build.parallel = os.cpu_count() or 1
    build.ensure_finalized()
    build.run()
    for gone in set((folder / "modules").rglob("*.*")) - {Path(output) for output in build.get_outputs()}:
        gone.unlink()


if __name__ == "__main__":
    main()
