package zugwerk.diagram;

import static zugwerk.work.Texts.key;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import zugwerk.work.InputException;

public enum PictureFormat {
  SVG("svg", key("SVG, vectors")),
  PNG("png", key("PNG, pixels")),
  PDF("pdf", key("PDF, vectors")),
  TEX("tex", key("TeX, for the package diagram")),
  HTML("html", key("Web page with the solution")),
  GIF("gif", key("GIF, the solution in motion")),
  TXT("txt", key("Plain text"));

  private final String suffix;
  private final String title;

  PictureFormat(String suffix, String title) {
    this.suffix = suffix;
    this.title = title;
  }

  /** Whether its files show the solution unless they are asked not to. */
  public boolean showsSolution() {
    return this == HTML || this == TEX || this == GIF;
  }

  /** Whether its files are text, which a terminal can show. */
  public boolean isText() {
    return this != PNG && this != PDF && this != GIF;
  }

  /** The suffix of its files, without the dot. */
  public String suffix() {
    return suffix;
  }

  /** Its name in a list of choices. */
  public String title() {
    return title;
  }

  /**
   * The format for a file name.
   *
   * @throws InputException in one sentence, if its suffix is unknown
   */
  public static PictureFormat of(Path file) {
    String name = file.getFileName() == null ? "" : file.getFileName().toString();
    String suffix = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    return Arrays.stream(values()).filter(format -> format.suffix.equals(suffix)).findFirst()
        .orElseThrow(() -> new InputException(
            "cannot write a diagram as '{0}': the name must end in {1}",
            name, Arrays.stream(values()).map(format -> "." + format.suffix).collect(Collectors.joining(", "))));
  }
}
