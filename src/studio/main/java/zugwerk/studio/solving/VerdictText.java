package zugwerk.studio.solving;

import static zugwerk.studio.text.Localization.counted;
import static zugwerk.studio.text.Localization.lang;

import zugwerk.board.Position;
import zugwerk.notation.MoveText;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.Goal;
import zugwerk.solve.Play;
import zugwerk.solve.Solution;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.solve.battle.FirstMate;
import zugwerk.studio.task.Job;

/** Short verdicts with a sign, and their style classes. */
public final class VerdictText {

  private VerdictText() {}

  /** Whether the user or a limit ended the last run before a verdict. */
  static boolean isStopped(SolveJob job, Solved solved) {
    return solved.verdict() == Soundness.UNFINISHED
        && (job.state().get() == Job.State.CANCELLED || job.isOutOfTime());
  }

  public static String of(SolveJob job, Solved solved) {
    return isStopped(job, solved) ? "… " + lang("Stopped")
        : VerdictReason.otherSide(job.draft().orElseThrow(), solved).isPresent() ? lang("Wrong side to move")
            : of(solved);
  }

  /** The verdict on a problem, with the letter of the decisive part if there are several. */
  public static String of(Solved solved) {
    if (solved.parts().size() == 1) {
      return of(solved.parts().getFirst().solution());
    }
    return solved.parts().stream().filter(part -> part.solution().verdict() != Soundness.SOUND).findFirst()
        .map(part -> part.twin().letter() + ") " + of(part.solution()))
        .orElseGet(() -> "✓ " + counted(solved.parts().size(), "Sound, {0} part", "Sound, {0} parts"));
  }

  public static String of(Solution solution) {
    return switch (solution.verdict()) {
      case SOUND -> "✓ " + lang("Sound");
      case COOKED -> "✗ " + (solution.stipulation().hasKeys()
          ? counted(solution.solutions(), "Cooked: {0} key", "Cooked: {0} keys")
          : counted(solution.solutions(), "Cooked: {0} solution", "Cooked: {0} solutions"));
      case SHORT -> "✗ " + lang("Short: {0}", solution.stipulation().inMoves(solution.shortest().getAsInt()));
      case UNSOLVABLE -> "✗ " + lang("No solution");
      case UNFINISHED -> "… " + lang("Unfinished");
    };
  }

  /** A mate that was found before it is proved that nothing else solves. */
  static String of(Problem problem, FirstMate found) {
    Stipulation stipulation = problem.task().stipulationOrThrow();
    boolean mates = stipulation.play() == Play.DIRECT && stipulation.goal().is(Goal.Kind.MATE);
    String key = "1." + new MoveText(problem.variant()).write(Position.of(problem.setup()), found.key());
    return mates ? lang("Mate in {0} found: {1}", found.moves(), key)
        : lang("{0} found: {1}", stipulation.inMoves(found.moves()), key);
  }

  public static String tone(SolveJob job, Solved solved) {
    return VerdictReason.otherSide(job.draft().orElseThrow(), solved).isPresent() ? "warning" : tone(solved.verdict());
  }

  static String tone(Soundness verdict) {
    return switch (verdict) {
      case SOUND -> "success";
      case UNFINISHED -> "neutral";
      case COOKED, SHORT -> "warning";
      case UNSOLVABLE -> "danger";
    };
  }
}
