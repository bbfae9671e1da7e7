package zugwerk.solve.battle;

import static zugwerk.work.Message.message;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReference;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.MoveText;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.FirstMoves;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.solve.Terms;
import zugwerk.solve.Tristate;
import zugwerk.solve.search.ProofNumberTable;
import zugwerk.solve.search.SearchedNodes;
import zugwerk.work.InputException;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;
import zugwerk.work.ParallelLoop;

/**
 * Finds one forced mate within a number of moves, and then shorter ones. It does not examine whether other first moves
 * solve too; {@code Solver} does. It serves all play against a defence and all goals, and is best at long mates.
 *
 * <p>A short exact search comes first, so that short mates are found at once and are the shortest. Then
 * {@linkplain ProofNumberSearch proof numbers} find a mate of at most the wanted length.
 */
public final class FirstMateSearch {

  /** Receives intermediate results, in the thread that searches. */
  public interface Listener {

    /** Called when it is proved that nothing solves within a number of moves. */
    default void refuted(int moves) {}

    /** Called for each solution, each shorter than the last. */
    default void found(FirstMate mate) {}
  }

  /** In moves played by the exact search before the other one. */
  private static final long SHORT_EFFORT = 400_000;
  /** In moves played, as all efforts; what finding the mate took if that is more. */
  private static final long LEAST_SHORTENING = 1_000_000;

  /** The most moves of a replay after the search has been stopped, which take about 200 ms. Most replays take few. */
  private static final long REPLAY_MOVES = 400_000;

  private final Variant variant;
  private final Setup setup;
  private final Stipulation stipulation;
  private final SolveOptions.Limits limits;
  private final MoveList only = new MoveList();
  private final Meter meter;
  private final MateTable decided;
  private final ProofNumberTable undecided;
  /** There is no solution in this number of moves. */
  private int refuted;
  private Optional<FirstMate> best = Optional.empty();
  private Optional<FirstMateReplay> replay = Optional.empty();

  /**
   * Prepares a search.
   *
   * @param stipulation play against a defence that may end sooner than stated, such as {@code #17}
   * @param firstMoves the only first moves to search; all if there are none
   * @param limits the limits of the search
   * @throws InputException in one sentence, if the setup cannot be played or the stipulation is another
   */
  public FirstMateSearch(Variant variant, Setup setup, Stipulation stipulation, List<Move> firstMoves,
      SolveOptions.Limits limits, Monitor monitor) {
    if (!supports(stipulation)) {
      throw new InputException(
          "a first solution is searched only in direct, self and reflex play that may end sooner, as in #3, not for"
              + " {0}",
          stipulation);
    }
    FirstMoves.check(variant, setup, stipulation);
    this.variant = variant;
    this.setup = setup;
    this.stipulation = stipulation;
    this.limits = limits;
    firstMoves.forEach(move -> only.add(EncodedMove.pack(move)));
    meter = new Meter(monitor, limits.time(), limits.nodes());
    int half = Math.max(1, limits.megabytes() / 2);
    decided = new MateTable(half, meter);
    undecided = new ProofNumberTable(half, meter);
    meter.setMemory(decided::use);
  }

  /** Whether it can search for a stipulation: play against a defence that may end sooner than stated. */
  public static boolean supports(Stipulation stipulation) {
    return stipulation.isBattle() && !stipulation.exact() && !stipulation.play().isParryBattle();
  }

  /**
   * Searches until the shortest solution is found and proved to be it, or a limit or the monitor stops the search.
   *
   * @param persistent whether the search for shorter solutions goes on without limit; else it takes about as long as
   *     the first solution took
   * @param listener receives intermediate results
   * @return the shortest solution found
   */
  public Optional<FirstMate> find(boolean persistent, Listener listener) {
    try {
      if (!findsShort(listener) && findsWithin(stipulation.moves(), Long.MAX_VALUE, listener)) {
        shorten(persistent, listener);
      }
    } catch (CancellationException _) {
      // The best solution so far is the result.
    }
    return best.map(mate -> new FirstMate(mate.line(), mate.moves() == refuted + 1));
  }

  /** The greatest number of moves in which there is certainly no solution; 0 if none is known. */
  public int refuted() {
    return refuted;
  }

  /** The number of moves made so far. */
  public long nodes() {
    return meter.nodes();
  }

  /** The time since the search was prepared. */
  public double seconds() {
    return meter.seconds();
  }

  /**
   * A proof of the solution found, without refutations of other first moves.
   *
   * @param most how many moves it may have
   * @throws zugwerk.solve.ProofTooLargeException if it has more
   * @throws IllegalStateException if nothing was found
   */
  public Proof proof(long most) {
    FirstMateReplay found = replay.orElseThrow(() -> new IllegalStateException("there is no solution to prove"));
    return new Proof(List.of(found.tree(stipulation, most)), List.of(), false);
  }

