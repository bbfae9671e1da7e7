package zugwerk.content.search;

/** A search that cannot be read. Its message is one sentence with the reason and the place. */
public final class SearchException extends IllegalArgumentException {

  private static final long serialVersionUID = 1;

  /** Of a longer search only the characters before and after the fault are quoted. */
  private static final int QUOTED = 40;

  private final int position;

  SearchException(String text, int position, String reason) {
    super("in the search" + quoted(text, position) + " at " + (position + 1) + ": " + reason);
    this.position = position;
  }

  private static String quoted(String text, int position) {
    int start = Math.max(0, position - QUOTED);
    int end = Math.min(text.length(), position + QUOTED);
    String part = text.substring(start, end).strip();
    return (start == 0 ? "" : " \u2026") + (part.isEmpty() ? "" : " " + part) + (end == text.length() ? "" : " \u2026");
  }

  /** The 0-based index of the faulty character. */
  public int position() {
    return position;
  }
}
