package zugwerk.condition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.rules.RuleMarks;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;

class ConditionMarksTest {

  private static final String FEN = "4k3/8/8/3n4/K7/2N5/8/8 w - - 0 1";

  private static Variant game(String conditions) {
    return Variants.of("orthodox", "conditions: " + conditions);
  }

  private static String squares(long bits) {
    return IntStream.range(0, Square.COUNT).filter(square -> (bits >>> square & 1) != 0).mapToObj(Square::name)
        .collect(Collectors.joining(" "));
  }

  @Test
  void magicSquaresAreMarkedInAnyCompany() {
    assertEquals("d4 e5", squares(game("Circe, Magic squares e5 d4").marks().squares()));
    assertEquals(RuleMarks.NONE, game("Circe").marks());
    assertEquals(RuleMarks.NONE, Variants.of("orthodox").marks());
  }

  /** A line divides neighbours if and only if a Rook may go from one to the other. */
  @ParameterizedTest
  @CsvSource({"Grid Chess", "Grid Chess horizontal shift", "Grid Chess vertical shift", "Grid Chess diagonal shift"})
  void aGridHasLinesWhereMovesMayCross(String condition) {
    Variant game = game(condition);
    for (int square = 0; square < Square.COUNT; square++) {
      Position rook =
          Position.of(Fen.parse(game, "8/8/8/8/8/8/8/8 w").withPiece(square, Piece.of(0, game.schema().type('R'))));
      long targets = game.targets(rook, 0, Piece.type(rook.piece(square)), square);
      if (Square.file(square) < 7) {
        assertEquals(targets >>> square + 1 & 1, game.marks().right() >>> square & 1, Square.name(square));
      }
      if (Square.rank(square) < 7) {
        assertEquals(targets >>> square + 8 & 1, game.marks().upper() >>> square & 1, Square.name(square));
      }
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "Circe               | d5 | g8",
      "Circe symmetry      | d5 | e4",
      "Circe PWC           | d5 | ''",
      "Circe               | a4 | ''",
      "Circe rex inclusive | a4 | e1",
      "Anticirce           | a4 | e1",
      "Circe               | e4 | ''",
      "Parrain Circe       | d5 | ''",
      "Point reflection    | d5 | e4",
      "Power transfer      | d5 | g8",
      "Power transfer      | a4 | ''",
      "Circe vertical mirror | d5 | b8",
      "Madrasi             | d5 | ''"
  })
  void aPieceHasItsSquareOfRebirth(String condition, String square, String reborn) {
    Variant game = game(condition);
    Position position = Position.of(Fen.parse(game, FEN));
    assertEquals(reborn, squares(game.marks(position, Square.parse(square).orElseThrow())));
  }
}
