package zugwerk.work;

import java.util.Objects;

/** Why something failed, for messages. */
public final class Reason {

  private Reason() {}

  /** What a fault says of itself, or its kind where it says nothing. */
  public static String of(Throwable fault) {
    return Objects.requireNonNullElse(fault.getMessage(), fault.getClass().getSimpleName());
  }
}
