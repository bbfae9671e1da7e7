package zugwerk.oracle;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Conditions by which a piece moves as another one, or as if it stood elsewhere. */
final class OraclePowerLoans {

  static final Map<String, Function<OracleOptions, OracleCondition>> ALL = Map.ofEntries(
      Map.entry("Annan Chess", _ -> beside(-1, false)),
      Map.entry("Nanna Chess", _ -> beside(1, false)),
      Map.entry("Face to face", _ -> beside(1, true)),
      Map.entry("Back to back", _ -> beside(-1, true)),
      Map.entry("Point reflection", _ -> lent((_, state, from) -> state.type(63 - from))),
      Map.entry("Power transfer", options -> lent((game, state, from) -> fromHome(game, options, state, from))),
      Map.entry("Transmuted Kings", options -> new Transmuted(options, false, "")),
      Map.entry("Reflecting Kings", options -> new Transmuted(options, true, "")),
      Map.entry("Vaulting Kings", options -> new Transmuted(options, !options.has("transmuting"), options.letters())),
      Map.entry("Köbul Kings", _ -> new KingPower("kobul", OraclePowerLoans::lost)),
      Map.entry("Frankfurt Chess", options -> new Frankfurt(!options.has("rex exclusive"))),
      Map.entry("Cavalier majeur", _ -> new Other(Map.of('N', "NN"))),
      Map.entry("Leo family", _ -> new Other(Map.of('Q', "mQpcQ", 'R', "mRpcR", 'B', "mBpcB", 'N', "nN"))),
      Map.entry("Bolero", Bolero::new),
      Map.entry("Plus Chess", _ -> new Plus()));

  private OraclePowerLoans() {}

  private interface Lender {
    /** The type as which a piece moves, or {@link OracleState#EMPTY} if it moves as usual. */
    char type(OracleConditioned game, OracleState state, int from);
  }

  private static OracleCondition lent(Lender lender) {
    return new OracleCondition() {
      @Override
      public char walk(OracleConditioned game, OracleState state, int from, char usual) {
        char type = lender.type(game, state, from);
        return type == OracleState.EMPTY ? usual : type;
      }

      @Override
      public List<OracleStep> ways(OracleConditioned game, OracleState state, int from, List<OracleStep> usual) {
        char type = lender.type(game, state, from);
        return type == OracleState.EMPTY ? usual : game.as(state, from, type);
      }
    };
  }

  private static OracleCondition beside(int ahead, boolean enemy) {
    return lent((_, state, from) -> {
      boolean white = state.isWhite(from);
      int square = OracleState.square(from % 8, from / 8 + (white ? ahead : -ahead));
      return square != OracleState.NONE && state.isPiece(square, white != enemy) ? state.type(square)
          : OracleState.EMPTY;
    });
  }

  private static char fromHome(OracleConditioned game, OracleOptions options, OracleState state, int from) {
    boolean excepted = state.type(from) == 'K' && !options.has("rex inclusive");
    return excepted ? OracleState.EMPTY : state.type(OracleRebirths.home(game, state.pieces[from], from));
  }

  /** A King in check moves as the pieces that check it, or as given ones. */
  private record Transmuted(OracleOptions options, boolean reflecting, String vaulters) implements OracleCondition {

    @Override
    public List<OracleStep> ways(OracleConditioned game, OracleState state, int from, List<OracleStep> usual) {
      boolean white = state.isWhite(from);
      if (state.type(from) != 'K' || !options.binds(white, true)) {
        return usual;
      }
      Set<OracleStep> steps = new LinkedHashSet<>(reflecting ? usual : List.of());
      boolean check = false;
      for (int other = 0; other < 64; other++) {
        if (state.isPiece(other, !white)
            && game.mayTake(state, other, from)
            && game.plainSteps(state, other).stream().anyMatch(step -> step.to() == from)) {
          check = true;
          String types = vaulters.isEmpty() ? String.valueOf(state.type(other)) : vaulters;
          types.chars().forEach(type -> steps.addAll(game.as(state, from, (char) type)));
        }
      }
      return check ? new ArrayList<>(steps) : usual;
    }
  }

  private interface Power {
    /** The type as which a side's King moves after a turn, {@link OracleState#EMPTY} if that does not change. */
    char after(OracleTurn turn, boolean white);
  }

  /** A King moves as the last officer that its side has lost. */
  private static char lost(OracleTurn turn, boolean white) {
    char type = Character.toUpperCase(turn.captured);
    return white == turn.before.whiteToMove ? OracleState.EMPTY : type == 'P' ? 'K' : type;
  }

  /** The type as which a piece moves; the power of a King is kept as a number. */
  static char kingWalk(OracleConditioned game, OracleState state, int from, String name, char usual) {
    int power = state.type(from) == 'K' ? state.number(name + (state.isWhite(from) ? "w" : "b")) : 0;
    return power == 0 ? usual : game.types().charAt(power - 1);
  }

