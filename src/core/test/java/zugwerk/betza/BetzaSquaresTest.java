package zugwerk.betza;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where powers lead from e4. */
class BetzaSquaresTest {

  private static final String KNIGHT = "c3 c5 d2 d6 f2 f6 g3 g5";
  private static final String ROOK = "a4 b4 c4 d4 e1 e2 e3 e5 e6 e7 e8 f4 g4 h4";
  private static final String BISHOP = "a8 b1 b7 c2 c6 d3 d5 f3 f5 g2 g6 h1 h7";

  @ParameterizedTest(name = "{0}")
  @CsvSource({
      "W, d4 e3 e5 f4",
      "F, d3 d5 f3 f5",
      "D, c4 e2 e6 g4",
      "N, " + KNIGHT,
      "A, c2 c6 g2 g6",
      "H, b4 e1 e7 h4",
      "C, b3 b5 d1 d7 f1 f7 h3 h5",
      "L, b3 b5 d1 d7 f1 f7 h3 h5",
      "Z, b2 b6 c1 c7 g1 g7 h2 h6",
      "J, b2 b6 c1 c7 g1 g7 h2 h6",
      "G, b1 b7 h1 h7",
      "K, d3 d4 d5 e3 e5 f3 f4 f5",
      "R, " + ROOK,
      "B, " + BISHOP,
      "'(1,2)', " + KNIGHT,
      "'(4,1)', a3 a5 d8 f8",
      "'f(4,0)', e8",
      "'W(0,3)', b4 d4 e1 e3 e5 e7 f4 h4"})
  void atoms(String expression, String squares) {
    assertEquals(squares, Walk.fromE4(expression));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
      "WW, " + ROOK,
      "FF, " + BISHOP,
      "NN, a2 a6 c3 c5 c8 d2 d6 f2 f6 g3 g5 g8",
      "DD, a4 c4 e2 e6 e8 g4",
      "N0, a2 a6 c3 c5 c8 d2 d6 f2 f6 g3 g5 g8",
      "W0, " + ROOK, "F0, " + BISHOP, "R0, " + ROOK, "fR0, e5 e6 e7 e8", "mcR, " + ROOK, "cmN, " + KNIGHT,
      "W3, b4 c4 d4 e1 e2 e3 e5 e6 e7 f4 g4 h4",
      "R4, a4 b4 c4 d4 e1 e2 e3 e5 e6 e7 e8 f4 g4 h4",
      "fR3, e5 e6 e7",
      "B2, c2 c6 d3 d5 f3 f5 g2 g6",
      "fN2, c8 d6 f6 g8",
      "K2, c2 c4 c6 d3 d4 d5 e2 e3 e5 e6 f3 f4 f5 g2 g4 g6"})
  void riders(String expression, String squares) {
    assertEquals(squares, Walk.fromE4(expression));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
      "fW, e5", "lrW, d4 f4", "sW, d4 f4", "wW, d4 f4", "vW, e3 e5", "flW, d4 e5", "frlbW, d4 e3 e5 f4",
      "fF, d5 f5", "flF, d5", "lfF, d5", "lF, d3 d5", "bsF, d3 f3", "rlbF, d3 f3", "fbF, d3 d5 f3 f5",
      "fK, d5 e5 f5", "rK, f3 f4 f5", "rlbK, d3 d4 e3 f3 f4", "frlK, d4 d5 e5 f4 f5",
      "fQ3, b7 c6 d5 e5 e6 e7 f5 g6 h7"})
  void straightDirections(String expression, String squares) {
    assertEquals(squares, Walk.fromE4(expression));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
      "fN, d6 f6", "ffN, d6 f6", "bN, d2 f2", "bbN, d2 f2", "lN, c3 c5", "llN, c3 c5", "rN, g3 g5", "rrN, g3 g5",
      "fsN, c5 g5", "fwN, c5 g5", "bsN, c3 g3", "lvN, d2 d6", "rvN, f2 f6",
      "fhN, c5 d6 f6 g5", "bhN, c3 d2 f2 g3", "lhN, c3 c5 d2 d6", "rhN, f2 f6 g3 g5",
      "lfN, d6", "rfN, f6", "lbN, d2", "rbN, f2", "flN, c5", "frN, g5", "blN, c3", "brN, g3",
      "vN, d2 d6 f2 f6", "sN, c3 c5 g3 g5", "vsN, " + KNIGHT, "fbN, d2 d6 f2 f6", "ffrrN, d6 f6 g3 g5",
      "frlN, c3 c5 g5", "fmsN, c3 c5 d6 f6 g3 g5",
      "hrN, c5 d2 f6 g3", "hlN, c3 d6 f2 g5", "hlhrN, " + KNIGHT, "hlfN, c3 d6 f2 f6 g5", "hrC, b5 d1 f7 h3"})
  void obliqueDirections(String expression, String squares) {
    assertEquals(squares, Walk.fromE4(expression));
  }

  @ParameterizedTest(name = "{1}")
  @CsvSource({
      "Fibnif, fbNF, d2 d3 d5 d6 f2 f3 f5 f6",
      "Charging Knight, fhNrlbK, c5 d3 d4 d6 e3 f3 f4 f6 g5",
      "Langskip, fsLbbL, b5 d1 f1 h5",
      "Waffle, WA, c2 c6 d4 e3 e5 f4 g2 g6",
      "Woody Rook, WD, c4 d4 e2 e3 e5 e6 f4 g4",
      "Fad, FAD, c2 c4 c6 d3 d5 e2 e6 f3 f5 g2 g4 g6",
      "Furlrurlbakking, frlRrlbK, a4 b4 c4 d3 d4 e3 e5 e6 e7 e8 f3 f4 g4 h4",
      "Pawn, fmWfceFifmnD, d5 e5 e6 f5"})
  void famousPieces(String name, String expression, String squares) {
    assertEquals(squares, Walk.fromE4(expression), name);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
      "fzF, a4 b5 c4 d5 d7 e6 e8 f5 f7 g4 h5",
      "zB2, c4 d3 d5 e2 e6 f3 f5 g4",
      "fzW, a8 b7 b8 c6 c7 d5 d6 e5 f5 f6 g6 g7 h7 h8",
      "fqW, d4 d5 e5 f4 f5",
      "rfqN, e8 f6 h7",
      "lqN, a4 b1 b7 c3 c5",
      "rfzNN, e8 f6 h7"})
  void bentRiders(String expression, String squares) {
    assertEquals(squares, Walk.fromE4(expression));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
      // The Gryphon passes d5, d3, f3 and f5, and goes on along the lines next to its own.
      "[F?R], a3 a5 b3 b5 c3 c5 d1 d2 d3 d5 d6 d7 d8 f1 f2 f3 f5 f6 f7 f8 g3 g5 h3 h5",
      "[W?B], a1 a7 b2 b6 b8 c1 c3 c5 c7 d2 d4 d6 e3 e5 f2 f4 f6 g1 g3 g5 g7 h2 h6 h8",
      "[F?R1], c3 c5 d2 d3 d5 d6 f2 f3 f5 f6 g3 g5",
      "[F?W], c3 c5 d2 d3 d5 d6 f2 f3 f5 f6 g3 g5",
      "f[F?R2], b5 c5 d5 d6 d7 f5 f6 f7 g5 h5",
      "[W?R], " + ROOK,
      "f[W?W2], e5 e6 e7",
      "r[D?B], g4 h3 h5"})
  void bentRidersWithTwoLegs(String expression, String squares) {
    assertEquals(squares, Walk.fromE4(expression));
  }

  @Test
  void theRoseComesNoFurtherThanItsCircle() {
    Course rose = BetzaParser.parse("qNN").courses().getFirst();
    assertEquals("[Leap[dx=1, dy=2], Leap[dx=2, dy=1], Leap[dx=2, dy=-1], Leap[dx=1, dy=-2], Leap[dx=-1, dy=-2], "
        + "Leap[dx=-2, dy=-1], Leap[dx=-2, dy=1], Leap[dx=-1, dy=2]]", rose.cycle().toString());
    assertEquals(7, rose.range());
    assertEquals(16, BetzaParser.parse("qN").courses().size());
    assertEquals(3, BetzaParser.parse("qN3").courses().getFirst().range());
  }
}
