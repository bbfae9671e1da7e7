package zugwerk.solve.reach;

import java.util.Optional;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.MoveList;
import zugwerk.rules.ReachFacts;
import zugwerk.rules.Variant;

/**
 * Proves for positions of proof games that the diagram is impossible within the moves left. It never rejects a position
 * from which it is possible. One instance serves one thread; it allocates nothing after construction.
 *
 * <p>Pieces that stand where the diagram has them need no move: if another piece took such a piece's place, the two
 * could exchange their tasks without more moves. The others must be assigned to the empty places of the diagram.
 * Surplus pieces must be captured, one a move, where the other side has moves enough to come on its way.
 */
public final class DiagramBound {

  private final Position position;
  private final boolean certain;
  private final Position diagram;
  /** The squares of the immovable pieces. */
  private final long settled;
  /** By side. */
  private final ProofDistance[] distances = new ProofDistance[2];

  private DiagramBound(Variant variant, ReachFacts facts, Position position, Setup target) {
    this.position = position;
    certain = facts.certain();
    diagram = Position.of(target);
    PieceTables[] tables = {new PieceTables(variant, 0), new PieceTables(variant, 1)};
    settled = new ImmovablePieces(variant, tables, position).squares(target);
    for (int side = 0; side < 2; side++) {
      long guarded = facts.guardsAlways() ? guarded(tables[1 - side], 1 - side) : 0;
      long last = Square.lastRank(side);
      ProofRoutes routes = new ProofRoutes(tables[side], variant.pawn(), variant.promotions(), settled, guarded, last);
      distances[side] = new ProofDistance(position, diagram, side, variant.pawn(), variant.castlingPartner(), settled,
          routes, new CaptureSquares(tables[side], routes, settled, guarded, last));
    }
    position.set(Schema.CASTLING, distances[0].rights() | distances[1].rights() << 2);
  }

  /** The squares that the immovable pieces of a side always attack. */
  private long guarded(PieceTables tables, int side) {
    long guarded = 0;
    for (long rest = settled & position.pieces(side); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      PiecePowers powers = tables.powers(Piece.type(position.piece(from)));
      for (int to = 0; to < Square.COUNT; to++) {
        guarded |= powers.capturePath(from, to) == 0 ? Square.bit(to) : 0;
      }
    }
    return guarded;
  }

  /**
   * Creates a bound for a position and all that follow, if the game guarantees enough. It drops castling rights that
   * cannot be used on the way to the diagram, so that more positions are equal.
   *
   * @param position the position that is played on, at the start of the proof game
   * @param diagram the position to be reached
   */
  public static Optional<DiagramBound> of(Variant variant, ReachFacts facts, Position position, Setup diagram) {
    return facts.bounded() ? Optional.of(new DiagramBound(variant, facts, position, diagram)) : Optional.empty();
  }

  /** How many pieces of a side must still be captured; negative if too few are left. */
  private int surplus(int side) {
    return Long.bitCount(position.pieces(side)) - Long.bitCount(diagram.pieces(side));
  }

  /**
   * Whether the diagram is impossible by the number of pieces and the moves they need.
   *
   * @param own the moves left of the side to move
   * @param others the moves left of the other side
   */
  public boolean isOutOfReach(int own, int others) {
    int side = position.toMove();
    int ours = surplus(side);
    int theirs = surplus(1 - side);
    // A piece that vanishes by its own move needs no capture.
    return ours < 0 || theirs < 0 || ours > others + (certain ? 0 : own) || theirs > own + (certain ? 0 : others)
        || !fits(distances[side], distances[1 - side], own, others);
  }

  /** The squares of the pieces that may move. */
  public long movable() {
    return ~settled;
  }

  /**
   * The squares to which a step of the side to move may go.
   *
   * @param own its moves left, from 1
   */
  public long aims(int own) {
    int surplus = surplus(1 - position.toMove());
    long enemies = position.pieces(1 - position.toMove());
    return ~settled & (certain && surplus <= 0 ? ~enemies : -1L) & (certain && surplus >= own ? enemies : -1L);
  }

  /**
   * Drops moves after which the diagram is impossible: those of immovable pieces, surplus captures, other moves where
   * each move must capture, and those after which the pieces need too many moves. It needs a position that {@link
   * #isOutOfReach} has just admitted.
   *
   * @param moves moves of the side to move
   * @param own its moves left, from 1
   */
  public void keepHelpful(MoveList moves, int own) {
    ProofDistance distance = distances[position.toMove()];
    distance.rank();
    int surplus = surplus(1 - position.toMove());
    boolean mayCapture = !certain || surplus > 0;
    boolean mayPause = !certain || surplus < own;
    long enemies = position.pieces(1 - position.toMove());
    int size = 0;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      boolean step = EncodedMove.carries(move);
      long ends = step ? Square.bit(EncodedMove.from(move)) | Square.bit(EncodedMove.to(move)) : 0;
      boolean capture = EncodedMove.capturesElsewhere(move)
          || EncodedMove.isStep(move) && (enemies & Square.bit(EncodedMove.to(move))) != 0;
      if ((settled & ends) == 0 && (capture ? mayCapture : mayPause) && (EncodedMove.isCastling(move) || !step
          || movesAfter(distance, move) < own)) {
        moves.set(size++, move);
      }
    }
    moves.cut(size);
  }

  /** Whether both sides have moves enough to arrange their pieces, and to have the surplus ones captured. */
  private boolean fits(ProofDistance mover, ProofDistance other, int own, int others) {
    int side = position.toMove();
    int ours = surplus(side);
    int theirs = surplus(1 - side);
    if (!certain) {
      mover.prepare(ProofDistance.ANYWHERE, Square.COUNT, Square.COUNT);
      return mover.total() <= own;
    }
    if (ours + theirs == 0) {
      mover.prepare(ProofDistance.ANYWHERE, 0, own);
      return mover.total() <= own;
    }
    other.prepare(ProofDistance.ANYWHERE, ours, others - ours);
    int before = other.total();
    if (before > others) {
      return false;
    }
    long targets = ours == 0 ? ProofDistance.ANYWHERE : other.captureSquares(others, mover.misplaced());
    mover.prepare(targets, theirs, own - theirs);
    if (mover.total() > own || theirs == 0) {
      return mover.total() <= own;
    }
    long theirTargets = mover.captureSquares(own, other.misplaced());
    if (theirTargets != ProofDistance.ANYWHERE) {
      other.prepare(theirTargets, ours, others - ours);
      if (other.total() > others) {
        return false;
      }
      if (other.total() > before && ours > 0) {
        mover.prepare(other.captureSquares(others, mover.misplaced()), theirs, own - theirs);
      }
    }
    return mover.total() <= own;
  }

  private int movesAfter(ProofDistance distance, int move) {
    int type = Piece.type(position.piece(EncodedMove.from(move)));
    return distance.movesAfter(EncodedMove.from(move), EncodedMove.to(move), type,
        EncodedMove.typeAfter(move, type));
  }
}
