package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextArea;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import zugwerk.diagram.PictureFormat;
import zugwerk.studio.action.Command;
import zugwerk.web.PlayScript;

/** The window that exports diagrams, and the clipboard. */
class ExportTest extends StudioFixture {

  private static final String MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

  private void open() {
    setUp(MORPHY);
    control(KeyCode.E);
  }

  private void choose(PictureFormat format) {
    interact(() -> lookup("#export-format").<ComboBox<PictureFormat>>query().setValue(format));
  }

  private Path written(String name) throws Exception {
    Path file = folder.resolve(name);
    clickOn("#export-write");
    until(() -> lookup("#export-detail").<Label>query().getText().equals("Exported " + name));
    return file;
  }

  private boolean previewed(String kind) {
    return lookup("#export-preview-" + kind).tryQuery().isPresent();
  }

  @Override
  boolean solvesEdits() {
    return false;
  }

  @Test
  void aDiagramIsPreviewedAndWrittenAsChosen() throws Exception {
    open();
    until(() -> previewed("picture"));
    choose(PictureFormat.PNG);
    clickOn("#export-coordinates");
    clickOn("#export-transparent");
    interact(() -> lookup("#export-size").<Spinner<Integer>>query().getEditor().setText("333"));
    BufferedImage image = ImageIO.read(written("diagram.png").toFile());
    assertEquals(333, image.getWidth());
    assertEquals(0, image.getRGB(1, 1) >>> 24);
    choose(PictureFormat.TEX);
    until(() -> previewed("text"));
    String tex = Files.readString(written("diagram.tex"));
    assertEquals(tex, lookup("#export-preview-text").<TextArea>query().getText());
    push(KeyCode.ESCAPE);
    assertTrue(lookup("#export-write").tryQuery().isEmpty());
  }

  /** Whether the whole picture can be seen, and is no smaller than it need be. */
  private boolean fits() {
    Node picture = lookup("#export-preview-picture").query();
    Region preview = lookup("#export-preview").query();
    double free = preview.getHeight() - picture.getLayoutBounds().getHeight() - 24;
    return free >= 0 && (free < 3 || picture.getLayoutBounds().getWidth() > preview.getWidth() - 27);
  }

  @Test
  void thePreviewShowsTheWholeDiagramInWindowsOfAnySize() throws Exception {
    open();
    Window export = lookup("#export-preview").query().getScene().getWindow();
    for (double height : new double[] {560, 500, 640}) {
      interact(() -> export.setHeight(height));
      until(() -> previewed("picture") && fits());
    }
    clickOn("#export-close");
  }

  @Test
  void aWebPageIsSolvedFirst() throws Exception {
    open();
    choose(PictureFormat.HTML);
    String page = Files.readString(written("diagram.html"));
    assertTrue(page.contains(">1.Ra6!</button>") && page.contains("<h3>Tries</h3>"), page);
    clickOn("#export-close");
  }

  @Test
  void aPageThatPlaysIsChosen() throws Exception {
    assumeTrue(PlayScript.packed().isPresent(), "the script is not compiled");
    open();
    assertTrue(lookup("#export-playing").query().isDisabled(), "only web pages play");
    choose(PictureFormat.HTML);
    clickOn("#export-playing");
    String page = Files.readString(written("diagram.html"));
    assertTrue(page.contains("id=\"engine\"") && page.contains("<span class=\"move key\">1.Ra6!</span>"));
    clickOn("#export-playing");
    assertFalse(Files.readString(written("diagram.html")).contains("id=\"engine\""));
    clickOn("#export-close");
  }

  /** The picture has the solution below the board, and TeX as its command. */
  @Test
  void aSolutionIsPrintedBelowADiagram() throws Exception {
    open();
    interact(() -> lookup("#export-solution").<CheckBox>query().setSelected(true));
    choose(PictureFormat.TXT);
    assertTrue(Files.readString(written("diagram.txt")).endsWith("\n1.Ra6! zugzwang\n  1...bxa6 2.b7#\n"
        + "  1...B~ 2.Rxa7#\n\n#2: sound\n"));
    choose(PictureFormat.SVG);
    assertTrue(Files.readString(written("diagram.svg")).contains("aria-label=\"1...B~ 2.Rxa7#\""));
    choose(PictureFormat.TEX);
    assertTrue(Files.readString(written("diagram.tex")).contains("1.Ra6! zugzwang\\newline"));
    clickOn("#export-close");
  }

  @Test
  void aWebPageCanBeGivenUp() throws Exception {
    letWorkGoOn();
    interact(() -> bench.setStipulation("#20"));
    open();
    choose(PictureFormat.HTML);
    clickOn("#export-write");
    until(() -> lookup("#export-cancel").query().isVisible());
    clickOn("#export-cancel");
    until(() -> lookup("#export-detail").<Label>query().getText().equals("Nothing exported"));
    assertFalse(Files.exists(folder.resolve("diagram.html")));
    clickOn("#export-close");
  }

  @Test
  void theDiagramIsCopiedAsImageAndAsText() throws Exception {
    setUp(MORPHY);
    controlShift(KeyCode.E);
    until(() -> text("#status").startsWith("Copied the diagram as an image"));
    interact(() -> {
      Image image = Clipboard.getSystemClipboard().getImage();
      assertEquals(800, (int) image.getWidth());
      assertTrue(image.getPixelReader().getColor(1, 1).isOpaque());
    });
    runCommand(Command.COPY_TEXT);
    until(() -> text("#status").equals("Copied the diagram as text"));
    interact(() -> assertTrue(Clipboard.getSystemClipboard().getString().contains("8  k b K . . . . .")));
  }
}
