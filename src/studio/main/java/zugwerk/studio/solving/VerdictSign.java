package zugwerk.studio.solving;

import java.util.Optional;
import zugwerk.problem.Solved;
import zugwerk.solve.Soundness;

/**
 * A verdict in one character.
 *
 * @param sign the character: ✓, ✗, … or !
 * @param tone a style class
 * @param words the verdict in a few words
 */
public record VerdictSign(String sign, String tone, String words) {

  private static final String WRONG = "!";

  /** The sign of the last run; empty if it has no result. */
  public static Optional<VerdictSign> of(SolveJob job) {
    return job.result().get().map(solved -> VerdictReason.otherSide(job.draft().orElseThrow(), solved).isPresent()
        ? new VerdictSign(WRONG, VerdictText.tone(job, solved), VerdictText.of(job, solved))
        : of(solved.verdict(), words(VerdictText.of(job, solved))));
  }

  /** Whether it is a verdict on the problem, and not on the side to move. */
  public boolean isVerdict() {
    return !sign.equals(WRONG);
  }

  public static VerdictSign of(Soundness verdict, String words) {
    return new VerdictSign(switch (verdict) {
      case SOUND -> "✓";
      case COOKED, SHORT, UNSOLVABLE -> "✗";
      case UNFINISHED -> "…";
    }, VerdictText.tone(verdict), words);
  }

  /** The verdict on a problem in words, such as <em>Cooked: 2 keys</em>. */
  public static String words(Solved solved) {
    return words(VerdictText.of(solved));
  }

  private static String words(String text) {
    return text.replaceAll("[✓✗…] ", "");
  }
}
