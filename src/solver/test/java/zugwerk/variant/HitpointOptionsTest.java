package zugwerk.variant;

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
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.notation.Replay;
import zugwerk.rules.Attacks;
import zugwerk.rules.GameOptions;
import zugwerk.rules.Perft;
import zugwerk.rules.Variant;
import zugwerk.work.InputException;

/** Betza's own ideas for Hitpoint Chess, all off by default. */
class HitpointOptionsTest {

  private static String after(String settings, String fen, String line) {
    Variant game = Variants.of("hitpoint", settings);
    return Fen.format(Replay.play(game, Fen.parse(game, fen), line));
  }

  private static List<String> moves(String settings, String fen) {
    Variant game = Variants.of("hitpoint", settings);
    return new MoveText(game).legal(Position.of(Fen.parse(game, fen))).stream()
        .map(move -> LongForm.of(game.schema(), move)).toList();
  }

  @Test
  void scaleMultipliesPointsAndFirepower() {
    assertEquals("4k3/8/8/4N3/8/8/8/4K3 b - - 0 1 e5:200",
        after("scale", "4k3/8/8/4p3/8/5N2/8/4K3 w", "f3e5"));
    Variant scaled = Variants.of("hitpoint", "scale");
    Variant plain = Variants.of("hitpoint");
    assertEquals(new Perft(plain, 4).count(Position.of(Fen.parse(plain, plain.start())), 4),
        new Perft(scaled, 4).count(Position.of(Fen.parse(scaled, scaled.start())), 4));
  }

  @Test
  void edgeIsTheAttackersLossInPercentOfTheDefendersPoints() {
    // The Knight has 300 and would lose 500 without the edge; with half of that it stays alive, and so does the Rook.
    assertEquals("4k3/8/8/4r3/8/5N2/8/3K4 b - - 1 1 e5:200,f3:50",
        after("scale;edge=50", "4k3/8/8/4r3/8/5N2/8/3K4 w", "f3e5"));
  }

  @Test
  void withoutLossAPawnsCaptureOnTheLastRankIsAPromotion() {
    assertTrue(moves("scale;edge=0", "3n3k/4P3/8/8/8/8/8/K7 w").contains("e7d8"),
        "a Knight survives a Pawn's blow");
    assertTrue(moves("scale;edge=0", "3n3k/4P3/8/8/8/8/8/K7 w - - 0 1 d8:100").contains("e7d8q"));
  }

