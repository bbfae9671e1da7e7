package zugwerk.studio.home;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How a problem stood when the program was closed, so that the next start restores it.
 *
 * @param order its place among the tabs
 * @param changed whether it had unsaved changes
 * @param flipped whether its board was flipped
 */
public record TabState(int order, boolean selected, boolean changed, boolean flipped) {

  private static final String SELECTED = "selected";
  private static final String CHANGED = "changed";
  private static final String FLIPPED = "flipped";

  String text() {
    List<String> words = new ArrayList<>(List.of(String.valueOf(order)));
    if (selected) {
      words.add(SELECTED);
    }
    if (changed) {
      words.add(CHANGED);
    }
    if (flipped) {
      words.add(FLIPPED);
    }
    return String.join(" ", words);
  }

  /** The state in a text; empty if there is none, as after a crash. */
  static Optional<TabState> read(String text) {
    List<String> words = List.of(text.strip().split(" "));
    return words.getFirst().matches("\\d{1,6}") ? Optional.of(new TabState(Integer.parseInt(words.getFirst()),
        words.contains(SELECTED), words.contains(CHANGED), words.contains(FLIPPED))) : Optional.empty();
  }
}
