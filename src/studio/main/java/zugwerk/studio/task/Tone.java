package zugwerk.studio.task;

import java.util.List;

/** Style classes for what is good, doubtful or bad; a node has one of them. */
public final class Tone {

  private static final List<String> ALL = List.of("success", "warning", "danger", "neutral");

  private Tone() {}

  /** Gives a node, by its style classes, this tone and no other. */
  public static void set(List<String> styles, String tone) {
    styles.removeAll(ALL);
    styles.add(tone);
  }
}
