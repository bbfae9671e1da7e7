package zugwerk.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zugwerk.diagram.Caption;
import zugwerk.diagram.Diagram;
import zugwerk.diagram.DiagramFiles;
import zugwerk.diagram.Look;
import zugwerk.diagram.Styles;
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

  @Option(names = {"--flip", "--flipped"}, description = "Black's side below")
  private boolean flipped;

  @Option(names = "--style", paramLabel = "NAME", defaultValue = "print",
      description = "print, shaded, screen, or a file of the folder styles")
  private String style;

  @Option(names = {"--size", "--width"}, paramLabel = "N", defaultValue = "" + DiagramFiles.PIXELS,
      description = "the width in pixels")
  private int size;

  @Override
  public Integer call() {
    String asked = stipulation == null ? "" : Stipulation.parse(stipulation).toString();
    Diagram diagram = new Diagram(where.variant(), where.setup(), Caption.of(captions), asked, false, List.of());
    DiagramFiles.write(diagram, output,
        Look.PRINT.in(Styles.of(style)).flipped(flipped).coordinates(coordinates), size);
    return 0;
  }
}
