package zugwerk.studio.solving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.problem.Solved;
import zugwerk.rules.Move;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionNode.Role;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.SolveOptions.Tries;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.studio.editor.Stepper.Step;
import zugwerk.variant.Variants;
import zugwerk.work.Message;
import zugwerk.work.Monitor;

/** Solutions as rows: what stands on one row, in which order, what is open, and where steps lead. */
class SolutionRowsTest {

  private static final Variant ORTHODOX = Variants.of("orthodox");
  private static final String MANSFIELD = "1B4n1/7N/K1pN4/5P2/R1n2k2/2P1R2P/4b1B1/2Q5 w - - 0 1";

  private final SolutionFilter filter = new SolutionFilter();

  private static Problem problem(String fen, String stipulation) {
    return Problem.of(ORTHODOX, Fen.parse(ORTHODOX, fen), Stipulation.parse(stipulation));
  }

  private static Solved solved(String fen, String stipulation) {
    return Solved.solve(problem(fen, stipulation), SolveOptions.DEFAULT.showing(true, Tries.ONE_REFUTATION),
        new Monitor());
  }

  private Outline outline(Solved solved) {
    Problem diagram = solved.parts().getFirst().twin().problem();
    return new Outline(new SolutionRows(diagram, filter, List.of()).of(solved));
  }

  private static List<String> open(Outline.Branch above, String indent) {
    return !above.isOpen() ? List.of() : above.below().stream()
        .flatMap(branch -> Stream.concat(Stream.of(indent + branch.row().text() + signs(branch.row())),
            open(branch, indent + "  ").stream()))
        .toList();
  }

  private static String signs(SolutionRow row) {
    return row.signs().isEmpty() ? "" : " " + row.signs();
  }

  private static List<String> open(Outline outline) {
    return open(outline.root(), "");
  }

  private static SolutionNode node(Role role, int to, String text, int ply, SolutionNode... replies) {
    return new SolutionNode(role, new Move.Step(0, to, Move.NONE, Move.NONE), text, ply, replies.length == 0, false,
        List.of(), List.of(replies));
  }

  /** What a solver might have found. */
  private static Solved found(Problem problem, Soundness verdict, List<SolutionNode> keys) {
    return new Solved(List.of(new Solved.Part(new ProblemPart("a", Message.NONE, problem),
        new Solution(problem.task().stipulationOrThrow(), verdict, keys, List.of(), List.of(), keys.size(), 1,
            OptionalInt.empty(),
            List.of(), 0, 0, true),
        Message.NONE)));
  }

  @Test
  void aTwoMoverIsReadInTheOrderOfPrint() {
    Outline outline = outline(solved(MANSFIELD, "#2"));
    outline.fit(30);
    assertEquals(List.of(
        "Key",
        "  1.Be4!",
        "    threat: 2.Nxc4#",
        "    1...Nxd6+ 2.Bd3#",
        "    1...Nxe3+ 2.Nb5#",
        "    1...Ne5+ 2.Rd3#",
        "Tries (2)",
        "  1.Qc2? but 1...Kxe3!",
        "    threat: 2.Qe4# / 2.Nxc4#",
        "    1...Bd3 2.Qf2#",
        "    1...Bf3, Nf6 2.Nxc4#",
        "  1.Qe1? but 1...Kxe3!",
        "    threat: 2.Qg3# / 2.Re4#",
        "    1...Bd3 2.Qf2# / 2.Qg3# / 2.Rf3#",
        "    1...Bf3 2.Rxf3#",
        "    1...Nf6 2.Qg3#",
        "Set play",
        "  1...Bd1, Bg4, Bh5 2.Rxc4#"), open(outline));
  }

  @Test
  void whatIsOpenFollowsTheRoom() {
    Outline outline = outline(solved(MANSFIELD, "#2"));
    int most = 0;
    for (int space = 1; space < 30; space++) {
      outline.fit(space);
      List<String> open = open(outline);
      assertEquals("    1...Ne5+ 2.Rd3#", open.get(5), "the key and its play are open in any case");
      assertTrue(open.size() <= Math.max(8, space), space + ": " + open);
      assertTrue(open.size() >= most, "more room, no fewer rows");
      most = open.size();
      assertEquals(open.size(), outline.shown());
    }
    assertEquals(18, most);
    outline.collapse();
    assertEquals(List.of("Key", "  1.Be4!", "Tries (2)", "Set play"), open(outline));
    outline.expand();
    assertEquals(18, outline.shown());
  }

  @Test
  void helpPlayIsOneRowASolution() {
    Outline outline = outline(solved("8/8/8/8/8/2K5/8/k3Q3 b - - 0 1", "h#2"));
    outline.fit(5);
    List<String> open = open(outline);
    assertEquals("Solutions (26)", open.getFirst());
    assertEquals("  1)  1.Ka2 Kc2  2.Ka3 Qa5#", open.get(1));
    assertEquals("  2)  1.Ka2 Kc4  2.Ka3 Qa1#", open.get(2));
    assertTrue(open.get(26).startsWith("  26)  1."), open.get(26));
    assertTrue(open.stream().noneMatch(row -> row.matches(".*(!|key|dual).*")), open.toString());
    filter.grouped().set(true);
    outline = outline(solved("8/8/8/8/8/2K5/8/k3Q3 b - - 0 1", "h#2"));
    outline.fit(5);
    assertEquals(List.of("Solutions (26)", "  1.Ka2"), open(outline).subList(0, 2));
    assertTrue(open(outline).contains("    1...Kc4 2.Ka3 Qa1#"), open(outline).toString());
  }

