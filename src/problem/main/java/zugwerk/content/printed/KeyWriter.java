package zugwerk.content.printed;

import java.util.ArrayList;
import java.util.List;
import zugwerk.content.Played;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionNode.Role;
import zugwerk.solve.Stipulation;

/** Writes the first move of a phase with its threat or zugzwang, and what refutes it. */
final class KeyWriter {

  private final Stipulation stipulation;
  private final PrintedOptions options;
  private final ThreatWriter threats;

  KeyWriter(Solution solution, PrintedOptions options) {
    stipulation = solution.stipulation();
    this.options = options;
    threats = new ThreatWriter(stipulation);
  }

  /** A first move, as {@code 1.Qc2? (2.Qe4#)} or {@code 1.Ra6! zugzwang}. */
  List<PrintedWord> opening(Played first, String sign) {
    List<PrintedWord> words = new ArrayList<>();
    words.add(PrintedWord.of(MoveWords.numbered(first.node(), stipulation) + sign, List.of(), first.node()));
    words.addAll(threats.of(first));
    if (isZugzwang(first)) {
      words.add(PrintedWord.of(options.texts().lang("zugzwang")));
    }
    return words;
  }

  /** In reflex play, a side that must reach the goal is not in zugzwang. */
  private boolean isZugzwang(Played first) {
    SolutionNode node = first.node();
    boolean forced = stipulation.play().obliges() && node.replies().stream().allMatch(SolutionNode::goal);
    return options.threats() && !node.goal() && node.threats().isEmpty() && !node.replies().isEmpty()
        && !node.isFollowedByPass() && !forced && first.after().checkers(first.after().toMove()) == 0;
  }

  /** The moves that refute a try, as {@code but 1...Kxe3!}; empty if there are none. */
  List<PrintedWord> refutations(List<Played> replies) {
    List<PrintedWord> words = new ArrayList<>();
    List<Played> refutations = refuting(replies);
    for (int i = 0; i < refutations.size(); i++) {
      SolutionNode move = refutations.get(i).node();
      boolean last = i == refutations.size() - 1;
      if (i == 0) {
        words.add(PrintedWord.of(options.texts().lang("but")));
      }
      words.add(PrintedWord.of((i == 0 ? stipulation.number(move) : "") + refutation(move) + (last ? "" : ","),
          VariationWriter.before(refutations.get(i)), move));
    }
    return words;
  }

  static List<Played> refuting(List<Played> replies) {
    return replies.stream().filter(reply -> reply.node().role() == Role.REFUTATION).toList();
  }

  /** A refutation with its sign; in reflex play with the move that then has to be played. */
  String refutation(SolutionNode move) {
    return MoveWords.text(move, stipulation) + "!" + (move.replies().isEmpty() ? ""
        : " (" + options.texts().lang("{0} must be played", MoveWords.several(move.replies(), stipulation)) + ")");
  }
}
