package zugwerk.oracle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes all steps of one piece on copies of the position, and gives each move its text. */
record OracleMover(OracleGame game, OracleState before, int from) {

  /** Stands for a capture en passant until it is known whether the same Pawn could go there quietly. */
  static final String EN_PASSANT = "#";

  /** The moves in long form, each with the position after it, which is yet to be judged. */
  Map<String, OracleState> tryOut() {
    Map<String, List<OracleTry>> alike = new LinkedHashMap<>();
    List<OracleStep> steps = new ArrayList<>(game.steps(before, from));
    // One atom's step to a square is one move; it notes the square passed if any of its ways there does.
    steps.sort((one, other) -> Boolean.compare(other.noted(), one.noted()));
    for (OracleStep step : steps) {
      if (game.mayGo(before, from, step)) {
        for (OracleTry tried : tries(step, isChosen(steps, step))) {
          List<OracleTry> rivals = alike.computeIfAbsent(tried.text(), _ -> new ArrayList<>());
          if (rivals.stream().noneMatch(rival -> isSame(rival, tried))) {
            rivals.add(tried);
          }
        }
      }
    }
    Map<String, OracleState> moves = new LinkedHashMap<>();
    alike.forEach((text, rivals) -> {
      for (OracleTry tried : rivals) {
        moves.put(rivals.size() == 1 ? text : tried.withMaker(), tried.after());
      }
    });
    return moves;
  }

  private boolean isSame(OracleTry one, OracleTry other) {
    return one.step().maker() == other.step().maker() || game.fen(one.after()).equals(game.fen(other.after()));
  }

  /** Whether there is more than one choice with a step. */
  private static boolean isChosen(List<OracleStep> steps, OracleStep step) {
    return steps.stream().filter(other -> other.to() == step.to() && other.enPassant() == step.enPassant()
        && other.over() == step.over()).map(OracleStep::choice).distinct().count() > 1;
  }

  private List<OracleTry> tries(OracleStep step, boolean chosen) {
    String squares = OracleState.name(from) + OracleState.name(step.to())
        + (step.over() == OracleState.NONE ? "" : "x" + OracleState.name(step.over()));
    List<OracleTry> tries = new ArrayList<>();
    game.arrivals(before, from, step)
        .forEach((letter, piece) -> tries.add(new OracleTry(squares + letter, step, chosen, made(step, piece))));
    return tries;
  }

  private OracleState made(OracleStep step, char arriving) {
    OracleState after = before.copy();
    int ahead = before.whiteToMove ? 8 : -8;
    boolean captured = !before.isEmpty(step.victim(before.whiteToMove));
    after.passed = step.noted() ? from + ahead : OracleState.NONE;
    game.place(after, from, step, arriving);
    game.complete(before, after, step.to(), captured);
    // Promotion is a Pawn move: the type that moved is the one that stood on the start square.
    game.finish(before, after, before.type(from), captured);
    game.afterMoveBy(after, step.maker());
    return after;
  }
}
