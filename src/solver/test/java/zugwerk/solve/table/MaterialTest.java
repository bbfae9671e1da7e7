package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/** Pieces of a table, the tables that theirs leads to, the steps of counters, and scores. */
class MaterialTest {

  private static final Variant ORTHODOX = Variants.of("orthodox");

  private static Material material(String text) {
    return Material.parse(ORTHODOX.schema(), text);
  }

  private static String text(Material material) {
    return material.text(ORTHODOX.schema());
  }

  @Test
  void isReadInAnyOrderAndWrittenInOne() {
    assertEquals("KRBPvKQ", text(material("BKPRvQK")));
    assertEquals(material("KRvKP"), Material.of(Fen.parse(ORTHODOX, "k7/p7/8/8/8/8/8/KR6")));
    assertEquals(6, material("KRBPvKQ").size());
    assertEquals(List.of(0, 1), material("KRvQK").side(1));
    assertEquals("KQvKRBP", text(material("KRBPvKQ").flipped()));
    assertTrue(material("KRvKP").has(5) && material("KPvK").has(5));
    assertFalse(material("KRvKN").has(5));
  }

  @ParameterizedTest
  @CsvSource({"KR, 'material is written as KRvK, not ''KR'''", "KvKvK, 'material is written as KRvK, not ''KvKvK'''",
      "KxvK, 'there is no piece ''x'''", "QvK, endgame tables need one King a side",
      "KvQ, endgame tables need one King a side", "KKvK, endgame tables need one King a side"})
  void refusesWhatIsNone(String text, String message) {
    assertEquals(message, assertThrows(InputException.class, () -> material(text)).getMessage());
  }

  @ParameterizedTest
  @CsvSource({"KRvK, false", "KvKR, true", "KQvKR, false", "KRvKQ, true", "KNvKRP, true", "KRPvKN, false",
      "KRvKR, false", "KRNvKRB, true", "KRBvKRN, false"})
  void theSideWithMorePiecesLeadsOrThatWithTheStronger(String text, boolean black) {
    assertEquals(black, material(text).blackLeads());
    assertEquals(black, Key.flips(new Powers(ORTHODOX), material(text)));
  }

  /** Tables of both colours are needed where their powers are not alike at each step. */
  @ParameterizedTest
  @CsvSource({"R=R/Q, true", "R=R|Q, false", "R=R/Q|R/B, false", "P=fmWfcF|fmWfcF, true"})
  void coloursAreExchangedOnlyWhereTheyAreAlike(String lists, boolean alike) {
    Powers powers = new Powers(Variants.of("polypiece", lists));
    assertEquals(alike, powers.coloursAlike);
    assertEquals(alike, Key.flips(powers, material("KvKR")));
  }

