package zugwerk.compose;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import zugwerk.board.Setup;
import zugwerk.content.quality.Measure;
import zugwerk.content.theme.Theme;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.work.InputException;
import zugwerk.work.Message;

/**
 * Composes sound problems in which given themes are essential, by guided random search.
 *
 * <p>Each attempt begins with a position and intended first moves: the net of a known problem or, where there is none
 * and in each fourth attempt, a random position. It changes both until the play after them shows the themes, sound or
 * not; {@link zugwerk.content.theme.ThemeNearness} measures how near it comes. A net goes on to change while the themes
 * stay, until it is another position. Then the attempt removes refutations, cooks and broken conventions, and gains
 * points. At last it removes pieces that are not needed. The solver and the finders of themes decide what is a result.
 * The same seed gives the same problems for any number of threads.
 */
public final class ThemeComposer {

  /** The usual limit of pieces. */
  public static final int USUAL_PIECES = 12;

  /** The interval, in attempts, at which one begins with a random position. */
  private static final int RANDOM = 4;

  /** The usual number of solutions in help play. */
  public static final int USUAL_SOLUTIONS = 2;

  /**
   * The request.
   *
   * @param general what new problems have in common: game, stipulation, number of pieces, demands, seed
   * @param themes the themes that must be essential, at least one
   * @param frame what stays in the diagram
   * @param nets known problems to begin with; may be empty
   * @param solutions the number of solutions in help and series play, from 1
   * @param quick whether problems are delivered as soon as they are sound, else after some improvements
   */
  public record Request(Generate.Request general, List<Theme> themes, Frame frame, List<Net> nets,
      int solutions, boolean quick) {

    public Request {
      themes = List.copyOf(themes);
      nets = List.copyOf(nets);
      if (themes.isEmpty()) {
        throw new InputException("Composing to a theme needs a theme");
      }
      if (general.material().isFixed()) {
        throw new InputException("Composing to a theme takes a maximum number of pieces, not a list of pieces");
      }
      if (frame.pieces().size() > general.material().most()) {
        throw new InputException(
            "The matrix has {0} pieces, and a problem at most {1}. Allow more pieces",
            frame.pieces().size(), general.material().most());
      }
      if (solutions < 1) {
        throw new InputException("The number of solutions must be 1 or more, not {0}", solutions);
      }
    }

    /** Whether another request differs by its seed only. */
    public boolean isLike(Request other) {
      return general.seeded(0).equals(other.general.seeded(0)) && themes.equals(other.themes)
          && frame.equals(other.frame) && nets.equals(other.nets) && solutions == other.solutions
          && quick == other.quick;
    }

    Variant variant() {
      return general.variant();
    }

    Stipulation stipulation() {
      return general.stipulation();
    }

    int pieces() {
      return general.material().most();
    }

    Problem problem(Setup setup) {
      Problem problem = Problem.of(variant(), setup, stipulation());
      return stipulation().isBattle() ? problem : problem.withTask(task -> task.withSolutions(solutions));
    }
  }

  private final Request request;
  private final CandidateSolver solver;
  private final Measure measure;

  /**
   * @param measure the rating to be raised
   * @throws InputException in one sentence, if no position fits the request
   */
  public ThemeComposer(Request request, Measure measure, CandidateSolver solver) {
    this.request = request;
    this.solver = solver;
    this.measure = measure;
    if (changes(new Random(0)).start(Optional.empty()).isEmpty()) {
      throw new InputException(
          "No legal position with the pieces that stay, at most {0} pieces and a quiet first move was found",
          request.pieces());
    }
  }

  /**
   * Searches until there are enough problems or the search is stopped, and delivers each problem when it is found. A
   * problem with more than three quarters of its free pieces in common with an earlier one is left out.
   *
   * @return the same, the best first
   */
  public List<Found> search(Consumer<Found> listener) {
    List<Found> all = new ArrayList<>();
    solver.<Found>each(Integer.MAX_VALUE, this::attempt, found -> {
      Net net = new Net(request.frame().without(found.problem().setup()), "");
      if (all.stream().allMatch(other -> net.keptIn(other.problem().setup()) <= Net.MOST_KEPT)) {
        all.add(found);
        listener.accept(found);
      }
      return all.size() < request.general().count();
    });
    return all.stream().sorted(Found.BEST_FIRST).toList();
  }

  /**
   * Makes one attempt; empty if it finds no problem. The result depends only on the request, the limit of moves for a
   * candidate and the number.
   *
   * @param number from 0
   */
  Optional<Found> attempt(int number) {
    Random random = new Random(request.general().seed() * 0x9E3779B97F4A7C15L + number * 0xD1342543DE82EF95L);
    List<Net> nets = number % RANDOM == RANDOM - 1 ? List.of() : request.nets();
    Optional<Net> net = nets.isEmpty() ? Optional.empty() : Optional.of(nets.get(random.nextInt(nets.size())));
    Optional<Net> free = net.map(from -> new Net(request.frame().without(from.setup()), from.source()));
    DraftScorer scorer = new DraftScorer(request, measure, solver);
    return new ThemeWalk(changes(random), scorer, solver, random, request.quick(), free).result()
        .map(found -> net.map(from -> found.after(Message.plain(from.source()))).orElse(found));
  }

  private DraftChanges changes(Random random) {
    return new DraftChanges(request, random);
  }
}
