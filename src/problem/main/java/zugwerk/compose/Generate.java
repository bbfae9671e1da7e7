package zugwerk.compose;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;
import zugwerk.board.Setup;
import zugwerk.compose.PositionScorer.Candidate;
import zugwerk.content.quality.Conventions;
import zugwerk.content.quality.Measure;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.work.InputException;
import zugwerk.work.Message;

/**
 * Finds sound problems by a guided random search.
 *
 * <p>The search starts from a random position and keeps changes that raise its score, computed by
 * {@link PositionScorer}: first until the problem is sound, then to improve it. Unnecessary pieces are removed. Where
 * random positions are too far from a sound problem, as in selfmates and in long problems, the search first finds a
 * problem in fewer moves. It then retracts a move of each side in several ways and continues with the best position,
 * one move longer each time. The same seed gives the same problems for any number of threads.
 */
public final class Generate {

  /** The default limit of moves played on a candidate. */
  public static final long USUAL_NODES = 2_000_000;

  /** From how many random positions the best is chosen, where few of them are near a problem. */
  private static final int STARTS = 100;

  /** The maximum length of a direct mate for which random positions come near enough. */
  private static final int NEAR = 3;

  private static final int RETRACTIONS = 8;
  private static final int PATIENCE = 80;
  private static final int ROUNDS = 4;

  /**
   * The request.
   *
   * @param variant the game
   * @param stipulation the stipulation of the problems; not that of a study
   * @param material the pieces
   * @param state how many items of state there may be, such as tiles or poisoned pieces, from 0
   * @param demands the requirements on the problems
   * @param seed the seed of the random numbers
   * @param count how many problems, from 1
   */
  public record Request(Variant variant, Stipulation stipulation, PieceStock material, int state, Demands demands,
      long seed,
      int count) {

    public Request {
      if (stipulation.isStudy() || stipulation.isLastMove()) {
        throw new InputException(
            "the stipulation {0} has no number of moves; problems are generated with a number of moves, as in #2",
            stipulation);
      }
      if (stipulation.isProofGame()) {
        throw new InputException(
            "the stipulation {0} is that of a proof game, whose position is found by playing; problems are generated"
                + " for other goals",
            stipulation);
      }
      if (state < 0) {
        throw new InputException("the number of items of state must be 0 or more, not {0}", state);
      }
      if (count < 1) {
        throw new InputException("the number of problems must be 1 or more, not {0}", count);
      }
    }

    Request seeded(long other) {
      return new Request(variant, stipulation, material, state, demands, other, count);
    }
  }

  private final Request request;
  private final Measure measure;
  private final CandidateSolver solver;
  private final Roles roles;

  /** @param measure the rating to be raised */
  public Generate(Request request, Measure measure, CandidateSolver solver) {
    this.request = request;
    this.measure = measure;
    this.solver = solver;
    roles = Roles.of(request.stipulation());
  }

  /**
   * Searches until there are enough problems or the search is stopped, and delivers each problem when it is found.
   *
   * @return the same, the best first
   */
  public List<Found> search(Consumer<Found> listener) {
    return search(this::attempt, listener);
  }

  /**
   * The same, where the attempts are made elsewhere.
   *
   * @param attempts returns the result of {@link #attempt}, from as many threads as the solver's limits allow
   */
  public List<Found> search(IntFunction<Optional<Found>> attempts, Consumer<Found> listener) {
    Set<String> known = new HashSet<>();
    List<Found> all = new ArrayList<>();
    solver.<Found>each(Integer.MAX_VALUE, attempts, found -> {
      if (known.add(found.problem().fen())) {
        all.add(found);
        listener.accept(found);
      }
      return known.size() < request.count();
    });
    return all.stream().sorted(Found.BEST_FIRST).toList();
  }

  /**
   * Makes one attempt; empty if it finds no problem. The result depends only on the request, the limit of moves for a
   * candidate and the number.
   *
   * @param number from 0
   */
  public Optional<Found> attempt(int number) {
    Random random = new Random(request.seed() * 0x9E3779B97F4A7C15L + number * 0xD1342543DE82EF95L);
    Placement placement = new Placement(request.variant(), request.material(), request.state(), roles, random);
    return grown(placement, new Retraction(request.variant(), request.material(), random))
        .flatMap(start -> refined(start, placement))
        .flatMap(this::found);
  }

