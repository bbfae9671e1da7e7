package zugwerk.oracle;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Conditions by which pieces act, or turns are legal, depending on what observes them. */
final class OracleObservations {

  static final Map<String, Function<OracleOptions, OracleCondition>> ALL = Map.ofEntries(
      Map.entry("Madrasi", options -> pieces(
          (game, state, from) -> !isParalysed(game, state, from, "", options.has("rex inclusive")))),
      Map.entry("Eiffel Chess", _ -> pieces((game, state, from) -> !isParalysed(game, state, from, "RBNPQ", false))),
      Map.entry("Isardam", options -> new Isardam("", options.has("rex inclusive"), options.has("type B"))),
      Map.entry("Leffie", _ -> new Isardam("RBNPQ", false, false)),
      Map.entry("Patrol Chess", _ -> patrol(true, false, false)),
      Map.entry("Ultrapatrol", _ -> patrol(true, true, false)),
      Map.entry("Lortap", _ -> patrol(false, false, false)),
      Map.entry("Provocation Chess", _ -> patrol(true, false, true)),
      Map.entry("Functionary Chess", _ -> pieces(
          (game, state, from) -> game.isObserved(state, from, !state.isWhite(from)))),
      Map.entry("Central Chess", _ -> pieces((game, state, from) -> chain(game, state, from).contains(from))),
      Map.entry("Partial paralysis", _ -> new PartialParalysis()));

  private OracleObservations() {}

  private interface Actor {
    boolean acts(OracleConditioned game, OracleState state, int from);
  }

  private static OracleCondition pieces(Actor rule) {
    return new OracleCondition() {
      @Override
      public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
        return rule.acts(game, state, from) ? ways : List.of();
      }
    };
  }

  /**
   * Whether an enemy piece paralyses the piece on a square.
   *
   * @param paralysers what paralyses Queen, Rook, Bishop, Knight and Pawn; empty for pieces of the same type
   */
  private static boolean isParalysed(
      OracleConditioned game, OracleState state, int square, String paralysers, boolean kings) {
    char type = game.walk(state, square);
    int at = "QRBNP".indexOf(type);
    if (state.type(square) == 'K' && !kings || at < 0 && !paralysers.isEmpty()) {
      return false;
    }
    char paralyser = paralysers.isEmpty() ? type : paralysers.charAt(at);
    boolean white = state.isWhite(square);
    return game.isObserved(state, square, !white, paralyser) || paralyser == 'P' && IntStream.range(0, 64)
        .anyMatch(from -> state.pieces[from] == (white ? 'p' : 'P') && game.walk(state, from) == 'P'
            && OracleCaptures.couldCapture(game, state, from, square));
  }

  private record Isardam(String paralysers, boolean kings, boolean typeB) implements OracleCondition {

    private boolean paralyses(OracleConditioned game, OracleState state) {
      for (int square = 0; square < 64; square++) {
        if (!state.isEmpty(square) && isParalysed(game, state, square, paralysers, kings)) {
          return true;
        }
      }
      return false;
    }

    @Override
    public boolean allows(OracleConditioned game, OracleState before, OracleState after) {
      return !paralyses(game, after);
    }

    /** A Pawn that takes a King on the last rank could become any piece. */
    @Override
    public boolean takesKing(OracleConditioned game, OracleState state, int from, int king) {
      boolean promotes = state.type(from) == 'P' && (king > 55 || king < 8);
      String types = promotes ? game.promotions() : String.valueOf(state.pieces[from]);
      OracleState taken = state.copy();
      taken.shift(from, king);
      return typeB || types.chars().anyMatch(type -> {
        OracleState after = taken.copy();
        after.pieces[king] = OracleTurn.like(state.pieces[from], (char) type);
        return !paralyses(game, after);
      });
    }
  }

  private static OracleCondition patrol(boolean wanted, boolean always, boolean enemy) {
    return new OracleCondition() {
      @Override
      public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
        boolean white = state.isWhite(from);
        return game.isObserved(state, from, white != enemy) == wanted ? ways
            : ways.stream().filter(step -> !always && state.isEmpty(step.victim(white))).toList();
      }
    };
  }

  /** The pieces that the King's observation reaches from piece to piece. */
  private static Set<Integer> chain(OracleConditioned game, OracleState state, int from) {
    boolean white = state.isWhite(from);
    Set<Integer> chain = new HashSet<>(Set.of(state.king(white)));
    Deque<Integer> rest = new ArrayDeque<>(chain);
    while (!rest.isEmpty()) {
      int link = rest.pop();
      for (int next = 0; next < 64 && link != OracleState.NONE; next++) {
        if (state.isPiece(next, white) && !chain.contains(next) && game.observes(state, link, next)) {
          chain.add(next);
          rest.push(next);
        }
      }
    }
    return chain;
  }

  /** A piece loses those moves that an enemy piece that observes it could make from its square. */
  private record PartialParalysis() implements OracleCondition {

    @Override
    public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
      return ways.stream().filter(step -> isFree(game, state, from, step)).toList();
    }

    private static boolean isFree(OracleConditioned game, OracleState state, int from, OracleStep step) {
      return IntStream.range(0, 64).noneMatch(enemy -> state.isPiece(enemy, !state.isWhite(from))
          && game.observes(state, enemy, from) && game.mayLand(state, state.type(enemy), step.to())
          && game.as(state, from, state.type(enemy)).stream().anyMatch(way -> way.to() == step.to()));
    }

    /** Castling is no move that an enemy piece could make. */
    @Override
    public boolean castles(OracleConditioned game, OracleState state, int start, int corner) {
      return true;
    }
  }
}
