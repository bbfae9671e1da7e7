package zugwerk.testkit;

import java.util.Random;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.Rights;
import zugwerk.rules.Variant;

/** Random positions with random state, of any game; not all can be played. */
public final class RandomSetups {

  private final Random random;

  public RandomSetups(Random random) {
    this.random = random;
  }

  /** Up to 23 pieces, a third of the time with the Kings at home and rights to castle. */
  public Setup setup(Variant variant) {
    Schema schema = variant.schema();
    Setup setup = Setup.empty(schema);
    for (int i = 0; i < 4 + random.nextInt(18); i++) {
      setup = setup.withPiece(8 + random.nextInt(48),
          Piece.of(random.nextInt(2), 1 + random.nextInt(schema.types().size() - 1)));
    }
    boolean home = random.nextInt(3) == 0;
    setup = setup.withPiece(home ? 4 : random.nextInt(64), Piece.of(0, Schema.KING));
    setup = setup.withPiece(home ? 60 : random.nextInt(64), Piece.of(1, Schema.KING));
    for (int right = 0; right < 4 && home; right++) {
      setup =
          setup.withPiece((right % 2 == 0 ? 7 : 0) + 56 * (right / 2), Piece.of(right / 2, variant.castlingPartner()))
              .with(Schema.CASTLING, setup.get(Schema.CASTLING) | 1 << right);
    }
    return passed(variant, variant.tidied(state(variant, setup).with(Schema.SIDE_TO_MOVE, random.nextInt(2))));
  }

  /** With values in all slots, as far as the pieces can have them. */
  private Setup state(Variant variant, Setup bare) {
    Setup setup = bare;
    Schema schema = variant.schema();
    for (Slot slot : schema.slots()) {
      int offset = schema.offset(slot);
      for (int i = 0; i < 12 && slot.isOnSquares(); i++) {
        int square = random.nextInt(64);
        if (slot.scope() == Slot.Scope.SQUARE || setup.piece(square) != Piece.NONE) {
          setup = possible(variant, setup, offset + square, 1 + random.nextInt(slot.max()));
        }
      }
      // What happens to a King matters most, and most of all when its value is the least.
      for (int square = 0; square < 64 && slot.scope() == Slot.Scope.PIECE; square++) {
        if (setup.piece(square) != Piece.NONE && Piece.type(setup.piece(square)) == Schema.KING
            && random.nextInt(4) == 0) {
          setup = possible(variant, setup, offset + square, random.nextBoolean() ? 1 : 1 + random.nextInt(slot.max()));
        }
      }
      for (int type = 0; type < schema.types().size() && slot.scope() == Slot.Scope.TYPE; type++) {
        setup = setup.with(offset + type, random.nextInt(variant.cycle(type)));
      }
      for (int i = 0; i < schema.values(slot)
          && (slot.scope() == Slot.Scope.SIDE || slot.scope() == Slot.Scope.SIDE_TYPE); i++) {
        setup = possible(variant, setup, offset + i, Math.max(0, random.nextInt(Math.min(slot.max(), 4) + 3) - 3));
      }
      if (slot.scope() == Slot.Scope.GAME) {
        setup = possible(variant, setup, offset, random.nextInt(slot.max() + 1));
      }
    }
    return setup;
  }

  private static Setup possible(Variant variant, Setup setup, int cell, int value) {
    Setup changed = setup.with(cell, value);
    return variant.stateFaults(changed).isEmpty() ? changed : setup;
  }

  /** Half the time with an en-passant square, where a Pawn can have passed one. */
  private Setup passed(Variant variant, Setup setup) {
    int square = (setup.get(Schema.SIDE_TO_MOVE) == 0 ? 40 : 16) + random.nextInt(8);
    for (int i = 0; i < 8; i++) {
      if (random.nextInt(3) == 0 && Rights.passed(variant, setup, square)) {
        return setup.with(Schema.EN_PASSANT, square + 1);
      }
      square = square / 8 * 8 + (square + 1) % 8;
    }
    return setup;
  }

  /** As {@link #setup}, with the King of the side not to move at the edge and few pieces of its side. */
  public Setup cornered(Variant variant) {
    Setup setup = setup(variant);
    int victim = 1 - setup.get(Schema.SIDE_TO_MOVE);
    int edge = random.nextInt(8) + 56 * random.nextInt(2);
    for (int square = 0; square < 64; square++) {
      boolean gone =
          setup.piece(square) != Piece.NONE && Piece.side(setup.piece(square)) == victim && random.nextInt(4) > 0;
      boolean king = setup.piece(square) == Piece.of(victim, Schema.KING);
      setup = gone || king ? setup.withPiece(square, Piece.NONE) : setup;
    }
    return variant.tidied(setup.withPiece(edge, Piece.of(victim, Schema.KING)).with(Schema.CASTLING, 0)
        .with(Schema.EN_PASSANT, 0));
  }

  /** The setup without a side's King, which may be lacking, and without rights that need it. */
  public static Setup withoutKing(Setup setup, int side) {
    int rights = setup.get(Schema.CASTLING) & ~(3 << 2 * side);
    Setup without = setup.with(Schema.KINGLESS, setup.get(Schema.KINGLESS) | 1 << side)
        .with(Schema.CASTLING, rights);
    for (int square = 0; square < Square.COUNT; square++) {
      without = setup.piece(square) == Piece.of(side, Schema.KING) ? without.withPiece(square, Piece.NONE) : without;
    }
    return without;
  }
}
