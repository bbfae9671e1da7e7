"""Asks `zugwerk serve --stdio` as another program would: python3 serve_client.py COMMAND OF THE PROGRAM ..."""

import json
import subprocess
import sys

# More moves than any computer plays.
ENDLESS = {"stipulation": "#30"}
MORPHY = {"fen": "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "stipulation": "#2"}


class Client:
    """One warm process, asked line by line."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            command + ["serve", "--stdio", "--threads", "2"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.progress = []

    def send(self, message):
        self.write(json.dumps(message).encode())

    def write(self, line):
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def ask(self, number, method, **parameters):
        self.send({"jsonrpc": "2.0", "id": number, "method": method, "params": parameters})

    def tell(self, method, **parameters):
        self.send({"jsonrpc": "2.0", "method": method, "params": parameters})

    def answer(self):
        """The next answer; what comes before it of progress is kept."""
        while True:
            message = json.loads(self.process.stdout.readline())
            if isinstance(message, dict) and message.get("method") == "progress":
                self.progress.append(message["params"])
            else:
                return message


def main():
    client = Client(sys.argv[1:])
    client.ask(1, "solve", progress=True, **MORPHY)
    solved = client.answer()
    assert solved["id"] == 1 and solved["result"]["code"] == 0, solved
    assert solved["result"]["output"]["keys"] == [{"move": "a1a6", "text": "Ra6"}], solved
    assert client.progress and all(told["id"] == 1 for told in client.progress), client.progress

    # Others are answered while one works on, and that one can be taken back.
    client.ask("long", "solve", **ENDLESS)
    client.ask(2, "moves", fen="7k/8/8/8/8/8/8/K7 w - - 0 1")
    moves = client.answer()
    assert [move["move"] for move in moves["result"]["output"]] == ["a1a2", "a1b1", "a1b2"], moves
    client.tell("cancel", id="long")
    assert client.answer()["error"]["code"] == -32800

    client.write(b"\xff nonsense")
    broken = client.answer()
    assert broken["id"] is None and broken["error"]["code"] == -32700, broken
    client.send([{"jsonrpc": "2.0", "method": "moves"}, {"jsonrpc": "2.0", "id": 3, "method": "mate"}, 1])
    assert [(one["id"], one["error"]["code"]) for one in client.answer()] == [(3, -32601), (None, -32600)]

    # What was asked before the input ends is answered still.
    client.ask(4, "play", moves="1. e4 e5")
    client.process.stdin.close()
    played = client.answer()
    assert played["result"]["output"]["fen"].startswith("rnbqkbnr/pppp1ppp/8/4p3/4P3/"), played
    assert client.process.stdout.read() == b""
    assert client.process.wait() == 0
    print("all well")


main()
