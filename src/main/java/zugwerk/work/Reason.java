package zugwerk.work;

import java.util.Objects;

/** Why something failed, for messages. */
public final class Reason {

  private Reason() {}

  /** The message of a fault, or its kind where it has no message. */
  public static String of(Throwable fault) {
    return Objects.requireNonNullElse(fault.getMessage(), fault.getClass().getSimpleName());
  }
}
