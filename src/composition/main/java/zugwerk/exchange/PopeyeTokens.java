package zugwerk.exchange;

/** The words of Popeye's input, separated by blanks, commas and semicolons, with the line of each. */
final class PopeyeTokens {

  private final String text;
  private int at;
  private int line;
  private String next = "";
  private int lineOfNext;
  private boolean taken = true;

  /**
   * @param line the number of the text's first line
   */
  PopeyeTokens(String text, int line) {
    this.text = text;
    this.line = line;
  }

  /** The next word without taking it; empty at the end. */
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

  /** Takes the next word. */
  String next() {
    String word = peek();
    taken = true;
    return word;
  }

  /**
   * Takes the next word.
   *
   * @throws MisreadException if there is none
   */
  String need(String what) {
    if (peek().isEmpty()) {
      throw new MisreadException(line, what + " is missing at the end");
    }
    return next();
  }

  boolean atEnd() {
    return peek().isEmpty();
  }

  /** The line of the word that is to come, or that was looked at last. */
  int line() {
    return taken ? line : lineOfNext;
  }

  /** Takes what is left of the line behind the word that was taken last, without the blanks before it. */
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
