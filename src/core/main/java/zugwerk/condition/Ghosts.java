package zugwerk.condition;

import static zugwerk.work.Message.message;

import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.Fault;

/** A captured piece appears again on its square as soon as that is empty. */
final class Ghosts extends Condition {

  /** The code of a ghost is that of its piece, more by this for a neutral one. */
  private static final int NEUTRAL = 81;
  /** The number of codes; of two ghosts the one that came first has the higher digit. */
  private static final int DIGIT = 2 * NEUTRAL;
  private static final Slot GHOST = new Slot("ghost", Slot.Scope.SQUARE, DIGIT * DIGIT - 1);

  private final boolean uncapturable;

  /** @param uncapturable whether ghosts cannot be captured once they appear; else a square keeps only the last one */
  Ghosts(boolean uncapturable) {
    this.uncapturable = uncapturable;
  }

  @Override
  public List<Slot> slots() {
    return uncapturable ? List.of(GHOST, Uncapturable.MARK, Homecoming.MOVED) : List.of(GHOST, Homecoming.MOVED);
  }

  @Override
  public Phase phase() {
    return Phase.VICTIM;
  }

  @Override
  public List<Fault> stateFaults(Setup setup) {
    for (int square = 0; square < Square.COUNT; square++) {
      int ghosts = setup.get(cell(GHOST) + square);
      if (ghosts != 0 && !(isGhost(ghosts % DIGIT, square)
          && (ghosts < DIGIT || uncapturable && isGhost(ghosts / DIGIT, square)))) {
        return List.of(new Fault(square, message("there is no piece for the ghost on {0}", Square.name(square))));
      }
    }
    return List.of();
  }

  private boolean isGhost(int code, int square) {
    int piece = code % NEUTRAL;
    return piece > 0 && piece <= 2 * game().schema().types().size() && Piece.type(piece) != Schema.KING
        && (code == piece || hasNeutrals())
        && (Piece.type(piece) != game().pawn() || (game().pawnSquares(Piece.side(piece)) >>> square & 1) != 0);
  }

  private boolean hasNeutrals() {
    return game().schema().slots().contains(Neutral.NEUTRAL);
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    return uncapturable ? keep(targets, captures,
        to -> position.get(cell(Uncapturable.MARK) + Turn.victim(position, side, to)) == 0) : targets;
  }

  @Override
  public void settle(Turn turn) {
    Position position = turn.position();
    if (turn.captures()) {
      boolean neutral = hasNeutrals() && turn.before(cell(Neutral.NEUTRAL) + turn.victim()) != 0;
      int below = uncapturable ? position.get(cell(GHOST) + turn.victim()) % DIGIT : 0;
      position.set(cell(GHOST) + turn.victim(), turn.captured() + (neutral ? NEUTRAL : 0) + DIGIT * below);
    }
    for (long rest = position.marked(cell(GHOST)) & ~position.occupied(); rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      int ghosts = position.get(cell(GHOST) + square);
      position.set(cell(GHOST) + square, ghosts / DIGIT);
      turn.place(square, ghosts % DIGIT % NEUTRAL);
      if (ghosts % DIGIT > NEUTRAL) {
        position.set(cell(Neutral.NEUTRAL) + square, 1);
      }
      if (uncapturable) {
        position.set(cell(Uncapturable.MARK) + square, 1);
      }
    }
  }

  @Override
  public long pawnSquares(int side) {
    return 0;
  }
}
