package zugwerk.condition;

import java.util.List;

/**
 * What is said behind the name of a condition.
 *
 * @param words the options
 * @param squares squares, as bits
 */
public record ConditionOptions(List<String> words, long squares) {

  /** The option of a condition that binds White; with {@link #BLACK}, both sides. */
  public static final String WHITE = "white";

  /** The option of a condition that binds Black. */
  public static final String BLACK = "black";

  /** Stands for any squares among the options of a condition. */
  public static final String SQUARES = "squares";

  public ConditionOptions {
    words = List.copyOf(words);
  }

  public boolean has(String word) {
    return words.contains(word);
  }

  /**
   * The sides that the condition binds, as bits: 1 White, 2 Black.
   *
   * @param usual those where none is named
   */
  public int sides(int usual) {
    int sides = (has(WHITE) ? 1 : 0) | (has(BLACK) ? 2 : 0);
    return sides == 0 ? usual : sides;
  }
}
