/**
 * Chess problems of orthodox chess, fairy chess and games with state, solved and drawn by Zugwerk.
 *
 * A thin client of `zugwerk serve`; it needs no other package. Methods and parameters are those of the commands
 * (`zugwerk METHOD --help`): `--time-limit` is `timeLimit`.
 *
 *     const zugwerk = new Zugwerk();
 *     (await zugwerk.call("solve", {fen: "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", stipulation: "#2"})).keys;
 *     await zugwerk.close();
 */
import {spawn} from "node:child_process";
import {once} from "node:events";
import {createInterface} from "node:readline";

/** A request that the program refuses, in one sentence. `code` is that of JSON-RPC. */
export class ZugwerkError extends Error {
  constructor(message, code) {
    super(message);
    this.code = code;
  }
}

/** A running program. It works on several requests at a time. */
export class Zugwerk {
  #process;
  #last = 0;
  #waiting = new Map();

  /** Starts the program, by default `zugwerk` from the search path. */
  constructor(command = ["zugwerk"]) {
    this.#process = spawn(command[0], [...command.slice(1), "serve", "--stdio"], {stdio: ["pipe", "pipe", "inherit"]});
    createInterface({input: this.#process.stdout}).on("line", line => this.#read(JSON.parse(line)));
    this.#process.on("error", fault => this.#end(fault.message));
    this.#process.on("close", () => this.#end("the program has ended"));
  }

  /**
   * The result of a method.
   *
   * @param progress gets each report of progress
   * @param signal cancels the request when it is aborted
   * @param warn gets what the program reports beside a result, such as a file that it skipped
   */
  call(method, parameters = {}, {progress, signal, warn = console.warn} = {}) {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, {resolve, reject, progress, warn});
      this.#write({id, method, params: progress ? {...parameters, progress: true} : parameters});
      signal?.addEventListener("abort", () => this.#write({method: "cancel", params: {id}}), {once: true});
    });
  }

  /** The diagram of a position or problem as SVG. */
  picture(parameters) {
    return this.call("diagram", {...parameters, format: "svg"});
  }

  /** Ends the program; it answers first what was asked. */
  async close() {
    const closed = once(this.#process, "close");
    this.#process.stdin.end();
    await closed;
  }

  #write(message) {
    this.#process.stdin.write(JSON.stringify({jsonrpc: "2.0", ...message}) + "\n");
  }

  #read(message) {
    if (message.method === "progress") {
      this.#waiting.get(message.params.id)?.progress?.(message.params);
      return;
    }
    const {resolve, reject, warn} = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.error) {
      reject(new ZugwerkError(message.error.message, message.error.code));
    } else {
      message.result.messages.forEach(text => warn(text));
      resolve(message.result.output);
    }
  }

  #end(why) {
    this.#waiting.forEach(({reject}) => reject(new ZugwerkError(why, -32603)));
    this.#waiting.clear();
  }
}
