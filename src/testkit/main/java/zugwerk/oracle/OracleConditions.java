package zugwerk.oracle;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntBinaryOperator;
import java.util.function.Supplier;
import java.util.function.ToIntBiFunction;
import java.util.stream.Stream;

/** The conditions that are written a second time, by the names that the program gives them. */
final class OracleConditions {

  private static final Map<String, Supplier<OracleCondition>> ALL = Map.ofEntries(
      Map.entry("Anticirce", () -> new Anticirce(false)),
      Map.entry("Anticirce Cheylan", () -> new Anticirce(true)),
      Map.entry("Circe", () -> new Circe(false, OracleConditions::home)),
      Map.entry("Circe clone", () -> new Circe(true, OracleConditions::home)),
      Map.entry("Circe mirror", () -> new Circe(false,
          (piece, square) -> home(OracleTurn.like(Character.isUpperCase(piece) ? 'a' : 'A', piece), square))),
      Map.entry("Circe vertical mirror", () -> new Circe(false,
          (piece, square) -> home(piece, square) / 8 * 8 + 7 - home(piece, square) % 8)),
      Map.entry("Circe chameleon", Chameleon::new),
      Map.entry("Circe diametral", () -> new Circe(false, (piece, square) -> 63 - home(piece, square))),
      Map.entry("Circe file", () -> new Circe(false,
          (piece, square) -> home(piece, square) / 8 * 8 + square % 8)),
      Map.entry("Immune Chess", Immune::new),
      Map.entry("Madrasi", () -> new Madrasi(false, false)),
      Map.entry("Madrasi rex inclusive", () -> new Madrasi(true, false)),
      Map.entry("Isardam type B", () -> new Madrasi(false, true)),
      Map.entry("Patrol Chess", () -> new Patrol(true, false, false)),
      Map.entry("Ultrapatrol", () -> new Patrol(true, true, false)),
      Map.entry("Lortap", () -> new Patrol(false, false, false)),
      Map.entry("Functionary Chess", Functionary::new),
      Map.entry("Andernach Chess", () -> change(turn -> turn.captures())),
      Map.entry("Anti-Andernach Chess", () -> change(turn -> !turn.captures())),
      Map.entry("Tibet", () -> change(turn -> !turn.before.whiteToMove && turn.captures()
          && Character.toUpperCase(turn.captured) != turn.before.type(turn.from))),
      Map.entry("Double Tibet", () -> change(turn -> turn.captures()
          && Character.toUpperCase(turn.captured) != turn.before.type(turn.from))),
      Map.entry("Hypervolage", () -> change(turn -> isLight(turn.from) != isLight(turn.to))),
      Map.entry("Magic squares g2 d4 e5 b7", () -> change(turn -> List.of("b7", "d4", "e5", "g2")
          .contains(OracleState.name(turn.to)))),
      Map.entry("Protean Chess", Protean::new),
      Map.entry("Sentinels", () -> new Sentinels(false)),
      Map.entry("Sentinels enemy Pawns", () -> new Sentinels(true)),
      Map.entry("Checkless Chess", Checkless::new),
      Map.entry("Maximummer", () -> new Most(false, true, OracleConditions::length)),
      Map.entry("Maximummer white", () -> new Most(true, false, OracleConditions::length)),
      Map.entry("Minimummer black", () -> new Most(false, true, (state, move) -> -length(state, move))),
      Map.entry("Forced squares d4 e5 b7 g2", () -> new Most(true, true, (_, move) -> forced(move))),
      Map.entry("Forced squares white d4 e5 b7 g2", () -> new Most(true, false, (_, move) -> forced(move))),
      Map.entry("Provocation Chess", () -> new Patrol(true, false, true)),
      Map.entry("Must capture", () -> new Most(true, true, OracleConditions::captures)),
      Map.entry("Alphabetic Chess", () -> new Most(true, true, (_, move) -> -(move.charAt(0) * 8 + move.charAt(1)))),
      Map.entry("Grid Chess",
          () -> new Joins((from, to) -> from % 8 / 2 != to % 8 / 2 || from / 16 != to / 16 ? 1 : 0)),
      Map.entry("Monochrome Chess", () -> new Joins((from, to) -> isLight(from) == isLight(to) ? 1 : 0)),
      Map.entry("Bichrome Chess", () -> new Joins((from, to) -> isLight(from) != isLight(to) ? 1 : 0)),
      Map.entry("Edgemover", () -> new Joins((_, to) -> to % 8 == 0 || to % 8 == 7 || to < 8 || to > 55 ? 1 : 0)),
      Map.entry("No captures", NoCaptures::new),
      Map.entry("Annan Chess", () -> new Beside(-8, false)),
      Map.entry("Nanna Chess", () -> new Beside(8, false)),
      Map.entry("Face to face", () -> new Beside(8, true)),
      Map.entry("Back to back", () -> new Beside(-8, true)),
      Map.entry("Transmuted Kings", () -> new Transmuted(false, "")),
      Map.entry("Reflecting Kings", () -> new Transmuted(true, "")),
      Map.entry("Vaulting Kings R N", () -> new Transmuted(true, "RN")),
      Map.entry("Vaulting Kings transmuting R N", () -> new Transmuted(false, "RN")));

