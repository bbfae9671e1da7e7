package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.scene.control.ToggleButton;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zugwerk.cli.CommandLineInterface;
import zugwerk.studio.action.Command;
import zugwerk.studio.site.ProjectSite;
import zugwerk.studio.site.ProjectSiteTest;
import zugwerk.testkit.ProjectRoot;

/** Builds the web site of the project in {@code target/site}: {@code mvn -Psite}. */
@Tag("site")
class WholeSiteTest extends ScreensFixture {

  private static final Path FOLDER = ProjectRoot.path("target/site");
  private static final int WIDTH = 1440;
  private static final int HEIGHT = 900;
  private static final int FEWEST_COLOURS = 50;

  @Test
  void theSiteIsComplete() throws Exception {
    Files.createDirectories(FOLDER.resolve(ProjectSite.SCREENSHOTS));
    List<ProjectSite.Shot> shots = List.of(
        draw("solution", "A solved problem, with its tries, its key and the variations.", () -> show(Pane.SOLUTION)),
        draw("phases", "Set play, key and tries side by side; changed mates are coloured.", () -> {
          open("original-14-mutate");
          view("#solution-as-phases", "#phases .row-move");
        }),
        draw("content", "The themes of a problem, each with the moves that show it.", () -> {
          open("mansfield-1956");
          view("#solution-as-content", ".content-theme");
        }),
        draw("powers", "Powers of pieces in Polypiece Chess, drawn as they move.", () -> show(Pane.POWERS)),
        draw("roles", "What each piece is for: what happens if it is removed.", () -> {
          open("mansfield-1917");
          interact(() -> command(Command.ROLES));
          until(() -> !lookup(".role-badge").queryAll().isEmpty()
              && !lookup("#compose-stop").query().getParent().isVisible());
        }));
    assertEquals(0,
        CommandLineInterface.execute(new String[] {"site", ProjectRoot.name("problems"), "--no-progress", "--title",
            "Problems of Zugwerk", "--home", "../index.html", "--output",
            FOLDER.resolve(ProjectSite.PROBLEMS).toString()}));
    new ProjectSite(FOLDER).write(shots);
    assertEquals(Set.of(), ProjectSiteTest.broken(FOLDER));
  }

  /** Draws a content of the window, light and dark. */
  private ProjectSite.Shot draw(String name, String caption, Content content) throws Exception {
    for (boolean dark : new boolean[] {false, true}) {
      BufferedImage image = shot(WIDTH, HEIGHT, dark, content);
      assertTrue(colours(image) >= FEWEST_COLOURS, name + " is empty");
      ImageIO.write(image, "png", FOLDER.resolve(ProjectSite.SCREENSHOTS).resolve(name + (dark ? "-dark" : "") + ".png")
          .toFile());
    }
    return new ProjectSite.Shot(name, caption);
  }

  private void open(String problem) throws Exception {
    interact(() -> window.open(List.of(ProjectRoot.path("problems/orthodox", problem + ".json"))));
    solve();
  }

  /** Selects a view of the solution, and waits for what it shows. */
  private void view(String button, String shown) throws Exception {
    ToggleButton choice = lookup(button).query();
    if (!choice.isSelected()) {
      interact(choice::fire);
    }
    until(() -> !lookup(shown).queryAll().isEmpty());
  }

  private static long colours(BufferedImage image) {
    return IntStream.range(0, image.getWidth()).flatMap(x -> IntStream.range(0, image.getHeight())
        .map(y -> image.getRGB(x, y))).distinct().count();
  }
}
