package zugwerk.compose;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import zugwerk.board.Man;
import zugwerk.board.ManType;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Side;

/**
 * The men that a new problem is to be made of.
 *
 * @param men the men, a King a side among them; empty for men left to chance
 * @param most how many men there are, or are at most where they are left to chance
 */
public record Material(List<Integer> men, int most) {

  /** The fewest men that are left to chance. */
  public static final int FEWEST = 3;

  /** The most men that a problem may have. */
  public static final int MOST = 32;

  public Material {
    men = List.copyOf(men);
    if (most < FEWEST || most > MOST) {
      throw new IllegalArgumentException("a problem has " + FEWEST + " to " + MOST + " men, not " + most);
    }
  }

  /** Men left to chance, so many at most. */
  public static Material any(int most) {
    return new Material(List.of(), most);
  }

  /**
   * Certain men, White's before the {@code v}, Black's behind it, such as {@code KQvKP}.
   *
   * @throws IllegalArgumentException in one sentence, if the text makes no sense in the game
   */
  public static Material parse(Schema schema, String text) {
    String[] sides = text.strip().split("v", -1);
    if (sides.length != 2) {
      throw new IllegalArgumentException("the material '" + text + "' makes no sense; it reads like KQvKP");
    }
    List<Integer> men = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      for (char letter : sides[side].toCharArray()) {
        int type = schema.type(letter);
        if (type < 0) {
          throw new IllegalArgumentException("the material '" + text + "': there is no man " + letter + "; the men are "
              + String.join(" ", schema.types().stream().map(known -> String.valueOf(known.letter())).toList()));
        }
        men.add(Man.of(side, type));
      }
      int king = Man.of(side, Schema.KING);
      if (men.stream().filter(man -> man == king).count() != 1) {
        throw new IllegalArgumentException("the material '" + text + "' needs one King a side");
      }
    }
    return new Material(men, men.size());
  }

  /** Whether the men are certain, and not left to chance. */
  public boolean isFixed() {
    return !men.isEmpty();
  }

  /** Whether another man could be added to those of a position. */
  boolean hasRoom(Setup setup) {
    return !isFixed() && setup.men(Side.WHITE) + setup.men(Side.BLACK) < most;
  }

  /** The men to begin with, Kings first if they are left to chance. */
  List<Integer> draw(Schema schema, int stronger, int pawn, Random random) {
    if (isFixed()) {
      return men;
    }
    List<Integer> drawn = new ArrayList<>(List.of(Man.of(0, Schema.KING), Man.of(1, Schema.KING)));
    while (drawn.size() < most) {
      drawn.add(Man.of(random.nextInt(3) > 0 ? stronger : 1 - stronger, anyType(schema, pawn, random)));
    }
    return drawn;
  }

  /** Any type but the King, Pawns more often than others. */
  static int anyType(Schema schema, int pawn, Random random) {
    List<ManType> types = schema.types();
    return random.nextInt(4) == 0 ? pawn : 1 + random.nextInt(types.size() - 1);
  }
}
