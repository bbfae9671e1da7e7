package zugwerk.oracle;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Shock Chess: an army that loses a General is frozen on its next turn.
 *
 * <p>Setting: {@code second-general}, the capture of another General answers a check that has outlasted the pass.
 */
final class OracleShock extends OracleGame {

  private final boolean secondGeneral;

  OracleShock(String settings) {
    secondGeneral = new OracleSettings(settings, "second-general").has("second-general");
  }

  @Override
  protected String types() {
    return "KGRBNP";
  }

  @Override
  protected String promotions() {
    return "grbn";
  }

  /** A frozen army attacks nothing: it could not capture at its turn. */
  @Override
  protected List<OracleStep> steps(OracleState state, int from) {
    boolean itsTurn = state.isPiece(from, state.whiteToMove);
    if (state.frozen && itsTurn) {
      return List.of();
    }
    char type = state.type(from);
    return OracleOrthodox.steps(state, from, type == 'G' ? 'Q' : type);
  }

  /** No step that is made follows a freeze, so what was frozen before does not matter. */
  @Override
  protected void place(OracleState after, int from, OracleStep step, char arriving) {
    after.frozen = after.type(step.to()) == 'G';
    after.outlasted = false;
    super.place(after, from, step, arriving);
  }

  /** What answers a check that has outlasted the pass is judged as if nobody were frozen. */
  @Override
  protected boolean isLegal(OracleState before, OracleState after) {
    OracleState judged = after.copy();
    judged.frozen &= !before.outlasted;
    return super.isLegal(before, judged);
  }

  /** The one move of a frozen army is a pass; it does not help a King that is attacked. */
  @Override
  protected Map<String, OracleState> outcomes(OracleState state) {
    if (!state.frozen) {
      return super.outcomes(state);
    }
    if (inCheck(state)) {
      return Map.of();
    }
    OracleState after = state.copy();
    after.frozen = false;
    after.passed = OracleState.NONE;
    finish(state, after, OracleState.EMPTY, false);
    after.outlasted = isOutlasted(after);
    return Map.of("pass", after);
  }

  @Override
  public Stream<OracleState> following(OracleState state) {
    return state.frozen ? outcomes(state).values().stream() : super.following(state);
  }

  private boolean isOutlasted(OracleState state) {
    return !secondGeneral && inCheck(state);
  }

  @Override
  protected void readItem(OracleState state, String item) {
    if (!item.equals("frozen") && !item.equals("passed") || state.frozen || state.outlasted) {
      throw new IllegalArgumentException("neither frozen nor passed, or said twice: " + item);
    }
    state.frozen = item.equals("frozen");
    state.outlasted = item.equals("passed");
  }

  /** A pass that has left no check says nothing. */
  @Override
  public OracleState parse(String fen) {
    OracleState state = super.parse(fen);
    state.outlasted &= isOutlasted(state);
    return state;
  }

  @Override
  protected String items(OracleState state) {
    return state.frozen ? "frozen" : state.outlasted ? "passed" : "-";
  }
}
