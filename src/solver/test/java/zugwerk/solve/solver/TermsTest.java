package zugwerk.solve.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionText;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.solve.Terms;
import zugwerk.testkit.RandomProblems;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;
import zugwerk.work.Texts;

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
      "7k/7p/8/5K2/8/8/Q7/1R6 w, #3, flights, 0, 5", "7k/7p/8/5K2/8/8/Q7/1R6 w, #3, flights, 1, 20",
      "7k/7p/8/5K2/8/8/Q7/1R6 w, #3, threat, 0, 3", "8/5K1k/7p/8/8/8/6R1/8 w, #2, threat, 1, 0",
      "7k/8/5K2/8/8/8/8/R7 w, s#2, quodlibet, 0, 2", "R2bk1Bn/8/2P3NP/7K/8/8/8/8 w, semi-r#2, quodlibet, 0, 1",
      "8/5B2/4p3/4NpP1/R4K2/6P1/R2Bp3/3k4 w, semi-r#2, quodlibet, 0, 2",
      "8/4R3/8/8/8/b3R2R/4qkB1/6qK w, semi-r##!1, quodlibet, 0, 1",
      "8/1q6/8/8/rQ6/4n1B1/Q6B/5k1K w, semi-r##1, quodlibet, 0, 1", "7k/8/5K2/8/8/8/8/Q7 w, ser-#4, short, 0, 2"})
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
    assertEquals("[at most 2 flights, threats of at most 1 move]", both.words(Texts.ENGLISH).toString());
  }

  @Test
  void ownMatesEndTheLines() {
    assertEquals("""
           1.Kf7 ! threat:
                  2.Rh1 #

           1.Kg6 ! threat:
                  2.Ra8 #

        s#2: cooked within: quodlibet, 2 keys""", text(solve("7k/8/5K2/8/8/8/8/R7 w", "s#2", terms("quodlibet", 0))));
  }

  /** Otherwise illegal moves may reach the goal, too. Such keys are distinguished from those that force it. */
  @ParameterizedTest
  @CsvSource({"8/1q6/8/8/rQ6/4n1B1/Q6B/5k1K w, s##1, Kg1#=true", "8/1q6/8/8/rQ6/4n1B1/Q6B/5k1K w, semi-r##1, Kg1#=true",
      "8/1q6/8/8/rQ6/4n1B1/Q6B/5k1K w, s##2, Kg1#=true", "7k/5K2/8/8/8/8/8/R7 w, semi-r#1, Rh1#=true",
      "7k/8/5K2/8/8/8/8/R7 w, s#2, Kf7=false Kg6=false"})
  void ownGoalsAreMarked(String fen, String stipulation, String keys) {
    assertEquals(keys, solve(fen, stipulation, terms("quodlibet", 0)).keys().stream()
        .map(key -> key.text() + "=" + key.goal()).collect(Collectors.joining(" ")));
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
    assertEquals(OptionalInt.empty(), refuted.shortest());
    assertEquals(0, refuted.solutions());
    assertTrue(refuted.nodes() > 0);
    assertEquals(12, refuted.setPlay().stream().filter(line -> line.role() == SolutionNode.Role.REFUTATION).count());
  }

  /** What is found after a key is what stands below it in the whole solution. */
  @ParameterizedTest
  @CsvSource({"7k/8/5K2/8/8/8/8/R7 w, #2", "7k/8/8/5K2/8/8/Q7/1R6 w, #3", "8/8/8/8/8/2k5/7Q/K1N1R3 w, #3",
      "7k/7p/8/5K2/8/8/Q7/1R6 w, #2"})
  void afterTheKeyStandsWhatFollowsIt(String fen, String stipulation) {
    Variant orthodox = Variants.of("orthodox");
    Solution whole = Solver.solve(orthodox, Fen.parse(orthodox, fen), Stipulation.parse(stipulation),
        SolveOptions.DEFAULT.showing(false, SolveOptions.Tries.ALL), new Monitor());
    assertTrue(whole.keys().size() + whole.tries().size() > 0);
    for (SolutionNode first : Stream.concat(whole.keys().stream(), whole.tries().stream()).toList()) {
      Position after = Position.of(Fen.parse(orthodox, fen));
      MoveMaker.make(orthodox, after, EncodedMove.pack(first.move()));
      Solution rest = Solver.solve(orthodox, after.setup(), Stipulation.parse(stipulation),
          SolveOptions.DEFAULT.on(terms("post-key", 0)), new Monitor());
      assertEquals(Stream.concat(first.threats().stream(), first.replies().stream()).toList(), rest.setPlay(),
          first.text());
      boolean solves = first.role() == SolutionNode.Role.KEY;
      assertEquals(solves ? 1 : 0, rest.solutions());
      assertEquals(solves, rest.shortest().isPresent());
    }
  }

  /** Play of one move cannot end too soon, so that all that is shown is the same. */
  @ParameterizedTest
  @ValueSource(strings = {"sx", "r#", "r+", "semi-rx", "semi-r="})
  void exactPlayOfOneMoveIsLikeAnyOther(String play) {
    Variant orthodox = Variants.of("orthodox");
    RandomProblems problems = new RandomProblems(orthodox, 9);
    int tries = 0;
    for (int i = 0; i < 40; i++) {
      Setup setup = i % 2 == 0 ? problems.self(1 + i % 3, 1) : problems.crowded(false);
      for (boolean postKey : new boolean[] {false, true}) {
        SolveOptions options = SolveOptions.DEFAULT.showing(true, SolveOptions.Tries.ALL)
            .on(terms(postKey ? "post-key" : "", 0));
        Solution any = Solver.solve(orthodox, setup, Stipulation.parse(play + 1), options, new Monitor());
        Solution exact = Solver.solve(orthodox, setup, Stipulation.parse("exact-" + play + 1), options, new Monitor());
        assertEquals(any.keys(), exact.keys(), Fen.format(setup));
        assertEquals(any.tries(), exact.tries(), Fen.format(setup));
        assertEquals(any.setPlay(), exact.setPlay(), Fen.format(setup));
        tries += any.tries().size();
      }
    }
    assertTrue(tries > 0);
  }

  /** After Rg1 Black has one move, and it refutes: no try, but a move that the tries of reflex play show. */
  @Test
  void aMoveThatEveryDefenceRefutesIsNoTry() {
    Variant orthodox = Variants.of("orthodox");
    for (SolveOptions.Tries tries : List.of(SolveOptions.Tries.ONE_REFUTATION, SolveOptions.Tries.ALL)) {
      Solution solution = Solver.solve(orthodox, Fen.parse(orthodox, "7k/8/5K2/8/8/8/8/R7 w"),
          Stipulation.parse("semi-r#1"), SolveOptions.DEFAULT.showing(false, tries), new Monitor());
      assertEquals(tries == SolveOptions.Tries.ALL,
          solution.tries().stream().anyMatch(attempt -> attempt.text().equals("Rg1")));
    }
  }

  /** The shortest solutions are all, although longer first moves are not settled. */
  @Test
  void theShortestSolutionsAreComplete() {
    assertTrue(solve("7k/8/5K2/8/8/8/8/R7 w", "#3", terms("short", 0)).complete());
    assertTrue(solve("7k/8/5K2/8/8/8/8/Q7 w", "ser-#4", terms("short", 0)).complete());
  }

  @Test
  void eachKeyHasItsLength() {
    String fen = "7k/8/8/5K2/8/8/Q7/1R6 w";
    Set<Move> shorter = solve(fen, "#2", Terms.USUAL).keys().stream().map(SolutionNode::move)
        .collect(Collectors.toSet());
    Solution longer = solve(fen, "#3", Terms.USUAL);
    assertTrue(!shorter.isEmpty() && longer.keys().size() > shorter.size());
    longer.keys().forEach(
        key -> assertEquals(shorter.contains(key.move()) ? OptionalInt.of(2) : OptionalInt.empty(),
            longer.shortLength(key), key.text()));
  }

  @Test
  void numbersBelowZeroAreRefused() {
    assertEquals("the most flights must be at least 0, not -1",
        assertThrows(InputException.class, () -> terms("flights", -1)).getMessage());
    assertEquals("the most moves of a threat must be at least 0, not -2",
        assertThrows(InputException.class, () -> terms("threat", -2)).getMessage());
  }
}
