package zugwerk.oracle;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;

/** Conditions on what follows a capture, and those in which the mover chooses a square, written a second time. */
final class OracleCaptureConditions {

  static final Map<String, Supplier<OracleCondition>> ALL = Map.ofEntries(
      Map.entry("Wormholes d4 e5 b7 g2", () -> new Wormholes(List.of("d4", "e5", "b7", "g2"))),
      Map.entry("Breton Chess", () -> new Breton(false, false)),
      Map.entry("Breton Chess adverse", () -> new Breton(true, false)),
      Map.entry("Breton Chess chromatic", () -> new Breton(false, true)),
      Map.entry("Snek Circle Chess", Snek::new),
      Map.entry("Ghost Chess", () -> new Ghosts(true)),
      Map.entry("Haunted Chess", () -> new Ghosts(false)),
      Map.entry("Frankfurt Chess rex exclusive", Frankfurt::new),
      Map.entry("PAD Chess", () -> new Pad(false, false)),
      Map.entry("PAD Chess strict", () -> new Pad(false, true)),
      Map.entry("PAD Chess rex inclusive", () -> new Pad(true, false)),
      Map.entry("Single box", SingleBox::new),
      Map.entry("Geneva Chess", Geneva::new),
      Map.entry("Promotion only R N", Promotions::new),
      Map.entry("Cavalier majeur", Nightriders::new));

  private OracleCaptureConditions() {}

  private record Wormholes(List<String> names) implements OracleCondition {

    private boolean isHole(int square) {
      return names.contains(OracleState.name(square));
    }

    private List<Integer> exits(OracleState state, int from, OracleStep step, boolean changes) {
      List<Integer> exits = new ArrayList<>();
      OracleState after = state.copy();
      after.remove(step.victim(state.whiteToMove));
      after.shift(from, step.to());
      for (int square = 0; square < 64; square++) {
        if (isHole(square) && after.isEmpty(square) && (square != from || changes)) {
          exits.add(square);
        }
      }
      return exits;
    }

    @Override
    public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
      return ways.stream().filter(step -> step.to() == from || !isHole(step.to())
          || !choices(game, state, from, step).isEmpty()).toList();
    }

    @Override
    public List<Integer> choices(OracleConditioned game, OracleState state, int from, OracleStep step) {
      boolean captures = !state.isEmpty(step.victim(Character.isUpperCase(state.pieces[from])));
      boolean promotes = state.type(from) == 'P' && (step.to() < 8 || step.to() > 55);
      return isHole(step.to()) ? exits(state, from, step, captures || promotes) : List.of();
    }

