package zugwerk.studio;

import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.Scene;
import javafx.scene.control.TabPane;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;
import zugwerk.studio.action.Command;
import zugwerk.testkit.ProjectRoot;

/** Images of the whole window: its panes with a problem, in any size, light and dark. */
abstract class ScreensFixture extends StudioFixture {

  private static final Path MANSFIELD = ProjectRoot.path("problems/orthodox/mansfield-1917.json");

  enum Pane {
    START, SOLUTION, POWERS, COMPOSE
  }

  record Screen(Pane pane, int width, int height, boolean dark) {

    String file() {
      return (pane + "-" + width + "x" + height + (dark ? "-dark" : "")).toLowerCase(Locale.ROOT) + ".png";
    }

    @Override
    public String toString() {
      return file();
    }
  }

  /** What a window shows. */
  @FunctionalInterface
  interface Content {
    void show() throws Exception;
  }

  final BufferedImage shot(Screen screen) throws Exception {
    return shot(screen.width(), screen.height(), screen.dark(), () -> show(screen.pane()));
  }

  /** The window with a content, in a size and a theme. */
  final BufferedImage shot(int width, int height, boolean dark, Content content) throws Exception {
    Scene scene = lookup("#board").query().getScene();
    interact(() -> {
      Stage stage = (Stage) scene.getWindow();
      stage.setX(0);
      stage.setY(0);
      stage.setWidth(width);
      stage.setHeight(height);
      window.actions().live().set(false);
      command(dark ? Command.DARK : Command.LIGHT);
      List.copyOf(window.actions().problems().all()).forEach(window.actions().problems()::close);
    });
    content.show();
    interact(() -> lookup("#toast").tryQuery().ifPresent(toast -> toast.getScene().getWindow().hide()));
    // Neither caret nor focus nor the mouse is part of the layout.
    moveTo(2, height - 2);
    interact(() -> scene.getRoot().requestFocus());
    List<BufferedImage> taken = new ArrayList<>();
    interact(() -> taken.add(converted(scene.snapshot(null))));
    return taken.getFirst();
  }

  final void command(Command command) {
    window.registry().of(command).run().run();
  }

  final void solve() throws Exception {
    select("tab-solution");
    interact(() -> command(Command.SOLVE_NOW));
    until(() -> text("#verdict").equals("✓ Sound"));
  }

  final void show(Pane pane) throws Exception {
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
        solve();
        until(() -> lookup("#solution-text .row-move").queryAll().size() > 5);
      }
      case POWERS -> {
        interact(() -> bench.play("polypiece", "N=N/C;R=R/NN"));
        select("tab-settings");
      }
      case COMPOSE -> select("tab-compose");
    }
  }

  final void select(String id) {
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
}
