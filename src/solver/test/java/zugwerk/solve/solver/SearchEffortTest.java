package zugwerk.solve.solver;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.RandomProblems;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/**
 * The search plays no more moves on one thread than it did, with a quarter to spare. The order of moves, the tables and
 * the bounds change no answer, only this number, so that no other test would notice their loss.
 */
class SearchEffortTest {

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox  | 2K3n1/1pB1b3/1R3pP1/2Nk1p2/B6q/1N1P4/2Pp2P1/6r1 w - -         | #4   | 38500",
      "orthodox  | n1rb4/1p3p1p/1p6/1R5K/8/p3p1PN/1PP1R3/N6k w - -               | #5   | 66500",
      "orthodox  | 8/5p1b/5Pp1/6P1/6PR/3P4/2P1P1pp/2K1Q1nk w - -                 | #4   | 7200",
      "orthodox  | 8/8/6B1/2b2K1p/1p6/qP6/rpQ3P1/k7 w - -                        | #6   | 110000",
      "hitpoint  | k7/8/2P5/8/5K2/8/8/8 w - -                                    | #4   | 1400",
      "poison    | 8/8/8/7G/2R2H2/6k1/K7/8 w - -                                 | #3   | 8800",
      "polypiece | 6k1/8/4N1K1/8/8/8/8/8 w - -                                   | #6   | 190000",
      "shock     | kb6/8/5P2/1G2N3/8/8/7g/6GK w - -                              | s#3  | 2700",
      "orthodox  | 6b1/Qp1PPqp1/n2K1pPB/2N3R1/4p1P1/1P2k1nB/1PR1pN1b/4r1r1 w - - | s#2  | 2600",
      "orthodox  | 1B5N/6Pr/8/R4pp1/4kP1b/3R2pK/1N4PP/8 w - -                    | hs#2 | 7600",
      "orthodox  | K7/3r4/8/3Q2n1/8/5b2/7q/7k w - -                              | r=3  | 3900",
      "orthodox  | 8/5R2/8/8/8/7N/1K6/3k4 w - -                                  | =3   | 20000"})
  void fewMovesArePlayed(String game, String fen, String stipulation, long most) {
    Solution solution = SolverTest.solve(game, fen, stipulation, SolveOptions.DEFAULT.threads(1));
    assertTrue(solution.nodes() <= most, () -> solution.nodes() + " moves");
  }

  /** Problems of Popeye's example files. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox | B1k5/p1q5/8/6p1/7b/6p1/7B/4K2R b K -             | h#2      | 160",
      "orthodox | 8/8/1B6/8/3PP3/1PnkpB2/8/RN2K3 b Q -             | h#2      | 770",
      "orthodox | 8/4n3/3p4/3p3k/5r1B/4K2p/7P/5B2 w - -            | h#2.5    | 1200",
      "orthodox | 8/8/8/K1pnp3/2pkp3/2ppp3/8/5B2 b - -             | h#4      | 640",
      "orthodox | r7/r7/R2Pk1PP/3Np1p1/KP1p2P1/1Q6/2b1p3/3q4 b - - | h#2      | 8700",
      "orthodox | 1k6/6p1/8/8/8/7p/7P/7K b - -                     | h#9      | 9800",
      "orthodox | 8/5K2/3q4/3pBN2/3pkb2/8/8/8 b - -                | h#3      | 5800",
      "orthodox | 6K1/4rN2/2p5/2pRpp2/4k3/8/b1r5/8 b - -           | h#3      | 3300",
      "orthodox | 2N5/3p4/3rkpK1/8/3n4/8/8/8 b - -                 | h#5      | 2600",
      "orthodox | 8/1r3p2/1p6/B1pBpk2/2q5/3b1N2/5p2/K1b5 b - -     | h#3      | 2000",
      "orthodox | 1b4b1/N5K1/8/4p3/r7/k3nq2/3p4/8 b - -            | h#5      | 17000",
      "orthodox | 8/7K/8/2kb2p1/2pq1p2/2prp3/5P2/8 b - -           | h#6      | 15000",
      "orthodox | 5B2/2p1p3/1p2pp1b/5P1b/2p1k2q/6rp/p3B1P1/R3K3 b Q - | h#3  | 46000",
      "orthodox | r3k2r/8/8/8/8/6B1/5P2/4K2R b Kkq -               | h#2      | 110",
      "orthodox | r3k2r/2p5/3n4/8/8/8/7B/RK6 b kq -                | ser-h#3  | 210",
      "orthodox | 8/8/2b3R1/8/8/1K6/6p1/k7 b - -                   | h=2      | 2700",
      "orthodox | 4b2Q/1PP1kP2/8/8/K7/8/3p4/8 w - -                | h=2.5    | 890",
      "orthodox | 8/1P6/8/8/5p2/6p1/pp2ppKp/Nk3R2 b - -            | h=3      | 2200",
      "orthodox | 5n2/K7/8/8/8/8/p2pP1p1/7k b - -                  | h=6      | 990",
      "orthodox | 8/8/6K1/8/1P3p2/8/1p1p2p1/7k b - -               | h=6      | 8700",
      "orthodox | 2k5/3p4/3p4/3p4/3p3B/3p4/3p1K2/R7 b - -          | ser-h=13 | 1200",
      "orthodox | K1n1r3/4b3/k7/2n3p1/5p2/3b4/3P4/8 w - -          | ser-=65  | 11000",
      "orthodox | 5b2/rp6/1K3P2/1Pp1kP2/8/1pp5/2PB4/1R6 b - -      | ser-h#6  | 21000",
      "orthodox | 8/8/knb5/npq5/rbr5/1P1K4/8/8 b - -               | ser-h#9  | 7500",
      "orthodox | 8/8/7K/3N4/8/6pp/6pp/6k1 b - -                   | pser-h#6 | 6700",
      "orthodox | 8/8/8/8/8/4P3/1K2p3/3N3k b - -                   | pser-h#7 | 20000"})
  void fewMovesArePlayedInHelpAndSeriesPlay(String game, String fen, String stipulation, long most) {
    fewMovesArePlayed(game, fen, stipulation, most);
  }

  /** Problems of Popeye's example files and of Natch's tests, and games of three moves. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox | r1bqkbnr/ppp2ppp/3p4/8/8/8/PPPPPPPP/R1BQKBNR w - -            | dia4.0    | 920",
      "orthodox | rnbqkb1r/ppp2ppp/8/8/8/8/PPPPPPPP/RNBQKB1R w - -              | dia4      | 270",
      "orthodox | rn1qkbnr/ppp1pppp/3p4/8/4P3/8/PPPP1PPP/RNBQKBNR b - -         | dia3.5    | 490",
      "orthodox | rnbqkbnr/ppp2ppp/3pp3/8/8/1PP5/P2PPPPP/RNB1KBNR w - -         | dia4.0    | 460",
      "orthodox | rnbqkbnr/pp3ppp/2p1p3/8/4P3/8/PPPP1PPP/RNBQK1NR w - -         | dia4.0    | 3700",
      "orthodox | rnbqkbnr/pppp1p1p/8/4p1p1/1PQP4/8/P1PNPPPP/2KR1BNR w - -      | dia6.0    | 980",
      "orthodox | rnbqkr1K/pppppp1p/5npb/8/5P2/4P3/PPPP2PP/RNBQ1BNR w - -       | dia9.0    | 30000",
      "orthodox | rnbqkb2/pppppB1p/8/8/5R2/8/PPPPPP2/RNBQKBNR w - -             | ser-dia14 | 1800",
      "orthodox | rnk2bnr/1pp1pppp/2b5/8/p2qP3/4K3/PPPP1PPP/RNB3NR w - -        | dia7.0    | 1800",
      "orthodox | rnbqk1nR/pppppp1r/8/6p1/6P1/3PP3/PPP2PP1/RNBQK1N1 w - -       | dia7.0    | 35000",
      "orthodox | rnbqkbnr/1p2pppp/p2p4/8/8/8/PPPP1PPP/RNBQKBNR w - -           | dia3.0    | 140",
      "cursed   | rnb1kbnr/ppp1pppp/8/8/3q4/2N5/PPPP1PPP/R1BQKBNR w - - 0 1 d5g | dia3.0    | 700"})
  void fewMovesArePlayedInProofGames(String game, String fen, String stipulation, long most) {
    fewMovesArePlayed(game, fen, stipulation, most);
  }

  /** Random stalemates with pins, Pawns that block or capture, castling and captures en passant. */
  @ParameterizedTest
  @CsvSource({
      "orthodox, h=1.5, 60, 6700", "orthodox, h=2, 30, 19000", "orthodox, h=2.5, 9, 51000",
      "orthodox, ser-=3, 20, 34000", "orthodox, ser-h=3, 40, 11000", "cursed, h=1.5, 30, 40000"})
  void fewMovesArePlayedInRandomStalemates(String game, String stipulation, int problems, long most) {
    Variant variant = Variants.of(game);
    Stipulation parsed = Stipulation.parse(stipulation);
    RandomProblems random = new RandomProblems(variant, 71);
    long sum = 0;
    for (int i = 0; i < problems; i++) {
      sum += Solver.solve(variant, random.crowded(parsed.targetsFirstMover()), parsed, SolveOptions.DEFAULT.threads(1),
          new Monitor()).nodes();
    }
    long all = sum;
    assertTrue(all <= most, () -> all + " moves");
  }
}
