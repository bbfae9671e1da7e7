package zugwerk.studio.action;

import java.util.List;

/** A key with modifiers in this order: {@code Ctrl+Alt+Shift+Left}. On a Mac, Ctrl stands for the Command key. */
public record Shortcut(String words) {

  public boolean has(String modifier) {
    return List.of(words.split("\\+")).contains(modifier);
  }

  public String name() {
    return words.substring(words.lastIndexOf('+') + 1);
  }

  @Override
  public String toString() {
    return words;
  }
}
