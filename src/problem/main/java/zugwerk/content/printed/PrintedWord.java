package zugwerk.content.printed;

import java.util.ArrayList;
import java.util.List;
import zugwerk.solve.SolutionNode;

/**
 * A word of a printed solution.
 *
 * @param path the moves from the first one to the one that it stands for; empty for other words. A word such as
 *     {@code B~} has the path of the first of its moves
 */
public record PrintedWord(String text, List<SolutionNode> path) {

  public PrintedWord {
    path = List.copyOf(path);
  }

  static PrintedWord of(String text) {
    return new PrintedWord(text, List.of());
  }

  static PrintedWord of(String text, List<SolutionNode> before, SolutionNode move) {
    List<SolutionNode> path = new ArrayList<>(before);
    path.add(move);
    return new PrintedWord(text, path);
  }

  PrintedWord with(String before, String after) {
    return new PrintedWord(before + text + after, path);
  }
}
