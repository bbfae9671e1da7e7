package zugwerk.oracle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Orthodox chess under fairy conditions, as far as they are written a second time. Their state is not written. */
public final class OracleConditioned extends OracleGame {

  /** The value for a castling right that a turn gives back: its letter. */
  static final String REGAINED = "regained";

  /** The maker of a step that goes with the choice of a square stands this far behind the square. */
  static final char CHOSEN = 0x2000;

  private final OracleOrthodox plain = new OracleOrthodox();
  private final List<OracleCondition> conditions;

  private OracleConditioned(List<OracleCondition> conditions) {
    this.conditions = conditions.stream().sorted(Comparator.comparingInt(OracleCondition::phase)).toList();
  }

  /**
   * Chess under some conditions.
   *
   * @param names as the program writes them, separated by commas
   * @throws IllegalArgumentException if a condition was not written a second time
   */
  public static OracleConditioned of(String names) {
    List<OracleCondition> found = new ArrayList<>();
    for (String name : names.split(", ")) {
      found.add(OracleConditions.of(name));
    }
    return new OracleConditioned(found);
  }

  /** Whether all conditions were written a second time. */
  public static boolean knows(String names) {
    return List.of(names.split(", ")).stream().allMatch(OracleConditions::knows);
  }

  /** The steps of a piece as in chess, as if it were of another type. */
  List<OracleStep> as(OracleState state, int from, char type) {
    return OracleOrthodox.steps(state, from, type);
  }

  List<OracleStep> plainSteps(OracleState state, int from) {
    return plain.steps(state, from);
  }

  private List<OracleStep> ways(OracleState state, int from) {
    boolean idle = state.type(from) == 'P' && from / 8 == (Character.isUpperCase(state.pieces[from]) ? 0 : 7);
    List<OracleStep> ways = idle ? List.of() : plain.steps(state, from);
    for (OracleCondition condition : conditions) {
      ways = idle ? ways : condition.ways(this, state, from, ways);
    }
    return ways;
  }

  @Override
  protected List<OracleStep> steps(OracleState state, int from) {
    List<OracleStep> steps = ways(state, from);
    for (OracleCondition condition : conditions) {
      steps = condition.steps(this, state, from, steps);
      steps = steps.stream().flatMap(step -> chosen(condition, state, from, step)).toList();
    }
    return steps;
  }

  private Stream<OracleStep> chosen(OracleCondition condition, OracleState state, int from, OracleStep step) {
    List<Integer> choices = condition.choices(this, state, from, step);
    return choices.isEmpty() ? Stream.of(step) : choices.stream().map(square -> step.by((char) (CHOSEN + square)));
  }

  @Override
  protected boolean kingAttacked(OracleState state, boolean white) {
    boolean check = super.kingAttacked(state, white);
    for (OracleCondition condition : conditions) {
      check = condition.isCheck(this, state, white, check);
    }
    return check;
  }

  /** Whether a piece of a side attacks the King of a side by itself. */
  boolean plainlyAttacked(OracleState state, boolean white) {
    return super.kingAttacked(state, white);
  }

  /** Whether a piece observes a square: it could capture an enemy there by its ways. */
  boolean observes(OracleState state, int from, int square) {
    OracleState there = state.copy();
    there.pieces[square] = Character.isUpperCase(state.pieces[from]) ? 'n' : 'N';
    return ways(there, from).stream().anyMatch(step -> step.to() == square && !step.enPassant());
  }

  /** The type as which the piece on a square moves. */
  char walk(OracleState state, int from) {
    char walk = state.type(from);
    for (OracleCondition condition : conditions) {
      walk = condition.walk(state, from, walk);
    }
    return walk;
  }

  /** Whether a Pawn that moves as one may capture the Pawn on a square en passant. */
  boolean isPassed(OracleState state, int square) {
    for (int from = 0; from < 64; from++) {
      if (state.isPiece(from, state.whiteToMove) && state.type(from) == 'P' && walk(state, from) == 'P'
          && ways(state, from).stream()
              .anyMatch(step -> step.enPassant() && step.victim(state.whiteToMove) == square)) {
        return true;
      }
    }
    return false;
  }

