package zugwerk.content.printed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.problem.Problem;
import zugwerk.solve.SolveOptions.Shown;
import zugwerk.solve.SolveOptions.Tries;

/** The printed solutions of known problems, worked out by hand from the definitions. */
class KnownSolutionsTest {

  private static void assertPrinted(String bundled, String text) {
    assertEquals(text, Printing.text(Printing.bundled(bundled)));
  }

  private static void assertBlock(String bundled, String start, String block) {
    String text = Printing.text(Printing.bundled(bundled));
    assertEquals(block, Printing.block(text, start).orElse(""), text);
  }

  @Test
  void otherMovesOfAPieceAreOneSign() {
    assertPrinted("orthodox/morphy-1856", """
        Tries
          1.Ra5? a6!

        1.Ra6! zugzwang
          1...bxa6 2.b7#
          1...B~ 2.Rxa7#

        #2: sound
        """);
  }

  @Test
  void aTryWithTheThreatsOfTheKeyIsThematic() {
    assertPrinted("orthodox/mansfield-1917", """
        Tries
          1.Qc2? (2.Qe4/Nxc4#) but 1...Kxe3!
          Also 1.Qe1? Kxe3!

        1.Be4! (2.Nxc4#)
          1...Nxd6+ 2.Bd3#
          1...Nxe3+ 2.Nb5#
          1...Ne5+ 2.Rd3#

        #2: sound
        """);
  }

  @Test
  void changedVariationsOfATryStandInBracketsWithTheirLetters() {
    assertPrinted("orthodox/ellerman-1925", """
        Tries
          1.Rd1? (2.Qf4#) but 1...Qd2!
          1.Rd6? (2.Qf4#) but 1...Qd4! (1...Rd4 a 2.Re6# D)
          1.Rd8? (2.Qf4#) but 1...Qf2! (1...Rd4 a 2.Re8# E)
          Also 1.Re5+? Kxe5!

        1.Rd7! (2.Qf4#)
          1...Rd4 a 2.Re7# F
          1...Qxb7+ 2.Bxb7#
          1...Qd4 2.Nd6#
          1...Qe5 2.Nc5#
          1...Qf2, Qh8+ 2.Nd8#
          1...Bf2 2.Qxh1#
          1...Bf3 2.Qd3#

        #2: sound
        """);
  }

  @Test
  void setPlayThatIsNotCompleteHasTheMatesThatChange() {
    assertPrinted("orthodox/guidelli-1917", """
        Set play
          1...Nd4 a 2.Qxd4# A
          1...Nxe3 c 2.Qxe6# C

        Tries
          1.Rxb5? Qa1+!; 1.Nxg4+? Bxg4!

        1.Ng3! (2.Qe4#)
          1...Nd4 a 2.Qxc7# G
          1...Nd6 2.Bxc3#
          1...Nxe3 c, Nd5~ 2.Rxe6# E
          1...Nf4 2.Qxc3#
          1...Nf6 2.Rg5#
          1...Bxg6 2.Nxg4#

        #2: sound
        """);
  }

  @Test
  void aQuietContinuationShowsItsThreat() {
    assertBlock("orthodox/healey-bristol", "1.Rh1!", """
        1.Rh1! zugzwang
          1...Bd7 a, Be8 2.Qb1 D (3.Qb4#)
            2...Bb5 3.Qg1#
          By-play: 4 short variations
        """);
    assertBlock("orthodox/plachutta-1858", "1.Qf3!", """
        1.Qf3! (2.d4/Bxf6/Qxf6#)
          1...Nxc5 2.Rg7 (3.Bc7/Qg3#)
            2...Nxe4 3.Qxe4+ Kd6 4.Bc7#
            2...Kd6 3.e5+ ~ 4.Bc7#
            2...Bxd8 3.d4/Qg3+
            2...Rgxg7 3.Bc7+ Rxc7 4.Qg3#
            2...Rhxg7 3.Qg3+ Rxg3 4.Bc7#
          By-play: 7 short variations, 1 answer by a threat
        """);
  }

