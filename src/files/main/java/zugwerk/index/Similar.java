package zugwerk.index;

import static zugwerk.work.Texts.key;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import zugwerk.content.search.Facts;
import zugwerk.problem.Problem;
import zugwerk.work.Message;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;

/**
 * A problem that is similar to another one.
 *
 * @param score the similarity, from 0 to 1
 * @param sentence what they have in common
 */
public record Similar(Hit hit, double score, Message sentence) {

  /** The score as {@code 83 %}. */
  public String percent() {
    return String.format(Locale.ROOT, "%.0f %%", score * 100);
  }

  /**
   * Compares a problem with others outside the index, by their positions only.
   *
   * @param others by their files; those of other games are skipped
   * @param monitor may cancel; it gets each problem
   * @throws java.util.concurrent.CancellationException if cancelled
   */
  public static List<Similar> among(Problem problem, Map<Path, Problem> others, Monitor monitor) {
    Similarity similarity = Similarity.of(problem, Optional.empty(), _ -> 1);
    Meter meter = new Meter(monitor);
    meter.begin(Message.NONE, others.size(), key("compared"));
    List<Similar> similar = new ArrayList<>();
    others.forEach((file, other) -> {
      meter.token().check();
      if (other.variant().id().equals(problem.variant().id())) {
        Similarity.Match match = similarity.diagram(Facts.board(other.setup()));
        similar.add(new Similar(Hit.of(file, other), match.score(),
            similarity.sentence(match, Similarity.Other.UNKNOWN)));
      }
      meter.done();
    });
    return similar;
  }
}
