"""The documents are true: their Python runs, their records re-run, and what they name exists.

A `python` block is run, all blocks of a document in one namespace; one that begins with `>>>` must print what it shows.
What is only a part of something stands in a `py` block, and a record in a `text` block.
"""

import doctest
import re
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
import typer
import typer.main

from pentapolis.cli import COMMANDS
from pentapolis.core.record import FIRST_LINE, SHARED_FIRST_LINE, parse_record, verify
from pentapolis.games import game

ROOT: Final = Path(__file__).resolve().parents[2]
DOCUMENTS: Final = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/*.md")])

_BLOCK: Final = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_SPAN: Final = re.compile(r"`([^`\n]+)`")
_LINK: Final = re.compile(r"\]\(([^)\s]+)\)")
_HEADING: Final = re.compile(r"^#+ (.+)$", re.MULTILINE)
_COMMAND: Final = re.compile(r"^(?:\S*/)?pentapolis ([a-z]+)([^#]*)")
_TEST_FILE: Final = re.compile(r"(tests/[\w/]+/)?test_\w+\.py")
_MAKE: Final = re.compile(r"^make ([a-z-]+)")


class Block(NamedTuple):
    """A fenced block of a document: its language and its text."""

    language: str
    text: str


_FIRST_LINES: Final = (FIRST_LINE, SHARED_FIRST_LINE)


def name(document: Path) -> str:
    return document.relative_to(ROOT).as_posix()


def blocks(document: Path, *languages: str) -> list[str]:
    found = (Block(*match.groups()) for match in _BLOCK.finditer(document.read_text("utf-8")))
    return [block.text for block in found if block.language in languages]


def prose(document: Path) -> str:
    return _BLOCK.sub("", document.read_text("utf-8"))


def commands_in(document: Path) -> list[str]:
    """Return what a reader might type: the lines of shell and indented blocks, and what stands between backticks."""
    lines = [line.strip() for block in blocks(document, "sh") for line in block.splitlines()]
    lines += [line.strip() for line in prose(document).splitlines() if line.startswith("    ")]
    return lines + [span for span in _SPAN.findall(prose(document)) if not span.startswith(_FIRST_LINES)]


def anchors(document: Path) -> set[str]:
    headings = _HEADING.findall(prose(document))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def options_of(command: str) -> set[str]:
    application = typer.Typer(add_completion=False)
    application.command()(getattr(import_module(f"pentapolis.cli.{command}"), command))
    params = typer.main.get_command(application).params
    return {option for param in params for option in [*param.opts, *param.secondary_opts]} | {"--help"}


WITH_PYTHON: Final = [document for document in DOCUMENTS if blocks(document, "python")]
RECORDS: Final = [
    (document, block)
    for document in DOCUMENTS
    for block in blocks(document, "text")
    if block.startswith(_FIRST_LINES) and "…" not in block
]


@pytest.mark.parametrize("document", WITH_PYTHON, ids=name)
def test_python_runs(document: Path) -> None:
    namespace: dict[str, Any] = {"__name__": "document"}
    for number, block in enumerate(blocks(document, "python"), start=1):
        title = f"{name(document)}, block {number}"
        if block.startswith(">>>"):
            example = doctest.DocTestParser().get_doctest(block, namespace, title, None, None)
            said: list[str] = []
            doctest.DocTestRunner(verbose=False).run(example, out=said.append, clear_globs=False)
            assert "".join(said) == ""
            namespace = example.globs
        else:
            exec(compile(block, title, "exec"), namespace)


@pytest.mark.parametrize(
    ("document", "text"), RECORDS, ids=lambda value: name(value) if isinstance(value, Path) else value.split("\n")[0]
)
def test_records_rerun(document: Path, text: str) -> None:
    record = parse_record(text, game)
    assert record.text() == text
    if record.secret is not None:
        verify(record)


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_links_lead_somewhere(document: Path) -> None:
    for link in _LINK.findall(prose(document)):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = document.parent / path if path else document
        assert target.exists(), link
        if anchor:
            assert anchor in anchors(target), link


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_commands_exist(document: Path) -> None:
    for line in commands_in(document):
        if found := _COMMAND.match(line):
            command, rest = found.groups()
            assert command in COMMANDS, line
            assert set(re.findall(r"(?<!\S)--[a-z-]+", rest)) <= options_of(command), line


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_make_has_these_targets(document: Path) -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    for line in commands_in(document):
        if found := _MAKE.match(line):
            assert found[1] in targets, line


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_tests_that_are_named_exist(document: Path) -> None:
    known = {file.name for file in ROOT.glob("tests/**/test_*.py")}
    for span in _SPAN.findall(prose(document)):
        if _TEST_FILE.fullmatch(span):
            assert span in known or (ROOT / span).is_file(), span


def _modules_in_table(heading: str) -> set[str]:
    """The modules that the first column of a table of the architecture names."""
    text = (ROOT / "docs/architecture.md").read_text("utf-8")
    table = text[text.index(f"| {heading} | what it holds |") :].partition("\n\n")[0]
    return {name for row in table.splitlines()[2:] for name in _SPAN.findall(row.split("|")[1])}


def _modules_in(folder: str) -> set[str]:
    return {file.stem for file in (ROOT / folder).iterdir() if file.stem not in ("__init__", "__pycache__")}


def test_the_architecture_names_every_module_of_the_core() -> None:
    assert _modules_in_table("module of `core`") == _modules_in("src/pentapolis/core")


def test_the_architecture_names_every_module_of_the_server_and_the_linter_knows_the_domain() -> None:
    domain, around = _modules_in_table("domain"), _modules_in_table("around it")
    assert domain | around == _modules_in("src/pentapolis/server")
    assert domain & around == set()
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    (linted,) = [contract["source_modules"] for contract in contracts if "server's domain" in contract["name"]]
    assert domain == {module.removeprefix("pentapolis.server.") for module in linted}


def test_the_documents_have_something_to_check() -> None:
    assert {name(document) for document in WITH_PYTHON} >= {"README.md", "docs/records.md", "docs/adding-a-game.md"}
    assert RECORDS
    readme = commands_in(ROOT / "README.md")
    assert {found[1] for line in readme if (found := _COMMAND.match(line))} == set(COMMANDS)
