package zugwerk.solve.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.RandomProblems;
import zugwerk.testkit.RandomSetups;
import zugwerk.variant.Variants;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;

/** Help and series play with bounds finds what the search of every line finds, in every game that gives bounds. */
class ReachAgreementTest {

  private static final SolveOptions WITH_SET_PLAY = SolveOptions.DEFAULT.showing(true, SolveOptions.Tries.NONE);

  private static final List<String> PLAY = List.of("h#0.5", "h#1", "h#1.5", "h#2", "h=1", "h=1.5", "h=2", "ser-#2",
      "ser-#3", "ser-=2", "ser-=3", "ser-h#2", "ser-h#3", "ser-h=2", "ser-h=3", "ser-s#2", "ser-s=2", "hr#2",
      "reci-h#2", "reci-h(=)#2", "pser-h#2", "pser-h=2", "phser-s#2", "phser-r#2");
  private static final List<String> LONG_PLAY =
      List.of("h#2.5", "h#3", "h=2.5", "ser-#4", "ser-=4", "ser-h#4", "ser-h=4", "ser-s#3", "pser-h#3",
          "pser-h=3", "phser-r#3");

  static Stream<String> games() {
    return Variants.all().stream().filter(game -> game.reachFacts().bounded()).map(Variant::id);
  }

  @ParameterizedTest
  @MethodSource("games")
  void findsTheSame(String game) {
    assertTrue(solved(game, PLAY, 23, 12) > 12);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {"polypiece Q=[F-R]/[F?R];R=afsR/yafsW;B=[F-B]/B;N=afsW|[F-W]/N;P=fmWfceFimafmW",
      "fairy G=[F-R];H=gafsQ;M=afsF;T=yafsW;U=gaQgabQ"})
  void findsTheSameWithMovesOfSeveralLegs(String game, String lists) {
    Variant variant = Variants.of(game, lists);
    RandomProblems problems = new RandomProblems(variant, 31);
    assertTrue(PLAY.stream().mapToInt(text -> solved(variant, Stipulation.parse(text), problems, 12)).sum() > 12);
  }

  /** Few pieces mate, and many can block or parry. */
  @ParameterizedTest
  @MethodSource("games")
  void findsTheSameWhereMatingPiecesAreOutnumbered(String game) {
    assertTrue(solvedByFew(game, 26, 30) > 10);
  }

