package zugwerk.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/**
 * How many moves the search plays to solve a problem on one thread. The order of moves, the tables and the cuts change
 * no answer, only this number, so that no other test would notice their loss. Whoever makes the search better writes
 * the smaller numbers here.
 */
class SearchEffortTest {

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox  | 2K3n1/1pB1b3/1R3pP1/2Nk1p2/B6q/1N1P4/2Pp2P1/6r1 w - - | #4 | 101720",
      "orthodox  | n1rb4/1p3p1p/1p6/1R5K/8/p3p1PN/1PP1R3/N6k w - -       | #5 | 182767",
      "orthodox  | 8/5p1b/5Pp1/6P1/6PR/3P4/2P1P1pp/2K1Q1nk w - -         | #4 | 19682",
      "orthodox  | 8/8/6B1/2b2K1p/1p6/qP6/rpQ3P1/k7 w - -                | #6 | 133928",
      "hitpoint  | k7/8/2P5/8/5K2/8/8/8 w - -                            | #4 | 1577",
      "poison    | 8/8/8/7G/2R2H2/6k1/K7/8 w - -                         | #3 | 9226",
      "polypiece | 6k1/8/4N1K1/8/8/8/8/8 w - -                           | #6 | 151404",
      "shock     | kb6/8/5P2/1G2N3/8/8/7g/6GK w - -                      | s#3 | 5446",
      "orthodox  | K7/3r4/8/3Q2n1/8/5b2/7q/7k w - -                      | r=3 | 3635",
      "orthodox  | 8/5R2/8/8/8/7N/1K6/3k4 w - -                          | =3 | 15124"})
  void asManyMovesArePlayed(String game, String fen, String stipulation, long moves) {
    Variant variant = Variants.of(game);
    Solution solution = Solver.solve(variant, Fen.parse(variant, fen), Stipulation.parse(stipulation),
        SolveOptions.DEFAULT.threads(1), new Monitor());
    assertEquals(moves, solution.nodes());
  }
}
