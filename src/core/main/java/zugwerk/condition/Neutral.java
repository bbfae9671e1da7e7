package zugwerk.condition;

import static zugwerk.work.Message.message;
import static zugwerk.work.Texts.key;

import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.Fault;

/**
 * Neutral pieces: either side moves and captures them, and they attack both. A neutral piece stands in a position as
 * one of the side to move.
 */
class Neutral extends Condition {

  /** The mark of a neutral piece. */
  static final Slot NEUTRAL =
      new Slot(key("neutral"), Slot.Scope.PIECE, 1, "n").headed(key("Neutral")).turned();

  @Override
  public List<Slot> slots() {
    return List.of(NEUTRAL);
  }

  @Override
  public Phase phase() {
    return Phase.HANDOVER;
  }

  @Override
  public boolean changesPowers() {
    return true;
  }

  @Override
  public long attackers(Position position, int side, long usual) {
    return usual | position.marked(cell(NEUTRAL));
  }

  @Override
  public void serve(Position position, int side) {
    for (long rest = position.marked(cell(NEUTRAL)) & position.pieces(1 - side); rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      position.set(square, Piece.of(side, Piece.type(position.piece(square))));
    }
  }

  @Override
  public long ownVictims(Position position, int side, int from) {
    return position.marked(cell(NEUTRAL));
  }

  @Override
  public void settle(Turn turn) {
    Position position = turn.position();
    for (long rest = position.marked(cell(NEUTRAL)); rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      if (Piece.side(position.piece(square)) == turn.side()) {
        turn.changeSide(square);
      } else {
        game().appear(position, square);
      }
    }
    if (turn.captures() && turn.hasMover()) {
      // The captured piece may have stood there as one of the same side.
      game().appear(position, turn.stands());
    }
  }

  @Override
  public Setup tidied(Setup setup) {
    Setup tidy = setup;
    for (int square = 0; square < Square.COUNT; square++) {
      if (setup.get(cell(NEUTRAL) + square) != 0 && setup.piece(square) != Piece.NONE) {
        tidy = tidy.with(square, Piece.of(setup.get(Schema.SIDE_TO_MOVE), Piece.type(setup.piece(square))));
      }
    }
    return tidy;
  }

  @Override
  public List<Fault> stateFaults(Setup setup) {
    for (int square = 0; square < Square.COUNT; square++) {
      if (setup.get(cell(NEUTRAL) + square) != 0 && setup.piece(square) != Piece.NONE) {
        if (Piece.type(setup.piece(square)) == Schema.KING) {
          return List.of(new Fault(square, message("the King on {0} cannot be neutral", Square.name(square))));
        }
        if (Piece.side(setup.piece(square)) != setup.get(Schema.SIDE_TO_MOVE)) {
          return List.of(new Fault(square,
              message("the neutral piece on {0} must stand as one of the side to move", Square.name(square))));
        }
      }
    }
    return List.of();
  }
}