  /** What is rare by chance, each with a solution that a bound a little too narrow would lose. */
  @ParameterizedTest
  @CsvSource({
      // The victim captures a Pawn on the Rook's file, and leaves the file.
      "6k1/1n3ppp/8/P7/8/8/8/R1K5 b - - 0 1, ser-h#3",
      // A capture en passant takes two Pawns off the Rook's rank.
      "2R5/8/R7/7k/R1p5/8/1P6/K7 w - - 0 1, h#1.5",
      // A Pawn makes a double step to be captured en passant, and so leaves the King no Pawn to move.
      "2K5/kp2P3/8/P7/8/8/8/8 b - - 0 1, ser-h=2",
      // The victim's only Pawn makes a double step and is captured en passant.
      "8/k6p/2K5/6P1/8/8/7B/8 b - - 0 1, h=2", "8/7b/8/8/6p1/2k5/K6P/8 w - - 0 1, h=2",
      // A piece of the victim moves to be captured by a Pawn, which is promoted by that.
      "8/1Pn2P1k/6R1/8/8/8/8/1K6 w - - 0 1, h=1.5",
      // The attacker's Pawn makes two captures and guards from where the last of them ends.
      "5Kb1/5p1k/8/4P3/1p6/8/p1p5/NbB5 b - - 0 1, h=3",
      // The victim fills one of the flights, and the attacker guards the others.
      "8/8/2p5/p7/k7/2pK4/1Pp5/8 w - - 0 1, h=2.5", "8/8/8/5K2/8/p2R4/p1p5/1k2n3 w - - 0 1, h=2.5",
      // A capture pins another piece, so that two moves stop three.
      "b5nk/8/8/p6K/8/8/8/R7 w - - 0 1, ser-=3",
      // A Pawn of the victim captures the last piece that neither checks nor is a King, to block a flight.
      "5B2/8/8/8/1p6/8/N7/k1K5 b - - 0 1, ser-h#2", "8/8/8/8/1p6/8/P7/k2K4 b - - 0 1, ser-h=2",
      // The victim brings what a Pawn captures, which is promoted by that with mate.
      "k7/7n/1K1P4/8/8/8/8/8 b - - 0 1, h#2",
      // A Pawn is promoted and goes to block a flight that the attacker could have guarded instead, but not with mate.
      "6q1/2kn1P2/8/8/8/8/4P3/4K3 b - - 0 1, h#2.5",
      // The last move but one captures on the Rook's rank, and the last one opens it.
      "R2n3k/7p/8/2N5/8/8/8/K7 w - - 0 1, ser-#3",
      // A Knight cannot be hemmed in, but pinned.
      "kn6/8/4K3/8/8/8/8/7R w - - 0 1, ser-=4",
      // The attacker captures a Pawn on the Rook's file, and opens the file with mate.
      "kr6/1p6/8/p7/8/1N6/8/R3K3 w - - 0 1, ser-#3",
      // A piece of the victim must keep another one from parrying the check.
      "8/8/k3r3/3B4/3R2r1/5p2/3b4/K7 b - - 0 1, h#2",
      // A piece of the victim must leave before it could parry the check.
      "k7/1b6/3Kb3/8/p7/8/8/4Q3 b - - 0 1, h#2",
      // The last move only uncovers a piece that checks.
      "r7/8/b7/5k2/8/8/6n1/K7 b - - 0 1, ser-#3",
      // Each check alone would be parried, both together are not.
      "4nnrk/3n1n2/8/5n2/6n1/KR6/7B/8 w - - 0 1, ser-#3",
      "4nnrk/3n1n2/8/1p3n2/6n1/8/7B/K6R b - - 0 1, ser-h#2",
      // The same, where the piece that would parry blocks a flight.
      "5q2/8/2B5/3R1n2/6nq/5N1k/1r1p1K2/8 w - - 0 1, ser-#3",
      // A piece that need not be there checks as well.
      "1RR1N2k/K5pn/8/8/8/8/8/8 w - - 0 1, h#1.5", "8/8/8/1n6/8/8/6Nb/K3QN1k w - - 0 1, h#1.5",
      // Two pieces leave the Rook's rank, and each guards a flight.
      "R1BN3k/8/8/8/8/8/8/K7 w - - 0 1, ser-#2", "R1BN3k/8/8/p7/8/8/8/K7 b - - 0 1, h#2",
      // Two pieces leave the Bishop's diagonal, and the victim has moves, too.
      "8/8/7K/6B1/5R2/4Q3/1k6/8 w - - 0 1, h#2.5",
      // A Knight captures on the Rook's rank, and leaves it to guard a flight.
      "R2n3k/1N5p/8/8/8/8/8/K7 w - - 0 1, ser-#2", "R2n3k/1N5p/8/p7/8/8/8/K7 b - - 0 1, h#2",
      // The way of a piece of the victim to a flight helps only because the attacker's pieces bar each other's lines.
      "8/7n/8/3r2k1/2N5/3B4/6K1/7B b - - 0 1, h#3", "1B4N1/3n4/8/1N6/8/5K2/8/7k w - - 0 1, h#3.5",
      // The last move opens a line and checks as well, so that nothing parries both.
      "5R2/5p2/1K6/7N/6p1/8/7k/4b3 b - - 0 1, h#3",
      // A piece of the victim is captured on the way of the Rook.
      "8/7k/8/6K1/6Rb/6b1/8/8 w - - 0 1, h#3.5",
      // The attacker comes nearer by parrying a check.
      "r7/4K3/7k/8/8/8/8/R7 b - - 0 1, pser-h#2", "K7/6P1/1B6/5q2/p4k2/8/3R4/R7 b - - 0 1, phser-r#2",
      // Castling is the last move and checks.
      "8/8/8/8/6p1/N3pkp1/8/4K2R w K - 0 1, ser-#3",
      // A piece that is pinned does not parry.
      "4k2r/1P6/8/8/8/6q1/5Q2/R3K3 w Q - 0 1, h#2", "n7/3k4/3q4/8/8/K7/1B1q4/NN6 w - - 0 1, h#2",
      // A piece of the victim takes a longer way to the flight that it blocks, since the short one is barred.
      "8/8/5Q1K/7p/7k/3q1p2/8/8 b - - 0 1, h#3",
      // A piece goes where it is captured before it could parry the check.
      "7N/1k4K1/7R/1n1r4/8/8/5p2/8 b - - 0 1, h#2.5",
      // A piece of the victim must clear a line.
      "1k6/8/1n3qR1/8/2r5/1R6/K7/2N5 b - - 0 1, h#2",
      // A piece comes to where a Pawn captures it on a flight, or is captured there en passant.
      "8/1q5p/2P3P1/5PP1/b6K/8/8/3k4 b - - 0 1, h#2.5", "8/7Q/8/8/2p5/5n2/1K1Pb1bp/4k3 w - - 0 1, h#2.5",
      // A Pawn captures en passant, so that a Pawn leaves the line of the piece that checks.
      "6k1/5p2/3Q3p/6P1/8/R1K5/8/8 w - - 0 1, h#2.5",
      // A Pawn is promoted and blocks a flight on another file, with nothing to capture.
      "1K6/3P4/8/5k2/8/8/4b3/r7 w - - 0 1, h#2",
      // A Pawn is promoted beside a flight and goes there, though it could only capture there at once.
      "8/8/7P/P7/5p2/6K1/5p1b/3N3k w - - 0 1, h#2.5", "8/8/1Q6/7p/7P/pp2K3/p1k5/8 b - - 0 1, h#2",
      // The attacker or the victim must castle, to either side.
      "7k/8/n7/8/8/8/2p4P/4K2R w K - 0 1, h#2", "r7/3q4/3k4/8/8/8/5B2/4K2R w K - 0 1, h#2",
      "4b2r/8/7k/8/1r6/8/8/R3K3 w Q - 0 1, h#2", "8/8/8/5q2/8/5N2/k7/R3K3 b Q - 0 1, h#1.5",
      "4k2r/5n2/3K4/4q3/8/3p4/8/8 w k - 0 1, h#2", "r3k2r/8/8/8/8/6B1/5P2/4K2R b kq - 0 1, h#2",
      "r3k3/5p2/1K3R2/8/8/8/1P6/8 b q - 0 1, h#2", "r1n1k3/8/8/1K6/8/8/8/R7 b q - 0 1, h#2",
      "4k2r/8/8/8/8/1K6/3Q4/8 b k - 0 1, ser-h#3", "4k3/8/q7/3b4/8/8/6P1/R3K3 w Q - 0 1, ser-h#3",
      // The victim castles, so that a Pawn captures with mate.
      "4k2r/7p/6P1/6N1/8/K4p2/1Q6/8 b k - 0 1, ser-h#2",
      // Castling takes the King and the Rook off the lines of another piece.
      "r3k3/6K1/8/8/8/3r4/8/8 b q - 0 1, h#1.5",
      // Castling pins the Knight with stalemate as the last move, for each side.
      "5k2/3P1n1P/3P3P/8/p7/8/P7/4K2R w K - 0 1, h=1.5", "4k2r/p7/8/P7/8/3p3p/3p1N1p/5K2 w k - 0 1, h=1"})
  void findsTheSameInRareProblems(String fen, String text) {
    Variant orthodox = Variants.of("orthodox");
    assertTrue(agree(orthodox, Stipulation.parse(text), Fen.parse(orthodox, fen)));
  }

