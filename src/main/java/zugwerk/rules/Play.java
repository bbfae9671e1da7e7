package zugwerk.rules;

import zugwerk.board.Man;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/** Makes moves on a position by the rules that all games share. Unmaking is the position's rollback. */
public final class Play {

  /** The castling rights that end when anything leaves or comes to a square. */
  private static final int[] RIGHTS_LOST = new int[Square.COUNT];

  static {
    RIGHTS_LOST[Square.of(4, 0)] = 3;
    RIGHTS_LOST[Square.of(7, 0)] = 1;
    RIGHTS_LOST[Square.of(0, 0)] = 2;
    RIGHTS_LOST[Square.of(4, 7)] = 12;
    RIGHTS_LOST[Square.of(7, 7)] = 4;
    RIGHTS_LOST[Square.of(0, 7)] = 8;
  }

  private Play() {}

  /** Makes a move; it need not be legal, but must be one that the generator offers before it looks for check. */
  public static void make(Variant variant, Position position, int move) {
    int from = Packed.from(move);
    int to = Packed.to(move);
    int side = position.toMove();
    int passed = 0;
    int mover = Man.type(position.man(from));
    switch (Packed.kind(move)) {
      case Packed.STEP -> {
        if (mover == variant.pawn() && doubleStep(variant, position, side, from, to)) {
          passed = (from + to >> 1) + 1;
        }
        position.move(from, to);
        loseRights(position, from, to);
      }
      case Packed.PROMOTION -> {
        position.move(from, to);
        position.set(to, Man.of(side, Packed.promotionType(move)));
        loseRights(position, from, to);
      }
      case Packed.EN_PASSANT -> {
        position.move(from, to);
        position.remove(captured(side, to));
      }
      case Packed.CASTLING -> {
        position.move(from, to);
        boolean kingside = to > from;
        position.move(kingside ? to + 1 : to - 2, kingside ? to - 1 : to + 1);
        loseRights(position, from, to);
      }
      case Packed.ACT -> {
        variant.act(position, from, to, Packed.symbol(move));
        loseRights(position, from, to);
      }
      default -> {
        mover = Move.NONE;
      }
    }
    position.set(Schema.EN_PASSANT, passed);
    variant.endTurn(position, mover);
    position.set(Schema.SIDE_TO_MOVE, 1 - side);
  }

  /** Gives the turn away, for threats and for the studio; not a move of any game's rules. */
  public static void skip(Position position) {
    position.set(Schema.EN_PASSANT, 0);
    position.set(Schema.SIDE_TO_MOVE, 1 - position.toMove());
  }

  /** The square of the Pawn that is captured en passant by a man of a side going to a square. */
  static int captured(int side, int passed) {
    return side == 0 ? passed - 8 : passed + 8;
  }

  private static boolean doubleStep(Variant variant, Position position, int side, int from, int to) {
    return Math.abs(from - to) == 16
        && (variant.movement(position, side, variant.pawn()).doubleSteps(from, position.occupied())
            & Square.bit(to)) != 0;
  }

  private static void loseRights(Position position, int from, int to) {
    int rights = position.get(Schema.CASTLING);
    int lost = rights & (RIGHTS_LOST[from] | RIGHTS_LOST[to]);
    if (lost != 0) {
      position.set(Schema.CASTLING, rights ^ lost);
    }
  }
}
