package zugwerk.cli;

import java.util.LinkedHashMap;
import java.util.Map;

/** How a call ends, as its exit code tells other programs. The codes are a contract. */
enum ExitCode {
  DONE("done"),
  CLAIM_FAILED("a claim failed, a call of a batch failed, or a file is damaged"),
  BAD_INPUT("bad input"),
  CANNOT_WRITE("a file or standard output cannot be written; without a message where a pipe was closed"),
  STOPPED("stopped by a limit before the end"),
  FAULT("a fault of the program, or out of memory");

  private final String meaning;

  ExitCode(String meaning) {
    this.meaning = meaning;
  }

  /** The number, from 0. */
  int code() {
    return ordinal();
  }

  /** What each code means, for the help. */
  static Map<String, String> help() {
    Map<String, String> help = new LinkedHashMap<>();
    for (ExitCode code : values()) {
      help.put(String.valueOf(code.code()), code.meaning);
    }
    return help;
  }
}
