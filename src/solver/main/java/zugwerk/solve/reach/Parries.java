package zugwerk.solve.reach;

import zugwerk.betza.Movement;
import zugwerk.board.Square;

/**
 * Whether a piece of the victim would capture the piece that gives the last check, or interpose. That is certain only
 * where none of the victim's pieces but the King will move any more.
 */
final class Parries {

  private final Scene scene;
  private final Target target;
  private final boolean certain;

  /**
   * @param certain whether mate is asked for and pieces can go wherever the way is open
   */
  Parries(Scene scene, Target target, boolean certain) {
    this.scene = scene;
    this.target = target;
    this.certain = certain;
  }

  /** Whether the victim's other pieces stand where they will stand at the end. */
  boolean areCertain() {
    return certain && target.spare == 0;
  }

  /**
   * Whether the check is parried.
   *
   * @param mover the number of the piece that makes the last move
   * @param arrival what it becomes
   * @param others the attacker's other pieces
   * @param foes the victim's pieces that are left, the King aside
   */
  boolean exist(int mover, int arrival, long others, long foes) {
    long own = others | Square.bit(arrival & 63);
    long occupied = own | foes;
    int checker = -1;
    for (int i = 0; i < scene.count; i++) {
      int piece = i == mover ? arrival : scene.pieces[i];
      if ((scene.attackers.guards(piece, target.square) & Surroundings.CHECK) != 0
          && mayCheck(piece, foes | Square.bit(arrival & 63))) {
        if (checker >= 0) {
          return false;
        }
        checker = piece;
      }
    }
    if (checker < 0) {
      return false;
    }
    long between = target.line(checker);
    for (int i = 0; i < scene.otherCount; i++) {
      int piece = scene.others[i];
      if ((foes & Square.bit(piece & 63)) != 0
          && (Lines.beyond(target.square, piece & 63) & own) == 0
          && parries(piece, checker & 63, between, occupied | Square.bit(target.square))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a piece checks unless one of these pieces is in the way; the King may have captured others. */
  private boolean mayCheck(int piece, long standing) {
    return (target.line(piece) & standing) == 0;
  }

  private boolean parries(int piece, int checker, long between, long occupied) {
    FuturePowers powers = scene.victims.powers(piece >> 6);
    if (goes(piece, powers.capturePath(piece & 63, checker), occupied)) {
      return true;
    }
    for (long rest = between; rest != 0; rest &= rest - 1) {
      if (goes(piece, powers.quietPath(piece & 63, Long.numberOfTrailingZeros(rest)), occupied)) {
        return true;
      }
    }
    return false;
  }

  private boolean goes(int piece, long path, long occupied) {
    boolean goes = path != Movement.NONE && (path & occupied) == 0;
    if (goes) {
      scene.noteParry(piece & 63, path);
    }
    return goes;
  }
}
