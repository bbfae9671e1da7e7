package zugwerk.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;

/** What the tests ask of a game: where a piece goes, and where a line of moves ends. */
final class OracleLines {

  private OracleLines() {}

  /** All legal moves whose text begins so are these. */
  static void goes(OracleGame game, String fen, String beginning, String moves) {
    OracleState state = game.parse(fen);
    List<String> found = game.legalMoves(state).stream().filter(move -> move.startsWith(beginning)).sorted().toList();
    String expected = String.join(" ", Arrays.stream(moves.split(" ")).sorted().toList());
    assertEquals(expected, String.join(" ", found), fen);
    assertEquals(fen, game.fen(state));
  }

  /** The moves are all legal and end in this position. */
  static OracleState ends(OracleGame game, String fen, String moves, String end) {
    OracleState state = game.parse(fen);
    for (String move : moves.split(" ")) {
      state = game.play(state, move);
    }
    assertEquals(end, game.fen(state));
    assertEquals(end, game.fen(game.parse(end)));
    return state;
  }

  /** The moves end in this position, and it has this verdict. */
  static void ends(OracleGame game, String fen, String moves, String end, String verdict) {
    OracleState state = ends(game, fen, moves, end);
    assertEquals(verdict, game.verdict(state), end);
    stands(game, end, verdict);
  }

  /** The position has this verdict. */
  static void stands(OracleGame game, String fen, String verdict) {
    assertEquals(verdict, game.verdict(game.parse(fen)), fen);
  }

  /** The first counts are those of orthodox chess: no game differs in its first three half-moves. */
  static void startsAsOrthodox(OracleGame game, String fen) {
    OracleState start = game.parse(fen);
    assertEquals(20, game.perft(start, 1));
    assertEquals(400, game.perft(start, 2));
    assertEquals(8902, game.perft(start, 3));
  }
}
