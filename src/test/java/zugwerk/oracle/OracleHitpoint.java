package zugwerk.oracle;

import java.util.List;

/** Hitpoint Chess: a capture is a fight, and both pieces may fall or stand. */
final class OracleHitpoint extends OracleGame {

  @Override
  List<OracleStep> steps(OracleState state, int from) {
    return OracleOrthodox.steps(state, from, state.type(from));
  }

  /** What a piece of that type starts with; his firepower for ever. */
  private static int full(char type) {
    return switch (type) {
      case 'P' -> 1;
      case 'N', 'B', 'K' -> 3;
      case 'R' -> 5;
      default -> 9;
    };
  }

  private static int firepower(OracleState state, int square) {
    return full(state.type(square));
  }

  private static int points(OracleState state, int square) {
    return state.marks[square] == 0 ? full(state.type(square)) : state.marks[square];
  }

  private static void setPoints(OracleState state, int square, int points) {
    state.marks[square] = points == full(state.type(square)) ? 0 : points;
  }

  /** Whether the attacker would survive does not matter. */
  @Override
  boolean attacksKing(OracleState state, int from, int king) {
    return firepower(state, from) >= points(state, king);
  }

  /** A King may be struck as long as it does not die, and strike as long as it does not die. */
  @Override
  boolean mayGo(OracleState before, int from, OracleStep step) {
    int to = step.to();
    if (before.isEmpty(to)) {
      return true;
    }
    boolean kills = firepower(before, from) >= points(before, to);
    boolean dies = points(before, from) <= points(before, to);
    return !(before.type(to) == 'K' && kills) && !(before.type(from) == 'K' && dies);
  }

  /** A Pawn's capture always removes it. */
  @Override
  boolean arrives(OracleState before, OracleStep step) {
    return before.isEmpty(step.to());
  }

  @Override
  void place(OracleState after, int from, OracleStep step, char arriving) {
    int victim = step.victim(after.whiteToMove);
    if (after.isEmpty(victim)) {
      super.place(after, from, step, arriving);
      return;
    }
    int defending = points(after, victim);
    int defenderLeft = defending - firepower(after, from);
    int attackerLeft = points(after, from) - defending;
    if (defenderLeft > 0) {
      setPoints(after, victim, defenderLeft);
    } else {
      after.remove(victim);
    }
    if (attackerLeft <= 0) {
      after.remove(from);
    } else {
      after.shift(from, step.to());
      setPoints(after, step.to(), attackerLeft);
    }
  }

  @Override
  void readItem(OracleState state, String item) {
    if (!item.matches("[a-h][1-8]:[1-8]")) {
      throw new IllegalArgumentException("no square and points: " + item);
    }
    int square = OracleState.square(item.substring(0, 2));
    int points = item.charAt(3) - '0';
    if (state.isEmpty(square) || state.marks[square] != 0 || points >= full(state.type(square))) {
      throw new IllegalArgumentException("no damaged man there, or said twice: " + item);
    }
    state.marks[square] = points;
  }

  @Override
  String items(OracleState state) {
    return OracleFen.bySquare(
        square -> state.marks[square] == 0 ? "" : OracleState.name(square) + ":" + state.marks[square]);
  }
}
