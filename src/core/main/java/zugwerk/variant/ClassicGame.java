package zugwerk.variant;

import java.util.List;
import zugwerk.betza.Movement;
import zugwerk.board.Schema;
import zugwerk.board.Transformation;
import zugwerk.rules.FastPath;
import zugwerk.rules.RetroFacts;
import zugwerk.rules.TableFacts;

/**
 * A game near to orthodox chess, and what it promises by that: pieces come to their squares by their own moves only,
 * Pawns and Bishops by those of orthodox chess; captured pieces leave the board; rules beyond those of the pieces
 * do not depend on directions. A game declares which of its moves must be made to be judged.
 */
abstract class ClassicGame extends SteadyGame implements FastPath {

  ClassicGame(String id, String title, Schema schema, String start, String[] powers, String promotions) {
    super(id, title, schema, start, powers, promotions);
  }

  @Override
  public FastPath fastPath() {
    return this;
  }

  /** The one power of a type, for games with {@link zugwerk.rules.ReachFacts}. */
  public List<Movement> powers(int side, int type) {
    return List.of(movement(side, type));
  }

  @Override
  public RetroFacts retroFacts() {
    return RetroFacts.ORIGINS;
  }

  @Override
  public TableFacts tableFacts() {
    return TableFacts.BY_SLOTS;
  }

  @Override
  public long pawnSquares(int side) {
    return Armies.PAWN_SQUARES;
  }

  @Override
  public boolean mayLackKing() {
    return true;
  }

  @Override
  public boolean keeps(Transformation transformation) {
    return true;
  }
}
