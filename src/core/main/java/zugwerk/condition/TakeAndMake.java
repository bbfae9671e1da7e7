package zugwerk.condition;

import java.util.List;
import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;

/**
 * A piece that captures goes on by a step, without capture, as the captured piece moves. Without one, it cannot
 * capture.
 */
final class TakeAndMake extends Condition {

  @Override
  public Phase phase() {
    return Phase.MOVER_GOES;
  }

  @Override
  public List<Slot> slots() {
    return List.of(FORBIDDEN);
  }

  @Override
  public boolean choosesSquares() {
    return true;
  }

  /** Where a piece can go on to once it has captured. */
  private long makes(Position position, int from, int to, int victim) {
    int captured = position.piece(victim);
    long occupied = position.occupied() & ~Square.bit(from) & ~Square.bit(victim) | Square.bit(to);
    return captured == Piece.NONE ? 0 : makes(position, position.piece(from), captured, to, occupied);
  }

  /** A Pawn does not go on to the first rank of its side. */
  private long makes(Position position, int mover, int captured, int to, long occupied) {
    Movement power = game().base().movement(position, Piece.side(captured), Piece.type(captured));
    long all = game().moves(position, Piece.side(mover), Piece.type(mover), power, to, occupied);
    return game().promotes(Piece.type(mover)) ? all & ~Square.lastRank(1 - Piece.side(mover)) : all;
  }

  @Override
  public long choices(Position position, int from, int to, boolean passing) {
    int victim = passing ? MoveMaker.captured(position.toMove(), to) : to;
    return game().arrives(position, from, victim) ? makes(position, from, to, victim) : 0;
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    return keep(targets, captures, to -> !game().arrives(position, from, Turn.victim(position, side, to))
        || makes(position, from, to, Turn.victim(position, side, to)) != 0);
  }

  @Override
  public int arrival(Position position, int move) {
    int from = EncodedMove.from(move);
    int to = EncodedMove.to(move);
    int tag = EncodedMove.tag(move);
    boolean captures = EncodedMove.isEnPassant(move) || EncodedMove.isStep(move) && position.piece(to) != Piece.NONE;
    return !captures ? Turn.NOWHERE : tag >= Move.FIRST_SQUARE ? tag - Move.FIRST_SQUARE
        : Long.numberOfTrailingZeros(makes(position, from, to, Turn.victim(position, position.toMove(), to)));
  }

  /** A Pawn that captures is promoted where it goes on to. */
  @Override
  public long promoting(Position position, int side, int from, long targets, long promoting) {
    return promoting & ~position.occupied() | keep(targets, targets, to -> position.piece(to) != Piece.NONE
        && (makes(position, from, to, to) & Square.lastRank(side)) != 0);
  }

  @Override
  public long unpromoting(Position position, int side, int from, long promoting) {
    return keep(promoting, promoting, to -> position.piece(to) != Piece.NONE
        && (makes(position, from, to, to) & ~Square.lastRank(side)) != 0);
  }

  @Override
  public void settle(Turn turn) {
    if (!turn.captures() || !turn.hasMover()) {
      return;
    }
    Position position = turn.position();
    long makes = makes(position, turn.before(turn.from()), turn.before(turn.victim()), turn.stands(),
        position.occupied());
    if (makes == 0) {
      forbid(position);
      return;
    }
    turn.goTo(turn.chosen(makes));
    boolean promotes =
        game().promotes(turn.moverType()) && (Square.bit(turn.stands()) & Square.lastRank(turn.side())) != 0;
    if (turn.hasNewType() != promotes) {
      forbid(position);
    }
  }

  @Override
  public boolean settles() {
    return true;
  }

  /** Only captures are not as in the game. */
  @Override
  public long unsettled(Position position) {
    return position.pieces(1 - position.toMove());
  }
}
