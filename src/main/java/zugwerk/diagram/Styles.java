package zugwerk.diagram;

import java.awt.Color;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The styles there are: the built-in ones, and a file each in the folder {@code styles}, which are the stylesheets that
 * the studio's board is coloured by.
 */
public final class Styles {

  /** Where users keep board colours. */
  public static final Path FOLDER = Path.of("styles");

  private static final String BUILT_IN = "screen.css";
  private static final Pattern BLOCK = Pattern.compile("\\.board-pane\\s*\\{([^}]*)\\}");
  private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);

  private Styles() {}

  /** The built-in styles, then those of the given stylesheets that can be read. */
  public static List<Style> with(List<Path> files) {
    List<Style> styles = new ArrayList<>(List.of(Style.PRINT, Style.SHADED, Style.SCREEN));
    for (Path file : files) {
      try {
        styles.add(read(file));
      } catch (IllegalArgumentException _) {
        // Offered are only styles that can be had; whoever asks for this one by name is told what is wrong with it.
      }
    }
    return styles;
  }

  /** The stylesheets in the folder of styles, by name; none where there is no such folder. */
  public static List<Path> files() {
    if (!Files.isDirectory(FOLDER)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".css")).sorted().toList();
    } catch (IOException _) {
      // A folder that cannot be read offers nothing to choose; the built-in colours remain.
      return List.of();
    }
  }

  /**
   * The style of a name, or that of a stylesheet's path.
   *
   * @throws IllegalArgumentException in one sentence, if there is none or its file cannot be read
   */
  public static Style of(String name) {
    for (Style style : List.of(Style.PRINT, Style.SHADED, Style.SCREEN)) {
      if (style.name().equals(name)) {
        return style;
      }
    }
    Path file = name.endsWith(".css") ? Path.of(name) : FOLDER.resolve(name + ".css");
    if (!Files.exists(file)) {
      throw new IllegalArgumentException("there is no style '" + name + "'; the styles are "
          + String.join(", ", with(files()).stream().map(Style::name).toList()) + ", or the path of a .css file");
    }
    return read(file);
  }

  /**
   * Reads a stylesheet's board colours; what it leaves out is as built in.
   *
   * @throws IllegalArgumentException in one sentence that names the file, if it has none or they cannot be read
   */
  public static Style read(Path file) {
    try {
      return parse(file.getFileName().toString().replaceFirst("\\.css$", ""), Files.readString(file), Style.SCREEN);
    } catch (NoSuchFileException _) {
      throw new IllegalArgumentException("the style " + file + " does not exist");
    } catch (IOException fault) {
      throw new IllegalArgumentException("the style " + file + " cannot be read (" + fault.getMessage() + ")");
    } catch (IllegalArgumentException fault) {
      throw new IllegalArgumentException("the style " + file + ": " + fault.getMessage());
    }
  }

  static Style builtIn() {
    try (InputStream in = Styles.class.getResourceAsStream(BUILT_IN)) {
      Style none = new Style("", Color.WHITE, null, null, false, null, null);
      return parse("screen", new String(in.readAllBytes(), StandardCharsets.UTF_8), none);
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  private static Style parse(String name, String css, Style defaults) {
    Matcher block = BLOCK.matcher(COMMENT.matcher(css).replaceAll(""));
    if (!block.find()) {
      throw new IllegalArgumentException("it has no colours of a .board-pane");
    }
    String colours = block.group(1);
    return new Style(name, Color.WHITE,
        color(colours, "light-square", defaults.light()), color(colours, "dark-square", defaults.dark()), false,
        color(colours, "man-ink", defaults.line()), color(colours, "man-body", defaults.body()));
  }

  private static Color color(String colours, String name, Color usual) {
    Matcher value = Pattern.compile("-zw-" + name + "\\s*:\\s*([^;]*?)\\s*(;|$)").matcher(colours);
    if (!value.find()) {
      return usual;
    }
    String text = value.group(1);
    if (text.matches("#[0-9a-fA-F]{3}")) {
      text = text.replaceAll("([0-9a-fA-F])", "$1$1");
    }
    if (!text.matches("#[0-9a-fA-F]{6}")) {
      throw new IllegalArgumentException(
          "-zw-" + name + " is '" + text + "'; a colour is written as #f0d9b5 or #fff");
    }
    return new Color(Integer.parseInt(text.substring(1), 16));
  }
}
