package zugwerk.cli;

import java.util.LinkedHashMap;
import java.util.Map;

/** The exit codes. They are an interface to other programs and must not change. */
enum ExitCode {
  DONE("done"),
  CLAIM_FAILED("a claim is wrong, a command of a batch failed, or a file is damaged"),
  BAD_INPUT("bad input"),
  CANNOT_WRITE("a file or standard output cannot be written; no message if a pipe was closed"),
  STOPPED("stopped by a limit"),
  FAULT("program error, or out of memory");

  private final String meaning;

  ExitCode(String meaning) {
    this.meaning = meaning;
  }

  int code() {
    return ordinal();
  }

  static Map<String, String> help() {
    Map<String, String> help = new LinkedHashMap<>();
    for (ExitCode code : values()) {
      help.put(String.valueOf(code.code()), code.meaning);
    }
    return help;
  }
}
