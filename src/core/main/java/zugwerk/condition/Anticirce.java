package zugwerk.condition;

import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Slot;
import zugwerk.board.Square;

/** A piece that captures is reborn. It captures only if its square of rebirth is empty then. */
final class Anticirce extends Reborn {

  /** The option that no piece captures on its square of rebirth. */
  static final String CHEYLAN = "Cheylan";

  private final boolean cheylan;

  Anticirce(ConditionOptions options) {
    super(options, true);
    cheylan = options.has(CHEYLAN);
  }

  @Override
  public Phase phase() {
    return Phase.MOVER_GOES;
  }

  @Override
  public List<Slot> slots() {
    return List.of(FORBIDDEN, Homecoming.MOVED);
  }

  @Override
  public long choices(Position position, int from, int to, boolean passing) {
    boolean captures = passing || position.piece(to) != Piece.NONE;
    return captures ? promotions(position.piece(from), home(position.piece(from), to, from)) : 0;
  }

  @Override
  public void settle(Turn turn) {
    if (!turn.captures() || !turn.hasMover()) {
      return;
    }
    Position position = turn.position();
    int piece = position.piece(turn.stands());
    int home = home(piece, turn.to(), turn.from());
    if (home == turn.stands() ? cheylan : !isFree(position, home)) {
      forbid(position);
    } else if (home != turn.stands()) {
      turn.rebirth(home);
      turn.become(promoted(piece, home, turn.move()));
    }
  }

  @Override
  public boolean attacks(Position position, int side, int from, int square, long occupied) {
    int piece = position.piece(from);
    if (!game().promotes(Piece.type(piece)) || game().promoting(position, side, from, Square.bit(square)) == 0) {
      return mayGo(position, Piece.of(side, Piece.type(piece)), from, square, occupied);
    }
    for (int type : game().promotions()) {
      if (mayGo(position, Piece.of(side, type), from, square, occupied)) {
        return true;
      }
    }
    return false;
  }

  private boolean mayGo(Position position, int piece, int from, int square, long occupied) {
    int home = home(piece, square, from);
    return home == square ? !cheylan : isFree(position, home, occupied, from, square);
  }
}
