package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;
import zugwerk.web.PlayScript;

/** One window shares a problem as image, FEN, text, page and moving picture. */
class ShareTest extends StudioFixture {

  private static final String MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

  private void open() {
    setUp(MORPHY);
    push(KeyCode.SHORTCUT, KeyCode.ALT, KeyCode.E);
  }

  private boolean isDisabled(String id) {
    return lookup(id).query().isDisabled();
  }

  private void choose(int index) {
    interact(() -> lookup("#share-kinds").<ListView<?>>query().getSelectionModel().select(index));
  }

  private String clipboard() {
    List<String> text = new ArrayList<>();
    interact(() -> text.add(String.valueOf(Clipboard.getSystemClipboard().getString())));
    return text.getFirst();
  }

  private Path saved(String name) throws Exception {
    until(() -> !isDisabled("#share-save"));
    clickOn("#share-save");
    until(() -> text("#share-detail").equals("Exported " + name));
    return folder.resolve(name);
  }

  @Override
  boolean solvesEdits() {
    return false;
  }

  @Test
  void imageFenAndTextAreCopied() throws Exception {
    open();
    until(() -> lookup("#export-preview-picture").tryQuery().isPresent());
    push(KeyCode.ENTER);
    until(() -> text("#status").startsWith("Copied the diagram as an image"));
    interact(() -> assertEquals(800, (int) Clipboard.getSystemClipboard().getImage().getWidth()));
    push(KeyCode.DOWN);
    until(() -> lookup("#export-preview-text").tryQuery().isPresent());
    assertTrue(isDisabled("#share-save"), "a FEN is one line");
    clickOn("#share-copy");
    assertEquals(MORPHY, clipboard());
    choose(2);
    until(() -> !isDisabled("#share-copy"));
    clickOn("#share-copy");
    until(() -> clipboard().contains("8  k b K . . . . ."));
    assertTrue(clipboard().endsWith("\n1.Ra6! zugzwang\n  1...bxa6 2.b7#\n  1...B~ 2.Rxa7#\n\n#2: sound\n"),
        clipboard());
    push(KeyCode.ESCAPE);
    assertTrue(lookup("#share-kinds").tryQuery().isEmpty());
  }

  /** Nothing has solved the problem before. */
  @Test
  void pageAndMovingPictureAreSolvedFirst() throws Exception {
    interact(() -> window.rest());
    open();
    choose(3);
    assertTrue(isDisabled("#share-copy"));
    String page = Files.readString(saved("diagram.html"));
    assertTrue(page.contains(">1.Ra6!</button>"), page);
    choose(4);
    try (ImageInputStream in = ImageIO.createImageInputStream(saved("diagram.gif").toFile())) {
      ImageReader reader = ImageIO.getImageReaders(in).next();
      reader.setInput(in);
      assertTrue(reader.getNumImages(true) > 3, "each move is a picture");
    }
    if (PlayScript.packed().isPresent()) {
      choose(5);
      assertTrue(Files.readString(saved("diagram.html")).contains("id=\"engine\""));
    }
    clickOn("#share-close");
  }

  @Test
  void theOptionsAreThoseOfTheExport() {
    open();
    clickOn("#share-options");
    Node format = lookup("#export-format").query();
    assertTrue(format.isVisible());
    assertFalse(lookup("#share-kinds").tryQuery().isPresent());
    clickOn("#export-close");
  }
}
