package zugwerk.compose;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import zugwerk.content.quality.Measure;
import zugwerk.problem.Problem;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/**
 * Tests how {@link Improve} and {@link Repair} rank their results: spoils a sound problem by one change, and reports
 * the rank of the author's version among the results. The same seed gives the same trials.
 */
public final class Yardstick {

  /** The rank up to which the author's version among the results of {@code improve} is a success. */
  public static final int IMPROVE_FIRST = 3;

  /** The same for {@code mend}. */
  public static final int MEND_FIRST = 5;

  /**
   * A spoilt problem and its result.
   *
   * @param sound whether the spoilt problem is sound; {@code improve} gets sound ones, {@code mend} the others
   * @param kind how it was spoilt
   * @param change the change that spoilt it
   * @param rank the rank of the author's version from 1; 0 if it is not among the results
   * @param found the number of results
   * @param seconds the time of the search
   * @param first the line of the first result; empty if there is none
   */
  public record Trial(boolean sound, String kind, String change, int rank, int found, double seconds, String first) {

    public boolean succeeds() {
      return rank > 0 && rank <= (sound ? IMPROVE_FIRST : MEND_FIRST);
    }
  }

  /**
   * The settings.
   *
   * @param seed the seed of the random numbers
   * @param effort how many candidates {@code improve} examines
   * @param marked whether the author's key is marked in the spoilt problem
   * @param only whether only sound spoilt problems are tried, or only unsound ones; empty for both
   * @param limits the limits for spoiling a problem, and for each search
   */
  public record Settings(long seed, int effort, boolean marked, Optional<Boolean> only,
      CandidateSolver.Limits limits) {}

  private final Measure measure;
  private final Settings settings;
  private final CancelToken token;

  public Yardstick(Measure measure, Settings settings, CancelToken token) {
    this.measure = measure;
    this.settings = settings;
    this.token = token;
  }

  /**
   * Spoils a problem in each way and searches. Searches that the time limit stops count as failed.
   *
   * @throws InputException in one sentence, if the problem is not sound, or takes too long
   */
  public List<Trial> trials(Problem author) {
    List<Trial> trials = new ArrayList<>();
    for (Spoiling.Spoilt spoilt : spoilt(author)) {
      token.check();
      if (settings.only().orElse(spoilt.sound()) == spoilt.sound()) {
        trials.add(trial(author, spoilt));
      }
    }
    return trials;
  }

  private List<Spoiling.Spoilt> spoilt(Problem author) {
    try {
      return new Spoiling(author, measure, solver(), settings.seed()).all();
    } catch (CancellationException _) {
      return List.of();
    }
  }

  private CandidateSolver solver() {
    return new CandidateSolver(settings.limits(), new Monitor(token));
  }

  private Trial trial(Problem author, Spoiling.Spoilt spoilt) {
    Problem asked = settings.marked() ? spoilt.problem()
        : spoilt.problem().withAnalysis(analysis -> analysis.withClaim(Optional.empty()).withKeys(List.of()));
    long start = token.nanoTime();
    List<Found> found;
    try {
      found = spoilt.sound()
          ? new Improve(asked, measure,
              new Improve.Request(settings.effort(), Integer.MAX_VALUE, settings.seed()), solver()).search(_ -> {})
          : new Repair(asked, measure, solver()).search(_ -> {});
    } catch (InputException | CancellationException _) {
      found = List.of();
    }
    List<String> fens = found.stream().map(one -> one.problem().fen()).toList();
    return new Trial(spoilt.sound(), spoilt.kind().word(), spoilt.change().text(), fens.indexOf(author.fen()) + 1,
        fens.size(), (token.nanoTime() - start) / 1e9, found.isEmpty() ? "" : found.getFirst().line());
  }
}
