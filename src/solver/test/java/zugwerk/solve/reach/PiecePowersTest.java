package zugwerk.solve.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import zugwerk.betza.BetzaParser;
import zugwerk.betza.Movement;
import zugwerk.board.Square;

/** Where pieces can be by any of several powers. */
class PiecePowersTest {

  /** Of two powers that capture on the same squares one does so en passant, too. */
  @Test
  void onePowerThatCapturesEnPassantIsEnough() {
    Movement plain = Movement.compile(BetzaParser.parse("fmWfcF"), 0);
    Movement passing = Movement.compile(BetzaParser.parse("fmWfceF"), 0);
    int d6 = Square.of(3, 5);
    assertEquals(Square.bit(Square.of(2, 4)) | Square.bit(Square.of(4, 4)),
        new PiecePowers(List.of(plain, passing)).passesFrom(d6));
    assertEquals(0, new PiecePowers(List.of(plain)).passesFrom(d6));
  }
}
