package zugwerk.compose;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.content.Content;
import zugwerk.content.quality.Measure;
import zugwerk.content.quality.Quality;
import zugwerk.content.theme.Theme;
import zugwerk.content.theme.ThemeNearness;
import zugwerk.content.theme.Themes;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.problem.Solved;
import zugwerk.rules.Move;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionNode.Role;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.work.CancelToken;
import zugwerk.work.Message;

/**
 * How far a draft is from a sound problem with the themes: less is better. The play after the intended first moves is
 * solved first, as if they solved; other first moves are searched only where that play is near enough. Not safe for
 * use by several threads.
 */
final class DraftScorer {

  private static final SolveOptions.Shown PLAY =
      new SolveOptions.Shown(false, SolveOptions.Tries.ALL, true, true);
  private static final SolveOptions.Shown WITH_SET_PLAY =
      new SolveOptions.Shown(true, SolveOptions.Tries.ALL, true, true);

  static final double HOPELESS = 1000;
  /** A theme outweighs everything else, so that no repair gives it up. */
  private static final double THEME = 30;
  private static final double LOST = 10;
  /** The first refutations weigh more, but a further one must count too: else many of them give no direction. */
  private static final double REFUTATION = 1.5;
  private static final int FEW = 4;
  private static final double FURTHER = 0.6;
  /** The weight of soundness while the themes are searched for. */
  private static final double SKETCH_WEIGHT = 0.1;
  private static final double COOK = 1.5;
  private static final int MOST_COOKS = 5;
  private static final double SHORT = 4;
  private static final double MOST_REFUTATION_DIFFERENCE = 3;
  private static final double CONVENTION = 1.2;
  private static final double MOST_CONVENTIONS = 6;
  private static final double MOST_QUALITY_PENALTY = 6;
  private static final double POOR = -10;
  private static final double RICH = 50;
  private static final double PIECE = 0.12;
  /** The weight of a piece above the limit, which a net may exceed. */
  private static final double EXCESS = 2;

  /**
   * The rating of a draft.
   *
   * @param distance how far it is, from 0
   * @param focus the squares of moves that harm it
   * @param complete whether it is likely a problem to be kept
   */
  record Rating(double distance, long focus, boolean complete) {

    static final Rating NONE = new Rating(HOPELESS, 0, false);
  }

  private final ThemeComposer.Request request;
  private final Measure measure;
  private final CandidateSolver solver;
  /** Whether the themes may need the set play. */
  private final boolean setPlay;
  private final Map<Move, Optional<SolutionNode>> played = new HashMap<>();
  private List<SolutionNode> setNodes = List.of();
  private Optional<Setup> known = Optional.empty();

  DraftScorer(ThemeComposer.Request request, Measure measure, CandidateSolver solver) {
    this.request = request;
    this.measure = measure;
    this.solver = solver;
    setPlay = request.themes().stream().anyMatch(theme -> theme.group() == Theme.Group.CHANGED_PLAY);
  }

  /** The rating of a draft; without exact value where the distance is above a limit. */
  Rating rating(Draft draft, double limit) {
    return request.stipulation().isBattle() ? battle(draft, limit, false) : help(draft, limit, false);
  }

  /** The rating of a draft by its themes, whether it is sound or not. */
  Rating sketch(Draft draft, double limit) {
    return request.stipulation().isBattle() ? battle(draft, limit, true) : help(draft, limit, true);
  }

  private Rating battle(Draft draft, double limit, boolean sketch) {
    Setup setup = draft.setup();
    List<SolutionNode> firsts = new ArrayList<>();
    double distance = pieces(setup);
    for (Move first : draft.firsts()) {
      Optional<SolutionNode> played = played(setup, first);
      if (played.isEmpty() || played.get().goal()) {
        return Rating.NONE;
      }
      firsts.add(played.get());
      distance += firsts.size() == draft.firsts().size()
          ? refuted(refutations(played.get()).size())
          : Math.min(MOST_REFUTATION_DIFFERENCE, Math.abs(refutations(played.get()).size() - 1));
    }
    distance *= sketch ? SKETCH_WEIGHT : 1;
    if (distance > limit) {
      return new Rating(distance, 0, false);
    }
    Solved solved = relaxed(setup, firsts, setPlay);
    double gap = gap(Content.of(solved, new CancelToken()));
    distance += THEME * gap + (sketch || gap == 0 ? 0 : LOST);
    SolutionNode key = firsts.getLast();
    long focus = focus(refutations(key));
    if (distance > limit || sketch) {
      return new Rating(distance, focus, gap == 0);
    }
    Optional<Solution> keys = solver.solve(request.variant(), setup, request.stipulation(), CandidateSolver.KEYS_ONLY,
        MOST_COOKS);
    if (keys.isEmpty()) {
      return Rating.NONE;
    }
    List<SolutionNode> cooks = keys.get().keys().stream().filter(node -> !node.move().equals(key.move())).toList();
    boolean isShort = keys.get().verdict() == Soundness.SHORT;
    distance += COOK * Math.min(MOST_COOKS, cooks.size()) + (isShort ? SHORT : 0);
    if (!refutations(key).isEmpty() || !cooks.isEmpty() || isShort) {
      return new Rating(distance + MOST_CONVENTIONS + MOST_QUALITY_PENALTY, focus | focus(cooks), false);
    }
    return finished(distance, gap, setPlay ? solved : withSetPlay(setup, firsts));
  }

  /** The first refutations weigh more than many. */
  private static double refuted(int refutations) {
    return REFUTATION * Math.min(FEW, refutations) + FURTHER * Math.max(0, refutations - FEW);
  }

