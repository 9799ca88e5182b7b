"""A training, with a progress bar for what is being done, and a line for each generation."""

from pathlib import Path

from rich.progress import Progress, TaskID

from pentapolis.cli.progress import progress_bar
from pentapolis.cli.terminal import Terminal
from pentapolis.core.problem import Problem
from pentapolis.games import game


class Training:
    """What is trained, and where it is kept."""

    def __init__(self, folder: Path, generations: int, game_id: str, *numbers: int) -> None:
        """Refuse what can't be trained before the first game; the numbers are those of a `Plan`."""
        game(game_id)
        try:
            from pentapolis.training.trainer import Plan
        except ImportError as error:
            raise Problem("problem.train-extra") from error
        self._plan = Plan(game_id, *numbers)
        self._folder = folder
        self._generations = generations

    def run(self, terminal: Terminal) -> None:
        """Go on to the last generation."""
        from pentapolis.training.trainer import Trainer, workers

        with workers(None) as pool, progress_bar() as progress:
            bar = _Bar(progress, terminal)
            trainer = Trainer(self._plan, self._folder, pool, bar.show)
            for generation in trainer.run(self._generations):
                terminal.tell(
                    "cli.train.generation",
                    number=generation.number,
                    positions=generation.positions,
                    error=generation.error,
                    share=generation.share,
                    kept="yes" if generation.kept else "no",
                )
        terminal.tell("cli.train.end", file=str(self._folder / "best.json"))


class _Bar:
    """One bar for each kind of work."""

    def __init__(self, progress: Progress, terminal: Terminal) -> None:
        self._progress = progress
        self._terminal = terminal
        self._tasks: dict[str, TaskID] = {}

    def show(self, work: str, done: int, total: int) -> None:
        if work not in self._tasks:
            self._tasks[work] = self._progress.add_task(self._terminal.say(f"cli.train.{work}"), total=total)
        self._progress.update(self._tasks[work], completed=done, total=total)
