/**
 * The board and everything that can change on it: squares, pieces, and the slots in which a game keeps its state.
 *
 * <p>A {@link zugwerk.board.Position} is a row of small numbers, its cells: sixty-four squares, then side to move,
 * castling rights and en passant square, then the slots that the game's {@link zugwerk.board.Schema} declares.
 * One method changes a cell, so undo, key, copy and equality hold for every game without knowing any.
 * This room imports nothing of the program.
 */
@NullMarked
package zugwerk.board;

import org.jspecify.annotations.NullMarked;
