package zugwerk.rules;

/**
 * Moves packed into an {@code int}, for search: from and to in six bits each, the kind in three, then a field of six
 * bits for the type of a promotion or drop, or whether a Pawn that captures en passant could also move there quietly,
 * and one of seven for the tag. A special move has its symbol in the first of these fields and the last bit of the
 * second, then a bit that says whether it is aimed. A capture on the way has the victim's square in place of the tag.
 */
public final class EncodedMove {

  /** No move; a move from a1 to a1 is never made by a kind that this could be mistaken for. */
  public static final int NULL = 0;

  static final int STEP = 0;
  static final int PROMOTION = 1;
  static final int EN_PASSANT = 2;
  static final int CASTLING = 3;
  static final int SPECIAL = 4;
  static final int PASS = 5;
  static final int DROP = 6;
  static final int LOCUST = 7;

  private static final int AIMED = 1 << 28;

  private EncodedMove() {}

  static int of(int kind, int from, int to) {
    return from | to << 6 | kind << 12;
  }

  static int promotion(int from, int to, int type) {
    return of(PROMOTION, from, to) | type << 15;
  }

  /** A special move on a square that its text names; the symbol is any ASCII character but a blank. */
  public static int specialMove(int from, int to, char symbol) {
    return of(SPECIAL, from, to) | (symbol & 63) << 15 | symbol >> 6 << 27 | AIMED;
  }

  /** A special move of a piece where it stands, whose text names no other square. */
  public static int specialMove(int square, char symbol) {
    return specialMove(square, square, symbol) & ~AIMED;
  }

  /** A piece of a type is put on a square. */
  public static int drop(int type, int square) {
    return of(DROP, square, square) | type << 15;
  }

  /**
   * A capture on the way: the victim stands elsewhere than where the piece goes.
   *
   * @param promotion the type that the piece becomes, or {@link Move#NONE}
   * @param enPassant whether the victim has passed the way by a double step
   */
  public static int locust(int from, int to, int victim, int promotion, boolean enPassant) {
    return of(LOCUST, from, to) | Math.max(0, promotion) << 15 | victim << 21 | (enPassant ? AIMED : 0);
  }

  /** The move that does nothing. */
  public static int pass() {
    return of(PASS, 0, 0);
  }

  /** The square a move starts from. */
  public static int from(int move) {
    return move & 63;
  }

  /** The square a move goes to or acts on. */
  public static int to(int move) {
    return move >> 6 & 63;
  }

  static int alsoQuiet(int passing) {
    return passing | 1 << 15;
  }

  static int kind(int move) {
    return move >> 12 & 7;
  }

  static int promotionType(int move) {
    return move >> 15 & 63;
  }

  /** Whether a move carries one piece to a square, where it may be promoted; not so en passant. */
  public static boolean isStep(int move) {
    return kind(move) == STEP || kind(move) == PROMOTION;
  }

  /** Whether a move is a capture en passant. */
  public static boolean isEnPassant(int move) {
    return kind(move) == EN_PASSANT || kind(move) == LOCUST && (move & AIMED) != 0;
  }

  /** Whether a move is a {@linkplain #locust capture on the way}. */
  public static boolean isLocust(int move) {
    return kind(move) == LOCUST;
  }

  /** The square of the victim of a {@linkplain #locust capture on the way}. */
  public static int victim(int move) {
    return move >> 21 & 63;
  }

  /** Whether a move captures a piece that stands elsewhere than where the move goes. */
  public static boolean capturesElsewhere(int move) {
    return isEnPassant(move) || isLocust(move);
  }

  /** Whether a move is castling. */
  public static boolean isCastling(int move) {
    return kind(move) == CASTLING;
  }

  /** Whether a move carries a piece from its one square to the other, alone or with others. */
  public static boolean carries(int move) {
    return kind(move) <= CASTLING || kind(move) == LOCUST;
  }

  /** The type of the piece that a step carries, of the given type, once it has arrived. */
  public static int typeAfter(int step, int type) {
    return kind(step) == PROMOTION ? promotionType(step) : type;
  }

  /** Whether a move is the one that does nothing. */
  public static boolean isPass(int move) {
    return kind(move) == PASS;
  }

  /** Whether a move puts a new piece on the board. */
  public static boolean isDrop(int move) {
    return kind(move) == DROP;
  }

  /** Whether a move is a special move with the given symbol. */
  public static boolean isSpecialMove(int move, char symbol) {
    return kind(move) == SPECIAL && symbol(move) == symbol;
  }

  /** Whether a move is a special move whose text names another square. */
  public static boolean isAimed(int move) {
    return kind(move) == SPECIAL && (move & AIMED) != 0;
  }

  /** The symbol of a special move. */
  public static char symbol(int move) {
    return (char) (move >> 15 & 63 | (move >> 27 & 1) << 6);
  }

  /** The tag of a step or a capture en passant, {@link Move#NONE} where it has none. */
  public static int tag(int move) {
    return (move >> 21 & 127) - 1;
  }

  static int tagged(int move, int tag) {
    return move | tag + 1 << 21;
  }

  /** The record of a packed move. */
  public static Move unpack(int move) {
    int from = from(move);
    int to = to(move);
    return switch (kind(move)) {
      case STEP -> new Move.Step(from, to, Move.NONE, tag(move));
      case PROMOTION -> new Move.Step(from, to, promotionType(move), tag(move));
      case EN_PASSANT -> new Move.EnPassant(from, to, tag(move), (move >> 15 & 63) != 0);
      case CASTLING -> new Move.Castling(from, to);
      case SPECIAL -> new Move.SpecialMove(from, to, symbol(move), (move & AIMED) != 0);
      case DROP -> new Move.Drop(promotionType(move), to);
      case LOCUST ->
        new Move.Locust(from, to, victim(move), promotionType(move) == 0 ? Move.NONE : promotionType(move),
            (move & AIMED) != 0);
      default -> new Move.Pass();
    };
  }

  /** Packs a record. */
  public static int pack(Move move) {
    return switch (move) {
      case Move.Step step when step.promotion() == Move.NONE ->
        tagged(of(STEP, step.from(), step.to()), step.tag());
      case Move.Step step -> tagged(promotion(step.from(), step.to(), step.promotion()), step.tag());
      case Move.EnPassant passing -> {
        int packed = tagged(of(EN_PASSANT, passing.from(), passing.to()), passing.tag());
        yield passing.alsoQuiet() ? alsoQuiet(packed) : packed;
      }
      case Move.Castling castling -> of(CASTLING, castling.from(), castling.to());
      case Move.SpecialMove special when special.aimed() ->
        specialMove(special.from(), special.to(), special.symbol());
      case Move.SpecialMove special -> specialMove(special.from(), special.symbol());
      case Move.Drop drop -> drop(drop.type(), drop.to());
      case Move.Locust locust -> locust(locust.from(), locust.to(), locust.victim(), locust.promotion(),
          locust.enPassant());
      case Move.Pass _ -> pass();
    };
  }
}
