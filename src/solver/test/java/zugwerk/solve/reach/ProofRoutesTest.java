package zugwerk.solve.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;

/** Compares the least moves from square to square with going step by step. */
class ProofRoutesTest {

  private static final int SQUARES = 10;

  private PieceTables tables;
  private int pawn;
  private long closed;
  private long guarded;
  private long last;

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"orthodox | 0", "orthodox | 1", "shock | 0"})
  void asManyMovesAreNeededAsOneStepAfterAnother(String game, int side) {
    Random random = new Random(31);
    Variant variant = Variants.of(game);
    tables = new PieceTables(variant, side);
    pawn = variant.pawn();
    last = side == 0 ? 0xFFL << 56 : 0xFFL;
    for (int closing = 0; closing < 2; closing++) {
      closed = aQuarter(random);
      guarded = aQuarter(random);
      ProofRoutes routes = new ProofRoutes(tables, pawn, variant.promotions(), closed, guarded, last);
      for (int i = 0; i < SQUARES; i++) {
        int from = random.nextInt(Square.COUNT);
        for (int type = 0; type < tables.types(); type++) {
          check(variant, routes, type, from);
        }
      }
    }
  }

  /** A Pawn with few captures or few other moves left. */
  @ParameterizedTest
  @CsvSource({"a2, a6, false, 0, 4, 3", "a2, a6, false, 1, 2, 100", "a2, c4, false, 2, 0, 2",
      "a2, c4, false, 1, 4, 100",
      "c2, c4, false, 4, 0, 2", "c2, c4, false, 1, 1, 1", "h2, g5, false, 1, 1, 2", "h2, g5, false, 1, 0, 100",
      "a7, a8, true, 0, 1, 1", "a7, a8, true, 0, 0, 100", "a7, a8, true, 1, 0, 2"})
  void limitsAreKept(String from, String to, boolean promoted, int captures, int quiet, int expected) {
    Variant variant = Variants.of("orthodox");
    int own = variant.pawn();
    int becomes = promoted ? variant.promotions()[0] : own;
    ProofRoutes routes = new ProofRoutes(new PieceTables(variant, 0), own, variant.promotions(), 0, 0, 0xFFL << 56);
    assertEquals(expected, routes.moves(own, becomes, square(from), square(to), captures, quiet));
  }

  private static int square(String name) {
    return Square.parse(name).orElseThrow();
  }

  /** Some 16 of the 64 squares. */
  private static long aQuarter(Random random) {
    long half = random.nextLong();
    return half & random.nextLong();
  }

  private void check(Variant variant, ProofRoutes routes, int type, int from) {
    int[] own = distances(type, from);
    for (int becomes = 0; becomes < tables.types(); becomes++) {
      int one = becomes;
      boolean promotes = type == pawn && IntStream.of(variant.promotions()).anyMatch(promoted -> promoted == one);
      int[] moves = becomes == type ? own : filled();
      for (int square = 0; promotes && square < Square.COUNT; square++) {
        if ((last & Square.bit(square)) != 0 && square != from && own[square] < ProofRoutes.NEVER) {
          int[] onward = distances(becomes, square);
          for (int to = 0; to < Square.COUNT; to++) {
            moves[to] = Math.min(moves[to], own[square] + onward[to]);
          }
        }
      }
      for (int to = 0; to < Square.COUNT; to++) {
        String way = type + " from " + Square.name(from) + " to " + becomes + " on " + Square.name(to);
        assertEquals(moves[to], routes.moves(type, becomes, from, to), way);
      }
    }
  }

  private static int[] filled() {
    int[] table = new int[Square.COUNT];
    Arrays.fill(table, ProofRoutes.NEVER);
    return table;
  }

  /** The least moves of a piece that stays what it is. */
  private int[] distances(int type, int from) {
    PiecePowers powers = tables.powers(type);
    int[] found = filled();
    found[from] = 0;
    boolean more = true;
    while (more) {
      more = false;
      for (int at = 0; at < Square.COUNT; at++) {
        if (found[at] == ProofRoutes.NEVER || type == pawn && (last & Square.bit(at)) != 0) {
          continue;
        }
        for (int to = 0; to < Square.COUNT; to++) {
          boolean barred = at == to || (closed & Square.bit(to)) != 0
              || type == Schema.KING && (guarded & Square.bit(to)) != 0;
          if (!barred && powers.steps(at, to, closed) && found[at] + 1 < found[to]) {
            found[to] = found[at] + 1;
            more = true;
          }
        }
      }
    }
    assertTrue(found[from] == 0);
    return found;
  }
}
