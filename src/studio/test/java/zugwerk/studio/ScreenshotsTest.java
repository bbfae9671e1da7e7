package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TabPane;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import zugwerk.studio.action.Command;
import zugwerk.testkit.Images;

/**
 * The window looks as it did when it was last looked at, in five sizes, light and dark. The images are small, so that
 * they show where things are, not how letters are drawn. After a change that is meant, {@code mvn test
 * -Dtest=ScreenshotsTest -Dzugwerk.golden=write} draws them again; check each before it is committed.
 */
class ScreenshotsTest extends StudioFixture {

  private static final Path FOLDER = Path.of("src/studio/test/resources/zugwerk/studio/screens");
  private static final Path MANSFIELD = Path.of("problems/orthodox/mansfield-1917.json");
  private static final int WIDTH = 320;

  /** Above this something has moved or changed; how letters and edges are smoothed stays far below. */
  private static final double TOLERANCE = 0.15;

  /** A text in the font of the images, DejaVu Sans. In another font texts wrap elsewhere. */
  private static final Text SAMPLE = new Text("Sample problems 0123456789");
  private static final double SAMPLE_WIDTH = 200.57;

  private enum Pane {
    START, SOLUTION, POWERS, COMPOSE
  }

  private record Screen(Pane pane, int width, int height, boolean dark) {

    private String file() {
      return (pane + "-" + width + "x" + height + (dark ? "-dark" : "")).toLowerCase(Locale.ROOT) + ".png";
    }

    @Override
    public String toString() {
      return file();
    }
  }

  private static List<Screen> screens() {
    int[][] sizes = {{960, 540}, {1240, 850}, {1440, 900}, {1600, 900}, {1280, 800}};
    List<Screen> screens = new ArrayList<>();
    for (int i = 0; i < sizes.length; i++) {
      for (Pane pane : Pane.values()) {
        screens.add(new Screen(pane, sizes[i][0], sizes[i][1], (i + pane.ordinal()) % 2 == 1));
      }
    }
    return screens;
  }

  @TestFactory
  Stream<DynamicTest> theWindowLooksAsItDid() {
    return inOneWindow(screens().stream(), this::looksAsItDid);
  }

  private void looksAsItDid(Screen screen) throws Exception {
    BufferedImage image = Images.small(shot(screen), WIDTH);
    if ("write".equals(System.getProperty("zugwerk.golden"))) {
      Files.createDirectories(FOLDER);
      ImageIO.write(image, "png", FOLDER.resolve(screen.file()).toFile());
      return;
    }
    BufferedImage golden = golden(screen);
    assertEquals(golden.getWidth(), image.getWidth());
    assertEquals(golden.getHeight(), image.getHeight());
    double distance = Images.greatest(golden, image);
    assertTrue(distance < TOLERANCE, screen + " differs by " + distance);
  }

  private static BufferedImage golden(Screen screen) throws IOException {
    try (InputStream in = ScreenshotsTest.class.getResourceAsStream("screens/" + screen.file())) {
      assertNotNull(in, "there is no image of " + screen + " yet");
      return ImageIO.read(in);
    }
  }

  /** Eight pixels are less than two in the small image. */
  @Test
  void aBoardThatMovesIsNoticed() throws Exception {
    Screen screen = screens().stream().filter(one -> one.pane() == Pane.SOLUTION && one.width() == 1600).findFirst()
        .orElseThrow();
    BufferedImage image = shot(screen);
    Node frame = lookup("#board .frame").query();
    Bounds board = frame.localToScene(frame.getLayoutBounds());
    int x = (int) board.getMinX();
    int y = (int) board.getMinY();
    BufferedImage part = copy(image.getSubimage(x, y, (int) board.getWidth(), (int) board.getHeight()));
    for (int[] by : new int[][] {{8, 0}, {-8, 0}, {0, 8}, {0, -8}}) {
      BufferedImage moved = copy(image);
      moved.getGraphics().drawImage(part, x + by[0], y + by[1], null);
      double distance = Images.greatest(golden(screen), Images.small(moved, WIDTH));
      assertTrue(distance > TOLERANCE, by[0] + ", " + by[1] + " differs by " + distance);
    }
  }

  private BufferedImage shot(Screen screen) throws Exception {
    double sample = SAMPLE.getLayoutBounds().getWidth();
    assumeTrue(Math.abs(sample - SAMPLE_WIDTH) < 1, "the images were drawn in another font");
    Scene scene = lookup("#board").query().getScene();
    interact(() -> {
      Stage stage = (Stage) scene.getWindow();
      stage.setX(0);
      stage.setY(0);
      stage.setWidth(screen.width());
      stage.setHeight(screen.height());
      window.actions().live().set(false);
      command(screen.dark() ? Command.DARK : Command.LIGHT);
      List.copyOf(window.actions().problems().all()).forEach(window.actions().problems()::close);
    });
    show(screen.pane());
    // Neither caret nor focus nor the mouse is part of the layout.
    moveTo(2, screen.height() - 2);
    interact(() -> scene.getRoot().requestFocus());
    List<BufferedImage> taken = new ArrayList<>();
    interact(() -> taken.add(converted(scene.snapshot(null))));
    return taken.getFirst();
  }

  private void command(Command command) {
    window.registry().of(command).run().run();
  }

  private void show(Pane pane) throws Exception {
    if (pane != Pane.START) {
      interact(() -> window.open(List.of(MANSFIELD)));
    }
    switch (pane) {
      case START -> {
        interact(() -> command(Command.WELCOME));
        until(() -> lookup("#start-page .image-view").queryAllAs(ImageView.class).stream()
            .filter(picture -> picture.getImage() != null).count() > 5);
      }
      case SOLUTION -> {
        select("tab-solution");
        interact(() -> command(Command.SOLVE_NOW));
        until(() -> text("#verdict").equals("✓ Sound")
            && lookup("#solution-text .row-move").queryAll().size() > 5);
      }
      case POWERS -> {
        interact(() -> bench.play("polypiece", "N=N/C;R=R/NN"));
        select("tab-settings");
      }
      case COMPOSE -> select("tab-compose");
    }
    until(() -> !lookup("#toast").tryQuery().map(Node::isVisible).orElse(false));
  }

  private void select(String id) {
    TabPane tabs = lookup("#panes").query();
    interact(() -> tabs.getTabs().stream().filter(tab -> tab.getId().equals(id)).findFirst()
        .ifPresent(tabs.getSelectionModel()::select));
  }

  private static BufferedImage converted(WritableImage image) {
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    int[] pixels = new int[width * height];
    image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
    BufferedImage converted = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    converted.setRGB(0, 0, width, height, pixels, 0, width);
    return converted;
  }

  private static BufferedImage copy(BufferedImage image) {
    return Images.small(image, image.getWidth());
  }
}
