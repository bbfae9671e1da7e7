package zugwerk.content.search;

/** A search that cannot be read. The message is one sentence with the fault and its place. */
public final class SearchException extends IllegalArgumentException {

  private static final long serialVersionUID = 1;

  private final int position;

  /**
   * @param position 0-based index of the faulty character, or the length of the text where something is missing; the
   * message counts from 1
   */
  SearchException(String text, int position, String reason) {
    super("in the search " + text.strip() + " at " + (position + 1) + ": " + reason);
    this.position = position;
  }

  /** The 0-based index of the faulty character. */
  public int position() {
    return position;
  }
}
