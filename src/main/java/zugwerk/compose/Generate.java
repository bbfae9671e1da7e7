package zugwerk.compose;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import zugwerk.board.Setup;
import zugwerk.compose.PositionScorer.Candidate;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;

/**
 * Finds sound problems, by chance and guidance.
 *
 * <p>A random position is moved about as long as that brings it nearer to a sound problem, as the
 * {@link PositionScorer} measures it, and then to a better one; pieces that are not needed go. Where random positions
 * are too far away, as in selfmates and in many moves, a problem in fewer moves is found first. A move of each side is
 * taken back from it in several ways, and the best position goes on, a move longer, up to the wished length. The same
 * seed gives the same problems, however many threads solver.
 */
public final class Generate {

  /** After how many moves played a candidate is left, unless something else is asked for. */
  public static final long USUAL_NODES = 2_000_000;

  /** Of so many random positions the nearest is begun with, where few are near at all. */
  private static final int STARTS = 100;

  /** Random positions are near enough to direct mates in so many moves. */
  private static final int NEAR = 3;

  /** In so many ways moves are taken back, of which the best goes on. */
  private static final int RETRACTIONS = 8;

  /** After so many changes without any gain a position is given up. */
  private static final int PATIENCE = 80;

  /** So often a problem is made better again after pieces have gone. */
  private static final int ROUNDS = 4;

  /**
   * What is wanted.
   *
   * @param variant the game
   * @param stipulation what is to be asked; not that of a study
   * @param material the pieces
   * @param state how many items of state there may be, such as tiles or poisoned pieces, from 0
   * @param demands what the problems must be good for
   * @param seed where chance begins
   * @param count how many problems, from 1
   */
  public record Wish(Variant variant, Stipulation stipulation, PieceStock material, int state, Demands demands,
      long seed,
      int count) {

    public Wish {
      if (stipulation.isStudy()) {
        throw new IllegalArgumentException("the stipulation " + stipulation
            + " is that of a study; problems are generated with a number of moves, as in #2");
      }
      if (state < 0) {
        throw new IllegalArgumentException("there is no state or some, not " + state + " items");
      }
      if (count < 1) {
        throw new IllegalArgumentException("at least one problem is to be found, not " + count);
      }
    }
  }

  private final Wish wish;
  private final CandidateSolver solver;
  private final Roles roles;

  public Generate(Wish wish, CandidateSolver solver) {
    this.wish = wish;
    this.solver = solver;
    roles = Roles.of(wish.stipulation());
  }

  /** Searches until there are as many problems as wished, or the work is stopped; each is handed on when found. */
  public void search(Consumer<Found> listener) {
    Set<String> known = new HashSet<>();
    solver.<Found>each(Integer.MAX_VALUE, this::attempt, found -> {
      if (known.add(found.problem().fen())) {
        listener.accept(found);
      }
      return known.size() < wish.count();
    });
  }

  private Optional<Found> attempt(int number) {
    Random random = new Random(wish.seed() * 0x9E3779B97F4A7C15L + number * 0xD1342543DE82EF95L);
    Placement placement = new Placement(wish.variant(), wish.material(), wish.state(), roles, random);
    return grown(placement, new Retraction(wish.variant(), wish.material(), random))
        .flatMap(start -> refined(start, placement));
  }

  /** A position to begin with, of the wished length: found at once, or from sound problems in ever more moves. */
  private Optional<Setup> grown(Placement placement, Retraction retraction) {
    int moves = wish.stipulation().moves();
    int rung = firstRung(moves);
    PositionScorer judge = judge(rung, rung == moves ? wish.demands() : rungDemands());
    int starts = PositionScorer.forcesMate(wish.stipulation()) ? STARTS : 1;
    Optional<Candidate> present = best(judge, Stream.generate(placement::start).limit(starts));
    for (; rung < moves && present.isPresent(); rung++) {
      Candidate sound = climb(present.get(), placement, judge, judge::satisfied);
      if (!judge.satisfied(sound) || solver.stops()) {
        return Optional.empty();
      }
      judge = judge(rung + 1, rung + 1 == moves ? wish.demands() : rungDemands());
      present = best(judge, Stream.generate(() -> retraction.before(sound.setup()).flatMap(retraction::before))
          .limit(RETRACTIONS));
    }
    return present.map(Candidate::setup);
  }

  /** In how many moves a problem is found first: one that forces mate in one, a long direct one in a move less. */
  private int firstRung(int moves) {
    return PositionScorer.forcesMate(wish.stipulation()) ? 1
        : wish.stipulation().isBattle() && moves > NEAR ? moves - 1 : moves;
  }

  private static Optional<Candidate> best(PositionScorer judge, Stream<Optional<Setup>> setups) {
    return setups.flatMap(Optional::stream).map(judge::judge).max(Comparator.comparingDouble(Candidate::worth))
        .filter(candidate -> !judge.isFar(candidate));
  }

  /** What problems on the way must be good for. */
  private Demands rungDemands() {
    return new Demands(true, wish.demands().ownRule(), true, 0, 0, 0, 0, Integer.MAX_VALUE);
  }

  private PositionScorer judge(int moves, Demands demands) {
    return new PositionScorer(wish.variant(), wish.stipulation().inMoves(moves), demands, solver);
  }

  /** A problem that meets all demands, by climbing and leaving out what is not needed in turn. */
  private Optional<Found> refined(Setup start, Placement placement) {
    PositionScorer judge = judge(wish.stipulation().moves(), wish.demands());
    Candidate best = judge.judge(start);
    for (int round = 0; round < ROUNDS; round++) {
      best = climb(best, placement, judge, _ -> false);
      if (best.quality().isEmpty() || solver.stops()) {
        return Optional.empty();
      }
      Optional<Candidate> lean = wish.demands().superfluous() ? Optional.of(best) : lean(best, judge);
      if (lean.isEmpty() || solver.stops()) {
        return Optional.empty();
      }
      best = lean.get();
      if (judge.satisfied(best)) {
        return found(best);
      }
    }
    return Optional.empty();
  }

  /** Changes a position little by little, none of them for the worse, until it is good enough or nothing helps. */
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

  /** The problem with everything left out that is not needed; empty if it is no good then. */
  private Optional<Candidate> lean(Candidate full, PositionScorer judge) {
    Optional<Found> form = found(full)
        .flatMap(found -> new Minimal(found.problem(), solver, found.problem().keys()).form(true));
    return form.map(found -> judge.judge(found.problem().setup())).filter(made -> made.quality().isPresent());
  }

  private Optional<Found> found(Candidate candidate) {
    Problem problem = Problem.of(wish.variant(), candidate.setup(), wish.stipulation());
    return solver.sound(problem)
        .map(all -> Found.of(problem, all, List.of(), candidate.quality().map(Quality::toString).orElse("")));
  }
}