  @Test
  void seriesAreWrittenThroughAndWhatIsForcedStandsTogether() {
    Outline outline = outline(solved("4Q3/8/8/8/8/2K5/8/k7 w - - 0 1", "ser-#2"));
    outline.fit(5);
    assertTrue(open(outline).stream().skip(1).allMatch(row -> row.matches(" +\\d+\\)  1\\.\\S+ 2\\.\\S+#")),
        open(outline).toString());
    Problem problem = problem("8/8/8/8/8/2K5/8/k3Q3 w - - 0 1", "ser-s#1");
    SolutionNode forced = node(Role.KEY, 1, "Qa1", 0, node(Role.CONTINUATION, 2, "Kxa1#", 1),
        node(Role.CONTINUATION, 3, "Kb1#", 1));
    outline = outline(found(problem, Soundness.SOUND, List.of(forced)));
    assertEquals(List.of("Solution", "  1.Qa1 Kxa1# / Kb1#"), open(fitted(outline)));
  }

  private static Outline fitted(Outline outline) {
    outline.fit(40);
    return outline;
  }

  @Test
  void shortSolutionsStandOnTopAndCooksAreMarked() {
    Outline outline = fitted(outline(solved("k7/8/1K6/8/8/8/8/6QR w - - 0 1", "#2")));
    List<String> open = open(outline);
    assertEquals(List.of("Solved sooner: #1", "  1.Qg8#!", "  1.Rh8#!"), open.subList(0, 3));
    assertTrue(open.get(3).startsWith("Keys ("), open.toString());
    assertTrue(open.contains("  1.Kc6! [KEY_OR_COOK]"), open.toString());
  }

  /** Solutions of help play may begin in many ways. */
  @Test
  void theBoardMarksCooksAndNotTheFirstMovesOfHelpPlay() {
    assertEquals(2, marks("7k/8/6K1/8/8/8/8/R2Q4 w - - 0 1", "#1").size());
    assertEquals(List.of(), marks("8/8/8/8/8/2K5/8/k3Q3 b - - 0 1", "h#2"));
  }

  @Test
  void solutionsOfHelpPlayThatAreNotIntendedAreCooks() {
    Solved solved = solved("k7/8/8/1K6/8/8/8/7R b - - 0 1", "h#2");
    Problem problem = problem("k7/8/8/1K6/8/8/8/7R b - - 0 1", "h#2");
    List<String> firsts = solved.keys().stream().distinct().toList();
    assertTrue(firsts.size() > 1, firsts.toString());
    Problem marked = problem.withAnalysis(analysis -> analysis.withKeys(List.of(firsts.getFirst())));
    List<List<Sign>> signs = new Outline(new SolutionRows(marked, filter, List.of()).of(solved)).root().below().stream()
        .flatMap(section -> section.row().below().stream()).map(SolutionRow::signs).toList();
    assertTrue(signs.contains(List.of(Sign.KEY)) && signs.contains(List.of(Sign.COOK)), signs.toString());
    assertEquals(firsts.size(), SolutionMarks.ofDiagram(marked, solved).size());
    assertEquals("Not intended: 1.Kb8.", VerdictReason.of(marked, solved, text -> text));
    Problem all = problem.withAnalysis(analysis -> analysis.withKeys(firsts));
    assertEquals(List.of(), SolutionMarks.ofDiagram(all, solved));
    assertFalse(VerdictReason.of(all, solved, text -> text).startsWith("Not intended"));
  }

  private static List<?> marks(String fen, String stipulation) {
    Solved solved = solved(fen, stipulation);
    assertEquals(Soundness.COOKED, solved.verdict());
    return SolutionMarks.ofDiagram(problem(fen, stipulation), solved);
  }

  @Test
  void dualsAndShortMatesAreMarkedWhereTheyOccur() {
    Outline outline = fitted(outline(solved("4R3/3q1N2/BPk1r3/K1n5/1nP5/3Q4/8/8 w - - 0 1", "#3")));
    assertEquals(List.of("Key", "  1.Rc8+!", "    1...Qc7 2.Rxc7# / 2.Nd8# [DUAL, SHORT]",
        "    1...Qxc8 2.Qd6+ Rxd6 3.Ne5#"), open(outline).subList(0, 4));
  }

