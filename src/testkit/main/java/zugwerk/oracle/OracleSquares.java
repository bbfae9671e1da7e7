package zugwerk.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Conditions about the squares that moves join, and squares that no piece can enter. */
final class OracleSquares {

  static final Map<String, Function<OracleOptions, OracleCondition>> ALL = Map.ofEntries(
      Map.entry("Grid Chess", options -> grid(options.has("horizontal shift") || options.has("diagonal shift") ? 1 : 0,
          options.has("vertical shift") || options.has("diagonal shift") ? 1 : 0)),
      Map.entry("Monochrome Chess", options -> new Joins(options, (from, to) -> areAlike(from, to) ? 1 : 0)),
      Map.entry("Bichrome Chess", options -> new Joins(options, (from, to) -> areAlike(from, to) ? 0 : 1)),
      Map.entry("Edgemover", options -> new Joins(options, (_, to) -> to % 8 % 7 == 0 || to / 8 % 7 == 0 ? 1 : 0)),
      Map.entry("Koeko", _ -> new Koeko(false)),
      Map.entry("Anti-Koeko", _ -> new Koeko(true)),
      Map.entry("BGL", Budget::new),
      Map.entry("Holes", options -> new Holes(options.squares(), false)),
      Map.entry("Haaner Chess", _ -> new Holes(List.of(), true)),
      Map.entry("Imitator", options -> new Imitators(options.squares())));

  private OracleSquares() {}

  private static boolean areAlike(int one, int other) {
    return OracleConditioned.isLight(one) == OracleConditioned.isLight(other);
  }

  private static OracleCondition grid(int right, int up) {
    return new Joins(new OracleOptions(""), (from, to) -> (from % 8 + right) / 2 != (to % 8 + right) / 2
        || (from / 8 + up) / 2 != (to / 8 + up) / 2 ? 1 : 0);
  }

  /** Moves join only certain squares. */
  private record Joins(OracleOptions options, IntBinaryOperator rule) implements OracleCondition {

    private boolean joins(OracleState state, int from, int to) {
      return !options.binds(state.isWhite(from), true) || rule.applyAsInt(from, to) == 1;
    }

    @Override
    public List<OracleStep> ways(OracleConditioned game, OracleState state, int from, List<OracleStep> usual) {
      return usual.stream().filter(step -> joins(state, from, step.to())).toList();
    }

    @Override
    public boolean castles(OracleConditioned game, OracleState state, int start, int corner) {
      int way = corner > start ? 1 : -1;
      return joins(state, start, start + 2 * way) && joins(state, corner, start + way);
    }
  }

  /** A piece that has moved stands beside another one, or beside none. */
  private record Koeko(boolean anti) implements OracleCondition {

    @Override
    public int phase() {
      return 5;
    }

    private static boolean isAlone(OracleState state, int square) {
      return IntStream.range(0, 64)
          .noneMatch(other -> OracleState.areNeighbours(square, other) && !state.isEmpty(other));
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      if (turn.hasMover() && isAlone(turn.after, turn.stands) != anti) {
        turn.forbid();
      }
    }

    @Override
    public boolean takesKing(OracleConditioned game, OracleState state, int from, int king) {
      OracleState taken = state.copy();
      taken.shift(from, king);
      return isAlone(taken, king) == anti;
    }
  }

  /** The moves of a side have a length in all, in hundredths of a square's side. */
  private record Budget(OracleOptions options) implements OracleCondition {

    private static String spent(boolean white) {
      return white ? "spentw" : "spentb";
    }

    private static int length(int from, int to) {
      double files = from % 8 - to % 8;
      double ranks = from / 8 - to / 8;
      return (int) Math.round(100 * Math.sqrt(files * files + ranks * ranks));
    }

    private boolean affords(OracleState state, int from, int to) {
      boolean white = state.isWhite(from);
      long given = Math.round(100 * options.number(white));
      return given < 0 || length(from, to) <= given - state.number(spent(white));
    }

    @Override
    public List<String> numbers() {
      return List.of("spentw", "spentb");
    }

    @Override
    public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
      return ways.stream().filter(step -> affords(state, from, step.to())).toList();
    }

