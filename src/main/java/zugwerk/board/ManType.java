package zugwerk.board;

/**
 * A type of man in a game.
 *
 * @param letter its letter in FEN and written moves, upper case
 * @param title its name in a sentence, such as {@code "Knight"}
 */
public record ManType(char letter, String title) {}
