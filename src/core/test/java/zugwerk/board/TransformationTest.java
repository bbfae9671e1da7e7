package zugwerk.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/** Changes of the whole board, on random setups of every game. */
class TransformationTest {

  static List<Variant> games() {
    return Variants.all().stream().toList();
  }

  /** Pieces and every kind of state anywhere; rights only if they are wanted. */
  private static Setup random(Variant game, Random random, boolean rights) {
    Setup setup = Setup.empty(game.schema());
    int cells = game.schema().cells();
    for (int i = 0; i < 20; i++) {
      int square = random.nextInt(Square.COUNT);
      setup = setup.with(square, random.nextInt(game.schema().max(square) + 1));
      if (cells > Schema.FIRST_SLOT) {
        int cell = Schema.FIRST_SLOT + random.nextInt(cells - Schema.FIRST_SLOT);
        setup = setup.with(cell, random.nextInt(game.schema().max(cell) + 1));
      }
    }
    setup = setup.with(Schema.SIDE_TO_MOVE, random.nextInt(2));
    return rights ? setup.with(Schema.CASTLING, random.nextInt(16)).with(Schema.EN_PASSANT, random.nextInt(65)) : setup;
  }

  private static Setup repeated(Setup setup, Transformation transformation, int times) {
    Setup changed = setup;
    for (int i = 0; i < times; i++) {
      changed = transformation.of(changed);
    }
    return changed;
  }

  @ParameterizedTest
  @MethodSource("games")
  void repeatedOftenEnoughEachIsTheIdentity(Variant game) {
    Random random = new Random(7);
    for (int i = 0; i < 200; i++) {
      Setup setup = random(game, random, false);
      assertEquals(setup, repeated(setup, Transformation.ROTATE_90, 4));
      assertEquals(repeated(setup, Transformation.ROTATE_90, 2), Transformation.ROTATE_180.of(setup));
      assertEquals(repeated(setup, Transformation.ROTATE_90, 3), Transformation.ROTATE_270.of(setup));
      for (Transformation twice : List.of(Transformation.MIRROR_LEFT_RIGHT, Transformation.MIRROR_UP_DOWN,
          Transformation.MIRROR_DIAGONAL, Transformation.MIRROR_ANTIDIAGONAL, Transformation.ROTATE_180)) {
        assertEquals(setup, repeated(setup, twice, 2), twice.title());
      }
      Setup withRights = random(game, random, true);
      assertEquals(withRights, repeated(withRights, Transformation.EXCHANGE_COLOURS, 2).with(Schema.CASTLING,
          withRights.get(Schema.CASTLING)));
      assertEquals(withRights, repeated(withRights, Transformation.EXCHANGE_SIDES, 2));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void nothingIsLostOnTheWay(Variant game) {
    Random random = new Random(8);
    for (int i = 0; i < 100; i++) {
      Setup setup = random(game, random, false);
      for (Transformation transformation : Transformation.all()) {
        Setup changed;
        try {
          changed = transformation.of(setup);
        } catch (InputException _) {
          continue;
        }
        Side white = transformation.exchangesColours() ? Side.BLACK : Side.WHITE;
        assertEquals(setup.pieces(Side.WHITE), changed.pieces(white));
        assertEquals(setup.pieces(Side.BLACK), changed.pieces(white.other()));
        for (int square = 0; square < Square.COUNT; square++) {
          for (Slot slot : game.schema().slots()) {
            if (slot.isOnSquares()) {
              int offset = game.schema().offset(slot);
              int before = setup.get(offset + square);
              boolean turns = slot.isColour() && transformation.exchangesColours() && before > 0 && before < 3;
              if (before != 0) {
                assertEquals(turns ? 3 - before : before, changed.get(offset + transformation.image(square)),
                    transformation.title());
              }
            }
          }
        }
      }
    }
  }

  @Test
  void aShiftIsRefusedRatherThanLoseAPiece() {
    Variant game = Variants.of("cursed");
    Setup setup = Fen.parse(game, "8/8/8/8/8/8/8/K6k w - - 0 1 e8g");
    for (int[] way : new int[][] {{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
      assertTrue(assertThrows(InputException.class, () -> Transformation.shift(way[0], way[1]).of(setup))
          .getMessage().matches("the content of (a1|h1|e8) would leave the board"));
    }
    Setup inside = Fen.parse(game, "8/8/3k4/8/8/2K5/8/8 w - - 0 1 e6g");
    assertEquals("8/8/4k3/8/8/3K4/8/8 w - - 0 1 f6g", Fen.format(Transformation.shift(1, 0).of(inside)));
    assertEquals(inside, Transformation.shift(0, -1).of(Transformation.shift(0, 1).of(inside)));
    assertNotEquals(inside, Transformation.shift(0, 1).of(inside));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "Exchange sides        | r3k2r/8/8/8/4Pp2/8/8/R3K3 b Qkq e3 0 1 - | r3k3/8/8/4pP2/8/8/8/R3K2R w KQq e6 0 1",
      "Exchange colours      | 4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 -          | 4K3/8/8/8/8/8/8/r3k3 b - - 0 1",
      "Mirror left and right | 4k3/8/8/8/4Pp2/8/8/R3K3 b Q e3 0 1 -      | 3k4/8/8/8/2pP4/8/8/3K3R b - d3 0 1",
      "Rotate 90°            | 4k3/8/8/8/8/8/8/R3K3 w Q - 0 1 -          | R7/8/8/8/K6k/8/8/8 w - - 0 1"
  })
  void rightsStayWhereTheyStillMeanSomething(String title, String before, String after) {
    Variant game = Variants.of("orthodox");
    Transformation transformation = Transformation.all().stream()
        .filter(each -> each.title().equals(title)).findFirst().orElseThrow();
    assertEquals(after, Fen.format(transformation.of(Fen.parse(game, before))));
  }
}