  @Test
  void aStudyHasItsOnlyMovesWastesOfTimeAndTries() {
    assertBlock("orthodox/saavedra-1895", "1.c7!", """
        1.c7! Rd6+ 2.Kb5! Rd5+ 3.Kb4! (or 3.Kb6) (3.Kc4? Rd1!) Rd4+ 4.Kb3! (or 4.Kc3, Kb5) Rd3+ 5.Kc2! Rd4 \
        6.c8=R! (or 6.Kb3, Kc3) (6.c8=Q? Rc4+! 7.Qxc4 stalemate) Ra4 7.Kb3! and wins
          1...Ka2, Kb1, Kb2 etc. 2.c8=Q! and wins
          2...Ka2, Kb1, Kb2 etc. 3.c8=Q! and wins
          3...Ka2, Kb1, Kb2 etc. 4.c8=Q! and wins
          4...Kb1, Rd5, Rd6 etc. 5.c8=Q! and wins
          5...Ra3, Rd5, Rd6 etc. 6.c8=Q! and wins
        """);
    assertPrinted("orthodox/reti-1921", """
        1.Kg7! (1.c7? Kb7!) Kb6 2.Kf6! h4 3.Ke5! h3 4.Kd6! h2 5.c7! Kb7 6.Kd7! h1=Q 7.c8=Q+! draw
          1...h4 2.Kf6! draw
          5...h1=Q 6.c8=Q! draw

        =: sound
        """);
  }

