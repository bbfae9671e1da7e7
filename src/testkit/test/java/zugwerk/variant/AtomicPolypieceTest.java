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
import zugwerk.testkit.GameSamples;
import zugwerk.work.InputException;

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
  void anAtomStepsInEveryPieceThatHasIt() {
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

  private static long perft(String settings, String fen, int depth) {
    Variant game = Variants.of("polypiece", settings);
    return new Perft(game, depth).count(Position.of(Fen.parse(game, fen)), depth);
  }

  /** "Only a move by an {@code e} power may take en passant, and it is never a quiet move." */
  @Test
  void onlyAnAtomWithEPassesAndNeverQuietly() {
    String fen = "7k/8/8/8/3pP3/8/8/7K b - e3 0 1 ";
    assertEquals(6, perft("atoms;W=W/F", fen + "W1", 1));
    Variant game = Variants.of("polypiece", "atoms;W=W/F");
    assertEquals(List.of("d4c3", "d4e3", "d4e3/e"),
        moves(game, fen + "W1").stream().filter(move -> move.startsWith("d4")).sorted().toList());
    assertEquals("7k/8/8/8/4P3/4p3/8/7K w - - 0 2 -", after(game, fen + "W1", "d4e3"));
    assertEquals("7k/8/8/8/8/4p3/8/7K w - - 0 2 W1", after(game, fen + "W1", "d4e3/e"));
    assertEquals(List.of("d4d3", "d4e3"),
        moves(game, fen + "-").stream().filter(move -> move.startsWith("d4")).sorted().toList());
  }

  /** Two atoms that take en passant are two moves, and each can stand beside a quiet move. */
  @Test
  void twoAtomsCaptureEnPassantInTwoWays() {
    Variant game = Variants.of("polypiece", "P=fmWfmFfceF;atoms;F=F/W");
    Variant both = Variants.of("polypiece", "P=fceWfceF;atoms;F=F/W;W=F/W");
    Variant quiet = Variants.of("polypiece", "P=fmWfceWfmFfceF;atoms;F=F/W;W=F/W");
    String fen = "7k/8/8/8/3pP3/8/8/7K b - e3 0 1 -";
    assertEquals(List.of("d4c3", "d4d3", "d4e3", "d4e3/e"), fromD4(game, fen));
    assertEquals(List.of("d4e3/F", "d4e3/W"), fromD4(both, fen));
    assertEquals(List.of("d4c3/F", "d4c3/W", "d4e3/F", "d4e3/W", "d4e3/eF", "d4e3/eW"), fromD4(quiet, fen));
    assertEquals("7k/8/8/8/8/4p3/8/7K w - - 0 2 W1", after(quiet, fen, "d4e3/eW"));
  }

  private static List<String> fromD4(Variant game, String fen) {
    return moves(game, fen).stream().filter(move -> move.startsWith("d4")).sorted().toList();
  }

  /** "A double step is noted for en passant only if the atom that made it did so by its own {@code i} step." */
  @Test
  void aDoubleStepIsNotedForTheAtomThatMadeIt() {
    String fen = "7k/8/8/8/3p4/8/4P3/7K w - - 0 1 -";
    assertEquals(21, perft("atoms;W=D/W", fen, 2));
    Variant game = Variants.of("polypiece", "atoms;W=D/W");
    assertEquals("7k/8/8/8/3pP3/8/8/7K b - e3 0 1 -", after(game, fen, "e2e4/D"));
    assertEquals("7k/8/8/8/3pP3/8/8/7K b - - 0 1 W1", after(game, fen, "e2e4/W"));
    // Neither atom steps; the states differ by the square noted alone.
    Variant still = Variants.of("polypiece", "P=fmW2fceFifmnD;atoms;R=R/B");
    assertEquals("7k/8/8/8/3pP3/8/8/7K b - - 0 1 -", after(still, fen, "e2e4/W"));
    assertEquals("7k/8/8/8/3pP3/8/8/7K b - e3 0 1 -", after(still, fen, "e2e4/D"));
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
    assertThrows(InputException.class, () -> Variants.of("polypiece", text));
  }

  @Test
  void theSettingsReadBack() {
    assertEquals(GAME.settings(), Variants.of("polypiece", GAME.settings()).settings());
  }

  /** Each atom steps for itself. */
  @Test
  void twoAtomsOfAPieceStepEachAlongItsList() {
    Variant game = Variants.of("polypiece", "N=WF;atoms;W=W/D;F=F/A/G");
    assertEquals(List.of("c2", "c6", "d4", "e3", "e5", "f4", "g2", "g6"), targets(game, "F1"));
    assertEquals(List.of("c4", "d3", "d5", "e2", "e6", "f3", "f5", "g4"), targets(game, "W1"));
    assertEquals(List.of("b1", "b7", "c4", "e2", "e6", "g4", "h1", "h7"), targets(game, "W1,F2"));
  }

  private static List<String> targets(Variant game, String state) {
    return moves(game, "k7/8/8/8/4N3/8/8/3K4 w - - 0 1 " + state).stream().filter(move -> move.startsWith("e4"))
        .map(move -> move.substring(2)).sorted().toList();
  }

  @Test
  void atomsThatLeaveTheSameStateMakeOneMove() {
    Variant king = Variants.of("polypiece", "K=WK;atoms;N=N/WD");
    assertEquals(List.of("e1d1", "e1d2", "e1e2", "e1f1", "e1f2"), moves(king, "4k3/8/8/8/8/8/8/4K3 w").stream().sorted()
        .toList());
    Variant pawn = Variants.of("polypiece", "P=fmWfceFifmnDifmW2;atoms;R=R/B");
    String fen = "7k/8/8/8/8/8/4P3/K7 w - - 0 1 -";
    assertEquals(List.of("e2e3", "e2e4"), moves(pawn, fen).stream().filter(move -> move.startsWith("e2")).sorted()
        .toList());
    assertEquals("7k/8/8/8/4P3/8/8/K7 b - e3 0 1 -", after(pawn, fen, "e2e4"));
  }

  /** The first of all atoms notes its double step too. */
  @Test
  void aDoubleStepByTheWazirIsNoted() {
    Variant game = Variants.of("polypiece", "P=fmWfceFifmW2;atoms;R=R/B");
    assertEquals("7k/8/8/8/4P3/8/8/K7 b - e3 0 1 -", after(game, "7k/8/8/8/8/8/4P3/K7 w", "e2e4"));
  }

  /** The Knight on d1 goes three squares sideways if none is in its way; after castling the Rook is. */
  @Test
  void theArrivalOfCastlingIsJudgedAfterwards() {
    Variant game = Variants.of("polypiece", "N=nH;atoms;W=W/F");
    String fen = "4k3/8/8/8/8/8/8/3nK2R w K - 0 1 -";
    assertTrue(moves(game, fen).contains("e1g1"));
    assertTrue(GameSamples.oracle(game).legalMoves(GameSamples.oracle(game).parse(fen)).contains("e1g1"));
  }

  @Test
  void nothingNeedFollowTheWordAtoms() {
    assertEquals(Variants.of("polypiece", "K=WF;atoms;W=W"), Variants.of("polypiece", "K=WF;atoms"));
    assertThrows(InputException.class, () -> Variants.of("polypiece", "atoms;W"));
  }
}
