package zugwerk.variant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.betza.PowerLists;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Transformation;
import zugwerk.notation.Fen;
import zugwerk.rules.RetroFacts;
import zugwerk.rules.TableFacts;
import zugwerk.rules.Variant;
import zugwerk.work.InputException;

/** What each game says of itself beside its rules: what may be concluded, where Pawns stand, and its settings. */
class GameFactsTest {

  private static final String PLAIN = "4k3/8/8/8/8/8/8/4K3 w";
  private static final long BOTH_ENDS = 0xFFL | 0xFFL << 56;

  private static Variant game(String id, String settings) {
    return Variants.of(id, settings);
  }

  private static Position position(Variant game, String fen) {
    return Position.of(Fen.parse(game, fen));
  }

  @Test
  void thereAreSevenGames() {
    assertEquals(List.of("orthodox", "polypiece", "poison", "shock", "cursed", "hitpoint", "fairy"),
        Variants.all().stream().map(Variant::id).limit(7).toList());
    assertTrue(assertThrows(InputException.class, () -> Variants.of("orthodox", "scale")).getMessage()
        .contains("'orthodox' has no settings"));
  }

  @ParameterizedTest
  @CsvSource({
      "orthodox, '', true, true, true, true, true", "poison, '', true, true, false, false, false",
      "shock, '', true, true, false, false, false", "cursed, '', true, true, false, false, false",
      "hitpoint, '', true, true, false, false, false", "polypiece, '', true, false, false, true, true",
      "polypiece, atoms;W=W/F, true, false, false, false, false",
      "fairy, '', false, false, false, false, true"
  })
  void onlyWhatIsSaidMayBeConcluded(String id, String settings, boolean shrink, boolean origins, boolean checks,
      boolean turns, boolean tabulated) {
    Variant game = game(id, settings);
    assertEquals(new RetroFacts(shrink, origins, checks, turns), game.retroFacts());
    assertEquals(
        tabulated ? TableFacts.TABULATED
            : TableFacts.BY_SLOTS.edition(Map.of("poison", 3, "shock", 2).getOrDefault(id, 1)),
        game.tableFacts());
    assertTrue(game.keeps(Transformation.ROTATE_90), "the game's own rules know no direction");
  }

  @ParameterizedTest
  @CsvSource({
      "orthodox, '', false, false", "poison, '', false, false", "polypiece, '', false, false",
      "polypiece, P=fmWfceFifmD, false, true", "polypiece, P=fmWfceF/fmWfceFifmD, false, true",
      "polypiece, P=fmWfceF/K, true, false", "polypiece, P=fmWfceF|fmWfceFbmW, true, false",
      "polypiece, atoms;W=W/F, false, false", "polypiece, P=fmWfceFifmD;atoms;W=W/F, false, true",
      "polypiece, P=fmWfceFifmD|fmWfceF;atoms;W=W/F, false, true", "polypiece, P=fmWbmF;atoms;W=W/F, true, false"
  })
  void pawnsStandWhereTheyCanCome(String id, String settings, boolean retreat, boolean jump) {
    Variant game = game(id, settings);
    assertEquals(~BOTH_ENDS | (retreat ? 0xFFL : 0), game.pawnSquares(0));
    assertEquals(~BOTH_ENDS | (retreat ? 0xFFL << 56 : 0), game.pawnSquares(1));
    assertEquals(jump, game.pawnsJump());
  }

  @Test
  void aGameWithItsOwnPawnsSaysWhetherTheyJump() {
    for (String pawn : List.of("fmWfceFifmnD", "fmWfceFifmD")) {
      Variant game = new SteadyGame("own", "Own chess", Variants.of("orthodox").schema(), Armies.ORTHODOX_START,
          new String[] {"K", "Q", "R", "B", "N", pawn}, "QRBN") {};
      assertEquals(pawn.endsWith("mD"), game.pawnsJump());
    }
  }

