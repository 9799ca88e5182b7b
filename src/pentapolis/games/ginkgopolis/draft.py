"""The draft of the characters (GK-2.5): packs of four go round to the left, and everybody keeps one of each."""

from typing import Any, Final

from pentapolis.core.agenda import NOTHING, Step
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.problem import Params
from pentapolis.core.refusal import Refusal
from pentapolis.games.ginkgopolis.actions import DRAFT
from pentapolis.games.ginkgopolis.cards import ALL_CHARACTERS, CHARACTER_COUNT, characters, mask_of
from pentapolis.games.ginkgopolis.events import CharacterPicked, CharactersRevealed, PackReceived
from pentapolis.games.ginkgopolis.steps import GkStep
from pentapolis.games.ginkgopolis.table import PACK_SIZE, PICKS, Table


def deal_packs(s: Table, luck: Luck, events: list[Event] | None) -> None:
    """Deal four characters to each player."""
    deck = list(range(CHARACTER_COUNT))
    luck.shuffle(deck)
    for seat in range(s.seats):
        s.players[seat].draft_pack = sorted(deck[seat * PACK_SIZE : (seat + 1) * PACK_SIZE])
    s.undealt = mask_of(deck[s.seats * PACK_SIZE :])
    s.unused = 0
    _tell_packs(s, events)


def _tell_packs(s: Table, events: list[Event] | None) -> None:
    if events is not None:
        for seat in range(s.seats):
            events.append(PackReceived(seat, characters(s.players[seat].draft_pack)))


class DraftCharacters(GkStep):
    """Everybody keeps a character of the pack, in secret; `at` is how many passes are over (GK-2.5)."""

    def possible(self, s: Table) -> bool:
        return bool(s.players[0].draft_pack)

    def owing(self, s: Table, at: int) -> int:
        mask = 0
        for seat in range(s.seats):
            if len(s.players[seat].picks) == at:
                mask |= 1 << seat
        return mask

    def legal(self, s: Table, seat: int, at: int) -> list[int]:
        player = s.players[seat]
        return [DRAFT + picked for picked in player.draft_pack] if len(player.picks) == at else NOTHING

    def refuse(self, s: Table, seat: int, action: int, at: int) -> Refusal:
        if len(s.players[seat].picks) > at:
            return Refusal("GK-2.5", "picked-already")
        return Refusal("GK-2.5", "not-in-pack", {"character": action - DRAFT + 1})

    def answer(self, s: Table, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        player = s.players[seat]
        picked = action - DRAFT
        player.picks = [*player.picks, picked]
        player.draft_pack = [number for number in player.draft_pack if number != picked]
        if events is not None:
            events.append(CharacterPicked(seat))

    def attempts(self, s: Table, seat: int, at: int) -> list[int]:
        """Return the characters of the pack."""
        return self.legal(s, seat, at)

    def params(self, s: Table, viewer: int | None, at: int) -> Params:
        return {"left": PICKS - at}

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Pass the packs to the left, or after the last pass lay all characters open."""
        if at + 1 == PICKS:
            _reveal(s, events)
            s.done()
            return
        pack = s.players[s.seats - 1].draft_pack
        for seat in range(s.seats):
            player = s.players[seat]
            pack, player.draft_pack = player.draft_pack, pack
        _tell_packs(s, events)
        s.stay(at + 1)

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        if above is not None or at >= PICKS or s.round > 0 or s.options["characters"] != "draft":
            return False
        for seat in range(s.seats):
            player = s.players[seat]
            if len(player.picks) not in (at, at + 1) or len(player.draft_pack) != PACK_SIZE - len(player.picks):
                return False
        return s.turn == s.acted == s.ending == 0


def _reveal(s: Table, events: list[Event] | None) -> None:
    """Lay all characters open; the last of each pack leaves the game."""
    s.undealt = 0
    s.unused = ALL_CHARACTERS
    for seat in range(s.seats):
        player = s.players[seat]
        player.bonuses = mask_of(player.picks)
        s.unused &= ~player.bonuses
        if events is not None:
            events.append(CharactersRevealed(seat, characters(sorted(player.picks))))
        player.draft_pack = []
        player.picks = []


# What was seen of the packs.


def passes_made(s: Table) -> int:
    """Return how many times all packs have been passed on."""
    return min(len(s.players[seat].picks) for seat in range(s.seats))


def whole_packs(s: Table) -> list[list[int]]:
    """Return each pack by whom it was dealt to: those kept of it, in the order of the passes, then the others."""
    passes = passes_made(s)
    packs: list[list[int]] = []
    for dealt_to in range(s.seats):
        holder = s.players[(dealt_to + passes) % s.seats]
        kept = [s.players[(dealt_to + going) % s.seats].picks[going] for going in range(passes)]
        packs.append([*kept, *holder.picks[passes:], *holder.draft_pack])
    return packs


def passed_on(s: Table, seat: int) -> list[int]:
    """Return the characters that a drafter has seen and not kept, and that are not in the own pack now (GK-12.1)."""
    picks = s.players[seat].picks
    packs = whole_packs(s)
    seen: set[int] = set()
    for going in range(len(picks)):
        seen |= set(packs[(seat - going) % s.seats][going + 1 :])
    own = s.players[seat].draft_pack if len(picks) == passes_made(s) else []
    return sorted(seen - set(own))


DRAFT_CHARACTERS: Final = DraftCharacters("GK-2.5", ("draft",), name="drafting", not_now="no-draft-now", together=True)
