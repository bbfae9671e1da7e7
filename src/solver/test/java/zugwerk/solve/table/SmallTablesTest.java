package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Setup;
import zugwerk.board.Transformation;
import zugwerk.notation.Fen;
import zugwerk.rules.TableFacts;
import zugwerk.rules.Variant;
import zugwerk.variant.SteadyGame;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/** The self-check of tables, on small ones: every value follows from the moves of the ordinary generator. */
class SmallTablesTest {

  @TempDir
  private static Path folder;

  /** A game with orthodox powers in which White's Pawns stand on the left, and Black's on other squares. */
  private static final class LopsidedPawns extends SteadyGame {

    private static final long[] PAWNS = {NarrowPawns.squares("a7", "b7", "c7", "b6"),
        NarrowPawns.squares("g2", "h2", "h3")};

    private final TableFacts facts;

    LopsidedPawns(TableFacts facts) {
      super("lopsided", "Lopsided Pawns", Variants.of("orthodox").schema(), "4k3/8/8/8/8/8/8/4K3",
          new String[] {"K", "Q", "R", "B", "N", "fmWfcF"}, "R");
      this.facts = facts;
    }

    @Override
    public TableFacts tableFacts() {
      return facts;
    }

    @Override
    public boolean keeps(Transformation transformation) {
      return true;
    }

    @Override
    public long pawnSquares(int side) {
      return PAWNS[side];
    }
  }

  /** Mirror images and exchanged colours are held as one only where Pawns stand on the same squares. */
  @ParameterizedTest
  @ValueSource(strings = {"KPvK", "KvKP"})
  void pawnsMayStandOnOneSideOfTheBoard(String pieces) {
    TableChecker checker = new TableChecker(new LopsidedPawns(TableFacts.TABULATED), pieces, folder);
    checker.checkAll(1);
    assertTrue(checker.decided() > 10_000, "only " + checker.decided() + " are decided");
  }

  /** The same of tables by slots. */
  @Test
  void slotsKnowWherePawnsStand() {
    Endgames counters =
        new Endgames(new LopsidedPawns(TableFacts.TABULATED), folder.resolve("lopsided"), 1);
    Variant slotted = new LopsidedPawns(TableFacts.BY_SLOTS);
    Endgames slots = new Endgames(slotted, folder.resolve("lopsided slots"), 1);
    Random random = new Random(13);
    for (int i = 0; i < 1000; i++) {
      Setup setup = RandomEndings.any(slotted, Material.parse(slotted.schema(), i % 2 == 0 ? "KPvK" : "KvKP"), random);
      assertEquals(counters.answer(setup, new Monitor()), slots.answer(setup, new Monitor()), () -> Fen.format(setup));
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {
      "orthodox '' KvKP", "orthodox '' KBBvK", "polypiece R=R/WW/gQ KRvK",
      "polypiece N=N/WD|WD/N KvKN", "polypiece R=[F-R]/pabsQ KRvK", "polypiece Q=Q;R=R;B=B;N=N;P=K/fmWfceF KPvK"})
  void valuesFollowFromThoseOfTheNextPositions(String game, String lists, String pieces) {
    TableChecker checker = new TableChecker(Variants.of(game, lists), pieces, folder);
    checker.checkRandom(4000);
    assertTrue(checker.checked() > 300);
    assertTrue(checker.decided() > 0);
  }

  @Test
  void capturesEnPassant() {
    Variant narrow = new NarrowPawns(TableFacts.TABULATED);
    TableChecker checker = new TableChecker(narrow, "KPvKP", folder);
    Random random = new Random(3);
    checker.checkSome(position -> random.nextInt(16) == 0);
    assertTrue(checker.decided() > checker.checked() / 2);
  }

  /** Where tables count fewer plies, it is still known which side mates, with captures en passant too. */
  @ParameterizedTest
  @ValueSource(ints = {0, 3})
  void farMatesWithCapturesEnPassant(int mostPlies) {
    Variant narrow = new NarrowPawns(TableFacts.TABULATED);
    Endgames exact = new Endgames(narrow, folder, 1);
    Endgames near = new Endgames(narrow, folder.resolve("near" + mostPlies), 1, Long.MAX_VALUE, mostPlies);
    Random random = new Random(11);
    Material material = Material.parse(narrow.schema(), "KPvKP");
    for (int i = 0; i < 1500; i++) {
      Setup setup = RandomEndings.any(narrow, material, random);
      Outcome reported = exact.outcome(setup, new Monitor());
      Outcome found = near.outcome(setup, new Monitor());
      assertEquals(reported.kind(), found.kind(), () -> Fen.format(setup));
      assertEquals(reported, found.isAtLeast() ? reported : found, () -> Fen.format(setup));
    }
  }

  /** Both kinds of tables give the same answers, captures en passant and far mates included. */
  @ParameterizedTest
  @ValueSource(ints = {3, Score.MOST_PLIES})
  void slotsSayWhatCountersSay(int mostPlies) {
    Variant counted = new NarrowPawns(TableFacts.TABULATED);
    Variant slotted = new NarrowPawns(TableFacts.BY_SLOTS);
    Endgames counters = new Endgames(counted, folder.resolve("counters" + mostPlies), 1, Long.MAX_VALUE, mostPlies);
    Endgames slots = new Endgames(slotted, folder.resolve("slots" + mostPlies), 2, Long.MAX_VALUE, mostPlies);
    Random random = new Random(12);
    Material material = Material.parse(counted.schema(), "KPvKP");
    int won = 0;
    for (int i = 0; i < 500; i++) {
      Setup setup = RandomEndings.any(counted, material, random);
      Answer found = slots.answer(setup, new Monitor());
      assertEquals(counters.answer(setup, new Monitor()), found, () -> Fen.format(setup));
      won += found.outcome().kind() == Outcome.Kind.WIN ? 1 : 0;
    }
    assertTrue(won > 50, "only " + won + " wins");
  }
}
