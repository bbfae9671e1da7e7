package zugwerk.solve;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;

/** Decides claims: every key or solution, whether a shorter one exists, and the whole solution tree. */
public final class Solver {

  private Solver() {}

  /**
   * Solves a problem. When the control is told to cancel, or time is up, it returns what was found so far.
   *
   * @throws IllegalArgumentException if the setup cannot be played or the stipulation is none that it decides
   */
  public static Solution solve(
      Variant variant, Setup setup, Stipulation stipulation, SolveOptions options, Control control) {
    if (stipulation.isStudy()) {
      throw new IllegalArgumentException("the stipulation " + stipulation
          + " is that of a study, which endgame tables decide; the solver needs a number of moves, as in #2");
    }
    Validation.check(variant, setup);
    control.begin(options.limits());
    return switch (stipulation.play()) {
      case DIRECT, SELF, REFLEX -> new AdversarialSolver(variant, setup, stipulation, options, control).solve();
      default -> new LineSolver(variant, setup, stipulation, options, control).solve();
    };
  }

  /**
   * The legal moves of a position in the order of long form, or the only one that was asked for.
   *
   * @throws IllegalArgumentException if that one cannot be played
   */
  public static int[] firstMoves(Variant variant, Position position, Optional<Move> only) {
    List<Move> moves = new MoveText(variant).legal(position);
    only.filter(move -> !moves.contains(move)).ifPresent(move -> {
      throw new IllegalArgumentException(
          "the first move " + LongForm.of(variant.schema(), move) + " cannot be played in this position");
    });
    return moves.stream().filter(move -> only.isEmpty() || only.get().equals(move))
        .sorted(Comparator.comparing(move -> LongForm.of(variant.schema(), move)))
        .mapToInt(EncodedMove::pack).toArray();
  }
}
