"""Positions from short descriptions, always of a moment at which a player begins a turn.

    seats: 2                                     # 2, if left out
    boards: advanced                             # the options: basic and no, if left out
    contracts: yes
    pack: mine@3f1d3b432fac                      # the game's own cards, if left out
    round: 5                                     # 1, if left out
    moves: 2                                     # turns that were taken in this round, 0 if left out
    order: 1 0                                   # the seats in their order, if left out
    track: 0 1                                   # seats on the federation track, front first
    space 0: 3                                   # where they stand on it
    taken: green-1 1; red-2 0                    # slots with the seats whose tiles lie there, or `block`
    cloned: 1                                    # the cloning tile is taken
    board 0: 3                                   # a board of the right side with the number of the seat, if left out
    network 0: city N; symbiotic E; tunnel T01; tunnel+ T02; farm SE.a; farm+ SE.b   # + is upgraded
    goods 0: 2 kelp 1 credits 12 points          # nothing, if left out
    metropolises 0: mr1 mb01 mb02                # the first ones that are left, if left out
    hand 0: 34 37                                # nothing, if left out
    known 0: 191                                 # special cards of the hand that all have seen
    claimed 0: 10 37 assistant                   # cards in front of the player: just the assistant, if left out
    used 0: 34                                   # action cards that were used in this era
    paid 0: 192                                  # instant special cards that lie face down
    contracts 0: 2                               # contracts that were taken
    contract: 1 3 5                              # open contracts
    deck: 5 6                                    # on top of the era's deck, the next one first
    discards: 7                                  # discards of the era
    special: 191                                 # the face-up special card
    specials: 192 193                            # on top of the special deck, the next one first
    dear: 181 182                                # face-up special cards of cost 3

The starting city stands. The other cards of the era are shuffled into its deck, cards of past eras that are named
nowhere are out of the game.
"""

from typing import TYPE_CHECKING, Final

from pentapolis.core.game import Options
from pentapolis.core.luck import Luck
from pentapolis.core.pile import Pile
from pentapolis.core.position import read_lines, read_number
from pentapolis.core.problem import Problem
from pentapolis.games.underwater_cities.boards import ADVANCED_BOARDS, BASIC_BOARDS
from pentapolis.games.underwater_cities.components import (
    ACTION,
    ASSISTANT,
    BLUE,
    BROWN,
    CARD_NAMES,
    CHEAP_SPECIALS,
    CONTRACT_COUNT,
    DEAR_SHOWN,
    DEAR_SPECIALS,
    FIRST_OF_ERA,
    METROPOLIS_IDS,
    PERMANENT,
    PRODUCTION,
    SLOT_NAMES,
)
from pentapolis.games.underwater_cities.goods import RESOURCES, goods_of
from pentapolis.games.underwater_cities.network import reach_of
from pentapolis.games.underwater_cities.places import (
    FIRST_SITE,
    FIRST_TUNNEL,
    SPOT_NAMES,
    count,
)
from pentapolis.games.underwater_cities.player import SPACES, Player
from pentapolis.games.underwater_cities.rounds import FREE_SLOTS, begin_turn, beginning_turn
from pentapolis.games.underwater_cities.table import (
    BLOCKED,
    MOST_SEATS,
    ROUNDS,
    SYMBIOTIC_SUPPLY,
    TUNNEL_SUPPLY,
    TURNS,
    WHITE_SUPPLY,
    Table,
)

if TYPE_CHECKING:
    from pentapolis.core.game import Game

_OF_SEATS: Final = (
    *("space", "board", "network", "goods", "metropolises", "hand", "known", "claimed", "used", "paid", "contracts"),
)
_KEYS: Final = (
    *("seats", "boards", "contracts", "pack", "round", "moves", "order", "track", "taken", "cloned", "contract"),
    *("deck", "discards", "special", "specials", "dear"),
    *(f"{name} {seat}" for name in _OF_SEATS for seat in range(MOST_SEATS)),
)
_KEY: Final = "underwater-cities.position."


