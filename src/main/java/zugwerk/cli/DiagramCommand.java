package zugwerk.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zugwerk.diagram.Diagram;
import zugwerk.diagram.DiagramFiles;
import zugwerk.diagram.Style;
import zugwerk.solve.Stipulation;

/** {@code diagram}: writes a position as an image. */
@Command(name = "diagram", description = "Writes a diagram as .svg, .png or .txt.", mixinStandardHelpOptions = true)
final class DiagramCommand implements Callable<Integer> {

  @Mixin private PositionOptions where;

  @Option(names = "--output", paramLabel = "X.svg", required = true, description = "the file to write")
  private Path output;

  @Option(names = "--stipulation", paramLabel = "S", description = "what is asked, to stand under the board")
  private String stipulation;

  @Option(names = "--caption", paramLabel = "C", description = "a line over the board; may be given again")
  private List<String> captions = List.of();

  @Option(names = "--coordinates", description = "names files and ranks at the edge")
  private boolean coordinates;

  @Option(names = "--flipped", description = "Black's side below")
  private boolean flipped;

  @Option(names = "--screen", description = "soft colours instead of black and white")
  private boolean screen;

  @Option(names = "--width", paramLabel = "N", defaultValue = "" + DiagramFiles.PIXELS, description = "pixels")
  private int width;

  @Override
  public Integer call() {
    String asked = stipulation == null ? "" : Stipulation.parse(stipulation).toString();
    Diagram diagram = new Diagram(where.variant(), where.setup(), flipped, coordinates, captions, asked);
    DiagramFiles.write(diagram, output, screen ? Style.SCREEN : Style.PRINT, width);
    return 0;
  }
}
