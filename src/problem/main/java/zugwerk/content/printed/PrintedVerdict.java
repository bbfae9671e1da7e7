package zugwerk.content.printed;

import java.util.List;
import zugwerk.solve.Goal;
import zugwerk.solve.Solution;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.work.Texts;

/** The last line of a printed solution. */
final class PrintedVerdict {

  private PrintedVerdict() {}

  /** The verdict, as {@code #2: cooked, 2 keys}. */
  static String of(Solution solution, Texts texts) {
    Stipulation stipulation = solution.stipulation();
    StringBuilder text = new StringBuilder(stipulation + ": " + texts.lang(solution.verdict().word()));
    List<String> terms = solution.terms().words(texts);
    if (!terms.isEmpty()) {
      text.append(' ').append(texts.lang("within: {0}", String.join("; ", terms)));
    }
    if (stipulation.isStudy()) {
      return text.append(ofStudy(solution, texts)).toString();
    }
    boolean keys = stipulation.hasKeys();
    Soundness verdict = solution.verdict();
    if (verdict == Soundness.COOKED) {
      text.append(", ")
          .append(keys ? texts.counted(solution.solutions(), "{0} key", "{0} keys")
              : solutions(solution.solutions(), texts));
    } else if (verdict == Soundness.SHORT) {
      solution.shortest()
          .ifPresent(moves -> text.append(", ").append(texts.lang("solved as {0}", stipulation.inMoves(moves))));
    } else if (!keys && solution.solutions() > 0 && verdict != Soundness.SOUND) {
      text.append(", ")
          .append(
              texts.counted(solution.statedSolutions(), "{1} of {0} solution", "{1} of {0} solutions",
                  solution.solutions()));
    } else if (!keys && solution.statedSolutions() > 1 && verdict == Soundness.SOUND) {
      text.append(", ").append(solutions(solution.statedSolutions(), texts));
    }
    if (stipulation.isLastMove() && solution.complete() && solution.solutions() == 0) {
      text.append(", ").append(texts.lang("no move can have led to the position"));
    }
    solution.listed().ifPresent(lines -> text.append(", ")
        .append(
            texts.counted(solution.solutions(), "{1} of {0} solution listed", "{1} of {0} solutions listed", lines)));
    if (!solution.duals().isEmpty()) {
      text.append(", ").append(texts.counted(solution.duals().size(), "{0} dual", "{0} duals"));
    }
    return text.toString();
  }

  private static String ofStudy(Solution solution, Texts texts) {
    boolean win = solution.stipulation().goal().is(Goal.Kind.WIN);
    return switch (solution.verdict()) {
      case SOUND ->
        solution.shortest().isPresent() ? ", " + texts.lang("mate in {0}", solution.shortest().getAsInt()) : "";
      case COOKED ->
        solution.solutions() == 1 ? ", " + texts.lang("White wins") : ", " + firstMoves(solution, win, texts);
      case UNSOLVABLE -> ", " + (win ? texts.lang("White does not win") : texts.lang("White does not draw"));
      case SHORT, UNFINISHED -> "";
    };
  }

  private static String firstMoves(Solution solution, boolean win, Texts texts) {
    long moves = solution.solutions();
    return (win ? texts.counted(moves, "{0} first move wins", "{0} first moves win")
        : texts.counted(moves, "{0} first move reaches a draw or more", "{0} first moves reach a draw or more"))
        + (win && solution.lengths().contains(0) ? "; " + texts.lang("moves to mate need larger endgame tables") : "");
  }

  private static String solutions(long number, Texts texts) {
    return texts.counted(number, "{0} solution", "{0} solutions");
  }
}