  private static Set<String> leads(Powers powers, List<Key> keys) {
    return keys.stream().map(key -> key.material().text(powers.schema()))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Captures by either side, promotions, and both at once; held with the stronger side as White. */
  @Test
  void movesLeadToSmallerTablesAndToPromotions() {
    Powers powers = new Powers(ORTHODOX);
    Key key = Key.of(powers, material("KPvKR"), new int[6]);
    assertEquals(Set.of("KQvKR", "KRvKR", "KRvKB", "KRvKN"), leads(powers, key.largeChildren(powers)));
    assertEquals(Set.of("KRvK", "KPvK", "KQvK", "KBvK", "KNvK"), leads(powers, key.smallChildren(powers)));
    assertEquals(9, key.children(powers).size());
    assertEquals(Set.of(), key.children(powers).stream().filter(child -> child.material().size() < 3
        || child.material().size() > 4).collect(Collectors.toSet()));
    assertEquals(List.of(), Key.of(powers, material("KvK"), new int[6]).largeChildren(powers));
    Key both = Key.of(powers, material("KPvKP"), new int[6]);
    assertEquals(Set.of("KQvKP", "KRvKP", "KBvKP", "KNvKP"), leads(powers, both.largeChildren(powers)));
    // A Pawn that captures may promote at once.
    assertEquals(Set.of("KPvK", "KQvK", "KRvK", "KBvK", "KNvK"), leads(powers, both.smallChildren(powers)));
    Key black = Key.of(powers, material("KQvKNP"), new int[6]);
    assertEquals(Set.of("KQvKN", "KQvKP", "KNPvK", "KQNvK", "KRNvK", "KBNvK", "KNNvK"),
        leads(powers, black.smallChildren(powers)));
  }

  /** A type that is not on the board, but which a Pawn may become, stands at any step. */
  @Test
  void absentTypesMatterWhereAPawnMayBecomeThem() {
    Powers powers = new Powers(Variants.of("polypiece", "Q=Q/R/B;R=R/N;B=B;N=N;K=K"));
    assertEquals(6, Key.all(powers, Material.parse(powers.schema(), "KPvK")).size());
    assertEquals(3, Key.all(powers, Material.parse(powers.schema(), "KPvKR")).size());
    assertEquals(1, Key.all(powers, Material.parse(powers.schema(), "KRvK")).size());
    int[] steps = {0, 2, 1, 0, 0, 0};
    assertEquals(List.of(0, 2, 0, 0, 0, 0),
        Key.of(powers, Material.parse(powers.schema(), "KPvKR"), steps).fixed());
  }

  @Test
  void countersGoRoundAndBack() {
    Variant variant = Variants.of("polypiece", "Q=Q/R/B;R=R/N;B=B;N=N/W|N/W/F;K=K");
    Powers powers = new Powers(variant);
    Material material = Material.parse(powers.schema(), "KQRvKN");
    Counters counters = new Counters(powers, material, List.of(0, 0, 0, 0, 0, 0));
    assertEquals(3 * 2 * 6, counters.count);
    for (int state = 0; state < counters.count; state++) {
      int[] steps = counters.steps(state);
      assertEquals(state, counters.state(steps));
      for (int type = 0; type < steps.length; type++) {
        int[] moved = steps.clone();
        moved[type] = (moved[type] + 1) % powers.cycle(type);
        assertArrayEquals(moved, counters.steps(counters.after(state, type)));
        assertEquals(state, counters.before(counters.after(state, type), type));
        assertEquals(steps[type], counters.step(state, type));
      }
      Setup setup = counters.put(powers, Setup.empty(variant.schema()), state);
      assertArrayEquals(steps, Counters.steps(powers, setup::get));
    }
    Counters fixed = new Counters(powers, Material.parse(powers.schema(), "KPvK"), List.of(0, 2, 1, 0, 5, 0));
    assertEquals(1, fixed.count);
    assertArrayEquals(new int[] {0, 2, 1, 0, 5, 0}, fixed.steps(0));
    assertEquals(0, fixed.state(new int[] {0, 2, 1, 0, 5, 0}));
  }

  /** From the shortest loss through the draw to the shortest win. */
  @Test
  void scoresStandInOrder() {
    List<Integer> worstFirst = List.of(Score.MATED, Score.of(2), Score.of(248), Score.FAR_LOSS, Score.DRAW,
        Score.FAR_WIN, Score.of(249), Score.of(3), Score.of(1));
    for (int i = 1; i < worstFirst.size(); i++) {
      assertTrue(Score.rank(worstFirst.get(i - 1)) < Score.rank(worstFirst.get(i)), "at " + i);
    }
    for (int plies = 0; plies < Score.MOST_PLIES; plies++) {
      int score = Score.of(plies);
      assertEquals(plies, Score.plies(score));
      assertEquals(plies % 2 == 1, Score.isWin(score));
      assertEquals(plies % 2 == 0, Score.isLoss(score));
      assertFalse(Score.isFar(score));
      assertEquals(Score.of(plies + 1), Score.before(score));
      assertEquals(Score.of(plies + 1), Score.newBefore(score));
    }
    assertFalse(Score.isFar(Score.of(Score.MOST_PLIES)));
    assertFalse(Score.isFar(Score.INVALID));
    assertFalse(Score.isWin(Score.DRAW) || Score.isLoss(Score.DRAW));
    for (int far : List.of(Score.FAR_WIN, Score.NEW_WIN)) {
      assertTrue(Score.isFar(far) && Score.isWin(far));
      assertEquals(Score.FAR_LOSS, Score.before(far));
      assertEquals(Score.NEW_LOSS, Score.newBefore(far));
    }
    for (int far : List.of(Score.FAR_LOSS, Score.NEW_LOSS)) {
      assertTrue(Score.isFar(far) && Score.isLoss(far));
      assertEquals(Score.FAR_WIN, Score.before(far));
      assertEquals(Score.NEW_WIN, Score.newBefore(far));
    }
    assertEquals(Score.FAR_LOSS, Score.before(Score.of(Score.MOST_PLIES)));
    assertEquals(Score.NEW_LOSS, Score.newBefore(Score.of(Score.MOST_PLIES)));
    assertEquals(Score.DRAW, Score.before(Score.DRAW));
  }

  @Test
  void outcomesCountTheMovesOfTheWinner() {
    assertEquals("loss 0", Outcome.of(Score.MATED).toString());
    assertEquals("win 1", Outcome.of(Score.of(1)).toString());
    assertEquals("loss 1", Outcome.of(Score.of(2)).toString());
    assertEquals("win 2", Outcome.of(Score.of(3)).toString());
    assertEquals("draw", Outcome.of(Score.DRAW).toString());
    assertEquals("win 126+", Outcome.of(Score.FAR_WIN).toString());
    assertEquals("loss 125+", Outcome.of(Score.FAR_LOSS).toString());
    assertEquals("125", Outcome.of(Score.of(249)).length());
    assertFalse(Outcome.of(Score.of(249)).isAtLeast());
  }

  @Test
  void costsAddUpAndSharedTablesCountOnce() {
    Estimate.Part small = new Estimate.Part("KvK", 1_000, false, 0);
    Estimate.Part kept = new Estimate.Part("KRvK", 5_000, true, 700);
    Estimate.Part large = new Estimate.Part("KQvK", 3_999_000, false, 0);
    Estimate one = new Estimate(List.of(small, kept), 70);
    Estimate other = new Estimate(List.of(small, large), 50);
    assertEquals(1_000, one.positions());
    Estimate both = Estimate.all(List.of(one, other));
    assertEquals(new Estimate(List.of(small, kept, large), 70), both);
    assertEquals(4_000_000, both.positions());
    assertEquals(5_000, both.keptPositions());
    assertEquals(700, both.stored());
    assertEquals(2, both.seconds(1), 1e-9);
    assertEquals(0.5, both.seconds(4), 1e-9);
    assertEquals(0, Estimate.all(List.of()).bytes());
  }

  @Test
  void whatNeedsMoreMemoryThanThereIsIsRefused() {
    Estimate.checkMemory("KRvK", 3 << 20, 3 << 20);
    assertEquals("the table KRvK needs 7 MiB of memory; 3 MiB may be used", assertThrows(InputException.class,
        () -> Estimate.checkMemory("KRvK", 7 << 20, 3 << 20)).getMessage());
    assertThrows(InputException.class, () -> Estimate.checkMemory("KRvK", (3 << 20) + 1, 3 << 20));
  }

  @Test
  void theLongerOfTwoMatesIsTheLongest() {
    Setup empty = Setup.empty(ORTHODOX.schema()).with(Schema.SIDE_TO_MOVE, 1);
    Optional<TableStatistics.Longest> win =
        Optional.of(new TableStatistics.Longest(empty, new Outcome(Outcome.Kind.WIN, 4)));
    Optional<TableStatistics.Longest> loss =
        Optional.of(new TableStatistics.Longest(empty, new Outcome(Outcome.Kind.LOSS, 5)));
    Optional<TableStatistics.Longest> same =
        Optional.of(new TableStatistics.Longest(empty, new Outcome(Outcome.Kind.LOSS, 4)));
    TableStatistics.Row row = new TableStatistics.Row(empty, 3, 4, 5, 12, 25, win, loss);
    assertEquals(loss, row.longest());
    assertEquals(win, new TableStatistics.Row(empty, 3, 4, 5, 12, 25, win, same).longest());
    assertEquals(Optional.empty(),
        new TableStatistics.Row(empty, 3, 4, 5, 12, 25, Optional.empty(), Optional.empty()).longest());
    assertEquals(12, row.positions());
    assertEquals(empty.toMove(), row.toMove());
  }

  /** Files of other rules must have other texts. */
  @Test
  void theTextOfAGameSaysAllThatValuesDependOn() {
    List<String> texts = List.of(
        new Powers(Variants.of("polypiece", "R=R;N=N")).text(material("KRvK")),
        new Powers(Variants.of("polypiece", "R=R/Q;N=N")).text(material("KRvK")),
        new Powers(Variants.of("polypiece", "R=R|Q;N=N")).text(material("KRvK")),
        new Powers(Variants.of("polypiece", "R=R;N=N")).text(material("KRvKN")),
        new Powers(Variants.of("polypiece", "R=R;N=N")).text(material("KPvK")),
        new Powers(Variants.of("polypiece", "R=R;N=N;P=fmWbmW")).text(material("KPvK")),
        new Powers(Variants.of("orthodox")).text(material("KRvK")));
    assertEquals(texts.size(), Set.copyOf(texts).size());
    assertTrue(texts.get(4).endsWith(";promotions=QRBN;retreat=false"), texts.get(4));
    assertTrue(texts.get(5).endsWith(";promotions=QRBN;retreat=true"), texts.get(5));
    assertEquals(texts.getFirst(), new Powers(Variants.of("polypiece", "R=R;N=Q")).text(material("KRvK")));
  }

  @Test
  void doubtfulMovesAreKeptUntilTheyAreSettled() {
    DoubleSteps moves = new DoubleSteps();
    for (int i = 0; i < 40; i++) {
      moves.add(i % 4, Integer.MAX_VALUE - i, 3 - i % 4, 1000 + i, 200 + i);
    }
    assertEquals(40, moves.size());
    for (int i = 0; i < 40; i++) {
      assertEquals(List.of(i % 4, Integer.MAX_VALUE - i, 3 - i % 4, 1000 + i, 200 + i),
          List.of(moves.row(i), moves.number(i), moves.nextRow(i), moves.nextNumber(i), moves.capture(i)));
    }
    moves.settle(3);
    assertEquals(39, moves.size());
    assertEquals(List.of(3, Integer.MAX_VALUE - 39, 0, 1039, 239),
        List.of(moves.row(3), moves.number(3), moves.nextRow(3), moves.nextNumber(3), moves.capture(3)));
  }
}
