"""Chance: an argument of every action, never a part of the state."""

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
BITS: Final = 0x3FFFFFFF
SECRET_BYTES: Final = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """A fast, reproducible stream of chance from a seed, for programs and search (the sfc32 generator)."""

    def __init__(self, seed: int) -> None:
        """Start the stream that belongs to `seed`, any whole number."""
        self._a: i64 = seed & WORD
        self._b: i64 = (seed >> 32) & WORD
        self._c: i64 = (seed >> 64) & WORD
        self._counter: i64 = 1
        for _ in range(12):
            self.bits()

    def bits(self) -> int:
        """Return the next 30 random bits (products of so small numbers stay fast when compiled)."""
        mixed = (self._a + self._b + self._counter) & WORD
        self._counter = (self._counter + 1) & WORD
        c = self._c
        self._a = self._b ^ (self._b >> 9)
        self._b = (c + (c << 3)) & WORD
        self._c = ((((c << 21) & WORD) | (c >> 11)) + mixed) & WORD
        return mixed >> 2

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n − 1, each equally likely."""
        product = self.bits() * n
        low = product & BITS
        if low < n:  # only here can a number be favoured: reject the surplus (Lemire's method)
            surplus = (BITS + 1 - n) % n
            while low < surplus:
                product = self.bits() * n
                low = product & BITS
        return product >> 30

    def shuffle(self, items: list[int]) -> None:
        """Put `items` into a random order, every order equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item


class TableLuck(Luck):
    """The luck of a table: streams of HMAC-SHA256 blocks from a 256-bit secret, one stream for each turn.

    Turn 0 is the set-up and turn k the k-th action. The hash of the secret is published before the first move and the
    secret after the last, so that anybody can run the game again and check every shuffle. Since a turn has a stream of
    its own, taking an action back and playing on can't be used to ask for other luck.
    """

    def __init__(self, secret: bytes) -> None:
        """Start at the set-up's stream of `secret`."""
        if len(secret) != SECRET_BYTES:
            raise ValueError("a table's secret has 32 bytes")
        self.secret: Final = secret
        self._key: bytes = secret
        self._stream: bytes = b""
        self._block: int = 0
        self._words: list[int] = []
        super().__init__(0)
        self.begin_turn(0)

    @property
    def hash(self) -> str:
        """The hash that is published before the first move."""
        return hashlib.sha256(self.secret).hexdigest()

    @property
    def used(self) -> bool:
        """Whether chance was used in this turn."""
        return self._block > 0

    def begin_turn(self, turn: int) -> None:
        """Go to the start of the stream of `turn`."""
        self._begin(turn.to_bytes(8, "big"))

    def begin_action(self, number: int, held: list[int]) -> None:
        """Go to the stream of the `number`-th action, 0 for the set-up; `held` counts what then holds of each seat."""
        self.begin_turn(number)

    def _begin(self, stream: bytes) -> None:
        self._stream = stream
        self._block = 0
        self._words = []

    def bits(self) -> int:
        """Return the next 30 bits of this turn's stream."""
        if not self._words:
            digest = hmac.digest(self._key, self._stream + self._block.to_bytes(8, "big"), "sha256")
            self._words = [int.from_bytes(digest[i : i + 4], "big") for i in range(28, -4, -4)]
            self._block += 1
        return self._words.pop() >> 2


class SharedLuck(TableLuck):
    """The luck of a table that nobody alone has chosen: it comes from the secret and from a part of every seat.

    An action's stream goes by how many actions of each seat hold after it. So a choice that is taken back, with another
    in its place, leaves all luck that follows as it was, and no stream serves twice after different things were seen.
    """

    def __init__(self, secret: bytes, parts: list[bytes]) -> None:
        """Start at the set-up's stream; there is a part for each seat, each as long as the secret."""
        super().__init__(secret)
        if any(len(part) != SECRET_BYTES for part in parts):
            raise ValueError("a part of a table's luck has 32 bytes")
        self._key = hmac.digest(secret, b"".join(parts), "sha256")
        self.begin_action(0, [0] * len(parts))

    def begin_action(self, number: int, held: list[int]) -> None:
        """Go to the stream that belongs to what holds of each seat."""
        self._begin(b"".join([count.to_bytes(8, "big") for count in held]))


def part_of(secret: bytes, seat: int) -> bytes:
    """Return the part of a seat that gives none of its own: it follows from the secret, so nobody can choose it."""
    return hmac.digest(secret, b"part" + bytes([seat]), "sha256")
