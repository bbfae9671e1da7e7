package zugwerk.notation;

/** A text that cannot be read. The message is one sentence: what is wrong and where. */
public final class NotationException extends IllegalArgumentException {

  private static final long serialVersionUID = 1;

  public NotationException(String message) {
    super(message);
  }
}
