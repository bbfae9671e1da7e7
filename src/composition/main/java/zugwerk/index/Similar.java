package zugwerk.index;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import zugwerk.content.search.Facts;
import zugwerk.problem.Problem;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;

/**
 * A problem that is like another one.
 *
 * @param hit the problem
 * @param score how like they are, from 0 to 1
 * @param sentence in what they are alike
 */
public record Similar(Hit hit, double score, String sentence) {

  /** The score as {@code 83 %}. */
  public String percent() {
    return String.format(Locale.ROOT, "%.0f %%", score * 100);
  }

  /**
   * Compares a problem with others that are in no index, by their positions alone.
   *
   * @param others by their files; those of other games are left out
   * @param monitor stops it; its listener is told of each problem
   * @throws java.util.concurrent.CancellationException if the monitor stops it
   */
  public static List<Similar> among(Problem problem, Map<Path, Problem> others, Monitor monitor) {
    Likeness likeness = Likeness.of(problem, Optional.empty());
    Meter meter = new Meter(monitor);
    meter.begin("", others.size(), "compared");
    List<Similar> similar = new ArrayList<>();
    others.forEach((file, other) -> {
      meter.token().check();
      if (other.variant().id().equals(problem.variant().id())) {
        Likeness.Match match = likeness.diagram(Facts.board(other.setup()));
        similar.add(new Similar(Hit.of(file, other), match.score(),
            likeness.sentence(match, Likeness.Other.UNKNOWN)));
      }
      meter.done();
    });
    return similar;
  }
}