  /** The rating of a sound draft. */
  private Rating finished(double distance, double gap, Solved solved) {
    Optional<Quality> quality = solver.measured(measure::withoutThemes).apply(solved);
    double broken = quality.map(this::broken).orElse(HOPELESS);
    return new Rating(distance + Math.min(MOST_CONVENTIONS, CONVENTION * broken) + poverty(quality), 0,
        broken == 0 && gap == 0);
  }

  /** A first move with its play; other first moves of the same position are kept. */
  private Optional<SolutionNode> played(Setup setup, Move first) {
    if (known.filter(setup::equals).isEmpty()) {
      known = Optional.of(setup);
      played.clear();
      setNodes = List.of();
    }
    Optional<SolutionNode> before = played.get(first);
    if (before != null) {
      return before;
    }
    boolean withSet = setPlay && played.isEmpty();
    Optional<Solution> solution = solver.first(request.variant(), setup, request.stipulation(),
        withSet ? WITH_SET_PLAY : PLAY, first);
    setNodes = withSet ? solution.map(Solution::setPlay).orElse(List.of()) : setNodes;
    Optional<SolutionNode> now = solution.flatMap(found -> Stream.concat(found.keys().stream(), found.tries().stream())
        .findFirst());
    played.put(first, now);
    return now;
  }

  private Solved withSetPlay(Setup setup, List<SolutionNode> firsts) {
    setNodes = solver.first(request.variant(), setup, request.stipulation(), WITH_SET_PLAY, firsts.getLast().move())
        .map(Solution::setPlay).orElse(List.of());
    return relaxed(setup, firsts, true);
  }

  /** The solution as if the last of the first moves were the only key. */
  private Solved relaxed(Setup setup, List<SolutionNode> firsts, boolean withSet) {
    SolutionNode first = firsts.getLast();
    SolutionNode key = new SolutionNode(Role.KEY, first.move(), first.text(), first.ply(), first.goal(),
        first.passed(), first.threats(), first.replies());
    Solution solution = new Solution(request.stipulation(), Soundness.SOUND, List.of(key),
        firsts.subList(0, firsts.size() - 1), withSet ? setNodes : List.of(), 1, 1,
        OptionalInt.of(request.stipulation().moves()), List.of(), 0, 0, true);
    Problem problem = Problem.of(request.variant(), setup, request.stipulation());
    return new Solved(List.of(new Solved.Part(ProblemPart.solved(problem).getFirst(), solution)));
  }

  private double broken(Quality quality) {
    return request.general().demands().shortfall(quality);
  }

  private double gap(Content content) {
    return request.themes().stream().mapToDouble(theme -> 1 - ThemeNearness.of(theme, content)).sum();
  }

  private Rating help(Draft draft, double limit, boolean sketch) {
    Problem problem = request.problem(draft.setup());
    Optional<Solved> all = solver.solve(problem, MOST_COOKS);
    if (all.isEmpty()) {
      return Rating.NONE;
    }
    Solution solution = all.get().parts().getFirst().solution();
    long off = solution.solutions() - request.solutions();
    boolean isShort = solution.verdict() == Soundness.SHORT;
    double distance = pieces(draft.setup()) + (isShort ? SHORT : 0)
        + (off < 0 ? SHORT - off : COOK * Math.min(MOST_COOKS, off));
    distance *= sketch ? SKETCH_WEIGHT : 1;
    Content content = Content.of(all.get(), new CancelToken());
    double gap = content.lines().isEmpty() ? request.themes().size() : gap(content);
    distance += THEME * gap + (sketch || gap == 0 ? 0 : LOST);
    if (sketch) {
      return new Rating(distance, 0, gap == 0);
    }
    if (off != 0 || isShort || distance > limit) {
      return new Rating(distance + MOST_CONVENTIONS + MOST_QUALITY_PENALTY, 0, false);
    }
    return finished(distance, gap, all.get());
  }

  /** Less for more points, from 0. */
  private static double poverty(Optional<Quality> quality) {
    return MOST_QUALITY_PENALTY * (RICH - Math.clamp(quality.map(Quality::points).orElse(0.0), POOR, RICH))
        / (RICH - POOR);
  }

  private double pieces(Setup setup) {
    int pieces = setup.pieces();
    return PIECE * pieces + EXCESS * Math.max(0, pieces - request.pieces());
  }

  private static List<SolutionNode> refutations(SolutionNode first) {
    return first.replies().stream().filter(reply -> reply.role() == Role.REFUTATION).toList();
  }

  private static long focus(List<SolutionNode> moves) {
    return moves.stream().mapToLong(node -> Square.bit(node.move().from()) | Square.bit(node.move().to()))
        .reduce(0, (one, other) -> one | other);
  }

  /** The problem with its final rating, if it is sound, meets the demands, and has the themes as essential ones. */
  Optional<Found> found(Setup setup) {
    if (setup.pieces() > request.pieces()) {
      return Optional.empty();
    }
    Problem problem = request.problem(setup);
    Demands demands = request.general().demands();
    return solver.shown(problem).filter(this::hasThemes)
        .filter(all -> solver.measured(measure::needs).apply(all).filter(demands::allow).isPresent())
        .flatMap(all -> solver.measured(measure::inSearch).apply(all).filter(demands::met)
            .map(quality -> Found.of(problem, all, List.of(), Message.NONE).measured(quality, quality.summary())));
  }

  private boolean hasThemes(Solved all) {
    Content content = Content.of(all, new CancelToken());
    return Themes.essential(content, Themes.in(content))
        .containsAll(request.themes());
  }
}
