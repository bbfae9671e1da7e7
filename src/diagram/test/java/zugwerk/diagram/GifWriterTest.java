package zugwerk.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;
import zugwerk.content.printed.PrintedOptions;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

class GifWriterTest {

  private static final int SIZE = 240;

  private static Diagram diagram(String fen, String stipulation) {
    Problem problem = Problem.of(Variants.of("orthodox"), Fen.parse(Variants.of("orthodox"), fen),
        Stipulation.parse(stipulation));
    Solved solved = Solved.solve(problem, SolveOptions.DEFAULT, new Monitor());
    return Diagram.of(problem).with(DiagramSolution.of(solved, PrintedOptions.DEFAULT, false));
  }

  private static List<BufferedImage> frames(Diagram diagram) throws IOException {
    byte[] gif = DiagramFiles.content(diagram, PictureFormat.GIF, Look.PRINT, SIZE);
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    List<BufferedImage> frames = new ArrayList<>();
    try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(gif))) {
      reader.setInput(in);
      for (int i = 0; i < reader.getNumImages(true); i++) {
        frames.add(reader.read(i));
      }
    }
    return frames;
  }

  @Test
  void eachVariationIsPlayedFromTheKey() throws IOException {
    // 1.Ra6! bxa6 2.b7#, 1...B~ 2.Rxa7#: the diagram, 3 moves, back to the key, 2 moves.
    List<BufferedImage> frames = frames(diagram("kbK5/pp6/1P6/8/8/8/8/R7 w", "#2"));
    assertEquals(1 + 3 + 1 + 2, frames.size());
    assertEquals(List.of(SIZE), frames.stream().map(BufferedImage::getWidth).distinct().toList());
    assertEquals(1, frames.stream().map(BufferedImage::getHeight).distinct().count(), "the board never moves");
  }

  @Test
  void aSolutionOfHelpPlayIsPlayedFromTheDiagram() throws IOException {
    assertEquals(1 + 2, frames(diagram("7k/8/6K1/8/8/8/8/R7 b", "h#1")).size());
  }

  @Test
  void withoutASolutionTheDiagramStandsStill() throws IOException {
    Problem problem = Problem.of(Variants.of("orthodox"),
        Fen.parse(Variants.of("orthodox"), "kbK5/pp6/1P6/8/8/8/8/R7 w"), Stipulation.parse("#2"));
    assertEquals(1, frames(Diagram.of(problem)).size());
  }

  @Test
  void aSheetIsNoGif() {
    Diagram one = diagram("kbK5/pp6/1P6/8/8/8/8/R7 w", "#2");
    assertThrows(InputException.class, () -> DiagramFiles.content(List.of(one, one), Sheet.USUAL,
        PictureFormat.GIF, Look.PRINT, SIZE, new Monitor()));
  }
}
