package zugwerk.diagram;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.content.printed.PrintedBlock;
import zugwerk.content.printed.PrintedLine;
import zugwerk.content.printed.PrintedPart;
import zugwerk.problem.Drawing;
import zugwerk.problem.Solved;
import zugwerk.rules.Move;
import zugwerk.solve.SolutionNode;

/** A moving picture: the diagram, then the printed lines of its solution one after the other, in an endless loop. */
final class GifWriter {

  /** Readers do not watch a longer picture to its end. */
  private static final int MOST_LINES = 12;
  /** Times in hundredths of a second. */
  private static final int MOVE = 110;
  private static final int END = 220;

  private record Frame(Diagram diagram, int time) {}

  private final Diagram diagram;
  private final List<Frame> frames = new ArrayList<>();

  private GifWriter(Diagram diagram) {
    this.diagram = diagram;
  }

  static byte[] write(Diagram diagram, Look look, int size) {
    GifWriter writer = new GifWriter(diagram);
    writer.frames
        .add(new Frame(new Diagram(diagram.variant(), diagram.setup(), diagram.caption(), diagram.stipulation(),
            diagram.certified(), diagram.twins(), diagram.drawings()), END));
    diagram.solution().ifPresent(writer::lines);
    List<BufferedImage> images = writer.frames.stream()
        .map(frame -> PngWriter.draw(Picture.of(frame.diagram(), look.transparent(false)), size)).toList();
    int height = images.stream().mapToInt(BufferedImage::getHeight).max().orElseThrow();
    Color paper = look.style().paper();
    return bytes(images.stream().map(image -> padded(image, height, paper)).toList(),
        writer.frames.stream().map(Frame::time).toList());
  }

  private void lines(DiagramSolution solution) {
    for (int i = 0; i < solution.printed().parts().size(); i++) {
      Solved.Part part = solution.solved().parts().get(i);
      List<SolutionNode> before = List.of();
      for (List<SolutionNode> line : paths(solution.printed().parts().get(i))) {
        play(part, line, common(before, line));
        before = line;
      }
    }
  }

  /** The moves of the lines of the solution itself, without set play and tries. */
  private static List<List<SolutionNode>> paths(PrintedPart part) {
    return part.blocks().stream().filter(block -> block.title().isEmpty()).map(PrintedBlock::lines)
        .flatMap(List::stream).flatMap(GifWriter::ends).limit(MOST_LINES).toList();
  }

  private static Stream<List<SolutionNode>> ends(PrintedLine line) {
    List<List<SolutionNode>> below = line.below().stream().filter(deeper -> !deeper.folded()).flatMap(GifWriter::ends)
        .toList();
    return !below.isEmpty() ? below.stream()
        : line.words().stream().map(word -> word.path()).filter(path -> !path.isEmpty())
            .max(Comparator.comparingInt(List::size)).stream();
  }

  private static int common(List<SolutionNode> one, List<SolutionNode> other) {
    int same = 0;
    while (same < one.size() && same < other.size() && one.get(same).equals(other.get(same))) {
      same++;
    }
    return same;
  }

  /** Shows the moves of a line that the line before does not have, from the position before them. */
  private void play(Solved.Part part, List<SolutionNode> line, int known) {
    Setup setup = part.twin().problem().opening();
    for (int i = 0; i < line.size(); i++) {
      SolutionNode move = line.get(i);
      if (i > 0 && i == known) {
        frames.add(new Frame(shown(part, setup, line.get(i - 1)), MOVE));
      }
      setup = PageSteps.after(part, move, setup);
      if (i >= known) {
        frames.add(new Frame(shown(part, setup, move), i == line.size() - 1 ? END : MOVE));
      }
    }
  }

  private Diagram shown(Solved.Part part, Setup setup, SolutionNode move) {
    // Notes on the side to move would come and go below the board.
    Setup still = setup.with(Schema.SIDE_TO_MOVE, 0).with(Schema.EN_PASSANT, 0);
    String text =
        part.solution().stipulation().number(move) + diagram.written().write(move.text()) + move.role().sign();
    List<Drawing> arrow = move.move() instanceof Move.Pass ? List.of()
        : List.of(new Drawing(Drawing.Pen.GREEN, move.move().from(), move.move().to()));
    return new Diagram(part.twin().problem().variant(), still, diagram.caption(), text, diagram.certified(),
        diagram.twins(), arrow);
  }

  private static BufferedImage padded(BufferedImage image, int height, Color paper) {
    BufferedImage padded = new BufferedImage(image.getWidth(), height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = padded.createGraphics();
    graphics.setColor(paper);
    graphics.fillRect(0, 0, padded.getWidth(), height);
    graphics.drawImage(image, 0, 0, null);
    graphics.dispose();
    return padded;
  }

  private static byte[] bytes(List<BufferedImage> images, List<Integer> times) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
    try (ImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
      writer.setOutput(out);
      writer.prepareWriteSequence(null);
      for (int i = 0; i < images.size(); i++) {
        BufferedImage image = images.get(i);
        IIOMetadata data = writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), null);
        data.setFromTree(data.getNativeMetadataFormatName(), timed(data, times.get(i)));
        writer.writeToSequence(new IIOImage(image, null, data), null);
      }
      writer.endWriteSequence();
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    } finally {
      writer.dispose();
    }
    return bytes.toByteArray();
  }

  /** The default data with the time of a frame and an endless loop. */
  private static IIOMetadataNode timed(IIOMetadata data, int time) {
    IIOMetadataNode root = (IIOMetadataNode) data.getAsTree(data.getNativeMetadataFormatName());
    IIOMetadataNode control = new IIOMetadataNode("GraphicControlExtension");
    control.setAttribute("disposalMethod", "none");
    control.setAttribute("userInputFlag", "FALSE");
    control.setAttribute("transparentColorFlag", "FALSE");
    control.setAttribute("transparentColorIndex", "0");
    control.setAttribute("delayTime", String.valueOf(time));
    IIOMetadataNode loop = new IIOMetadataNode("ApplicationExtension");
    loop.setAttribute("applicationID", "NETSCAPE");
    loop.setAttribute("authenticationCode", "2.0");
    loop.setUserObject(new byte[] {1, 0, 0});
    IIOMetadataNode extensions = new IIOMetadataNode("ApplicationExtensions");
    extensions.appendChild(loop);
    List.of("GraphicControlExtension", "ApplicationExtensions").forEach(name -> {
      while (root.getElementsByTagName(name).getLength() > 0) {
        root.removeChild(root.getElementsByTagName(name).item(0));
      }
    });
    root.appendChild(control);
    root.appendChild(extensions);
    return root;
  }
}
