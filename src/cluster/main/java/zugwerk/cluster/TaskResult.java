package zugwerk.cluster;

import org.jspecify.annotations.Nullable;
import zugwerk.file.JsonText;
import zugwerk.work.InputException;

/**
 * The outcome of a task.
 *
 * @param kind how it ended
 * @param value JSON of the result; of a task that was not done, the reason, in one sentence
 */
public record TaskResult(Kind kind, String value) {

  public enum Kind {
    DONE,
    /** The task cannot be done, wherever it is tried, as when a position cannot be played. */
    REFUSED,
    /** The program failed, or there was not enough memory. */
    FAILED
  }

  static TaskResult done(@Nullable Object value) {
    return new TaskResult(Kind.DONE, JsonText.write(value));
  }

  /**
   * Reads the fields of an answer.
   *
   * @throws InputException in one sentence, if it is none
   */
  public static TaskResult read(Fields fields) {
    return new TaskResult(fields.constant(Kind.class, "kind"), fields.text("value"));
  }

  public Object fields() {
    return JsonText.object("kind", kind.name(), "value", value);
  }

  @Nullable
  Object result() {
    return switch (kind) {
      case DONE -> JsonText.read(value);
      case REFUSED -> throw new InputException(value);
      case FAILED -> throw new IllegalStateException(value);
    };
  }
}
