package zugwerk.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.testkit.Images;
import zugwerk.testkit.ProjectRoot;

/**
 * Diagrams of every game in every style look as they did when they were last looked at. After a change that is
 * meant, {@code mvn test -Dtest=GoldenImagesTest -Dzugwerk.golden=write} draws the images again; check each before it
 * is committed.
 */
class GoldenImagesTest {

  private static final Path FOLDER = ProjectRoot.path("src/diagram/test/resources/zugwerk/diagram/golden");
  private static final int WIDTH = 240;

  /** Above this two images differ to the eye; how edges are smoothed on another machine stays far below. */
  private static final double TOLERANCE = 0.08;

  private static Stream<Arguments> images() {
    Stream<Arguments> games = Samples.FENS.keySet().stream().sorted()
        .flatMap(game -> styles().stream().map(style -> Arguments.of(game, style)));
    return Stream.concat(games, Stream.of(Arguments.of("polypiece", "powers"), Arguments.of("poison", "edge")));
  }

  private static List<String> styles() {
    return List.of("print", "shaded", "screen", "newsprint", "slate", "wood");
  }

  private static BufferedImage drawn(String game, String style) {
    Look look = switch (style) {
      case "powers" -> Look.PRINT.pieces(Look.Pieces.POWER);
      case "edge" -> Look.PRINT.in(Style.SHADED).coordinates(true).flipped(true);
      default -> Look.PRINT.in(Styles.bundled().named(style));
    };
    return DiagramFiles.image(Samples.of(game), look, WIDTH);
  }

  @ParameterizedTest(name = "{0} in {1}")
  @MethodSource("images")
  void aDiagramLooksAsItDid(String game, String style) throws IOException {
    BufferedImage image = drawn(game, style);
    String name = game + "-" + style + ".png";
    if ("write".equals(System.getProperty("zugwerk.golden"))) {
      Files.createDirectories(FOLDER);
      ImageIO.write(image, "png", FOLDER.resolve(name).toFile());
      return;
    }
    try (InputStream in = GoldenImagesTest.class.getResourceAsStream("golden/" + name)) {
      assertNotNull(in, "there is no image of " + name + " yet");
      BufferedImage golden = ImageIO.read(in);
      assertEquals(golden.getWidth(), image.getWidth());
      assertEquals(golden.getHeight(), image.getHeight());
      double distance = Images.greatest(golden, image);
      assertTrue(distance < TOLERANCE, name + " differs by " + distance);
    }
  }

  @Test
  void theToleranceIsThatOfAReader() {
    BufferedImage poison = drawn("poison", "print");
    Diagram sample = Samples.of("poison");
    Diagram other = new Diagram(sample.variant(), Samples.of("poison", "",
        "3k4/8/2H1D3/5n2/8/3g4/3P4/K6B w - - 0 1 d8:3,f5:4").setup(), sample.caption(), sample.stipulation(), false,
        List.of());
    assertTrue(Images.greatest(poison, DiagramFiles.image(other, Look.PRINT, WIDTH)) > TOLERANCE,
        "another digit in a badge goes unnoticed");
    Diagram moved = Samples.of("poison", "", "3k4/8/2H1D3/5n2/8/4g3/3P4/K6B w - - 0 1 d8:3,f5:5");
    assertTrue(Images.greatest(poison, DiagramFiles.image(moved, Look.PRINT, WIDTH)) > TOLERANCE,
        "a piece on another square goes unnoticed");
    assertTrue(Images.greatest(poison, drawn("poison", "shaded")) > TOLERANCE, "another style goes unnoticed");
  }
}
