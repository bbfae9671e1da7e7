package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import zugwerk.diagram.Styles;
import zugwerk.problem.Problem;
import zugwerk.studio.action.Command;
import zugwerk.studio.home.Home;
import zugwerk.studio.home.Preferences;
import zugwerk.studio.tabs.StartOffers;
import zugwerk.testkit.ProjectRoot;

/** The page that is shown while no problem is open. */
class StartPageTest extends StudioFixture {

  private final Preferences preferences = Preferences.forgotten();
  private String read = "";

  @Override
  boolean solvesEdits() {
    return false;
  }

  @Override
  Home home() {
    return new Home(preferences, Optional.empty(), Styles.bundled());
  }

  @Override
  Dialogs answers() {
    return new Answers() {
      @Override
      public void read(String page, Consumer<Problem> open) {
        read = page;
      }
    };
  }

  private boolean isShown() {
    return lookup("#start-page").query().isVisible();
  }

  @Test
  void theFilesUsedLastStandAboveTheSamples() throws Exception {
    Path morphy = ProjectRoot.path("problems/orthodox/morphy-1856.json");
    preferences.setList("recent", List.of(folder.resolve("gone.json").toString(), morphy.toString()));
    interact(() -> window.begin(List.of()));
    until(() -> lookup("#start-recent .diagram-button").tryQuery().isPresent());
    assertEquals(1, lookup("#start-recent .diagram-button").queryAll().size());
    interact(() -> lookup("#start-recent .diagram-button").<Button>query().fire());
    until(() -> !isShown());
    assertEquals(morphy, bench.file().get().orElseThrow());
    runCommand(Command.WELCOME);
    assertTrue(isShown());
    clickOn("#problem-tabs .tab");
    assertFalse(isShown(), "a tab shows its problem");
  }

  @Test
  void itIsShownWithoutTabsAndGoneOnceItIsUsed() throws Exception {
    assertFalse(isShown());
    interact(() -> window.begin(List.of()));
    assertTrue(isShown());
    assertFalse(lookup(".problem-pane").query().getParent().isVisible());
    until(() -> lookup(".diagram-button").queryAll().size() == 12);
    for (Node card : lookup(".diagram-button").queryAll()) {
      assertTrue(card.getAccessibleText().matches(".+, .+\\(\\d+\\+\\d+\\)"), card.getAccessibleText());
    }
    ImageView picture = lookup(".thumbnail").query();
    until(() -> picture.getImage() != null);
    Image before = picture.getImage();
    control(KeyCode.F);
    interact(() -> lookup("#command").<TextField>query().setText("piece set lett"));
    push(KeyCode.ENTER);
    until(() -> picture.getImage() != null && !picture.getImage().equals(before));
    clickOn("#start-rules-cursed");
    assertEquals("cursed", read);
    assertTrue(isShown(), "there is more to be read");
    interact(() -> lookup(".diagram-button").<Button>query().fire());
    until(() -> !isShown());
    Problem first = StartOffers.problems().getFirst();
    assertEquals(first, bench.draft().get());
    assertFalse(bench.changed().get());
    assertEquals(first.credits().authors().getFirst(), text("#caption-authors"));
    interact(() -> window.begin(List.of()));
    assertFalse(isShown(), "it hides no work");
    runCommand(Command.WELCOME);
    assertTrue(isShown(), "Help has it");
    push(KeyCode.ESCAPE);
    assertFalse(isShown());
    until(() -> lookup("#board").query().isFocused());
    runCommand(Command.WELCOME);
    interact(bench::clear);
    assertFalse(isShown(), "what changes on the board is to be seen");
  }
}
