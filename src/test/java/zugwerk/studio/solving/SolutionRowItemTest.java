package zugwerk.studio.solving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import zugwerk.rules.Move;
import zugwerk.solve.SolutionNode;
import zugwerk.studio.solving.model.Sign;
import zugwerk.studio.solving.model.SolutionRow;
import zugwerk.studio.solving.model.SolutionRows;

/** Rows of the solution tree. */
class SolutionRowItemTest {

  private static final Move MOVE = new Move.Step(0, 1, Move.NONE, Move.NONE);

  private static SolutionNode line(SolutionNode.Role role, String text, int ply, List<SolutionNode> replies) {
    return new SolutionNode(role, MOVE, text, ply, replies.isEmpty(), false, List.of(), replies);
  }

  @Test
  void rowsAreMadeOnlyWhereTheTreeIsOpened() {
    SolutionNode mate = line(SolutionNode.Role.CONTINUATION, "Qb2#", 2, List.of());
    List<SolutionNode> defences = new ArrayList<>();
    for (int i = 0; i < 10_000; i++) {
      defences.add(
          line(SolutionNode.Role.DEFENCE, "Ka" + i, 1,
              List.of(mate, line(SolutionNode.Role.CONTINUATION, "Q" + i, 2, List.of()))));
    }
    SolutionNode key = line(SolutionNode.Role.KEY, "Qa1", 0, defences);
    SolutionRowItem item = new SolutionRowItem(SolutionRow.of(List.of(key)), SolutionNode::replies);
    assertFalse(item.isLeaf());
    assertEquals(10_000, item.getChildren().size());
    item.getChildren().forEach(child -> assertFalse(((SolutionRowItem) child).isFilled(), "it was never opened"));
  }

  @Test
  void defencesThatAreMetAlikeShareARow() {
    SolutionNode mate = line(SolutionNode.Role.CONTINUATION, "Qb2#", 2, List.of());
    SolutionNode other = line(SolutionNode.Role.CONTINUATION, "Qc3#", 2, List.of());
    List<SolutionRow> rows = SolutionRows.level(List.of(
        line(SolutionNode.Role.DEFENCE, "Ka1", 1, List.of(mate)),
        line(SolutionNode.Role.DEFENCE, "Kb1", 1, List.of(mate)),
        line(SolutionNode.Role.DEFENCE, "Kc1", 1, List.of(other)),
        line(SolutionNode.Role.DEFENCE, "Kd1", 1, List.of(mate, other))));
    assertEquals(List.of("1...Ka1, Kb1", "1...Kc1", "1...Kd1"), rows.stream().map(SolutionRow::text).toList());
    assertEquals(Optional.of(Sign.DUAL), rows.getLast().sign());
    assertEquals(Optional.of("Ka1"), rows.getFirst().line().map(SolutionNode::text));
  }
}