  /** The types K, Q, R, B, N and P, in this order. */
  @ParameterizedTest
  @CsvSource({
      "'', 1 2 2 2 2 1, 1, K Q R B N fmWfceFifmnD", "N=N/WD|F/W/D, 1 2 2 2 6 1, 5, K Q R B N fmWfceFifmnD",
      "Q=Q;R=R;B=B;N=N, 1 1 1 1 1 1, 1, K Q R B N fmWfceFifmnD",
      "K=K/N/W;Q=Q;N=F, 3 1 2 2 1 1, 2, K Q R B F fmWfceFifmnD"
  })
  void eachTypeGoesRoundItsCycle(String lists, String cycles, int max, String names) {
    Variant game = game("polypiece", lists);
    Position start = position(game, PLAIN);
    List<String> expected = List.of(cycles.split(" "));
    for (int type = 0; type < 6; type++) {
      int cycle = Integer.parseInt(expected.get(type));
      assertEquals(cycle, game.cycle(type));
      assertEquals(cycle > 1, game.fastPath().changesPowers(type));
      assertEquals(cycle > 1, game.style().namesPowers(type));
      assertEquals(names.split(" ")[type], game.style().name(start, 0, type));
      assertEquals(cycle > 1 ? names.split(" ")[type] : "", game.style().nameAfter(start, 0, type));
    }
    assertEquals(max, game.schema().slots().getFirst().max());
    assertEquals(0, game.fastPath().unsettled(start));
  }

  @ParameterizedTest
  @CsvSource({
      "N1, ''", "N5, 'the state N5 exceeds the list, whose last entry is 2'",
      "P1, 'the state P1 exceeds the list, whose last entry is 0'"
  })
  void aStateNamesAnEntryOfItsList(String state, String faults) {
    assertEquals(faults, Game.of("polypiece", "N=N/WD/F;K=K/N/W/D/F/A/C").faults(PLAIN + " - - 0 1 " + state));
  }

  @Test
  void powersOfAtomsAreNamedWhereOneSteps() {
    Variant game = game("polypiece", "N=WF;B=FA;atoms;W=W/D;F=F");
    Position second = position(game, PLAIN + " - - 0 1 W1");
    assertEquals(List.of(true, false), IntStream.of(4, 3).mapToObj(game.style()::namesPowers).toList());
    assertEquals("WF", game.style().name(position(game, PLAIN), 0, 4));
    assertEquals("DF", game.style().name(second, 0, 4));
    assertEquals("DF", game.style().nameAfter(second, 0, 4));
    assertEquals("", game.style().nameAfter(second, 0, 3));
    assertTrue(game("polypiece", "N=WF|FA;atoms;F=F/D").style().namesPowers(4));
    assertTrue(game("polypiece", "N=A|FA;atoms;F=F/D").style().namesPowers(4), "Black's steps");
  }

  @Test
  void slotsOfAtomsSayWhatTheyAre() {
    assertEquals(List.of("Atom W at its second entry", "Entry of atom N"),
        game("polypiece", "atoms;W=W/F;F=F;N=N/D/A").schema().slots().stream().map(slot -> slot.heading()).toList());
  }

