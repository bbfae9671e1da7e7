package zugwerk.studio.editor;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.studio.text.Localization.reason;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.condition.ConditionKind;
import zugwerk.condition.ConditionOptions;
import zugwerk.condition.ConditionSearch;
import zugwerk.condition.Conditions;
import zugwerk.condition.NamedCondition;
import zugwerk.problem.Problem;
import zugwerk.studio.text.Localization;
import zugwerk.work.InputException;

/** Reads, completes and changes the conditions of the draft. Each change is a step. For the JavaFX thread only. */
public final class ConditionsChoice {

  /**
   * A completion of what is typed. {@code note} is the beginning of the definition, after Popeye's word if only that
   * was typed; an {@code open} one waits for squares.
   */
  public record Completion(String text, String note, boolean open) {}

  /** Letters of an option before conditions that have it are offered. */
  private static final int LETTERS = 2;

  private final Workbench bench;

  public ConditionsChoice(Workbench bench) {
    this.bench = bench;
  }

  public static List<NamedCondition> of(Problem draft) {
    return Conditions.of(draft.variant());
  }

  /** The conditions of a problem in the language of the user, separated by commas. */
  public static String text(Problem draft) {
    return of(draft).stream().map(ConditionsChoice::text).collect(Collectors.joining(", "));
  }

  public static String text(NamedCondition condition) {
    return condition.text(Localization.texts());
  }

  /** What a condition is, and its source. */
  public static String explanation(NamedCondition condition) {
    return lang(condition.kind().definition()) + "\n" + lang("Source: {0}", lang(condition.kind().source()));
  }

  private List<NamedCondition> present() {
    return of(bench.draft().get());
  }

  /**
   * Adds what was typed: conditions separated by commas, or the beginning of a single name. A condition that the draft
   * has gets the options that were typed. Returns why it cannot be added, or empty.
   */
  public String add(String typed) {
    return attempt(() -> {
      List<NamedCondition> added = read(typed);
      Stream<NamedCondition> others = present().stream()
          .filter(old -> added.stream().noneMatch(each -> each.kind().equals(old.kind())));
      bench.games().impose(Stream.concat(others, added.stream()).toList());
    });
  }

  private static List<NamedCondition> read(String typed) {
    try {
      return Conditions.read(typed);
    } catch (InputException unknown) {
      List<Completion> begun = completions(typed, false).stream()
          .filter(each -> starts(each.text(), typed)).toList();
      if (begun.size() != 1) {
        throw unknown;
      }
      return Conditions.read(begun.getFirst().text());
    }
  }

  public void remove(NamedCondition gone) {
    List<NamedCondition> others = new ArrayList<>(present());
    if (others.removeIf(each -> each.text().equals(gone.text()))) {
      bench.games().impose(others);
    }
  }

  public void removeLast() {
    List<NamedCondition> present = present();
    if (!present.isEmpty()) {
      remove(present.getLast());
    }
  }

  public void clear() {
    bench.games().impose(List.of());
  }

  /** Adds an option to a condition or takes it away. Returns why that is impossible, or empty. */
  public String toggle(NamedCondition condition, String option) {
    return attempt(() -> bench.games().impose(present().stream()
        .map(each -> each.text().equals(condition.text()) ? each.toggled(option) : each).toList()));
  }

  private static String attempt(Runnable change) {
    try {
      change.run();
      return "";
    } catch (InputException refused) {
      return reason(refused);
    }
  }

  /** The options of a condition that can be chosen from a list. */
  public static List<String> options(NamedCondition condition) {
    return condition.kind().options().stream().filter(word -> !word.equals(ConditionOptions.SQUARES)).toList();
  }

  /** Completions of what is typed: names, or options behind a name. All conditions if asked for without a text. */
  public static List<Completion> completions(String typed, boolean requested) {
    if (typed.isBlank() && !requested) {
      return List.of();
    }
    Optional<NamedCondition> whole = ConditionSearch.read(typed);
    Stream<Completion> names = ConditionSearch.matching(typed).stream()
        .filter(kind -> whole.filter(found -> found.kind().equals(kind)).isEmpty())
        .map(kind -> completion(kind, typed));
    Stream<Completion> meant = completions(whole.stream()
        .filter(found -> !text(found).equalsIgnoreCase(typed.strip())).toList(), typed);
    Stream<Completion> continued = Stream.concat(meant, completions(ConditionSearch.continued(typed), typed));
    Stream<Completion> options = typed.strip().length() < LETTERS ? Stream.empty()
        : completions(ConditionSearch.withOption(typed), typed);
    return Stream.of(whole.isPresent() ? continued : names, whole.isPresent() ? names : continued, options)
        .flatMap(each -> each).distinct().toList();
  }

  private static Stream<Completion> completions(List<NamedCondition> found, String typed) {
    return found.stream().map(each -> new Completion(text(each), note(each.kind(), typed), false));
  }

  private static Completion completion(ConditionKind kind, String typed) {
    boolean open = kind.options().contains(ConditionOptions.SQUARES);
    return new Completion(lang(kind.name()), note(kind, typed), open);
  }

  private static String note(ConditionKind kind, String typed) {
    String first = lang(kind.definition()).replaceFirst("(?<=[.。]) .*", "");
    return kind.popeye().stream()
        .filter(word -> !typed.isBlank() && starts(word, typed) && !starts(lang(kind.name()), typed))
        .findFirst().map(word -> word + ": " + first).orElse(first);
  }

  private static boolean starts(String word, String typed) {
    return word.regionMatches(true, 0, typed.strip(), 0, typed.strip().length());
  }
}
