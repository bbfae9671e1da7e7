package zugwerk.solve.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.MoveText;
import zugwerk.rules.Move;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** A Pawn of the side to move has just made a double step: set play may capture it en passant. */
class SetPlayEnPassantTest {

  private static final Variant GAME = Variants.of("orthodox");

  private static Solution solve(String fen, String stipulation) {
    return Solver.solve(GAME, Fen.parse(GAME, fen), Stipulation.parse(stipulation),
        SolveOptions.DEFAULT.showing(true, SolveOptions.Tries.NONE), new Monitor(), _ -> {});
  }

  private static List<Move> passings(List<SolutionNode> lines) {
    return lines.stream().map(SolutionNode::move).filter(Move.EnPassant.class::isInstance).toList();
  }

  @ParameterizedTest
  @CsvSource({
      "k7/2p5/8/3pP3/8/8/8/7K b - d6 0 1, hx1, 1",
      "k7/2p5/8/3pP3/8/8/8/7K b - - 0 1, hx1, 0",
      // Both Pawns beside it may capture.
      "k7/8/8/2PpP3/8/8/8/7K b - d6 0 1, hx1, 2",
      // White has just played e2e4, and Black would capture.
      "8/8/8/8/3pP3/8/7k/K7 w - e3 0 1, hx1, 1",
      // The Pawn is pinned.
      "4r3/8/8/k2pP3/8/8/8/4K3 b - d6 0 1, hx1, 0",
  })
  void helpPlay(String fen, String stipulation, int captures) {
    Solution solution = solve(fen, stipulation);
    assertEquals(captures, passings(solution.setPlay()).size(), fen);
    assertTrue(passings(solution.keys()).isEmpty());
  }

  /** In set play of a mate in two, Black's capture en passant is a defence. */
  @Test
  void directPlay() {
    String rest = "7R/8/8/8/3pP3/8/2K5/k7 w - ";
    Solution with = solve(rest + "e3 0 1", "#2");
    Solution without = solve(rest + "- 0 1", "#2");
    assertEquals(without.keys().stream().map(SolutionNode::text).toList(),
        with.keys().stream().map(SolutionNode::text).toList());
    assertEquals(1, passings(with.setPlay()).size());
    assertEquals("Ra8#", with.setPlay().stream().filter(line -> line.move() instanceof Move.EnPassant).findFirst()
        .orElseThrow().replies().getFirst().text());
    assertEquals(0, passings(without.setPlay()).size());
  }

  /** The side to move cannot use the square, although its own Pawn stands beside it. */
  @Test
  void theSideToMoveCannotCapture() {
    Setup setup = Fen.parse(GAME, "k7/2p5/8/3pP3/8/8/8/7K b - d6 0 1");
    Setup usual = Fen.parse(GAME, "k7/2p5/8/3pP3/8/8/8/7K b - - 0 1");
    assertEquals(new MoveText(GAME).legal(Position.of(usual)), new MoveText(GAME).legal(Position.of(setup)));
    Validation.checkProblem(GAME, setup);
    assertThrows(InputException.class, () -> Validation.check(GAME, setup));
    Setup nowhere = Fen.parse(GAME, "k7/2p5/8/4P3/8/8/8/7K b - d6 0 1");
    assertThrows(InputException.class, () -> Validation.checkProblem(GAME, nowhere));
  }
}
