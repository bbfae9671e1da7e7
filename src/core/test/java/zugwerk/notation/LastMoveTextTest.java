package zugwerk.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.rules.LastMove;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;

/** Last moves are written with both squares and what they captured. */
class LastMoveTextTest {

  @ParameterizedTest
  @CsvSource({
      "n7/K7/8/8/8/8/8/7k w - -, a7a8, Ka7xNa8",
      "8/K7/8/8/8/8/8/7k w - -, a7a8, Ka7-a8",
      "8/8/8/8/8/8/4P3/K6k w - -, e2e4, e2-e4",
      "1r6/P7/8/8/8/8/8/K6k w - -, a7b8q, a7xRb8=Q",
      "8/P7/8/8/8/8/8/K6k w - -, a7a8n, a7-a8=N",
      "8/8/8/8/3Pp3/8/8/K6k b - d3, e4d3, e4xPd3 e.p.",
      "8/7k/8/8/8/8/8/R3K2R w KQ -, e1g1, O-O",
      "8/7k/8/8/8/8/8/R3K2R w KQ -, e1c1, O-O-O"})
  void isWrittenWithWhatItCaptured(String before, String move, String text) {
    Variant orthodox = Variants.of("orthodox");
    Setup setup = Fen.parse(orthodox, before);
    assertEquals(text,
        LastMoveText.of(orthodox, new LastMove(setup, new MoveText(orthodox).read(Position.of(setup), move))));
  }
}
