package zugwerk.oracle;

import java.util.Map;

/** Makes the steps of one man on copies of the position, and keeps the legal ones. */
record OracleMover(OracleGame game, OracleState before, int from, Map<String, OracleState> legal) {

  void add(OracleStep step) {
    char man = before.men[from];
    char victim = before.men[step.to()];
    if (Character.toUpperCase(victim) == 'K') {
      return;
    }
    String move = OracleState.name(from) + OracleState.name(step.to());
    int lastRank = before.whiteToMove ? 7 : 0;
    // A man of type P reaching the last rank by any move promotes, to Q, R, B or N.
    if (Character.toUpperCase(man) == 'P' && step.to() / 8 == lastRank) {
      for (char letter : "qrbn".toCharArray()) {
        char promoted = before.whiteToMove ? Character.toUpperCase(letter) : letter;
        game.judge(before, legal, move + letter, made(step, promoted));
      }
    } else {
      game.judge(before, legal, move, made(step, man));
    }
  }

  private OracleState made(OracleStep step, char arriving) {
    OracleState after = before.copy();
    int ahead = before.whiteToMove ? 8 : -8;
    boolean captured = step.enPassant() || !before.isEmpty(step.to());
    after.men[from] = OracleState.EMPTY;
    after.men[step.to()] = arriving;
    if (step.enPassant()) {
      after.men[step.to() - ahead] = OracleState.EMPTY;
    }
    after.passed = step.noted() ? from + ahead : OracleState.NONE;
    // Promotion is a Pawn move: the type that moved is the one that stood on the start square.
    game.finish(after, Character.toUpperCase(before.men[from]), captured, from, step.to());
    return after;
  }
}
