package zugwerk.exchange;

import java.util.stream.IntStream;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;

/** The game of a problem as a fairy condition, for formats that cannot name it. */
final class Condition {

  private static final String ORTHODOX = "KQRBNP";

  private Condition() {}

  /** The game in words, such as "Poison Chess". */
  static String words(Variant game) {
    return game.title() + (game.settings().isEmpty() ? "" : " (" + game.settings() + ")");
  }

  /** Whether the letters of the pieces do not show that the game is not orthodox chess. */
  static boolean isHidden(Problem problem) {
    Variant game = problem.variant();
    if (Completion.isPlain(problem)) {
      return false;
    }
    Setup setup = problem.setup();
    return game.options().typeLetters().isEmpty() || IntStream.range(0, Square.COUNT).map(setup::piece)
        .filter(piece -> piece != Piece.NONE)
        .allMatch(piece -> ORTHODOX.indexOf(game.schema().types().get(Piece.type(piece)).letter()) >= 0);
  }
}
