package zugwerk.solve.battle;

import java.util.Locale;
import java.util.Optional;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;

/** The result of a {@link FirstMateSearch} as text: the longest play, and a closing line with what is proved. */
public final class FirstMateText {

  private FirstMateText() {}

  /**
   * The text of a finished or stopped search, of one or two lines.
   *
   * @param stipulation what was searched
   */
  public static String of(Stipulation stipulation, FirstMateSearch search, Optional<FirstMate> found) {
    String line = found.map(mate -> line(search.solution(mate).keys().getFirst()) + "\n\n").orElse("");
    return line + stipulation + ": " + closing(stipulation, search, found)
        + String.format(Locale.ROOT, "; %.2f s, %,d moves played\n", search.seconds(), search.nodes());
  }

  private static String closing(Stipulation stipulation, FirstMateSearch search, Optional<FirstMate> found) {
    if (found.isEmpty()) {
      Soundness verdict = search.none().verdict();
      return verdict.word() + (verdict == Soundness.UNSOLVABLE ? "" : refuted(stipulation, search.refuted()));
    }
    FirstMate mate = found.get();
    return "solved as " + stipulation.inMoves(mate.moves())
        + (mate.shortest() ? ", the shortest" : refuted(stipulation, search.refuted()))
        + "; other first moves were not examined";
  }

  private static String refuted(Stipulation stipulation, int moves) {
    return moves == 0 ? "" : ", not as " + stipulation.inMoves(moves);
  }

  private static String line(SolutionNode key) {
    StringBuilder text = new StringBuilder();
    for (Optional<SolutionNode> node = Optional.of(key); node.isPresent(); node =
        node.get().replies().stream().findFirst()) {
      text.append(text.isEmpty() ? "" : " ").append(node.get().solving() ? node.get().number() + "." : "")
          .append(node.get().text()).append(node.get().role() == SolutionNode.Role.KEY ? "!" : "");
    }
    return text.toString();
  }
}
