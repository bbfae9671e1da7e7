package zugwerk.solve.table;

import java.util.Random;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;

/** Positions of given pieces that can be played, at random. */
public final class RandomEndings {

  private RandomEndings() {}

  /** The pieces anywhere. */
  public static Setup any(Variant variant, Material material, Random random) {
    return setup(variant, material, random, 0, 8);
  }

  /** The Kings near each other in a corner, so that there are mates. */
  static Setup near(Variant variant, Material material, Random random) {
    return setup(variant, material, random, 5, 3);
  }

  private static Setup setup(Variant variant, Material material, Random random, int first, int size) {
    while (true) {
      Setup setup = Setup.empty(variant.schema()).with(Schema.SIDE_TO_MOVE, random.nextInt(4) / 3);
      for (int side = 0; side < 2; side++) {
        for (int type : material.side(side)) {
          int square = type == Schema.KING
              ? Square.of(random.nextInt(size), first + random.nextInt(size)) : random.nextInt(64);
          setup = setup.withPiece(square, Piece.of(side, type));
        }
      }
      if (setup.pieces(setup.toMove()) + setup.pieces(setup.toMove().other()) == material.size()
          && Validation.faults(variant, setup).isEmpty()) {
        return setup;
      }
    }
  }
}
