package zugwerk.content;

import java.util.stream.IntStream;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.rules.Move;

/**
 * Tracks the pieces of a problem. The name of a piece is its square in the first diagram, and it keeps this name
 * through moves and twins. Pieces are followed by the changes on the board, independent of the rules of the game. Where
 * a twin adds a piece, its name is its square, if no other piece has that name.
 */
final class PieceNames {

  static final int NOBODY = -1;

  private final Setup setup;
  private final int[] names;

  private PieceNames(Setup setup, int[] names) {
    this.setup = setup;
    this.names = names;
  }

  static PieceNames of(Setup diagram) {
    return new PieceNames(diagram, IntStream.range(0, Square.COUNT)
        .map(square -> diagram.piece(square) == Piece.NONE ? NOBODY : square).toArray());
  }

  int at(int square) {
    return names[square];
  }

  int square(int name) {
    for (int square = 0; square < Square.COUNT; square++) {
      if (names[square] == name) {
        return square;
      }
    }
    return NOBODY;
  }

  PieceNames after(Move move, Setup then) {
    int[] next = kept(then);
    boolean moves = !(move instanceof Move.Pass || move instanceof Move.SpecialMove || move instanceof Move.Drop);
    if (moves && next[move.from()] == NOBODY && then.piece(move.to()) != Piece.NONE
        && then.piece(move.to()) != setup.piece(move.to()) && arrived(setup.piece(move.from()), then, move.to())) {
      next[move.to()] = names[move.from()];
    }
    return found(then, next, moves ? names[move.from()] : NOBODY);
  }

  /** The piece itself or its promotion; another piece may have fallen there meanwhile. */
  private boolean arrived(int piece, Setup then, int to) {
    return then.piece(to) == piece || count(then, piece) < count(setup, piece);
  }

  private static long count(Setup setup, int piece) {
    return IntStream.range(0, Square.COUNT).filter(square -> setup.piece(square) == piece).count();
  }

  PieceNames in(Setup twin) {
    return found(twin, kept(twin), NOBODY);
  }

  private int[] kept(Setup then) {
    return IntStream.range(0, Square.COUNT)
        .map(square -> then.piece(square) == setup.piece(square) ? names[square] : NOBODY).toArray();
  }

  /**
   * Gives pieces that have appeared the names of the nearest that have vanished. If the moved piece is missing, an
   * unexplained new piece is its promotion.
   */
  private PieceNames found(Setup then, int[] next, int mover) {
    for (int square = 0; square < Square.COUNT; square++) {
      if (then.piece(square) != Piece.NONE && next[square] == NOBODY) {
        next[square] = vanished(then.piece(square), square, next);
      }
    }
    for (int square = 0; square < Square.COUNT; square++) {
      if (then.piece(square) != Piece.NONE && next[square] == NOBODY) {
        next[square] = mover != NOBODY && !has(next, mover) ? mover
            : has(next, square) ? Square.COUNT + square : square;
      }
    }
    return new PieceNames(then, next);
  }

  private int vanished(int piece, int square, int[] next) {
    int nearest = NOBODY;
    for (int from = 0; from < Square.COUNT; from++) {
      if (setup.piece(from) == piece && !has(next, names[from])
          && (nearest == NOBODY || distance(from, square) < distance(nearest, square))) {
        nearest = from;
      }
    }
    return nearest == NOBODY ? NOBODY : names[nearest];
  }

  private static boolean has(int[] next, int name) {
    for (int other : next) {
      if (other == name) {
        return true;
      }
    }
    return false;
  }

  /** Squares of a file are near each other, as pieces may fall. */
  private static int distance(int one, int other) {
    int files = Math.abs((one & 7) - (other & 7));
    return 8 * files + Math.abs((one >> 3) - (other >> 3));
  }
}
