package zugwerk.condition;

import static zugwerk.work.Message.message;
import static zugwerk.work.Texts.key;

import java.util.List;
import zugwerk.betza.Movement;
import zugwerk.betza.Ways;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Fault;

/**
 * Imitators repeat each move at the same time, step by step. It is possible only if they find their way open: empty
 * squares, and a hurdle where the piece has one.
 */
final class Imitator extends Barred {

  /** Files and ranks that they have gone in all, as one number; 0 for none. */
  private static final Slot GONE = new Slot("way of the imitators", Slot.Scope.GAME, 225, "imitators");
  private static final long NOWHERE = -1L;

  private final long given;

  /** @param given the squares where they start */
  Imitator(long given) {
    super(key("imitator"));
    this.given = given;
  }

  @Override
  public List<Slot> slots() {
    return List.of(GONE);
  }

  private static int files(int gone) {
    return gone == 0 ? 0 : (gone - 1) / 15 - 7;
  }

  private static int ranks(int gone) {
    return gone == 0 ? 0 : (gone - 1) % 15 - 7;
  }

  /** Squares, moved by files and ranks; {@link #NOWHERE} if one of them leaves the board. */
  private static long moved(long squares, int files, int ranks) {
    long moved = 0;
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      if (!Square.onBoard(Square.file(square) + files, Square.rank(square) + ranks)) {
        return NOWHERE;
      }
      moved |= Square.bit(square + files + 8 * ranks);
    }
    return moved;
  }

  private static long along(long squares, int from, int to) {
    return moved(squares, Square.file(to) - Square.file(from), Square.rank(to) - Square.rank(from));
  }

  @Override
  long barred(Position position) {
    int gone = position.get(cell(GONE));
    long squares = moved(given, files(gone), ranks(gone));
    return squares == NOWHERE ? 0 : squares;
  }

  /** Whether imitators find the way of a piece open, square by square. */
  private static boolean areFree(long imitators, int from, long squares, long occupied) {
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      if ((along(imitators, from, Long.numberOfTrailingZeros(rest)) & occupied) != 0) {
        return false;
      }
    }
    return true;
  }

  private boolean areFree(Position position, Movement power, int from, int to, boolean captures, long occupied) {
    Ways ways = captures ? power.captureWays() : power.quietWays();
    long others = occupied & ~Square.bit(from);
    if (!ways.lines()) {
      return canFollow(barred(position), power, from, to, captures, others);
    }
    long path = ways.path(from, to);
    return areFree(barred(position), from, Square.bit(to) | (path == Movement.NONE ? 0 : path), others);
  }

  /** Whether imitators could make the move of a piece that may hop, from where they are. */
  private static boolean canFollow(long imitators, Movement power, int from, int to, boolean captures, long others) {
    for (long rest = imitators; rest != 0; rest &= rest - 1) {
      int start = Long.numberOfTrailingZeros(rest);
      long end = along(Long.lowestOneBit(rest), from, to);
      if (end == NOWHERE || (end & others) != 0
          || ((captures ? power.captures(start, others | end) : power.moves(start, others)) & end) == 0) {
        return false;
      }
    }
    return true;
  }

  @Override
  public long targets(Position position, int side, int from, long targets, long captures) {
    Movement power = game().power(position, side, from);
    return keep(targets, targets,
        to -> areFree(position, power, from, to, position.piece(to) != Piece.NONE, position.occupied()));
  }

  @Override
  public boolean attacks(Position position, int side, int from, int square, long occupied) {
    Movement power = game().power(position, side, from);
    return areFree(position, power, from, square, true, occupied | Square.bit(square));
  }

  /** The King goes first, then its partner. */
  @Override
  public boolean allowsCastling(Position position, int from, int to, int corner) {
    int passed = (from + to) / 2;
    long imitators = barred(position);
    long others = position.occupied() & ~Square.bit(from);
    long partner = Square.rectangle(corner, passed) & ~Square.bit(corner);
    return areFree(imitators, from, Square.bit(passed) | Square.bit(to), others)
        && areFree(along(imitators, from, to), corner, partner, others & ~Square.bit(corner) | Square.bit(to));
  }

  @Override
  public void settle(Turn turn) {
    if (EncodedMove.carries(turn.move())) {
      Position position = turn.position();
      int gone = position.get(cell(GONE));
      int partner = turn.partner() == Turn.NOWHERE ? 0 : turn.partner() - turn.corner();
      int files = files(gone) + Square.file(turn.to()) - Square.file(turn.from()) + partner;
      int ranks = ranks(gone) + Square.rank(turn.to()) - Square.rank(turn.from());
      boolean moves = moved(given, files, ranks) != NOWHERE && (files | ranks) != 0;
      position.set(cell(GONE), moves ? 1 + 15 * (files + 7) + ranks + 7 : 0);
    }
  }

  @Override
  public List<Fault> stateFaults(Setup setup) {
    int gone = setup.get(cell(GONE));
    return moved(given, files(gone), ranks(gone)) != NOWHERE ? super.stateFaults(setup)
        : List.of(new Fault(Fault.NOWHERE, message("the imitators have left the board")));
  }
}
