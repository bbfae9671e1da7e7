package zugwerk.solve.reach;

import java.util.List;
import zugwerk.betza.Movement;
import zugwerk.betza.Trait;
import zugwerk.betza.Ways;
import zugwerk.board.Square;

/** Where pieces of a side and type can go and what they attack, by any power that they may ever have. */
final class PiecePowers {

  private final Movement[] movements;
  /** For each power its ways to empty squares, if they differ from those of its captures. */
  private final List<Ways> quietWays;
  private final boolean quietAlike;
  private final boolean certain;
  private final int slides;

  PiecePowers(List<Movement> movements) {
    this.movements = movements.toArray(Movement[]::new);
    quietAlike = movements.stream().flatMap(movement -> movement.power().courses().stream())
        .allMatch(course -> course.is(Trait.MOVE) && course.is(Trait.CAPTURE));
    quietWays = quietAlike ? List.of() : movements.stream().map(Movement::quietWays).toList();
    certain = movements.stream().allMatch(Movement::lines) && quietWays.stream().allMatch(Ways::lines);
    int found = 0;
    for (int from = 0; from < Square.COUNT; from++) {
      for (int direction = 0; direction < KingNeighbours.DIRECTIONS; direction++) {
        int neighbour = KingNeighbours.neighbour(from, direction);
        int next = neighbour == KingNeighbours.OFF ? neighbour : KingNeighbours.neighbour(neighbour, direction);
        if (next != KingNeighbours.OFF) {
          long path = capturePath(from, next);
          found |= path != Movement.NONE && path != 0 ? 1 << direction : 0;
        }
      }
    }
    slides = found;
  }

  /** The directions of {@link KingNeighbours} in which it captures over squares that must be empty. */
  int slides() {
    return slides;
  }

  boolean capturesAsItMoves() {
    return quietAlike;
  }

  /** The squares to which a piece could go in some position. */
  long reach(int from) {
    long reach = 0;
    for (Movement movement : movements) {
      reach |= movement.reach(from);
    }
    return reach;
  }

  /** Whether a piece could go from one square to another in one move past immovable pieces. */
  boolean steps(int from, int to, long closed) {
    return isOpen(capturePath(from, to), closed) || isOpen(quietPath(from, to), closed);
  }

  private static boolean isOpen(long path, long closed) {
    return path != Movement.NONE && (path & closed) == 0;
  }

  /** The squares from which a piece could attack a square. */
  long attacksFrom(int target) {
    long from = 0;
    for (Movement movement : movements) {
      from |= movement.attacksFrom(target);
    }
    return from;
  }

  /** The squares from which a piece could capture en passant by going to a square. */
  long passesFrom(int to) {
    long from = 0;
    for (Movement movement : movements) {
      from |= movement.passesFrom(to);
    }
    return from;
  }

  /** Squares that must be empty for every capture, {@link Movement#NONE} where there is no way. */
  long capturePath(int from, int to) {
    long path = Movement.NONE;
    for (Movement movement : movements) {
      path &= movement.path(from, to);
    }
    return certain || path == Movement.NONE ? path : 0;
  }

  /** Squares that must be empty for every move to an empty square, {@link Movement#NONE} where there is no way. */
  long quietPath(int from, int to) {
    if (quietAlike) {
      return capturePath(from, to);
    }
    long path = Movement.NONE;
    for (int i = 0; i < quietWays.size(); i++) {
      path &= quietWays.get(i).path(from, to);
    }
    return certain || path == Movement.NONE ? path : 0;
  }
}
