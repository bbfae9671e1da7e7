package zugwerk.content;

import java.util.List;
import java.util.Optional;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.rules.Move;

/**
 * The position of a mate and its properties. The field of the King is the set of squares to which it could step; the
 * terms are those of J. M. Rice, "An ABC of Chess Problems" (1970). Whether a piece is needed is found by removing it.
 */
public final class Ending {

  private final Played last;
  private final SolutionScene scene;
  private final int mated;
  private final int king;
  private final long checkers;
  private Optional<Long> pins = Optional.empty();
  private Optional<Boolean> pure = Optional.empty();

  private Ending(Played last) {
    this.last = last;
    scene = last.after();
    mated = scene.toMove();
    king = scene.king(mated);
    checkers = scene.checkers(mated);
  }

  /** The mate to which a move leads; empty if the move does not reach the goal by mate. */
  public static Optional<Ending> of(Played last) {
    return Optional.of(last).filter(move -> move.node().goal() && move.after().isMate()).map(Ending::new);
  }

  public Played last() {
    return last;
  }

  public SolutionScene scene() {
    return scene;
  }

  public int mated() {
    return mated;
  }

  public int king() {
    return king;
  }

  /** The squares of the pieces that give check. */
  public long checkers() {
    return checkers;
  }

  /** The squares to which the King could step if they were empty and safe. */
  public long field() {
    return scene.field(mated);
  }

  /**
   * The squares from which the mating side attacks a square of the field when the King and the piece on it are removed.
   */
  public long guards(int square) {
    return scene.attackers(square, 1 - mated, scene.occupied() & ~Square.bit(king) & ~Square.bit(square));
  }

  /** The squares of the field that are blocked by pieces of the mated side. */
  public long blocks() {
    return field() & scene.pieces(mated);
  }

  /**
   * The pieces of the mated side that could meet the check if they did not shield their King from another attack: mates
   * with pins need them to be pinned.
   */
  public long pins() {
    if (pins.isEmpty()) {
      pins = Optional.of(neededPins(scene));
    }
    return pins.get();
  }

  /** The pieces of the side in check that could meet the check if they were not pinned. */
  public static long neededPins(SolutionScene scene) {
    int side = scene.toMove();
    int king = scene.king(side);
    long checkers = scene.checkers(side);
    long pinned = 0;
    for (Move move : checkers == 0 || scene.pinned(side) == 0 ? List.<Move>of() : scene.candidates()) {
      if (move instanceof Move.Step && move.from() != king
          && (scene.behind(move.from(), side) & ~Square.bit(move.to())) != 0) {
        long left = scene.after(move).checkers(side);
        if (left != 0 && (left & checkers) == 0 && (left & ~scene.behind(move.from(), side)) == 0) {
          pinned |= Square.bit(move.from());
        }
      }
    }
    return pinned;
  }

  /**
   * Whether it is pure: each square of the field is denied to the King in one way only. A double check counts as one
   * way if either check alone could be met, and a block may be guarded if the blocking piece must be pinned.
   */
  public boolean isPure() {
    if (pure.isEmpty()) {
      pure = Optional.of(checksAreNeeded() && SolutionScene.squares(field()).allMatch(this::isDeniedOnce));
    }
    return pure.get();
  }

  private boolean checksAreNeeded() {
    return checkers != 0 && (Long.bitCount(checkers) == 1
        || SolutionScene.squares(checkers).noneMatch(square -> scene.without(Square.bit(square)).isMate()));
  }

  private boolean isDeniedOnce(int square) {
    int guards = Long.bitCount(guards(square));
    return scene.holds(square, mated) ? guards == 0 || guards == 1 && (pins() >>> square & 1) != 0 : guards <= 1;
  }

  /**
   * The squares of the mating pieces that take part: they check, guard a square of the field, or pin a necessary
   * defender.
   */
  public long taking() {
    long taking = checkers;
    for (int square : SolutionScene.squares(field() & ~scene.pieces(mated)).toArray()) {
      taking |= guards(square);
    }
    for (int square : SolutionScene.squares(pins()).toArray()) {
      taking |= scene.behind(square, mated);
    }
    return taking;
  }

  /** Whether it is a model mate: it is pure, and all mating pieces except King and Pawns take part. */
  public boolean isModel() {
    return isPure() && (officers() & ~taking()) == 0;
  }

  private long officers() {
    return SolutionScene.squares(scene.pieces(1 - mated)).filter(square -> {
      int type = Piece.type(scene.piece(square));
      return type != Schema.KING && type != scene.variant().pawn();
    }).mapToLong(Square::bit).reduce(0, (one, other) -> one | other);
  }

  /** Whether it is an ideal mate: it is pure, and every piece on the board takes part. */
  public boolean isIdeal() {
    long theirs = scene.pieces(mated) & ~Square.bit(king);
    return isPure() && (scene.pieces(1 - mated) & ~taking()) == 0 && (theirs & ~(blocks() | pins())) == 0;
  }

  /** Whether it is a mirror mate: the King has eight squares around it, all empty. */
  public boolean isMirror() {
    long around = Square.rectangle(Math.max(0, king - 9), Math.min(63, king + 9)) & ~Square.bit(king);
    boolean inside = Square.file(king) % 7 != 0 && Square.rank(king) % 7 != 0;
    return inside && (around & scene.occupied()) == 0;
  }

  /** Whether a piece of the mated side is a necessary block: without it, its King could go to its square. */
  public boolean needsBlock(int square) {
    return scene.holds(square, mated) && (field() >>> square & 1) != 0
        && (scene.without(Square.bit(square)).flights(mated) >>> square & 1) != 0;
  }
}
