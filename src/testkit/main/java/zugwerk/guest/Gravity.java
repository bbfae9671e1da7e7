package zugwerk.guest;

import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.board.Transformation;
import zugwerk.oracle.OracleOrthodox;
import zugwerk.oracle.OracleState;
import zugwerk.variant.SteadyGame;

/**
 * Gravity Chess, a game as a stranger would add it: after each turn every piece but the Kings falls towards the first
 * rank until it lands on the edge or on another piece.
 *
 * <p>Falling is no move: a Pawn that falls is not promoted, and a Rook that falls has left its square.
 */
public class Gravity extends SteadyGame {

  private static final int RANK = 8;

  public Gravity() {
    super("gravity", "Gravity Chess");
  }

  @Override
  public void endTurn(Position position, int mover, int maker) {
    for (int square = RANK; square < Square.COUNT; square++) {
      int piece = position.piece(square);
      if (piece == Piece.NONE || Piece.type(piece) == Schema.KING) {
        continue;
      }
      int landing = square;
      while (landing >= RANK && position.piece(landing - RANK) == Piece.NONE) {
        landing -= RANK;
      }
      if (landing != square) {
        position.move(square, landing);
      }
    }
  }

  /** Left and right are alike, and so are the colours; up and down are not. */
  @Override
  public boolean keeps(Transformation transformation) {
    return transformation == Transformation.MIRROR_LEFT_RIGHT || transformation == Transformation.EXCHANGE_COLOURS;
  }

  @Override
  public String rulesText() {
    return """
        # Gravity Chess

        Orthodox chess on a board that stands upright. After each turn every piece of either side falls towards the
        first rank, until it lands on the edge of the board or on another piece. Only the Kings hold their places.
        Whether a move is legal, and whether it gives check, is judged after the fall.

        Falling is no move: a Pawn that falls to its last rank stays a Pawn, and a Rook that has fallen from its corner
        does not castle any more. A double step is noted for a capture en passant only where nothing of it fell.
        """;
  }

  /** The same rules, written a second time for the slow program of the tests. */
  public static final class Slow extends OracleOrthodox {

    @Override
    public String id() {
      return "gravity";
    }

    @Override
    protected void afterwards(OracleState before, OracleState after, int to, boolean captured) {
      char[] stepped = after.pieces.clone();
      boolean falling = true;
      while (falling) {
        falling = false;
        for (int square = RANK; square < stepped.length; square++) {
          char piece = after.pieces[square];
          if (Character.toUpperCase(piece) != 'K' && piece != OracleState.EMPTY
              && after.pieces[square - RANK] == OracleState.EMPTY) {
            after.pieces[square - RANK] = piece;
            after.pieces[square] = OracleState.EMPTY;
            falling = true;
          }
        }
      }
      int passed = after.passed;
      for (int square = passed - RANK; passed >= 0 && square <= passed + RANK; square += RANK) {
        after.passed = after.pieces[square] == stepped[square] ? after.passed : OracleState.NONE;
      }
    }
  }
}
