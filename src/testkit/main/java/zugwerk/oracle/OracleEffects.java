package zugwerk.oracle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Conditions that change the board after a turn, or add turns of their own kinds. */
final class OracleEffects {

  static final Map<String, Function<OracleOptions, OracleCondition>> ALL = Map.ofEntries(
      Map.entry("Sentinels", options -> board((_, turn) -> leavePawn(turn, options.has("enemy Pawns")))),
      Map.entry("Masand", options -> bringing((game, turn) -> recolour(game, turn, options.has("generalised")))),
      Map.entry("Swapping Kings", _ -> board(OracleEffects::swapKings)),
      Map.entry("Oscillating Kings", options -> board((game, turn) -> oscillate(game, turn, options))),
      Map.entry("Influencer", _ -> bringing(OracleEffects::influence)),
      Map.entry("Revolving centre", _ -> board(OracleEffects::revolve)),
      Map.entry("Messigny Chess", options -> new Messigny(!options.has("rex exclusive"))),
      Map.entry("Castling Chess", _ -> new Castling(false)),
      Map.entry("Rokagogo", _ -> new Castling(true)),
      Map.entry("Role exchange", _ -> new RoleExchange()));

  private static final int[][] AROUND = {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}};

  private OracleEffects() {}

  private interface Change {
    void happen(OracleConditioned game, OracleTurn turn);
  }

  private static OracleCondition board(Change change) {
    return board(change, false);
  }

  /** A change by which Kings and Rooks may appear. */
  private static OracleCondition bringing(Change change) {
    return board(change, true);
  }

  private static OracleCondition board(Change change, boolean brings) {
    return new OracleCondition() {
      @Override
      public boolean bringsBack() {
        return brings;
      }

      @Override
      public int phase() {
        return 4;
      }

      @Override
      public void event(OracleConditioned game, OracleTurn turn) {
        change.happen(game, turn);
      }
    };
  }

  private static void leavePawn(OracleTurn turn, boolean enemy) {
    char pawn = turn.before.whiteToMove != enemy ? 'P' : 'p';
    int pawns = 0;
    for (char piece : turn.after.pieces) {
      pawns += piece == pawn ? 1 : 0;
    }
    boolean inside = turn.from > 7 && turn.from < 56;
    if (inside && turn.before.type(turn.from) != 'P' && turn.after.isEmpty(turn.from) && pawns < 8) {
      turn.put(turn.from, pawn);
    }
  }

  private static void recolour(OracleConditioned game, OracleTurn turn, boolean all) {
    boolean white = turn.before.whiteToMove;
    OracleState seen = turn.after.copy();
    int king = turn.passes ? OracleState.NONE : seen.king(!white);
    List<Integer> checking = king == OracleState.NONE ? List.of() : game.attackers(seen, king, white);
    for (int square = 0; square < 64; square++) {
      int other = square;
      boolean observed = checking.stream().filter(from -> all || from == turn.stands)
          .anyMatch(from -> game.observes(seen, from, other));
      if (observed && !seen.isEmpty(square) && seen.type(square) != 'K') {
        turn.put(square, OracleTurn.other(seen.pieces[square]));
      }
    }
  }

  private static void swapKings(OracleConditioned game, OracleTurn turn) {
    if (checks(game, turn)) {
      swap(turn);
    }
  }

  /** Whether a move gives check; a pass does not. */
  private static boolean checks(OracleConditioned game, OracleTurn turn) {
    return !turn.passes && game.inCheck(turn.after, !turn.before.whiteToMove);
  }

  private static void swap(OracleTurn turn) {
    int white = turn.after.king(true);
    int black = turn.after.king(false);
    OracleState still = turn.after.copy();
    if (Math.min(white, black) != OracleState.NONE) {
      copy(still, black, turn.after, white);
      copy(still, white, turn.after, black);
      turn.appeared.addAll(List.of(white, black));
    }
  }

  private static void oscillate(OracleConditioned game, OracleTurn turn, OracleOptions options) {
    boolean white = turn.before.whiteToMove;
    if (options.binds(white, true) && (!options.has("type C") || checks(game, turn))) {
      if (options.has("type B") && game.inCheck(turn.after, white)) {
        turn.forbid();
      }
      swap(turn);
    }
  }

  private static void influence(OracleConditioned game, OracleTurn turn) {
    List<Integer> moved = new ArrayList<>(turn.hasMover() && !turn.isByKing() ? List.of(turn.stands) : List.of());
    if (turn.castles()) {
      moved.add(turn.partner());
    }
    for (int square : moved) {
      for (int[] way : AROUND) {
        int near = OracleState.square(square % 8 + way[0], square / 8 + way[1]);
        if (near != OracleState.NONE && turn.after.isPiece(near, !turn.before.whiteToMove)
            && turn.after.type(near) != 'K') {
          boolean end = near < 8 || near > 55;
          turn.put(near, OracleTurn.like(turn.after.pieces[near], end ? turn.after.type(square) : 'P'));
        }
      }
    }
  }

  private static void revolve(OracleConditioned game, OracleTurn turn) {
    List<Integer> centre = List.of(27, 35, 36, 28);
    if (!turn.moves() || !centre.contains(turn.from) && !centre.contains(turn.to)) {
      return;
    }
    OracleState still = turn.after.copy();
    for (int i = 0; i < 4; i++) {
      copy(still, centre.get(i), turn.after, centre.get((i + 1) % 4));
    }
    int at = centre.indexOf(turn.stands);
    turn.stands = at < 0 ? turn.stands : centre.get((at + 1) % 4);
  }

  /** What stands on one square stands on another one, with all that goes with it. */
  private static void copy(OracleState source, int from, OracleState target, int to) {
    target.pieces[to] = source.pieces[from];
    target.signs[to] = source.signs[from];
    target.marks[to] = source.marks[from];
  }

  /** Two pieces of a type may change places, unless they have just done so. */
  private record Messigny(boolean kings) implements OracleCondition {

    @Override
    public int phase() {
      return 5;
    }

    @Override
    public String sign() {
      return "x";
    }

    @Override
    public Map<String, OracleState> otherTurns(OracleConditioned game, OracleState state) {
      Map<String, OracleState> turns = new LinkedHashMap<>();
      for (int own = 0; own < 64; own++) {
        for (int foe = 0; foe < 64; foe++) {
          if (state.isPiece(own, state.whiteToMove) && state.pieces[foe] == OracleTurn.other(state.pieces[own])
              && (kings || state.type(own) != 'K') && !state.isMarked(own, 'x') && !state.isMarked(foe, 'x')) {
            OracleState after = state.copy();
            copy(state, foe, after, own);
            copy(state, own, after, foe);
            turns.put(OracleState.name(own) + "~" + OracleState.name(foe), after);
          }
        }
      }
      return turns;
    }

    /** Those that have changed places are those that stand where another piece stood and are no movers. */
    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      for (int square = 0; square < 64; square++) {
        char before = turn.before.pieces[square];
        boolean changed = !turn.moves() && before != turn.after.pieces[square];
        turn.after.mark(square, 'x', changed);
      }
    }
  }

  /** A King castles with the next piece, or the next Rook, in any direction. */
  private record Castling(boolean rooks) implements OracleCondition {

    @Override
    public boolean castles(OracleConditioned game, OracleState state, int start, int corner) {
      return false;
    }

    @Override
    public Map<String, OracleState> otherTurns(OracleConditioned game, OracleState state) {
      Map<String, OracleState> turns = new LinkedHashMap<>();
      int king = state.king(state.whiteToMove);
      boolean stays = king == OracleState.NONE || game.kingAttacked(state, state.whiteToMove);
      for (int[] way : stays ? new int[0][] : AROUND) {
        List<Integer> line = new ArrayList<>(List.of(king));
        while (line.getLast() != OracleState.NONE && (line.size() == 1 || state.isEmpty(line.getLast()))) {
          line.add(OracleState.square(line.getLast() % 8 + way[0], line.getLast() / 8 + way[1]));
        }
        int partner = line.getLast();
        boolean fits = partner != OracleState.NONE && line.size() > 3
            && (!rooks || state.type(partner) == game.partner() && way[0] * way[1] == 0);
        if (fits && isOpen(game, state, king, line.get(2)) && isOpen(game, state, partner, line.get(1))
            && !isAttacked(game, state, king, line.get(1))) {
          OracleState after = state.copy();
          after.shift(king, line.get(2));
          after.shift(partner, line.get(1));
          turns.put(OracleState.name(king) + "=" + OracleState.name(partner), after);
        }
      }
      return turns;
    }

    private static boolean isOpen(OracleConditioned game, OracleState state, int from, int to) {
      return game.isOpen(state, from, OracleStep.plain(to)) && game.mayLand(state, 'K', to);
    }

    private static boolean isAttacked(OracleConditioned game, OracleState state, int king, int square) {
      OracleState there = state.copy();
      there.shift(king, square);
      return game.kingAttacked(there, state.whiteToMove);
    }
  }

  /** White may turn the board round and exchange the colours. */
  private record RoleExchange() implements OracleCondition {

    @Override
    public Map<String, OracleState> otherTurns(OracleConditioned game, OracleState state) {
      if (!state.whiteToMove) {
        return Map.of();
      }
      OracleState after = state.copy();
      for (int square = 0; square < 64; square++) {
        copy(state, square, after, 63 - square);
        after.pieces[63 - square] = OracleTurn.other(state.pieces[square]);
        after.tiles[63 - square] = state.tiles[square];
      }
      game.exchange(after);
      after.rights = "";
      return Map.of(OracleState.name(state.king(true)) + "%", after);
    }
  }
}
