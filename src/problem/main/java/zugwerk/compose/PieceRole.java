package zugwerk.compose;

import static zugwerk.work.Texts.key;

import java.util.List;
import java.util.Optional;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.problem.TwinChange;
import zugwerk.work.Message;

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
public record PieceRole(TwinChange change, Message what, int square, Result result, int surplus, Message reason,
    Problem rest,
    Optional<Solved> solved) {

  /** Further cooks are not counted. */
  public static final int MOST_SURPLUS = 9;

  public enum Result {
    /** It is not needed. */
    SAME_KEY("✓", key("sound, same key")),
    /** It is needed for this key only. */
    OTHER_KEY("≈", key("sound, another key")),
    /** It prevents cooks. */
    COOKED("+", key("cooked")),
    /** It prevents a solution in fewer moves. */
    SHORT("<", key("short")),
    /** The solution needs it. */
    UNSOLVABLE("✗", key("unsolvable")),
    /** Without it the position cannot be played. */
    ILLEGAL("!", key("illegal")),
    /** It took more moves than allowed. */
    UNDECIDED("?", key("undecided"));

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
    public Message text() {
      return Message.message(text);
    }
  }

  /** A sign for the result, with the number of cooks where they are counted. */
  public String sign() {
    return surplus == 0 ? result.sign() : result.sign() + surplus;
  }

  /** The result as a short text. */
  public Message text() {
    return surplus == MOST_SURPLUS ? Message.message("{0} by {1} or more", result.text(), surplus)
        : surplus > 0 ? Message.message("{0} by {1}", result.text(), surplus)
            : reason.isEmpty() ? result.text() : Message.message("{0}: {1}", result.text(), reason);
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
