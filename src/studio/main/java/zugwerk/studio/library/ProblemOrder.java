package zugwerk.studio.library;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.work.Texts.key;

import java.util.Comparator;
import java.util.function.Function;

/** Orders of problems. Problems without the value come last; ties are in file order. */
public enum ProblemOrder {
  FILE(key("Sorted by file"), entry -> ""),
  TITLE(key("Sorted by title"), ProblemEntry::title),
  AUTHOR(key("Sorted by author"), ProblemEntry::authors),
  DATE(key("Sorted by date"), entry -> entry.problem().map(problem -> problem.credits().date()).orElse("")),
  GAME(key("Sorted by game"), entry -> entry.problem().map(problem -> problem.variant().title()).orElse("")),
  STIPULATION(key("Sorted by stipulation"),
      entry -> entry.problem().map(problem -> problem.task().stipulationText()).orElse("")),
  PIECES(key("Sorted by number of pieces"),
      entry -> entry.problem().map(_ -> "%03d".formatted(entry.pieces())).orElse("")),
  STATE(key("Sorted by state"), entry -> "%02d".formatted(entry.state().ordinal()));

  private final String label;
  private final Comparator<ProblemEntry> comparator;

  ProblemOrder(String description, Function<ProblemEntry, String> text) {
    this.label = description;
    Comparator<String> emptyLast = Comparator.comparing(String::isEmpty);
    comparator = Comparator.comparing(text, emptyLast.thenComparing(String.CASE_INSENSITIVE_ORDER))
        .thenComparing(entry -> entry.file().toString(), NaturalOrder.INSTANCE);
  }

  /** In the language of the user. */
  public String label() {
    return lang(label);
  }

  public Comparator<ProblemEntry> comparator() {
    return comparator;
  }
}
