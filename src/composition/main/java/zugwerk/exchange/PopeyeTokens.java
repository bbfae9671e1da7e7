package zugwerk.exchange;

/** The words of Popeye's input, separated by blanks, commas and semicolons, with their line numbers. */
final class PopeyeTokens {

  private final String text;
  private int at;
  private int line;
  private String next = "";
  private int lineOfNext;
  private boolean taken = true;

  PopeyeTokens(String text, int line) {
    this.text = text;
    this.line = line;
  }

  String peek() {
    if (taken) {
      while (at < text.length() && isGap(text.charAt(at))) {
        line += text.charAt(at) == '\n' ? 1 : 0;
        at++;
      }
      int start = at;
      while (at < text.length() && !isGap(text.charAt(at))) {
        at++;
      }
      next = text.substring(start, at);
      lineOfNext = line;
      taken = false;
    }
    return next;
  }

  private static boolean isGap(char c) {
    return Character.isWhitespace(c) || c == ',' || c == ';';
  }

  String next() {
    String word = peek();
    taken = true;
    return word;
  }

  String need(String what) {
    if (peek().isEmpty()) {
      throw new MisreadException(line, what + " is missing at the end");
    }
    return next();
  }

  boolean atEnd() {
    return peek().isEmpty();
  }

  /** The line of the next word, or of the word that was peeked at last. */
  int line() {
    return taken ? line : lineOfNext;
  }

  /** The rest of the line after the last word, without leading blanks. */
  String restOfLine() {
    int end = text.indexOf('\n', at);
    end = end < 0 ? text.length() : end;
    int start = at;
    while (start < end && " \t;.,".indexOf(text.charAt(start)) >= 0) {
      start++;
    }
    String rest = text.substring(start, end);
    at = end;
    taken = true;
    return rest.endsWith("\r") ? rest.substring(0, rest.length() - 1) : rest;
  }
}
