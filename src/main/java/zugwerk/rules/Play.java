package zugwerk.rules;

import zugwerk.board.Man;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/** Makes moves on a position by the rules that all games share. Unmaking is the position's rollback. */
public final class Play {

  private Play() {}

  /** Makes a move; it need not be legal, but must be one that the generator offers before it looks for check. */
  public static void make(Variant variant, Position position, int move) {
    int from = Packed.from(move);
    int to = Packed.to(move);
    int side = position.toMove();
    int passed = 0;
    int mover = Man.type(position.man(from));
    int maker = maker(variant, position, move);
    switch (Packed.kind(move)) {
      case Packed.STEP -> {
        boolean passes = mover == variant.pawn() && doubleStep(variant, position, side, from, to);
        variant.step(position, from, to);
        if (passes && position.man(to) == Man.of(side, mover)) {
          passed = (from + to >> 1) + 1;
        }
      }
      case Packed.PROMOTION -> {
        variant.step(position, from, to);
        position.place(to, Man.of(side, Packed.promotionType(move)));
      }
      case Packed.EN_PASSANT -> variant.passing(position, from, to, captured(side, to));
      case Packed.CASTLING -> {
        position.move(from, to);
        boolean kingside = to > from;
        position.move(kingside ? to + 1 : to - 2, kingside ? to - 1 : to + 1);
      }
      case Packed.ACT -> variant.act(position, from, to, Packed.symbol(move));
      default -> mover = Move.NONE;
    }
    position.set(Schema.EN_PASSANT, passed);
    variant.endTurn(position, mover, maker);
    if (position.get(Schema.CASTLING) != 0) {
      loseRights(variant, position);
    }
    position.set(Schema.SIDE_TO_MOVE, 1 - side);
  }

  /** Passes, for threats and for the studio, whether or not the game's rules offer it. */
  public static void skip(Variant variant, Position position) {
    make(variant, position, Packed.pass());
  }

  /** What makes a move: what its tag says, if the game leaves a choice, else the first that can. */
  private static int maker(Variant variant, Position position, int move) {
    if (Packed.kind(move) > Packed.EN_PASSANT) {
      return Move.NONE;
    }
    long makers = variant.makers(position, Packed.from(move), Packed.to(move));
    int tag = Packed.tag(move);
    return makers == 0 || tag != Move.NONE && (makers >>> tag & 1) != 0 ? tag : Long.numberOfTrailingZeros(makers);
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

  /** Rights end once the King or the man on the corner has gone, whatever took him away. */
  private static void loseRights(Variant variant, Position position) {
    int rights = position.get(Schema.CASTLING);
    int kept = 0;
    for (int side = 0; side < 2; side++) {
      if ((position.men(side, Schema.KING) >>> Square.of(4, 7 * side) & 1) != 0) {
        long partners = position.men(side, variant.castlingPartner()) >>> 56 * side;
        kept |= (int) ((partners >>> 7 & 1) | (partners & 1) << 1) << 2 * side;
      }
    }
    position.set(Schema.CASTLING, rights & kept);
  }
}
