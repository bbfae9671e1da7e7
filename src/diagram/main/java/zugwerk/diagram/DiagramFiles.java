package zugwerk.diagram;

import static zugwerk.work.Message.message;
import static zugwerk.work.Texts.key;

import java.awt.image.BufferedImage;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zugwerk.work.InputException;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;
import zugwerk.work.SafeFile;
import zugwerk.work.Texts;

/** Writes diagrams to files. The suffix of the file decides the format. */
public final class DiagramFiles {

  public static final int PIXELS = 800;

  /** Pixels per inch on paper. With the default width a printed board is 57 mm wide. */
  private static final double RESOLUTION = 285;

  /** The smallest and the greatest width of a diagram in pixels. */
  public static final int LEAST = 16;
  public static final int MOST = 8192;

  /** More characters are not listed. */
  private static final int MOST_MISSING = 40;

  private DiagramFiles() {}

  /**
   * Writes a diagram, or no file if anything fails.
   *
   * @param size the width of the image in pixels, {@value #LEAST} to {@value #MOST}
   * @throws InputException in one sentence, if the suffix is unknown or the size out of range
   * @throws java.io.UncheckedIOException in one sentence, if the file cannot be written
   */
  public static void write(Diagram diagram, Path file, Look look, int size) {
    SafeFile.write(file, content(diagram, PictureFormat.of(file), look, size));
  }

  /** The content of a diagram's file. */
  public static byte[] content(Diagram diagram, PictureFormat format, Look look, int size) {
    check(size);
    return switch (format) {
      case SVG -> bytes(SvgWriter.write(Picture.of(diagram, look), size, diagram.texts()));
      case PNG -> PngWriter.write(Picture.of(diagram, look), size);
      case PDF -> PdfWriter.write(List.of(Picture.of(diagram, look)), points(size), title(diagram), unwatched());
      case TEX -> bytes(TexWriter.write(diagram, look));
      case HTML -> bytes(HtmlWriter.write(diagram, look));
      case GIF -> GifWriter.write(diagram, look, size);
      case TXT -> bytes(TextWriter.write(diagram, look.flipped()));
    };
  }

  /**
   * Writes several diagrams on A4 pages, or no file if anything fails. Formats without pages get all pages one below
   * the other.
   *
   * @param size the width of a page in pixels, for images
   * @param monitor gets each diagram and page, and may cancel between them
   * @throws java.util.concurrent.CancellationException if cancelled
   * @throws InputException in one sentence, if the suffix is unknown or the size out of range
   * @throws java.io.UncheckedIOException in one sentence, if the file cannot be written
   */
  public static void write(List<Diagram> diagrams, Sheet sheet, Path file, Look look, int size, Monitor monitor) {
    SafeFile.write(file, content(diagrams, sheet, PictureFormat.of(file), look, size, monitor));
  }

  /** An image of the first page of a sheet. */
  public static BufferedImage firstPage(List<Diagram> diagrams, Sheet sheet, Look look, int size) {
    check(size);
    return PngWriter.draw(sheet.pages(diagrams, look, unwatched()).getFirst(), size);
  }

  /**
   * The content of a sheet's file; parameters and errors as for {@link #write(List, Sheet, Path, Look, int, Monitor)}.
   */
  public static byte[] content(
      List<Diagram> diagrams, Sheet sheet, PictureFormat format, Look look, int size, Monitor monitor) {
    check(size);
    byte[] content = content(diagrams, sheet, format, look, size, new Meter(monitor));
    monitor.token().check();
    return content;
  }

  private static byte[] content(
      List<Diagram> diagrams, Sheet sheet, PictureFormat format, Look look, int size, Meter meter) {
    return switch (format) {
      case SVG -> bytes(SvgWriter.write(Sheet.joined(sheet.pages(diagrams, look, meter)), size, texts(diagrams)));
      case PNG -> PngWriter.write(Sheet.joined(sheet.pages(diagrams, look, meter)), size);
      case PDF ->
        PdfWriter.write(sheet.pages(diagrams, look, meter), Sheet.WIDTH,
            texts(diagrams).counted(diagrams.size(), "{0} diagram", "{0} diagrams"), meter);
      case TEX -> bytes(TexWriter.write(diagrams, look, sheet.columns(), meter));
      case TXT -> bytes(text(diagrams, look, meter));
      case HTML, GIF -> throw new InputException(
          "a file .{0} shows one problem, not a sheet of several", format.suffix());
    };
  }

  private static String text(List<Diagram> diagrams, Look look, Meter meter) {
    meter.begin(message("Writing"), diagrams.size(), key("diagrams"));
    List<String> texts = new ArrayList<>();
    for (Diagram diagram : diagrams) {
      meter.token().check();
      texts.add(text(diagram, look));
      meter.done();
    }
    return String.join("\n\n", texts);
  }

  /**
   * A sentence with the characters of some diagrams that no font has, so that the file has question marks in their
   * places; empty if there are none.
   */
  public static Optional<String> missing(List<Diagram> diagrams, PictureFormat format) {
    String missing = diagrams.stream().flatMap(Diagram::printedTexts).flatMapToInt(text -> switch (format) {
      case SVG, PNG, PDF, GIF -> Lettering.missing(text, false);
      case TEX -> TexText.missing(text);
      case HTML, TXT -> IntStream.empty();
    }).distinct().limit(MOST_MISSING).mapToObj(Character::toString).collect(Collectors.joining(" "));
    return missing.isEmpty() ? Optional.empty()
        : Optional
            .of(texts(diagrams).lang("No font has these characters, and question marks stand for them: {0}", missing));
  }

  /** The language of a sheet. */
  private static Texts texts(List<Diagram> diagrams) {
    return diagrams.isEmpty() ? Texts.ENGLISH : diagrams.getFirst().texts();
  }

  private static Meter unwatched() {
    return new Meter(new Monitor());
  }

  /** The picture of a diagram, for a window or the clipboard. */
  public static BufferedImage image(Diagram diagram, Look look, int size) {
    check(size);
    return PngWriter.draw(Picture.of(diagram, look), size);
  }

  /** The diagram as plain text, for the clipboard. */
  public static String text(Diagram diagram, Look look) {
    return TextWriter.write(diagram, look.flipped());
  }

  private static double points(int pixels) {
    return pixels * 72 / RESOLUTION;
  }

  private static String title(Diagram diagram) {
    return (String.join(", ", diagram.captionLines()) + "  " + diagram.stipulation()).strip();
  }

  public static String tex(Diagram diagram, Look look) {
    return TexWriter.write(diagram, look);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static void check(int size) {
    if (size < LEAST || size > MOST) {
      throw new InputException("a diagram is {0} to {1} wide, not {2}", LEAST, MOST, size);
    }
  }
}
