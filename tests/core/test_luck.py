"""Luck: the same streams everywhere, equally likely numbers, and a table's luck that anybody can check."""

import hashlib
import hmac
from collections import Counter
from itertools import permutations

import pytest

from pentapolis.core.luck import Luck, SharedLuck, TableLuck, part_of

SECRET = bytes(range(32))
WORDS = 1 << 30

# computed apart from the engine, once and for all
SEED_12345 = [20320424, 176244360, 279009059, 386307722, 353196550, 909953747]
SEED_12345_BELOW_80 = [71, 20, 14, 17, 2, 25, 79, 44, 18, 24, 19, 53]
TABLE_TURN_0 = [1071940748, 98518299, 974129070, 140297377, 67111657, 1046870586]
TABLE_TURN_7_BELOW_110 = [94, 108, 3, 4, 50, 28, 34, 19, 96, 52]
TABLE_TURN_8_SHUFFLED = [10, 1, 4, 11, 5, 3, 7, 0, 13, 8, 9, 12, 15, 2, 14, 6]


def sfc32(seed: int, count: int) -> list[int]:
    """Numbers of the generator as it was published, 30 bits of each."""
    mask = 2**32 - 1
    a, b, c, counter = seed % 2**32, (seed // 2**32) % 2**32, (seed // 2**64) % 2**32, 1
    numbers = []
    for _ in range(12 + count):
        result = (a + b + counter) & mask
        counter = (counter + 1) & mask
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & mask
        c = (((c << 21) | (c >> 11)) + result) & mask
        numbers.append(result >> 2)
    return numbers[12:]


def hmac_words(secret: bytes, turn: int, count: int) -> list[int]:
    """Numbers of a turn, computed from the description: blocks of HMAC-SHA256 over turn and counter, 32 bits each."""
    stream = b""
    block = 0
    while len(stream) < 4 * count:
        message = turn.to_bytes(8, "big") + block.to_bytes(8, "big")
        stream += hmac.new(secret, message, hashlib.sha256).digest()
        block += 1
    return [int.from_bytes(stream[4 * i : 4 * i + 4], "big") // 4 for i in range(count)]


class Scripted(Luck):
    """Luck whose bits are given."""

    def __init__(self, words: list[int]) -> None:
        self.words = [0] * 12 + words
        super().__init__(0)

    def bits(self) -> int:
        return self.words.pop(0)


@pytest.mark.parametrize("seed", [0, 1, 2**32, 2**64, 2**95 + 2**40 + 17, -1, -(2**70)])
def test_a_seeds_stream_is_the_published_generators(seed: int) -> None:
    luck = Luck(seed)
    assert [luck.bits() for _ in range(200)] == sfc32(seed, 200)


def test_a_seeds_stream_never_changes() -> None:
    luck = Luck(12345)
    assert [luck.bits() for _ in range(6)] == SEED_12345
    assert [luck.below(80) for _ in range(12)] == SEED_12345_BELOW_80


def test_equal_seeds_give_equal_streams_and_others_do_not() -> None:
    streams = [tuple(luck.bits() for _ in range(8)) for luck in (Luck(5), Luck(5), Luck(6))]
    assert streams[0] == streams[1] != streams[2]


@pytest.mark.parametrize("turn", [0, 1, 2, 255, 256, 10**6])
def test_a_tables_stream_is_hmac(turn: int) -> None:
    luck = TableLuck(SECRET)
    luck.begin_turn(turn)
    assert [luck.bits() for _ in range(40)] == hmac_words(SECRET, turn, 40)


def test_a_tables_stream_begins_with_the_set_up() -> None:
    luck = TableLuck(SECRET)
    assert [luck.bits() for _ in range(10)] == hmac_words(SECRET, 0, 10)


def test_a_tables_stream_never_changes() -> None:
    luck = TableLuck(SECRET)
    assert [luck.bits() for _ in range(6)] == TABLE_TURN_0
    luck.begin_turn(7)
    assert [luck.below(110) for _ in range(10)] == TABLE_TURN_7_BELOW_110
    luck.begin_turn(8)
    items = list(range(16))
    luck.shuffle(items)
    assert items == TABLE_TURN_8_SHUFFLED


def test_the_hash_is_of_the_secret() -> None:
    assert TableLuck(SECRET).hash == hashlib.sha256(SECRET).hexdigest()


@pytest.mark.parametrize("size", [0, 31, 33, 64])
def test_a_secret_has_32_bytes(size: int) -> None:
    with pytest.raises(ValueError, match="32"):
        TableLuck(bytes(size))


def test_a_turn_begins_anew_whatever_was_used_before() -> None:
    luck = TableLuck(SECRET)
    luck.begin_turn(3)
    first = [luck.bits() for _ in range(11)]
    luck.begin_turn(4)
    luck.bits()
    luck.begin_turn(3)
    assert [luck.bits() for _ in range(11)] == first


def test_a_table_knows_whether_chance_was_used_in_this_turn() -> None:
    luck = TableLuck(SECRET)
    used = [luck.used]
    for turn, n in enumerate([6, 0, 2, 0], start=1):
        luck.begin_turn(turn)
        used.append(luck.used)
        if n:
            luck.below(n)
        used.append(luck.used)
    assert used == [False, False, True, False, False, False, True, False, False]


def test_a_shuffle_without_choice_uses_no_chance() -> None:
    luck = TableLuck(SECRET)
    for items in ([], [7]):
        luck.shuffle(items)
    assert not luck.used


@pytest.mark.parametrize("n", [1, 2, 3, 5, 7, 80, 110, 1000, 2**29, 2**29 + 1, 2**30 - 1, 2**30])
def test_below_rejects_exactly_the_surplus(n: int) -> None:
    """Each number has the same share of the 2³⁰ words; of the words that are too many each is rejected."""
    surplus = WORDS % n
    for number in {0, min(1, n - 1), n // 2, n - 1}:
        first = -(-number * WORDS // n)  # the first word that leads to this number
        last = -(-(number + 1) * WORDS // n) - 1
        rejected = 1 if (first * n) % WORDS < surplus else 0
        assert last - first + 1 - rejected == WORDS // n
        for word in {first, min(first + 1, last), last}:
            luck = Scripted([word, WORDS - 1, WORDS - 1])
            result = luck.below(n)
            if word == first and rejected:
                assert (result, len(luck.words)) == (n - 1, 1), "rejected, and the next word taken"
            else:
                assert (result, len(luck.words)) == (number, 2)


def test_below_rejects_as_often_as_it_has_to() -> None:
    luck = Scripted([0, 0, 0, WORDS // 2])
    assert luck.below(3) == 1
    assert luck.words == []


@pytest.mark.parametrize("luck", [Luck(1), TableLuck(SECRET)], ids=["seed", "table"])
@pytest.mark.parametrize("n", [2, 6, 7])
def test_numbers_are_equally_likely(luck: Luck, n: int) -> None:
    draws = 6000 * n
    counts = Counter(luck.below(n) for _ in range(draws))
    assert set(counts) == set(range(n))
    assert chi_square(counts, 6000) < 25  # of at most 6 degrees of freedom: one in three thousand


@pytest.mark.parametrize("luck", [Luck(2), TableLuck(SECRET)], ids=["seed", "table"])
def test_orders_are_equally_likely(luck: Luck) -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 400):
        items = [0, 1, 2, 3]
        luck.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 400) < 55  # of 23 degrees of freedom: one in five thousand


def chi_square(counts: Counter[int] | Counter[tuple[int, ...]], expected: int) -> float:
    return sum((count - expected) ** 2 / expected for count in counts.values())


def test_a_shuffle_keeps_equal_items() -> None:
    items = [1, 1, 2, 2, 2, 3]
    Luck(3).shuffle(items)
    assert sorted(items) == [1, 1, 2, 2, 2, 3]


PARTS = [bytes([number] * 32) for number in (1, 2)]


def test_shared_luck_is_hmac_of_secret_and_parts() -> None:
    """As docs/records.md says it."""
    luck = SharedLuck(SECRET, PARTS)
    key = hmac.digest(SECRET, PARTS[0] + PARTS[1], "sha256")
    for held in ([0, 0], [3, 0], [3, 1]):
        luck.begin_action(99, held)
        block = hmac.digest(key, bytes([*[0] * 7, held[0], *[0] * 7, held[1], *[0] * 8]), "sha256")
        assert luck.bits() == int.from_bytes(block[:4], "big") >> 2
    assert luck.hash == TableLuck(SECRET).hash


def test_shared_luck_begins_with_the_set_up() -> None:
    luck = SharedLuck(SECRET, PARTS)
    first = [luck.bits() for _ in range(10)]
    luck.begin_action(0, [0, 0])
    assert [luck.bits() for _ in range(10)] == first


@pytest.mark.parametrize("seat", [0, 1])
def test_every_part_changes_the_luck(seat: int) -> None:
    others = PARTS[:]
    others[seat] = bytes(32)
    assert SharedLuck(SECRET, PARTS).bits() != SharedLuck(SECRET, others).bits()
    assert SharedLuck(SECRET, PARTS).bits() != SharedLuck(bytes(32), PARTS).bits()


def test_a_part_that_nobody_gave_follows_from_the_secret() -> None:
    assert part_of(SECRET, 1) == hmac.digest(SECRET, b"part\x01", "sha256")
    assert len({part_of(SECRET, 0), part_of(SECRET, 1), part_of(bytes(32), 0)}) == 3


def test_a_part_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32"):
        SharedLuck(SECRET, [bytes(31)])