  /** An initial position of the full length: random, or grown from shorter sound problems. */
  private Optional<Setup> grown(Placement placement, Retraction retraction) {
    int moves = request.stipulation().moves();
    int rung = firstRung(moves);
    PositionScorer judge = judge(rung, rung == moves ? request.demands() : rungDemands());
    int starts = PositionScorer.forcesMate(request.stipulation()) ? STARTS : 1;
    Optional<Candidate> present = best(judge, Stream.generate(placement::start).limit(starts));
    for (; rung < moves && present.isPresent(); rung++) {
      Candidate sound = climb(present.get(), placement, judge, judge::satisfied);
      if (!judge.satisfied(sound) || solver.stops()) {
        return Optional.empty();
      }
      judge = judge(rung + 1, rung + 1 == moves ? request.demands() : rungDemands());
      present = best(judge, Stream.generate(() -> retraction.before(sound.setup()).flatMap(retraction::before))
          .limit(RETRACTIONS));
    }
    return present.map(Candidate::setup);
  }

  /** The initial length: 1 where play forces the other side to mate, and one move less for long direct play. */
  private int firstRung(int moves) {
    return PositionScorer.forcesMate(request.stipulation()) ? 1
        : request.stipulation().isBattle() && moves > NEAR ? moves - 1 : moves;
  }

  private static Optional<Candidate> best(PositionScorer judge, Stream<Optional<Setup>> setups) {
    return setups.flatMap(Optional::stream).map(judge::judge).max(Comparator.comparingDouble(Candidate::worth))
        .filter(candidate -> !judge.isFar(candidate));
  }

  private Demands rungDemands() {
    return new Demands(true, request.demands().ownRule(), true, 0, 0, 0, 0, Integer.MAX_VALUE,
        Set.copyOf(Conventions.ALL));
  }

  private PositionScorer judge(int moves, Demands demands) {
    return new PositionScorer(request.variant(), request.stipulation().inMoves(moves), demands, measure, solver);
  }

  private Optional<Candidate> refined(Setup start, Placement placement) {
    PositionScorer judge = judge(request.stipulation().moves(), request.demands());
    Candidate best = judge.judge(start);
    for (int round = 0; round < ROUNDS; round++) {
      best = climb(best, placement, judge, _ -> false);
      if (best.quality().isEmpty() || solver.stops()) {
        return Optional.empty();
      }
      Optional<Candidate> lean = request.demands().superfluous() ? Optional.of(best) : lean(best, judge);
      if (lean.isEmpty() || solver.stops()) {
        return Optional.empty();
      }
      best = lean.get();
      if (judge.satisfied(best)) {
        return Optional.of(best);
      }
    }
    return Optional.empty();
  }

  /** Makes small changes that do not lower the score, until the position is good enough or nothing helps. */
  private Candidate climb(Candidate start, Placement placement, PositionScorer judge, Predicate<Candidate> enough) {
    Candidate best = start;
    for (int idle = 0; idle < PATIENCE && !solver.stops() && !enough.test(best); idle++) {
      Candidate next = judge.judge(placement.changed(best.setup()));
      if (next.worth() >= best.worth()) {
        idle = next.worth() > best.worth() ? 0 : idle;
        best = next;
      }
    }
    return best;
  }

  private Optional<Candidate> lean(Candidate full, PositionScorer judge) {
    Problem problem = problem(full);
    return solver.sound(problem).flatMap(solved -> new Minimal(problem, solver, solved.keys()).form(true))
        .map(found -> judge.judge(found.problem().setup())).filter(made -> made.quality().isPresent());
  }

  private Optional<Found> found(Candidate candidate) {
    Problem problem = problem(candidate);
    return solver.shown(problem)
        .filter(all -> solver.measured(measure::needs).apply(all).filter(request.demands()::allow).isPresent())
        .flatMap(all -> solver.measured(measure::inSearch).apply(all)
            .map(quality -> Found.of(problem, all, List.of(), Message.NONE).measured(quality, quality.summary())));
  }

  private Problem problem(Candidate candidate) {
    return Problem.of(request.variant(), candidate.setup(), request.stipulation());
  }
}
