package zugwerk.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import zugwerk.content.search.Query;
import zugwerk.index.ContentRun;
import zugwerk.index.Hit;
import zugwerk.index.ProblemIndex;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

/** Searches the index. Problems whose solutions are needed are solved, and the results are stored. */
final class IndexedSearch {

  private final List<Path> places;
  private final ContentRun.Settings settings;
  private final Consumer<Hit> found;
  private final Consumer<String> faults;
  private final CancelToken token = Call.present().token().child();
  private List<Hit> hits = List.of();
  private int next;
  private int undecided;

  /**
   * @param found gets the matches in the order of the files
   */
  IndexedSearch(List<Path> places, int threads, ProblemTimeLimit limit, Consumer<Hit> found, Consumer<String> faults) {
    this.places = places;
    settings = new ContentRun.Settings(threads, limit.whole(), limit.part());
    this.found = found;
    this.faults = faults;
  }

  CancelToken token() {
    return token;
  }

  boolean printed() {
    return next > 0;
  }

  int run(Query query, CheckProgress line) {
    try (ProblemIndex index = ProblemIndex.open(ProblemIndex.ofUser())) {
      index.update(places, settings.threads(), line.counting(token));
      line.clear();
      hits = new ArrayList<>(index.search(query, places));
      hits.sort(Comparator.comparingInt(this::place));
      index.faults(places).forEach(faults);
      List<Hit> open = hits.stream().filter(hit -> hit.answer().isEmpty() && hit.refused().isEmpty()).toList();
      int[] solved = new int[1];
      index.solve(open, settings, new Monitor(token, Call.present().listener()), result -> {
        line.clear();
        reportUntil(result.hit());
        report(result.hit(), result.decide(query), result.refused());
        line.show(++solved[0] + " of " + open.size() + " solved");
      });
      line.clear();
      while (next < hits.size()) {
        reportNext();
      }
      return undecided;
    }
  }

  private void reportUntil(Hit hit) {
    while (hits.get(next).id() != hit.id()) {
      reportNext();
    }
    next++;
  }

  private void reportNext() {
    Hit hit = hits.get(next++);
    report(hit, hit.answer(), hit.refused());
  }

  private void report(Hit hit, Optional<Boolean> answer, String refused) {
    if (answer.isPresent()) {
      answer.filter(matches -> matches).ifPresent(_ -> found.accept(hit.in(named(hit.file()))));
    } else if (refused.isEmpty()) {
      undecided++;
    } else {
      faults.accept(named(hit.name()) + ": " + refused);
    }
  }

  private int place(Hit hit) {
    return (int) places.stream().takeWhile(place -> !hit.file().startsWith(absolute(place))).count();
  }

  private Path named(Path file) {
    return places.stream().filter(place -> file.startsWith(absolute(place))).findFirst()
        .map(place -> file.equals(absolute(place)) ? place : place.resolve(absolute(place).relativize(file)))
        .orElse(file);
  }

  private static Path absolute(Path place) {
    return place.toAbsolutePath().normalize();
  }
}
