package zugwerk.content.quality;

import java.util.Optional;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.rules.Rights;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;

/** Finds the same pieces in orthodox chess: by their letters, else by their moves. */
final class Counterpart {

  static final Variant ORTHODOX = Variants.of("orthodox");

  private static final int MIDDLE = Square.of(3, 3);

  private final int[] types;

  /** @param conditioned the game; its conditions do not matter, as they may be on orthodox chess too */
  Counterpart(Variant conditioned) {
    Variant variant = Variants.plain(conditioned);
    types = new int[variant.schema().types().size()];
    for (int type = 0; type < types.length; type++) {
      types[type] = ORTHODOX.schema().type(variant.schema().types().get(type).letter());
      for (int other = 1; types[type] < 0 && other < ORTHODOX.schema().types().size(); other++) {
        if (alike(variant, type, other)) {
          types[type] = other;
        }
      }
    }
  }

  /** Compares the moves of two pieces with one enemy piece on each square in turn. */
  private static boolean alike(Variant variant, int type, int other) {
    for (int square = 0; square < Square.COUNT; square++) {
      if (square != MIDDLE && targets(variant, type, square) != targets(ORTHODOX, other, square)) {
        return false;
      }
    }
    return true;
  }

  private static long targets(Variant variant, int type, int enemy) {
    Setup setup = Setup.empty(variant.schema())
        .withPiece(MIDDLE, Piece.of(0, type)).withPiece(enemy, Piece.of(1, variant.pawn()));
    return variant.targets(Position.of(setup), 0, type, MIDDLE);
  }

  /** Empty where a piece has no counterpart. */
  Optional<Setup> of(Setup setup) {
    Setup made = Setup.empty(ORTHODOX.schema()).with(Schema.SIDE_TO_MOVE, setup.get(Schema.SIDE_TO_MOVE))
        .with(Schema.KINGLESS, setup.get(Schema.KINGLESS));
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = setup.piece(square);
      if (piece != Piece.NONE) {
        int type = types[Piece.type(piece)];
        if (type < 0) {
          return Optional.empty();
        }
        made = made.withPiece(square, Piece.of(Piece.side(piece), type));
      }
    }
    return Optional.of(Rights.kept(ORTHODOX, made
        .with(Schema.CASTLING, setup.get(Schema.CASTLING)).with(Schema.EN_PASSANT, setup.get(Schema.EN_PASSANT))));
  }
}
