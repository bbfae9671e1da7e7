package zugwerk.rules;

import zugwerk.board.Position;

/** How the moves of a game are written. A game overrides what differs from algebraic notation. */
public interface MoveStyle {

  /** Algebraic notation, with the letters of the types. */
  MoveStyle STANDARD = new MoveStyle() {};

  /** How written moves name a piece of this type now: by its letter, unless the game names powers. */
  default String name(Position position, int side, int type) {
    return String.valueOf(position.schema().types().get(type).letter());
  }

  /** Whether pieces of this type have several powers in turn, which moves, legends and the board name. */
  default boolean namesPowers(int type) {
    return false;
  }

  /**
   * How written moves name what a piece of this type has become by its move, behind {@code =}; empty where nothing
   * changes.
   *
   * @param position the position after the move
   */
  default String nameAfter(Position position, int side, int type) {
    return "";
  }

  /** The sign of a capture. */
  default char captureSign() {
    return 'x';
  }

  /** Whether a capture always shows the square that the piece came from. */
  default boolean writesOrigins() {
    return false;
  }

  /**
   * What a special move begins with, before the piece and its square; empty where it is written as in long form. The
   * {@link #remark} may name the square it acts on.
   */
  default String specialMoveSign(char symbol) {
    return "";
  }

  /** What a move ends in before the signs of check and mate, given the position before it. */
  default String suffix(Position position, Move move) {
    return "";
  }

  /** What a move ends in behind all signs, in brackets, given the position before it. */
  default String remark(Position position, Move move) {
    return "";
  }
}