  private OracleConditions() {}

  static boolean knows(String name) {
    return ALL.containsKey(name) || OracleCaptureConditions.ALL.containsKey(name)
        || OracleCheckConditions.ALL.containsKey(name) || OracleRebirths.ALL.containsKey(name);
  }

  static OracleCondition of(String name) {
    if (!knows(name)) {
      throw new IllegalArgumentException("no such condition: " + name);
    }
    return Stream.of(ALL, OracleCaptureConditions.ALL, OracleCheckConditions.ALL, OracleRebirths.ALL)
        .filter(map -> map.containsKey(name))
        .findFirst().orElseThrow().get(name).get();
  }

  private static boolean isLight(int square) {
    return (square % 8 + square / 8) % 2 == 1;
  }

  private interface When {
    boolean is(OracleTurn turn);
  }

  /** A piece that is no King changes its colour. */
  private static OracleCondition change(When when) {
    return new OracleCondition() {
      @Override
      public void event(OracleConditioned game, OracleTurn turn) {
        if (!turn.isByKing() && when.is(turn)) {
          turn.changeColour();
        }
      }
    };
  }

  /** Where a piece of the start position belongs. */
  static int home(char piece, int square) {
    boolean light = isLight(square);
    String white = switch (Character.toUpperCase(piece)) {
      case 'K' -> "e1";
      case 'Q' -> "d1";
      case 'R' -> light == Character.isUpperCase(piece) ? "h1" : "a1";
      case 'B' -> light == Character.isUpperCase(piece) ? "f1" : "c1";
      case 'N' -> light == Character.isUpperCase(piece) ? "b1" : "g1";
      default -> OracleState.name(square).charAt(0) + "2";
    };
    int home = OracleState.square(white);
    return Character.isUpperCase(piece) ? home : 56 - home / 8 * 8 + home % 8;
  }

  private record Anticirce(boolean cheylan) implements OracleCondition {

    @Override
    public int phase() {
      return 2;
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      if (!turn.captures()) {
        return;
      }
      int home = home(turn.after.pieces[turn.to], turn.to);
      if (home == turn.to) {
        if (cheylan) {
          turn.forbid();
        }
      } else if (turn.after.isEmpty(home)) {
        turn.after.shift(turn.to, home);
        turn.stands = home;
        turn.appeared.add(home);
      } else {
        turn.forbid();
      }
    }

    @Override
    public boolean takesKing(OracleConditioned game, OracleState state, int from, int king) {
      char piece = state.pieces[from];
      boolean promotes = state.type(from) == 'P' && (king > 55 || king < 8);
      for (char type : (promotes ? "QRBN" : String.valueOf(piece)).toCharArray()) {
        OracleState after = state.copy();
        after.pieces[king] = OracleTurn.like(piece, type);
        after.remove(from);
        int home = home(after.pieces[king], king);
        if (home == king ? !cheylan : after.isEmpty(home)) {
          return true;
        }
      }
      return false;
    }
  }

