package zugwerk.solve.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionNode.Role;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.solve.table.Answer;
import zugwerk.solve.table.Endgames;
import zugwerk.solve.table.Material;
import zugwerk.solve.table.Outcome;
import zugwerk.solve.table.RandomEndings;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/** The play of studies, held against the values of all moves in tables. */
class StudyPlayTest {

  @TempDir
  private static Path folder;

  private Variant variant;
  private Endgames tables;
  private boolean win;
  private int onlyMoves;
  private int wastes;
  private int tries;

  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {"orthodox KPvK +", "orthodox KvKP =", "orthodox KRvKB +",
      "polypiece KPvK +", "shock KPvK +"})
  void everyMoveIsWhatItsRoleSays(String game, String pieces, String stipulation) {
    variant = Variants.of(game);
    tables = new Endgames(variant, folder, 2);
    win = stipulation.equals("+");
    Random random = new Random(3);
    for (int i = 0; i < 40; i++) {
      Setup setup = RandomEndings.any(variant, Material.parse(variant.schema(), pieces), random);
      tables.outcome(setup, new Monitor());
      Solution solution = StudySolver.solve(tables, setup, Stipulation.parse(stipulation), SolveOptions.DEFAULT,
          new Monitor());
      Position position = Position.of(setup);
      if (position.toMove() == 0) {
        List<SolutionNode> first = new ArrayList<>(solution.tries());
        first.addAll(solution.keys());
        check(setup, first);
        assertEquals(keeping(setup), Set.copyOf(first.stream().filter(move -> move.role() != Role.TRY)
            .map(SolutionNode::move).toList()), () -> Fen.format(setup));
      } else if (solution.verdict() == Soundness.UNSOLVABLE) {
        assertEquals(refutations(setup), Set.copyOf(solution.setPlay().stream().map(SolutionNode::move).toList()),
            () -> Fen.format(setup));
      } else {
        check(setup, solution.setPlay());
      }
    }
    assertTrue(onlyMoves > 5, () -> onlyMoves + " only moves");
    assertTrue(wastes + tries > 0, () -> wastes + " wastes of time, " + tries + " tries");
  }

  private void check(Setup setup, List<SolutionNode> moves) {
    if (moves.isEmpty()) {
      return;
    }
    Set<Move> keeping = keeping(setup);
    for (SolutionNode move : moves) {
      String where = Fen.format(setup) + ": " + move.text();
      switch (move.role()) {
        case KEY, CONTINUATION, WASTE_OF_TIME -> {
          assertTrue(keeping.contains(move.move()), where);
          wastes += move.role() == Role.WASTE_OF_TIME ? 1 : 0;
        }
        case ONLY_MOVE -> {
          onlyMoves++;
          Set<Move> listed = new HashSet<>();
          moves.stream().filter(other -> other.role() != Role.TRY).forEach(other -> listed.add(other.move()));
          assertEquals(keeping, listed, where);
        }
        case TRY -> {
          tries++;
          assertTrue(!keeping.contains(move.move()), where);
          assertEquals(List.of(Role.REFUTATION), move.replies().stream().map(SolutionNode::role).toList(), where);
          assertEquals(Set.of(move.replies().getFirst().move()), refutations(after(setup, move.move())), where);
        }
        case DEFENCE, REFUTATION -> assertEquals(1, Position.of(setup).toMove(), where);
        default -> throw new AssertionError(where);
      }
      if (move.role() != Role.TRY) {
        check(after(setup, move.move()), move.replies());
      }
    }
  }

  private Setup after(Setup setup, Move move) {
    Position position = Position.of(setup);
    MoveMaker.make(variant, position, EncodedMove.pack(move));
    return position.setup();
  }

  /** White's moves after which White gets the claim. */
  private Set<Move> keeping(Setup setup) {
    Set<Move> keeping = new HashSet<>();
    answer(setup).moves().stream().filter(value -> value.outcome().kind() == Outcome.Kind.WIN
        || !win && value.outcome().kind() == Outcome.Kind.DRAW).forEach(value -> keeping.add(value.move()));
    return keeping;
  }

  /** Black's moves after which White gets less. */
  private Set<Move> refutations(Setup setup) {
    Set<Move> refuting = new HashSet<>();
    answer(setup).moves().stream().filter(value -> value.outcome().kind() == Outcome.Kind.WIN
        || win && value.outcome().kind() == Outcome.Kind.DRAW).forEach(value -> refuting.add(value.move()));
    return refuting;
  }

  private Answer answer(Setup setup) {
    return tables.answer(setup, new Monitor());
  }
}
