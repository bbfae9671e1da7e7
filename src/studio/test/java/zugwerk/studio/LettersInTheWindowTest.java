package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import zugwerk.compose.Found;
import zugwerk.notation.Letters;

/** The letters that the user prefers, in all parts of the window, where they are read too. */
class LettersInTheWindowTest extends StudioFixture {

  private Set<String> labels(String query) {
    return lookup(query).queryAllAs(Labeled.class).stream().map(Labeled::getText).collect(Collectors.toSet());
  }

  private void letters(Letters letters) {
    interact(() -> bench.letters().chosen().set(letters));
  }

  @Test
  void germanLettersStandAndAreReadEverywhere() throws Exception {
    letters(Letters.GERMAN);
    setUp("kbK5/pp6/1P6/8/8/8/7P/R7 w - - 0 1");
    clickOn("#tab-compose").clickOn("#compose-minimal");
    until(() -> !lookup("#compose-stop").query().getParent().isVisible());
    ListView<Found> found = lookup("#found").query();
    assertTrue(labels("#found .heading").contains("-wBh2"), () -> "" + labels("#found .heading"));
    assertTrue(labels("#found .label").contains("Key Ta6"), () -> "" + labels("#found .label"));
    interact(() -> {
      found.getSelectionModel().select(found.getItems().stream()
          .filter(one -> one.changesText().equals("-wPh2")).findFirst().orElseThrow());
      found.requestFocus();
    });
    push(KeyCode.ENTER);
    push(KeyCode.SHORTCUT, KeyCode.ALT, KeyCode.Z);
    ListView<String> steps = lookup("#steps").query();
    assertTrue(steps.getItems().contains("Remove: -wBh2"), () -> "" + steps.getItems());
    push(KeyCode.ESCAPE);
    TextField material = lookup("#request-material").query();
    assertEquals("any pieces, or KDvKB", material.getPromptText());

    clickOn("#tab-twins");
    TextArea twins = lookup("#twins").query();
    interact(() -> twins.setText("wTa1-->b1"));
    assertEquals(List.of("wRa1-->b1"), bench.draft().get().task().twinTexts());
    letters(Letters.POLISH);
    assertEquals("wWa1-->b1", twins.getText());
    assertTrue(labels(".twin-part").contains("b) wWa1-->b1"), () -> "" + labels(".twin-part"));
    interact(() -> bench.play("poison", ""));
    interact(() -> bench.paste("4k3/8/8/8/3N4/8/8/4K3 w - - 0 1 d4:3"));
    assertTrue(text("#state-words").startsWith("Poisoned: Sd4"), text("#state-words"));
    letters(Letters.ENGLISH);
    assertTrue(text("#state-words").startsWith("Poisoned: Nd4"), text("#state-words"));
  }
}
