package zugwerk.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;

/** What the solver tells of its findings before it has done. */
class FoundSoFarTest {

  private final Variant game = Variants.of("orthodox");
  private final List<Progress> told = new CopyOnWriteArrayList<>();

  private Solution solve(String fen, String stipulation) {
    return Solver.solve(game, Fen.parse(game, fen), Stipulation.parse(stipulation), SolveOptions.DEFAULT,
        new Control(told::add));
  }

  @Test
  void aKeyIsToldAsSoonAsItIsFound() {
    Solution solution = solve("k7/8/1K6/8/8/8/8/6QR w - - 0 1", "#2");
    Progress first = told.stream().filter(news -> !news.found().getFirst().isEmpty()).findFirst().orElseThrow();
    assertEquals(1, first.depth(), "keys in one move are told before two are looked at");
    assertTrue(first.examined() < first.firstMoves());
    List<String> keys = solution.keys().stream().map(SolutionNode::text).sorted().toList();
    assertEquals(keys, told.getLast().found().getFirst().stream().map(SolutionNode::text).sorted().toList());
  }

  @Test
  void helpPlayIsToldWithTheLineThatWasFound() {
    Solution solution = solve("7k/8/6K1/8/8/8/8/R7 b - - 0 1", "h#1");
    assertEquals(solution.keys(), told.getLast().found().getFirst());
  }

  @Test
  void eachSearchOfOneControlHasItsOwnList() {
    Control control = new Control(told::add);
    for (int i = 0; i < 2; i++) {
      Solver.solve(game, Fen.parse(game, "kbK5/pp6/1P6/8/8/8/8/R7 w"), Stipulation.parse("#2"), SolveOptions.DEFAULT,
          control);
    }
    assertEquals(List.of(1, 1), told.getLast().found().stream().map(List::size).toList());
  }
}
