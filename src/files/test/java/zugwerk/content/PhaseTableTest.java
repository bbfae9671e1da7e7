package zugwerk.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.content.PhaseTable.Cell;
import zugwerk.content.PhaseTable.Defence;
import zugwerk.content.PhaseTable.Phase;
import zugwerk.content.PhaseTable.Status;
import zugwerk.file.ProblemFile;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.notation.PlainMoves;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.rules.Attacks;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.ProjectRoot;
import zugwerk.testkit.RandomProblems;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;
import zugwerk.work.Texts;

/** The table of phases against plain move generation, in every game, and on known problems. */
class PhaseTableTest {

  private static final int PROBLEMS = 12;

  /** After so many, too few of them have play to compare. */
  private static final int MOST = 600;

  /** What becomes of a defence: its status, the answers by where their piece stood in the diagram, and the change. */
  private record Outcome(Status status, Set<String> answers, boolean changed) {}

  static List<Variant> games() {
    return List.copyOf(Variants.all());
  }

  private static PhaseTable table(Problem problem, SolveOptions.Tries tries) {
    SolveOptions options = SolveOptions.DEFAULT.showing(new SolveOptions.Shown(true, tries, true, true));
    return PhaseTable.of(Solved.solve(problem, options, new Monitor())).orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyCellIsWhatPlainMoveGenerationFinds(Variant game) {
    RandomProblems random = new RandomProblems(game, 1917);
    int answered = 0;
    int changed = 0;
    for (int i = 0; i < PROBLEMS || i < MOST && (answered < 20 || changed == 0); i++) {
      Setup setup = i % 2 == 0 ? random.any(false, 3, 2) : random.crowded(false);
      if (!new Generator(game).goesOn(Position.of(setup))) {
        continue;
      }
      PhaseTable table = table(Problem.of(game, setup, Stipulation.parse("#2")), SolveOptions.Tries.ALL);
      String fen = Fen.format(setup);
      if (game.id().equals("gravity") || game.id().equals("circe")) {
        // Pieces fall or are reborn, so that a defence may start elsewhere in each phase; the phases are compared by themselves.
        for (Phase phase : table.phases()) {
          PhaseTable alone = new PhaseTable(List.of(phase), List.of());
          int column = table.phases().indexOf(phase);
          assertEquals(shown(plain(game, setup, alone).values().stream().map(List::getFirst).toList()),
              shown(table.defences().stream().map(row -> found(phase, row.cells().get(column), false)).toList()), fen);
        }
      } else {
        Set<List<Outcome>> rows = new HashSet<>(plain(game, setup, table).values().stream()
            .filter(row -> row.stream().anyMatch(PhaseTableTest::isShown)).toList());
        assertEquals(rows, table.defences().stream().map(row -> found(table, row)).collect(Collectors.toSet()), fen);
        assertEquals(rows.size(), table.defences().size(), fen);
      }
      answered += (int) table.defences().stream().flatMap(row -> row.cells().stream())
          .filter(cell -> cell.status() == Status.ANSWERED).count();
      changed += (int) table.changed();
    }
    assertTrue(answered >= 20, game.id() + ": " + answered);
    assertTrue(changed > 0, game.id());
  }

  /** What the tree shows of some defences, the same outcome only once. */
  private static Set<Outcome> shown(List<Outcome> outcomes) {
    return outcomes.stream().filter(PhaseTableTest::isShown)
        .map(outcome -> new Outcome(outcome.status(), outcome.answers(), false)).collect(Collectors.toSet());
  }

  private static boolean isShown(Outcome outcome) {
    return Set.of(Status.ANSWERED, Status.REFUTES, Status.ENDS).contains(outcome.status());
  }

  private static List<Outcome> found(PhaseTable table, Defence row) {
    return IntStream.range(0, row.cells().size())
        .mapToObj(i -> found(table.phases().get(i), row.cells().get(i), row.cells().get(i).changed())).toList();
  }

  private static Outcome found(Phase phase, Cell cell, boolean changed) {
    return new Outcome(cell.status(), cell.answers().stream()
        .map(answer -> named(phase, LongForm.of(phase.solved().variant().schema(), answer.move().move())))
        .collect(Collectors.toCollection(TreeSet::new)), changed);
  }

  /** A move, identified by the square that its piece had before the first move. */
  private static String named(Phase phase, String move) {
    String to = phase.first().map(first -> Square.name(first.move().to())).orElse("");
    return move.startsWith(to) && !to.isEmpty()
        ? Square.name(phase.first().orElseThrow().move().from()) + move.substring(2) : move;
  }

  /** All defences of all phases with their outcomes, by plain move generation. */
  private static Map<String, List<Outcome>> plain(Variant game, Setup setup, PhaseTable table) {
    List<Map<String, Outcome>> columns = table.phases().stream().map(phase -> plain(game, setup, phase)).toList();
    Set<String> defences = columns.stream().flatMap(column -> column.keySet().stream())
        .collect(Collectors.toCollection(TreeSet::new));
    Map<String, List<Outcome>> rows = new TreeMap<>();
    for (String defence : defences) {
      List<Outcome> row = columns.stream()
          .map(column -> column.getOrDefault(defence, new Outcome(Status.IMPOSSIBLE, Set.of(), false))).toList();
      rows.put(defence, row.stream().map(one -> new Outcome(one.status(), one.answers(),
          one.status() == Status.ANSWERED && row.stream().anyMatch(other -> other.status() == Status.ANSWERED
              && Collections.disjoint(one.answers(), other.answers()))))
          .toList());
    }
    return rows;
  }

  private static Map<String, Outcome> plain(Variant game, Setup setup, Phase phase) {
    PlainMoves rules = new PlainMoves(game);
    Position start = Position.of(setup);
    int side = start.toMove();
    if (phase.first().isEmpty()) {
      MoveMaker.skip(game, start);
    } else {
      MoveMaker.make(game, start,
          rules.legal(start).get(LongForm.of(game.schema(), phase.first().get().move())));
    }
    Set<String> threats = phase.first().isEmpty() ? Set.of() : threats(game, rules, phase, start);
    Map<String, Outcome> outcomes = new LinkedHashMap<>();
    if (phase.first().isPresent() && rules.isMate(start)) {
      return outcomes;
    }
    rules.legal(start).forEach((defence, move) -> {
      Position after = start.copy();
      MoveMaker.make(game, after, move);
      Set<String> mates = after.king(1 - side) == Square.COUNT ? Set.of() : mates(game, rules, phase, after);
      Status status = after.king(1 - side) == Square.COUNT ? Status.ENDS
          : mates.isEmpty() ? phase.kind() == PhaseTable.Kind.SET_PLAY ? Status.OPEN : Status.REFUTES
              : !threats.isEmpty() && mates.containsAll(threats) ? Status.THREATENED : Status.ANSWERED;
      outcomes.put(defence, new Outcome(status, status == Status.THREATENED ? threats : mates, false));
    });
    return outcomes;
  }

  private static Set<String> threats(Variant game, PlainMoves rules, Phase phase, Position after) {
    Position passed = after.copy();
    int side = passed.toMove();
    boolean onlyPass = rules.legal(after).keySet().stream().allMatch("pass"::equals);
    MoveMaker.skip(game, passed);
    boolean possible = !onlyPass && !Attacks.inCheck(game, after, side) && passed.king(side) < Square.COUNT
        && !Attacks.inCheck(game, passed, side);
    return possible ? mates(game, rules, phase, passed) : Set.of();
  }

  private static Set<String> mates(Variant game, PlainMoves rules, Phase phase, Position position) {
    Set<String> mates = new TreeSet<>();
    rules.legal(position).forEach((text, move) -> {
      Position after = position.copy();
      MoveMaker.make(game, after, move);
      if (rules.isMate(after)) {
        mates.add(named(phase, text));
      }
    });
    return mates;
  }

  private static String cell(PhaseTable table, String defence, int column) {
    Cell cell = table.defences().stream().filter(row -> row.moves().contains(defence)).findFirst().orElseThrow()
        .cells().get(column);
    return cell.status() + " " + String.join("/", cell.answers().stream().map(answer -> answer.move().text()).toList())
        + (cell.changed() ? " changed" : "");
  }

  private static Problem bundled(String file) {
    return ProblemFile.read(ProjectRoot.path("problems/orthodox/" + file + ".json"));
  }

  private static PhaseTable table(Problem problem) {
    return table(problem, SolveOptions.Tries.ONE_REFUTATION);
  }

  /** Comins Mansfield, Good Companions 1917: two tries that the King refutes, no set play after the thematic checks. */
  @Test
  void triesHaveTheirThreatsAndRefutationsInPlace() {
    PhaseTable table = table(bundled("mansfield-1917"));
    assertEquals(List.of("set play", "1.Be4!", "1.Qc2?", "1.Qe1?"),
        PhaseGrid.of(table, Texts.ENGLISH).rows().getFirst().stream().skip(1).map(PhaseGrid.Entry::text).toList());
    assertEquals(List.of("", "2.Nxc4#", "2.Qe4# / 2.Nxc4#", "2.Qg3# / 2.Re4#"),
        PhaseGrid.of(table, Texts.ENGLISH).rows().get(1).stream().skip(1).map(PhaseGrid.Entry::text).toList());
    assertEquals("REFUTES ", cell(table, "Kxe3", 2));
    assertEquals("REFUTES ", cell(table, "Kxe3", 3));
    assertEquals("IMPOSSIBLE ", cell(table, "Kxe3", 1));
    assertEquals("IMPOSSIBLE ", cell(table, "Nxd6", 0));
    assertEquals("ANSWERED Bd3#", cell(table, "Nxd6", 1));
  }

  /** Comins Mansfield 1922, a block whose key changes two mates. */
  @Test
  void changedMatesHaveLetters() {
    PhaseTable table = table(bundled("mansfield-1922"));
    assertEquals("ANSWERED Qc8# changed", cell(table, "Ne4", 0));
    assertEquals("ANSWERED Qe6# changed", cell(table, "Ne4", 1));
    assertEquals("ANSWERED Rxg5#", cell(table, "Bg5", 1));
    assertEquals(2, table.changed());
    assertEquals(2, table.onlyChanges().defences().size());
    List<List<String>> letters = table.onlyChanges().defences().stream().map(row -> row.cells().stream()
        .map(cell -> cell.answers().getFirst().letter()).toList()).toList();
    assertEquals(List.of(List.of("A", "C"), List.of("B", "D")), letters);
  }

  /** In a three-mover the second moves stand in the cells; twins stand side by side. */
  @Test
  void continuationsAndTwins() {
    Problem bristol = bundled("healey-bristol");
    PhaseTable table = table(bristol, SolveOptions.Tries.NONE);
    assertTrue(table.defences().stream().flatMap(row -> row.cells().stream()).flatMap(cell -> cell.answers().stream())
        .allMatch(answer -> answer.move().number() == 2));
    Problem block = bundled("mansfield-1922").withTask(task -> task.withTwinTexts(List.of("wKg8-->a8")));
    PhaseTable twins = table(block);
    assertEquals(List.of("a", "a", "b", "b"), twins.phases().stream().map(Phase::part).toList());
    assertEquals(cell(twins, "Ne4", 0), cell(twins, "Ne4", 2));
    assertEquals(cell(twins, "Ne4", 1), cell(twins, "Ne4", 3));
    assertEquals(2, twins.changed());
  }
}