  @Test
  void aPieceOnAHillResistsWithHalfAsManyPointsAgain() {
    // 100 points are worth 150: the Pawn loses two thirds of the blow, rounded down.
    assertEquals("4k3/8/8/3p4/8/8/8/4K3 b - - 0 1 d5:34,d5^",
        after("scale;hills", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1 d5^", "e4d5"));
  }

  @Test
  void aPawnDugInOnAHillResistsWith225() {
    // A Knight's 300 are enough to kill it, and the capture costs the Knight 225.
    assertEquals("4k3/8/8/3N4/8/8/8/4K3 b - - 0 1 d5:75,d5^",
        after("scale;hills;entrenchment", "4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1 d5^,d5!", "c3d5"));
    assertEquals("4k3/8/8/3p4/8/8/8/4K3 b - - 0 1 d5:56,d5^,d5!",
        after("scale;hills;entrenchment", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1 d5^,d5!", "e4d5"));
  }

  @Test
  void aPieceDigsInForATurnUntilItMoves() {
    String fen = "4k3/8/8/8/8/8/4P3/4K3 w";
    String dugIn = after("scale;entrenchment", fen, "e2!");
    assertEquals("4k3/8/8/8/8/8/4P3/4K3 b - - 1 1 e2!", dugIn);
    assertFalse(moves("scale;entrenchment", dugIn.replace(" b ", " w ")).contains("e2!"));
    assertEquals("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1 -",
        after("scale;entrenchment", dugIn.replace(" b ", " w "), "e2e4"));
  }

  /** "Castling moves both King and Rook: both lose their trenches." */
  @Test
  void castlingLeavesBothTrenches() {
    String fen = "k7/8/8/8/8/8/8/4K2R w K - 0 1 ";
    assertEquals("k7/8/8/8/8/8/8/5RK1 b - - 1 1 -", after("scale;entrenchment", fen + "e1!,h1!", "O-O"));
    Variant game = Variants.of("hitpoint", "scale;entrenchment");
    Position castled = Position.of(Replay.play(game, Fen.parse(game, fen + "h1!"), "O-O"));
    assertEquals(72, new Perft(game, 2).count(castled, 2), "both may dig in again");
  }

  /** "The squares that the King crosses and reaches are judged without one"; the square that it leaves, with one. */
  @Test
  void aTrenchProtectsTheCastlingKingOnItsStartSquareOnly() {
    assertEquals(9, moves("scale;entrenchment", "k7/8/8/8/8/7n/8/4K2R w K - 0 1 e1!").size());
    assertFalse(moves("scale;entrenchment", "k7/8/8/8/8/6n1/8/4K2R w K - 0 1 e1!").contains("e1g1"), "f1 is attacked");
    assertTrue(moves("scale;entrenchment", "k7/8/8/8/8/3n4/8/4K2R w K - 0 1 e1!").contains("e1g1"));
    assertFalse(moves("scale;entrenchment", "k7/8/8/8/8/3n4/8/4K2R w K - 0 1 -").contains("e1g1"));
  }

  @Test
  void aKingOnAHillIsAttackedOnlyByGreaterFirepower() {
    Variant game = Variants.of("hitpoint", "scale;hills");
    Position hill = Position.of(Fen.parse(game, "4k3/8/5N2/8/8/8/8/4K3 b - - 0 1 e8^"));
    assertFalse(Attacks.inCheck(game, hill, 1));
    assertTrue(Attacks.inCheck(game, Position.of(Fen.parse(game, "k6R/8/8/8/8/8/8/K7 b - - 0 1 a8^")), 1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"hills", "entrenchment", "edge=50", "scale;edge=101", "scale;edge", "scale;hill", "scale=100;x"})
  void whatMakesNoSenseIsRefused(String text) {
    assertThrows(InputException.class, () -> Variants.of("hitpoint", text));
  }

  @Test
  void theSettingsReadBack() {
    assertEquals("scale;edge=30;hills;entrenchment",
        Variants.of("hitpoint", "entrenchment;hills;edge=30;scale").settings());
  }

  /** What needs the scale brings it, and goes with it. */
  @ParameterizedTest
  @CsvSource({"'', scale, 1, scale", "'', hills, 1, scale;hills", "'', edge, 30, scale;edge=30", "'', edge, 100, ''",
      "scale;hills, scale, 0, ''", "scale;hills;edge=5, hills, 0, scale;edge=5", "scale;edge=5, edge, 0, scale;edge=0",
      "scale;entrenchment, entrenchment, 0, scale", "scale, edge, 100, scale"})
  void oneSettingChanges(String before, String key, int value, String after) {
    assertEquals(after, Variants.of("hitpoint", before).options().changed(key, value));
  }

  @ParameterizedTest
  @CsvSource({"edge, 101", "edge, -1", "hill, 1", "hill, 0"})
  void aSettingThatThereIsNotIsRefused(String key, int value) {
    GameOptions options = Variants.of("hitpoint").options();
    assertThrows(IllegalArgumentException.class, () -> options.changed(key, value));
  }

  @Test
  void anAttackThatBothSurviveIsWrittenWithAStroke() {
    assertEquals("Nf3:e5 (-)", Game.of("hitpoint", "scale;edge=50").written("4k3/8/8/4r3/8/5N2/8/3K4 w", "f3e5"));
  }
}
