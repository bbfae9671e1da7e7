package zugwerk.condition;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text of settings, divided: those of the game itself, and behind them the conditions.
 *
 * @param settings what the game itself reads; may be empty
 * @param conditions the names of conditions, separated by commas; empty where there are none
 */
public record ConditionText(String settings, String conditions) {

  /** The word that begins the conditions. */
  static final String WORD = "conditions:";

  private static final Pattern PARTS = Pattern.compile("(?s)(?:(.*?);)?\\s*conditions\\s*:\\s*([^;]*?)\\s*;?\\s*");

  /** Divides a text such as {@code scale;conditions: Circe, Madrasi}. */
  public static ConditionText of(String text) {
    Matcher parts = PARTS.matcher(text);
    return !parts.matches() ? new ConditionText(text, "")
        : new ConditionText(parts.group(1) == null ? "" : parts.group(1).strip(), parts.group(2));
  }

  /** The text of settings with these parts. */
  public String text() {
    return conditions.isEmpty() ? settings : (settings.isEmpty() ? "" : settings + ";") + WORD + " " + conditions;
  }
}
