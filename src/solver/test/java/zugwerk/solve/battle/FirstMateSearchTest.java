package zugwerk.solve.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.Move;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;
import zugwerk.solve.PlainGame;
import zugwerk.solve.PlainSolver;
import zugwerk.solve.Play;
import zugwerk.solve.ProofTooLargeException;
import zugwerk.solve.Solution;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.solve.Terms;
import zugwerk.solve.Tristate;
import zugwerk.solve.search.ProofNumberTable;
import zugwerk.solve.search.SearchedNodes;
import zugwerk.testkit.GameSamples;
import zugwerk.testkit.RandomProblems;
import zugwerk.testkit.TestEffort;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;

class FirstMateSearchTest {

  private static final Variant ORTHODOX = Variants.of("orthodox");
  private static final SolveOptions.Limits LIMITS = SolveOptions.DEFAULT.limits();
  private static final FirstMateSearch.Listener SILENT = new FirstMateSearch.Listener() {};

  private static final String MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - -";
  private static final String LONG = "7b/8/6R1/1n6/1q6/6Qn/k1KP1p2/7r w - -";

  static Stream<Variant> games() {
    return GameSamples.withLegs();
  }

  /** The verdict of proof numbers down to the last move, with a replay of what they find. */
  private static boolean solves(Variant variant, Setup setup, Stipulation stipulation, int leaf) {
    Meter meter = new Meter(new Monitor());
    MateTable decided = new MateTable(8, meter);
    AdversarialSearch rules =
        AdversarialSearch.of(variant, Position.of(setup), stipulation, Terms.USUAL, decided, meter);
    ProofNumberSearch numbers = new ProofNumberSearch(rules, stipulation.moves(), new MoveList(), decided,
        new ProofNumberTable(8, meter), new SearchedNodes(false), leaf);
    Tristate decision =
        numbers.solves(stipulation.moves(), Long.MAX_VALUE, new AtomicReference<>(Tristate.OPEN));
    assertEquals(setup, rules.position.setup());
    if (decision == Tristate.YES) {
      assertTrue(new FirstMateReplay(rules, decided, numbers).confirms(stipulation.moves(), new MoveList()),
          Fen.format(setup) + " " + stipulation);
    }
    assertTrue(decision != Tristate.OPEN, Fen.format(setup));
    return decision == Tristate.YES;
  }

