package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/** Positions of tables that could be problems. */
class NotableTest {

  @TempDir
  private static Path folder;

  private static Endgames endgames(String game) {
    return new Endgames(Variants.of(game), folder, 2);
  }

  private static Notable.Found found(Endgames endgames, Notable.Kind kind, String ending, int most) {
    return endgames.notable(kind, Material.parse(endgames.variant().schema(), ending), most, new Monitor());
  }

  /** Every placement of the pieces is looked up, for either side to move; mirror images count once. */
  @Test
  void allZugzwangsAreCounted() {
    Endgames endgames = endgames("orthodox");
    Variant variant = endgames.variant();
    int count = 0;
    for (int pawn = 0; pawn < Square.COUNT; pawn++) {
      if (Square.file(pawn) > 3) {
        continue;
      }
      for (int king = 0; king < Square.COUNT; king++) {
        for (int enemy = 0; enemy < Square.COUNT; enemy++) {
          if (pawn == king || king == enemy || enemy == pawn) {
            continue;
          }
          Setup white = Setup.empty(variant.schema()).withPiece(pawn, Piece.of(0, variant.pawn()))
              .withPiece(king, Piece.of(0, Schema.KING)).withPiece(enemy, Piece.of(1, Schema.KING));
          Setup black = white.with(Schema.SIDE_TO_MOVE, 1);
          boolean legal = Validation.faults(variant, white).isEmpty()
              && Validation.faults(variant, black).isEmpty();
          count += legal && value(endgames, white) < -value(endgames, black) ? 1 : 0;
        }
      }
    }
    Notable.Found found = found(endgames, Notable.Kind.ZUGZWANG, "KPvK", 1000);
    assertTrue(found.count() > 20, "found: " + found.count());
    assertEquals(count, found.count());
    assertEquals(found.count(), found.positions().size());
  }

  private static int value(Endgames endgames, Setup setup) {
    return switch (endgames.outcome(setup, new Monitor()).kind()) {
      case WIN -> 1;
      case DRAW -> 0;
      case LOSS -> -1;
    };
  }

  @ParameterizedTest
  @CsvSource({"orthodox, KPvK", "orthodox, KvKP", "hitpoint, KvKP"})
  void neitherSideWouldLikeToMove(String game, String ending) {
    Endgames endgames = endgames(game);
    Notable.Found found = found(endgames, Notable.Kind.ZUGZWANG, ending, 40);
    assertTrue(found.count() > 0, "none in " + ending);
    assertEquals(Math.min(40, found.count()), found.positions().size());
    for (Notable one : found.positions()) {
      Setup white = one.setup().with(Schema.SIDE_TO_MOVE, 0);
      assertEquals(one.outcome(), endgames.outcome(one.setup(), new Monitor()));
      assertEquals(one.otherwise(), Optional.of(endgames.outcome(white, new Monitor())));
      assertTrue(value(endgames, white) < -value(endgames, one.setup()), one::toString);
    }
  }

  @Test
  void theLongestMatesComeFirst() {
    Endgames endgames = endgames("orthodox");
    List<Notable> longest = found(endgames, Notable.Kind.WIN, "KRvK", 200).positions();
    assertEquals(16, longest.getFirst().outcome().moves());
    List<Integer> moves = longest.stream().map(one -> one.outcome().moves()).toList();
    assertEquals(moves.stream().sorted((one, other) -> other - one).toList(), moves);
    assertEquals(200, longest.stream().map(Notable::setup).distinct().count());
    longest.forEach(one -> assertEquals(one.outcome(), endgames.outcome(one.setup(), new Monitor())));
  }
}
