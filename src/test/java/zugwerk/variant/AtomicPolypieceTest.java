package zugwerk.variant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Position;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.notation.Replay;
import zugwerk.rules.Perft;
import zugwerk.rules.Variant;

/** Atomic Polypiece: the lists belong to atoms. */
class AtomicPolypieceTest {

  private static final Variant GAME = Variants.of("polypiece", "N=fbNW;K=WF;atoms;W=W/F;N=N/WD");

  private static String after(Variant game, String fen, String line) {
    return Fen.format(Replay.play(game, Fen.parse(game, fen), line));
  }

  private static List<String> moves(Variant game, String fen) {
    return new MoveText(game).legal(Position.of(Fen.parse(game, fen))).stream()
        .map(move -> LongForm.of(game.schema(), move)).toList();
  }

  @Test
  void anAtomStepsInEveryPieceWhoHasIt() {
    // The Knight's W move turns the W of both Kings as well: they are left with F twice over.
    assertEquals("4k3/8/8/4N3/8/8/8/4K3 b - - 1 1 W1", after(GAME, "4k3/8/8/8/4N3/8/8/4K3 w", "e4e5"));
    List<String> replies = moves(GAME, "4k3/8/8/4N3/8/8/8/4K3 b - - 1 1 W1");
    assertFalse(replies.contains("e8e7"), replies.toString());
    assertFalse(replies.contains("e8d8"), replies.toString());
  }

  @Test
  void whereThePowerNamesTheAtomItsPresentEntryIsMeant() {
    // fbNW with N as WD: the modifiers f and b go before each atom of the entry.
    List<String> moves = moves(GAME, "7k/8/8/8/4N3/8/8/K7 w - - 0 1 N1").stream()
        .filter(move -> move.startsWith("e4")).map(move -> move.substring(2, 4)).distinct().sorted().toList();
    assertEquals(List.of("d4", "e2", "e3", "e5", "e6", "f4"), moves);
  }

  @Test
  void aMoveThatTwoAtomsCouldMakeIsTwoMoves() {
    List<String> moves = moves(GAME, "7k/8/8/8/8/8/8/4K3 w - - 0 1 W1");
    assertTrue(moves.contains("e1d2/W") && moves.contains("e1d2/F"), moves.toString());
    assertFalse(moves.contains("e1d2"), moves.toString());
    assertTrue(after(GAME, "7k/8/8/8/8/8/8/4K3 w - - 0 1 W1", "e1d2/W").endsWith(" -"));
    assertTrue(after(GAME, "7k/8/8/8/8/8/8/4K3 w - - 0 1 W1", "e1d2/F").endsWith("W1"));
  }

  @Test
  void aMoveThatOnlyOneAtomCanMakeNeedsNoLetter() {
    assertTrue(moves(GAME, "7k/8/8/8/8/8/8/4K3 w").contains("e1e2"));
  }

  @Test
  void aPawnsMoveIsMadeByItsAtomsToo() {
    assertTrue(after(GAME, GAME.start(), "e2e3").endsWith("W1"));
    assertTrue(after(GAME, GAME.start(), "e2e4").endsWith("-"));
  }

  @Test
  void castlingIsMadeByNoAtom() {
    assertTrue(after(GAME, "4k3/8/8/8/8/8/8/4K2R w K -", "O-O").endsWith(" -"));
  }

  @Test
  void withoutListsOfMoreThanOneEntryItIsOrthodoxChess() {
    Variant plain = Variants.of("polypiece", "atoms;W=W");
    assertEquals(8902, new Perft(plain, 3).count(Position.of(Fen.parse(plain, plain.start())), 3));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"N=N/WD;atoms;W=W/F", "atoms;W=W/X", "atoms;X=W", "atomsW=W/F", "N=N;W=W/F;atoms", "atoms;R=NN/R;R=R"})
  void whatMakesNoSenseIsRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> Variants.of("polypiece", text));
  }

  @Test
  void theSettingsReadBack() {
    assertEquals(GAME.settings(), Variants.of("polypiece", GAME.settings()).settings());
  }
}