  @ParameterizedTest
  @MethodSource("games")
  void agreesWithAPlainSolverInEveryGame(Variant variant) {
    agree(variant, TestEffort.tries(40, 12));
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("games")
  void agreesOnMorePositions(Variant variant) {
    agree(variant, 600);
  }

  private static void agree(Variant variant, int positions) {
    RandomProblems problems = new RandomProblems(variant, 48);
    int found = 0;
    for (int i = 0; i < positions; i++) {
      Stipulation stipulation = Stipulation.parse(i % 8 == 0 ? "=2" : "#2");
      Setup setup = problems.any(false, 2 + i % 2, i % 3);
      boolean expected = within(variant, setup, stipulation);
      assertEquals(expected, solves(variant, setup, stipulation, 1), Fen.format(setup) + " " + stipulation);
      found += expected ? 1 : 0;
    }
    assertTrue(found > 0 && found < positions, variant.id() + " " + found);
  }

  private static boolean within(Variant variant, Setup setup, Stipulation stipulation) {
    PlainSolver<Position> plain = new PlainSolver<>(new PlainGame.Quick(variant), stipulation);
    return !plain.solutions(Position.of(setup), stipulation.moves()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void agreesWithTheExactSearchOnLongerPlay(Variant variant) {
    RandomProblems problems = new RandomProblems(variant, 7);
    List<String> texts = List.of("#4", "#3", "s#2", "r#2", "semi-r#2", "+3");
    for (int i = 0; i < TestEffort.tries(30, 12); i++) {
      Stipulation stipulation = Stipulation.parse(texts.get(i % texts.size()));
      Setup setup = stipulation.play() == Play.DIRECT ? problems.any(false, 3, 1) : problems.self(3, 1);
      Meter meter = new Meter(new Monitor());
      boolean expected = AdversarialSearch.of(variant, Position.of(setup), stipulation, Terms.USUAL,
          new MateTable(8, meter), meter).solves(stipulation.moves());
      assertEquals(expected, solves(variant, setup, stipulation, 1 + i % 2), Fen.format(setup) + " " + stipulation);
    }
  }

  private static FirstMateSearch search(String fen, String stipulation, SolveOptions.Limits limits, String... only) {
    Setup setup = Fen.parse(ORTHODOX, fen);
    List<Move> moves = Stream.of(only).map(move -> new MoveText(ORTHODOX).read(Position.of(setup), move)).toList();
    return new FirstMateSearch(ORTHODOX, setup, Stipulation.parse(stipulation), moves, limits, new Monitor());
  }

  private static SolveOptions.Limits limits(int threads, long nodes, int megabytes) {
    return new SolveOptions.Limits(threads, SolveOptions.NO_LIMIT, nodes, megabytes, 1, 0);
  }

  @Test
  void findsLongMatesAtOnce() {
    FirstMateSearch search = search(LONG, "#25", limits(1, 1_000_000, 64));
    List<Integer> refuted = new ArrayList<>();
    List<FirstMate> found = new ArrayList<>();
    FirstMate mate = search.find(false, new FirstMateSearch.Listener() {
      @Override
      public void refuted(int moves) {
        refuted.add(moves);
      }

      @Override
      public void found(FirstMate newest) {
        found.add(newest);
      }
    }).orElseThrow();
    assertEquals(mate.line(), found.getLast().line());
    assertTrue(mate.moves() <= 25, mate.line().toString());
    assertEquals(mate.moves() * 2 - 1, mate.line().size());
    assertEquals(search.refuted(), refuted.getLast());
    Position end = Position.of(Fen.parse(ORTHODOX, LONG));
    mate.line().forEach(move -> MoveMaker.make(ORTHODOX, end, EncodedMove.pack(move)));
    assertEquals(Verdict.CHECKMATE, new Generator(ORTHODOX).verdict(end));
    Solution solution = search.solution(mate);
    assertEquals(Soundness.UNFINISHED, solution.verdict());
    assertEquals(mate.key(), solution.keys().getFirst().move());
  }

  /** Several threads, and tables that lose most of what is found. */
  @ParameterizedTest
  @CsvSource({"1, 1", "2, 64", "4, 64"})
  void findsTheSameWithLittleMemoryAndWithMoreThreads(int threads, int megabytes) {
    FirstMate mate = search(LONG, "#25", limits(threads, Long.MAX_VALUE, megabytes)).find(false, SILENT).orElseThrow();
    assertTrue(mate.moves() <= 25);
    // A proof of 20 moves, which the exact search does not find.
    assertEquals(20, search("3nn3/2p2p2/6p1/n1PB3n/3BK3/1P2NRP1/3pNPnk/3n3b w - -", "#20",
        limits(threads, Long.MAX_VALUE, megabytes)).find(false, SILENT).orElseThrow().moves());
  }

  @Test
  void aShortMateIsTheShortest() {
    FirstMate mate = search(MORPHY, "#40", LIMITS).find(false, SILENT).orElseThrow();
    assertEquals(2, mate.moves());
    assertTrue(mate.shortest());
    assertEquals("a1a6", LongForm.of(ORTHODOX.schema(), mate.key()));
  }

  @Test
  void searchesOnlyTheGivenFirstMoves() {
    assertTrue(search(MORPHY, "#2", LIMITS, "a1a6").find(false, SILENT).isPresent());
    FirstMateSearch other = search(MORPHY, "#2", LIMITS, "a1a5", "a1b1");
    assertEquals(Optional.empty(), other.find(false, SILENT));
    assertEquals(2, other.refuted());
    FirstMate slower = search("8/8/8/8/8/1K6/7Q/k7 w - -", "#12", LIMITS, "h2h8").find(true, SILENT).orElseThrow();
    assertEquals("h2h8", LongForm.of(ORTHODOX.schema(), slower.key()));
  }

  @Test
  void whatHasNoMateIsUnsolvable() {
    FirstMateSearch search = search(MORPHY, "#1", LIMITS);
    assertEquals(Optional.empty(), search.find(false, SILENT));
    assertEquals(1, search.refuted());
    assertEquals(Soundness.UNSOLVABLE, search.none().verdict());
    assertThrows(IllegalStateException.class, () -> search.proof(10));
  }

  @Test
  void stopsAtItsLimits() {
    FirstMateSearch search = search(Fen.format(Fen.start(ORTHODOX)), "#30", limits(1, 10_000, 64));
    assertEquals(Optional.empty(), search.find(true, SILENT));
    assertEquals(Soundness.UNFINISHED, search.none().verdict());
    assertTrue(search.nodes() < 30_000, "" + search.nodes());
  }

  @Test
  void aProofHasEveryDefenceOrIsTooLarge() {
    FirstMateSearch search = search(MORPHY, "#2", LIMITS);
    search.find(false, SILENT);
    Proof proof = search.proof(100);
    assertFalse(proof.complete());
    assertEquals("a1a6", proof.keys().getFirst().move());
    assertEquals(7, proof.keys().getFirst().next().size());
    assertThrows(ProofTooLargeException.class, () -> search.proof(5));
  }

  @ParameterizedTest
  @ValueSource(strings = {"h#2", "+", "ser-#3", "exact-#2", "pser-#3", "-1"})
  void otherPlayHasNoFirstMate(String stipulation) {
    assertFalse(FirstMateSearch.supports(Stipulation.parse(stipulation)));
    assertThrows(InputException.class, () -> search(MORPHY, stipulation, LIMITS));
  }
}
