package zugwerk.betza;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where powers lead on a board without edges, and what two of them share. */
class FootprintTest {

  private static Footprint of(String expression) {
    return Footprint.of(BetzaParser.parse(expression), 0);
  }

  private static String text(Set<Leap> leaps) {
    return new TreeSet<>(leaps.stream().map(leap -> leap.dx() + "," + leap.dy()).toList())
        .stream().collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @CsvSource({"fR3, '0,1 0,2 0,3'", "fsLbbL, '-1,-3 -3,1 1,-3 3,1'", "ffNN, '-1,2 -2,4 -3,6 1,2 2,4 3,6'",
      "ifmnD, '0,2'", "qfW, '-1,0 -1,1 0,1 1,0 1,1'", "fgR3, '0,2 0,3'",
      "fafsW, '-1,2 1,2'", "f[W-W3], '0,2 0,3 0,4'", "fpafW, '0,2'"})
  void leadsTo(String expression, String squares) {
    assertEquals(squares, text(of(expression).squares()));
  }

  /** Betza: except for the Queen, no piece of his lists keeps a square. */
  @ParameterizedTest
  @CsvSource({"N, WD, 0", "B, R4, 0", "R, NN, 0", "Q, WAND, 12", "N, fbNW, 4", "R, R4, 16"})
  void sharedSquares(String one, String other, int shared) {
    assertEquals(shared, of(one).shared(of(other)).size());
    assertEquals(shared, of(other).shared(of(one)).size());
  }

  @Test
  void aLameLeapPassesItsStraightSquaresFirst() {
    Footprint.Way way = of("frnC").ways().getFirst();
    assertEquals("[Leap[dx=3, dy=1]]", way.landings().toString());
    assertEquals("[[Leap[dx=1, dy=0], Leap[dx=2, dy=0]]]", way.passed().toString());
  }

  @Test
  void forBlackAheadIsDown() {
    assertEquals("0,-1", text(Footprint.of(BetzaParser.parse("fW"), 1).squares()));
  }
}
