"""Chess problems of orthodox chess, fairy chess and games with state, solved and drawn by Zugwerk.

A thin client of ``zugwerk serve``; it needs no other package. Methods and parameters are those of the commands
(``zugwerk METHOD --help``), written as in Python: ``--time-limit`` is ``time_limit``.

    with Zugwerk() as zugwerk:
        zugwerk.solve(fen="kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", stipulation="#2")["keys"]
"""

import itertools
import json
import subprocess
import threading
import warnings
from concurrent.futures import Future

__all__ = ["Zugwerk", "ZugwerkError", "ZugwerkWarning", "Picture"]


class ZugwerkError(Exception):
    """A request that the program refuses, in one sentence. ``code`` is that of JSON-RPC."""

    def __init__(self, message, code):
        super().__init__(message)
        self.code = code


class ZugwerkWarning(UserWarning):
    """What the program reports beside a result, such as a file that it skipped."""


class Picture(str):
    """An SVG, which a notebook draws."""

    def _repr_svg_(self):
        return str(self)


class Zugwerk:
    """A running program. It works on several requests at a time, also from several threads.

    ``command`` starts the program, by default ``zugwerk`` from the search path.
    """

    def __init__(self, command=("zugwerk",), threads=None):
        options = [] if threads is None else ["--threads", str(threads)]
        self._process = subprocess.Popen(
            [*command, "serve", "--stdio", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._numbers = itertools.count(1)
        self._waiting = {}
        self._progress = {}
        self._lock = threading.Lock()
        threading.Thread(target=self._read, name="zugwerk", daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def __getattr__(self, method):
        if method.startswith("_"):
            raise AttributeError(method)
        return lambda progress=None, **parameters: self.call(method, progress, **parameters)

    def call(self, method, progress=None, **parameters):
        """The result of a method; an interrupt cancels it. ``progress`` gets each report as a dictionary."""
        number, future = self._send(method, progress, parameters)
        try:
            answer = future.result()
        except BaseException:
            self._write({"method": "cancel", "params": {"id": number}})
            raise
        finally:
            self._progress.pop(number, None)
        if "error" in answer:
            raise ZugwerkError(answer["error"]["message"], answer["error"]["code"])
        for message in answer["result"]["messages"]:
            warnings.warn(message, ZugwerkWarning, stacklevel=3)
        return answer["result"]["output"]

    def picture(self, **parameters):
        """The diagram of a position or problem; a notebook draws it."""
        return Picture(self.call("diagram", format="svg", **parameters))

    def close(self):
        """Ends the program; it answers first what was asked."""
        self._process.stdin.close()
        self._process.wait()

    def _send(self, method, progress, parameters):
        number = next(self._numbers)
        future = self._waiting[number] = Future()
        if progress is not None:
            self._progress[number] = progress
            parameters["progress"] = True
        self._write({"id": number, "method": method, "params": {_camel(key): value for key, value in parameters.items()}})
        return number, future

    def _write(self, message):
        with self._lock:
            self._process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")
            self._process.stdin.flush()

    def _read(self):
        for line in self._process.stdout:
            message = json.loads(line)
            if message.get("method") == "progress":
                report = self._progress.get(message["params"]["id"])
                if report is not None:
                    report(message["params"])
            else:
                self._waiting.pop(message["id"]).set_result(message)
        for future in list(self._waiting.values()):
            future.set_exception(ZugwerkError("the program has ended", -32603))


def _camel(key):
    first, *others = key.split("_")
    return first + "".join(other.capitalize() for other in others)
