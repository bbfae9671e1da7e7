package zugwerk.studio.solving;

import zugwerk.board.Position;
import zugwerk.notation.MoveText;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.FirstMate;
import zugwerk.solve.Goal;
import zugwerk.solve.Play;
import zugwerk.solve.Solution;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;

/** Short verdicts with a sign, and their style classes. */
public final class VerdictText {

  private VerdictText() {}

  public static String of(SolveJob job, Solved solved) {
    return job.isOutOfTime() ? "… time limit" : of(solved);
  }

  /** The verdict on a problem, with the letter of the decisive part if there are several. */
  public static String of(Solved solved) {
    if (solved.parts().size() == 1) {
      return of(solved.parts().getFirst().solution());
    }
    return solved.parts().stream().filter(part -> part.solution().verdict() != Soundness.SOUND).findFirst()
        .map(part -> part.twin().letter() + ") " + of(part.solution()))
        .orElse("✓ sound, " + solved.parts().size() + " parts");
  }

  public static String of(Solution solution) {
    return switch (solution.verdict()) {
      case SOUND -> "✓ sound";
      case COOKED -> "✗ cooked: " + solution.solutions() + (solution.stipulation().hasKeys() ? " keys" : " solutions");
      case SHORT -> "✗ short: " + solution.stipulation().inMoves(solution.shortest().getAsInt());
      case UNSOLVABLE -> "✗ unsolvable";
      case UNFINISHED -> "… unfinished";
    };
  }

  /** A mate that was found before it is proved that nothing else solves. */
  static String of(Problem problem, FirstMate found) {
    Stipulation stipulation = problem.stipulationOrThrow();
    boolean mates = stipulation.play() == Play.DIRECT && stipulation.goal().is(Goal.Kind.MATE);
    return (mates ? "Mate in " + found.moves() : stipulation.inMoves(found.moves())) + " found: 1."
        + new MoveText(problem.variant()).write(Position.of(problem.setup()), found.key());
  }

  public static String tone(Soundness verdict) {
    return switch (verdict) {
      case SOUND -> "success";
      case UNFINISHED -> "neutral";
      case COOKED, SHORT -> "warning";
      case UNSOLVABLE -> "danger";
    };
  }
}
