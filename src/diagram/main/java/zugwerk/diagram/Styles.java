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
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zugwerk.problem.Bundled;
import zugwerk.problem.UserFolders;
import zugwerk.work.FileText;
import zugwerk.work.Finding;
import zugwerk.work.InputException;
import zugwerk.work.Reason;
import zugwerk.work.RegularFile;

/**
 * All styles: built-in ones, bundled stylesheets and those in the user's folder, which also colour the studio's board.
 * The user's stylesheet wins over one of the same name.
 */
public final class Styles {

  private static final String BUILT_IN = "screen.css";
  private static final Pattern BLOCK = Pattern.compile("\\.board-pane\\s*\\{([^}]*)\\}");
  private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);

  private final List<Path> folders;

  private Styles(List<Path> folders) {
    this.folders = folders;
  }

  /** The styles without the user's own. */
  public static Styles bundled() {
    return new Styles(List.of(Bundled.styles()));
  }

  /** The styles with the user's own. */
  public static Styles of(UserFolders user) {
    return new Styles(List.of(Bundled.styles(), user.styles()));
  }

  /** All readable styles, built-in ones first. */
  public List<Style> all() {
    List<Style> styles = new ArrayList<>(Style.ALWAYS);
    for (Path file : files()) {
      try {
        styles.add(read(file));
      } catch (InputException _) {
        // A style with errors is not listed; using it by name reports the error.
      }
    }
    return styles;
  }

  /** The stylesheets in the folders, ordered by file name. */
  public List<Path> files() {
    Map<String, Path> named = new TreeMap<>();
    for (Path folder : folders) {
      stylesheets(folder).forEach(file -> named.put(file.getFileName().toString(), file));
    }
    return List.copyOf(named.values());
  }

  private static List<Path> stylesheets(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".css")).toList();
    } catch (IOException _) {
      // A folder that cannot be read has no styles; the built-in ones remain.
      return List.of();
    }
  }

  /**
   * Checks the stylesheets in a folder, if it exists.
   *
   * @param findings gets the problems found
   * @return the number of stylesheets
   */
  public static int check(Path folder, List<Finding> findings) {
    List<Path> files = stylesheets(folder).stream().sorted().toList();
    for (Path file : files) {
      try {
        String css = FileText.utf8(RegularFile.read(file));
        if (css.isBlank()) {
          findings.add(Finding.toSetAside(file, "is a style that holds nothing"));
        } else if (block(css).isEmpty()) {
          findings.add(Finding.remark(file, "is a style without colours for boards, so diagrams cannot have it"));
        } else {
          parse("", css, Optional.of(Style.SCREEN));
        }
      } catch (InputException damage) {
        findings.add(Finding.toSetAside(file, "is a style that cannot be read (" + Reason.of(damage) + ")"));
      } catch (IOException fault) {
        findings.add(Finding.damage(file, "cannot be read (" + Reason.of(fault) + ")"));
      }
    }
    return files.size();
  }

  /**
   * The style of a name or of a stylesheet's path.
   *
   * @throws InputException in one sentence, if there is none or it cannot be read
   */
  public Style named(String name) {
    return Style.ALWAYS.stream().filter(style -> style.name().equals(name)).findFirst()
        .or(() -> file(name).filter(Files::exists).map(Styles::read))
        .orElseThrow(() -> new InputException(
            "there is no style '{0}'; the styles are {1}, or the path of a .css file",
            name, String.join(", ", all().stream().map(Style::name).toList())));
  }

  private Optional<Path> file(String name) {
    return name.endsWith(".css") ? Optional.of(Bundled.found(Path.of(name)))
        : files().stream().filter(file -> file.getFileName().toString().equals(name + ".css")).findFirst();
  }

  /**
   * Reads the board colours of a stylesheet; missing colours get the built-in values.
   *
   * @throws InputException in one sentence that names the file, if it has no colours or they are invalid
   */
  public static Style read(Path file) {
    try {
      String name = file.getFileName().toString().replaceFirst("\\.css$", "");
      return parse(name, new String(RegularFile.read(file), StandardCharsets.UTF_8), Optional.of(Style.SCREEN));
    } catch (NoSuchFileException _) {
      throw new InputException("the style {0} does not exist", file);
    } catch (IOException fault) {
      throw new InputException("the style {0} cannot be read ({1})", file, fault);
    } catch (InputException fault) {
      throw new InputException("the style {0}: {1}", file, fault);
    }
  }

  static Style builtIn() {
    try (InputStream in = Styles.class.getResourceAsStream(BUILT_IN)) {
      return parse("screen", new String(in.readAllBytes(), StandardCharsets.UTF_8), Optional.empty());
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  private static Style parse(String name, String css, Optional<Style> defaults) {
    String colours = block(css).orElseThrow(() -> new InputException("it has no colours for .board-pane"));
    return new Style(name, Color.WHITE,
        color(colours, "light-square", defaults.map(Style::light)),
        color(colours, "dark-square", defaults.map(Style::dark)), false,
        color(colours, "man-ink", defaults.map(Style::line)),
        color(colours, "man-body", defaults.map(Style::body)));
  }

  private static Optional<String> block(String css) {
    Matcher block = BLOCK.matcher(COMMENT.matcher(css).replaceAll(""));
    return block.find() ? Optional.of(block.group(1)) : Optional.empty();
  }

  private static Color color(String colours, String name, Optional<Color> usual) {
    Matcher value = Pattern.compile("-zw-" + name + "\\s*:\\s*([^;]*?)\\s*(;|$)").matcher(colours);
    if (!value.find()) {
      return usual.orElseThrow(() -> new InputException("-zw-{0} is missing", name));
    }
    String text = value.group(1);
    if (text.matches("#[0-9a-fA-F]{3}")) {
      text = text.replaceAll("([0-9a-fA-F])", "$1$1");
    }
    if (!text.matches("#[0-9a-fA-F]{6}")) {
      throw new InputException("-zw-{0} is '{1}'; a colour is written as #f0d9b5 or #fff", name, text);
    }
    return new Color(Integer.parseInt(text.substring(1), 16));
  }
}
