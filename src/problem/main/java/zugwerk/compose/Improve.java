package zugwerk.compose;

import static zugwerk.work.Texts.key;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.board.Transformation;
import zugwerk.content.Content;
import zugwerk.content.Feature;
import zugwerk.content.Played;
import zugwerk.content.quality.Conventions;
import zugwerk.content.quality.Measure;
import zugwerk.content.quality.PositionTerms;
import zugwerk.content.quality.Quality;
import zugwerk.content.quality.Term;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.problem.TransformedProblem;
import zugwerk.problem.TwinChange;
import zugwerk.rules.Legality;
import zugwerk.solve.Soundness;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Message;

/**
 * Finds better versions of a sound problem: up to three pieces added, removed, moved or exchanged, or items of state
 * changed. If the problem has twins, its diagram is changed.
 *
 * <p>A version is sound with the same stipulation and has more points than the problem, and than the version without
 * any of its changes. If the problem may be legal, so may the version. The search tries single changes in random order,
 * and alternately continues from the problem, from the versions with the most points, including worse ones than the
 * problem, and from positions with one cook, which a further change may repair. Most candidates are not sound, which is
 * checked first; only sound ones are solved with set play and tries and rated. The same seed gives the same versions
 * for any number of threads.
 */
public final class Improve {

  public static final int USUAL_EFFORT = 10_000;

  public static final int MOST_CHANGES = 3;

  private static final int ROUND = 64;
  private static final int BEAM = 24;

  /** The assumed loss of points of a position with one cook. */
  private static final double COOK = 6;

  private static final int TRIALS = 40;

  /** The interval, in candidates, at which one continues from an earlier one, until all single changes are examined. */
  private static final int FURTHER = 4;

  /**
   * The request.
   *
   * @param effort how many candidates are examined, from 1
   * @param count the search ends after this many versions, from 1
   * @param seed the seed of the random numbers
   * @param allowed the conventions that versions may break; see {@link Conventions}
   */
  public record Request(int effort, int count, long seed, Set<Term> allowed) {

    public Request {
      if (effort < 1) {
        throw new InputException("the number of candidates must be 1 or more, not {0}", effort);
      }
      if (count < 1) {
        throw new InputException("the number of versions must be 1 or more, not {0}", count);
      }
      allowed = Set.copyOf(allowed);
    }

    /** A request that allows no broken convention. */
    public Request(int effort, int count, long seed) {
      this(effort, count, seed, Set.of());
    }
  }

  /** How many candidates met which end. */
  public record Tried(int candidates, int sound, int better, Map<String, Integer> refused) {

    public Tried {
      refused = Collections.unmodifiableMap(new TreeMap<>(refused));
    }

    /** A clause about them. */
    public Message sentence() {
      Message all = Message.counted(candidates, "tried {0} candidate, {1} sound, {2} found",
          "tried {0} candidates, {1} sound, {2} found", sound, better);
      return refused.isEmpty() ? all
          : Message.joined(List.of(all, Message.message("not proposed: {0}", Message.joined(refused.entrySet().stream()
              .map(entry -> Message.joined(
                  List.of(Message.message(entry.getKey()), Message.plain(String.valueOf(entry.getValue()))), " "))
              .toList(), ", "))));
    }
  }

  private record Candidate(Problem problem, List<TwinChange> changes) {}

  /**
   * A candidate that was examined.
   *
   * @param points its points; an estimate if it is not sound
   * @param better the better version; empty if it is not better
   */
  private record Version(Candidate candidate, double points, Optional<Found> better) {}

  private final Problem problem;
  private final Measure measure;
  private final Request request;
  private final CandidateSolver solver;
  private final Random random;
  private final Quality start;
  private final boolean doubtful;
  private final List<TwinChange> single;
  private final List<Version> beam = new ArrayList<>();
  private final Map<String, List<List<TwinChange>>> known = new HashMap<>();
  private final Map<String, Optional<Quality>> parts = new ConcurrentHashMap<>();
  private final Set<String> drawn = new HashSet<>();
  private final Set<String> found = new HashSet<>();
  private final Set<String> play;
  private final Map<Feature, Integer> startNeeds;
  private final Map<String, Integer> refused = new ConcurrentHashMap<>();
  private final AtomicInteger tried = new AtomicInteger();
  private final AtomicInteger sound = new AtomicInteger();
  private int better;
  private int next;