class Description:
    """A description, read line by line; whatever is wrong is collected in `problems`."""

    def __init__(self, text: str, game: "Game", problems: list[Problem]) -> None:
        """Read `text`."""
        self.problems = problems
        self._values = read_lines(text, _KEYS, problems)
        self.seats = read_number(self._values.get("seats", "2"), 1, MOST_SEATS, "seats", problems)
        self.options: Options = {}
        for option in game.options:
            allowed = game.allowed(option, self.seats)
            value = self._values.get(option.name, str(allowed[0]))
            if value not in allowed:
                problems.append(Problem(_KEY + "option", {"option": option.name, "found": value}))
                value = str(allowed[0])
            self.options[option.name] = value

    def lay(self, s: Table, luck: Luck) -> None:
        """Lay a table that is empty but for the number of seats."""
        s.round = self._number("round", 1, ROUNDS)
        s.era = 1 if s.round <= 4 else 2 if s.round <= 7 else 3
        s.moves = self._number("moves", 0, TURNS * s.seats - 1)
        s.order = self._seats("order") or list(range(s.seats))
        s.track = self._seats("track")
        s.cloned = self._number("cloned", 0, 1)
        s.contracts = [number - 1 for number in self._numbers("contract", CONTRACT_COUNT)]
        self._lay_tiles(s)
        tiles = [*BROWN, *BLUE]
        for seat in range(MOST_SEATS):
            if seat < s.seats:
                self._lay_seat(s, seat)
                tiles = [tile for tile in tiles if tile not in s.players[seat].metropolises]
            elif any(f"{name} {seat}" in self._values for name in _OF_SEATS):
                self.problems.append(Problem(_KEY + "no-such-seat", {"seat": seat}))
        for player in s.players:
            if not player.metropolises:
                brown = [tile for tile in tiles if tile in BROWN]
                blue = [tile for tile in tiles if tile in BLUE]
                player.metropolises = [brown[0], blue[0], blue[1]]
                tiles = [tile for tile in tiles if tile not in player.metropolises]
        spares = [tile for tile in tiles if tile in BLUE]
        luck.shuffle(spares)
        s.spares = Pile(spares)
        self._lay_supply(s)
        self._lay_cards(s, luck)
        if not self.problems:
            begin_turn(s)
        s.agenda = beginning_turn()

    def _number(self, key: str, low: int, high: int) -> int:
        return read_number(self._values.get(key, str(low)), low, high, key, self.problems)

    def _numbers(self, key: str, most: int) -> list[int]:
        return [read_number(word, 1, most, key, self.problems) for word in self._values.get(key, "").split()]

    def _seats(self, key: str) -> list[int]:
        return [read_number(word, 0, self.seats - 1, key, self.problems) for word in self._values.get(key, "").split()]

    def _name(self, key: str, word: str, names: list[str]) -> int:
        if word in names:
            return names.index(word)
        self.problems.append(Problem(_KEY + "unknown", {"key": key, "found": word}))
        return 0

    def _cards(self, key: str) -> list[int]:
        return [self._name(key, word, CARD_NAMES) for word in self._values.get(key, "").split()]

    def _parts(self, key: str) -> list[list[str]]:
        """Return the words of the parts of a line, which semicolons separate."""
        return [part.split() for part in self._values.get(key, "").split(";") if part.strip()]

    def _lay_tiles(self, s: Table) -> None:
        taken = FREE_SLOTS[:]
        for slot, *seats in self._parts("taken"):
            index = self._name("taken", slot, SLOT_NAMES[:-1])
            for word in seats:
                bit = read_number(word, 0, s.seats - 1, "taken", self.problems) if word != "block" else -1
                taken[index] |= BLOCKED if bit < 0 else 1 << bit
        s.taken = taken

    def _lay_seat(self, s: Table, seat: int) -> None:
        player = s.players[seat]
        boards = ADVANCED_BOARDS if self.options["boards"] == "advanced" else BASIC_BOARDS
        player.board = read_number(
            self._values.get(f"board {seat}", str(boards[seat] + 1)),
            boards[0] + 1,
            boards[-1] + 1,
            "board",
            self.problems,
        )
        player.board -= 1
        space = self._number(f"space {seat}", 0, SPACES)
        player.steps = SPACES + 1 - space if space else 0
        player.whites = 1 << player.printed().start
        for words in self._parts(f"network {seat}"):
            self._build(player, f"network {seat}", words)
        player.reach = reach_of(player)
        self._lay_goods(player, f"goods {seat}")
        ids = list(METROPOLIS_IDS)
        player.metropolises = [
            self._name(f"metropolises {seat}", word, ids)
            for word in self._values.get(f"metropolises {seat}", "").split()
        ]
        player.hand = sorted(self._cards(f"hand {seat}"))
        player.open_hand = sorted(self._cards(f"known {seat}"))
        player.face_down = sorted(self._cards(f"paid {seat}"))
        player.used = sorted(self._cards(f"used {seat}"))
        player.contracts = [number - 1 for number in self._numbers(f"contracts {seat}", CONTRACT_COUNT)]
        claimed = self._cards(f"claimed {seat}") if f"claimed {seat}" in self._values else [ASSISTANT]
        player.permanents = sorted(card for card in claimed if s.components.cards[card].type == PERMANENT)
        player.actions = sorted(card for card in claimed if s.components.cards[card].type == ACTION)
        player.productions = sorted(card for card in claimed if s.components.cards[card].type == PRODUCTION)
        player.ends = sorted(card for card in claimed if s.components.cards[card].type > PRODUCTION)

    def _lay_goods(self, player: Player, key: str) -> None:
        words = self._values.get(key, "").split()
        found: dict[str, int] = {}
        for amount, name in zip(words[::2], words[1::2]):
            if name not in RESOURCES[:-1] or not amount.isdigit():
                self.problems.append(Problem(_KEY + "unknown", {"key": key, "found": f"{amount} {name}"}))
            elif int(amount):
                found[name] = min(int(amount), 10**4)
        player.goods = goods_of(found)

    def _build(self, player: Player, key: str, words: list[str]) -> None:
        """Put something on a spot, wherever that is; `defects` says whether it could be there."""
        kind, upgraded = words[0].rstrip("+"), words[0].endswith("+")
        spot = self._name(key, words[1] if len(words) == 2 else "", SPOT_NAMES)
        bit = 1 << spot
        if kind == "tunnel" and FIRST_TUNNEL <= spot < FIRST_SITE:
            player.tunnels |= bit >> FIRST_TUNNEL
            player.upgraded_tunnels |= (bit if upgraded else 0) >> FIRST_TUNNEL
        elif kind == "city" and spot >= FIRST_SITE:
            player.whites |= bit >> FIRST_SITE
        elif kind == "symbiotic" and spot >= FIRST_SITE:
            player.symbiotics |= bit >> FIRST_SITE
            player.whites &= ~(bit >> FIRST_SITE)
        elif kind in ("farm", "plant", "laboratory") and spot < FIRST_TUNNEL:
            player.farms |= bit if kind == "farm" else 0
            player.plants |= bit if kind == "plant" else 0
            player.laboratories |= bit if kind == "laboratory" else 0
            player.upgraded |= bit if upgraded else 0
        else:
            self.problems.append(Problem(_KEY + "unknown", {"key": key, "found": " ".join(words)}))

    def _lay_supply(self, s: Table) -> None:
        s.tunnels_left = max(0, TUNNEL_SUPPLY - sum(count(player.tunnels) for player in s.players))
        s.whites_left = max(0, WHITE_SUPPLY - sum(count(player.whites) for player in s.players))
        symbiotic = sum(count(player.symbiotics) for player in s.players) if s.seats > 1 else 0
        s.symbiotics_left = max(0, SYMBIOTIC_SUPPLY[s.seats] - symbiotic)

    def _lay_cards(self, s: Table, luck: Luck) -> None:
        """Lay the decks: what is named on top, everything else that is left below it."""
        named = [card for player in s.players for card in _in_front_of(player)]
        top = self._cards("deck")
        s.discards = sorted(self._cards("discards"))
        turned = self._cards("special")
        specials = self._cards("specials")
        s.dear = sorted(self._cards("dear"))
        named += [*top, *s.discards, *turned, *specials, *s.dear]
        rest = [card for card in range(FIRST_OF_ERA[s.era], FIRST_OF_ERA[s.era + 1]) if card not in named]
        luck.shuffle(rest)
        s.deck = Pile(top + rest)
        s.gone = [card for card in range(FIRST_OF_ERA[s.era]) if card not in named]
        cheap = [card for card in CHEAP_SPECIALS if card not in named]
        luck.shuffle(cheap)
        pile = turned + specials + cheap
        s.special_top = pile[0] + 1 if pile else 0
        s.special_deck = Pile(pile[1:])
        if "dear" not in self._values:
            s.dear = [card for card in DEAR_SPECIALS if card not in named][:DEAR_SHOWN]


def _in_front_of(player: Player) -> list[int]:
    """Return all cards that a player has."""
    return [
        *player.hand,
        *player.open_hand,
        *player.permanents,
        *player.actions,
        *player.productions,
        *player.ends,
        *player.face_down,
    ]
