package zugwerk.rules;

import java.util.Optional;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;

/**
 * What a piece can do from where it stands, as sets of squares.
 *
 * @param square where it stands
 * @param goes where it could legally go without a capture, were its side to move now; castling included
 * @param captures the enemy pieces that it could legally capture, by their squares
 * @param acts the squares of its legal moves of the game's own kinds, such as poisoning or digging in
 * @param attacks where it could capture an enemy piece, whether or not one stands there and whether or not its own King
 *     would be safe; own pieces on these squares are guarded
 */
public record PieceReach(int square, long goes, long captures, long acts, long attacks) {

  /**
   * What the piece on a square can do.
   *
   * @return nothing if there is no piece
   */
  public static Optional<PieceReach> of(Variant variant, Setup setup, int square) {
    int piece = setup.piece(square);
    if (piece == Piece.NONE) {
      return Optional.empty();
    }
    long attacks = attacks(variant, Position.of(setup), square);
    Position position = Position.of(setup);
    if (position.toMove() != Piece.side(piece)) {
      // Were its side to move: the other passes, with all that a turn brings about.
      MoveMaker.skip(variant, position);
      // Rules of a turn may remove or change the piece.
      if (position.piece(square) != piece) {
        return Optional.of(new PieceReach(square, 0, 0, 0, attacks));
      }
    }
    return Optional.of(moves(variant, position, square, attacks));
  }

  /** Where the piece could capture a Pawn, if one stood there; on an enemy's square, that enemy. */
  private static long attacks(Variant variant, Position position, int square) {
    if ((variant.active(position) >>> square & 1) == 0) {
      return 0;
    }
    int side = Piece.side(position.piece(square));
    int type = Piece.type(position.piece(square));
    int pawn = Piece.of(1 - side, variant.pawn());
    long attacks = 0;
    for (int target = 0; target < Square.COUNT; target++) {
      int there = position.piece(target);
      boolean enemy = there != Piece.NONE && Piece.side(there) != side;
      if (target == square) {
        continue;
      }
      int mark = position.mark();
      if (enemy && Piece.type(there) == Schema.KING) {
        boolean checks = (Attacks.attackers(variant, position, target, side) >>> square & 1) != 0;
        attacks |= checks ? Square.bit(target) : 0;
      } else {
        if (!enemy) {
          position.place(target, pawn);
        }
        attacks |= variant.targets(position, side, type, square) & Square.bit(target);
      }
      position.rollback(mark);
    }
    return attacks;
  }

  /** Whether a side has one King, or may do without. */
  private static boolean hasItsKing(Position position, int side) {
    return !position.hasLostKing(side) && Long.bitCount(position.pieces(side, Schema.KING)) < 2;
  }

  private static PieceReach moves(Variant variant, Position position, int square, long attacks) {
    MoveList moves = new MoveList();
    boolean kings = hasItsKing(position, 0) && hasItsKing(position, 1);
    if (kings) {
      new Generator(variant).legal(position, moves);
    } else {
      // A board that is being set up: no King has to be kept safe.
      new Generator(variant).candidates(position, moves);
    }
    long enemies = position.pieces(1 - position.toMove());
    long goes = 0;
    long captures = 0;
    long acts = 0;
    for (int i = 0; i < moves.size(); i++) {
      Move move = EncodedMove.unpack(moves.get(i));
      if (move.from() == square) {
        switch (move) {
          case Move.Step _,Move.Castling _ -> goes |= Square.bit(move.to());
          case Move.EnPassant _,Move.Locust _ -> captures |= Square.bit(move.to());
          case Move.SpecialMove _ -> acts |= Square.bit(move.to());
          case Move.Pass _,Move.Drop _ -> {
          }
        }
      }
    }
    return new PieceReach(square, goes & ~enemies, captures | goes & enemies, acts, attacks);
  }
}
