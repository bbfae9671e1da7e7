package zugwerk.work;

import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.Objects;

/** Texts of exceptions, for messages. */
public final class Reason {

  /** The kept characters of a long message. */
  private static final int BEGINNING = 400;
  private static final int END = 200;

  private Reason() {}

  /**
   * The message of an exception, or its class if it has none. Very long messages, which quote a whole text, are
   * shortened in the middle.
   */
  public static String of(Throwable fault) {
    return shortened(switch (fault) {
      // Their message is the name of the file alone.
      case AccessDeniedException _ -> "access is denied";
      case NoSuchFileException _ -> "there is no such file or folder";
      default -> Objects.requireNonNullElse(fault.getMessage(), fault.getClass().getSimpleName());
    });
  }

  /** A message that is shortened in the middle if it is very long. */
  public static String shortened(String message) {
    return message.length() <= BEGINNING + END ? message
        : message.substring(0, BEGINNING) + " \u2026 " + message.substring(message.length() - END);
  }

  /**
   * A text on one line that cannot control a terminal: control characters and other invisible ones, such as those that
   * change the direction of writing, are escaped as in Java, as in {@code \}{@code u001b}.
   */
  public static String shown(String text) {
    if (text.codePoints().noneMatch(Reason::isHidden)) {
      return text;
    }
    StringBuilder shown = new StringBuilder();
    text.codePoints().forEach(code -> {
      if (isHidden(code)) {
        escape(shown, code);
      } else {
        shown.appendCodePoint(code);
      }
    });
    return shown.toString();
  }

  private static boolean isHidden(int code) {
    return switch (Character.getType(code)) {
      case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
        true;
      default -> false;
    };
  }

  private static void escape(StringBuilder shown, int code) {
    switch (code) {
      case '\n' -> shown.append("\\n");
      case '\r' -> shown.append("\\r");
      case '\t' -> shown.append("\\t");
      default -> {
        for (char half : Character.toChars(code)) {
          shown.append("\\u").append(Integer.toHexString(0x10000 | half).substring(1));
        }
      }
    }
  }
}
