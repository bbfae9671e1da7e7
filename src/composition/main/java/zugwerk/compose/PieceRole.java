package zugwerk.compose;

import java.util.List;
import java.util.Optional;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.problem.TwinChange;

/**
 * The role of a piece, or of an item of the state, in a sound problem: the effect of removing it.
 *
 * @param change the removal
 * @param what the removed piece or item, such as {@code white Pawn on a2}
 * @param square its square
 * @param result the result
 * @param surplus how many excess keys or solutions a cooked result has, {@link #MOST_SURPLUS} for that many or more;
 * else 0, as where a cook is not a key
 * @param reason why it is illegal, in one sentence; else empty
 * @param rest the problem without it, without claims
 * @param solved the solution of that; empty where it could not be decided
 */
public record PieceRole(TwinChange change, String what, int square, Result result, int surplus, String reason,
    Problem rest,
    Optional<Solved> solved) {

  /** Further cooks are not counted. */
  public static final int MOST_SURPLUS = 9;

  public enum Result {
    /** It is not needed. */
    SAME_KEY("✓", "sound, same key"),
    /** It is needed for this key only. */
    OTHER_KEY("≈", "sound, another key"),
    /** It prevents cooks. */
    COOKED("+", "cooked"),
    /** It prevents a solution in fewer moves. */
    SHORT("<", "short"),
    /** The solution needs it. */
    UNSOLVABLE("✗", "unsolvable"),
    /** Without it the position cannot be played. */
    ILLEGAL("!", "illegal"),
    /** It took more moves than allowed. */
    UNDECIDED("?", "undecided");

    private final String sign;
    private final String text;

    Result(String sign, String text) {
      this.sign = sign;
      this.text = text;
    }

    /** A one-character sign. */
    public String sign() {
      return sign;
    }

    /** The result in a word or two. */
    public String text() {
      return text;
    }
  }

  /** A sign for the result, with the number of cooks where they are counted. */
  public String sign() {
    return surplus == 0 ? result.sign() : result.sign() + surplus;
  }

  /** The result as a short text. */
  public String text() {
    return surplus > 0 ? result.text() + " by " + surplus + (surplus == MOST_SURPLUS ? " or more" : "")
        : reason.isEmpty() ? result.text() : result.text() + ": " + reason;
  }

  /** Whether the problem stays sound. */
  public boolean isIdle() {
    return result == Result.SAME_KEY || result == Result.OTHER_KEY;
  }

  /** The first moves that then solve, one text for each part. */
  public List<String> keyTexts() {
    return solved.map(Found::keyTexts).orElse(List.of());
  }

  /** The FEN of the rest, its keys, and a remark, separated by tabs. */
  public String line() {
    return rest.fen() + "\t" + String.join(" / ", keyTexts()) + "\t" + change.text() + ": " + text();
  }
}
