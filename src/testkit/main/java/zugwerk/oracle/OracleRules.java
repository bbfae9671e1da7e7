package zugwerk.oracle;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What may differ from game to game; as in FIDE chess unless a game overrides it. State of a game's own is kept in
 * {@link OracleState#values}, or in {@link OracleState#marks} where it goes with a piece.
 */
public abstract class OracleRules {

  /** Whether the game lets a piece act. */
  protected boolean acts(OracleState state, int square) {
    return true;
  }

  /** Where the piece on that square could go by its power; never onto a piece of its own side. */
  protected abstract List<OracleStep> steps(OracleState state, int from);

  /** The types of the pieces, in capitals. */
  protected String types() {
    return "KQRBNP";
  }

  /** What a Pawn may become, in small letters. */
  protected String promotions() {
    return "qrbn";
  }

  /** White's first rank in the start position. */
  protected String officers() {
    return "RNBQKBNR";
  }

  /** Whether pieces of a type are Pawns, which promote. */
  protected boolean promotes(char type) {
    return type == 'P';
  }

  /** Whether a Pawn of a type promotes on its own first rank. */
  protected boolean goesBack(char type) {
    return false;
  }

  /** The type that castles with the King. */
  protected char partner() {
    return 'R';
  }

  /** Whether a piece that reaches the enemy King's square attacks it. */
  protected boolean attacksKing(OracleState state, int from, int king) {
    return true;
  }

  /** Whether a step may be made at all: no piece takes a King. */
  protected boolean mayGo(OracleState before, int from, OracleStep step) {
    int victim = step.victim(before.whiteToMove);
    return (before.type(victim) != 'K' || survives(before, from, victim)) && mayTake(before, from, victim)
        && mayAttack(before, from, victim) && mayLand(before, before.type(from), step.to());
  }

  /** Whether a piece that may take another one in general may do so as it is. */
  protected boolean mayAttack(OracleState before, int from, int victim) {
    return true;
  }

  /** Whether a piece that is captured stays on the board. */
  protected boolean survives(OracleState before, int from, int victim) {
    return false;
  }

  /** Whether a piece may go where it goes by its power if another stands there. */
  protected boolean mayTake(OracleState before, int from, int victim) {
    return true;
  }

  /** Whether the game leaves the way of a step open that the power of the piece on a square offers. */
  protected boolean isOpen(OracleState state, int from, OracleStep step) {
    return true;
  }

  /** Lets what the game keeps count for either side as it does for the other. */
  protected void exchange(OracleState state) {}

  /** Whether a piece of that type may come to a square, whatever its way. */
  protected boolean mayLand(OracleState state, char type, int square) {
    return true;
  }

  /** Whether a Pawn that makes this step stands on its square after it. */
  protected boolean arrives(OracleState before, int from, OracleStep step) {
    return true;
  }

  /** What arrives by a step, by the letter that the long form adds: the piece itself, or what a Pawn becomes. */
  protected Map<String, Character> arrivals(OracleState before, int from, OracleStep step) {
    int lastRank = before.whiteToMove != goesBack(before.type(from)) ? 7 : 0;
    // A piece of type P that reaches the last rank by any move promotes, if it arrives there.
    boolean promoted = promotes(before.type(from)) && step.to() / 8 == lastRank && arrives(before, from, step);
    return promoted ? promoted(before.pieces[from]) : Map.of("", before.pieces[from]);
  }

  /** What a Pawn may become, by the letters that the long form adds. */
  final Map<String, Character> promoted(char pawn) {
    Map<String, Character> pieces = new LinkedHashMap<>();
    for (char letter : promotions().toCharArray()) {
      pieces.put(String.valueOf(letter), OracleTurn.like(pawn, letter));
    }
    return pieces;
  }

  /** Makes a step: the piece leaves, another may be captured, the piece (or what it became) arrives. */
  protected void place(OracleState after, int from, OracleStep step, char arriving) {
    after.remove(step.victim(after.whiteToMove));
    after.shift(from, step.to());
    after.pieces[step.to()] = arriving;
  }

  /** Whether a game's own rules let King and partner castle. */
  protected boolean lets(OracleState state, int start, int corner) {
    return true;
  }

  /** Whether the square where a castling King arrives is judged only with the move made. */
  protected boolean judgesArrivalAfter() {
    return false;
  }

  /**
   * Turns of the game's own kinds, such as drops, each made on a copy by {@link OracleGame#complete} and
   * {@link OracleGame#finish}; whether they are legal is judged later.
   *
   * @return the positions after them by the moves in long form
   */
  protected Map<String, OracleState> otherTurns(OracleState state) {
    return Map.of();
  }

  /**
   * The end of the game by a rule of its own.
   *
   * @return {@code lost}, {@code won} or {@code drawn} for the side to move; empty where the game goes on
   */
  public String ending(OracleState state) {
    return "";
  }

  /** Whether there are no moves any more. */
  protected boolean isOver(OracleState state) {
    return !ending(state).isEmpty();
  }

  /** What a legal turn leads to in the end, where that hangs on the moves that the other side has after it. */
  protected OracleState settled(OracleState before, OracleState after) {
    return after;
  }

  /**
   * What a turn brings besides, once all pieces have arrived.
   *
   * @param to where the piece arrived, {@link OracleState#NONE} for castling
   */
  protected void afterwards(OracleState before, OracleState after, int to, boolean captured) {}

  /** Puts in order what the game keeps, once a condition has changed the board. */
  protected void tidy(OracleState state) {}

  /** What the game keeps of a pass, once all that follows from it has happened. */
  protected void afterPass(OracleState after) {}

  /** What a move by a piece of that type does besides moving it. */
  protected void afterMoveOf(OracleState state, char type) {}

  /** What a move by that atom does besides. */
  protected void afterMoveBy(OracleState state, char maker) {}

  /**
   * Reads one item of the seventh field.
   *
   * @throws IllegalArgumentException if it means nothing in this game
   */
  protected void readItem(OracleState state, String item) {
    throw new IllegalArgumentException("this game has no state: " + item);
  }

  /** The seventh field, {@code -} when there is nothing to say; empty in a game without state. */
  protected String items(OracleState state) {
    return "";
  }
}
