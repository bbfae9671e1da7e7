package zugwerk.guest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.MoveText;
import zugwerk.notation.Replay;
import zugwerk.oracle.OracleGame;
import zugwerk.oracle.OracleState;
import zugwerk.rules.Generator;
import zugwerk.rules.Move;
import zugwerk.rules.Perft;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/** Games with drops, rebirth, forbidden positions and ends of their own, in the program and in the second program. */
class GamesFromElsewhereTest {

  /** Where a line ends, by both programs; clocks are left out. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      # The Knight is captured on a light square and reborn on the light b1; the Bishop's home f8 is occupied.
      circe | 4k3/8/8/5n2/4P3/8/8/4K3 w - - | e4f5 | 4k1n1/8/8/5P2/8/8/8/4K3 b - - | ''
      circe | 4kb2/8/8/2b5/1P6/8/8/4K3 w - - | b4c5 | 4kb2/8/8/2P5/8/8/8/4K3 b - - | ''
      # A Pawn goes back to its own file, also when it is captured en passant.
      circe | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 | e5d6 | 4k3/3p4/3P4/8/8/8/8/4K3 b - - | ''
      # A capture goes to the hand, a drop leaves it; a promoted piece goes there as a Pawn.
      crazyhouse | 4k3/8/8/3p4/4P3/8/8/4K3 w - - | e4d5 e8e7 P@e6 | 8/4k3/4P3/3P4/8/8/8/4K3 b - - - | ''
      crazyhouse | 1n2k3/P7/8/8/8/8/8/4K2r w - - | e1d2 h1h2 d2e3 b8c6 a7a8q | Q3k3/8/2n5/8/8/4K3/7r/8 b - - a8~ | check
      crazyhouse | 4k3/8/8/8/8/8/8/Q3K2r w - - 0 1 a1~ | e1e2 h1a1 | 4k3/8/8/8/8/8/4K3/r7 w - - @p1 | ''
      # A drop parries a check or mates.
      crazyhouse | 6k1/5ppp/8/8/8/8/8/4K3 w - - 0 1 @R1 | R@d8 | 3R2k1/5ppp/8/8/8/8/8/4K3 b - - - | checkmate
      crazyhouse | 6k1/5ppp/8/8/8/8/8/4K3 w - - 0 1 @R1,@n1 | R@d8 N@f8 | 3R1nk1/5ppp/8/8/8/8/8/4K3 w - - - | ''
      # The third check wins; a double check counts once.
      three-check | 4k3/8/8/8/8/8/8/R3K3 w - - 0 1 +w2 | a1a8 | R3k3/8/8/8/8/8/8/4K3 b - - +w3 | lost
      three-check | 4k3/8/4N3/8/8/8/8/4RK2 w - - 0 1 +b1 | e6c7 | 4k3/2N5/8/8/8/8/8/4RK2 b - - +w1,+b1 | check
      # Black may draw in the race if its King arrives on the next move.
      racing-kings | 8/k6K/8/8/8/8/8/8 w - - | h7h8 | 7K/k7/8/8/8/8/8/8 b - - | ''
      racing-kings | 8/k6K/8/8/8/8/8/8 w - - | h7h8 a7a8 | k6K/8/8/8/8/8/8/8 w - - | drawn
      racing-kings | 8/k6K/8/8/8/8/8/8 w - - | h7h8 a7a6 | 7K/8/k7/8/8/8/8/8 w - - | won
      racing-kings | 8/k7/8/8/8/8/8/7K b - - | a7a8 | k7/8/8/8/8/8/8/7K w - - | lost
      checkless | 6k1/5ppp/8/8/8/8/8/4RK2 w - - | e1e8 | 4R1k1/5ppp/8/8/8/8/8/5K2 b - - | checkmate
      """)
  void linesEnd(String id, String fen, String line, String end, String verdict) {
    Variant game = Variants.of(id);
    OracleGame oracle = OracleGame.of(id, "");
    OracleState state = oracle.parse(fen);
    for (String move : line.split(" ")) {
      state = oracle.play(state, move);
    }
    assertEquals(end, withoutClocks(oracle.fen(state)));
    assertEquals(verdict, oracle.verdict(state));
    Setup after = Replay.play(game, Fen.parse(game, fen), line);
    assertEquals(end, withoutClocks(Fen.format(after)));
    assertEquals(verdict, new Generator(game).verdict(Position.of(after)).word());
  }

  private static String withoutClocks(String fen) {
    return fen.replaceFirst(" \\d+ \\d+", "");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      checkless | 4k3/8/8/8/8/8/8/R3K3 w - - | Ra8 | the rules of Checkless Chess forbid the position after it
      racing-kings | 8/8/8/8/8/1k6/8/6KR w - - | Rh3 | the rules of Racing Kings forbid the position after it
      racing-kings | 8/8/8/8/8/1k6/R7/6K1 w - - | Ra3 | the rules of Racing Kings forbid the position after it
      circe | 4k3/8/8/8/8/8/3q4/4K3 w - - | Kxd2 | the piece on d8 attacks d2
      three-check | 4k3/8/8/8/8/8/8/R3K3 w - - 0 1 +b3 | Ra8 | the game is over, lost
      """)
  void forbiddenMovesAreExplained(String id, String fen, String move, String reason) {
    Variant game = Variants.of(id);
    MoveText texts = new MoveText(game);
    Position position = Position.of(Fen.parse(game, fen));
    String fault = assertThrows(InputException.class, () -> texts.read(position, move)).getMessage();
    assertTrue(fault.endsWith(reason), fault);
  }

  @Test
  void dropsAreWrittenAndRead() {
    Variant game = Variants.of("crazyhouse");
    Position position = Position.of(Fen.parse(game, "6k1/5ppp/8/8/8/2N5/8/4K3 w - - 0 1 @R1,@N1,@P1"));
    MoveText texts = new MoveText(game);
    Move knight = new Move.Drop(game.schema().type('N'), 33);
    assertEquals("N@b5", texts.write(position, knight));
    assertEquals("Nb5", texts.write(position, new Move.Step(18, 33, Move.NONE, Move.NONE)));
    assertEquals(knight, texts.read(position, "N@b5"));
    assertEquals("R@d8#", texts.write(position, new Move.Drop(game.schema().type('R'), 59)));
    assertEquals(new Move.Drop(game.schema().type('R'), 59), texts.read(position, "R@d8"));
    assertEquals(new Move.Drop(game.pawn(), 33), texts.read(position, "@b5"));
    assertThrows(InputException.class, () -> texts.read(position, "P@e8"));
  }

  /** Crazyhouse and Racing Kings: the figures that public move generators give; the others begin as orthodox chess. */
  @ParameterizedTest
  @CsvSource({"crazyhouse, 3, 8902", "crazyhouse, 4, 197281", "racing-kings, 1, 21", "racing-kings, 2, 421",
      "racing-kings, 3, 11264", "three-check, 4, 197281", "circe, 3, 8902"})
  void startPositionsHaveTheirCounts(String id, int depth, long count) {
    Variant game = Variants.of(id);
    assertEquals(count, new Perft(game, depth).count(Position.of(Fen.start(game)), depth));
  }

  @Test
  void nothingIsPlayedAfterTheEnd() {
    Variant game = Variants.of("three-check");
    String fen = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1 +w2";
    Position position = Position.of(Fen.parse(game, fen));
    OracleGame oracle = OracleGame.of("three-check", "");
    assertEquals(oracle.perft(oracle.parse(fen), 2), new Perft(game, 2).count(position, 2));
    assertEquals(List.of(), new MoveText(game).legal(Position.of(Replay.play(game, Fen.parse(game, fen), "a1a8"))));
  }
}
