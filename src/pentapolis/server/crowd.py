"""How many are here, in all and of each address."""


class Crowd:
    """Those who have come and not gone; of an address where nobody is left, nothing is remembered."""

    def __init__(self, most: int, most_of_an_address: int) -> None:
        """Let in no more than that."""
        self._most = most
        self._most_of_an_address = most_of_an_address
        self._by_address: dict[str, int] = {}
        self.size = 0

    def __len__(self) -> int:
        """The number of addresses that are remembered."""
        return len(self._by_address)

    def enter(self, address: str) -> bool:
        """Let somebody in, if there is room."""
        here = self._by_address.get(address, 0)
        if self.size >= self._most or here >= self._most_of_an_address:
            return False
        self._by_address[address] = here + 1
        self.size += 1
        return True

    def leave(self, address: str) -> None:
        """Let somebody go who was let in."""
        self.size -= 1
        self._by_address[address] -= 1
        if self._by_address[address] == 0:
            del self._by_address[address]