  /** The solution found as an unfinished one of the problem, whose only key is followed by the longest play. */
  public Solution solution(FirstMate mate) {
    List<SolutionNode> keys = List.of();
    MoveText texts = new MoveText(variant);
    List<Setup> setups = new ArrayList<>(List.of(setup));
    mate.line().forEach(move -> setups.add(MoveMaker.after(variant, setups.getLast(), move)));
    for (int ply = mate.line().size() - 1; ply >= 0; ply--) {
      SolutionNode.Role role = ply == 0 ? SolutionNode.Role.KEY
          : ply % 2 == 1 ? SolutionNode.Role.DEFENCE : SolutionNode.Role.CONTINUATION;
      Move move = mate.line().get(ply);
      keys = List.of(new SolutionNode(role, move, texts.write(Position.of(setups.get(ply)), move), ply,
          ply == mate.line().size() - 1, false, List.of(), keys));
    }
    return new Solution(stipulation, Soundness.UNFINISHED, keys, List.of(), List.of(), 1, 1,
        mate.shortest() ? OptionalInt.of(mate.moves()) : OptionalInt.empty(), List.of(), nodes(), seconds(),
        List.of(mate.moves()), Terms.USUAL, false);
  }

  /** The result of a search that found nothing: unsolvable if that is proved, else unfinished. */
  public Solution none() {
    boolean proved = refuted == stipulation.moves();
    return new Solution(stipulation, proved ? Soundness.UNSOLVABLE : Soundness.UNFINISHED, List.of(), List.of(),
        List.of(), 0, 1, OptionalInt.empty(), List.of(), nodes(), seconds(), proved);
  }

  private AdversarialSearch rules(Meter counted) {
    return AdversarialSearch.of(variant, Position.of(setup), stipulation, Terms.USUAL, decided, counted);
  }

  private boolean findsShort(Listener listener) {
    AdversarialSearch exact = rules(new Meter(new Monitor(meter.token()), SolveOptions.NO_LIMIT,
        Math.min(SHORT_EFFORT, limits.nodes())));
    long counted = 0;
    try {
      while (refuted < stipulation.moves()) {
        if (solves(exact, refuted + 1)) {
          return accepts(refuted + 1, listener);
        }
        meter.count(exact.played() - counted);
        counted = exact.played();
        refute(refuted + 1, listener);
      }
      return false;
    } catch (CancellationException stopped) {
      meter.token().check();
      return false;
    } finally {
      meter.count(exact.played() - counted);
    }
  }

  private void refute(int moves, Listener listener) {
    refuted = moves;
    listener.refuted(moves);
  }

  private boolean solves(AdversarialSearch exact, int moves) {
    boolean solves = only.size() == 0 && exact.solves(moves);
    for (int i = 0; i < only.size() && !solves; i++) {
      int mark = exact.make(only.get(i));
      solves = exact.forced(moves - 1);
      if (solves && moves > 1) {
        decided.putMate(exact.key(), decided.get(exact.key()), moves - 1, EncodedMove.NULL);
      }
      exact.position.rollback(mark);
    }
    return solves;
  }

  /** Replays and reports what the tables hold, even if the time is up just now. */
  private boolean accepts(int moves, Listener listener) {
    try {
      return accepts(moves, meter, listener);
    } catch (CancellationException _) {
      return accepts(moves, new Meter(new Monitor(), SolveOptions.NO_LIMIT, REPLAY_MOVES), listener);
    }
  }

  private boolean accepts(int moves, Meter counted, Listener listener) {
    AdversarialSearch rules = rules(counted);
    FirstMateReplay replayed = new FirstMateReplay(
        rules, decided,
        new ProofNumberSearch(rules, moves, new MoveList(), decided, undecided, new SearchedNodes(false)));
    boolean confirmed = replayed.confirms(moves, only);
    rules.finish();
    if (confirmed) {
      FirstMate mate = new FirstMate(replayed.line(), false);
      replay = Optional.of(replayed);
      best = Optional.of(mate);
      listener.found(mate);
    }
    return confirmed;
  }

  private boolean findsWithin(int moves, long effort, Listener listener) {
    if (moves <= refuted) {
      return false;
    }
    Tristate decision = decide(moves, effort);
    if (decision == Tristate.NO) {
      refute(moves, listener);
    }
    return decision == Tristate.YES && accepts(moves, listener);
  }

  private Tristate decide(int moves, long effort) {
    AtomicReference<Tristate> first = new AtomicReference<>(Tristate.OPEN);
    int threads = limits.threads();
    SearchedNodes searched = new SearchedNodes(threads > 1);
    meter.report(message("In {0}", moves), 0, 0, "");
    new ParallelLoop(threads, "first-mate", meter.token().child()).run(threads, () -> _ -> {
      AdversarialSearch rules = rules(meter);
      ProofNumberSearch numbers = new ProofNumberSearch(rules, moves, only, decided, undecided, searched);
      Tristate decision = numbers.solves(moves, effort == Long.MAX_VALUE ? effort : effort / threads, first);
      rules.finish();
      if (decision != Tristate.OPEN) {
        first.set(decision);
      }
    });
    return first.get();
  }

  private void shorten(boolean persistent, Listener listener) {
    long effort = Math.max(LEAST_SHORTENING, meter.nodes());
    while (findsWithin(moves() - 1, effort, listener)) {
      // The next length is tried.
    }
    if (persistent && refuted < moves() - 1) {
      AdversarialSearch exact = rules(meter);
      while (refuted < moves() - 1 && !solves(exact, refuted + 1)) {
        refute(refuted + 1, listener);
      }
      exact.finish();
      if (refuted < moves() - 1) {
        accepts(refuted + 1, listener);
      }
    }
  }

  private int moves() {
    return best.orElseThrow().moves();
  }
}
