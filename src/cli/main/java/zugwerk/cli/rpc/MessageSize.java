package zugwerk.cli.rpc;

import java.util.Optional;

/** Counts the values of a message before it is read, because each takes many times the memory of its text. */
final class MessageSize {

  private static final int MOST_VALUES = 200_000;

  private MessageSize() {}

  /** Why a message is refused; empty if it is small enough. The text need not be JSON. */
  static Optional<String> excess(String text) {
    boolean isBatch = text.stripLeading().startsWith("[");
    boolean quoted = false;
    int depth = 0;
    int values = 1;
    int requests = 1;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quoted) {
        i += c == '\\' ? 1 : 0;
        quoted = c != '"';
      } else {
        switch (c) {
          case '"' -> quoted = true;
          case '[', '{' -> {
            depth++;
            values++;
          }
          case ']', '}' -> depth--;
          case ',' -> {
            values++;
            requests += depth == 1 ? 1 : 0;
          }
          default -> {
            continue;
          }
        }
      }
    }
    if (isBatch && requests > RpcServer.MOST_REQUESTS) {
      return Optional.of("the batch has more than " + RpcServer.MOST_REQUESTS + " requests");
    }
    return values > MOST_VALUES ? Optional.of("the message has more than " + MOST_VALUES + " values")
        : Optional.empty();
  }
}
