package zugwerk.oracle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Orthodox chess under fairy conditions, as far as they are written a second time. Their state is not written. */
public final class OracleConditioned extends OracleGame {

  /** Kings and Rooks on their first squares, each with the castling rights that it takes part in. */
  private static final Map<String, String> FIRST =
      Map.of("Ke1", "KQ", "Rh1", "K", "Ra1", "Q", "ke8", "kq", "rh8", "k", "ra8", "q");

  /** The value for the castling rights after a turn: a bit for each letter. */
  private static final String RIGHTS = "rights";

  private static final String MOVED = "moved ";

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
    boolean idle = conditions.stream().noneMatch(OracleCondition::freesPawns) && state.type(from) == 'P'
        && from / 8 == (Character.isUpperCase(state.pieces[from]) ? 0 : 7);
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
    conditions.forEach(condition -> condition.event(this, turn));
    castling(turn, touched);
    if (after.passed != OracleState.NONE && after.pieces[step.to()] != before.pieces[from]) {
      after.passed = OracleState.NONE;
    }
  }

  @Override
  protected void finish(OracleState before, OracleState after, char type, boolean captured) {
    super.finish(before, after, type, captured);
    Integer rights = after.values.remove(RIGHTS);
    if (rights != null) {
      after.rights = IntStream.range(0, 4).filter(right -> (rights >> right & 1) != 0)
          .mapToObj(right -> "KQkq".substring(right, right + 1)).collect(Collectors.joining());
    }
  }

  /** Who has moved, and which castlings are left: a King or a Rook that an event puts on its square has not moved. */
  private static void castling(OracleTurn turn, OracleState touched) {
    OracleState after = turn.after;
    FIRST.forEach((piece, _) -> {
      int square = OracleState.square(piece.substring(1));
      if (after.pieces[square] != piece.charAt(0) || turn.appeared.contains(square)) {
        after.values.remove(MOVED + piece);
      } else if (touched.pieces[square] != turn.before.pieces[square]) {
        after.values.put(MOVED + piece, 1);
      }
    });
    int rights = 0;
    for (int right = 0; right < 4; right++) {
      String letter = "KQkq".substring(right, right + 1);
      List<String> both = FIRST.keySet().stream().filter(piece -> FIRST.get(piece).contains(letter)).toList();
      boolean unmoved = both.stream().allMatch(piece -> !after.values.containsKey(MOVED + piece)
          && after.pieces[OracleState.square(piece.substring(1))] == piece.charAt(0));
      boolean stays = turn.before.rights.contains(letter)
          || both.stream().anyMatch(piece -> turn.appeared.contains(OracleState.square(piece.substring(1))));
      rights |= unmoved && stays ? 1 << right : 0;
    }
    after.values.put(RIGHTS, rights);
  }

  /** The Kings and Rooks that have moved, as a sum of 1, 2 and 4 for each side; the letter of a piece goes with it. */
  @Override
  protected void readItem(OracleState state, String item) {
    Matcher moved = Pattern.compile("moved([wb])(\\d)").matcher(item);
    if (!moved.matches()) {
      state.values.put(item, 1);
      if (item.matches("[a-h][1-8][a-z]")) {
        state.marks[OracleState.square(item.substring(0, 2))] = item.charAt(2);
      }
      return;
    }
    List<String> pieces = moved.group(1).equals("w") ? List.of("Ke1", "Rh1", "Ra1") : List.of("ke8", "rh8", "ra8");
    for (int i = 0; i < 3; i++) {
      if ((moved.group(2).charAt(0) >> i & 1) != 0) {
        state.values.put(MOVED + pieces.get(i), 1);
      }
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
