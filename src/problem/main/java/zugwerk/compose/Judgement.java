package zugwerk.compose;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import zugwerk.content.quality.Quality;
import zugwerk.content.theme.Theme;
import zugwerk.problem.Problem;

/**
 * Ranks versions of a problem: first those that keep the intended key, where one is marked; then those that break fewer
 * conventions; then those that lose fewer of its essential themes; then by points, less the cost of their changes.
 *
 * @param intended the keys that the author marked; empty if none
 * @param themes the essential themes to be kept
 */
record Judgement(List<String> intended, Set<Theme> themes) {

  static Judgement of(Problem problem, Quality quality) {
    return new Judgement(problem.analysis().keys(), new HashSet<>(quality.themes()));
  }

  static Judgement of(Problem problem) {
    return new Judgement(problem.analysis().keys(), Set.of());
  }

  /** Versions without a rating come last. */
  List<Found> ranked(List<Found> versions) {
    List<Found> ranked = new ArrayList<>(versions);
    IdentityHashMap<Found, Double> points = new IdentityHashMap<>();
    versions.forEach(found -> points.put(found,
        -found.quality().map(Quality::points).orElse(Double.NEGATIVE_INFINITY) + ChangeCost.of(found)));
    ranked.sort(Comparator.comparing((Found found) -> !keepsKey(found)).thenComparingInt(Judgement::broken)
        .thenComparingInt(this::lost).thenComparingDouble(found -> points.getOrDefault(found, 0.0)));
    return ranked;
  }

  private boolean keepsKey(Found found) {
    return intended.isEmpty() || found.problem().analysis().keys().equals(intended);
  }

  static int broken(Found found) {
    return found.quality().map(quality -> quality.broken().stream().mapToInt(Quality.Entry::count).sum()).orElse(0);
  }

  private int lost(Found found) {
    return found.quality().map(quality -> (int) themes.stream().filter(theme -> !quality.themes().contains(theme))
        .count()).orElse(themes.size());
  }
}
