package zugwerk.studio.library;

import java.util.Comparator;
import java.util.function.Function;

/** By what problems are sorted: those of which it is not known come last, and files decide between equals. */
enum Order {
  FILE("by file", entry -> ""),
  TITLE("by title", Entry::title),
  AUTHOR("by author", Entry::authors),
  DATE("by date", entry -> entry.problem().map(problem -> problem.date()).orElse("")),
  GAME("by game", entry -> entry.problem().map(problem -> problem.variant().title()).orElse("")),
  STIPULATION("by stipulation", entry -> entry.problem().map(problem -> problem.stipulation()).orElse("")),
  MEN("by men", entry -> entry.problem().map(_ -> "%03d".formatted(entry.men())).orElse("")),
  STATE("by state", entry -> "%02d".formatted(entry.state().ordinal()));

  private final String words;
  private final Comparator<Entry> comparator;

  Order(String words, Function<Entry, String> text) {
    this.words = words;
    Comparator<String> emptyLast = Comparator.comparing(String::isEmpty);
    comparator = Comparator.comparing(text, emptyLast.thenComparing(String.CASE_INSENSITIVE_ORDER))
        .thenComparing(Entry::file);
  }

  /** What it is called. */
  String words() {
    return words;
  }

  Comparator<Entry> comparator() {
    return comparator;
  }
}