  /**
   * @param problem a sound problem, with its twins if it has any
   * @throws InputException in one sentence, if the problem is not sound or cannot be measured, or that could
   *     not be decided
   * @throws CancellationException if the search was stopped before that was known
   */
  public Improve(Problem problem, Measure measure, Request request, CandidateSolver solver) {
    this.problem = problem;
    this.measure = measure;
    this.request = request;
    this.solver = solver;
    solver.keysOfSound(problem);
    Solved solved = solver.shown(problem).orElseThrow(CancellationException::new);
    start = solver.measured(measure::inSearch).apply(solved).orElseThrow(CancellationException::new);
    startNeeds = counts(solver.measured(measure::needs).apply(solved).orElseThrow(CancellationException::new));
    play = play(solved);
    doubtful = !Legality.doubts(problem.variant(), problem.setup(), true).isEmpty();
    random = new Random(request.seed());
    single = new ArrayList<>(kinds(problem).stream().flatMap(List::stream).distinct().toList());
    Collections.shuffle(single, random);
    drawn.add(problem.fen());
    beam.add(new Version(new Candidate(problem, List.of()), start.points(), Optional.empty()));
  }

  /** The rating of the problem itself. */
  public Quality start() {
    return start;
  }

  /**
   * Searches until the candidates are examined or there are enough versions, and delivers each better version when it
   * is found.
   *
   * @return the same, the best first: those that keep the claimed key, lose no essential theme, and have more points,
   * less a cost for each change
   */
  public List<Found> search(Consumer<Found> listener) {
    List<Found> all = new ArrayList<>();
    solver.rounds(request.effort(), this::round, this::examined, version -> {
      enter(version);
      version.better().filter(better -> found.add(alike(better.problem()))).ifPresent(better -> {
        all.add(better);
        this.better++;
        solver.found();
        listener.accept(better);
      });
      return all.size() < request.count();
    });
    return Judgement.of(problem, start).ranked(all);
  }

  /**
   * All single changes of a problem by kind; kinds are drawn with equal probability, moves with twice the probability.
   */
  private static List<List<TwinChange>> kinds(Problem of) {
    Changes all = new Changes(of);
    return Stream.of(all.moves(), all.moves(), all.removals(), all.additions(), all.replacements(), all.exchanges(),
        all.states()).filter(kind -> !kind.isEmpty()).toList();
  }

  private List<Candidate> round(int most) {
    List<Candidate> round = new ArrayList<>();
    for (int misses = 0; round.size() < Math.min(most, ROUND) && misses < TRIALS;) {
      boolean further = next == single.size() || round.size() % FURTHER == FURTHER - 1;
      Optional<Candidate> one = further ? further() : candidate(problem, List.of(), single.get(next++));
      one = one.filter(candidate -> drawn.add(candidate.problem().fen()));
      misses = one.isPresent() ? 0 : further ? misses + 1 : misses;
      one.ifPresent(round::add);
    }
    return round;
  }

  private Optional<Candidate> further() {
    double place = random.nextDouble();
    Version from = beam.get((int) (place * place * beam.size()));
    List<List<TwinChange>> kinds = known.computeIfAbsent(from.candidate().problem().fen(),
        _ -> kinds(from.candidate().problem()));
    List<TwinChange> kind = kinds.get(random.nextInt(kinds.size()));
    return candidate(from.candidate().problem(), from.candidate().changes(), kind.get(random.nextInt(kind.size())));
  }

  private static Optional<Candidate> candidate(Problem from, List<TwinChange> before, TwinChange change) {
    return before.stream().anyMatch(earlier -> Changes.takesUp(change, earlier)) ? Optional.empty()
        : new Changes(from).made(change)
            .map(made -> new Candidate(made, Stream.concat(before.stream(), Stream.of(change)).toList()));
  }

  private Optional<Version> examined(Candidate candidate) {
    tried.incrementAndGet();
    Optional<Solved> solved = solver.solve(candidate.problem(), 2);
    if (solved.isEmpty() || solved.get().verdict() != Soundness.SOUND) {
      return solved.filter(Improve::hasOneCook)
          .map(_ -> new Version(candidate, start.points() - COOK, Optional.empty()));
    }
    sound.incrementAndGet();
    Optional<Solved> shown = solver.shown(candidate.problem());
    Optional<Quality> terms = shown.flatMap(solver.measured(measure::withoutThemes));
    // Themes take longest, and make up for no broken convention.
    if (terms.isEmpty() || !breaksNoMore(counts(terms.get()), counts(start))) {
      return terms.map(quality -> new Version(candidate, quality.points(), Optional.empty()));
    }
    return shown.flatMap(all -> solver.measured(measure::inSearch).apply(all)
        .map(quality -> new Version(candidate, quality.points(), Optional.of(candidate)
            .filter(_ -> quality.points() > start.points() && isAsLegal(candidate.problem())
                && needsAll(candidate.changes(), quality.points()) && isProposed(candidate.problem(), all, quality))
            .filter(_ -> !solver.stops())
            .map(_ -> Found.of(candidate.problem(), all, candidate.changes(), Message.NONE)
                .measured(quality, quality.changesFrom(start))))));
  }

