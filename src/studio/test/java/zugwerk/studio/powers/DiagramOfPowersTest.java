package zugwerk.studio.powers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import zugwerk.betza.Footprint;
import zugwerk.betza.Leap;
import zugwerk.betza.PowerLists;

/** Every kind of move has a sign of its own in the diagram and a word in the legend, while it is typed. */
class DiagramOfPowersTest extends PowersFixture {

  private static final int RADIUS = 3;

  private long drawn(String style) {
    MoveDiagram diagram = lookup("#move-diagram").query();
    return from(diagram).lookup(style).queryAll().size();
  }

  private Set<String> legend() {
    return lookup(".legend .label").queryAllAs(Labeled.class).stream().map(Labeled::getText)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @TestFactory
  Stream<DynamicTest> theLegendNamesWhatIsDrawn() {
    return inOneWindow(each -> {
      clickOn("#entry-wK1");
      interact(() -> lookup("#entry-wK1").<TextField>query().setText(each[0]));
      assertEquals(new TreeSet<>(Arrays.asList(each[1].split(", "))), legend());
    },
        "N      | moves or captures",
        "mWcF   | only moves, only captures",
        "mN     | only moves",
        "W3     | moves or captures, rides until blocked",
        "nN     | moves or captures, must be empty",
        "jN     | moves or captures, one must be occupied",
        "gQ     | moves or captures, hops over a piece",
        "fmWifmnD | only moves, only from the Pawns' rank, must be empty",
        "NN     | moves or captures, rides until blocked",
        "[F?R]  | moves or captures, rides until blocked",
        "[F-R]  | moves or captures, must be empty, rides until blocked",
        "mafsmW | only moves, must be empty",
        "gafsK2 | moves or captures, hops over a piece, must be empty, one must be occupied");
  }

  @TestFactory
  Stream<DynamicTest> everySquareHasItsSign() {
    return inOneWindow(each -> {
      clickOn("#entry-wN2");
      interact(() -> lookup("#entry-wN2").<TextField>query().setText(each[0]));
      assertEquals(List.of(each[1], each[2], each[3]),
          Stream.of(".mark-both", ".mark-move", ".mark-capture").map(this::drawn).map(String::valueOf).toList(),
          "a cross has two strokes");
    }, "N | 8 | 0 | 0", "mN | 0 | 8 | 0", "cN | 0 | 0 | 16", "mWcF | 0 | 4 | 8", "WD | 8 | 0 | 0", "R | 12 | 0 | 0",
        "afsW | 8 | 0 | 0", "[F-R] | 16 | 0 | 0", "cf[W-F] | 0 | 0 | 4");
  }

  @TestFactory
  Stream<DynamicTest> sharedSquaresAreColouredAndHaveASignToo() {
    return inOneWindow(each -> sharedSquares(each[0], each[1], Integer.parseInt(each[2])), "N | NW | 8",
        "Q | WAND | 12", "R | NN | 0", "W | WF | 4");
  }

  private void sharedSquares(String one, String next, int shared) {
    interact(() -> bench.play("polypiece", "N=" + one + "/" + next));
    clickOn("#entry-wN1");
    Set<Leap> both = Footprint.of(PowerLists.entry(one), 0).shared(Footprint.of(PowerLists.entry(next), 0));
    assertEquals(shared, both.size());
    long inSight = both.stream()
        .filter(leap -> Math.abs(leap.dx()) <= RADIUS && Math.abs(leap.dy()) <= RADIUS).count();
    assertEquals(inSight, drawn(".diagram-square.shared"));
    assertEquals(inSight, drawn(".shared-sign"));
    assertTrue(legend().contains("shared with the next power") == shared > 0, () -> legend().toString());
  }
}
