package zugwerk.compose;

import java.util.List;
import java.util.Optional;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.problem.TwinChange;

/**
 * What a piece, or an item of the state, is there for in a sound problem: what the problem is without it.
 *
 * @param change what is left out
 * @param what the same in words, such as {@code white Pawn on a2}
 * @param square where it was
 * @param fate what the rest is
 * @param surplus how many keys or solutions too many a cooked rest has, {@link #MOST_SURPLUS} for that many or more;
 *     else 0, as where a cook is no key
 * @param reason why it is illegal, in one sentence; else empty
 * @param rest the problem without it, with nothing claimed
 * @param solved what the solver found of that; empty where it could not be decided
 */
public record PieceRole(TwinChange change, String what, int square, Fate fate, int surplus, String reason, Problem rest,
    Optional<Solved> solved) {

  /** More cooks than these are not counted. */
  public static final int MOST_SURPLUS = 9;

  /** What the problem is without it. */
  public enum Fate {
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
    private final String words;

    Fate(String sign, String words) {
      this.sign = sign;
      this.words = words;
    }

    /** A sign for it where there is no room for words. */
    public String sign() {
      return sign;
    }

    /** What it is, in a word or two. */
    public String words() {
      return words;
    }
  }

  /** A sign for what the problem is, with the number of cooks where they are counted. */
  public String sign() {
    return surplus == 0 ? fate.sign() : fate.sign() + surplus;
  }

  /** What the problem is, in a few words. */
  public String words() {
    return surplus > 0 ? fate.words() + " by " + surplus + (surplus == MOST_SURPLUS ? " or more" : "")
        : reason.isEmpty() ? fate.words() : fate.words() + ": " + reason;
  }

  /** Whether the problem stays sound. */
  public boolean isIdle() {
    return fate == Fate.SAME_KEY || fate == Fate.OTHER_KEY;
  }

  /** The first moves that then solve as people write them, those of each part together. */
  public List<String> keyTexts() {
    return solved.map(Found::keyTexts).orElse(List.of());
  }

  /** On one line: the FEN of the rest, its keys, and a remark, with tabs between. */
  public String line() {
    return rest.fen() + "\t" + String.join(" / ", keyTexts()) + "\t" + change.text() + ": " + words();
  }
}
