package zugwerk.compose;

import java.util.HashSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;

/**
 * Finds sound problems: men are placed by chance and then moved about as long as that brings the position nearer to a
 * sound problem, and then to a better one; men that are not needed go. The same seed gives the same problems, however
 * many threads work.
 */
public final class Generate {

  /** After how many moves played a candidate is left, unless something else is asked for. */
  public static final long USUAL_NODES = 2_000_000;

  /** After so many changes without any gain a position is given up. */
  private static final int PATIENCE = 80;

  /** So many keys of a cooked problem are counted. */
  private static final int COUNTED = 4;

  /** What a problem is worth, at most, that is not sound. */
  private static final double HOPELESS = -1000;

  /** What it costs a problem to be one short of what is demanded. */
  private static final double SHORTFALL = 12;

  /** So often a problem is made better again after men have gone. */
  private static final int ROUNDS = 4;

  /**
   * What is wanted.
   *
   * @param variant the game
   * @param stipulation what is to be asked; not that of a study
   * @param material the men
   * @param state how many items of state there may be, such as tiles or poisoned men, from 0
   * @param demands what the problems must be good for
   * @param seed where chance begins
   * @param count how many problems, from 1
   */
  public record Wish(Variant variant, Stipulation stipulation, Material material, int state, Demands demands, long seed,
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

  /** A position with what the solver says of it; the more the better, from 0 if it is sound. */
  private record Candidate(Setup setup, double worth, Optional<Solution> solution, Optional<Quality> quality) {}

  private final Wish wish;
  private final Work work;
  private final Side toMove;
  private final int victim;

  public Generate(Wish wish, Work work) {
    this.wish = wish;
    this.work = work;
    Stipulation stipulation = wish.stipulation();
    boolean blackBegins = switch (stipulation.play()) {
      case HELP -> stipulation.halfmoves() % 2 == 0;
      case SERIES_HELP -> true;
      default -> false;
    };
    toMove = blackBegins ? Side.BLACK : Side.WHITE;
    victim = (stipulation.beginnerSuffers() ? toMove : toMove.other()).ordinal();
  }

  /** Searches until there are as many problems as wished, or the work is stopped; each is handed on when found. */
  public void search(Consumer<Found> listener) {
    Set<String> known = new HashSet<>();
    work.<Found>each(Integer.MAX_VALUE, this::attempt, found -> {
      if (known.add(found.problem().fen())) {
        listener.accept(found);
      }
      return known.size() < wish.count();
    });
  }

  private Optional<Found> attempt(int number) {
    Random random = new Random(wish.seed() * 0x9E3779B97F4A7C15L + number * 0xD1342543DE82EF95L);
    Placement placement =
        new Placement(wish.variant(), wish.material(), wish.state(), toMove, victim, random);
    Appraiser appraiser = new Appraiser(wish.variant(), wish.stipulation(), work);
    Setup start = placement.start();
    if (start == null) {
      return Optional.empty();
    }
    Candidate best = judge(start, appraiser);
    for (int round = 0; round < ROUNDS; round++) {
      best = climb(best, placement, appraiser);
      if (best.quality().isEmpty() || work.stops()) {
        return Optional.empty();
      }
      Optional<Candidate> lean = wish.demands().superfluous() ? Optional.of(best) : lean(best, appraiser);
      if (lean.isEmpty() || work.stops()) {
        return Optional.empty();
      }
      best = lean.get();
      if (wish.demands().met(best.quality().orElseThrow())) {
        return found(best);
      }
    }
    return Optional.empty();
  }

  private Candidate climb(Candidate start, Placement placement, Appraiser appraiser) {
    Candidate best = start;
    for (int idle = 0; idle < PATIENCE && !work.stops(); idle++) {
      Candidate next = judge(placement.changed(best.setup()), appraiser);
      if (next.worth() >= best.worth()) {
        idle = next.worth() > best.worth() ? 0 : idle;
        best = next;
      }
    }
    return best;
  }

  private Candidate judge(Setup setup, Appraiser appraiser) {
    Optional<Solution> bare =
        work.solve(wish.variant(), setup, wish.stipulation(), Asked.KEYS_ONLY, COUNTED - 1);
    if (bare.isEmpty()) {
      return new Candidate(setup, HOPELESS, bare, Optional.empty());
    }
    if (bare.get().verdict() != Soundness.SOUND) {
      return new Candidate(setup, HOPELESS + switch (bare.get().verdict()) {
        case COOKED -> 10 - Math.min(COUNTED, bare.get().solutions());
        case SHORT -> 4;
        default -> 5;
      }, bare, Optional.empty());
    }
    Optional<Solution> whole = work.solve(wish.variant(), setup, wish.stipulation(), Appraiser.SHOWN, 1);
    return whole.map(solution -> {
      Quality quality = appraiser.appraise(setup, solution);
      return new Candidate(setup,
          quality.score() - SHORTFALL * wish.demands().shortfall(quality), whole, Optional.of(quality));
    }).orElse(new Candidate(setup, HOPELESS, bare, Optional.empty()));
  }

  /** The problem with everything left out that is not needed; empty if it is no good then. */
  private Optional<Candidate> lean(Candidate full, Appraiser appraiser) {
    Optional<Found> form = found(full)
        .flatMap(found -> new Minimal(found.problem(), work, found.problem().keys()).form(true));
    return form.map(found -> judge(found.problem().setup(), appraiser)).filter(made -> made.quality().isPresent());
  }

  private Optional<Found> found(Candidate candidate) {
    Problem problem = Problem.of(wish.variant(), candidate.setup(), wish.stipulation().toString());
    Optional<Solved> solved = work.solve(problem, Asked.KEYS_ONLY, 1);
    return solved.filter(all -> all.verdict() == Soundness.SOUND)
        .map(all -> Found.of(problem, all, "", candidate.quality().map(Quality::toString).orElse("")));
  }
}
