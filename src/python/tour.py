"""A tour of the package, cell by cell: python3 tour.py [COMMAND OF THE PROGRAM ...]"""

import sys
import warnings

from zugwerk import Zugwerk, ZugwerkError

zugwerk = Zugwerk(sys.argv[1:] or ["zugwerk"])

# %% Solve a problem.
morphy = dict(fen="kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", stipulation="#2")
solution = zugwerk.solve(**morphy)
print(solution["verdict"], [key["text"] for key in solution["keys"]])

# %% Draw it; a notebook shows the board.
picture = zugwerk.picture(**morphy)
print(picture[:4], len(picture) > 1000)

# %% In Polypiece Chess every Rook becomes a Knight when one moves.
rooks = dict(variant="polypiece", powers="R=R/N", fen="8/8/8/8/8/2K5/7R/k7 w - - 0 1")
print([move["text"] for move in zugwerk.moves(**rooks) if move["text"].startswith("R")][:3])

# %% A long search reports what it does, and ends in time with a warning.
reports = []
with warnings.catch_warnings(record=True) as stopped:
    warnings.simplefilter("always")
    print(zugwerk.solve(stipulation="#30", time_limit=1, progress=reports.append)["verdict"])
print(len(reports) > 0, stopped[0].message)

# %% Bad input is refused in a sentence.
try:
    zugwerk.solve(fen="8/8", stipulation="#2")
except ZugwerkError as refused:
    print(refused)

zugwerk.close()