  /** Of Chéron's and Réti's endings, the first moves that win. */
  @Tag("long")
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox/cheron-998-white|1.Kb8, Na2, Na4, Nb1, Nb5, Nd1, Nd5, Ne2, Ne4 and wins|9 first moves win",
      "orthodox/cheron-998-black|1...Kd6 2.Kb8|+: sound", "orthodox/reti-999|1.Nc5! |+: sound",
      "polypiece/cheron-998-white|Kxa8|10 first moves win",
      "polypiece/cheron-998-black|1...Nc7=WD+ 2.|+: sound", "polypiece/reti-999|1.a7! |+: sound"})
  void endingsOfFivePieces(String bundled, String line, String verdict) {
    String text = Printing.text(Printing.bundled(bundled));
    assertTrue(text.contains(line) && text.contains(verdict), text);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"7k/8/5K2/8/8/8/8/6Q1 w | r#2 | 1.Qg7#?! must be played",
      "R2bk1Bn/8/2P3NP/7K/8/8/8/8 w | semi-r#2 | 1.Be6? Nf7!",
      "K7/6P1/1B6/5q2/p4k2/8/3R4/R7 b | phser-r#2 | 1.Qf8+ gxf8=Q+  2.Ke4 Re1#",
      "r7/4K3/7k/8/8/8/8/R7 b | pser-h#2 | 1.Ra7+ Kf6  2.Rh7 Rh1#",
      "7k/8/5K2/8/8/8/8/Q7 w | ser-#4 | 1.Qa2  2.Kg5  3.Kh6  4.Qa8#",
      "5B2/8/8/8/8/2K5/2P5/k7 b | -1 | -1.Ba3-f8"})
  void otherKindsOfPlay(String fen, String stipulation, String line) {
    String text = Printing.text(fen, stipulation);
    assertTrue(("\n" + text).contains("\n" + line) || text.contains("  " + line), text);
  }

  @Test
  void aDrawThatIsAWinIsPrintedAsOne() {
    assertEquals("""
        1.Kxb2! and wins

        =: cooked, White wins
        """, Printing.text("8/8/8/8/2k5/8/1q6/K6R w", "="));
  }

  @Test
  void severalFirstMovesHaveTheirLinesAndLengths() {
    assertEquals("""
        1.Kd3 Kf2 2.e4 Kf3 3.e5 Kf4 4.e6 Ke5 5.e7! and wins (mate in 12)
        1.Ke3 Kf1 2.Kd3 Kf2 3.e4 Kf3 4.e5 and wins (mate in 13)
        1.Kf3 Kd1 2.e4 Kc1 3.e5 Kb2 4.e6 and wins (mate in 13)
        1.e3 Ke2 2.Kd4 Kd2 3.e4! Kc1 4.e5 and wins (mate in 16)

        +: cooked, 4 first moves win
        """, Printing.text("8/8/8/8/4K3/8/4P3/4k3 w - - 0 1", "+"));
  }

  /** The line that the problem is known for, of those that the printed solution has. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox/loyd-excelsior       | 1.b4! (2.Rd5 ~ 3.Rd1#; 2.Rf5 ~ 3.Rf1#)",
      "orthodox/loyd-excelsior       | 1...Rc5+ 2.bxc5 (3.Rb1#)",
      "orthodox/loyd-excelsior       | 2...a2 3.c6 (4.Rd5 ~ 5.Rd1#; 4.Rf5 ~ 5.Rf1#)",
      "orthodox/loyd-excelsior       | 3...Bc7 4.cxb7 (5.bxa8=B/Q#)",
      "orthodox/loyd-steinitz-gambit | 1.Ke2! (2.Rxf2/Rf3/Rf7/Rf8+ Kxe4 3.Bd3/d3#; 2.Ke3 ~ 3.Ba4/Bxa6/Bc4/\u2026#)",
      "orthodox/loyd-steinitz-gambit | 1...Kd4 2.Rf4+ e5 3.Nxg3#",
      "orthodox/loyd-strategie-1867   | 1.a8=B! zugzwang",
      "orthodox/heathcote-1900       | 1...Be5 2.Bb6#",
      "orthodox/corrias-1917         | 1...Rb2 2.Qf5#",
      "orthodox/mansfield-1936       | 1...Ng4 2.Qxc4#",
      "orthodox/havel-1903           | 1...K~ 2.Qxa5#",
      "orthodox/mansfield-1956       | By-play: 1 answer by a threat"})
  void hasTheKnownLine(String bundled, String line) {
    String text = Printing.text(Printing.bundled(bundled));
    assertTrue(text.lines().map(String::strip).anyMatch(line::equals), text);
  }

  @Test
  void helpPlayIsAlignedInColumns() {
    assertPrinted("orthodox/original-10-blocks", """
        1...Kf4  2.Rc7 Ne4   3.Rc4 Rd2#
        1...Kg4  2.Ke5 Re2+  3.Kf6 Re6#

        h#2.5: sound, 2 solutions
        """);
    assertPrinted("fairy/original-2-hoppers", """
        1.Ga6  Gh1  2.Kxh1 Ra1#
        1.Kxf1 Kg3  2.Kg1  Rxa1#

        h#2: sound, 2 solutions
        """);
  }

  @Test
  void solutionsThatWereNotFoundAreNotCounted() {
    Problem none = Printing.problem("orthodox", "8/8/8/8/8/2k5/8/K7 b - - 0 1", "h#2")
        .withTask(task -> task.withSolutions(2));
    assertEquals("h#2: unsolvable", Printing.text(none).strip());
  }

  @Test
  void twinsStandUnderTheirHeadings() {
    assertPrinted("orthodox/original-3-rook", """
        a)

        1.Kg3 Ne1  2.Kh3 Rd3#

        h#2: sound

        b) wRd2\u2192g3

        1.Ke2 Rg4  2.Kf3 Nd4#

        h#2: sound
        """);
  }

  @Test
  void setPlayOfHelpPlayStandsInTheSameColumns() {
    assertEquals("""
        Set play
            1...Ra1#

        Solution
          1.Ka7 Ra1#

        h#1: sound
        """, PrintedSolution.of(Printing.solve(Printing.problem("orthodox", "k7/2K5/8/8/8/8/8/1R6 b", "h#1"),
        new Shown(true, Tries.NONE, true, true)), PrintedOptions.DEFAULT).text());
  }

  @Test
  void seriesPlayHasOneSide() {
    assertPrinted("polypiece/original-19-blocks", """
        1.Ke5  2.Nd6=WD  3.WDd5=N Qc6=WAND#

        ser-h#3: sound
        """);
  }

  @Test
  void proofGamesAreRunningText() {
    assertPrinted("orthodox/original-4-proof", """
        1.f4 d6 2.f5 Bxf5 3.Nh3 Bxc2 4.Rg1 Bxb1 5.Rxb1 Qd7

        dia5.0: sound
        """);
  }

  @Test
  void selfmatesEndWithTheMateOfTheOtherSide() {
    assertPrinted("shock/original-7-selfmate", """
        Tries
          1.Ga3+? Kd1!; 1.Gf4+?, Gh6+? Kb1!

        1.Gf2! (2.Gc2+ Kxc2#)
          1...Kb1 2.Gb2+ Kxb2#
          1...Kd1 2.Gd2+ Kxd2#

        s#2: sound
        """);
    assertPrinted("orthodox/original-7-order", """
        Tries
          1.Bg2? zugzwang but 1...Ke2! (1...h3 a 2.Qe5 A)

        1.Qe5! zugzwang
          1...h3 a 2.Bg2 B hxg2#

        s#2: sound
        """);
  }

  @Test
  void aCompleteBlockIsPrintedWithItsSetPlay() {
    assertEquals("""
        Set play
          1...N~ 2.Nc2#
          1...Nc2 2.Nxc2#

        1.g4! zugzwang
          1...N~ 2.Nc2#
          1...Nc2 2.Nxc2#

        #2: sound
        """, Printing.text("8/8/8/8/8/n5P1/p7/k1K1N3 w", "#2"));
  }

  @Test
  void aShorterKeyIsMarked() {
    assertEquals("""
        1.Ra1#! (#1)

        #2: short, solved as #1
        """, Printing.text("8/8/8/8/p7/k1K5/8/1R6 w", "#2"));
  }

  @Test
  void theFewestRefutationsStandFirst() {
    PrintedOptions most = new PrintedOptions(2, true);
    String text = PrintedSolution.of(Printing.solve(Printing.bundled("orthodox/mansfield-1917"), Tries.ALL), most)
        .text();
    assertEquals("""
        Tries
          1.Qc2? (2.Qe4/Nxc4#) but 1...Kxe3!
          1.Ra5? (2.Nxc4/Rf3#) but 1...Nxa5+!, c5! (1...Nxd6+ b, Ne5+ 2.Rd3# B)
          1.Qb1? (2.Qe4/Nxc4#) but 1...Bd3!, Kxe3!
          Also 1.Qe1? Kxe3!; 1.Qf1+? Bxf1!, Kxe3!; 1.Nf8? Bf3!, Kg5!; 1.Ng5? Bf3!, Kxg5!
        """, Printing.block(text, "Tries").orElse(""));
  }

  @Test
  void repliesThatAskForOnlyMovesHaveTheirLines() {
    assertEquals("""
        1.Kf5! Ke7 2.Ke5! Kd7 3.Kd5! Kc7 4.Kc5! Kb7 5.Kb5! (5.b5? Kc7!) Ka7 6.Kc6! (or 6.Ka5, Kc5) Ka6 \
        7.b5+! (or 7.Kc5) Ka7 8.Kc7! (8.b6+? Ka8!) Ka8 9.Kb6! (or 9.Kc6, Kc8) Kb8 10.Ka6! (or 10.Kc6) Ka8 \
        11.b6! (or 11.Kb6) Kb8 12.b7! Kc7 13.Ka7! and wins
          1...Ke8 2.Ke6! Kd8 3.Kd6! Kc8 4.Kc6! and wins
          2...Kd8 3.Kd6! Kc8 4.Kc6! and wins
          3...Kc8 4.Kc6! and wins
          5...Kc7 6.Ka6! Kc6 7.b5+! and wins

        +: sound, mate in 23
        """, Printing.text("8/5k2/8/6K1/1P6/8/8/8 w", "+"));
  }
}