  /** Captured pieces come back. */
  private record Circe(boolean clones, Homes homes) implements OracleCondition {

    private interface Homes {
      int of(char piece, int square);
    }

    @Override
    public int phase() {
      return 3;
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      if (!turn.captures()) {
        return;
      }
      char piece = clones && !turn.isByKing() ? OracleTurn.like(turn.captured, turn.before.type(turn.from))
          : turn.captured;
      int home = homes.of(piece, turn.victim);
      if (turn.after.isEmpty(home)) {
        turn.put(home, piece);
      }
    }
  }

  /** Captured pieces come back as others. */
  private record Chameleon() implements OracleCondition {

    @Override
    public int phase() {
      return 3;
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      if (turn.captures()) {
        int at = "QNBR".indexOf(Character.toUpperCase(turn.captured));
        char piece = at < 0 ? turn.captured : OracleTurn.like(turn.captured, "NBRQ".charAt(at));
        int home = home(piece, turn.victim);
        if (turn.after.isEmpty(home)) {
          turn.put(home, piece);
        }
      }
    }
  }

  private record Immune() implements OracleCondition {

    @Override
    public int phase() {
      return 3;
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      if (turn.captures() && !turn.after.isEmpty(home(turn.captured, turn.victim))) {
        turn.forbid();
      }
    }
  }

  /** Paralysis, or its ban. */
  private record Madrasi(boolean kings, boolean banned) implements OracleCondition {

    private boolean paralysed(OracleConditioned game, OracleState state, int square) {
      char walk = game.walk(state, square);
      return (kings || state.type(square) != 'K')
          && (game.isObserved(state, square, Character.isLowerCase(state.pieces[square]), walk)
              || walk == 'P' && game.isPassed(state, square));
    }

    @Override
    public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
      return banned || !paralysed(game, state, from) ? ways : List.of();
    }

