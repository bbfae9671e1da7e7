package zugwerk.studio.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.stream.Collectors;
import javafx.scene.control.Labeled;
import javafx.scene.control.ToggleButton;
import javafx.scene.shape.SVGPath;
import org.junit.jupiter.api.Test;
import zugwerk.board.Side;

/** Flights, pins and guards drawn on the board. */
class KingFieldViewTest extends BoardFixture {

  private boolean shows(String square, String word) {
    return square(square).getAccessibleText().endsWith(", " + word);
  }

  private Set<String> signs(String square) {
    return from(square(square)).lookup(".field-sign").queryAll().stream().filter(sign -> sign.isVisible())
        .map(sign -> ((SVGPath) sign).getContent()).collect(Collectors.toSet());
  }

  @Test
  void signsShowOnDemandAndFollowTheDraft() {
    setUp("k7/p7/8/8/8/5B2/1R6/4K3 w");
    assertTrue(signs("b8").isEmpty());
    assertFalse(lookup("#field-legend").query().isVisible());
    interact(() -> watch.on().set(true));
    assertTrue(lookup("#field-legend").query().isVisible());
    assertTrue(shows("b8", "guarded") && shows("b7", "guarded") && shows("a7", "blocked") && shows("b2", "guard"));
    assertTrue(shows("f3", "gives check"));
    assertEquals(1, signs("b8").size());
    interact(() -> bench.remove(9));
    assertTrue(shows("b8", "flight"));
    interact(() -> watch.on().set(false));
    assertEquals("b8, empty", square("b8").getAccessibleText());
    assertTrue(signs("b8").isEmpty());
  }

  @Test
  void everySignHasAShapeOfItsOwnAndAWordInTheLegend() {
    interact(() -> watch.on().set(true));
    Set<String> shapes = Set.of(FieldSign.values()).stream().map(sign -> sign.shape().getContent())
        .collect(Collectors.toSet());
    assertEquals(FieldSign.values().length, shapes.size());
    Set<String> words = lookup("#field-legend .label").queryAllAs(Labeled.class).stream()
        .map(Labeled::getText).collect(Collectors.toSet());
    for (FieldSign sign : FieldSign.values()) {
      assertTrue(words.contains(sign.word()), sign.word());
    }
  }

  @Test
  void theKingToBeMatedIsLookedAtOrTheOtherOne() {
    setUp("4r2k/8/8/8/8/8/4B3/4K3 w");
    interact(() -> watch.on().set(true));
    assertEquals(Side.BLACK, bench.board().get().watched());
    interact(() -> {
      bench.setStipulation("h#2");
      bench.turnOver();
    });
    assertEquals(Side.WHITE, bench.board().get().watched());
    assertTrue(shows("e2", "pinned"));
    assertEquals(1, lookup(".pin-line").queryAll().size());
    clickOn("#field-king");
    assertTrue(lookup("#field-king").<ToggleButton>query().getText().startsWith("Black"));
    assertTrue(shows("g8", "flight"));
    assertEquals(0, lookup(".pin-line").queryAll().size());
  }
}
