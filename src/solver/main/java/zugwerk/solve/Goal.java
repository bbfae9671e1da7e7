package zugwerk.solve;

import static zugwerk.work.Texts.key;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.work.InputException;
import zugwerk.work.Texts;

/**
 * What the play must reach. A move reaches a goal; what each goal means is tested by {@code GoalTest}.
 *
 * @param kind what must be reached
 * @param square the square of {@link Kind#TARGET}; else {@link Square#COUNT}
 * @param diagram the position that a proof game must reach; empty in a stipulation alone
 */
public record Goal(Kind kind, int square, Optional<Setup> diagram) {

  public static final Goal MATE = of(Kind.MATE);
  public static final Goal STALEMATE = of(Kind.STALEMATE);

  /** The kinds of goals. Signs and meanings are Popeye's. A sign comes before its prefixes. */
  public enum Kind {
    /** A side that is mated makes a move, legal but for that, that mates the other side as well. */
    COUNTER_MATE("##!", key("to answer mate with mate")),
    /** A side that could move makes a move, legal but for the safety of its King, after which both sides are mated. */
    DOUBLE_MATE("##", key("to mate both sides")),
    MATE_OR_STALEMATE("#=", key("to mate or stalemate")),
    MATE("#", key("to mate")),
    DOUBLE_STALEMATE("==", key("to stalemate both sides")),
    AUTOSTALEMATE("!=", key("to leave itself without a move")),
    STALEMATE("=", key("to stalemate")),
    /** A draw by the rules of the game: stalemate, a mate by a side that may not win so, or an end of its own. */
    RULE_DRAW("dr", key("to draw by rule")),
    CHECK("+", key("to give check")),
    CAPTURE("x", key("to capture")),
    /** A piece leaves the board; where a captured piece may stay, capturing it is not enough. */
    WIN_OF_A_PIECE("%", key("to win a piece")),
    EN_PASSANT("ep", key("to capture en passant")),
    CASTLING("00", key("to castle")),
    /** A piece goes to a square and stands there after the move. */
    TARGET("z", key("to move to {0}")),
    /** A piece goes back to the square on which it stood in the diagram. */
    CIRCUIT("ct", key("to bring a piece back to its square of the diagram")),
    ANY_MOVE("~", key("to make any move")),
    /** The diagram arises in a game from the start position; of proof games. */
    DIAGRAM("dia", key("to reach the diagram from the start of the game")),
    /** The diagram arises in play from another position, which the problem gives; of proof games. */
    OTHER_DIAGRAM("a=>b", key("to reach the diagram from a given position")),
    /** The goal of a study. */
    WIN("+", key("to win")),
    /** The goal of a study. */
    DRAW("=", key("to draw"));

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

    /** Whether it is one of a proof game: a position, and not what a move does. */
    public boolean isPosition() {
      return this == DIAGRAM || this == OTHER_DIAGRAM;
    }

    /** What to append to the text of a move that reaches it, if the text does not show that. */
    public String mark(String text) {
      return switch (this) {
        case MATE -> text.contains("#") ? "" : " (the King dies)";
        case CHECK -> text.contains("+") || text.contains("#") ? "" : " +";
        case MATE_OR_STALEMATE -> text.contains("#") ? "" : " =";
        case DOUBLE_MATE, COUNTER_MATE -> text.contains("#") ? sign.substring(1) : " " + sign;
        case ANY_MOVE, DIAGRAM, OTHER_DIAGRAM, WIN, DRAW -> "";
        default -> " " + sign;
      };
    }

    /** Whether the goal is reached against a side that loses its King by its own move. */
    public boolean includesDeath() {
      return this == MATE || this == MATE_OR_STALEMATE;
    }

    boolean needsKing() {
      return this == MATE || this == CHECK || needsSelfCheck();
    }

    /** Whether the move that reaches it leaves the own King attacked, and so is otherwise illegal. */
    public boolean needsSelfCheck() {
      return this == DOUBLE_MATE || this == COUNTER_MATE;
    }

    /** Whether the side to move has no move once the goal is reached, so that the play is over. */
    public boolean ends() {
      return switch (this) {
        case MATE, STALEMATE, RULE_DRAW, MATE_OR_STALEMATE, DOUBLE_STALEMATE, DOUBLE_MATE, COUNTER_MATE -> true;
        default -> false;
      };
    }

    /** Whether it depends on the moves played, not on the position alone. */
    public boolean needsMoves() {
      return switch (this) {
        case CAPTURE, WIN_OF_A_PIECE, EN_PASSANT, CASTLING, TARGET, CIRCUIT, ANY_MOVE -> true;
        default -> false;
      };
    }
  }

  /** The goal of a kind that needs no square. */
  public static Goal of(Kind kind) {
    return new Goal(kind, Square.COUNT, Optional.empty());
  }

  /** The goal that a piece goes to a square. */
  public static Goal target(int square) {
    return new Goal(Kind.TARGET, square, Optional.empty());
  }

  /** The same for a proof game, with its diagram. */
  public Goal reaching(Setup position) {
    return new Goal(kind, square, Optional.of(position));
  }

  /** @throws InputException if the sign is unknown, or a goal of studies */
  static Goal read(String sign) {
    if (sign.startsWith(Kind.TARGET.sign)) {
      return target(Square.parse(sign.substring(1)).orElseThrow(
          () -> new InputException("'{0}' names no square", sign)));
    }
    return signed().filter(kind -> kind.sign.equals(sign)).findFirst().map(Goal::of)
        .orElseThrow(() -> new InputException("'{0}' is no goal", sign));
  }

  /** The kinds that every play with a number of moves may have. */
  public static List<Kind> kinds() {
    return signed().filter(kind -> !kind.isPosition()).toList();
  }

  /** The kinds of goals that stipulations write as a sign; not those of studies. */
  static Stream<Kind> signed() {
    return Arrays.stream(Kind.values()).filter(kind -> !kind.isOfStudies());
  }

  /** Whether it is of a kind. */
  public boolean is(Kind other) {
    return kind == other;
  }

  /** Its sign in stipulations. */
  public String sign() {
    return kind.sign + (square < Square.COUNT ? Square.name(square) : "");
  }

  /** What the reaching side does, such as {@code to mate} or {@code to move to e4}. */
  String act(Texts texts) {
    return texts.lang(kind.act, square < Square.COUNT ? Square.name(square) : "");
  }

  @Override
  public String toString() {
    return sign();
  }
}