    @Override
    public boolean allows(OracleConditioned game, OracleState before, OracleState after) {
      for (int square = 0; square < 64 && banned; square++) {
        if (!after.isEmpty(square) && paralysed(game, after, square)) {
          return false;
        }
      }
      return true;
    }
  }

  private record Patrol(boolean wanted, boolean always, boolean enemy) implements OracleCondition {

    @Override
    public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
      boolean white = Character.isUpperCase(state.pieces[from]);
      OracleState other = state.copy();
      boolean open = game.isObserved(other, from, white != enemy, OracleState.EMPTY) == wanted;
      return open ? ways
          : ways.stream().filter(step -> !always && state.isEmpty(step.victim(state.whiteToMove))).toList();
    }
  }

  private record Functionary() implements OracleCondition {

    @Override
    public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
      return game.isObserved(state, from, Character.isLowerCase(state.pieces[from]), OracleState.EMPTY) ? ways
          : List.of();
    }
  }

  private record Protean() implements OracleCondition {

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      if (turn.captures() && !turn.isByKing()) {
        turn.become(OracleTurn.like(turn.before.pieces[turn.from], turn.captured));
      }
    }
  }

  private record Sentinels(boolean enemy) implements OracleCondition {

    @Override
    public int phase() {
      return 4;
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      char pawn = turn.before.whiteToMove != enemy ? 'P' : 'p';
      int pawns = 0;
      for (char piece : turn.after.pieces) {
        pawns += piece == pawn ? 1 : 0;
      }
      boolean inside = turn.from > 7 && turn.from < 56;
      if (inside && turn.before.type(turn.from) != 'P' && turn.after.isEmpty(turn.from) && pawns < 8) {
        turn.after.pieces[turn.from] = pawn;
      }
    }
  }

  private record Checkless() implements OracleCondition {

    @Override
    public boolean allows(OracleConditioned game, OracleState before, OracleState after) {
      return !game.inCheck(after) || game.legalMoves(after).isEmpty();
    }
  }

  private static int length(OracleState state, String move) {
    int from = OracleState.square(move.substring(0, 2));
    int to = OracleState.square(move.substring(2, 4));
    int files = to % 8 - from % 8;
    int ranks = to / 8 - from / 8;
    boolean castles = state.type(from) == 'K' && Math.abs(files) == 2 && !move.endsWith("/K");
    return castles ? files > 0 ? 16 : 25 : files * files + ranks * ranks;
  }

  private static int forced(String move) {
    return List.of("b7", "d4", "e5", "g2").contains(move.substring(2, 4)) ? 1 : 0;
  }

  private static int captures(OracleState state, String move) {
    int from = OracleState.square(move.substring(0, 2));
    int to = OracleState.square(move.substring(2, 4));
    return !state.isEmpty(to) || state.type(from) == 'P' && from % 8 != to % 8 ? 1 : 0;
  }

  /** Only moves of the greatest value are played. */
  private record Most(boolean white, boolean black, ToIntBiFunction<OracleState, String> value)
      implements
        OracleCondition {

    @Override
    public void choose(OracleConditioned game, OracleState before, Map<String, OracleState> legal) {
      if (before.whiteToMove ? white : black) {
        int most = legal.keySet().stream().mapToInt(move -> value.applyAsInt(before, move)).max().orElse(0);
        legal.keySet().removeIf(move -> value.applyAsInt(before, move) != most);
      }
    }
  }

  /** Moves join only certain squares. */
  record Joins(IntBinaryOperator rule) implements OracleCondition {

    @Override
    public List<OracleStep> ways(OracleConditioned game, OracleState state, int from, List<OracleStep> usual) {
      return usual.stream().filter(step -> rule.applyAsInt(from, step.to()) == 1).toList();
    }
  }

  private record NoCaptures() implements OracleCondition {

    /** The capture of a King is none. */
    @Override
    public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
      boolean white = Character.isUpperCase(state.pieces[from]);
      return ways.stream().filter(
          step -> state.isEmpty(step.victim(white)) || state.type(step.victim(white)) == 'K').toList();
    }
  }

  /** A piece moves as the one ahead of it or behind it. */
  private record Beside(int ahead, boolean enemy) implements OracleCondition {

    @Override
    public char walk(OracleState state, int from, char usual) {
      boolean white = Character.isUpperCase(state.pieces[from]);
      int square = from + (white ? ahead : -ahead);
      return square < 0 || square > 63 || !state.isPiece(square, white != enemy) ? usual : state.type(square);
    }

    @Override
    public List<OracleStep> ways(OracleConditioned game, OracleState state, int from, List<OracleStep> usual) {
      char walk = walk(state, from, OracleState.EMPTY);
      if (walk == OracleState.EMPTY) {
        return usual;
      }
      OracleState other = state.copy();
      other.pieces[from] = OracleTurn.like(state.pieces[from], walk);
      return game.plainSteps(other, from);
    }
  }

  private record Transmuted(boolean reflecting, String vaulters) implements OracleCondition {

    @Override
    public List<OracleStep> ways(OracleConditioned game, OracleState state, int from, List<OracleStep> usual) {
      if (state.type(from) != 'K') {
        return usual;
      }
      boolean white = Character.isUpperCase(state.pieces[from]);
      Set<OracleStep> steps = new LinkedHashSet<>(reflecting ? usual : List.of());
      boolean check = false;
      for (int other = 0; other < 64; other++) {
        if (state.isPiece(other, !white) && !isIdle(state, other)
            && game.plainSteps(state, other).stream().anyMatch(step -> step.to() == from)) {
          check = true;
          String types = vaulters.isEmpty() ? String.valueOf(state.type(other)) : vaulters;
          for (char type : types.toCharArray()) {
            OracleState as = state.copy();
            as.pieces[from] = OracleTurn.like(state.pieces[from], type);
            steps.addAll(game.plainSteps(as, from));
          }
        }
      }
      return check ? new ArrayList<>(steps) : usual;
    }

    private static boolean isIdle(OracleState state, int square) {
      return state.type(square) == 'P' && square / 8 == (Character.isUpperCase(state.pieces[square]) ? 0 : 7);
    }
  }
}
