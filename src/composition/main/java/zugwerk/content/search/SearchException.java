package zugwerk.content.search;

/** Thrown for a search that cannot be read. The message is one sentence that says where the fault is, and which. */
public final class SearchException extends IllegalArgumentException {

  private static final long serialVersionUID = 1;

  private final int position;

  /**
   * Reports a fault; people count the places in the message from 1.
   *
   * @param position 0-based index of the character at fault; the length of the text where something is missing
   */
  SearchException(String text, int position, String reason) {
    super("in the search " + text.strip() + " at " + (position + 1) + ": " + reason);
    this.position = position;
  }

  /** The 0-based index of the character at fault. */
  public int position() {
    return position;
  }
}
