package zugwerk.solve;

import java.util.Arrays;
import java.util.List;
import zugwerk.board.Square;

/**
 * What the play must reach. A move reaches a goal; what each goal means is tested by {@link GoalTest}.
 *
 * @param kind what must be reached
 * @param square the square of {@link Kind#TARGET}; else {@link Square#COUNT}
 */
public record Goal(Kind kind, int square) {

  public static final Goal MATE = of(Kind.MATE);
  public static final Goal STALEMATE = of(Kind.STALEMATE);

  /** The kinds of goals. Signs and meanings are Popeye's. A sign that begins like another one comes before it. */
  public enum Kind {
    MATE_OR_STALEMATE("#=", "mate or stalemate"),
    MATE("#", "mate"),
    DOUBLE_STALEMATE("==", "stalemate both sides"),
    AUTOSTALEMATE("!=", "leave itself without a move"),
    STALEMATE("=", "stalemate"),
    CHECK("+", "give check"),
    CAPTURE("x", "capture"),
    /** A piece leaves the board; where a captured piece may stay, capturing it is not enough. */
    WIN_OF_A_PIECE("%", "win a piece"),
    EN_PASSANT("ep", "capture en passant"),
    CASTLING("00", "castle"),
    /** A piece goes to a square and stands there after the move. */
    TARGET("z", "move to "),
    /** A piece goes back to the square on which it stood in the diagram. */
    CIRCUIT("ct", "bring a piece back to its square of the diagram"),
    ANY_MOVE("~", "make any move"),
    /** The goal of a study. */
    WIN("+", "win"),
    /** The goal of a study. */
    DRAW("=", "draw");

    private final String sign;
    private final String act;

    Kind(String sign, String act) {
      this.sign = sign;
      this.act = act;
    }

    /** Its sign in stipulations; that of {@link #TARGET} is followed by a square. */
    public String sign() {
      return sign;
    }

    /** Whether it is one of a study, reached in any number of moves. */
    public boolean isOfStudies() {
      return this == WIN || this == DRAW;
    }

    /** What is written behind a move that reaches it and whose text does not say so; after a blank, if anything. */
    public String mark(String text) {
      return switch (this) {
        case MATE -> text.contains("#") ? "" : " (the King dies)";
        case CHECK -> text.contains("+") || text.contains("#") ? "" : " +";
        case MATE_OR_STALEMATE -> text.contains("#") ? "" : " =";
        case ANY_MOVE, WIN, DRAW -> "";
        default -> " " + sign;
      };
    }

    /** Whether a side that loses its King by its own move counts as having suffered the goal. */
    boolean includesDeath() {
      return this == MATE || this == MATE_OR_STALEMATE;
    }

    /** Whether only a side with a King can suffer it. */
    boolean needsKing() {
      return this == MATE || this == CHECK;
    }

    /** Whether the side that suffers the goal has no move then, so that the play is over. */
    boolean ends() {
      return this == MATE || this == STALEMATE || this == MATE_OR_STALEMATE || this == DOUBLE_STALEMATE;
    }

    /** Whether it cannot be told from a position alone, but only from the move that led there, or from all moves. */
    boolean needsMoves() {
      return switch (this) {
        case CAPTURE, WIN_OF_A_PIECE, EN_PASSANT, CASTLING, TARGET, CIRCUIT, ANY_MOVE -> true;
        default -> false;
      };
    }
  }

  /** The goal of a kind that needs no square. */
  public static Goal of(Kind kind) {
    return new Goal(kind, Square.COUNT);
  }

  /** The goal that a piece goes to a square. */
  public static Goal target(int square) {
    return new Goal(Kind.TARGET, square);
  }

  /**
   * The goal of a written sign, such as {@code #} or {@code ze4}; not those of studies.
   *
   * @throws IllegalArgumentException if it is none
   */
  static Goal read(String sign) {
    if (sign.startsWith(Kind.TARGET.sign)) {
      return target(Square.parse(sign.substring(1)).orElseThrow(
          () -> new IllegalArgumentException("'" + sign + "' names no square")));
    }
    return kinds().stream().filter(kind -> kind.sign.equals(sign)).findFirst().map(Goal::of)
        .orElseThrow(() -> new IllegalArgumentException("'" + sign + "' is no goal"));
  }

  /** The kinds that stipulations with a number of moves have. */
  public static List<Kind> kinds() {
    return Arrays.stream(Kind.values()).filter(kind -> !kind.isOfStudies()).toList();
  }

  /** Whether it is of a kind. */
  public boolean is(Kind other) {
    return kind == other;
  }

  /** Its sign in stipulations. */
  public String sign() {
    return kind.sign + (square < Square.COUNT ? Square.name(square) : "");
  }

  /** What the side that reaches it is to do, as in {@code mate} or {@code move to e4}. */
  String act() {
    return kind.act + (square < Square.COUNT ? Square.name(square) : "");
  }

  @Override
  public String toString() {
    return sign();
  }
}
