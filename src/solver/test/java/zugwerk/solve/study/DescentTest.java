package zugwerk.solve.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Position;
import zugwerk.notation.Fen;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;
import zugwerk.solve.Tristate;
import zugwerk.solve.table.Endgames;
import zugwerk.solve.table.Material;
import zugwerk.solve.table.Outcome;
import zugwerk.solve.table.RandomEndings;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

/** The search above the tables, held against one without order, memory and cuts, and by the number of its moves. */
class DescentTest {

  /** Lets the search come down to tables of three pieces only. */
  private static final long THREE_PIECES = 1_000_000;

  private static final Variant ORTHODOX = Variants.of("orthodox");

  @TempDir
  private static Path folder;

  private static OutcomeFinder tables;

  @BeforeAll
  static void open() {
    tables = new OutcomeFinder(new Endgames(ORTHODOX, folder, 2), THREE_PIECES, 0, new Monitor());
  }

  private static Position position(String fen) {
    return Position.of(Fen.parse(ORTHODOX, fen));
  }

  /** What White gets within some plies: all moves are tried, and the tables are used in every position. */
  private static Tristate plain(Position position, Outcome.Kind goal, int plies) {
    Optional<Outcome.Kind> worth = tables.worth(position);
    Generator generator = new Generator(ORTHODOX);
    MoveList moves = new MoveList();
    generator.legal(position, moves);
    if (worth.isEmpty() && moves.size() == 0) {
      boolean mated = generator.verdict(position) == Verdict.CHECKMATE;
      worth = Optional.of(!mated ? Outcome.Kind.DRAW : position.toMove() == 0 ? Outcome.Kind.LOSS : Outcome.Kind.WIN);
    }
    if (worth.isPresent()) {
      return worth.get() == Outcome.Kind.WIN || worth.get() == goal ? Tristate.YES : Tristate.NO;
    }
    boolean yes = false;
    boolean no = false;
    boolean open = plies == 0;
    for (int i = 0; i < moves.size() && plies > 0; i++) {
      int mark = position.mark();
      MoveMaker.make(ORTHODOX, position, moves.get(i));
      Tristate after = plain(position, goal, plies - 1);
      position.rollback(mark);
      yes |= after == Tristate.YES;
      no |= after == Tristate.NO;
      open |= after == Tristate.OPEN;
    }
    if (position.toMove() == 0) {
      return yes ? Tristate.YES : open ? Tristate.OPEN : Tristate.NO;
    }
    return no ? Tristate.NO : open ? Tristate.OPEN : Tristate.YES;
  }

  /** One search does everything, so that what it remembers would show where it does not belong. */
  @ParameterizedTest
  @CsvSource({"KQvKR", "KPvKP", "KPvKN"})
  void itKnowsWhatAPlainSearchKnows(String pieces) {
    Descent descent = Descent.exact(ORTHODOX, tables, new CancelToken());
    Random random = new Random(5);
    int settled = 0;
    for (int i = 0; i < 25; i++) {
      Position position =
          Position.of(RandomEndings.any(ORTHODOX, Material.parse(ORTHODOX.schema(), pieces), random));
      long key = position.key();
      for (int plies : new int[] {2, 0, 1, 2}) {
        for (Outcome.Kind goal : new Outcome.Kind[] {Outcome.Kind.DRAW, Outcome.Kind.WIN}) {
          Tristate known = descent.within(position, goal, plies);
          assertEquals(plain(position, goal, plies), known,
              () -> Fen.format(position.setup()) + " " + goal + " within " + plies);
          settled += known == Tristate.OPEN ? 0 : 1;
        }
      }
      assertEquals(key, position.key());
    }
    assertTrue(settled > 10, "only " + settled + " settled");
  }

  /**
   * How many moves are played until it is known whether White gets the goal. A loss of the order of moves, of what is
   * remembered or of a cut changes the number.
   */
  @ParameterizedTest
  @CsvSource({"8/4Q3/6k1/8/8/8/2r5/K7 w - - 0 1, WIN, YES, 2048", "8/8/6K1/8/2r5/8/8/k3Q3 b - - 0 1, DRAW, YES, 8203",
      "8/4P3/6k1/8/8/8/2p5/K7 w - - 0 1, WIN, YES, 5430", "2B5/8/8/8/8/P4K2/2k5/8 b - - 0 1, WIN, NO, 578",
      "3K3k/1n4R1/4p3/8/8/8/8/8 w - - 0 1, DRAW, YES, 4733", "8/3p4/3P4/3P4/8/7k/8/7K w - - 0 1, WIN, NO, 11324",
      "8/6P1/5K2/8/8/2k5/1p6/8 w - - 0 1, WIN, OPEN, 20000"})
  void itPlaysFewMoves(String fen, Outcome.Kind goal, Tristate known, long moves) {
    Descent descent = new Descent(ORTHODOX, tables, 20_000, new CancelToken());
    assertEquals(known + " " + moves, descent.reaches(position(fen), goal) + " " + descent.nodes());
  }

  /** Wherever the limit cuts it off, a search gives no wrong result, and takes nothing unfinished as proved. */
  @ParameterizedTest
  @CsvSource({"8/4P3/6k1/8/8/8/2p5/K7 w - - 0 1, WIN", "2B5/8/8/8/8/P4K2/2k5/8 b - - 0 1, WIN",
      "3K3k/1n4R1/4p3/8/8/8/8/8 w - - 0 1, DRAW"})
  void aSearchThatIsCutOffClaimsNothing(String fen, Outcome.Kind goal) {
    Tristate truth = new Descent(ORTHODOX, tables, 20_000, new CancelToken()).reaches(position(fen), goal);
    assertTrue(truth != Tristate.OPEN);
    Tristate[] within = new Tristate[3];
    for (int plies = 0; plies < within.length; plies++) {
      within[plies] = plain(position(fen), goal, plies);
    }
    int open = 0;
    for (int limit = 1; limit <= 150; limit++) {
      Descent descent = new Descent(ORTHODOX, tables, limit, new CancelToken());
      Tristate known = descent.reaches(position(fen), goal);
      assertTrue(known == Tristate.OPEN || known == truth, known + " after " + limit + " moves");
      open += known == Tristate.OPEN ? 1 : 0;
      for (int plies = 0; plies < within.length; plies++) {
        assertEquals(within[plies], descent.within(position(fen), goal, plies), limit + " moves, " + plies + " plies");
      }
    }
    assertTrue(open > 100, open + " are open");
  }

  /** Behind walls of Pawns that no King can pass there is nothing to be found, as deep as the search may be. */
  @Test
  void theDeepestSearchHasAnEnd() {
    Descent descent = Descent.exact(ORTHODOX, tables, new CancelToken());
    assertEquals(Tristate.OPEN, descent.within(
        position("k7/p7/Pp6/1Pp1p1p1/2PpPpPp/3P1P1P/7K/8 w - - 0 1"), Outcome.Kind.WIN, Descent.MOST_PLIES));
    assertTrue(descent.nodes() < 500_000, descent.nodes() + " moves");
  }

  @Test
  void itAsksWhetherToStop() {
    Position position = position("8/6P1/5K2/8/8/2k5/1p6/8 w - - 0 1");
    CancelToken token = new CancelToken();
    Descent descent = new Descent(ORTHODOX, tables, 20_000, token);
    token.cancel();
    assertThrows(CancellationException.class, () -> descent.reaches(position, Outcome.Kind.WIN));
  }
}
