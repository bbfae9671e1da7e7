/**
 * The board and its content: squares, pieces, and the slots for the state of a game.
 *
 * <p>A {@link zugwerk.board.Position} is an array of small numbers, its cells: sixty-four squares, then side to move,
 * castling rights and en passant square, then the slots that the game's {@link zugwerk.board.Schema} declares. One
 * method changes a cell, so undo, key, copy and equality work for every game. Depends on no other package.
 */
@NullMarked
package zugwerk.board;

import org.jspecify.annotations.NullMarked;
