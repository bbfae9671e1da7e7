package zugwerk.oracle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** Attributes of pieces. */
final class OracleMarks {

  static final Map<String, Function<OracleOptions, OracleCondition>> ALL = Map.of(
      "Neutral pieces", _ -> new Neutral(false),
      "Half-neutral pieces", _ -> new Neutral(true),
      "Magic pieces", _ -> new Magic(),
      "Royal pieces", _ -> new Royal(),
      "Kamikaze pieces", _ -> new Kamikaze(),
      "Uncapturable pieces", _ -> new Pieces('u', (game, state, from, step) -> !state.isMarked(
          step.victim(state.isWhite(from)), 'u')),
      "Functionary pieces", _ -> new Pieces('f', (game, state, from, _) -> !state.isMarked(from, 'f')
          || game.isObserved(state, from, !state.isWhite(from))),
      "Paralysing pieces", _ -> new Paralysing());

  private OracleMarks() {}

  private interface Rule {
    boolean lets(OracleConditioned game, OracleState state, int from, OracleStep step);
  }

  /** A rule about steps. */
  private record Pieces(char letter, Rule rule) implements OracleCondition {

    @Override
    public String sign() {
      return String.valueOf(letter);
    }

    @Override
    public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
      return ways.stream().filter(step -> rule.lets(game, state, from, step)).toList();
    }
  }

  /** Marked pieces do not capture; what they observe does nothing, unless it is marked and paralyses too. */
  private record Paralysing() implements OracleCondition {

    @Override
    public String sign() {
      return "p";
    }

    private static boolean isParalysed(OracleConditioned game, OracleState state, int square) {
      return IntStream.range(0, 64).anyMatch(from -> state.isPiece(from, !state.isWhite(square))
          && state.isMarked(from, 'p') && game.observes(state, from, square));
    }

    @Override
    public List<OracleStep> ways(OracleConditioned game, OracleState state, int from, List<OracleStep> usual) {
      return !state.isMarked(from, 'p') && isParalysed(game, state, from) ? List.of() : usual;
    }

    @Override
    public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
      return isParalysed(game, state, from) ? List.of()
          : ways.stream().filter(step -> mayGo(state, from, step)).toList();
    }

    private static boolean mayGo(OracleState state, int from, OracleStep step) {
      return !state.isMarked(from, 'p') || state.isEmpty(step.victim(state.isWhite(from)));
    }

    /** A side to move that only paralysis keeps from moving is not in check. */
    @Override
    public boolean takesKing(OracleConditioned game, OracleState state, int from, int king) {
      boolean white = state.isWhite(king);
      List<Integer> movable = IntStream.range(0, 64).filter(square -> state.isPiece(square, white)
          && game.plainSteps(state, square).stream().anyMatch(step -> !step.enPassant() && mayGo(state, square, step)
              && state.type(step.to()) != 'K' && game.mayLand(state, state.type(square), step.to())))
          .boxed().toList();
      return white != state.whiteToMove || movable.isEmpty()
          || !movable.stream().allMatch(square -> isParalysed(game, state, square));
    }
  }

  /** Neutral pieces are those of the side to move; either side captures them too. Moves make pieces neutral or not. */
  private record Neutral(boolean half) implements OracleCondition {

    @Override
    public String sign() {
      return half ? "hn" : "n";
    }

    @Override
    public int phase() {
      return 6;
    }

    @Override
    public boolean isNeutral(OracleState state, int square) {
      return state.isMarked(square, 'n');
    }

    @Override
    public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
      List<Integer> victims = new ArrayList<>();
      for (int square = 0; square < 64; square++) {
        if (square != from && state.isPiece(square, state.isWhite(from)) && state.isMarked(square, 'n')
            && !game.isRoyal(state, square)) {
          victims.add(square);
        }
      }
      List<OracleStep> steps = new ArrayList<>(ways);
      steps.addAll(OracleCaptures.ownCaptures(game, state, from, victims));
      return steps;
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      for (int square = 0; square < 64; square++) {
        if (turn.after.isMarked(square, 'n')) {
          turn.put(square, OracleTurn.like(turn.before.whiteToMove ? 'a' : 'A', turn.after.pieces[square]));
        }
      }
      if (turn.hasMover() && turn.after.isMarked(turn.stands, 'h')) {
        boolean neutral = !turn.before.isMarked(turn.from, 'n');
        turn.after.mark(turn.stands, 'n', neutral);
        turn.become(OracleTurn.like(turn.before.whiteToMove == neutral ? 'a' : 'A', turn.after.pieces[turn.stands]));
      }
    }
  }

  /** What a magic piece newly observes changes its colour, if an odd number of them do. */
  private record Magic() implements OracleCondition {

    /** One piece observes another one on a line; pieces are named by the squares where they stood before the turn. */
    private record View(int viewer, int viewed, List<Integer> line) {}

    @Override
    public boolean bringsBack() {
      return true;
    }

    @Override
    public String sign() {
      return "m";
    }

    @Override
    public int phase() {
      return 4;
    }

    private static List<Integer> line(OracleState state, int from, int to) {
      int files = to % 8 - from % 8;
      int ranks = to / 8 - from / 8;
      int length = Math.max(Math.abs(files), Math.abs(ranks));
      if ("KNP".indexOf(state.type(from)) >= 0) {
        return List.of(from, to);
      }
      return IntStream.rangeClosed(-7, 7).map(step -> OracleState.square(from % 8 + step * files / length,
          from / 8 + step * ranks / length)).filter(square -> square != OracleState.NONE).boxed().toList();
    }

    private static Set<View> views(OracleConditioned game, OracleState state, IntUnaryOperator origin) {
      Set<View> views = new HashSet<>();
      for (int from = 0; from < 64; from++) {
        for (int square = 0; square < 64; square++) {
          if (state.isMarked(from, 'm') && from != square && !state.isEmpty(square) && state.type(square) != 'K'
              && !state.isMarked(square, 'm') && game.observes(state, from, square)) {
            views.add(new View(origin.applyAsInt(from), origin.applyAsInt(square), line(state, from, square)));
          }
        }
      }
      return views;
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      if (turn.passes) {
        return;
      }
      OracleState seen = turn.after.copy();
      IntUnaryOperator origin = square -> square == turn.stands ? turn.from
          : turn.castles() && square == turn.partner() ? turn.corner
              : turn.before.isEmpty(square) ? 64 + square : square;
      Set<View> views = views(game, seen, origin);
      views.removeAll(views(game, turn.before, square -> square));
      for (int square = 0; square < 64; square++) {
        int viewed = origin.applyAsInt(square);
        if (views.stream().filter(view -> view.viewed() == viewed).count() % 2 == 1) {
          turn.put(square, OracleTurn.other(turn.after.pieces[square]));
        }
      }
    }
  }

  /** Royal pieces must not be lost. */
  private record Royal() implements OracleCondition {

    @Override
    public String sign() {
      return "k";
    }

    @Override
    public boolean isRoyal(OracleState state, int square) {
      return state.isMarked(square, 'k');
    }

    /** No royal piece gives itself up. */
    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      if (turn.isByKing() && !turn.hasMover()) {
        turn.forbid();
      }
    }
  }

  /** Kamikaze pieces leave the board with what they capture; Kings cannot, and do not capture. */
  private record Kamikaze() implements OracleCondition {

    @Override
    public String sign() {
      return "z";
    }

    @Override
    public int phase() {
      return 2;
    }

    @Override
    public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
      boolean stays = game.isRoyal(state, from) && state.isMarked(from, 'z');
      int enemy = state.king(!state.isWhite(from));
      return ways.stream().filter(step -> !stays || step.victim(state.isWhite(from)) == enemy
          || state.isEmpty(step.victim(state.isWhite(from)))).toList();
    }

    /** A Pawn that leaves the board is not promoted. */
    @Override
    public Map<String, Character> arrivals(
        OracleConditioned game, OracleState state, int from, OracleStep step, Map<String, Character> usual) {
      boolean leaves = state.isMarked(from, 'z') && !state.isEmpty(step.to());
      return leaves ? Map.of("", state.pieces[from]) : usual;
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      if (turn.captures() && turn.hasMover() && turn.after.isMarked(turn.stands, 'z')) {
        turn.after.remove(turn.stands);
        turn.stands = OracleState.NONE;
      }
    }
  }
}