  @Test
  void settingsAreReadShownAndExplained() {
    Variant hitpoint = Variants.of("hitpoint");
    assertEquals("", hitpoint.settings());
    assertEquals(hitpoint, hitpoint.options().with(" ").orElseThrow());
    assertEquals("scale", game("hitpoint", "scale;edge=100").settings());
    assertEquals("scale;edge=99", game("hitpoint", "scale;edge=99").settings());
    assertTrue(hitpoint.options().hint().orElseThrow().toString().contains("edge=0"));
    Variant polypiece = Variants.of("polypiece");
    assertEquals("", polypiece.settings());
    assertTrue(polypiece.options().full().contains("Q=Q/WAND"));
    assertEquals(polypiece, polypiece.options().with(polypiece.options().full()).orElseThrow());
    PowerLists lists = polypiece.options().powerLists().orElseThrow();
    assertEquals(lists.text(), polypiece.options().full());
    assertTrue(polypiece.options().hint().orElseThrow().toString().contains("A type a line"));
    assertEquals(polypiece.options().hint(), game("polypiece", "atoms").options().hint());
    for (Variant game : List.of(hitpoint, polypiece, Variants.of("poison"), Variants.of("cursed"))) {
      assertFalse(game.options().samples().isEmpty());
      for (String sample : game.options().samples()) {
        Variant other = game(game.id(), sample);
        assertEquals(other, game(game.id(), other.settings()));
      }
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      poison | repoison;cure-any | repoisoning, cure of any piece
      poison | cure-any;repoison | repoisoning, cure of any piece
      poison | cure-any | cure of any piece
      poison | guards-ignored;opponent-turns | opponent's turns, guards ignored
      cursed | either-leg | either leg
      cursed | immediate-exchange;both-legs | both legs, immediate exchange
      hitpoint | scale;edge=50;hills | scale, edge 50, hills
      cursed | '' | ''
      polypiece | N=N/WD/F | ''
      """)
  void settingsHaveACaption(String id, String settings, String caption) {
    Variant game = game(id, settings);
    assertEquals(caption, game.options().caption());
    assertEquals(game, game(id, game.settings()));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|',
      textBlock = """
          poison | repoison;either-leg | there are repoison, cure-any, opponent-turns and guards-ignored
          shock | second-general=1 | 'second-general=1' is unknown in Shock Chess; there is second-general
          cursed | either-leg;both-legs | of the settings either-leg, both-legs only one can be on
          hitpoint | scale;edge=101 | there are scale, edge=0 to edge=100, hills and entrenchment
          hitpoint | hills | the settings 'hills' need 'scale' too
          """)
  void unknownSettingsAreRefused(String id, String settings, String end) {
    String message = assertThrows(InputException.class, () -> game(id, settings)).getMessage();
    assertTrue(message.endsWith(end), message);
  }

  @Test
  void aSwitchIsTurnedOnAndOff() {
    Variant poison = Variants.of("poison");
    assertEquals("cure-any", poison.options().changed("cure-any", 1));
    assertEquals("repoison;cure-any", game("poison", "cure-any").options().changed("repoison", 1));
    assertEquals("", game("poison", "cure-any").options().changed("cure-any", 0));
    Variant cursed = game("cursed", "either-leg;immediate-exchange");
    assertEquals("both-legs;immediate-exchange", cursed.options().changed("both-legs", 1));
    assertEquals("either-leg;immediate-exchange", cursed.options().changed("both-legs", 0));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      orthodox | '' | ''
      poison | '' | repoison, cure-any, opponent-turns, guards-ignored
      poison | cure-any;conditions: Circe | repoison;cure-any;conditions: Circe, conditions: Circe, \
      cure-any;opponent-turns;conditions: Circe, cure-any;guards-ignored;conditions: Circe
      cursed | either-leg | ', both-legs, either-leg;immediate-exchange'
      hitpoint | scale;hills | ', scale, scale;hills;entrenchment'
      polypiece | N=N/WD/F | ''
      polypiece | 'K=K;Q=Q;R=R;B=B;N=N|WD;P=fmWfceFifmnD' | 'armies;K=K;Q=Q;R=R;B=B;N=N|WD;P=fmWfceFifmnD'
      """)
  void aReadingDiffersInOneRule(String id, String settings, String expected) {
    List<String> readings = game(id, settings).options().readings();
    assertEquals(expected, String.join(", ", readings));
    readings.forEach(reading -> assertTrue(game(id, reading).options().readings().contains(settings), reading));
  }

  /** A value that stands for 0 is tidied away, and greater ones are faults. */
  @Test
  void fullValuesAreTheGreatest() {
    for (Variant game : Stream.concat(Variants.all().stream(), Stream.of(game("hitpoint", "scale;hills"))).toList()) {
      for (Slot slot : game.schema().slots()) {
        for (int type = 0; type < game.schema().types().size(); type++) {
          int full = game.fullValue(slot, type);
          if (full > 0) {
            Setup setup = Setup.empty(game.schema()).withPiece(9, Piece.of(0, type));
            int cell = game.schema().offset(slot) + 9;
            assertEquals(setup, game.tidied(setup.with(cell, full)));
            assertFalse(full < slot.max() && game.stateFaults(setup.with(cell, full + 1)).isEmpty());
          }
        }
      }
    }
    assertEquals(900, game("hitpoint", "scale").fullValue(game("hitpoint", "scale").schema().slots().getFirst(), 1));
  }

  @Test
  void nothingIsUnsettledWithoutState() {
    for (String id : List.of("orthodox", "polypiece", "poison", "cursed", "shock")) {
      Variant game = Variants.of(id);
      assertEquals(0, game.fastPath().unsettled(position(game, PLAIN)), id);
      assertEquals(0, game.fastPath().unsettled(position(game, "4k3/2n5/8/8/8/8/2N5/4K3 w")), id);
      assertFalse(game.fastPath().kingMayDie(position(game, PLAIN), 0), id);
    }
  }
}
