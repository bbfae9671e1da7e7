package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertTrue;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import atlantafx.base.theme.Theme;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import zugwerk.testkit.ProjectRoot;

/** Every text colour of the stylesheets can be read on what lies behind it, in light and dark: WCAG 2.2 AA. */
class ContrastTest {

  private static final double TEXT = 4.5;
  private static final double SHAPE = 3;
  private static final Pattern LOOKUP = Pattern.compile("(-[\\w-]+):\\s*(#[0-9a-fA-F]{6}|-color-[\\w-]+)");
  private static final Pattern RULE = Pattern.compile("([^{}]+)\\{([^}]*)\\}");
  private static final Path STUDIO = ProjectRoot.path("src/studio/main/resources/zugwerk/studio");

  private static String css(String resource) throws IOException {
    try (InputStream in = ContrastTest.class.getResourceAsStream(resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** The colours that a block of a stylesheet names. */
  private static Map<String, String> named(String css) {
    Map<String, String> colours = new HashMap<>();
    Matcher matcher = LOOKUP.matcher(css);
    while (matcher.find()) {
      colours.putIfAbsent(matcher.group(1), matcher.group(2));
    }
    return colours;
  }

  private static Map<String, String> theme(Theme theme) throws IOException {
    return named(css(theme.getUserAgentStylesheet().replace(".bss", ".css")).split("\\}")[0]);
  }

  private static double luminance(String colour) {
    double[] parts = new double[3];
    for (int i = 0; i < 3; i++) {
      double value = Integer.parseInt(colour.substring(1 + 2 * i, 3 + 2 * i), 16) / 255.0;
      parts[i] = value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
  }

  private static double contrast(String one, String other) {
    double light = Math.max(luminance(one), luminance(other));
    double dark = Math.min(luminance(one), luminance(other));
    return (light + 0.05) / (dark + 0.05);
  }

  private static String value(String colour, Map<String, String> theme) {
    String value = colour;
    while (!value.startsWith("#") && theme.containsKey(value)) {
      value = theme.get(value);
    }
    return value;
  }

  private static void check(List<String> faults, String what, String text, String ground, double least) {
    if (text.startsWith("#") && ground.startsWith("#") && contrast(text, ground) < least) {
      faults.add("%s: %s on %s has a contrast of %.2f".formatted(what, text, ground, contrast(text, ground)));
    }
  }

  @Test
  void theFormulaIsThatOfTheRecommendation() {
    assertTrue(Math.abs(contrast("#000000", "#ffffff") - 21) < 1e-9);
    assertTrue(Math.abs(contrast("#777777", "#ffffff") - 4.48) < 0.01);
  }

  @Test
  void everyTextCanBeReadInLightAndDark() throws IOException {
    List<String> faults = new ArrayList<>();
    int rules = 0;
    for (Theme theme : List.of(new PrimerLight(), new PrimerDark())) {
      Map<String, String> colours = theme(theme);
      assertTrue(colours.size() > 50);
      try (Stream<Path> files = Files.list(STUDIO)) {
        for (Path file : files.filter(path -> path.toString().endsWith(".css")).sorted().toList()) {
          Matcher rule = RULE.matcher(Files.readString(file).replaceAll("(?s)/\\*.*?\\*/", ""));
          while (rule.find()) {
            rules += rule(rule.group(1).strip(), rule.group(2), theme.getName(), colours, faults);
          }
        }
      }
    }
    assertTrue(faults.isEmpty(), String.join("\n", faults));
    assertTrue(rules > 40, "rules with a text colour: " + rules);
  }

  /** Looks at a rule that colours text: on its own ground, or else on those that windows and panes have. */
  private static int rule(
      String selector, String body, String theme, Map<String, String> colours, List<String> faults) {
    Matcher text = Pattern.compile("-fx-text-fill:\\s*(#[0-9a-fA-F]{6}|-color-[\\w-]+)").matcher(body);
    if (!text.find()) {
      return 0;
    }
    Matcher ground = Pattern.compile("-fx-background-color:\\s*(#[0-9a-fA-F]{6}|-color-[\\w-]+)\\s*(;|$)")
        .matcher(body);
    List<String> grounds = ground.find() ? List.of(ground.group(1)) : List.of("-color-bg-default", "-color-bg-subtle");
    boolean own = body.matches("(?s).*-fx-background-color:\\s*-zw.*");
    for (String behind : own ? List.<String>of() : grounds) {
      check(faults, theme + ", " + selector, value(text.group(1), colours), value(behind, colours), TEXT);
    }
    return 1;
  }

  @Test
  void piecesAndMarksStandOutFromTheSquaresInEveryStyle() throws IOException {
    List<String> faults = new ArrayList<>();
    Map<String, String> builtIn = named(css("/zugwerk/diagram/screen.css"));
    List<Path> styles = new ArrayList<>();
    try (Stream<Path> files = Files.list(ProjectRoot.path("styles"))) {
      files.filter(path -> path.toString().endsWith(".css")).forEach(styles::add);
    }
    assertTrue(styles.size() >= 3);
    for (Path style : styles) {
      Map<String, String> colours = new HashMap<>(builtIn);
      colours.putAll(named(Files.readString(style)));
      for (String square : List.of("-zw-light-square", "-zw-dark-square")) {
        check(faults, style + " men on " + square, colours.get("-zw-man-ink"), colours.get(square), TEXT);
      }
      String accent = colours.get("-zw-accent");
      double badge = Math.max(contrast(accent, "#ffffff"), contrast(accent, colours.get("-zw-man-ink")));
      assertTrue(badge >= SHAPE, style + ": no text can be read on " + accent);
    }
    assertTrue(faults.isEmpty(), String.join("\n", faults));
  }
}
