package zugwerk.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/** Terms that Popeye has as options; the counts are those of Popeye 4.104. */
class TermsTest {

  private static Solution solve(String fen, String stipulation, Terms terms) {
    Variant orthodox = Variants.of("orthodox");
    return Solver.solve(orthodox, Fen.parse(orthodox, fen), Stipulation.parse(stipulation),
        SolveOptions.DEFAULT.on(terms), new Monitor());
  }

  private static String text(Solution solution) {
    return SolutionText.of(solution).replaceFirst("; [\\d.]+ s, .*\\R$", "");
  }

  private static Terms terms(String word, int number) {
    OptionalInt some = OptionalInt.of(number);
    OptionalInt none = OptionalInt.empty();
    return new Terms(word.equals("post-key"), word.equals("quodlibet"), word.equals("short"),
        word.equals("flights") ? some : none, word.equals("threat") ? some : none);
  }

  @ParameterizedTest
  @CsvSource({
      "7k/8/8/5K2/8/8/Q7/1R6 w, #3, flights, 1, 5", "7k/8/8/5K2/8/8/Q7/1R6 w, #3, flights, 2, 20",
      "7k/8/8/5K2/8/8/Q7/1R6 w, #2, flights, 0, 4", "7k/7p/8/5K2/8/8/Q7/1R6 w, #3, threat, 1, 10",
      "7k/7p/8/5K2/8/8/Q7/1R6 w, #3, threat, 0, 3", "8/5K1k/7p/8/8/8/6R1/8 w, #2, threat, 1, 0",
      "7k/8/5K2/8/8/8/8/R7 w, s#2, quodlibet, 0, 2", "R2bk1Bn/8/2P3NP/7K/8/8/8/8 w, semi-r#2, quodlibet, 0, 1",
      "8/5B2/4p3/4NpP1/R4K2/6P1/R2Bp3/3k4 w, semi-r#2, quodlibet, 0, 2", "7k/8/5K2/8/8/8/8/Q7 w, ser-#4, short, 0, 2"})
  void countsWhatPopeyeCounts(String fen, String stipulation, String word, int number, int solutions) {
    assertEquals(solutions, solve(fen, stipulation, terms(word, number)).solutions());
  }

  @ParameterizedTest
  @CsvSource({"s#2, true", "semi-r#2, true", "r#2, true", "#2, false", "h#2, false", "hs#2, false"})
  void quodlibetIsOfSelfAndReflexPlay(String stipulation, boolean counts) {
    assertEquals(counts, terms("quodlibet", 0).in(Stipulation.parse(stipulation)).quodlibet());
  }

  @Test
  void theVerdictTellsTheTerms() {
    Terms both = terms("flights", 2).and(terms("threat", 1));
    assertEquals("""
           1.Kf7 ! (#2) threat:
                  2.Rh1 #

           1.Kg6 ! (#2) threat:
                  2.Ra8 #

        #3: short within: the shortest solutions; at most 2 flights; threats of at most 1 move, solved as #2""",
        text(solve("7k/8/5K2/8/8/8/8/R7 w", "#3", both.and(terms("short", 0)))));
    assertEquals("[at most 2 flights, threats of at most 1 move]", both.words().toString());
  }

  @Test
  void afterTheKeyTheOtherSideMoves() {
    Terms postKey = terms("post-key", 0);
    assertEquals("""
           threat:
                  2.Qg7 #
                  2.Rb8 #

        #2: sound within: play after the key""",
        text(solve("7k/Q7/p4K2/8/8/8/8/1R6 b", "#2", postKey)));
    Solution refuted = solve("r5k1/p7/8/8/8/8/6PP/7K b", "s#2", postKey);
    assertEquals(Soundness.UNSOLVABLE, refuted.verdict());
    assertEquals(12, refuted.setPlay().stream().filter(line -> line.role() == SolutionNode.Role.REFUTATION).count());
  }

  @Test
  void numbersBelowZeroAreRefused() {
    assertEquals("the most flights must be at least 0, not -1",
        assertThrows(IllegalArgumentException.class, () -> terms("flights", -1)).getMessage());
    assertEquals("the most moves of a threat must be at least 0, not -2",
        assertThrows(IllegalArgumentException.class, () -> terms("threat", -2)).getMessage());
  }
}