  /** What was tried. */
  public Tried tried() {
    return new Tried(tried.get(), sound.get(), better, refused);
  }

  private boolean isProposed(Problem version, Solved solved, Quality quality) {
    if (isTrivial(version, solved, quality)) {
      refused.merge(key("trivial change"), 1, Integer::sum);
      return false;
    }
    return solver.measured(measure::needs).apply(solved).filter(needs -> breaksNoMore(counts(needs), startNeeds))
        .isPresent();
  }

  /** Whether only the diagram changes, and neither the play, the number of pieces nor a broken convention. */
  private boolean isTrivial(Problem version, Solved solved, Quality quality) {
    return quality.count(PositionTerms.PIECE) >= start.count(PositionTerms.PIECE)
        && counts(quality).equals(counts(start))
        && play(solved).equals(play) && version.task().twins().equals(problem.task().twins());
  }

  private static Set<String> play(Solved solved) {
    return Content.of(solved, new CancelToken()).lines().stream()
        .map(line -> line.stream().map(Played::text).collect(Collectors.joining(" "))).collect(Collectors.toSet());
  }

  private static Map<Feature, Integer> counts(Quality quality) {
    return quality.broken().stream().collect(Collectors.toMap(Quality.Entry::feature, Quality.Entry::count));
  }

  private boolean breaksNoMore(Map<Feature, Integer> now, Map<Feature, Integer> before) {
    List<Feature> more = now.keySet().stream().filter(broken -> !request.allowed().contains(broken))
        .filter(broken -> now.getOrDefault(broken, 0) > before.getOrDefault(broken, 0)).toList();
    more.forEach(broken -> refused.merge(broken.name(), 1, Integer::sum));
    return more.isEmpty();
  }

  private static boolean hasOneCook(Solved solved) {
    return solved.verdict() == Soundness.COOKED && solved.parts().stream()
        .mapToLong(part -> Math.max(0, part.solution().solutions() - part.solution().statedSolutions())).sum() == 1;
  }

  private boolean isAsLegal(Problem version) {
    return doubtful || Legality.doubts(version.variant(), version.setup(), true).isEmpty();
  }

  /** Whether a version has more points than any that some of its changes lead to. */
  private boolean needsAll(List<TwinChange> changes, double points) {
    for (int some = 1; some < (1 << changes.size()) - 1; some++) {
      Optional<Problem> less = Optional.of(problem);
      for (int i = 0; i < changes.size(); i++) {
        TwinChange change = changes.get(i);
        less = (some >> i & 1) == 0 ? less : less.flatMap(before -> new Changes(before).made(change));
      }
      if (less.flatMap(this::quality).filter(quality -> quality.points() >= points).isPresent()) {
        return false;
      }
    }
    return true;
  }

  private Optional<Quality> quality(Problem part) {
    String fen = part.fen();
    Optional<Quality> before = parts.get(fen);
    if (before != null) {
      return before;
    }
    Optional<Quality> now = solver.sound(part).flatMap(_ -> solver.quality(part, measure));
    parts.put(fen, now);
    return now;
  }

  private void enter(Version version) {
    if (version.candidate().changes().size() < MOST_CHANGES) {
      int place = 0;
      while (place < beam.size() && beam.get(place).points() >= version.points()) {
        place++;
      }
      beam.add(place, version);
      if (beam.size() > BEAM) {
        beam.removeLast();
      }
    }
  }

  /** The same text for versions that are rotated or mirrored copies of each other, where the play is the same. */
  static String alike(Problem version) {
    return Stream.concat(Stream.of(version), Stream.of(Transformation.MIRROR_LEFT_RIGHT, Transformation.MIRROR_UP_DOWN,
        Transformation.MIRROR_DIAGONAL, Transformation.MIRROR_ANTIDIAGONAL, Transformation.ROTATE_90,
        Transformation.ROTATE_180, Transformation.ROTATE_270).flatMap(symmetry -> copy(version, symmetry).stream()))
        .map(Problem::fen).min(Comparator.naturalOrder()).orElseThrow();
  }

  /** The transformed problem if it has the same play; only then the claim stays. */
  private static Optional<Problem> copy(Problem version, Transformation symmetry) {
    try {
      return Optional.of(TransformedProblem.of(version, symmetry)).filter(copy -> copy.analysis().claim().isPresent());
    } catch (InputException _) {
      return Optional.empty();
    }
  }
}
