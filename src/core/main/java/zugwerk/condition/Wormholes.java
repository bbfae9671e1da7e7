package zugwerk.condition;

import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.RuleMarks;

/** A piece that moves to a wormhole goes on at once to another one that is empty. */
final class Wormholes extends Condition {

  private final long holes;

  Wormholes(long holes) {
    this.holes = holes;
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
  public boolean choosesSquares() {
    return true;
  }

  private boolean isHole(int square) {
    return (holes >>> square & 1) != 0;
  }

  /** Nothing may be as it was before: a piece goes back to its own square only if it captures or is promoted. */
  private long exits(Position position, int side, int from, int to, int victim) {
    boolean changes = position.piece(victim) != Piece.NONE
        || game().promotes(Piece.type(position.piece(from))) && (Square.bit(to) & Square.lastRank(side)) != 0;
    long freed = changes ? Square.bit(from) | Square.bit(victim) : 0;
    return isHole(to) ? holes & (~position.occupied() | freed) & ~Square.bit(to) : 0;
  }

  @Override
  public long choices(Position position, int from, int to, boolean passing) {
    int side = position.toMove();
    int victim = passing ? MoveMaker.captured(side, to) : to;
    return game().arrives(position, from, victim) ? exits(position, side, from, to, victim) : 0;
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    return keep(targets, targets & holes, to -> !game().arrives(position, from, to) || exits(position, side, from,
        to, (captures >>> to & 1) == 0 ? to : Turn.victim(position, side, to)) != 0);
  }

  @Override
  public boolean attacks(Position position, int side, int from, int square, long occupied) {
    return !isHole(square) || isHole(from) || (holes & ~occupied & ~Square.bit(square)) != 0;
  }

  /** The King's partner does not go on. */
  @Override
  public boolean allowsCastling(Position position, int from, int to, int corner) {
    return !isHole(to);
  }

  /** A Pawn is promoted where it arrives, or where it goes on to. */
  @Override
  public long promoting(Position position, int side, int from, long targets, long promoting) {
    return promoting | targets
        & ~keep(targets, targets, to -> (exits(position, side, from, to, to) & Square.lastRank(side)) == 0);
  }

  @Override
  public long unpromoting(Position position, int side, int from, long promoting) {
    long early = promoting & ~Square.lastRank(side);
    return keep(early, early, to -> (exits(position, side, from, to, to) & ~Square.lastRank(side)) != 0);
  }

  @Override
  public void settle(Turn turn) {
    boolean steps = EncodedMove.isStep(turn.move()) || EncodedMove.isEnPassant(turn.move());
    if (!steps || !turn.hasMover() || !isHole(turn.stands())) {
      return;
    }
    Position position = turn.position();
    boolean promotes = game().promotes(turn.moverType());
    boolean promoted = EncodedMove.typeAfter(turn.move(), turn.moverType()) != turn.moverType();
    boolean arrives = promotes && (Square.bit(turn.to()) & Square.lastRank(turn.side())) != 0;
    long exits = holes & ~position.occupied() & (turn.captures() || arrives ? -1L : ~Square.bit(turn.from()));
    if (exits == 0) {
      forbid(position);
      return;
    }
    turn.rebirth(turn.chosen(exits));
    boolean goes = promotes && (Square.bit(turn.stands()) & Square.lastRank(turn.side())) != 0;
    if (promoted != (arrives || goes)) {
      forbid(position);
    }
  }

  /** A Pawn that stands on a wormhole on the first rank of its side moves. */
  @Override
  public long freedPawns() {
    return holes;
  }

  @Override
  public RuleMarks marks() {
    return RuleMarks.squares(holes);
  }
}