  /** Whether some piece of a side, moving as a type or any, observes a square. */
  boolean isObserved(OracleState state, int square, boolean byWhite, char type) {
    for (int from = 0; from < 64; from++) {
      if (from != square && state.isPiece(from, byWhite) && (type == OracleState.EMPTY || walk(state, from) == type)
          && observes(state, from, square)) {
        return true;
      }
    }
    return false;
  }

  @Override
  protected boolean attacksKing(OracleState state, int from, int king) {
    return conditions.stream().allMatch(condition -> condition.takesKing(this, state, from, king));
  }

  @Override
  protected String promotions() {
    String promotions = super.promotions();
    for (OracleCondition condition : conditions) {
      promotions = condition.promotions(promotions);
    }
    return promotions;
  }

  @Override
  protected boolean arrives(OracleState before, int from, OracleStep step) {
    return conditions.stream().allMatch(condition -> condition.promotes(before, step));
  }

  @Override
  protected boolean lets(OracleState state, int start, int corner) {
    int way = corner > start ? 1 : -1;
    return walk(state, start) == 'K' && walk(state, corner) == 'R' && keeps(state, start, start + 2 * way)
        && keeps(state, corner, start + way);
  }

  /** Whether conditions that only leave out steps leave this one. */
  private boolean keeps(OracleState state, int from, int to) {
    List<OracleStep> steps = List.of(OracleStep.plain(to));
    for (OracleCondition condition : conditions) {
      steps = condition instanceof OracleConditions.Joins ? condition.ways(this, state, from, steps)
          : condition.steps(this, state, from, steps);
    }
    return !steps.isEmpty();
  }

  @Override
  protected void place(OracleState after, int from, OracleStep step, char arriving) {
    OracleState before = after.copy();
    super.place(after, from, step, arriving);
    OracleTurn turn = new OracleTurn(before, after, from, step);
    // What has left its square, or was captured, takes its rights along, whatever stands there later.
    OracleState touched = after.copy();
    touched.remove(from);
    touched.remove(step.to());
    dropRights(before, touched);
    after.rights = touched.rights;
    conditions.forEach(condition -> condition.event(this, turn));
    if (after.passed != OracleState.NONE && after.pieces[step.to()] != before.pieces[from]) {
      after.passed = OracleState.NONE;
    }
  }

  @Override
  protected void finish(OracleState before, OracleState after, char type, boolean captured) {
    super.finish(before, after, type, captured);
    if (type == 'K' && after.passed == OracleState.NONE && !captured) {
      noteCastling(before, after);
    }
    Integer regained = after.values.remove(REGAINED);
    if (regained != null) {
      StringBuilder rights = new StringBuilder();
      for (char right : "KQkq".toCharArray()) {
        rights.append(right == regained || after.rights.indexOf(right) >= 0 ? String.valueOf(right) : "");
      }
      after.rights = rights.toString();
    }
  }

  /** A King that castles has moved, which matters where Rooks come back. */
  private void noteCastling(OracleState before, OracleState after) {
    boolean white = before.whiteToMove;
    if (before.king(white) == (white ? 4 : 60) && after.king(white) != before.king(white)) {
      after.values.put(white ? "movedw1" : "movedb1", 1);
    }
  }

  /** Whether a King has moved, and other state; the letter of a piece goes with it. */
  @Override
  protected void readItem(OracleState state, String item) {
    state.values.put(item, 1);
    if (item.matches("[a-h][1-8][a-z]")) {
      state.marks[OracleState.square(item.substring(0, 2))] = item.charAt(2);
    }
  }

  @Override
  protected boolean isLegal(OracleState before, OracleState after) {
    return !after.values.containsKey("forbidden") && super.isLegal(before, after)
        && conditions.stream().allMatch(condition -> condition.allows(this, before, after));
  }

  @Override
  protected Map<String, OracleState> outcomes(OracleState state) {
    Map<String, OracleState> legal = new LinkedHashMap<>();
    super.outcomes(state).forEach((move, after) -> {
      char last = move.charAt(move.length() - 1);
      legal.put(last < CHOSEN ? move : move.substring(0, move.length() - 1) + OracleState.name(last - CHOSEN), after);
    });
    conditions.forEach(condition -> condition.choose(this, state, legal));
    return legal;
  }

  @Override
  public String verdict(OracleState state) {
    boolean check = inCheck(state);
    return outcomes(state).isEmpty() ? check ? "checkmate" : "stalemate" : check ? "check" : "";
  }
}
