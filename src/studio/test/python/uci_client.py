"""Tries `zugwerk uci` with python-chess (pip install chess): python3 uci_client.py COMMAND OF THE PROGRAM ..."""

import sys

import chess
import chess.engine

MATES = [
    # Morphy's mate in two; a mate by promotion; a mate by Black.
    ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 2, "a1a6"),
    ("k7/2P5/1K6/8/8/8/8/8 w - - 0 1", 1, "c7c8q"),
    ("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2", 1, "d8h4"),
]


def main():
    with chess.engine.SimpleEngine.popen_uci(sys.argv[1:] + ["uci"]) as engine:
        assert engine.id["name"].startswith("Zugwerk"), engine.id
        assert {"Hash", "Threads", "UCI_Variant"} <= set(engine.options), engine.options
        engine.configure({"Hash": 64})
        for fen, moves, key in MATES:
            board = chess.Board(fen)
            info = engine.analyse(board, chess.engine.Limit(mate=moves + 1))
            assert info["score"].relative == chess.engine.Mate(moves), info
            assert info["pv"][0] == chess.Move.from_uci(key), info
            for move in info["pv"]:
                board.push(move)
            assert board.is_checkmate(), info

        # Several first moves that mate, the fastest first.
        board = chess.Board("k7/8/1K6/8/8/8/8/6QR w - - 0 1")
        lines = engine.analyse(board, chess.engine.Limit(mate=2), multipv=3)
        assert [line["score"].relative.mate() for line in lines] == [1, 1, 2], lines
        assert {line["pv"][0].uci() for line in lines[:2]} == {"g1g8", "h1h8"}, lines

        # No mate: any legal move; and a search without end is stopped.
        board = chess.Board()
        assert engine.play(board, chess.engine.Limit(time=0.2)).move in board.legal_moves
        assert engine.play(board, chess.engine.Limit(white_clock=2, black_clock=2)).move in board.legal_moves
        with engine.analysis(board) as analysis:
            for info in analysis:
                if info.get("depth", 0) >= 3:
                    break
        assert engine.play(chess.Board(MATES[0][0]), chess.engine.Limit(mate=2)).ponder is not None
    print("all well")


main()
