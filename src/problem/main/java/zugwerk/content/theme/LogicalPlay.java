package zugwerk.content.theme;

import static zugwerk.content.theme.Theme.Group.ATTACK;
import static zugwerk.content.theme.Themes.VELIMIROVIC;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import zugwerk.board.Schema;
import zugwerk.content.Content;
import zugwerk.content.PhaseTable.Kind;
import zugwerk.content.Played;
import zugwerk.content.PlayedPhase;
import zugwerk.content.SolutionScene;

/**
 * Themes of logical problems: a plan fails to one good defence, and White first changes how the plan can be met. The
 * plan is a try whose only refutation shows the good defence.
 */
public final class LogicalPlay {

  public static final Theme ROMAN =
      theme("Roman", "A try fails to a defence by one piece. The solution decoys this piece first, and then plays the"
          + " move of the try with the same threat: the piece defends by another move, which allows a new answer.",
          (decoyed, bad, good) -> decoyed == good && bad == good);
  public static final Theme DRESDEN =
      theme("Dresden", "A try fails to a defence by one piece. The solution decoys another piece first, which makes"
          + " this defence impossible, and then plays the move of the try with the same threat: the decoyed piece"
          + " defends instead, and this allows a new answer.",
          (decoyed, bad, good) -> decoyed != good && bad == decoyed);
  public static final Theme HAMBURG =
      theme("Hamburg", "A try fails to a defence by one piece. The solution decoys this piece first, and then plays"
          + " the move of the try with the same threat: only now another piece can make a move that defends, and this"
          + " allows a new answer.",
          (decoyed, bad, good) -> decoyed == good && bad != good);

  private LogicalPlay() {}

  static List<Theme> themes() {
    return List.of(ROMAN, DRESDEN, HAMBURG);
  }

  /** Compares the decoyed piece, that which defends badly in the solution, and that which refutes the try. */
  @FunctionalInterface
  private interface Roles {
    boolean fit(int decoyed, int bad, int good);
  }

  private static Theme theme(String name, String definition, Roles roles) {
    return new Theme(name, ATTACK, definition, VELIMIROVIC, (content, findings) -> {
      for (PlayedPhase plan : content.phases()) {
        boolean fails = plan.kind() == Kind.TRY && plan.refutations().size() == 1 && !plan.threats().isEmpty();
        if (fails && isThematic(plan.refutations().values().iterator().next())) {
          find(content, findings, plan, roles);
        }
      }
    });
  }

  private static void find(Content content, Findings findings, PlayedPhase plan, Roles roles) {
    Played attempt = plan.first().orElseThrow();
    Played good = plan.refutations().values().iterator().next();
    for (PlayedPhase stage : content.stages()) {
      Optional<Played> decoy = stage.first().flatMap(Played::parent);
      Played move = stage.first().orElseThrow();
      if (decoy.isPresent() && move.identity().equals(attempt.identity()) && move.part().equals(attempt.part())
          && !Collections.disjoint(stage.threats().keySet(), plan.threats().keySet())
          && isPossible(decoy.get().before(), good) && !isPossible(stage.start(), good)) {
        List<Played> shown = stage.variations().stream()
            .filter(answer -> !stage.threats().containsKey(answer.identity()) && isBad(answer)
                && !isPossible(decoy.get().before(), answer.parent().orElseThrow())
                && isNew(plan, answer.parent().orElseThrow())
                && roles.fit(decoy.get().mover(), answer.parent().orElseThrow().mover(), good.mover()))
            .toList();
        if (!shown.isEmpty()) {
          findings.report("1." + attempt + "? " + good + "!; " + decoy.get().parent().map(Played::text).orElse("")
              + "! " + decoy.get().node().text() + " " + move.text() + ": " + Findings.list(shown) + ".",
              lines(attempt, good, shown));
        }
      }
    }
  }

  private static List<Played> lines(Played attempt, Played good, List<Played> shown) {
    List<Played> lines = new ArrayList<>(List.of(attempt, good));
    lines.addAll(shown);
    return lines;
  }

  /** Whether a piece can still make a move to the same square. */
  private static boolean isPossible(SolutionScene scene, Played move) {
    return scene.legal().stream()
        .anyMatch(one -> one.to() == move.move().to() && scene.name(one.from()) == move.mover());
  }

  private static boolean isThematic(Played refutation) {
    return !refutation.captures() && refutation.type() != Schema.KING;
  }

  /** Whether an answer exploits more than that the defending piece, not the King, can be captured. */
  private static boolean isBad(Played answer) {
    Played defence = answer.parent().orElseThrow();
    return defence.type() != Schema.KING && answer.move().to() != defence.move().to();
  }

  /** Whether a defence did not meet the threats of the plan without the decoy. */
  private static boolean isNew(PlayedPhase plan, Played defence) {
    return !plan.refutations().containsKey(defence.identity()) && plan.answer(defence.identity())
        .filter(answer -> !plan.threats().containsKey(answer.identity())).isEmpty();
  }
}
