"""The queue before the worker processes: whoever asks for much waits longer, and nobody else does."""

from pentapolis.server.fair_queue import FairQueue, Turn
from pentapolis.server.visitors import Visitor, address, visitor


def turn(name: str, awaited: bool = True) -> Turn:
    """A turn for an address, a guest and a table, such as `a/ann/1`."""
    address, guest, table = name.split("/")
    return Turn(Visitor(guest, address), table, awaited)


def filled(*names: str) -> FairQueue[str]:
    queue: FairQueue[str] = FairQueue()
    for name in names:
        queue.put(turn(name), name)
    return queue


def emptied(queue: FairQueue[str]) -> list[str]:
    return [queue.pop() for _ in range(len(queue))]


def test_what_one_guest_asks_delays_another_by_one_thing() -> None:
    assert emptied(filled(*["a/ann/1"] * 100, "b/ben/1"))[:3] == ["a/ann/1", "b/ben/1", "a/ann/1"]


def test_many_guests_of_one_address_delay_another_address_by_one_thing() -> None:
    crowd = [f"a/guest {number}/1" for number in range(50)]
    assert emptied(filled(*crowd, "b/ben/1"))[:3] == ["a/guest 0/1", "b/ben/1", "a/guest 1/1"]


def test_the_guests_of_an_address_and_the_tables_of_a_guest_take_turns() -> None:
    names = ["a/ann/1", "a/ann/1", "a/ann/2", "a/ben/3", "a/ben/3"]
    assert emptied(filled(*names)) == ["a/ann/1", "a/ben/3", "a/ann/2", "a/ben/3", "a/ann/1"]


def test_things_of_a_table_stay_in_order_and_nothing_is_lost() -> None:
    queue: FairQueue[int] = FairQueue()
    for number in range(60):
        queue.put(turn(f"{number % 2}/{number % 3}/{number % 5}"), number)
    found = [queue.pop() for _ in range(60)]
    assert sorted(found) == list(range(60))
    for table in range(30):
        assert [number for number in found if number % 30 == table] == [table, table + 30]
    assert len(queue) == 0


def test_what_a_person_waits_for_comes_first() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(3):
        queue.put(turn(f"a/ann/{number}", awaited=False), f"bots {number}")
    queue.put(turn("b/ben/1"), "person 1")
    queue.put(turn("b/ben/1"), "person 2")
    assert emptied(queue) == ["person 1", "person 2", "bots 0", "bots 1", "bots 2"]


def test_waiting_is_counted_by_address_guest_and_table() -> None:
    queue = filled("a/ann/1", "a/ann/2", "a/ben/1", "b/ann/1")
    queue.put(turn("a/ann/1", awaited=False), "bots")
    assert [queue.waiting("a"), queue.waiting("a", "ann"), queue.waiting("a", "ann", "1"), queue.waiting("c")] == [
        4,
        3,
        2,
        0,
    ]


def test_others_are_those_of_other_tables_that_are_as_urgent() -> None:
    queue = filled("a/ann/1", "a/ann/1", "b/ben/1")
    queue.put(turn("b/ben/2", awaited=False), "bots")
    assert queue.others(turn("a/ann/1")) == 1
    assert queue.others(turn("c/cili/1")) == 3
    assert queue.others(turn("b/ben/2", awaited=False)) == 3
    assert queue.others(turn("c/cili/1", awaited=False)) == 4


def test_a_network_of_ipv6_counts_as_one_address() -> None:
    assert address("2001:db8:1:2::1") == address("2001:db8:1:2:ffff:ffff:ffff:ffff")
    assert address("2001:db8:1:2::1") != address("2001:db8:1:3::1")
    assert address("fe80::1%eth0") == address("fe80::2%eth0")
    assert address("::ffff:10.0.0.1") == address("10.0.0.1") == "10.0.0.1"
    assert address("10.0.0.1") != address("10.0.0.2")
    assert address("no address") == "no address"
    assert visitor(None, None) == Visitor("", "")
