package zugwerk.diagram;

import java.awt.image.BufferedImage;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import zugwerk.problem.SafeFile;
import zugwerk.problem.Solved;

/** Writes diagrams to files, in the form that the file's name asks for. */
public final class DiagramFiles {

  /** The width of a diagram unless said otherwise, in pixels. */
  public static final int PIXELS = 800;

  /** Pixels to the inch, for paper. With the usual width a board on paper is 57 mm wide. */
  private static final double RESOLUTION = 285;

  /** The smallest and the greatest width of a diagram. */
  public static final int LEAST = 16;
  public static final int MOST = 8192;

  private DiagramFiles() {}

  /**
   * Writes a diagram, whole or not at all.
   *
   * @param solved the solution that a web page leads through; empty for none
   * @param size the width of the image in pixels, {@value #LEAST} to {@value #MOST}; the height follows
   * @throws IllegalArgumentException in one sentence, if the name or the size is none that can be written
   * @throws java.io.UncheckedIOException in one sentence, if the file cannot be written
   */
  public static void write(Diagram diagram, Optional<Solved> solved, Path file, Look look, int size) {
    SafeFile.write(file, content(diagram, solved, PictureFormat.of(file), look, size));
  }

  /**
   * What a diagram's file of a format holds.
   *
   * @param solved the solution that a web page leads through; empty for none
   */
  public static byte[] content(Diagram diagram, Optional<Solved> solved, PictureFormat format, Look look, int size) {
    check(size);
    return switch (format) {
      case SVG -> bytes(SvgWriter.write(Picture.of(diagram, look), size));
      case PNG -> PngWriter.write(Picture.of(diagram, look), size);
      case PDF -> PdfWriter.write(List.of(Picture.of(diagram, look)), points(size), title(diagram), () -> {});
      case TEX -> bytes(TexWriter.write(diagram, look));
      case HTML -> bytes(HtmlWriter.write(diagram, look, solved));
      case TXT -> bytes(TextWriter.write(diagram, look.flipped()));
    };
  }

  /**
   * Writes several diagrams on pages of A4, whole or not at all. Formats without pages have them one below the other.
   *
   * @param size the width of a page in pixels, for images
   * @param step run between the parts of the work; throws what is to stop it, and then nothing is written
   * @throws IllegalArgumentException in one sentence, if the name or the size is none that can be written
   * @throws java.io.UncheckedIOException in one sentence, if the file cannot be written
   */
  public static void write(List<Diagram> diagrams, Sheet sheet, Path file, Look look, int size, Runnable step) {
    check(size);
    SafeFile.write(file, content(diagrams, sheet, PictureFormat.of(file), look, size, step));
  }

  /** The picture of a sheet's first page. */
  public static BufferedImage firstPage(List<Diagram> diagrams, Sheet sheet, Look look, int size) {
    check(size);
    return PngWriter.draw(sheet.pages(diagrams, look, () -> {}).getFirst(), size);
  }

  private static byte[] content(
      List<Diagram> diagrams, Sheet sheet, PictureFormat format, Look look, int size, Runnable step) {
    return switch (format) {
      case SVG -> bytes(SvgWriter.write(Sheet.joined(sheet.pages(diagrams, look, step)), size));
      case PNG -> PngWriter.write(Sheet.joined(sheet.pages(diagrams, look, step)), size);
      case PDF -> PdfWriter.write(sheet.pages(diagrams, look, step), Sheet.WIDTH, diagrams.size() + " diagrams", step);
      case TEX -> bytes(TexWriter.write(diagrams, look, sheet.columns()));
      case TXT -> bytes(diagrams.stream().map(diagram -> TextWriter.write(diagram, look.flipped()))
          .collect(Collectors.joining("\n\n")));
      case HTML -> throw new IllegalArgumentException("a web page shows one problem, not a sheet of several");
    };
  }

  /** The picture of a diagram, for a window or the clipboard. */
  public static BufferedImage image(Diagram diagram, Look look, int size) {
    check(size);
    return PngWriter.draw(Picture.of(diagram, look), size);
  }

  /** The diagram in plain letters, for the clipboard. */
  public static String text(Diagram diagram, Look look) {
    return TextWriter.write(diagram, look.flipped());
  }

  /** The width on paper of so many pixels. */
  private static double points(int pixels) {
    return pixels * 72 / RESOLUTION;
  }

  private static String title(Diagram diagram) {
    return (String.join(", ", diagram.caption().lines()) + "  " + diagram.stipulation()).strip();
  }

  /** The diagram as a LaTeX document. */
  public static String tex(Diagram diagram, Look look) {
    return TexWriter.write(diagram, look);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static void check(int size) {
    if (size < LEAST || size > MOST) {
      throw new IllegalArgumentException("a diagram is " + LEAST + " to " + MOST + " wide, not " + size);
    }
  }
}
