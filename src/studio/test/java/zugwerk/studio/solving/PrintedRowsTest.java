package zugwerk.studio.solving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import zugwerk.content.PhaseGrid;
import zugwerk.content.printed.PrintedOptions;
import zugwerk.content.printed.PrintedPhases;
import zugwerk.content.printed.PrintedSolution;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.problem.Solved;
import zugwerk.rules.Variant;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.SolveOptions.Tries;
import zugwerk.solve.Stipulation;
import zugwerk.studio.solving.PrintedRow.Kind;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/** The lines of the printed solution and the table of phases, as the pane of the solution shows them. */
class PrintedRowsTest {

  private static final String MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
  private static final String MANSFIELD = "1B4n1/7N/K1pN4/5P2/R1n2k2/2P1R2P/4b1B1/2Q5 w - - 0 1";
  private static final String BRISTOL = "8/1n3Np1/1N4Q1/1bkP4/p1p2p2/P1P2R2/3P2PK/B2R4 w - - 0 1";

  private static Problem problem(String fen, String stipulation) {
    Variant orthodox = Variants.of("orthodox");
    return Problem.of(orthodox, Fen.parse(orthodox, fen), Stipulation.parse(stipulation));
  }

  private static Solved solved(Problem problem, Tries tries) {
    return Solved.solve(problem, SolveOptions.DEFAULT.showing(true, tries), new Monitor());
  }

  private static List<PrintedRow> rows(Solved solved) {
    return PrintedRows.of(solved, PrintedSolution.of(solved, PrintedOptions.DEFAULT));
  }

  private static Stream<PrintedRow> all(PrintedRow row) {
    return Stream.concat(Stream.of(row), row.folded().stream().flatMap(PrintedRowsTest::all));
  }

  @Test
  void aPartThatIsAloneHasNoVerdict() {
    List<PrintedRow> rows = rows(solved(problem(MORPHY, "#2"), Tries.ONE_REFUTATION));
    assertEquals(List.of("Tries", "1.Ra5? a6!", "1.Ra6! zugzwang", "1...bxa6 2.b7#", "1...B~ 2.Rxa7#"),
        rows.stream().map(PrintedRow::text).toList());
    assertEquals(List.of(Kind.HEADING, Kind.LINE, Kind.FIRST, Kind.LINE, Kind.LINE),
        rows.stream().map(PrintedRow::kind).toList());
    assertEquals(List.of(0, 0, 0, 1, 1), rows.stream().map(PrintedRow::indent).toList());
    assertEquals(List.of("try", "refutes"), rows.get(1).words().stream().map(SolutionRow.Token::style).toList());
  }

  @Test
  void twinsHaveHeadingsAndVerdicts() {
    List<String> texts = rows(solved(problem("8/8/8/8/8/2K5/8/k3Q3 b - - 0 1", "h#2")
        .withTask(task -> task.withTwinTexts(List.of("wQe1-->e2"))), Tries.NONE)).stream().map(PrintedRow::text)
        .toList();
    assertTrue(texts.getFirst().startsWith("a)") && texts.stream().anyMatch(text -> text.equals("b) wQe1→e2")),
        texts.toString());
    assertEquals(2, texts.stream().filter(text -> text.startsWith("h#2: ")).count(), texts.toString());
  }

  /** By-play is hidden, and every word of a move leads to the position that the move reaches. */
  @Test
  void byPlayIsFoldedAndWordsLeadToPositions() {
    List<PrintedRow> rows = rows(solved(problem(BRISTOL, "#3"), Tries.NONE));
    PrintedRow byPlay =
        rows.stream().filter(row -> !row.folded().isEmpty()).findFirst().orElseThrow();
    assertEquals("By-play: 4 short variations", byPlay.text());
    assertEquals(List.of("1...Ba6 2.Qc6#", "1...Bc6 2.Qxc6#", "1...Na5, Nd8 2.Qd6#", "1...Nd6 2.Qxd6#"),
        byPlay.folded().stream().map(PrintedRow::text).toList());
    assertTrue(rows.stream().noneMatch(row -> row.text().contains("1...Ba6")));
    List<SolutionRow.Token> moves = rows.stream().flatMap(PrintedRowsTest::all).flatMap(row -> row.words().stream())
        .filter(word -> word.at().isPresent()).toList();
    assertTrue(moves.size() > 10);
    for (SolutionRow.Token move : moves) {
      LinePath path = move.at().orElseThrow();
      String plain = path.last().text().replaceAll("[+#]", "");
      assertTrue(move.text().contains(plain) || move.text().contains("~"), move.text() + " for " + plain);
      assertEquals(path.last().move(), path.preview().last().orElseThrow());
    }
  }

  @Test
  void whatIsFoundSoFarIsShownWithoutWaiting() {
    Problem problem = problem(MORPHY, "#2");
    Solved solved = solved(problem, Tries.NONE);
    List<ProblemPart> parts = ProblemPart.solved(problem);
    List<PrintedRow> rows = PrintedRows.soFar(parts,
        new Solved.InterimResult(List.of(), solved.parts().getFirst().solution().keys()));
    assertEquals(List.of("Found so far", "1.Ra6"), rows.stream().map(PrintedRow::text).toList());
    assertEquals(Optional.of("1.Ra6"), rows.get(1).words().getFirst().at().map(LinePath::moveText));
    assertEquals(List.of(), PrintedRows.soFar(parts, new Solved.InterimResult(List.of(), List.of())));
  }

  private static List<String> heads(PhaseGrid grid) {
    return grid.rows().getFirst().stream().skip(1).map(PhaseGrid.Entry::text).toList();
  }

  @Test
  void theTableHasTheTriesThatArePrintedAndSixOfThemAtFirst() {
    Solved solved = solved(problem(MANSFIELD, "#2"), Tries.ALL);
    PhaseChoice choice = new PhaseChoice();
    assertTrue(PhaseChoice.hasMoreTries(Optional.of(solved)));
    PrintedOptions one = choice.printed(SolveOptions.DEFAULT);
    assertEquals(List.of("set play", "1.Be4!", "1.Qc2?", "1.Qe1?"),
        heads(choice.of(PrintedPhases.of(solved, one).orElseThrow())));
    choice.refutations().set(3);
    PrintedPhases three = PrintedPhases.of(solved, choice.printed(SolveOptions.DEFAULT)).orElseThrow();
    assertEquals(2 + 6, heads(choice.of(three)).size());
    choice.allTries().set(true);
    assertEquals(2 + 9, heads(choice.of(three)).size());
    choice.onlyChanges().set(true);
    List<String> changed = heads(choice.of(three));
    assertTrue(changed.size() < 2 + 9 && changed.contains("1.Be4!"), changed.toString());
  }
}