  @Test
  void aLineThatBranchesIsOpenedFromThere() {
    SolutionNode mate = node(Role.CONTINUATION, 5, "Qb2#", 4);
    SolutionNode quiet = node(Role.CONTINUATION, 4, "Kc3", 2, node(Role.DEFENCE, 2, "Ka2", 3, mate),
        node(Role.DEFENCE, 3, "Kb1", 3, node(Role.CONTINUATION, 6, "Qb3#", 4)));
    SolutionNode key = node(Role.KEY, 1, "Qe2", 0, node(Role.DEFENCE, 1, "Kb1", 1, quiet));
    Outline outline = fitted(outline(found(problem(MANSFIELD, "#3"), Soundness.SOUND, List.of(key))));
    assertEquals(List.of("Key", "  1.Qe2! zugzwang", "    1...Kb1 2.Kc3 zugzwang", "      2...Ka2 3.Qb2#",
        "      2...Kb1 3.Qb3#"), open(outline));
  }

  @Test
  void whatSolvesIsNoKeyBeforeItIsKnownToBeTheOnlyOne() {
    Problem problem = problem(MANSFIELD, "#2");
    SolutionNode first = node(Role.KEY, 1, "Be4", 0);
    SolutionRow soFar = new SolutionRows(problem, filter, List.of())
        .soFar(ProblemPart.of(problem), new Solved.InterimResult(List.of(), List.of(first)));
    assertEquals(List.of("Found so far", "  1.Be4 [SOLVES]"), open(fitted(new Outline(soFar))));
    assertEquals(List.of("Found so far", "  1.Be4 [SOLVES]"),
        open(fitted(outline(found(problem, Soundness.UNFINISHED, List.of(first))))));
  }

  @Test
  void stepsFollowTheLineAndComeBack() {
    Outline outline = fitted(outline(solved(MANSFIELD, "#2")));
    Reader reader = new Reader(outline, filter);
    Outline.Place key = reader.enter(outline.root(), Step.FORWARD).orElseThrow();
    assertEquals("1.Be4", key.path().moveText());
    Outline.Place defence = reader.step(key, Step.FORWARD).orElseThrow();
    assertEquals("1...Nxd6+", defence.path().moveText());
    Outline.Place mate = reader.step(defence, Step.FORWARD).orElseThrow();
    assertEquals("2.Bd3#", mate.path().moveText());
    assertEquals("1...Nxd6+ 2.Bd3#", mate.branch().row().text());
    assertEquals(mate, reader.step(mate, Step.FORWARD).orElseThrow(), "there is no more");
    assertEquals(mate, reader.step(key, Step.LAST).orElseThrow());
    assertEquals(key, reader.step(mate, Step.FIRST).orElseThrow());
    assertEquals(defence, reader.step(mate, Step.BACK).orElseThrow());
    assertEquals(Optional.empty(), reader.step(key, Step.BACK));
    assertEquals("1...Nxe3+", words(reader.step(defence, Step.NEXT)));
    assertEquals("2.Nxc4#", words(reader.step(defence, Step.PREVIOUS)), "the threat stands above");
    assertEquals("1.Be4", words(reader.step(key, Step.NEXT)), "there is one key");
  }

  private static String words(Optional<Outline.Place> place) {
    return place.orElseThrow().path().moveText();
  }

  @Test
  void inHelpPlayStepsStayOnTheRowAndGoFromRowToRow() {
    Outline outline = fitted(outline(solved("8/8/8/8/8/2K5/8/k3Q3 b - - 0 1", "h#2")));
    Reader reader = new Reader(outline, filter);
    Outline.Place end = reader.enter(outline.root(), Step.LAST).orElseThrow();
    assertEquals("2...Qa5#", end.path().moveText());
    Outline.Place other = reader.step(end, Step.NEXT).orElseThrow();
    assertEquals("2)  1.Ka2 Kc4  2.Ka3 Qa1#", other.branch().row().text());
    assertEquals("2...Qa1#", other.path().moveText());
    Outline.Place first = reader.step(other, Step.FIRST).orElseThrow();
    assertEquals(other.branch(), first.branch(), "the same move stands on other rows too");
    assertEquals("1...Kc4", words(reader.step(first, Step.FORWARD)));
    assertEquals("1.Ka2", words(reader.step(first, Step.NEXT)));
    assertEquals("3)  1.Ka2 Qb1+  2.Ka3 Qa1#", reader.step(first, Step.NEXT).orElseThrow().branch().row().text());
  }

  @Test
  void sixtyThousandSolutionsAreMadeAsRowsOnceAndWrittenWhenTheyAreSeen() {
    List<SolutionNode> keys = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      List<SolutionNode> ends = new ArrayList<>();
      for (int j = 0; j < 1000; j++) {
        ends.add(node(Role.CONTINUATION, j, "Q" + j + "#", 1));
      }
      keys.add(node(Role.KEY, i, "K" + i, 0, ends.toArray(SolutionNode[]::new)));
    }
    Outline outline = fitted(outline(found(problem(MANSFIELD, "h#1"), Soundness.COOKED, keys)));
    assertEquals(60_001, outline.shown());
    List<Outline.Branch> lines = outline.root().below().getFirst().below();
    assertEquals("60000)  1.K59 Q999#", lines.getLast().row().text());
    assertFalse(lines.getLast().isMade(), "nothing is looked for below a row that nobody opened");
  }
}
