package zugwerk.solve.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.solve.PlainGame;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;

/** Every kind of play in problems of few pieces, held against a solver that does nothing clever. */
class SmallProblemsTest {

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox  | k7/6q1/8/r7/8/7P/8/2K5 b - -                                     | #2      | SOUND",
      "orthodox  | K7/8/R7/5P1n/8/8/8/7k w - -                                      | #2      | UNSOLVABLE",
      "polypiece | K5k1/8/8/b7/2b5/8/8/8 b - -                                      | #2      | SHORT",
      "poison    | 7k/5g2/7K/R4D2/8/8/8/8 w - - 0 1 h8:1,h6:3,a5:2                  | #2      | SHORT",
      "poison    | 1k6/8/8/1r6/1p6/8/8/K7 b - - 0 1 b5:1                            | #2      | UNSOLVABLE",
      "cursed    | 7k/5KR1/4N3/8/8/8/8/8 w - - 0 1 e8b,h8w,e6g,d4g,b3g,g3b          | #2      | COOKED",
      "hitpoint  | 8/7P/8/8/2K5/8/6P1/k7 w - - 0 1 a1:2                             | #2      | SOUND",
      "shock     | 3K4/8/8/1p1p4/7k/8/8/8 b - -                                     | #3      | UNSOLVABLE",
      "orthodox  | 7k/8/8/8/8/8/K1q5/8 w - -                                        | !=1     | SOUND",
      "orthodox  | 8/5R2/8/8/8/7N/1K6/3k4 w - -                                     | =2      | COOKED",
      "orthodox  | 7k/3Q4/8/N7/8/8/7K/8 w - -                                       | =2      | SHORT",
      "poison    | 8/3rG3/2K1N3/8/8/8/8/5k2 w - - 0 1 f1:3                          | =2      | SHORT",
      "cursed    | 1k6/8/8/8/8/B6Q/8/5K2 w - - 0 1 c8g,a7b,h7g,e4g,d1g,g1g          | =2      | SOUND",
      "hitpoint  | 8/8/8/8/6K1/1RN5/8/2k5 w - - 0 1 c1:2                            | =2      | SHORT",
      "poison    | K7/7G/8/8/8/6n1/ph5h/7k w - - 0 1 a8:2                           | s#2     | SHORT",
      "cursed    | K7/R7/1qP5/8/8/8/3R1Q2/7k b - - 0 1 c4g,f4g,c3g,g3b,f2b,h1g      | s=2     | SHORT",
      "shock     | kb6/8/5P2/1G2N3/8/8/7g/6GK w - -                                 | s#2     | UNSOLVABLE",
      "shock     | k7/8/1G5P/8/8/8/4r3/6BK b - -                                    | s=2     | SHORT",
      "hitpoint  | 7K/6r1/8/1n6/8/3p4/qR6/k7 w - - 0 1 h8:2                         | s=2     | SHORT",
      "orthodox  | 6nk/6r1/2n5/5Q2/3qq3/8/1P6/K7 b - -                              | r#2     | UNSOLVABLE",
      "orthodox  | K7/3r4/8/3Q2n1/8/5b2/7q/7k w - -                                 | r=2     | SHORT",
      "poison    | 7K/6RP/8/8/8/5GD1/8/k7 b - -                                     | r=2     | SOUND",
      "shock     | 6GK/8/3R4/8/1R6/8/4R2n/k7 b - -                                  | r=2     | SHORT",
      "orthodox  | 2k5/8/3Q3r/8/8/7K/R7/8 w - -                                     | h=1.5   | SOUND",
      "orthodox  | 3K4/8/8/1p1p4/7k/8/4Q3/8 b - -                                   | h=1.5   | UNSOLVABLE",
      "polypiece | k7/6Q1/2K5/8/q7/R7/8/8 w - -                                     | h=1.5   | COOKED",
      "cursed    | 8/8/8/8/8/K3n3/6N1/1k6 w - - 0 1 c7g,d7g,d4b,g3g,b2w,b1g         | h#1.5   | SOUND",
      "poison    | k1K5/3p4/8/4b1G1/8/8/8/8 b - - 0 1 c8:2,e5:1                     | h=1.5   | COOKED",
      "poison    | 3k4/8/8/4N3/5K1p/8/8/8 b - - 0 1 d8:3                            | h=2     | COOKED",
      "poison    | 3K4/8/8/1p1r4/7k/8/4N3/8 w - - 0 1 d8:1,h4:1                     | h#2     | UNSOLVABLE",
      "poison    | 5k2/8/1b6/8/8/8/p7/4K3 b - - 0 1 e1:2                            | ser-#3  | SHORT",
      "shock     | 3K4/8/8/1p1p4/7k/8/8/8 b - -                                     | ser-=3  | UNSOLVABLE",
      "orthodox  | 1k6/8/Q7/8/8/7p/3B3K/8 b - -                                     | ser-h#2 | SOUND",
      "orthodox  | 1k6/8/2P5/1Q6/p7/4K3/8/8 b - -                                   | ser-h#2 | SHORT",
      "cursed    | K5k1/N7/8/8/6b1/8/2r5/8 w - - 0 1 a8b,c7b,f7g,a5g,c5b,g5w        | ser-h#2 | SHORT",
      "poison    | 8/3K2D1/8/8/8/d3N3/8/5k2 b - -                                   | ser-h=2 | SOUND",
      "cursed    | 8/4k3/8/5r2/8/1B6/3r4/5K2 w - - 0 1 a8g,e7w,d5w,f5w,h5w,f1b      | ser-h=2 | COOKED",
      "poison    | K7/GP3R2/8/2G5/5g2/8/6d1/7k w - - 0 1 a8:2                       | ser-s#2 | SHORT",
      "cursed    | k7/Pq3N2/7r/8/3P4/8/6R1/7K w - - 0 1 c8w,a7b,d6w,e3g,d2b,h1b     | ser-s#2 | UNSOLVABLE",
      "orthodox  | k7/8/3Q4/8/8/5Q1q/5P1N/7K b - -                                  | ser-s=2 | COOKED",
      "poison    | K7/8/8/3pR3/5p2/8/4b3/6rk w - - 0 1 a8:3                         | ser-s=2 | SOUND",
      "shock     | k7/r7/8/8/2Rb4/6b1/2r5/7K w - -                                  | ser-s=2 | SOUND"})
  void agreesWithAPlainSolver(String game, String fen, String text, Soundness verdict) {
    Variant variant = Variants.of(game);
    Setup setup = Fen.parse(variant, fen);
    Stipulation stipulation = Stipulation.parse(text);
    assertEquals(verdict, SolverPlayTest.solve(variant, setup, stipulation).verdict());
    SolverPlayTest.agree(variant, setup, stipulation, new PlainGame.Quick(variant), Position.of(setup));
  }
}
