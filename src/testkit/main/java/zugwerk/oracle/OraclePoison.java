package zugwerk.oracle;

import java.util.List;
import java.util.Map;

/**
 * Poison Chess: Harpies poison, Doctors cure, and a poisoned piece is frozen until it is cured or dies.
 *
 * <p>Settings: {@code repoison}, a Harpy may poison a poisoned piece; {@code cure-any}, a Doctor may cure enemies too;
 * {@code opponent-turns}, counts drop by the turns of the other side; {@code guards-ignored}, a guarded King is
 * attacked by the other one as well.
 */
final class OraclePoison extends OracleGame {

  private final OraclePoisonTurns others;
  private final boolean opponentTurns;
  private final boolean guardsIgnored;

  OraclePoison(String settings) {
    OracleSettings read =
        new OracleSettings(settings, "repoison", "cure-any", "opponent-turns", "guards-ignored");
    opponentTurns = read.has("opponent-turns");
    guardsIgnored = read.has("guards-ignored");
    // Where the end of this very turn counts, the poisoned piece has one more.
    others = new OraclePoisonTurns(this, read.has("repoison"), read.has("cure-any"), opponentTurns ? 6 : 5);
  }

  @Override
  protected String types() {
    return "KDGRHBNP";
  }

  @Override
  protected String promotions() {
    return "grbn";
  }

  @Override
  protected String officers() {
    return "HNBDKBNH";
  }

  @Override
  protected char partner() {
    return 'H';
  }

  @Override
  protected boolean acts(OracleState state, int square) {
    return !isPoisoned(state, square);
  }

  /** A poisoned piece attacks nothing; a Harpy goes as a Rook. */
  @Override
  protected List<OracleStep> steps(OracleState state, int from) {
    if (isPoisoned(state, from)) {
      return List.of();
    }
    return switch (state.type(from)) {
      case 'H' -> OracleOrthodox.steps(state, from, 'R');
      case 'D', 'G' -> OracleOrthodox.steps(state, from, 'Q');
      default -> OracleOrthodox.steps(state, from, state.type(from));
    };
  }

  /** A Harpy captures Harpies only. */
  @Override
  protected boolean mayTake(OracleState before, int from, int victim) {
    return before.type(from) != 'H' || before.isEmpty(victim) || before.type(victim) == 'H';
  }

  static boolean isPoisoned(OracleState state, int square) {
    return state.marks[square] != 0;
  }

  /** A King attacks a poisoned King only if its guards could not take back, with the capturing King lifted off. */
  @Override
  protected boolean attacksKing(OracleState state, int from, int king) {
    if (state.type(from) != 'K' || !isPoisoned(state, king) || guardsIgnored) {
      return state.type(from) != 'H';
    }
    OracleState taken = state.copy();
    taken.shift(from, king);
    return !played.kingAttacked(taken, Character.isUpperCase(state.pieces[from]));
  }

  @Override
  protected boolean lets(OracleState state, int start, int corner) {
    return !isPoisoned(state, start) && !isPoisoned(state, corner);
  }

  /**
   * The King may not step beside an unpoisoned one or be attacked. One that dies of this turn still stands, and one
   * that is cured is judged as if it were poisoned still.
   */
  @Override
  protected boolean isLegal(OracleState before, OracleState after) {
    OracleState judged = after.copy();
    int king = before.king(before.whiteToMove);
    if (king != OracleState.NONE && after.king(before.whiteToMove) == king) {
      judged.marks[king] = Math.max(before.marks[king], after.marks[king]);
    }
    return !staysBesideKing(before, after) && super.isLegal(before, judged);
  }

  /** Kings that are not poisoned stand side by side only if the turn has cured one of them. */
  private static boolean staysBesideKing(OracleState before, OracleState after) {
    int own = after.king(before.whiteToMove);
    int other = after.king(!before.whiteToMove);
    return own != OracleState.NONE && other != OracleState.NONE && OracleState.areNeighbours(own, other)
        && !isPoisoned(after, own) && !isPoisoned(after, other)
        && !wasPoisoned(before, own) && !wasPoisoned(before, other);
  }

  private static boolean wasPoisoned(OracleState before, int king) {
    return before.type(king) == 'K' && isPoisoned(before, king);
  }

  /** Whether the mover's King had one turn left and was not cured in it; it still stands, with count 1. */
  private boolean isDying(OracleState before, OracleState after) {
    int king = before.king(before.whiteToMove);
    int stands = after.king(before.whiteToMove);
    return !opponentTurns && king != OracleState.NONE && before.marks[king] == 1 && after.marks[stands] == 1;
  }

  /** A King is dead. */
  @Override
  protected boolean isOver(OracleState state) {
    return lacksKing(state);
  }

  /** A King that dies at the end of the turn still stands in the positions after them. */
  @Override
  protected Map<String, OracleState> otherTurns(OracleState state) {
    return others.tryOut(state);
  }

  /** At the end of a turn the counts of one side's pieces drop; removals come before rights and legality. */
  @Override
  protected void finish(OracleState before, OracleState after, char type, boolean captured) {
    for (int square = 0; square < 64; square++) {
      if (after.isPiece(square, before.whiteToMove != opponentTurns) && isPoisoned(after, square)) {
        if (after.marks[square] > 1) {
          after.marks[square]--;
        } else if (after.type(square) != 'K' || opponentTurns) {
          after.remove(square);
        }
      }
    }
    super.finish(before, after, type, captured);
  }

  /** After a legal turn a King whose count is over dies, unless the turn checkmates. */
  @Override
  protected OracleState settled(OracleState before, OracleState after) {
    if (!isDying(before, after) || played.inCheck(after) && played.turns(after).isEmpty()) {
      return after;
    }
    OracleState dead = after.copy();
    dead.remove(after.king(before.whiteToMove));
    dropRights(before, dead);
    return dead;
  }

  /** A King that dies at the end of the other side's turn has lost the game for the side to move. */
  @Override
  public String ending(OracleState state) {
    return opponentTurns && state.king(state.whiteToMove) == OracleState.NONE ? "lost" : "";
  }

  /** A side that mates with a poisoned King and no Doctor only draws. */
  @Override
  protected String verdict(OracleState state, boolean check, boolean stuck) {
    if (isOver(state)) {
      return opponentTurns ? ending(state) : "dead king";
    }
    String verdict = super.verdict(state, check, stuck);
    boolean white = !state.whiteToMove;
    boolean noDoctor = new String(state.pieces).indexOf(white ? 'D' : 'd') < 0;
    boolean helpless = isPoisoned(state, state.king(white)) && noDoctor;
    return verdict.equals("checkmate") && helpless ? "draw" : verdict;
  }

  @Override
  protected void readItem(OracleState state, String item) {
    if (!item.matches("[a-h][1-8]:[1-5]")) {
      throw new IllegalArgumentException("no square and count: " + item);
    }
    int square = OracleState.square(item.substring(0, 2));
    if (state.isEmpty(square) || isPoisoned(state, square)) {
      throw new IllegalArgumentException("no piece there, or said twice: " + item);
    }
    state.marks[square] = item.charAt(3) - '0';
  }

  @Override
  protected String items(OracleState state) {
    return OracleFen.orDash(OracleFen.bySquare(
        square -> isPoisoned(state, square) ? OracleState.name(square) + ":" + state.marks[square] : ""));
  }
}
