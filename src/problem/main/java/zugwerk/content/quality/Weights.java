package zugwerk.content.quality;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.content.theme.Theme;
import zugwerk.content.theme.Themes;
import zugwerk.problem.UserFolders;
import zugwerk.work.FileText;
import zugwerk.work.InputException;
import zugwerk.work.Message;

/**
 * The weights of all terms and themes: a text with lines {@code Name = points up to times}, and remarks after {@code
 * #}. A name is that of a {@link Term}, of a theme, of a chapter of themes, which applies to all themes of the chapter
 * without a line, or {@code Any theme}, which applies to all other themes. So new themes need no line.
 */
public final class Weights {

  /**
   * A weight.
   *
   * @param points points for each occurrence; below 0 for a cost
   * @param most how many occurrences count at most, from 1
   */
  public record Weight(double points, int most) {

    public double points(int count) {
      return points * Math.min(count, most);
    }
  }

  /** The name for themes without a line and without a chapter with a line. */
  static final String ANY = "Any theme";

  private static final int MOST_POINTS = 1000;
  private static final Pattern LINE = Pattern.compile("([^=]+)=\\s*([+-]?\\d+(?:\\.\\d+)?)(?:\\s+up\\s+to\\s+(\\d+))?");
  private static final String RESOURCE = "/zugwerk/content/quality.txt";

  /** All names that may have a line, by the same in lower case. */
  private static final Map<String, String> NAMES = Stream.of(QualityTerms.ALL.stream().map(Term::name),
      Stream.of(ANY), Stream.of(Theme.Group.values()).map(Theme.Group::title), Themes.ALL.stream().map(Theme::name))
      .flatMap(Function.identity()).distinct()
      .collect(Collectors.toUnmodifiableMap(Weights::lower, Function.identity()));

  private static final Weights BUNDLED = new Weights(read(bundledText(), "quality.txt"));

  private final Map<String, Weight> weights;

  private Weights(Map<String, Weight> weights) {
    this.weights = Collections.unmodifiableMap(weights);
  }

  public static Weights bundled() {
    return BUNDLED;
  }

  /** The text of the weights that come with the program, with its explanations. */
  public static String bundledText() {
    try (InputStream in = Objects.requireNonNull(Weights.class.getResourceAsStream(RESOURCE), RESOURCE)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  /**
   * The weights of the user's own file, or those that come with the program where there is none.
   *
   * @throws InputException in one sentence, if the file cannot be read
   */
  public static Weights of(UserFolders user) {
    return Files.exists(user.weights()) ? of(user.weights()) : BUNDLED;
  }

  /**
   * The weights of a file. Missing names keep the weights that come with the program.
   *
   * @throws InputException in one sentence that names file and line, if the file cannot be read
   */
  public static Weights of(Path file) {
    try {
      return of(FileText.of(Files.readAllBytes(file)).text(), file.toString());
    } catch (NoSuchFileException _) {
      throw new InputException("{0}: there is no such file", file);
    } catch (IOException fault) {
      throw new InputException("{0} cannot be read: {1}", file, fault);
    }
  }

  /**
   * The weights of a text, as of a file.
   *
   * @param source its name in faults
   */
  public static Weights of(String text, String source) {
    Map<String, Weight> all = new LinkedHashMap<>(BUNDLED.weights);
    all.putAll(read(text, source));
    return new Weights(all);
  }

  /** The weights that differ from those that come with the program, as a text that can be read again. */
  public String text() {
    return weights.entrySet().stream().filter(weight -> !weight.getValue().equals(BUNDLED.weights.get(weight.getKey())))
        .map(weight -> weight.getKey() + " = " + BigDecimal.valueOf(weight.getValue().points()).toPlainString()
            + " up to " + weight.getValue().most() + "\n")
        .collect(Collectors.joining());
  }

  private static Map<String, Weight> read(String text, String source) {
    Map<String, Weight> weights = new LinkedHashMap<>();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).replaceFirst("#.*", "").replace("\uFEFF", "").strip();
      if (!line.isEmpty()) {
        read(line, Message.message("{0}, line {1}", source, i + 1), weights);
      }
    }
    return weights;
  }

  private static void read(String line, Message where, Map<String, Weight> weights) {
    Matcher parts = LINE.matcher(line);
    if (!parts.matches()) {
      throw new InputException(
          "{0}: '{1}' is not a weight; write lines like Grimshaw = 8, or Try = 1.5 up to 3", where, line);
    }
    String name = parts.group(1).strip();
    String known = NAMES.get(lower(name));
    if (known == null) {
      throw new InputException("{0}: unknown term '{1}'; did you mean {2}?", where, name, nearest(name));
    }
    double points = Double.parseDouble(parts.group(2));
    int most = Optional.ofNullable(parts.group(3)).filter(digits -> digits.length() < 5).map(Integer::parseInt)
        .orElse(parts.group(3) == null ? 1 : 0);
    if (Math.abs(points) > MOST_POINTS || most < 1 || most > MOST_POINTS) {
      throw new InputException(
          "{0}: the points must be from -{1} to {1}, and the times from 1 to {1}", where, MOST_POINTS);
    }
    if (weights.put(known, new Weight(points, most)) != null) {
      throw new InputException("{0}: {1} has a line already", where, known);
    }
  }

  private static String lower(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  private static String nearest(String name) {
    return NAMES.entrySet().stream()
        .min(Comparator.comparingInt((Map.Entry<String, String> known) -> distance(lower(name), known.getKey()))
            .thenComparing(Map.Entry::getKey))
        .orElseThrow().getValue();
  }

  private static int distance(String one, String other) {
    int[] row = new int[other.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= one.length(); i++) {
      int corner = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int changed = corner + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        corner = row[j];
        row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[other.length()];
  }

  public Weight of(Term term) {
    return weights.getOrDefault(term.name(), new Weight(0, 1));
  }

  /** The weight of a theme: its own, else that of its chapter, else that of any theme. */
  public Weight of(Theme theme) {
    return Stream.of(theme.name(), theme.group().title(), ANY).map(weights::get).filter(Objects::nonNull).findFirst()
        .orElse(new Weight(0, 1));
  }
}
