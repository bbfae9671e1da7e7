package zugwerk.studio.library;

import java.util.Comparator;
import java.util.function.Function;
import zugwerk.problem.Problem;

/** Orders of problems. Problems without the value come last; ties are in file order. */
public enum ProblemOrder {
  FILE("by file", entry -> ""),
  TITLE("by title", ProblemEntry::title),
  AUTHOR("by author", ProblemEntry::authors),
  DATE("by date", entry -> entry.problem().map(problem -> problem.credits().date()).orElse("")),
  GAME("by game", entry -> entry.problem().map(problem -> problem.variant().title()).orElse("")),
  STIPULATION("by stipulation", entry -> entry.problem().map(Problem::stipulationText).orElse("")),
  PIECES("by number of pieces", entry -> entry.problem().map(_ -> "%03d".formatted(entry.pieces())).orElse("")),
  STATE("by state", entry -> "%02d".formatted(entry.state().ordinal()));

  private final String label;
  private final Comparator<ProblemEntry> comparator;

  ProblemOrder(String description, Function<ProblemEntry, String> text) {
    this.label = description;
    Comparator<String> emptyLast = Comparator.comparing(String::isEmpty);
    comparator = Comparator.comparing(text, emptyLast.thenComparing(String.CASE_INSENSITIVE_ORDER))
        .thenComparing(entry -> entry.file().toString(), NaturalOrder.INSTANCE);
  }

  public String label() {
    return label;
  }

  public Comparator<ProblemEntry> comparator() {
    return comparator;
  }
}