    /** The way of the King counts. */
    @Override
    public boolean castles(OracleConditioned game, OracleState state, int start, int corner) {
      return affords(state, start, start + (corner > start ? 2 : -2));
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      for (boolean white : new boolean[] {true, false}) {
        if (turn.moves() && options.number(white) >= 0 && (options.isCommon() || white == turn.before.whiteToMove)) {
          turn.after.keep(spent(white), turn.after.number(spent(white)) + length(turn.from, turn.to));
        }
      }
    }
  }

  /** The position with pieces of a colour on squares that are barred. */
  private static OracleState filled(OracleState state, int from, List<Integer> barred) {
    OracleState filled = state.copy();
    for (int square : barred) {
      if (state.isEmpty(square)) {
        filled.pieces[square] = state.isWhite(from) ? 'N' : 'n';
      }
    }
    return filled;
  }

  private static boolean isOpen(int start, int corner, List<Integer> barred) {
    return barred.stream()
        .noneMatch(square -> square >= Math.min(start, corner) && square <= Math.max(start, corner));
  }

  /** Squares are missing, or go missing when a piece has left them. */
  private record Holes(List<Integer> given, boolean grow) implements OracleCondition {

    private static String name(int square) {
      return OracleState.name(square) + "o";
    }

    private List<Integer> holes(OracleState state) {
      return Stream.concat(given.stream(),
          IntStream.range(0, 64).boxed().filter(square -> state.number(name(square)) != 0)).toList();
    }

    @Override
    public List<String> numbers() {
      return grow ? IntStream.range(0, 64).mapToObj(Holes::name).toList() : List.of();
    }

    @Override
    public List<OracleStep> ways(OracleConditioned game, OracleState state, int from, List<OracleStep> usual) {
      List<OracleStep> open = game.plainSteps(filled(state, from, holes(state)), from);
      return usual.stream().filter(open::contains).toList();
    }

    @Override
    public boolean castles(OracleConditioned game, OracleState state, int start, int corner) {
      return isOpen(start, corner, holes(state));
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      for (int square : new int[] {turn.from, turn.corner, turn.victim}) {
        if (grow && square != OracleState.NONE && turn.after.isEmpty(square)) {
          turn.after.keep(name(square), 1);
        }
      }
    }
  }

  /** Imitators repeat each move at the same time, step by step; their way from their first squares is one number. */
  private record Imitators(List<Integer> starts) implements OracleCondition {

    private static final String WAY = "imitators";

    @Override
    public List<String> numbers() {
      return List.of(WAY);
    }

    private List<Integer> squares(OracleState state) {
      int way = state.number(WAY);
      int files = way == 0 ? 0 : (way - 1) / 15 - 7;
      int ranks = way == 0 ? 0 : (way - 1) % 15 - 7;
      return starts.stream().map(start -> start + files + 8 * ranks).toList();
    }

    @Override
    public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
      return ways.stream().filter(step -> isClear(state, from, step.to())).toList();
    }

    private boolean isClear(OracleState state, int from, int to) {
      int files = to % 8 - from % 8;
      int ranks = to / 8 - from / 8;
      boolean rides = files == 0 || ranks == 0 || Math.abs(files) == Math.abs(ranks);
      int parts = rides ? Math.max(Math.abs(files), Math.abs(ranks)) : 1;
      OracleState left = state.copy();
      left.remove(from);
      return squares(state).stream().allMatch(square -> IntStream.rangeClosed(1, parts)
          .allMatch(part -> isFree(left, square, files * part / parts, ranks * part / parts)));
    }

    private static boolean isFree(OracleState state, int square, int files, int ranks) {
      int there = OracleState.square(square % 8 + files, square / 8 + ranks);
      return there != OracleState.NONE && state.isEmpty(there);
    }

    /** The King goes first, then its partner. */
    @Override
    public boolean castles(OracleConditioned game, OracleState state, int start, int corner) {
      int way = corner > start ? 1 : -1;
      OracleState first = state.copy();
      first.remove(start);
      OracleState second = first.copy();
      second.remove(corner);
      second.pieces[start + 2 * way] = 'K';
      List<Integer> squares = squares(state);
      return squares.stream().allMatch(square -> isFree(first, square, way, 0)
          && isFree(first, square, 2 * way, 0))
          && squares.stream().allMatch(square -> IntStream.rangeClosed(1, way > 0 ? 2 : 3)
              .allMatch(step -> isFree(second, square, (2 - step) * way, 0)));
    }

    /** No piece can stand where an imitator is. */
    @Override
    public boolean allows(OracleConditioned game, OracleState before, OracleState after) {
      return squares(after).stream().allMatch(after::isEmpty);
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      if (!turn.moves()) {
        return;
      }
      List<Integer> places = new ArrayList<>(List.of(starts.getFirst(), squares(turn.before).getFirst()));
      int files = places.get(1) % 8 - places.get(0) % 8 + turn.to % 8 - turn.from % 8
          + (turn.castles() ? turn.partner() - turn.corner : 0);
      int ranks = places.get(1) / 8 - places.get(0) / 8 + turn.to / 8 - turn.from / 8;
      turn.after.keep(WAY, files == 0 && ranks == 0 ? 0 : 1 + 15 * (files + 7) + ranks + 7);
    }
  }
}
