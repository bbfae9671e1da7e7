package zugwerk.studio.solving;

import static zugwerk.studio.text.Localization.counted;
import static zugwerk.studio.text.Localization.lang;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.board.Side;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.Soundness;
import zugwerk.studio.task.DisplayText;
import zugwerk.studio.text.Localization;

/** Why a verdict is what it is, in one line. */
final class VerdictReason {

  private static final int MOST_KEYS = 6;

  private VerdictReason() {}

  static String of(Problem problem, Solved solved, UnaryOperator<String> letters) {
    Solved.Part part = decisive(solved);
    Solution solution = part.solution();
    List<SolutionNode> cooks = solution.stipulation().hasKeys() ? List.of() : unintended(problem, part).toList();
    if (!cooks.isEmpty()) {
      return lang("Not intended: {0}.", keys(cooks, letters));
    }
    return switch (solution.verdict()) {
      case SOUND -> sound(solved);
      case COOKED -> keys(solution.keys(), letters);
      case SHORT -> solution.keys().isEmpty() ? "" : keys(solution.keys(), letters);
      case UNSOLVABLE -> otherSide(problem, solved).map(side -> side == Side.WHITE
          ? lang("{0}: White begins. Here Black is to move.", problem.task().stipulationText())
          : lang("{0}: Black begins. Here White is to move.", problem.task().stipulationText())).orElse("");
      case UNFINISHED -> "";
    };
  }

  /** The side that would begin by convention, if it is not to move and nothing solves. */
  static Optional<Side> otherSide(Problem problem, Solved solved) {
    return solved.verdict() != Soundness.UNSOLVABLE ? Optional.empty()
        : problem.task().stipulation().filter(stipulation -> !stipulation.isStudy() && !stipulation.isLastMove())
            .map(stipulation -> stipulation.starter()).filter(side -> side != problem.setup().toMove());
  }

  /** The first part that is not sound, else the first. */
  static Solved.Part decisive(Solved solved) {
    return solved.parts().stream().filter(part -> part.solution().verdict() != Soundness.SOUND).findFirst()
        .orElse(solved.parts().getFirst());
  }

  /** A first move that solves although it is not intended; without intended ones, the second. */
  static Optional<SolutionNode> cook(Problem problem, Solved.Part part) {
    List<SolutionNode> keys = part.solution().keys();
    return unintended(problem, part).findFirst().or(() -> keys.stream().skip(1).findFirst());
  }

  /** The first moves that solve although the problem names others. */
  static Stream<SolutionNode> unintended(Problem problem, Solved.Part part) {
    return part.solution().keys().stream()
        .filter(key -> Sign.ofKey(problem, part.twin().problem(), key) == Sign.COOK);
  }

  private static String sound(Solved solved) {
    List<String> words = new ArrayList<>();
    if (solved.parts().size() > 1) {
      words.add(counted(solved.parts().size(), "{0} part", "{0} parts"));
    }
    int duals = solved.parts().stream().mapToInt(part -> part.solution().duals().size()).sum();
    // Unknown if the play was not written out.
    boolean written = solved.parts().stream().map(Solved.Part::solution)
        .allMatch(part -> part.complete() && part.stipulation().isBattle() && !part.keys().isEmpty());
    if (duals > 0 || written) {
      words.add(duals == 0 ? lang("no duals") : counted(duals, "{0} dual", "{0} duals"));
    }
    Solution first = solved.parts().getFirst().solution();
    if (!first.stipulation().hasKeys() && first.solutions() > 1) {
      words.add(counted(first.solutions(), "{0} solution", "{0} solutions"));
    }
    words.addAll(first.terms().words(Localization.texts()));
    return DisplayText.sentence(String.join(", ", words));
  }

  private static String keys(List<SolutionNode> found, UnaryOperator<String> letters) {
    String keys = found.stream().limit(MOST_KEYS)
        .map(key -> key.number() + (key.solving() ? "." : "...") + letters.apply(key.text()))
        .collect(Collectors.joining(", "));
    return keys + (found.size() > MOST_KEYS ? ", …" : "");
  }

  /** The cost of the search. */
  static String figures(Solved solved) {
    double seconds = solved.parts().stream().mapToDouble(part -> part.solution().seconds()).sum();
    String rights = lang(solved.parts().getFirst().twin().remark());
    return counted(solved.nodes(), "{1}: {2} s, {3} move played", "{1}: {2} s, {3} moves played",
        solved.parts().getFirst().solution().stipulation(), String.format(Locale.ROOT, "%.2f", seconds),
        String.format(Locale.ROOT, "%,d", solved.nodes()))
        + (solved.parts().size() > 1 || rights.isEmpty() ? "" : "; " + rights);
  }
}
