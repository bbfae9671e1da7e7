package zugwerk.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Conditions on what follows a capture, and on which pieces can be on the board. */
final class OracleVictims {

  static final Map<String, Function<OracleOptions, OracleCondition>> ALL = Map.of(
      "Breton Chess", options -> new Breton(options.has("adverse"), options.has("chromatic")),
      "Snek Chess", _ -> new Snek(false),
      "Snek Circle Chess", _ -> new Snek(true),
      "Ghost Chess", _ -> new Ghosts(true),
      "Haunted Chess", _ -> new Ghosts(false),
      "PAD Chess", options -> new Pad(options.has("rex inclusive"), options.has("strict")),
      "Single box", _ -> new SingleBox());

  private OracleVictims() {}

  private static List<OracleStep> capturing(
      OracleState state, int from, List<OracleStep> ways, IntPredicate victims) {
    return ways.stream().filter(step -> state.isEmpty(step.victim(state.isWhite(from)))
        || victims.test(step.victim(state.isWhite(from)))).toList();
  }

  /** With a captured piece another one of its type leaves the board, or changes its colour. */
  private record Breton(boolean enemy, boolean changes) implements OracleCondition {

    @Override
    public boolean bringsBack() {
      return changes;
    }

    @Override
    public List<String> choices(OracleConditioned game, OracleState state, int from, OracleStep step) {
      boolean white = state.isWhite(from);
      int victim = step.victim(white);
      if (state.isEmpty(victim) || state.type(victim) == 'K') {
        return List.of();
      }
      OracleState after = state.copy();
      after.remove(victim);
      after.shift(from, step.to());
      return IntStream.range(0, 64).filter(square -> after.isPiece(square, white != enemy)
          && after.type(square) == state.type(victim)).mapToObj(OracleState::name).toList();
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      int chosen = turn.chosen();
      if (chosen == OracleState.NONE || turn.promotes() && chosen == turn.stands) {
        return;
      }
      if (changes) {
        turn.put(chosen, OracleTurn.other(turn.after.pieces[chosen]));
      } else {
        turn.after.remove(chosen);
        turn.stands = chosen == turn.stands ? OracleState.NONE : turn.stands;
      }
    }
  }

  /** A captured piece is replaced by the next lesser one, the last by the King's power or by a Queen. */
  private record Snek(boolean circle) implements OracleCondition {

    @Override
    public boolean bringsBack() {
      return true;
    }

    @Override
    public List<String> numbers() {
      return circle ? List.of() : List.of("snekw", "snekb");
    }

    @Override
    public char walk(OracleConditioned game, OracleState state, int from, char usual) {
      return OraclePowerLoans.kingWalk(game, state, from, "snek", usual);
    }

    @Override
    public List<OracleStep> ways(OracleConditioned game, OracleState state, int from, List<OracleStep> usual) {
      return OraclePowerLoans.kingWays(game, state, from, "snek", usual);
    }

    private static char power(OracleConditioned game, OracleState state, boolean white) {
      int power = state.number(white ? "snekw" : "snekb");
      return power == 0 ? 'K' : game.types().charAt(power - 1);
    }

    /** A King that moves as a piece may stand for it. */
    @Override
    public List<String> choices(OracleConditioned game, OracleState state, int from, OracleStep step) {
      String row = circle ? "QRBNQ" : "QRBNK";
      int at = state.isEmpty(step.to()) ? -1 : row.indexOf(state.type(step.to()));
      if (at < 0 || at == 4) {
        return List.of();
      }
      boolean white = state.isWhite(step.to());
      char king = circle ? OracleState.EMPTY : power(game, state, white);
      return IntStream.range(0, 64).filter(square -> state.isPiece(square, white) && square != step.to()
          && (state.type(square) == 'K' ? king : state.type(square)) == row.charAt(at + 1))
          .mapToObj(OracleState::name).toList();
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      boolean white = !turn.before.whiteToMove;
      char type = Character.toUpperCase(turn.captured);
      int chosen = turn.chosen();
      if (turn.captures() && type == 'P' && !circle) {
        OraclePowerLoans.keepPower(game, turn.after, "snek", white, 'K');
      } else if (chosen != OracleState.NONE && turn.after.type(chosen) == 'K') {
        OraclePowerLoans.keepPower(game, turn.after, "snek", white, type);
      } else if (chosen != OracleState.NONE) {
        turn.put(chosen, turn.captured);
      }
    }
  }

