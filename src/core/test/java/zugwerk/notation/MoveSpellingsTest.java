package zugwerk.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Position;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/** Moves as people and other programs write them. */
class MoveSpellingsTest {

  private static final Variant ORTHODOX = Variants.of("orthodox");

  private static String read(String fen, String text) {
    Position position = Position.of(Fen.parse(ORTHODOX, fen));
    MoveText texts = new MoveText(ORTHODOX);
    return LongForm.of(ORTHODOX.schema(), texts.read(position, text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"e8=Q", "e8Q", "e8(Q)", "e8=(Q)", "e8/Q", "e8=q", "e8q", "e8D", "e8=D", "e8(D)", "e8\u0424",
      "e8Q+", "e8=Q!", "e7e8q", "e7-e8=Q", "e7e8Q", "e8Q=", "e8=Q+-", "e8\u2655", "e8=\u265B", "e8(\u2655)",
      "e8\u2655+-",
      "e8:Q", "e8*Q"})
  void promotions(String text) {
    assertEquals("e7e8q", read("8/4P3/8/8/8/8/8/k2K4 w", text));
  }

  @ParameterizedTest
  @CsvSource({"dxe8D, d7e8q", "dxe8=N, d7e8n", "dxe8(N), d7e8n", "de8/N, d7e8n", "e8R, e7e8r", "exd8B, e7d8b"})
  void promotionsByCaptures(String text, String move) {
    assertEquals(move,
        read("3r1r2/3PP3/8/8/8/8/8/k5K1 w".replace("r1r", move.startsWith("d7e8") ? "1r1" : "r1r"), text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"exd6", "exd6ep", "exd6 ep", "exd6e.p.", "exd6 e.p.", "exd6 e.p", "ed6ep", "exd6ep+", "e5xd6ep", "exd",
          "e:d",
          "exd!"})
  void capturesEnPassant(String text) {
    assertEquals("e5d6", read("4k3/8/8/3pP3/8/8/8/4K3 w - d6", text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Ra2", "Ra2+-", "Ra2-+", "Ra2=", "Ra2\u00b1", "Ra2\u2213", "Ra2\u221e", "Ra2+=", "Ra2+/=",
      "Ra2-/+", "Ra2!?", "Ra2!+-", "Ra2\u2b12", "Ra2?="})
  void signsBehindAMove(String text) {
    assertEquals("a1a2", read("7k/5K2/8/8/8/8/8/R7 w", text));
  }

  /** Where a Pawn can move, the message says how. */
  @ParameterizedTest
  @ValueSource(strings = {"e8", "e8=Queen", "e8=dame", "e8=P", "e8=King", "e8+", "e8 promotes", "e7e8", "e7-e8=X"})
  void aPromotionThatCannotBeReadIsExplained(String text) {
    String message = assertThrows(InputException.class, () -> read("8/4P3/8/8/8/8/8/k2K4 w", text)).getMessage();
    assertTrue(message.startsWith("write what the Pawn becomes: "), message);
    assertTrue(message.contains("e8=Q") || message.contains("e8q"), message);
  }

  /** With one capture by a Pawn it was this one. */
  @ParameterizedTest
  @ValueSource(strings = {"+", "#", "!", "?!", "+-", "=", ":", "-", "\u2020", "+ ?"})
  void signsAreNoCaptures(String text) {
    assertThrows(InputException.class, () -> read("4k3/8/3n4/4P3/8/8/8/4K3 w", text));
  }

  /** Two ranks are possible. */
  @Test
  void aCaptureWithoutItsRankMustBeUnambiguous() {
    assertThrows(InputException.class, () -> read("4k3/8/3n4/3pP3/3n4/4P3/8/4K3 w", "exd"));
    assertEquals("e5d6", read("4k3/8/3n4/4P3/8/8/8/4K3 w", "exd"));
  }

  /** With one legal move it was this one. */
  @ParameterizedTest
  @ValueSource(
      strings = {"+-", "-+", "=", "\u00b1", "\u2213", "\u221e", "+=", "+/=", "-/+", "\u2b12", "!", "", " ", "...",
          "#", "/"})
  void signsAloneAreNoMove(String text) {
    assertThrows(InputException.class, () -> read("7k/5K2/8/8/8/8/R7/8 b", text));
  }

  @Test
  void signsBetweenMovesAreSkipped() {
    assertEquals(List.of("e4", "c5", "Nf3", "d6", "d4", "cxd4", "Nxd4", "Nf6", "Nc3", "a6"), Replay.moves(
        "1. e4 c5 2. Nf3 \u00b1 d6 3. d4 += cxd4 4. Nxd4 +/= Nf6 5. Nc3 N a6 -/+ \u2b12 *"));
  }

  @Test
  void aWrongPromotionIsNotCalledImpossible() {
    String message = assertThrows(InputException.class, () -> read("8/4P3/8/8/8/8/8/k2K4 w", "e8K")).getMessage();
    assertFalse(message.contains("no Pawn"), message);
    assertTrue(message.contains("e8=Q"), message);
  }
}
