package zugwerk.oracle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A game under fairy conditions. */
public final class OracleConditioned extends OracleGame {

  /** The value for the castling rights after a turn: a bit for each letter. */
  private static final String RIGHTS = "rights";

  private final OracleGame base;
  private final List<OracleCondition> conditions;
  /** Whether all moves count as legal. */
  private final boolean lenient;

  private OracleConditioned(OracleGame base, List<OracleCondition> conditions, boolean lenient) {
    this.base = base;
    this.conditions = conditions;
    this.lenient = lenient;
  }

  /**
   * A game under some conditions.
   *
   * @param names as the program writes them, separated by commas
   * @throws IllegalArgumentException if a condition was not written a second time
   */
  public static OracleConditioned of(OracleGame base, String names) {
    List<OracleCondition> found = new ArrayList<>();
    for (String name : names.split(", ")) {
      found.add(OracleConditions.of(name));
    }
    found.sort(Comparator.comparingInt(OracleCondition::phase));
    OracleConditioned game = new OracleConditioned(base, found, false);
    base.played = game;
    return game;
  }

  /** Whether all conditions were written a second time. */
  public static boolean knows(String names) {
    return List.of(names.split(", ")).stream().allMatch(OracleConditions::knows);
  }

  /** The same game without one of its conditions. */
  OracleConditioned without(OracleCondition gone) {
    return new OracleConditioned(base, conditions.stream().filter(each -> !each.equals(gone)).toList(), lenient);
  }

  @Override
  protected String types() {
    return base.types();
  }

  @Override
  protected String promotions() {
    String promotions = base.promotions();
    for (OracleCondition condition : conditions) {
      promotions = condition.promotions(this, promotions);
    }
    return promotions;
  }

  @Override
  protected String officers() {
    return base.officers();
  }

  @Override
  protected char partner() {
    return base.partner();
  }

  @Override
  protected boolean promotes(char type) {
    return base.promotes(type);
  }

  @Override
  protected boolean judgesArrivalAfter() {
    return base.judgesArrivalAfter();
  }

  @Override
  protected Map<String, Character> arrivals(OracleState before, int from, OracleStep step) {
    Map<String, Character> arrivals = super.arrivals(before, from, step);
    for (OracleCondition condition : conditions) {
      arrivals = condition.arrivals(this, before, from, step, arrivals);
    }
    return arrivals;
  }

  @Override
  protected boolean arrives(OracleState before, int from, OracleStep step) {
    return base.arrives(before, from, step);
  }

  @Override
  public String ending(OracleState state) {
    return base.ending(state);
  }

  @Override
  protected void afterMoveOf(OracleState state, char type) {
    base.afterMoveOf(state, type);
  }

  @Override
  protected void afterMoveBy(OracleState state, char maker) {
    base.afterMoveBy(state, maker);
  }

  /** Where the piece on a square goes in the game, as if it were of another type. */
  List<OracleStep> as(OracleState state, int from, char type) {
    OracleState other = state.copy();
    other.pieces[from] = OracleTurn.like(state.pieces[from], type);
    return isIdle(other, from) ? List.of() : base.steps(other, from);
  }

  List<OracleStep> plainSteps(OracleState state, int from) {
    return isIdle(state, from) ? List.of() : base.steps(state, from);
  }

  /** Where it would go in the game if it stood on another square. */
  List<OracleStep> from(OracleState state, int square, int other) {
    OracleState there = state.copy();
    there.shift(square, other);
    return plainSteps(there, other).stream().map(OracleStep::unnoted).toList();
  }

  private boolean isIdle(OracleState state, int from) {
    return state.type(from) == 'P' && from / 8 == (state.isWhite(from) ? 0 : 7)
        && conditions.stream().noneMatch(condition -> condition.freesPawns(from));
  }

  private List<OracleStep> ways(OracleState state, int from) {
    if (!base.acts(state, from)) {
      return List.of();
    }
    List<OracleStep> ways = plainSteps(state, from);
    for (OracleCondition condition : conditions) {
      ways = condition.ways(this, state, from, ways);
    }
    return state.type(from) == 'P' ? ways : ways.stream().map(OracleStep::unnoted).toList();
  }

  @Override
  protected List<OracleStep> steps(OracleState state, int from) {
    List<OracleStep> steps = ways(state, from);
    for (OracleCondition condition : conditions) {
      steps = condition.steps(this, state, from, steps);
    }
    for (OracleCondition condition : conditions) {
      steps = steps.stream().flatMap(step -> chosen(condition, state, from, step)).toList();
    }
    return steps;
  }