  static List<OracleStep> kingWays(
      OracleConditioned game, OracleState state, int from, String name, List<OracleStep> usual) {
    char type = kingWalk(game, state, from, name, OracleState.EMPTY);
    return type == OracleState.EMPTY ? usual : game.as(state, from, type);
  }

  static void keepPower(OracleConditioned game, OracleState after, String name, boolean white, char type) {
    after.keep(name + (white ? "w" : "b"), type == 'K' ? 0 : game.types().indexOf(type) + 1);
  }

  /** A King has the power of a piece that was captured. */
  private record KingPower(String name, Power power) implements OracleCondition {

    @Override
    public boolean bringsBack() {
      return true;
    }

    @Override
    public int phase() {
      return 4;
    }

    @Override
    public List<String> numbers() {
      return List.of(name + "w", name + "b");
    }

    @Override
    public char walk(OracleConditioned game, OracleState state, int from, char usual) {
      return kingWalk(game, state, from, name, usual);
    }

    @Override
    public List<OracleStep> ways(OracleConditioned game, OracleState state, int from, List<OracleStep> usual) {
      return kingWays(game, state, from, name, usual);
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      for (boolean white : new boolean[] {true, false}) {
        char type = turn.captures() ? power.after(turn, white) : OracleState.EMPTY;
        if (type != OracleState.EMPTY) {
          keepPower(game, turn.after, name, white, type);
        }
      }
    }
  }

  /** A piece that captures becomes what it captures, and a King moves so. */
  private record Frankfurt(boolean kings) implements OracleCondition {

    @Override
    public boolean bringsBack() {
      return true;
    }

    @Override
    public List<String> numbers() {
      return kings ? List.of("frankfurtw", "frankfurtb") : List.of();
    }

    @Override
    public char walk(OracleConditioned game, OracleState state, int from, char usual) {
      return kingWalk(game, state, from, "frankfurt", usual);
    }

    @Override
    public List<OracleStep> ways(OracleConditioned game, OracleState state, int from, List<OracleStep> usual) {
      return kingWays(game, state, from, "frankfurt", usual);
    }

    @Override
    public Map<String, Character> arrivals(
        OracleConditioned game, OracleState state, int from, OracleStep step, Map<String, Character> usual) {
      return state.isEmpty(step.to()) ? usual : Map.of("", state.pieces[from]);
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      if (!turn.captures() || !turn.hasMover()) {
        return;
      }
      if (turn.before.type(turn.from) != 'K') {
        turn.become(OracleTurn.like(turn.before.pieces[turn.from], turn.captured));
      } else if (kings) {
        keepPower(game, turn.after, "frankfurt", turn.before.whiteToMove, Character.toUpperCase(turn.captured));
      }
    }
  }

  /** Types have other powers, in Betza's notation. */
  private record Other(Map<Character, String> powers) implements OracleCondition {

    @Override
    public List<OracleStep> ways(OracleConditioned game, OracleState state, int from, List<OracleStep> usual) {
      String power = powers.get(state.type(from));
      return power == null ? usual
          : OracleBetza.read(power).stream().flatMap(path -> path.steps(state, from).stream()).distinct()
              .filter(step -> game.isOpen(state, from, step)).toList();
    }
  }

  /** A piece goes, or captures, as the officer of its file. */
  private record Bolero(OracleOptions options) implements OracleCondition {

    @Override
    public List<OracleStep> ways(OracleConditioned game, OracleState state, int from, List<OracleStep> usual) {
      if (state.type(from) == 'P' || game.isRoyal(state, from) && !options.has("rex inclusive")) {
        return usual;
      }
      boolean inverse = options.has("inverse");
      List<OracleStep> ways = new ArrayList<>(usual);
      ways.removeIf(step -> state.isEmpty(step.to()) != inverse);
      game.as(state, from, game.officers().charAt(from % 8)).stream()
          .filter(step -> state.isEmpty(step.to()) != inverse).forEach(ways::add);
      return ways;
    }
  }

  /** A piece in the middle captures from the empty squares of the middle too. */
  private record Plus() implements OracleCondition {

    private static final List<Integer> CENTRE = List.of(27, 28, 35, 36);

    @Override
    public List<OracleStep> ways(OracleConditioned game, OracleState state, int from, List<OracleStep> usual) {
      if (!CENTRE.contains(from)) {
        return usual;
      }
      Set<OracleStep> ways = new LinkedHashSet<>(usual);
      for (int at : CENTRE) {
        if (state.isEmpty(at)) {
          game.from(state, from, at).stream()
              .filter(step -> state.isPiece(step.victim(state.isWhite(from)), !state.isWhite(from)))
              .forEach(ways::add);
        }
      }
      return new ArrayList<>(ways);
    }
  }
}
