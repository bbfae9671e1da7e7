package zugwerk.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.problem.Solved;
import zugwerk.problem.StoredSolution;
import zugwerk.rules.Move;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;
import zugwerk.work.Message;
import zugwerk.work.Monitor;

/** Solutions that collections store as text, compared with ours. */
class StoredSolutionTest {

  private static final String MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w";

  private static Optional<StoredSolution> compare(String fen, String stipulation, String text) {
    Variant orthodox = Variants.of("orthodox");
    Problem problem = Problem.of(orthodox, Fen.parse(orthodox, fen), Stipulation.parse(stipulation))
        .withOther(Map.of(StoredSolution.FIELD, text));
    return StoredSolution.compare(problem, Solved.solve(problem, SolveOptions.DEFAULT, new Monitor()));
  }

  private static String words(String fen, String stipulation, String text) {
    return compare(fen, stipulation, text).orElseThrow().text();
  }

  /** What Popeye 4.104 prints, but for the board. */
  @Test
  void popeyesTextAgrees() {
    assertEquals("agrees", words(MORPHY, "#2", """
           1.Ra1-a6 ! zugzwang.
              1...b7*a6
                  2.b6-b7 #
              1...Bb8-h2
                  2.Ra6*a7 #
              1...Bb8-g3
                  2.Ra6*a7 #
              1...Bb8-f4
                  2.Ra6*a7 #
              1...Bb8-e5
                  2.Ra6*a7 #
              1...Bb8-d6
                  2.Ra6*a7 #
              1...Bb8-c7
                  2.Ra6*a7 #
        """));
    assertEquals("agrees", words("7k/8/5K2/8/8/8/8/R7 w", "#2",
        "1.Kf6-f7 ! threat:\n 2.Ra1-h1 #\n\n 1.Kf6-g6 ! threat:\n 2.Ra1-a8 #\n"));
    assertEquals("agrees", words("7k/8/5K2/8/8/8/8/Q7 w", "ser-#2",
        "  1.Qa1-a7   2.Qa7-g7 #\n  1.Qa1-g1   2.Qg1-g7 #\n"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "1.Ra6! 1...bxa6 2.b7# 1...B~ 2.Rxa7# | agrees", "1.Ta6! | has the same key",
      "1.Ra6! 1...bxa6 2.b7# | differs: it lacks 1.Ra6 Bc7, 1.Ra6 Bd6, 1.Ra6 Be5 and 3 more",
      "1.Ra6! Be5 2.Kd7 1...B~ 2.Rxa7# | differs: it also has 1.Ra6 Be5 2.Kd7",
      "1.Ra6 (Zugzwang) | has the same key", "1.Ra6! {1.Qh9 is a comment} | has the same key",
      "1.Ra5? but Bc7! 1.Ra6! | has the same key",
      // As people write solutions: letters of themes, several defences at once, dots in one sign.
      "1.Ra6![A] 1\u2026bxa6[a] 2.b7# 1...Bc7/Bd6+/Be5/Bf4/Bg3/Bh2 2.Rxa7#[B'] | agrees",
      "1.Ra6! 1...bxa6/Bh3 2.b7# | differs: '1...Bh3' in it cannot be read",
      "1.Ra5! | differs: its key is 1.Ra5, not 1.Ra6",
      "1.Kd7! 1.Kd8! | differs: its keys are 1.Kd7, 1.Kd8, not 1.Ra6",
      "1.Qd5! | differs: '1.Qd5' in it cannot be read"})
  void whatDiffersIsReported(String text, String description) {
    assertEquals(description, words(MORPHY, "#2", text));
  }

  @Test
  void threatsMayStandInBrackets() {
    String fen = "7k/8/5K2/8/8/8/8/R7 w";
    assertEquals("agrees", words(fen, "#2", "1.Kf7! (2.Rh1#) 1...Kh7 2.Rh1# 1.Kg6! (2.Ra8#) 1...Kg8 2.Ra8#"));
  }

  /** In a selfmate, a defence that mates before its time need not be written down; others must. */
  @Test
  void defencesThatMateAtOnceMayBeLeftOut() {
    assertEquals("agrees", selfmate("1.Ra6! Bc7 2.Rxa7+"));
    assertEquals("differs: it lacks 1.Ra6 Bc7", selfmate("1.Ra6! bxa6"));
  }

  private static String selfmate(String text) {
    Variant orthodox = Variants.of("orthodox");
    Problem problem = Problem.of(orthodox, Fen.parse(orthodox, MORPHY), Stipulation.parse("s#2"))
        .withOther(Map.of(StoredSolution.FIELD, text));
    List<SolutionNode> defences = List.of(
        node(SolutionNode.Role.DEFENCE, "b7a6", "bxa6", 1, true, List.of()),
        node(SolutionNode.Role.DEFENCE, "b8c7", "Bc7", 1, false,
            List.of(node(SolutionNode.Role.CONTINUATION, "a6a7", "Rxa7+", 2, false, List.of()))));
    SolutionNode key = node(SolutionNode.Role.KEY, "a1a6", "Ra6", 0, false, defences);
    Solution solution =
        new Solution(problem.task().stipulationOrThrow(), Soundness.SOUND, List.of(key), List.of(), List.of(), 1, 1,
            OptionalInt.of(2), List.of(), 0, 0, true);
    return StoredSolution.compare(problem,
        new Solved(List.of(new Solved.Part(new ProblemPart("a", Message.NONE, problem), solution)))).orElseThrow()
        .text();
  }

  private static SolutionNode node(SolutionNode.Role role, String move, String text, int ply, boolean goal,
      List<SolutionNode> replies) {
    Move step = new Move.Step(Square.parse(move.substring(0, 2)).orElseThrow(),
        Square.parse(move.substring(2)).orElseThrow(), Move.NONE, Move.NONE);
    return new SolutionNode(role, step, text, ply, goal, false, List.of(), replies);
  }

  @Test
  void partsAreComparedByTheirLetters() {
    Variant orthodox = Variants.of("orthodox");
    Problem problem = Problem.of(orthodox, Fen.parse(orthodox, "7k/8/5K2/8/8/8/8/Q7 w"), Stipulation.parse("ser-#2"))
        .withTask(task -> task.withTwinTexts(List.of("wQa1-->a6")))
        .withOther(Map.of(StoredSolution.FIELD,
            "a)\n  1.Qa1-a7 2.Qa7-g7 #\n  1.Qa1-g1 2.Qg1-g7 #\n\nb) wQa1-->a6\n  1.Qa6-b7 2.Qb7-g7 #\n"));
    StoredSolution kept =
        StoredSolution.compare(problem, Solved.solve(problem, SolveOptions.DEFAULT, new Monitor())).orElseThrow();
    assertEquals(new StoredSolution(false, ""), new StoredSolution(kept.keysAgree(), ""));
    assertEquals("differs: b) it lacks ", kept.text().substring(0, 21));
  }

  @Test
  void nothingIsComparedWhereNothingIsKept() {
    assertEquals(Optional.empty(), compare(MORPHY, "#2", " "));
    assertEquals(Optional.empty(), compare(MORPHY, "#2", "see Ra5 in the text"));
  }

  /** Where no number is stated, two stored solutions are a claim of two; a third one or a missing one is a fault. */
  @Test
  void theStatedNumberIsThatOfTheStoredSolution() {
    Variant orthodox = Variants.of("orthodox");
    Problem bare = Problem.of(orthodox, Fen.parse(orthodox, "7k/8/5K2/8/8/8/8/Q7 w"), Stipulation.parse("ser-#2"));
    String both = "  1.Qa1-a7   2.Qa7-g7 #\n  1.Qa1-g1   2.Qg1-g7 #\n";
    Problem kept = bare.withOther(Map.of(StoredSolution.FIELD, both));
    Claims.Answer plain = Claims.decide(bare, SolveOptions.DEFAULT, new Monitor());
    assertEquals(Checked.Outcome.FAILS, plain.outcome());
    assertEquals("cooked", plain.verdict());
    Claims.Answer counted = Claims.decide(kept, SolveOptions.DEFAULT, new Monitor());
    assertEquals(Checked.Outcome.HOLDS, counted.outcome(), counted.verdict());
    assertEquals("sound; the stored solution agrees; the number of solutions, 2, is taken from the stored solution",
        counted.verdict());
    Claims.Answer stated =
        Claims.decide(kept.withTask(task -> task.withSolutions(2)), SolveOptions.DEFAULT, new Monitor());
    assertEquals("sound; the stored solution agrees", stated.verdict());
    // One of them only, one too many, one that cannot be read: the claim still fails.
    for (String text : List.of("1.Qa1-a7 2.Qa7-g7 #", both + " 1.Qa1-a2 2.Qa2-g8", both + " 1.Qa1-h9 2.Qg7")) {
      Claims.Answer wrong = Claims.decide(bare.withOther(Map.of(StoredSolution.FIELD, text)), SolveOptions.DEFAULT,
          new Monitor());
      assertEquals(Checked.Outcome.FAILS, wrong.outcome(), text + wrong.verdict());
    }
    // In direct play several keys are cooks, whatever is stored.
    Problem direct = Problem.of(orthodox, Fen.parse(orthodox, "k7/8/1K6/8/8/8/8/6QR w"), Stipulation.parse("#1"))
        .withOther(Map.of(StoredSolution.FIELD, "1.Qg8# ! 1.Rh8# !"));
    assertEquals(direct, StoredSolution.counted(direct));
  }

  /** Each twin has its number, also where a twin continues the one before it. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      // The Queen mates in two ways from a1, and in five from a6.
      "wQa1-->a6 | a2 b5 | a) sound, b) sound | a) 2, b) 5",
      "wQa1-->a6 | a2 b4 | a) sound, b) cooked | a) 2, b) 4",
      "wQa1-->a6 | a1 b5 | a) cooked, b) sound | a) 1, b) 5",
      "wQa1-->a6;continued, wQa6-->a1 | a2 b5 c2 | a) sound, b) sound, c) sound | a) 2, b) 5, c) 2",
      "wQa1-->a6;continued, wKf6-->f7;wQa1-->a6 | a2 b5 c1 d5 | a) sound, b) sound, c) short, d) sound"
          + " | a) 2, b) 5, c) 1, d) 5"
  })
  void eachTwinHasTheNumberOfItsStoredSolution(String twins, String kept, String verdict, String counts) {
    Problem problem = twinned(twins);
    List<Solved.Part> parts =
        Solved.solve(problem.withTask(task -> task.withSolutions(9)), SolveOptions.DEFAULT, new Monitor()).parts();
    StringBuilder text = new StringBuilder();
    for (String part : kept.split(" ")) {
      List<SolutionNode> keys = parts.get(part.charAt(0) - 'a').solution().keys();
      text.append(part.charAt(0)).append(")\n");
      keys.stream().flatMap(key -> key.replies().stream().map(reply -> "1." + key.text() + " 2." + reply.text() + "\n"))
          .limit(part.charAt(1) - '0').forEach(text::append);
    }
    Claims.Answer answer = Claims.decide(problem.withOther(Map.of(StoredSolution.FIELD, text.toString())),
        SolveOptions.DEFAULT, new Monitor());
    assertTrue(answer.verdict().startsWith(verdict + "; "), text + answer.verdict());
    assertTrue(answer.verdict().endsWith("; the numbers of solutions, " + counts
        + ", are taken from the stored solution"), answer.verdict());
    assertEquals(verdict.matches(".*(cooked|short).*") ? Checked.Outcome.FAILS : Checked.Outcome.HOLDS,
        answer.outcome());
  }

  /** Equal numbers are stated once, and a stated number stays, also that of a twin. */
  @Test
  void theNumberOfTheProblemSufficesWhereTheTwinsAgree() {
    String both = "1.Qa7 2.Qg7\n1.Qg1 2.Qg7\n";
    Problem alike = twinned("wKf6-->f6").withOther(Map.of(StoredSolution.FIELD, "a)\n" + both + "b)\n" + both));
    Problem counted = StoredSolution.counted(alike);
    assertEquals(alike.withTask(task -> task.withSolutions(2)), counted);
    assertEquals("the number of solutions, 2, is taken from the stored solution", StoredSolution.remark(counted));
    Problem stated = twinned("wKf6-->f6, 3 solutions").withOther(alike.other());
    assertEquals(stated, StoredSolution.counted(stated));
    // A twin without a stored solution leaves open how many it has.
    Problem open = alike.withOther(Map.of(StoredSolution.FIELD, "a)\n" + both));
    assertEquals(open, StoredSolution.counted(open));
  }

  private static Problem twinned(String twins) {
    Variant orthodox = Variants.of("orthodox");
    return Problem.of(orthodox, Fen.parse(orthodox, "7k/8/5K2/8/8/8/8/Q7 w"), Stipulation.parse("ser-#2"))
        .withTask(task -> task.withTwinTexts(List.of(twins.split(";"))));
  }
}
