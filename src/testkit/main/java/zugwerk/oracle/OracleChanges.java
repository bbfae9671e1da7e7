package zugwerk.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Conditions by which the piece that moves changes its colour or type. */
final class OracleChanges {

  static final Map<String, Function<OracleOptions, OracleCondition>> ALL = Map.ofEntries(
      Map.entry("Andernach Chess", _ -> colour(OracleTurn::captures)),
      Map.entry("Anti-Andernach Chess", _ -> colour(turn -> !turn.captures())),
      Map.entry("Tibet", _ -> colour(turn -> !turn.before.whiteToMove && capturesAnotherType(turn))),
      Map.entry("Double Tibet", _ -> colour(OracleChanges::capturesAnotherType)),
      Map.entry("Hypervolage", _ -> colour(
          turn -> OracleConditioned.isLight(turn.from) != OracleConditioned.isLight(turn.to))),
      Map.entry("Volage", _ -> new Volage()),
      Map.entry("Magic squares", options -> new Magic(options.squares())),
      Map.entry("Protean Chess", _ -> type(
          turn -> turn.captures() && !turn.isByKing() ? turn.captured : OracleState.EMPTY)),
      Map.entry("Relegation Chess", _ -> type(turn -> !turn.isByKing()
          && turn.to / 8 == (turn.before.whiteToMove ? 1 : 6) ? 'P' : OracleState.EMPTY)),
      Map.entry("Norsk Sjakk", _ -> new Norsk()),
      Map.entry("Einstein Chess", _ -> new Einstein("QRBNP", "PNBRQ")),
      Map.entry("Reverse Einstein Chess", _ -> new Einstein("PNBRQ", "QRBNP")),
      Map.entry("Anti-Einstein Chess", _ -> new Einstein("PNBRQ", "")),
      Map.entry("Chameleon Chess", _ -> new Einstein("QNBRQ", "QNBRQ")),
      Map.entry("Chameleon pieces", _ -> new Chameleons()),
      Map.entry("Promotion only", Promotions::new));

  private OracleChanges() {}

  private interface When {
    boolean is(OracleTurn turn);
  }

  private interface Change {
    /** The new type, or {@link OracleState#EMPTY}. */
    char of(OracleTurn turn);
  }

  private static boolean capturesAnotherType(OracleTurn turn) {
    return turn.captures() && Character.toUpperCase(turn.captured) != turn.before.type(turn.from);
  }

  private static OracleCondition colour(When when) {
    return new OracleCondition() {
      @Override
      public boolean bringsBack() {
        return true;
      }

      @Override
      public void event(OracleConditioned game, OracleTurn turn) {
        if (turn.hasMover() && !turn.isByKing() && when.is(turn)) {
          turn.changeColour();
        }
      }
    };
  }

  private static OracleCondition type(Change change) {
    return new OracleCondition() {
      @Override
      public boolean bringsBack() {
        return true;
      }

      @Override
      public void event(OracleConditioned game, OracleTurn turn) {
        become(game, turn, turn.stands, turn.hasMover() ? change.of(turn) : OracleState.EMPTY);
      }
    };
  }

  /** What stands on a square becomes a piece of another type, if the game has it. */
  private static void become(OracleConditioned game, OracleTurn turn, int square, char type) {
    if (type != OracleState.EMPTY && game.types().indexOf(Character.toUpperCase(type)) >= 0) {
      turn.put(square, OracleTurn.like(turn.after.pieces[square], type));
    }
  }

  /** The type behind another one in a row of letters. */
  private static char next(String row, char type) {
    int at = row.indexOf(type);
    return at < 0 || at + 1 == row.length() ? OracleState.EMPTY : row.charAt(at + 1);
  }

  private record Volage() implements OracleCondition {

    @Override
    public boolean bringsBack() {
      return true;
    }

    @Override
    public String sign() {
      return "v";
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      if (turn.hasMover() && !turn.isByKing() && !turn.after.isMarked(turn.stands, 'v')
          && OracleConditioned.isLight(turn.from) != OracleConditioned.isLight(turn.stands)) {
        turn.changeColour();
        turn.after.mark(turn.stands, 'v', true);
      }
    }

