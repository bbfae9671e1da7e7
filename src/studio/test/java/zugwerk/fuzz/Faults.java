package zugwerk.fuzz;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Set;
import java.util.regex.Pattern;
import zugwerk.work.InputException;
import zugwerk.work.Reason;

/** What a refusal must be like. */
public final class Faults {

  /** The longest message that people would read, in characters; a name that it quotes may be long. */
  private static final int LONGEST = 700;

  /** What only programmers understand. */
  private static final Pattern INSIDE = Pattern.compile("(java|com|org|zugwerk)\\.[a-z]+\\.|Exception\\b"
      + "|For input string|\\bnull\\b|\\$\\d|@[0-9a-f]{6,}|JSON String");

  private static final Pattern QUOTED = Pattern.compile("'[^']*'|\"[^\"]*\"");

  /** Those of Java itself that stand for a refusal; others, such as those below them, are slips of the program. */
  private static final Set<Class<?>> REFUSALS = Set.of(UncheckedIOException.class, IOException.class);

  private Faults() {}

  /** Goes on if something thrown is a refusal with a clear message. */
  static void check(Throwable thrown, String text) {
    if (!(thrown instanceof InputException) && !REFUSALS.contains(thrown.getClass())) {
      throw new AssertionError("it broke", thrown);
    }
    String message = Reason.of(thrown);
    assertTrue(message.length() <= LONGEST, () -> "a long message: " + message);
    // What it quotes of the text may be anything.
    check(INSIDE.matcher(message).replaceAll(inside -> text.contains(inside.group()) ? "" : "$0"));
  }

  /** Goes on if a message is in plain words; it is shown on one line, see {@link Reason#shown}. */
  public static void check(String message) {
    assertFalse(message.isBlank(), "no message");
    assertFalse(INSIDE.matcher(QUOTED.matcher(message).replaceAll("''")).find(),
        () -> "words of the program: " + Reason.shown(message));
  }
}