    @Override
    public int phase() {
      return 2;
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      if (turn.chosen != OracleState.NONE) {
        turn.after.shift(turn.to, turn.chosen);
        turn.stands = turn.chosen;
      }
    }
  }

  private record Breton(boolean enemy, boolean changes) implements OracleCondition {

    @Override
    public List<Integer> choices(OracleConditioned game, OracleState state, int from, OracleStep step) {
      boolean white = Character.isUpperCase(state.pieces[from]);
      int victim = step.victim(white);
      List<Integer> choices = new ArrayList<>();
      if (state.isEmpty(victim) || state.type(victim) == 'K') {
        return choices;
      }
      OracleState after = state.copy();
      after.remove(victim);
      after.shift(from, step.to());
      for (int square = 0; square < 64; square++) {
        if (after.isPiece(square, white != enemy) && after.type(square) == state.type(victim)) {
          choices.add(square);
        }
      }
      return choices;
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      if (turn.chosen != OracleState.NONE && changes) {
        char piece = turn.after.pieces[turn.chosen];
        turn.put(turn.chosen,
            Character.isUpperCase(piece) ? Character.toLowerCase(piece) : Character.toUpperCase(piece));
      } else if (turn.chosen != OracleState.NONE) {
        turn.after.remove(turn.chosen);
      }
    }
  }

  /** A captured piece is replaced by the next one of a circle. */
  private record Snek() implements OracleCondition {

    @Override
    public List<Integer> choices(OracleConditioned game, OracleState state, int from, OracleStep step) {
      String circle = "QRBNQ";
      int at = state.isEmpty(step.to()) ? -1 : circle.indexOf(state.type(step.to()));
      List<Integer> choices = new ArrayList<>();
      for (int square = 0; square < 64 && at >= 0; square++) {
        if (state.isPiece(square, Character.isUpperCase(state.pieces[step.to()])) && square != step.to()
            && state.type(square) == circle.charAt(at + 1)) {
          choices.add(square);
        }
      }
      return choices;
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      if (turn.chosen != OracleState.NONE) {
        turn.put(turn.chosen, turn.captured);
      }
    }
  }

  /** The ghosts of a state are items such as e4:3, the piece of the program with that number. */
  private record Ghosts(boolean uncapturable) implements OracleCondition {

    private static final String PIECES = ".KkQqRrBbNnPp";
    private static final int CODES = 162;

    private static Map<Integer, String> ghosts(OracleState state) {
      Map<Integer, String> found = new TreeMap<>();
      state.values.keySet().stream().filter(item -> item.matches("[a-h][1-8]:\\d+")).forEach(item -> {
        int code = Integer.parseInt(item.substring(3));
        String last = String.valueOf(PIECES.charAt(code % CODES));
        String first = code < CODES ? "" : String.valueOf(PIECES.charAt(code / CODES));
        found.put(OracleState.square(item.substring(0, 2)), first + last);
      });
      return found;
    }

    @Override
    public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
      boolean white = Character.isUpperCase(state.pieces[from]);
      return ways.stream().filter(step -> !uncapturable || state.marks[step.victim(white)] != 'u'
          || state.type(step.victim(white)) == 'K').toList();
    }

    @Override
    public int phase() {
      return 3;
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      Map<Integer, String> ghosts = ghosts(turn.before);
      if (turn.captures()) {
        ghosts.merge(turn.victim, String.valueOf(turn.captured), (some, more) -> uncapturable ? some + more : more);
      }
      ghosts.forEach((square, pieces) -> {
        if (turn.after.isEmpty(square)) {
          turn.put(square, pieces.charAt(pieces.length() - 1));
        }
      });
    }
  }

  private record Frankfurt() implements OracleCondition {

    @Override
    public boolean promotes(OracleState state, OracleStep step) {
      return state.isEmpty(step.to());
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      if (turn.captures() && !turn.isByKing()) {
        turn.become(OracleTurn.like(turn.before.pieces[turn.from], turn.captured));
      }
    }
  }

  private record Pad(boolean kings, boolean strict) implements OracleCondition {

    private static boolean hasCaptured(OracleState state, int square) {
      return state.marks[square] == 'd';
    }

    @Override
    public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
      boolean white = Character.isUpperCase(state.pieces[from]);
      boolean bound = hasCaptured(state, from) && (state.type(from) == 'K' ? kings : strict);
      return ways.stream().filter(step -> !bound || state.isEmpty(step.victim(white))).toList();
    }

    @Override
    public int phase() {
      return 2;
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      if (turn.captures() && !turn.isByKing() && hasCaptured(turn.before, turn.from)) {
        turn.after.remove(turn.stands);
      }
    }
  }

  private record SingleBox() implements OracleCondition {

    private static final String BOX = "QRRBBNNPPPPPPPP";

    private static long count(String pieces, char piece) {
      return pieces.chars().filter(each -> each == piece).count();
    }

    @Override
    public boolean allows(OracleConditioned game, OracleState before, OracleState after) {
      String pieces = new String(after.pieces);
      return BOX.chars().allMatch(type -> count(pieces, (char) type) <= count(BOX, (char) type)
          && count(pieces, Character.toLowerCase((char) type)) <= count(BOX, (char) type));
    }

    @Override
    public boolean takesKing(OracleConditioned game, OracleState state, int from, int king) {
      String pieces = new String(state.pieces);
      return state.type(from) != 'P' || king > 7 && king < 56 || "QRBN".chars().anyMatch(type -> count(pieces,
          OracleTurn.like(state.pieces[from], (char) type)) < count(BOX, (char) type));
    }
  }

  private record Nightriders() implements OracleCondition {

    @Override
    public List<OracleStep> ways(OracleConditioned game, OracleState state, int from, List<OracleStep> usual) {
      if (state.type(from) != 'N') {
        return usual;
      }
      Set<OracleStep> steps = new LinkedHashSet<>();
      for (OracleStep first : OracleOrthodox.steps(new OracleState(), from, 'N')) {
        int files = first.to() % 8 - from % 8;
        int ranks = first.to() / 8 - from / 8;
        for (int n = 1; n < 4; n++) {
          int to = OracleState.square(from % 8 + n * files, from / 8 + n * ranks);
          boolean own = to == OracleState.NONE || state.isPiece(to, Character.isUpperCase(state.pieces[from]));
          if (own) {
            break;
          }
          steps.add(OracleStep.plain(to));
          if (!state.isEmpty(to)) {
            break;
          }
        }
      }
      return new ArrayList<>(steps);
    }
  }

  private record Geneva() implements OracleCondition {

    @Override
    public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
      boolean white = Character.isUpperCase(state.pieces[from]);
      int home = OracleConditions.home(state.pieces[from], from);
      boolean free = home != from && state.isEmpty(home);
      return ways.stream().filter(step -> free || state.type(from) == 'K' || state.isEmpty(step.victim(white)))
          .toList();
    }
  }

  private record Promotions() implements OracleCondition {

    @Override
    public String promotions(String usual) {
      return "rn";
    }
  }
}
