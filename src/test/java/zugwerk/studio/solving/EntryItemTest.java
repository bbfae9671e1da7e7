package zugwerk.studio.solving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import zugwerk.rules.Move;
import zugwerk.solve.Line;

/** Rows of the solution tree. */
class EntryItemTest {

  private static final Move MOVE = new Move.Step(0, 1, Move.NONE, Move.NONE);

  private static Line line(Line.Role role, String text, int ply, List<Line> replies) {
    return new Line(role, MOVE, text, ply, replies.isEmpty(), false, List.of(), replies);
  }

  @Test
  void rowsAreMadeOnlyWhereTheTreeIsOpened() {
    Line mate = line(Line.Role.CONTINUATION, "Qb2#", 2, List.of());
    List<Line> defences = new ArrayList<>();
    for (int i = 0; i < 10_000; i++) {
      defences.add(
          line(Line.Role.DEFENCE, "Ka" + i, 1, List.of(mate, line(Line.Role.CONTINUATION, "Q" + i, 2, List.of()))));
    }
    Line key = line(Line.Role.KEY, "Qa1", 0, defences);
    EntryItem item = new EntryItem(Entry.of(List.of(key)), Line::replies);
    assertFalse(item.isLeaf());
    assertEquals(10_000, item.getChildren().size());
    item.getChildren().forEach(child -> assertFalse(((EntryItem) child).isFilled(), "nobody has opened it"));
  }

  @Test
  void defencesThatAreMetAlikeShareARow() {
    Line mate = line(Line.Role.CONTINUATION, "Qb2#", 2, List.of());
    Line other = line(Line.Role.CONTINUATION, "Qc3#", 2, List.of());
    List<Entry> rows = EntryItem.rows(List.of(
        line(Line.Role.DEFENCE, "Ka1", 1, List.of(mate)), line(Line.Role.DEFENCE, "Kb1", 1, List.of(mate)),
        line(Line.Role.DEFENCE, "Kc1", 1, List.of(other)), line(Line.Role.DEFENCE, "Kd1", 1, List.of(mate, other))));
    assertEquals(List.of("1...Ka1, Kb1", "1...Kc1", "1...Kd1"), rows.stream().map(Entry::text).toList());
    assertEquals(Optional.of(Sign.DUAL), rows.getLast().sign());
    assertEquals(Optional.of("Ka1"), rows.getFirst().line().map(Line::text));
  }
}