  /** A step once for each choice; one condition offers it. */
  private Stream<OracleStep> chosen(OracleCondition condition, OracleState state, int from, OracleStep step) {
    int victim = step.victim(state.isWhite(from));
    List<String> choices = !step.choice().isEmpty() ? List.of(step.choice())
        : !state.isEmpty(victim) && base.survives(state, from, victim) ? List.of()
            : condition.choices(this, state, from, step);
    return choices.isEmpty() ? Stream.of(step) : choices.stream().map(step::choosing);
  }

  /** Whether a piece observes a square: it could capture an enemy there by its ways. */
  boolean observes(OracleState state, int from, int square) {
    boolean white = state.isWhite(from);
    OracleState there = state.copy();
    if (!state.isPiece(square, !white)) {
      there.pieces[square] = state.isEmpty(square) ? white ? 'n' : 'N' : OracleTurn.other(state.pieces[square]);
    }
    return from != square
        && ways(there, from).stream().anyMatch(step -> step.victim(white) == square && !step.enPassant())
        && mayTake(there, from, square);
  }

  /** The type as which the piece on a square moves. */
  char walk(OracleState state, int from) {
    char walk = state.type(from);
    for (OracleCondition condition : conditions) {
      walk = condition.walk(this, state, from, walk);
    }
    return walk;
  }

  /** Whether some piece of a side, moving as a type or any, observes a square. */
  boolean isObserved(OracleState state, int square, boolean byWhite, char type) {
    OracleState seen = seenBy(state, byWhite);
    for (int from = 0; from < 64; from++) {
      if (seen.isPiece(from, byWhite) && (type == OracleState.EMPTY || walk(seen, from) == type)
          && observes(seen, from, square)) {
        return true;
      }
    }
    return false;
  }

  boolean isObserved(OracleState state, int square, boolean byWhite) {
    return isObserved(state, square, byWhite, OracleState.EMPTY);
  }

  static boolean isLight(int square) {
    return (square % 8 + square / 8) % 2 == 1;
  }

  /** The position with all pieces that belong to either side as those of one. */
  private OracleState seenBy(OracleState state, boolean white) {
    OracleState seen = state.copy();
    for (int square = 0; square < 64; square++) {
      int at = square;
      if (conditions.stream().anyMatch(condition -> condition.isNeutral(state, at))) {
        seen.pieces[square] = OracleTurn.like(white ? 'A' : 'a', state.pieces[square]);
      }
    }
    return seen;
  }

  /** The squares from which a side attacks a King, or another royal piece, on a square. */
  List<Integer> attackers(OracleState state, int square, boolean byWhite) {
    OracleState seen = seenBy(state, byWhite);
    seen.pieces[square] = state.pieces[square];
    List<Integer> found = new ArrayList<>();
    for (int from = 0; from < 64; from++) {
      boolean reaches = from != square && seen.isPiece(from, byWhite) && base.acts(seen, from)
          && steps(seen, from).stream().anyMatch(step -> step.victim(byWhite) == square);
      if (reaches && attacksKing(seen, from, square)) {
        found.add(from);
      }
    }
    return found;
  }

  boolean isRoyal(OracleState state, int square) {
    return state.type(square) == 'K' || conditions.stream().anyMatch(condition -> condition.isRoyal(state, square));
  }

  @Override
  protected boolean kingAttacked(OracleState state, boolean white) {
    int king = state.king(white);
    boolean check = plainlyAttacked(state, white);
    for (OracleCondition condition : conditions) {
      check = king != OracleState.NONE && condition.isCheck(this, state, white, check);
    }
    return check;
  }

  /** Whether an enemy piece attacks the King of a side, whatever a check is. */
  boolean plainlyAttacked(OracleState state, boolean white) {
    int king = state.king(white);
    return king != OracleState.NONE && !attackers(state, king, !white).isEmpty();
  }

  @Override
  protected boolean inCheck(OracleState state, boolean white) {
    for (int square = 0; square < 64; square++) {
      if (state.isPiece(square, white) && state.type(square) != 'K' && isRoyal(state, square)
          && !attackers(state, square, !white).isEmpty()) {
        return true;
      }
    }
    return kingAttacked(state, white);
  }

  @Override
  protected boolean attacksKing(OracleState state, int from, int king) {
    return base.attacksKing(state, from, king)
        && conditions.stream().allMatch(condition -> condition.takesKing(this, state, from, king));
  }

