"""Whether the tests run on the compiled engine or on its sources."""

from typing import Final

from pentapolis.core import state

COMPILED: Final = not str(state.__file__).endswith(".py")
