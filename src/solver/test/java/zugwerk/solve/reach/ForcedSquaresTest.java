package zugwerk.solve.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.betza.Movement;
import zugwerk.board.Square;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;

/** A piece cannot avoid exactly the squares without which no way leads to its end. */
class ForcedSquaresTest {

  private static final int QUESTIONS = 400;

  @ParameterizedTest
  @CsvSource({"orthodox, 0", "orthodox, 1", "shock, 0", "fairy, 1"})
  void findsWhatCannotBeAvoided(String game, int side) {
    Random random = new Random(71);
    Variant variant = Variants.of(game);
    PieceTables tables = new PieceTables(variant, side);
    ForcedSquares passages = new ForcedSquares(tables);
    int found = 0;
    for (int i = 0; i < QUESTIONS; i++) {
      int type = i % 4 == 0 ? variant.pawn() : random.nextInt(tables.types());
      int piece = type << 6 | (type == variant.pawn() ? 8 + random.nextInt(48) : random.nextInt(64));
      int moves = 1 + i % 3;
      int[] ends = tables.distances(piece).arrivals(1 + random.nextInt(moves));
      if (ends.length == 0) {
        continue;
      }
      int end = ends[random.nextInt(ends.length)];
      long through = passages.through(piece, end, moves);
      long expected = 0;
      for (int square = 0; square < Square.COUNT; square++) {
        expected |= gets(tables, piece, end, moves, Square.bit(square)) ? 0 : Square.bit(square);
      }
      assertEquals(expected, through, game + " " + piece + " to " + end + " in " + moves);
      assertEquals(through, passages.through(piece, end, moves));
      found += through == 0 ? 0 : 1;
    }
    assertTrue(found > QUESTIONS / 10, "only " + found);
  }

  /** Whether a piece becomes another one within so many moves without going over the closed square. */
  private static boolean gets(PieceTables tables, int piece, int end, int moves, long closed) {
    if (piece == end) {
      return true;
    }
    PiecePowers powers = tables.powers(piece >> 6);
    for (int next : tables.distances(piece).arrivals(1)) {
      long quiet = powers.quietPath(piece & 63, next & 63);
      long capture = powers.capturePath(piece & 63, next & 63);
      boolean open = quiet != Movement.NONE && (quiet & closed) == 0
          || capture != Movement.NONE && (capture & closed) == 0;
      if (open && moves > 0 && gets(tables, next, end, moves - 1, closed)) {
        return true;
      }
    }
    return false;
  }
}
