package zugwerk.solve;

import java.util.Comparator;
import java.util.List;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.rules.Fault;
import zugwerk.rules.Packed;
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
    if (!stipulation.isSolvable()) {
      throw new IllegalArgumentException("the stipulation " + stipulation
          + " is that of a study, which endgame tables decide; the solver needs a number of moves, as in #2");
    }
    List<Fault> faults = Validation.faults(variant, setup);
    if (!faults.isEmpty()) {
      throw new IllegalArgumentException(String.join("; ", faults.stream().map(Fault::text).toList()));
    }
    control.begin(options);
    return switch (stipulation.play()) {
      case DIRECT, SELF, REFLEX -> new BattleSolver(variant, setup, stipulation, options, control).solve();
      default -> new LineSolver(variant, setup, stipulation, options, control).solve();
    };
  }

  /** Clearing a large table takes longer than a short problem; 16 MiB for #2 and four times as much a move is plenty. */
  static int tableMegabytes(SolveOptions options, Stipulation stipulation) {
    return (int) Math.min(options.tableMegabytes(), 1L << Math.min(30, 2 * stipulation.moves()));
  }

  /** The legal moves of a position in the order of long form. */
  static int[] firstMoves(Variant variant, Position position) {
    return new MoveText(variant).legal(position).stream()
        .sorted(Comparator.comparing(move -> LongForm.of(variant.schema(), move)))
        .mapToInt(Packed::pack).toArray();
  }
}
