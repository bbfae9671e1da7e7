package zugwerk.diagram;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import zugwerk.problem.SafeFile;

/** Writes diagrams to files, in the form that the file's name asks for. */
public final class DiagramFiles {

  /** The width of an image unless said otherwise, in pixels. */
  public static final int PIXELS = 800;

  private DiagramFiles() {}

  /**
   * Writes a diagram as {@code .svg}, {@code .png} or {@code .txt}, whole or not at all.
   *
   * @param pixels the width of the image, 16 to 8192; the height follows
   * @throws IllegalArgumentException in one sentence, if the name or the size is none that can be written
   * @throws java.io.UncheckedIOException in one sentence, if the file cannot be written
   */
  public static void write(Diagram diagram, Path file, Style style, int pixels) {
    if (pixels < 16 || pixels > 8192) {
      throw new IllegalArgumentException("an image is 16 to 8192 pixels wide, not " + pixels);
    }
    SafeFile.write(file, content(diagram, file, style, pixels));
  }

  private static byte[] content(Diagram diagram, Path file, Style style, int pixels) {
    String name = file.getFileName() == null ? "" : file.getFileName().toString();
    return switch (name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT)) {
      case "svg" -> SvgWriter.write(new Layout(diagram, style), pixels).getBytes(StandardCharsets.UTF_8);
      case "png" -> PngWriter.write(new Layout(diagram, style), pixels);
      case "txt" -> TextWriter.write(diagram).getBytes(StandardCharsets.UTF_8);
      default -> throw new IllegalArgumentException(
          "cannot write a diagram as '" + name + "': the name must end in .svg, .png or .txt");
    };
  }
}
