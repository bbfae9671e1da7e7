package zugwerk.guest;

import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Transformation;
import zugwerk.oracle.OracleOrthodox;
import zugwerk.oracle.OracleState;
import zugwerk.variant.SteadyGame;

/**
 * Andernach Chess, a game as a stranger would add it: a piece that captures changes its colour, Kings aside.
 *
 * <p>A Pawn that captures on its last rank becomes the promoted piece of the other colour.
 */
// @start region="game"
public class Andernach extends SteadyGame {

  public Andernach() {
    super("andernach", "Andernach Chess");
  }

  @Override
  public void capture(Position position, int from, int to, int victim) {
    super.capture(position, from, to, victim);
    int piece = position.piece(to);
    if (Piece.type(piece) != Schema.KING) {
      position.place(to, Piece.of(1 - Piece.side(piece), Piece.type(piece)));
    }
  }
  // @end

  /** The change of colour knows no direction. */
  @Override
  public boolean keeps(Transformation transformation) {
    return true;
  }

  @Override
  public String rulesText() {
    return """
        # Andernach Chess

        Orthodox chess in which a piece that captures, other than a King, changes its colour: a white Knight that takes
        a black Bishop is a black Knight from then on. Whether a move is legal, and whether it gives check, is judged
        after the change.

        A Pawn that captures on its last rank becomes a piece of the other colour. A Rook that comes to a corner by
        changing its colour does not castle.
        """;
  }

  /** The same rules, written a second time for the slow program of the tests. */
  public static final class Slow extends OracleOrthodox {

    @Override
    public String id() {
      return "andernach";
    }

    @Override
    protected void afterwards(OracleState before, OracleState after, int to, boolean captured) {
      char piece = captured ? after.pieces[to] : 'K';
      if (Character.toUpperCase(piece) != 'K') {
        after.pieces[to] = Character.isUpperCase(piece) ? Character.toLowerCase(piece) : Character.toUpperCase(piece);
      }
    }
  }
}
