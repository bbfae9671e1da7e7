package zugwerk.content.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import zugwerk.content.Count;
import zugwerk.content.theme.Theme;
import zugwerk.content.theme.Themes;
import zugwerk.solve.Soundness;
import zugwerk.variant.Variants;

public final class SearchHints {

  private static final Pattern TOKEN = Pattern.compile(
      "(?<word>[A-Za-z]+)|(?<text>\"[^\"]*\"|'[^']*')|(?<open>[\"'][^\"']*$)|(?<number>\\d+)|(?<compare>[<>=!]+)"
          + "|(?<sign>[(),])");

  private static final List<String> JOINTS = List.of("AND", "OR");

  private static final List<String> WAYS = List.of("shift", "mirror", "colours", "shift mirror",
      "shift mirror colours");

  /**
   * A completion at the caret.
   *
   * @param shown its text in the list
   * @param meaning its meaning, in a phrase; may be empty
   * @param from the start of the text that it replaces, up to the caret
   * @param text the replacement
   */
  public record Hint(String shown, String meaning, int from, String text) {}

  /** Supplies texts from files. */
  @FunctionalInterface
  public interface Suggestions {

    List<String> of(Predicate predicate, String typed);
  }

  private final String typed;
  private final Suggestions suggestions;
  private final List<Hint> hints = new ArrayList<>();

  private SearchHints(String typed, Suggestions suggestions) {
    this.typed = typed;
    this.suggestions = suggestions;
  }

  /**
   * The completions at the end of a text.
   *
   * @param typed the search up to the caret
   */
  public static List<Hint> of(String typed, Suggestions suggestions) {
    SearchHints found = new SearchHints(typed, suggestions);
    found.find();
    return found.hints;
  }

  private void find() {
    Matcher token = TOKEN.matcher(typed);
    Optional<Predicate> predicate = Optional.empty();
    String before = "";
    boolean within = false;
    int argument = 0;
    while (token.find()) {
      boolean last = token.end() == typed.length();
      String text = token.group();
      if (last && token.group("open") != null && within) {
        predicate.ifPresent(offered(argument, token.start() + 1, text.charAt(0)));
        return;
      }
      if (last && token.group("word") != null && !within) {
        keywords(before, token.start(), text);
        return;
      }
      if (token.group("word") != null && !within) {
        predicate = Predicates.named(text);
      } else if (text.equals("(") && predicate.isPresent() && before.equalsIgnoreCase(predicate.get().name())) {
        within = true;
        argument = 0;
      } else if (text.equals(",")) {
        argument++;
      } else if (text.equals(")")) {
        within = false;
      }
      before = text;
    }
    if (!within) {
      keywords(before, typed.length(), "");
    } else if (before.equals("(") || before.equals(",")) {
      predicate.ifPresent(offered(argument, typed.length(), '\0'));
    }
  }

  /** Words outside of parentheses: tests where one may begin, and AND and OR after one. */
  private void keywords(String before, int from, String begun) {
    boolean begins = before.isEmpty() || before.equals("(")
        || Stream.of("AND", "OR", "NOT").anyMatch(before::equalsIgnoreCase);
    if (!begins) {
      JOINTS.stream().filter(joint -> begins(joint, begun))
          .forEach(joint -> hints.add(new Hint(joint, "", from, spaced(from) + joint + " ")));
      return;
    }
    for (Predicate test : Predicates.ALL) {
      if (begins(test.name(), begun)) {
        if (test.least() == 0) {
          hints.add(new Hint(test.name(), test.meaning(), from, spaced(from) + test.name() + " "));
        }
        if (test.most() > 0) {
          hints.add(new Hint(test.name() + "(\"…\")", test.meaning(), from, spaced(from) + test.name() + "(\""));
        }
      }
    }
    if (begins("NOT", begun)) {
      hints.add(new Hint("NOT", "", from, spaced(from) + "NOT "));
    }
  }

  private String spaced(int from) {
    return from == 0 || " (".indexOf(typed.charAt(from - 1)) >= 0 ? "" : " ";
  }

  private static boolean begins(String word, String begun) {
    return word.regionMatches(true, 0, begun, 0, begun.length());
  }

  private Consumer<Predicate> offered(int argument, int from, char quote) {
    return predicate -> {
      String begun = typed.substring(from).toLowerCase(Locale.ROOT);
      String begin = quote == '\0' ? "\"" : "";
      String end = quote == '\0' ? "\"" : String.valueOf(quote);
      boolean more = argument + 1 < predicate.least();
      values(predicate, argument, begun).stream().filter(value -> value.toLowerCase(Locale.ROOT).contains(begun))
          .filter(value -> value.indexOf('"') < 0 && value.indexOf('\'') < 0)
          .forEach(value -> hints.add(new Hint(value, "", from, begin + value + end + (more ? ", " : ") "))));
    };
  }

  private List<String> values(Predicate predicate, int argument, String begun) {
    return switch (predicate.name()) {
      case "Theme" -> Themes.ALL.stream().map(Theme::name).toList();
      case "Mates" -> Count.kinds();
      case "Game" -> Variants.all().stream().map(game -> game.id()).toList();
      case "Verdict" -> Arrays.stream(Soundness.values()).map(Soundness::word).toList();
      case "Matrix" -> argument == 0 ? List.of() : WAYS;
      default -> argument == 0 ? suggestions.of(predicate, begun) : List.of();
    };
  }
}
