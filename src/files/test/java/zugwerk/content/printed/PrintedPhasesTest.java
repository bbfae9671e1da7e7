package zugwerk.content.printed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.content.PhaseGrid;
import zugwerk.content.PhaseTable;
import zugwerk.content.PhaseTable.Cell;
import zugwerk.content.PhaseTable.Defence;
import zugwerk.content.PhaseTable.Kind;
import zugwerk.content.PhaseTable.Phase;
import zugwerk.content.PhaseText;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.rules.Generator;
import zugwerk.rules.Variant;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolveOptions.Tries;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.RandomProblems;
import zugwerk.variant.Variants;
import zugwerk.work.Texts;

/** The columns of a table of phases: set play, key, and the tries that are printed, in the order of the print. */
class PrintedPhasesTest {

  private static final int PROBLEMS = 150;
  private static final int REFUTATIONS = 4;

  private static PrintedPhases phases(Problem problem, int most) {
    return PrintedPhases.of(Printing.solve(problem, Tries.ALL), new PrintedOptions(most, true)).orElseThrow();
  }

  private static List<String> heads(PhaseGrid grid) {
    return grid.rows().getFirst().stream().skip(1).map(PhaseGrid.Entry::text).toList();
  }

  @Test
  void triesStandBehindTheKeyThematicOnesFirst() {
    Problem mansfield = Printing.bundled("orthodox/mansfield-1917");
    assertEquals(List.of("set play", "1.Be4!"), heads(phases(mansfield, 0).grid(Texts.ENGLISH)));
    assertEquals(List.of("set play", "1.Be4!", "1.Qc2?", "1.Qe1?"), heads(phases(mansfield, 1).grid(Texts.ENGLISH)));
    PrintedPhases two = phases(mansfield, 2);
    assertEquals(List.of("set play", "1.Be4!", "1.Qc2?", "1.Ra5?", "1.Qb1?", "1.Qe1?", "1.Qf1+?", "1.Nf8?"),
        heads(two.grid(Texts.ENGLISH)));
    assertEquals("1.Ng5?", heads(two.grid(Texts.ENGLISH).whole().orElseThrow()).getLast());
    assertEquals(List.of(0, 1, 2), two.grid(Texts.ENGLISH).fixed());
  }

  @Test
  void theTextBeginsEveryTableWithSetPlayAndKey() {
    String text = PhaseText.of(phases(Printing.bundled("orthodox/mansfield-1917"), 3).grid(Texts.ENGLISH));
    List<String> heads = text.lines().filter(line -> line.contains("?")).toList();
    assertEquals(2, heads.size(), text);
    heads.forEach(head -> assertTrue(head.matches(" +set play +1\\.Be4! +1\\.Q.*"), text));
    assertTrue(text.contains("6 of 9 tries are shown."), text);
  }

  @Test
  void tablesOfRandomProblemsHaveThePrintedTries() {
    Variant game = Variants.of("orthodox");
    RandomProblems random = new RandomProblems(game, 420);
    int shortened = 0;
    int lettered = 0;
    for (int i = 0; i < PROBLEMS; i++) {
      Setup setup = random.crowded(false);
      if (!new Generator(game).goesOn(Position.of(setup))) {
        continue;
      }
      Solved solved = Printing.solve(Problem.of(game, setup, Stipulation.parse("#2")), Tries.ALL);
      Optional<PrintedPhases> found = PrintedPhases.of(solved, new PrintedOptions(REFUTATIONS, true));
      PhaseTable all = found.orElseThrow().all();
      PhaseTable first = found.orElseThrow().first();
      List<Kind> kinds = all.phases().stream().map(Phase::kind).toList();
      assertEquals(kinds.stream().sorted((one, other) -> Boolean.compare(one == Kind.TRY, other == Kind.TRY)).toList(),
          kinds);
      assertTrue(all.phases().stream().allMatch(phase -> phase.refutations().size() <= REFUTATIONS));
      assertEquals(PrintedSolution.withTries(solved, REFUTATIONS).parts().getFirst().solution().tries().size(),
          all.tries());
      assertEquals(all.phases().subList(0, first.phases().size()), first.phases());
      assertEquals(Math.min(all.tries(), 6), first.tries());
      printedInOrder(solved, all);
      Map<String, String> letters = letters(all);
      letters(first).forEach((move, letter) -> assertEquals(letters.get(move), letter));
      shortened += first.tries() < all.tries() ? 1 : 0;
      lettered += letters(first).size();
    }
    assertTrue(shortened > 2 && lettered > 20, shortened + " " + lettered);
  }

  /** The printed solution names the tries in the same order. */
  private static void printedInOrder(Solved solved, PhaseTable table) {
    List<PrintedLine> lines =
        PrintedSolution.of(solved, new PrintedOptions(REFUTATIONS, true)).parts().getFirst().blocks()
            .stream().filter(block -> block.kind() == PrintedBlock.Kind.TRIES).flatMap(block -> block.lines().stream())
            .toList();
    List<Object> printed = new ArrayList<>();
    lines.forEach(line -> line.words().stream().filter(word -> word.path().size() == 1)
        .forEach(word -> printed.add(word.path().getFirst().move())));
    assertEquals(table.phases().stream().filter(phase -> phase.kind() == Kind.TRY)
        .map(phase -> phase.first().orElseThrow().move()).toList(), printed);
  }

  /** The letters of each defence and answer in a phase. */
  private static Map<String, String> letters(PhaseTable table) {
    Map<String, String> letters = new HashMap<>();
    for (Defence row : table.defences()) {
      for (int i = 0; i < row.cells().size(); i++) {
        Cell cell = row.cells().get(i);
        String phase = table.phases().get(i).first().map(SolutionNode::text).orElse("set");
        cell.answers().stream().filter(answer -> !answer.letter().isEmpty())
            .forEach(answer -> letters.put(phase + " " + cell.defence().orElseThrow().text() + " "
                + answer.move().text(), row.letter() + answer.letter()));
      }
    }
    return letters;
  }
}