  /** No piece but a King counts as one that cannot be captured. */
  @Test
  void findsTheSameWhereThePiecesThatAreNeededHaveNoKing() {
    Variant orthodox = Variants.of("orthodox");
    assertTrue(agree(orthodox, Stipulation.parse("ser-=4"),
        RandomSetups.withoutKing(Fen.parse(orthodox, "7k/3PP1p1/8/8/K7/8/8/8 w - - 0 1"), 0)));
  }

  @ParameterizedTest
  @MethodSource("games")
  void findsTheSameWithoutTheAttackersKing(String game) {
    Variant variant = Variants.of(game);
    RandomProblems problems = new RandomProblems(variant, 28);
    int solved = 0;
    for (String text : List.of("h#2", "h=2", "ser-#3", "ser-=3", "ser-h=3")) {
      Stipulation stipulation = Stipulation.parse(text);
      for (int i = 0; i < 20; i++) {
        Setup with = problems.crowded(stipulation.targetsFirstMover());
        int beginner = with.toMove().ordinal();
        Setup setup = RandomSetups.withoutKing(with, stipulation.targetsFirstMover() ? 1 - beginner : beginner);
        solved += agree(variant, stipulation, setup) ? 1 : 0;
      }
    }
    assertTrue(solved > 10, "only " + solved + " solved");
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("games")
  void findsTheSameInMoreProblems(String game) {
    assertTrue(solved(game, PLAY, 24, 1_000) > 1_000);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("games")
  void findsTheSameInMoreProblemsWhereMatingPiecesAreOutnumbered(String game) {
    assertTrue(solvedByFew(game, 27, 500) > 100);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("games")
  void findsTheSameInLongProblems(String game) {
    assertTrue(solved(game, LONG_PLAY, 25, 50) > 50);
  }

  /** Compares on a number of problems of each stipulation; shows how many of them have solutions. */
  private static int solved(String game, List<String> stipulations, long seed, int wanted) {
    RandomProblems problems = new RandomProblems(Variants.of(game), seed);
    return stipulations.stream().mapToInt(text -> solved(Variants.of(game), Stipulation.parse(text), problems, wanted))
        .sum();
  }

  private static int solvedByFew(String game, long seed, int wanted) {
    Variant variant = Variants.of(game);
    RandomProblems problems = new RandomProblems(variant, seed);
    int solved = 0;
    for (String text : List.of("h#1.5", "h#2", "ser-#3", "ser-h#2", "ser-h#3", "reci-h#2")) {
      Stipulation stipulation = Stipulation.parse(text);
      for (int i = 0; i < wanted; i++) {
        solved += agree(variant, stipulation, problems.outnumbered(stipulation.targetsFirstMover())) ? 1 : 0;
      }
    }
    return solved;
  }

  private static int solved(Variant variant, Stipulation stipulation, RandomProblems problems, int wanted) {
    int solved = 0;
    for (int i = 0; i < wanted; i++) {
      solved += agree(variant, stipulation, problems.crowded(stipulation.targetsFirstMover())) ? 1 : 0;
    }
    return solved;
  }

  /** Compares on one problem; shows whether it has a solution. */
  private static boolean agree(Variant variant, Stipulation stipulation, Setup setup) {
    Solution expected = solve(variant, (_, _) -> Bounds.NONE, setup, stipulation);
    // Stalemates are checked in the same detail as in positions that take long.
    Solution found =
        solve(variant, (position, searched) -> Bounds.of(variant, position, searched, 0, 1 << 24), setup, stipulation);
    String what = variant.id() + " " + Fen.format(setup) + " " + stipulation;
    assertEquals(expected.solutions(), found.solutions(), what);
    assertEquals(expected.keys(), found.keys(), what);
    assertEquals(expected.setPlay(), found.setPlay(), what);
    assertEquals(expected.shortest(), found.shortest(), what);
    return expected.solutions() > 0;
  }

  private static Solution solve(
      Variant variant, BiFunction<Position, Stipulation, Bounds> bounds, Setup setup, Stipulation stipulation) {
    Meter meter = new Meter(new Monitor(), SolveOptions.NO_LIMIT, Long.MAX_VALUE);
    return new LineSolver(variant, bounds, setup, stipulation, WITH_SET_PLAY, meter, _ -> {}).solve();
  }
}
