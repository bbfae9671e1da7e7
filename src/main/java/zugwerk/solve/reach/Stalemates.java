package zugwerk.solve.reach;

import zugwerk.betza.Movement;
import zugwerk.board.Square;

/**
 * Whether the victim's pieces can lose their moves, as a stalemate asks. Each piece that can move must be captured,
 * pinned, hemmed in, or go elsewhere; a move does that to few of them.
 */
final class Stalemates {

  private final Scene scene;
  private final Target target;

  Stalemates(Scene scene, Target target) {
    this.scene = scene;
    this.target = target;
  }

  /** Whether too many pieces of the victim could move whatever is played. */
  boolean areTooMany() {
    long king = Square.bit(target.square);
    int free = 0;
    int pinned = 0;
    for (int i = 0; i < scene.otherCount; i++) {
      int piece = scene.others[i];
      if (canMove(piece, scene.foes | king, target.spare)) {
        long line = Lines.beyond(target.square, piece & 63);
        if (!fixes(piece, line)) {
          free++;
        } else if (!isPinned(line, piece)) {
          pinned++;
        }
      }
    }
    // The attacker's move captures one, or stops a Pawn, and may pin another; the victim's takes one away and may stop
    // a Pawn where it arrives.
    int most = scene.moves + 2 * target.spare;
    return free > most || free + pinned > most + scene.moves;
  }

  /**
   * The squares to one of which the attacker's last move must go, castling and captures en passant aside, so that no
   * piece of the victim can move.
   */
  long lastSquares() {
    long king = Square.bit(scene.king);
    long to = -1L;
    for (int i = 0; i < scene.otherCount && to != 0; i++) {
      int piece = scene.others[i];
      if (!canMove(piece, scene.foes | king, 0)) {
        continue;
      }
      long line = Lines.beyond(scene.king, piece & 63);
      boolean fixed = fixes(piece, line);
      if (!fixed || !isPinned(line, piece)) {
        to &= Square.bit(piece & 63) | scene.victims.steps(piece) | (fixed ? line : 0);
      }
    }
    return to;
  }

  /** Whether a piece could move even after so many others of its side have come to stand beside it. */
  private boolean canMove(int piece, long friends, int others) {
    long outlets = scene.victims.outlets(piece) & ~friends;
    return Long.bitCount(outlets) > others
        || (scene.victims.steps(piece) & ~friends & ~scene.own) != 0;
  }

  /** Whether a piece that is pinned on a line of its King could not move, perhaps. */
  private boolean fixes(int piece, long beyond) {
    return beyond != 0 && (scene.victims.steps(piece) != 0
        || (scene.victims.outlets(piece) & beyond) == 0);
  }

  /** Whether an attacker stands behind a piece on a line of its King. */
  private boolean isPinned(long beyond, int piece) {
    for (int i = 0; i < scene.count; i++) {
      int square = scene.pieces[i] & 63;
      if ((beyond & Square.bit(square)) != 0) {
        long path = scene.attackers.powers(scene.pieces[i] >> 6).capturePath(square, target.square);
        if (path != Movement.NONE && (path & Square.bit(piece & 63)) != 0) {
          return true;
        }
      }
    }
    return false;
  }
}
