package zugwerk.board;

/**
 * A type of piece in a game.
 *
 * @param letter its letter in FEN and written moves, upper case
 * @param title its name in a sentence, such as {@code "Knight"}
 * @param power its power in Betza notation, by which it is drawn and exchanged with other programs; empty for a type
 * that only the game defines
 */
public record PieceType(char letter, String title, String power) {

  /** A type that only the game defines. */
  public PieceType(char letter, String title) {
    this(letter, title, "");
  }
}
