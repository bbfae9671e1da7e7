package zugwerk.compose;

import java.util.Optional;
import zugwerk.board.Man;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.rules.Rights;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;

/** The same men in orthodox chess, where they exist: by their letters, else by how they go. */
final class Counterpart {

  /** The game without any rule of its own. */
  static final Variant ORTHODOX = Variants.of("orthodox");

  private static final int MIDDLE = Square.of(3, 3);

  private final int[] types;

  Counterpart(Variant variant) {
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

  /** Whether a man goes as an orthodox one does, on a board with one enemy on whatever square. */
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
        .withMan(MIDDLE, Man.of(0, type)).withMan(enemy, Man.of(1, variant.pawn()));
    return variant.targets(Position.of(setup), 0, type, MIDDLE);
  }

  /** The same men and rights without state; empty where a man has no counterpart. */
  Optional<Setup> of(Setup setup) {
    Setup made = Setup.empty(ORTHODOX.schema()).with(Schema.SIDE_TO_MOVE, setup.get(Schema.SIDE_TO_MOVE));
    for (int square = 0; square < Square.COUNT; square++) {
      int man = setup.man(square);
      if (man != Man.NONE) {
        int type = types[Man.type(man)];
        if (type < 0) {
          return Optional.empty();
        }
        made = made.withMan(square, Man.of(Man.side(man), type));
      }
    }
    return Optional.of(Rights.kept(ORTHODOX, made
        .with(Schema.CASTLING, setup.get(Schema.CASTLING)).with(Schema.EN_PASSANT, setup.get(Schema.EN_PASSANT))));
  }
}
