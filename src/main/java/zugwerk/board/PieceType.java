package zugwerk.board;

/**
 * A type of piece in a game.
 *
 * @param letter its letter in FEN and written moves, upper case
 * @param title its name in a sentence, such as {@code "Knight"}
 */
public record PieceType(char letter, String title) {}
