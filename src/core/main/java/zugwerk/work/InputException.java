package zugwerk.work;

import org.jspecify.annotations.Nullable;

/**
 * A user's mistake: something typed, a file or an option that the program rejects. Every other unchecked exception,
 * such as an {@link IllegalArgumentException}, is an error of the program itself.
 *
 * <p>The message is one sentence: what is wrong and where. {@link #getMessage} gives it in English.
 */
public class InputException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final transient Message message;

  /**
   * @param english the text with {@code {0}}, {@code {1}} … where the values go, as in {@link Message}; a fault among
   *     the values is the cause
   */
  public InputException(String english, Object... values) {
    this(Message.message(english, values));
  }

  public InputException(Message message) {
    this(message, cause(message));
  }

  protected InputException(Message message, @Nullable Throwable cause) {
    super(message.toString(), cause);
    this.message = message;
  }

  private static @Nullable Throwable cause(Message message) {
    return message.values().stream().filter(Throwable.class::isInstance).map(Throwable.class::cast).findFirst()
        .orElse(null);
  }

  /** The sentence, for languages other than English. */
  public final Message message() {
    return message;
  }
}
