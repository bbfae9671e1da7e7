package zugwerk.oracle;

import java.util.Map;

/** Makes the steps of one piece on copies of the position, and keeps the legal ones. */
record OracleMover(OracleGame game, OracleState before, int from, Map<String, OracleState> legal) {

  void add(OracleStep step) {
    if (!game.mayGo(before, from, step)) {
      return;
    }
    String move = OracleState.name(from) + OracleState.name(step.to());
    int lastRank = before.whiteToMove ? 7 : 0;
    // A piece of type P reaching the last rank by any move promotes, if he arrives there.
    if (before.type(from) == 'P' && step.to() / 8 == lastRank && game.arrives(before, step)) {
      for (char letter : game.promotions().toCharArray()) {
        char promoted = before.whiteToMove ? Character.toUpperCase(letter) : letter;
        game.judge(before, legal, move + letter, made(step, promoted));
      }
    } else {
      game.judge(before, legal, move, made(step, before.pieces[from]));
    }
  }

  private OracleState made(OracleStep step, char arriving) {
    OracleState after = before.copy();
    int ahead = before.whiteToMove ? 8 : -8;
    boolean captured = !before.isEmpty(step.victim(before.whiteToMove));
    after.passed = step.noted() ? from + ahead : OracleState.NONE;
    game.place(after, from, step, arriving);
    // Promotion is a Pawn move: the type that moved is the one that stood on the start square.
    game.finish(before, after, before.type(from), captured);
    return after;
  }
}
