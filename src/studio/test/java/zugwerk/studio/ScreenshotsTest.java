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
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.text.Text;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import zugwerk.testkit.Images;
import zugwerk.testkit.ProjectRoot;

/**
 * The window looks as it did when it was last looked at, in five sizes, light and dark. The images are small, so that
 * they show where things are, not how letters are drawn. After a change that is meant, {@code mvn test
 * -Dtest=ScreenshotsTest -Dzugwerk.golden=write} draws them again; check each before it is committed.
 */
class ScreenshotsTest extends ScreensFixture {

  private static final Path FOLDER = ProjectRoot.path("src/studio/test/resources/zugwerk/studio/screens");
  private static final int WIDTH = 320;

  /** Above this something has moved or changed; how letters and edges are smoothed stays far below. */
  private static final double TOLERANCE = 0.15;

  /** A text in the font of the images, DejaVu Sans. In another font texts wrap elsewhere. */
  private static final Text SAMPLE = new Text("Sample problems 0123456789");
  private static final double SAMPLE_WIDTH = 200.57;

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
    inTheFontOfTheImages();
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

  private static void inTheFontOfTheImages() {
    double sample = SAMPLE.getLayoutBounds().getWidth();
    assumeTrue(Math.abs(sample - SAMPLE_WIDTH) < 1, "the images were drawn in another font");
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
    inTheFontOfTheImages();
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

  private static BufferedImage copy(BufferedImage image) {
    return Images.small(image, image.getWidth());
  }
}
