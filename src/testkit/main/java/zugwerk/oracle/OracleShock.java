package zugwerk.oracle;

import java.util.List;
import java.util.Map;

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

  @Override
  protected boolean acts(OracleState state, int square) {
    return !state.frozen || !state.isPiece(square, state.whiteToMove);
  }

  /** A frozen army attacks nothing: it could not capture at its turn. */
  @Override
  protected List<OracleStep> steps(OracleState state, int from) {
    if (!acts(state, from)) {
      return List.of();
    }
    char type = state.type(from);
    return OracleOrthodox.steps(state, from, type == 'G' ? 'Q' : type);
  }

  /** No step that is made follows a freeze, so what was frozen before does not matter. */
  @Override
  protected void place(OracleState after, int from, OracleStep step, char arriving) {
    after.frozen = after.type(step.to()) == 'G';
    super.place(after, from, step, arriving);
  }

  /** What answers a check that has outlasted the pass is judged as if nobody were frozen. */
  @Override
  protected boolean isLegal(OracleState before, OracleState after) {
    OracleState judged = after.copy();
    judged.frozen &= !before.outlasted;
    return super.isLegal(before, judged);
  }

  @Override
  protected void finish(OracleState before, OracleState after, char type, boolean captured) {
    after.outlasted = false;
    super.finish(before, after, type, captured);
  }

  /** The one move of a frozen army is a pass. */
  @Override
  protected Map<String, OracleState> otherTurns(OracleState state) {
    if (!state.frozen) {
      return Map.of();
    }
    OracleState after = state.copy();
    after.frozen = false;
    after.passed = OracleState.NONE;
    finish(state, after, OracleState.EMPTY, false);
    afterPass(after);
    return Map.of("pass", after);
  }

  @Override
  protected void afterPass(OracleState after) {
    after.outlasted = isOutlasted(after);
  }

  @Override
  protected boolean lets(OracleState state, int start, int corner) {
    return !state.frozen;
  }

  @Override
  protected String officers() {
    return "RNBGKBNR";
  }

  private boolean isOutlasted(OracleState state) {
    return !secondGeneral && played.inCheck(state);
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
