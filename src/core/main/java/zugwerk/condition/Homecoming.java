package zugwerk.condition;

import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.Rights;

/**
 * Castling with pieces that come back. A King or a partner that an event puts on its first square has not moved: it is
 * reborn there, or becomes there what it is. So it is in Circe, and in Popeye for all conditions.
 */
final class Homecoming {

  /** King (1) and partners on his side (2) and the other (4) that stand on their squares but have moved. */
  static final Slot MOVED = new Slot("King or Rooks that have moved", Slot.Scope.SIDE, 7, "moved");

  private Homecoming() {}

  /** Notes who has moved in a turn, and the rights after it. */
  static void settle(Turn turn, int cell) {
    Position position = turn.position();
    for (int right = 0; right < 4; right++) {
      int moved = cell + (right >> 1);
      note(turn, moved, 1, Rights.king(right), Schema.KING);
      note(turn, moved, 2 << right % 2, Rights.corner(right), turn.game().castlingPartner());
      boolean stays = (position.get(Schema.CASTLING) >> right & 1) != 0
          || ((Square.bit(Rights.king(right)) | Square.bit(Rights.corner(right))) & turn.appeared()) != 0;
      boolean has = stays && isHome(turn.game(), position, right) && (position.get(moved) & (1 | 2 << right % 2)) == 0;
      position.set(Schema.CASTLING, position.get(Schema.CASTLING) & ~(1 << right) | (has ? 1 << right : 0));
    }
  }

  private static void note(Turn turn, int moved, int bit, int square, int type) {
    Position position = turn.position();
    int side = square >> 5;
    boolean absent = position.piece(square) != Piece.of(side, type) || (turn.appeared() >>> square & 1) != 0;
    int values = position.get(moved);
    position.set(moved, absent ? values & ~bit : (turn.changed() >>> square & 1) != 0 ? values | bit : values);
  }

  /** A setup in which nobody has moved who may castle. */
  static Setup tidied(Setup setup, int cell) {
    Setup tidy = setup;
    for (int right = 0; right < 4; right++) {
      boolean has = (setup.get(Schema.CASTLING) >> right & 1) != 0;
      int moved = cell + (right >> 1);
      tidy = has ? tidy.with(moved, tidy.get(moved) & ~(1 | 2 << right % 2)) : tidy;
    }
    return tidy;
  }

  /** Whether the King and the partner of a right stand on their squares. */
  static boolean isHome(Conditioned game, Position position, int right) {
    return position.piece(Rights.king(right)) == Piece.of(right >> 1, Schema.KING)
        && position.piece(Rights.corner(right)) == Piece.of(right >> 1, game.castlingPartner());
  }
}