  @Override
  protected boolean mayGo(OracleState before, int from, OracleStep step) {
    int victim = step.victim(before.whiteToMove);
    boolean takes = before.isEmpty(victim) || !isRoyal(before, victim) || base.survives(before, from, victim)
        || conditions.stream().anyMatch(OracleCondition::sparesKings) && !attacksKing(before, from, victim);
    return takes && mayTake(before, from, victim) && base.mayAttack(before, from, victim)
        && mayLand(before, before.type(from), step.to());
  }

  @Override
  protected boolean survives(OracleState before, int from, int victim) {
    return base.survives(before, from, victim);
  }

  @Override
  protected boolean mayTake(OracleState before, int from, int victim) {
    return base.mayTake(before, from, victim);
  }

  @Override
  protected boolean isOpen(OracleState state, int from, OracleStep step) {
    return base.isOpen(state, from, step);
  }

  @Override
  protected void exchange(OracleState state) {
    base.exchange(state);
  }

  @Override
  protected boolean mayLand(OracleState state, char type, int square) {
    return base.mayLand(state, type, square);
  }

  @Override
  protected boolean lets(OracleState state, int start, int corner) {
    return base.lets(state, start, corner) && walk(state, start) == 'K' && walk(state, corner) == partner()
        && conditions.stream().allMatch(condition -> condition.castles(this, state, start, corner));
  }

  @Override
  protected void place(OracleState after, int from, OracleStep step, char arriving) {
    OracleState before = after.copy();
    base.place(after, from, step, arriving);
    // What has left its square, or was captured, takes its rights along, whatever stands there later.
    OracleState touched = after.copy();
    OracleTurn turn = OracleTurn.of(before, after, from, step);
    if (turn.stands != from) {
      touched.remove(from);
    }
    if (turn.stands == step.to() || turn.captures()) {
      touched.remove(step.to());
    }
    dropRights(before, touched);
    after.rights = touched.rights;
    int over = (from + step.to()) / 2;
    follow(turn, touched);
    boolean passed = after.pieces[step.to()] == before.pieces[from] && after.isEmpty(from) && after.isEmpty(over);
    after.passed = passed ? after.passed : OracleState.NONE;
  }

  @Override
  protected void complete(OracleState before, OracleState after, int to, boolean captured) {
    base.complete(before, after, to, captured);
    if (to == OracleState.NONE) {
      follow(OracleTurn.castling(before, after), after.copy());
    }
  }

  /** @param touched the board after the turn alone, without what has moved or was captured */
  private void follow(OracleTurn turn, OracleState touched) {
    conditions.forEach(condition -> condition.event(this, turn));
    if (bringsBack()) {
      int rights = castling(turn, touched, true) | castling(turn, touched, false) << 2;
      turn.after.values.put(RIGHTS, rights);
    }
    base.tidy(turn.after);
  }

  /** A captured piece comes back. */
  void revive(OracleTurn turn, int square, char letter) {
    turn.revive(square, letter);
    conditions.forEach(condition -> condition.revived(turn, square));
  }

  private boolean bringsBack() {
    return conditions.stream().anyMatch(OracleCondition::bringsBack);
  }

  private static String moved(boolean white) {
    return white ? "movedw" : "movedb";
  }

  /**
   * Who has moved, as a sum: the King 1, his partners 2 and 4. One that an event puts on its square has not moved.
   *
   * @return the castlings that are left: on the King's side 1, on the other 2
   */
  private int castling(OracleTurn turn, OracleState touched, boolean white) {
    OracleState after = turn.after;
    List<Integer> homes = white ? List.of(4, 7, 0) : List.of(60, 63, 56);
    int moved = 0;
    int absent = 0;
    int appeared = 0;
    for (int i = 0; i < 3; i++) {
      int square = homes.get(i);
      char piece = OracleTurn.like(white ? 'A' : 'a', i == 0 ? 'K' : partner());
      boolean changed = touched.pieces[square] != turn.before.pieces[square]
          || after.pieces[square] != turn.before.pieces[square];
      absent |= after.pieces[square] == piece ? 0 : 1 << i;
      appeared |= turn.appeared.contains(square) ? 1 << i : 0;
      moved |= changed || (turn.before.number(moved(white)) >> i & 1) != 0 ? 1 << i : 0;
    }
    moved &= ~absent & ~appeared;
    after.keep(moved(white), moved);
    int rights = 0;
    for (int i = 1; i < 3; i++) {
      int both = 1 | 1 << i;
      boolean had = turn.before.rights.indexOf((white ? "KQ" : "kq").charAt(i - 1)) >= 0;
      rights |= ((moved | absent) & both) == 0 && (had || (appeared & both) != 0) ? i : 0;
    }
    return rights;
  }

