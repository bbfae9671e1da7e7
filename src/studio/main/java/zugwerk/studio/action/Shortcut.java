package zugwerk.studio.action;

import java.util.List;

/**
 * A key, alone or with Ctrl, Alt and Shift. On a Mac, Ctrl stands for the Command key.
 *
 * @param words how it is written, such as {@code Ctrl+Shift+Left}: Ctrl, Alt, Shift in this order, then the key's name
 */
public record Shortcut(String words) {

  /** Whether a modifier, {@code Ctrl}, {@code Alt} or {@code Shift}, must be down. */
  public boolean has(String modifier) {
    return List.of(words.split("\\+")).contains(modifier);
  }

  /** The key's own name, such as {@code Left}. */
  public String name() {
    return words.substring(words.lastIndexOf('+') + 1);
  }

  @Override
  public String toString() {
    return words;
  }
}
