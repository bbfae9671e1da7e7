/**
 * A slow and obvious oracle for tests: the rules of every game, written a second time from the rules alone.
 *
 * <p>It uses nothing of the program itself, so that it does not repeat the program's errors. The board is an array that
 * is copied for each move; every move is made on a copy, and then the King is looked at. A position goes in and out as
 * a FEN, a move as its long form.
 */
package zugwerk.oracle;