    @Override
    public void revived(OracleTurn turn, int square) {
      if (turn.after.type(square) != 'K' && !turn.after.isMarked(square, 'v')
          && OracleConditioned.isLight(turn.victim) != OracleConditioned.isLight(square)) {
        turn.put(square, OracleTurn.other(turn.after.pieces[square]));
        turn.after.mark(square, 'v', true);
      }
    }
  }

  private record Magic(List<Integer> squares) implements OracleCondition {

    @Override
    public boolean bringsBack() {
      return true;
    }

    @Override
    public int phase() {
      return 4;
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      if (turn.hasMover() && !turn.isByKing() && squares.contains(turn.stands)) {
        turn.changeColour();
      }
    }
  }

  private record Norsk() implements OracleCondition {

    @Override
    public boolean bringsBack() {
      return true;
    }

    /** A piece captures only those of its type; Kings are attacked as usual. */
    @Override
    public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
      return ways.stream().filter(step -> {
        int victim = step.victim(state.isWhite(from));
        return state.isEmpty(victim) || game.isRoyal(state, victim)
            || state.type(victim) == state.type(from) && !game.isRoyal(state, from);
      }).toList();
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      if (turn.hasMover() && !turn.promotes()) {
        change(game, turn, turn.stands);
      }
      if (turn.castles()) {
        change(game, turn, turn.partner());
      }
    }

    private static void change(OracleConditioned game, OracleTurn turn, int square) {
      int at = "QNRB".indexOf(turn.after.type(square));
      become(game, turn, square, at < 0 ? OracleState.EMPTY : "NQBR".charAt(at));
    }
  }

  /** A piece that moves becomes the next one of a row, and a piece that captures the next one of another row. */
  private record Einstein(String quiet, String capturing) implements OracleCondition {

    @Override
    public boolean bringsBack() {
      return true;
    }

    @Override
    public boolean freesPawns(int square) {
      return isEinstein();
    }

    private boolean isEinstein() {
      return quiet.contains("P");
    }

    /** Pawns go up to three steps from their first rank. */
    @Override
    public List<OracleStep> ways(OracleConditioned game, OracleState state, int from, List<OracleStep> usual) {
      boolean white = state.isWhite(from);
      if (!isEinstein() || state.type(from) != 'P' || from / 8 != (white ? 0 : 7)) {
        return usual;
      }
      List<OracleStep> steps = new ArrayList<>(usual);
      for (int count = 2; count <= 3; count++) {
        int to = from + count * (white ? 8 : -8);
        if (steps.contains(OracleStep.plain(to + (white ? -8 : 8))) && state.isEmpty(to)) {
          steps.add(OracleStep.plain(to));
        }
      }
      return steps;
    }

    /** The King's partner in castling moves too. */
    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      int mover = turn.castles() ? turn.partner() : turn.stands;
      if (mover != OracleState.NONE && !turn.promotes()) {
        become(game, turn, mover, next(turn.captures() ? capturing : quiet, turn.after.type(mover)));
      }
    }
  }

  private record Chameleons() implements OracleCondition {

    @Override
    public String sign() {
      return "c";
    }

    /** A Pawn may be promoted to a plain piece, with the choice A, or to a chameleon, with C. */
    @Override
    public List<String> choices(OracleConditioned game, OracleState state, int from, OracleStep step) {
      boolean promotes = !game.arrivals(state, from, step).containsKey("");
      return promotes && !state.isMarked(from, 'c') ? List.of("A", "C") : List.of();
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      if (turn.promotes() && turn.choice.equals("C")) {
        turn.after.mark(turn.stands, 'c', true);
      } else if (turn.hasMover() && turn.after.isMarked(turn.stands, 'c') && !turn.promotes()) {
        become(game, turn, turn.stands, next("QNBRQ", turn.before.type(turn.from)));
      }
    }
  }

  /** Pawns are promoted only to pieces with given letters. */
  private record Promotions(OracleOptions options) implements OracleCondition {

    @Override
    public String promotions(OracleConditioned game, String usual) {
      String letters = options.letters().chars()
          .filter(letter -> letter != 'K' && letter != 'P' && game.types().indexOf(letter) >= 0)
          .mapToObj(letter -> Character.toString(Character.toLowerCase(letter))).reduce("", String::concat);
      return letters.isEmpty() ? usual : letters;
    }
  }
}