  /** The ghosts of a square are a number with a digit for each: those of the program's pieces, the first one last. */
  private record Ghosts(boolean uncapturable) implements OracleCondition {

    private static final int DIGIT = 162;

    @Override
    public boolean bringsBack() {
      return true;
    }

    @Override
    public int phase() {
      return 3;
    }

    @Override
    public String sign() {
      return uncapturable ? "u" : "";
    }

    @Override
    public List<String> numbers() {
      return IntStream.range(0, 64).mapToObj(Ghosts::name).toList();
    }

    private static String name(int square) {
      return OracleState.name(square) + ":";
    }

    /** The ghosts as letters, the last one behind. */
    private static Map<Integer, String> ghosts(OracleConditioned game, OracleState state) {
      Map<Integer, String> found = new TreeMap<>();
      for (int square = 0; square < 64; square++) {
        StringBuilder letters = new StringBuilder();
        for (int rest = state.number(name(square)); rest > 0; rest /= DIGIT) {
          letters.insert(0, letter(game, rest % DIGIT));
        }
        if (!letters.isEmpty()) {
          found.put(square, letters.toString());
        }
      }
      return found;
    }

    private static char letter(OracleConditioned game, int code) {
      char type = game.types().charAt((code - 1) / 2);
      return code % 2 == 1 ? type : Character.toLowerCase(type);
    }

    private static int number(OracleConditioned game, String letters) {
      int number = 0;
      for (char letter : letters.toCharArray()) {
        number = number * DIGIT + 2 * game.types().indexOf(Character.toUpperCase(letter))
            + (Character.isUpperCase(letter) ? 1 : 2);
      }
      return number;
    }

    @Override
    public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
      return capturing(state, from, ways, victim -> !uncapturable || !state.isMarked(victim, 'u')
          || state.type(victim) == 'K');
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      Map<Integer, String> ghosts = ghosts(game, turn.before);
      if (turn.captures()) {
        ghosts.merge(turn.victim, String.valueOf(turn.captured), (some, more) -> uncapturable ? some + more : more);
      }
      ghosts.forEach((square, letters) -> {
        String left = letters;
        if (turn.after.isEmpty(square)) {
          left = letters.substring(0, letters.length() - 1);
          turn.put(square, letters.charAt(letters.length() - 1));
          turn.after.mark(square, 'u', uncapturable);
        }
        turn.after.keep(name(square), number(game, left));
      });
    }
  }

  /** A piece captures once only, or leaves the board with its second capture. */
  private record Pad(boolean kings, boolean strict) implements OracleCondition {

    @Override
    public int phase() {
      return 2;
    }

    @Override
    public String sign() {
      return "d";
    }

    @Override
    public void revived(OracleTurn turn, int square) {
      turn.after.mark(square, 'd', false);
    }

    @Override
    public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
      boolean bound = state.isMarked(from, 'd') && (state.type(from) == 'K' ? kings : strict);
      return capturing(state, from, ways, _ -> !bound);
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      if (!turn.captures() || !turn.hasMover() || turn.isByKing() && !kings) {
        return;
      }
      if (turn.before.isMarked(turn.from, 'd')) {
        turn.after.remove(turn.stands);
        turn.stands = OracleState.NONE;
      } else {
        turn.after.mark(turn.stands, 'd', true);
      }
    }
  }

  /** No side has more pieces of a type than in the start position. */
  private record SingleBox() implements OracleCondition {

    private static boolean fits(OracleConditioned game, OracleState state) {
      List<Character> box = new ArrayList<>();
      game.officers().chars().forEach(type -> box.addAll(List.of((char) type, Character.toLowerCase((char) type))));
      for (int file = 0; file < 8; file++) {
        box.addAll(List.of('P', 'p'));
      }
      List<Character> known = List.copyOf(box);
      for (char piece : state.pieces) {
        if (known.contains(piece) && !box.remove((Character) piece)) {
          return false;
        }
      }
      return true;
    }

    @Override
    public boolean allows(OracleConditioned game, OracleState before, OracleState after) {
      return fits(game, after);
    }

    /** A Pawn that takes a King on the last rank must be promoted. */
    @Override
    public boolean takesKing(OracleConditioned game, OracleState state, int from, int king) {
      return state.type(from) != 'P' || king > 7 && king < 56 || game.promotions().chars().anyMatch(type -> {
        OracleState taken = state.copy();
        taken.shift(from, king);
        taken.pieces[king] = OracleTurn.like(state.pieces[from], (char) type);
        return fits(game, taken);
      });
    }
  }
}
