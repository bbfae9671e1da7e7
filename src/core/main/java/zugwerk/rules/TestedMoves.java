package zugwerk.rules;

import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Square;

/**
 * The moves that are always made and tested, whatever a game promises: captures en passant, castling and special moves.
 */
final class TestedMoves {

  private TestedMoves() {}

  /** Adds those of a position that nothing forbids before they are made; only the given pieces act. */
  static void add(Variant variant, Position position, long active, MoveList moves) {
    passings(variant, position, moves);
    castlings(variant, position, active, moves);
    variant.addSpecialMoves(position, moves);
  }

  private static void passings(Variant variant, Position position, MoveList moves) {
    int passed = position.get(Schema.EN_PASSANT) - 1;
    if (passed < 0 || (position.occupied() >>> passed & 1) != 0) {
      return;
    }
    int side = position.toMove();
    if ((position.pieces(1 - side) >>> MoveMaker.captured(side, passed) & 1) == 0) {
      // The square is for set play: a Pawn of the side to move has passed it.
      return;
    }
    for (long rest = variant.passers(position, passed); rest != 0; rest &= rest - 1) {
      moves.add(EncodedMove.of(EncodedMove.EN_PASSANT, Long.numberOfTrailingZeros(rest), passed));
    }
  }

  private static void castlings(Variant variant, Position position, long active, MoveList moves) {
    int side = position.toMove();
    int rights = position.get(Schema.CASTLING) >> 2 * side & 3;
    int king = Square.of(4, 7 * side);
    if (rights == 0 || (position.pieces(side, Schema.KING) & active & Square.bit(king)) == 0) {
      return;
    }
    if ((rights & 1) != 0) {
      castling(variant, position, active, king, king + 3, moves);
    }
    if ((rights & 2) != 0) {
      castling(variant, position, active, king, king - 4, moves);
    }
  }

  private static void castling(
      Variant variant, Position position, long active, int king, int corner, MoveList moves) {
    int side = position.toMove();
    boolean kingside = king < corner;
    int to = kingside ? king + 2 : king - 2;
    long between = kingside
        ? Square.bit(corner) - 2 * Square.bit(king)
        : Square.bit(king) - 2 * Square.bit(corner);
    if ((position.pieces(side, variant.castlingPartner()) & active & Square.bit(corner)) == 0
        || (position.occupied() & between) != 0
        || !variant.allowsCastling(position, king, to, corner)) {
      return;
    }
    int transit = king + to >> 1;
    if (!Attacks.attackedOn(variant, position, king, king)
        && !Attacks.attackedOn(variant, position, king, transit)
        && (variant.judgesArrivalAfter() || !Attacks.attackedOn(variant, position, king, to))) {
      moves.add(EncodedMove.of(EncodedMove.CASTLING, king, to));
    }
  }

  /** Makes several moves of one that could be made in several ways. */
  static void splitByMaker(Variant variant, Position position, MoveList moves) {
    int end = moves.size();
    for (int i = 0; i < end; i++) {
      int move = moves.get(i);
      long makers = MoveMaker.makers(variant, position, move);
      if ((makers & makers - 1) != 0) {
        int first = MoveMaker.firstTag(variant, position, move);
        moves.set(i, EncodedMove.tagged(move, first + Long.numberOfTrailingZeros(makers)));
        for (long rest = makers & makers - 1; rest != 0; rest &= rest - 1) {
          moves.add(EncodedMove.tagged(move, first + Long.numberOfTrailingZeros(rest)));
        }
      }
    }
  }
}
