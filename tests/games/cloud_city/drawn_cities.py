"""Cities drawn by hand, all with the starting tile of one bird, which has two blues on a diagonal."""

# Green may join c1-c5 and a3-e3, which cross on c3. Blue may join d2-d4 and d4-d6, sand b4-f4.
CROSS = """
    ~~G.~~
    ~~.B~~
    G.B.G.
    .S.B.S
    ~~G.~~
    ~~.B~~
"""

# Sand may join b4-f4, above blue c3-c5, above green e3-e5, and above the blue building on d4.
BRIDGE = """
    ~~G.~~
    ~~.B~~
    G.B.G.
    .S.B.S
    ~~B.G.
    ~~.G.B
"""

# A ring of four blues (a1, c1, c3, a3), and one more (e3) beside it.
RING = """
    B.B.~~
    .B.G~~
    B.B.B.
    .S.B.G
"""

# Sand may join a1-f1, f1-f5, c5-f5, c3-c5 and c3-d3 into a route of all five lengths.
SPIRAL = """
    S....S
    .BGGB.
    B.SSGG
    .B....
    BBS..S
    ...GG.
"""

# Four rows in which two blues see each other at a distance of 5; there are only three such pieces.
AVENUES = """
    B....B
    .BSS.G
    B....B
    G.SS.G
    B....B
    G.SS.S
    B....B
    S.SS.S
"""

# The tile that is missing in the north keeps the sand on a1 and e1 apart.
GAP = """
    S.~~S.
    .B~~.B
    B.GG..
    .B..GG
"""


def joining(city: str, walkways: str = "", more: str = "") -> str:
    """Describe a game of two in which seat 0 has this city and may build walkways."""
    return f"seats: 2\nstep: joining\ncity 0:\n{city}\nwalkways 0: {walkways}\n{more}"


# With these walkways just balanced: five worth 3 votes, one worth 5 and one worth 8.
BALANCED = """
    SBG..S
    ..S.G.
    ...BB.
    SB.S.B
    B..B.S
    .S.BB.
"""
BALANCING = ("a1-f1", "f1-f5", "a1-a4", "b1-b4", "e3-e6", "a4-d4", "a5-d5")

# For a seat with two birds. Four greens at the corners of a rectangle, four blues within.
RECTANGLE = """
    G..G
    .BB.
    .BB.
    G..G
"""
AROUND = "a1-d1, a1-a4, d1-d4, a4-d4"


def full(request: str, city: str, walkways: str = "") -> str:
    """Describe the end of a game of two with a request, in which seat 0 has this city of 3 × 3 tiles."""
    return f"seats: 2\ncity: 3x3\nstep: over\nrequests: {request}\ncity 0:\n{city}\nwalkways 0: {walkways}"
