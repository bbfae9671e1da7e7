package zugwerk.content.printed;

import zugwerk.solve.Goal;
import zugwerk.solve.Solution;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;

/** The last line of a printed solution. */
final class PrintedVerdict {

  private PrintedVerdict() {}

  /** The verdict, as {@code #2: cooked, 2 keys}. */
  static String of(Solution solution) {
    Stipulation stipulation = solution.stipulation();
    StringBuilder text = new StringBuilder(stipulation + ": " + solution.verdict().word());
    if (!solution.terms().words().isEmpty()) {
      text.append(" within: ").append(String.join("; ", solution.terms().words()));
    }
    if (stipulation.isStudy()) {
      return text.append(ofStudy(solution)).toString();
    }
    boolean keys = stipulation.hasKeys();
    Soundness verdict = solution.verdict();
    if (verdict == Soundness.COOKED) {
      text.append(", ").append(count(solution.solutions(), keys ? "key" : "solution"));
    } else if (verdict == Soundness.SHORT) {
      solution.shortest().ifPresent(moves -> text.append(", solved as ").append(stipulation.inMoves(moves)));
    } else if (!keys && solution.solutions() > 0 && verdict != Soundness.SOUND) {
      text.append(", ").append(solution.solutions()).append(" of ").append(count(solution.stated(), "solution"));
    } else if (!keys && solution.stated() > 1) {
      text.append(", ").append(count(solution.stated(), "solution"));
    }
    if (stipulation.isLastMove() && solution.complete() && solution.solutions() == 0) {
      text.append(", no move can have led to the position");
    }
    solution.listed().ifPresent(lines -> text.append(", ").append(lines).append(" of ").append(solution.solutions())
        .append(" solutions listed"));
    if (!solution.duals().isEmpty()) {
      text.append(", ").append(count(solution.duals().size(), "dual"));
    }
    return text.toString();
  }

  private static String ofStudy(Solution solution) {
    boolean win = solution.stipulation().goal().is(Goal.Kind.WIN);
    return switch (solution.verdict()) {
      case SOUND -> solution.shortest().isPresent() ? ", mate in " + solution.shortest().getAsInt() : "";
      case COOKED -> solution.solutions() == 1 ? ", White wins"
          : ", " + solution.solutions() + (win ? " first moves win" : " first moves reach a draw or more")
              + (win && solution.lengths().contains(0) ? "; moves to mate need larger endgame tables" : "");
      case UNSOLVABLE -> win ? ", White does not win" : ", White does not draw";
      case SHORT, UNFINISHED -> "";
    };
  }

  static String count(long count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }
}
