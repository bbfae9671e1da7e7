package zugwerk.studio.action;

import java.util.List;

/** A key with modifiers in this order: {@code Ctrl+Alt+Shift+Left}. On a Mac, Ctrl stands for the Command key. */
public record Shortcut(String text) {

  public boolean has(String modifier) {
    return List.of(text.split("\\+")).contains(modifier);
  }

  public String name() {
    return text.substring(text.lastIndexOf('+') + 1);
  }

  @Override
  public String toString() {
    return text;
  }
}
