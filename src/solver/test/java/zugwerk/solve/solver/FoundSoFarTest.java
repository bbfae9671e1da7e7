package zugwerk.solve.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.MoveText;
import zugwerk.rules.Move;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;
import zugwerk.work.Progress;

/** What the solver show its findings before it has done. */
class FoundSoFarTest {

  private final Variant game = Variants.of("orthodox");
  private final List<SolutionNode> found = new CopyOnWriteArrayList<>();
  private final List<Progress> atFirst = new CopyOnWriteArrayList<>();
  private final List<Progress> reported = new CopyOnWriteArrayList<>();

  private Solution solve(String fen, String stipulation) {
    return Solver.solve(game, Fen.parse(game, fen), Stipulation.parse(stipulation), SolveOptions.DEFAULT,
        new Monitor(reported::add), line -> {
          found.add(line);
          if (found.size() == 1 && !reported.isEmpty()) {
            atFirst.add(reported.getLast());
          }
        });
  }

  @Test
  void aKeyIsReportedAsSoonAsItIsFound() {
    Solution solution = solve("k7/8/1K6/8/8/8/8/6QR w - - 0 1", "#2");
    assertEquals("In 1", atFirst.getFirst().step().toString(), "keys in one move are reported before two are examined");
    assertTrue(atFirst.getFirst().done() < atFirst.getFirst().all());
    List<String> keys = solution.keys().stream().map(SolutionNode::text).sorted().toList();
    assertEquals(keys, found.stream().map(SolutionNode::text).sorted().toList());
  }

  @Test
  void everyFirstMoveCountsAtEachDepth() {
    Solution solution = solve("kbK5/pp6/1P6/8/8/8/8/R7 w", "#2");
    Progress last = reported.getLast();
    assertEquals("In 2", last.step().toString());
    assertEquals(last.all(), last.done());
    assertEquals(2L * last.all(), reported.stream().map(now -> now.step() + " " + now.done()).distinct().count());
    assertTrue(last.nodes() <= solution.nodes());
  }

  @Test
  void helpPlayIsReportedWithTheLineThatWasFound() {
    Solution solution = solve("7k/8/6K1/8/8/8/8/R7 b - - 0 1", "h#1");
    assertEquals(solution.keys(), found);
  }

  @ParameterizedTest
  @ValueSource(strings = {"#3", "hx3"})
  void progressTellsHowFullTheTableIs(String stipulation) {
    solve("7k/8/8/8/8/8/R7/K7 w - -", stipulation);
    assertTrue(reported.getLast().memory().share() > 0, reported.getLast().toString());
  }

  @Test
  void eachLengthOfHelpPlayIsReportedInMoves() {
    solve("7k/8/8/8/8/8/R7/K7 w - -", "h#2.5");
    assertEquals(List.of("In 1", "In 2", "In 3"),
        reported.stream().map(now -> now.step().toString()).distinct().toList());
  }

  /** Each first move is made once for each length; after it, Black has no move. */
  @Test
  void everyMoveThatIsMadeIsCounted() {
    Setup setup = Fen.parse(game, "k7/P7/1K6/8/8/8/7P/8 w - -");
    Move first = new MoveText(game).read(Position.of(setup), "h3");
    for (String text : List.of("h#0.5", "ser-#1", "#1")) {
      assertEquals(1, nodes(setup, text, SolveOptions.DEFAULT.after(first)), text);
    }
    assertEquals(2, nodes(setup, "h#1.5", SolveOptions.DEFAULT.after(first)));
    SolveOptions setPlay = SolveOptions.DEFAULT.showing(true, SolveOptions.Tries.NONE);
    Setup mate = Fen.parse(game, "7k/8/6K1/8/8/8/8/R7 b - -");
    assertTrue(nodes(mate, "h#1", setPlay) > nodes(mate, "h#1", SolveOptions.DEFAULT));
  }

  private long nodes(Setup setup, String stipulation, SolveOptions options) {
    return Solver.solve(game, setup, Stipulation.parse(stipulation), options, new Monitor()).nodes();
  }
}
