package zugwerk.solve.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;

/** Compares the least moves of capture routes with those of playing move by move. */
class CaptureRoutesTest {

  private static final int QUESTIONS = 3_000;
  private static final int MOST_MOVES = 5;

  /** A piece on its way, and the squares on which it must still capture. */
  private record Stage(int piece, long left) {}

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void asManyMovesAreNeededAsOneMoveAfterAnother(int side) {
    Variant variant = Variants.of("orthodox");
    PieceTables tables = new PieceTables(variant, side);
    BoundContext context = new BoundContext(Position.of(Setup.empty(variant.schema())), 1 - side, tables, tables);
    CaptureRoutes routes = new CaptureRoutes(context);
    Random random = new Random(5 + side);
    int possible = 0;
    for (int i = 0; i < QUESTIONS; i++) {
      int type = random.nextInt(tables.types());
      int piece = type << 6 | (type == variant.pawn() ? 8 + random.nextInt(48) : random.nextInt(64));
      long by = random.ints(1 + random.nextInt(3), 0, 64).mapToLong(Square::bit).reduce(0, (a, b) -> a | b);
      int last = switch (random.nextInt(3)) {
        case 0 -> -1;
        case 1 -> CaptureRoutes.CAPTURED | random.nextInt(64);
        default -> (type == variant.pawn() ? random.nextInt(tables.types()) : type) << 6 | random.nextInt(64);
      };
      // The same route with more and with fewer moves, in both orders.
      int most = 1 + random.nextInt(MOST_MOVES);
      for (int moves : new int[] {most, MOST_MOVES, most}) {
        context.prepare(moves, 0);
        int slow = slow(tables, piece, by, last, moves);
        int found = routes.route(piece, by, last);
        assertEquals(slow, Math.min(found, moves + 1), () -> piece + " by " + Long.toHexString(by) + " to " + last);
        possible += slow <= moves ? 1 : 0;
      }
    }
    assertTrue(possible > QUESTIONS / 10, "only " + possible);
  }

  /** The least moves, or one more than the moves left. */
  private static int slow(PieceTables tables, int piece, long by, int last, int most) {
    Set<Stage> stages = Set.of(new Stage(piece, by));
    for (int moves = 0; moves <= most; moves++) {
      Set<Stage> next = new HashSet<>();
      for (Stage stage : stages) {
        if (stage.left() == 0 && ends(stage.piece(), last)) {
          return moves;
        }
        int[] queue = new int[5 * Square.COUNT];
        int end = tables.expand(stage.piece(), new boolean[tables.types() << 6], queue, 0);
        for (int i = 0; i < end; i++) {
          next.add(new Stage(queue[i], stage.left() & ~Square.bit(queue[i] & 63)));
        }
      }
      stages = next;
    }
    return most + 1;
  }

  private static boolean ends(int piece, int last) {
    return last < 0 || ((last & CaptureRoutes.CAPTURED) != 0 ? (piece & 63) == (last & 63) : piece == last);
  }
}