  /** Rights that conditions have left or given back, if the game has not removed the pieces since. */
  private void grant(OracleState after) {
    Integer rights = after.values.remove(RIGHTS);
    if (rights != null) {
      after.rights = IntStream.range(0, 4).filter(right -> (rights >> right & 1) != 0)
          .filter(right -> !after.isEmpty(right < 2 ? 4 : 60)
              && !after.isEmpty(List.of(7, 0, 63, 56).get(right)))
          .mapToObj(right -> "KQkq".substring(right, right + 1)).collect(Collectors.joining());
    }
  }

  @Override
  protected void finish(OracleState before, OracleState after, char type, boolean captured) {
    base.finish(before, after, type, captured);
    grant(after);
  }

  @Override
  protected Map<String, OracleState> otherTurns(OracleState state) {
    Map<String, OracleState> turns = new LinkedHashMap<>(base.otherTurns(state));
    turns.values().forEach(after -> {
      follow(OracleTurn.other(state, after), after.copy());
      grant(after);
      base.afterPass(after);
    });
    for (OracleCondition condition : conditions) {
      condition.otherTurns(this, state).forEach((move, after) -> {
        int from = OracleState.square(move.substring(0, 2));
        if (base.acts(state, from)) {
          after.passed = OracleState.NONE;
          follow(OracleTurn.other(state, after), after.copy());
          finish(state, after, state.type(from), false);
          turns.put(move, after);
        }
      });
    }
    return turns;
  }

  @Override
  protected boolean isLegal(OracleState before, OracleState after) {
    return lenient || after.number("forbidden") == 0 && base.isLegal(before, after)
        && conditions.stream().allMatch(condition -> condition.allows(this, before, after));
  }

  @Override
  protected boolean isOver(OracleState state) {
    return base.isOver(state);
  }

  @Override
  protected OracleState settled(OracleState before, OracleState after) {
    return base.settled(before, after);
  }

  /** Moves are chosen by what they lead to in the end. */
  @Override
  protected Map<String, OracleState> outcomes(OracleState state) {
    Map<String, OracleState> outcomes = new LinkedHashMap<>(unchosen(state));
    outcomes.replaceAll((move, after) -> settled(state, after));
    conditions.forEach(condition -> condition.choose(this, state, outcomes));
    return outcomes;
  }

  @Override
  protected Map<String, OracleState> turns(OracleState state) {
    Map<String, OracleState> legal = new LinkedHashMap<>(unchosen(state));
    conditions.forEach(condition -> condition.choose(this, state, legal));
    return legal;
  }

  /** After all moves, legal or not. */
  Map<String, OracleState> tries(OracleState state) {
    return new OracleConditioned(base, conditions, true).unchosen(state);
  }

  private Map<String, OracleState> unchosen(OracleState state) {
    return super.turns(state);
  }

  @Override
  public String verdict(OracleState state) {
    return verdict(state, inCheck(state), outcomes(state).isEmpty());
  }

  @Override
  protected String verdict(OracleState state, boolean check, boolean stuck) {
    return base.verdict(state, check, stuck);
  }

  /** Marks of pieces, numbers with their names, else what the game keeps. */
  @Override
  protected void readItem(OracleState state, String item) {
    String name = item.replaceFirst("[0-9]+$", "");
    if (bringsBack() && item.matches("moved[wb][1-7]")) {
      state.keep(name, item.charAt(6) - '0');
      return;
    }
    for (OracleCondition condition : conditions) {
      if (item.matches("[a-h][1-8].") && condition.sign().indexOf(item.charAt(2)) >= 0) {
        state.mark(OracleState.square(item.substring(0, 2)), item.charAt(2), true);
        return;
      } else if (condition.numbers().contains(name)) {
        state.keep(name, name.equals(item) ? 1 : Integer.parseInt(item.substring(name.length())));
        return;
      }
    }
    base.readItem(state, item);
  }

  @Override
  protected String items(OracleState state) {
    List<String> items = new ArrayList<>(List.of(base.items(state).split(",")));
    items.removeIf(item -> item.isEmpty() || item.equals("-"));
    for (int square = 0; square < 64; square++) {
      for (char sign : state.signs[square].toCharArray()) {
        items.add(OracleState.name(square) + sign);
      }
    }
    Stream.of("movedw", "movedb").filter(name -> bringsBack() && state.number(name) != 0)
        .forEach(name -> items.add(name + state.number(name)));
    conditions.stream().flatMap(condition -> condition.numbers().stream()).filter(name -> state.number(name) != 0)
        .forEach(name -> items.add(name.matches("[a-h][1-8]o") ? name : name + state.number(name)));
    return OracleFen.orDash(String.join(",", items));
  }
}
