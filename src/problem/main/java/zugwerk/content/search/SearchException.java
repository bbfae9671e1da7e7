package zugwerk.content.search;

import zugwerk.work.InputException;
import zugwerk.work.Message;

/** A search that cannot be read. Its message is one sentence with the reason and the place. */
public final class SearchException extends InputException {

  private static final long serialVersionUID = 1;

  /** Of a longer search only the characters before and after the fault are quoted. */
  private static final int QUOTED = 40;

  private final int position;

  SearchException(String text, int position, Message reason) {
    super(sentence(quoted(text, position), position + 1, reason));
    this.position = position;
  }

  private static Message sentence(String part, int place, Message reason) {
    return part.isEmpty() ? Message.message("in the search at {0}: {1}", place, reason)
        : Message.message("in the search {0} at {1}: {2}", part, place, reason);
  }

  private static String quoted(String text, int position) {
    int start = Math.max(0, position - QUOTED);
    int end = Math.min(text.length(), position + QUOTED);
    String part = text.substring(start, end).strip();
    return ((start == 0 ? "" : "\u2026 ") + part + (end == text.length() ? "" : " \u2026")).strip();
  }

  /** The 0-based index of the faulty character. */
  public int position() {
    return position;
  }
}
