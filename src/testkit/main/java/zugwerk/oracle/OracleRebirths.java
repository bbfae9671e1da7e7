package zugwerk.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Conditions with squares of rebirth. */
final class OracleRebirths {

  static final Map<String, Function<OracleOptions, OracleCondition>> ALL = Map.of(
      "Circe", Circe::new,
      "Anticirce", Anticirce::new,
      "Danger Circe", Danger::new,
      "Parrain Circe", _ -> new Parrain(),
      "Immune Chess", Immune::new,
      "Mars Circe", options -> new Mars(options, false),
      "Geneva Chess", Geneva::new,
      "Phantom Chess", options -> new Mars(options, true));

  private OracleRebirths() {}

  private static int square(int file, int rank) {
    return OracleState.square(file, rank);
  }

  /** Where a piece belongs in the start position; one that is not in it, where a Pawn of its file promotes. */
  static int home(OracleConditioned game, char piece, int square) {
    boolean white = Character.isUpperCase(piece);
    int first = white ? 0 : 56;
    if (Character.toUpperCase(piece) == 'P') {
      return square % 8 + (white ? 8 : 48);
    }
    List<Integer> homes = new ArrayList<>();
    for (int file = 0; file < 8; file++) {
      if (game.officers().charAt(file) == Character.toUpperCase(piece)) {
        homes.add(first + file);
      }
    }
    return homes.isEmpty() ? 56 - first + square % 8
        : homes.stream().filter(home -> OracleConditioned.isLight(home) == OracleConditioned.isLight(square))
            .findFirst().orElse(homes.getFirst());
  }

  /**
   * Where a piece is reborn, or {@link OracleState#NONE} beyond the board.
   *
   * @param square where it is captured, or captures
   * @param from where the capturing piece comes from
   */
  static int home(OracleConditioned game, OracleOptions options, char piece, int square, int from) {
    int file = square % 8;
    int rank = square / 8;
    int usual = home(game, piece, square);
    return switch (options.text().replaceAll("clone|chameleon|Calvet|Cheylan|rex inclusive|rex exclusive", "").trim()) {
      case "mirror" -> home(game, OracleTurn.other(piece), square);
      case "vertical mirror" -> square(7 - usual % 8, usual / 8);
      case "PWC" -> from;
      case "diametral" -> square(7 - usual % 8, 7 - usual / 8);
      case "file" -> square(file, usual / 8);
      case "symmetry" -> square(7 - file, 7 - rank);
      case "vertical symmetry" -> square(7 - file, rank);
      case "horizontal symmetry" -> square(file, 7 - rank);
      case "antipodes" -> square((file + 4) % 8, (rank + 4) % 8);
      case "equipollents" -> square(2 * file - from % 8, 2 * rank - from / 8);
      case "" -> usual;
      default -> throw new IllegalArgumentException("no such rule of rebirth: " + options.text());
    };
  }

  static boolean isFree(OracleState state, int square) {
    return square != OracleState.NONE && state.isEmpty(square);
  }

  /** The board as it is when a piece has gone to a square and captured. */
  static OracleState taken(OracleState state, int from, OracleStep step) {
    OracleState taken = state.copy();
    taken.remove(step.victim(state.isWhite(from)));
    taken.shift(from, step.to());
    return taken;
  }

  static boolean captures(OracleState state, int from, OracleStep step) {
    return !state.isEmpty(step.victim(state.isWhite(from)));
  }

  /** What a piece reborn on a square may be: a Pawn that reaches its last rank is promoted. */
  private static List<String> reborn(OracleConditioned game, char piece, int square) {
    boolean promoted = Character.toUpperCase(piece) == 'P'
        && square != OracleState.NONE && square / 8 == (piece == 'P' ? 7 : 0);
    return !promoted ? List.of()
        : game.promotions().chars().mapToObj(type -> Character.toString(Character.toUpperCase(type))).toList();
  }

  private static char reborn(char piece, String choice) {
    return choice.length() != 1 ? piece : OracleTurn.like(piece, choice.charAt(0));
  }

  /** Captured pieces come back. */
  private record Circe(OracleOptions options) implements OracleCondition {

    @Override
    public int phase() {
      return 3;
    }

    @Override
    public boolean bringsBack() {
      return true;
    }

    /** What a captured piece comes back as. */
    private char returning(OracleConditioned game, char mover, char captured) {
      boolean clones = options.has("clone") && Character.toUpperCase(mover) != 'K';
      char piece = clones ? OracleTurn.like(captured, mover) : captured;
      int at = options.has("chameleon") ? "QNBR".indexOf(Character.toUpperCase(piece)) : -1;
      char next = at < 0 ? OracleState.EMPTY : "NBRQ".charAt(at);
      return game.types().indexOf(next) < 0 ? piece : OracleTurn.like(piece, next);
    }

    @Override
    public List<String> choices(OracleConditioned game, OracleState state, int from, OracleStep step) {
      if (!captures(state, from, step)) {
        return List.of();
      }
      int victim = step.victim(state.isWhite(from));
      char enemy = OracleTurn.like(state.isWhite(from) ? 'a' : 'A', state.pieces[victim]);
      char piece = returning(game, state.pieces[from], enemy);
      int home = home(game, options, piece, victim, from);
      return isFree(taken(state, from, step), home) ? reborn(game, piece, home) : List.of();
    }

    /** With Kings included, one that can be reborn is not in check. */
    @Override
    public boolean takesKing(OracleConditioned game, OracleState state, int from, int king) {
      return !options.has("rex inclusive") || !isFree(taken(state, from, OracleStep.plain(king)),
          home(game, options, state.pieces[king], king, from));
    }

    @Override
    public boolean sparesKings() {
      return options.has("rex inclusive");
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      if (!turn.captures()) {
        return;
      }
      char piece = returning(game, turn.before.pieces[turn.from], turn.captured);
      int home = home(game, options, piece, turn.victim, turn.from);
      if (isFree(turn.after, home)) {
        game.revive(turn, home, reborn(piece, turn.choice));
      }
    }
  }

  /** Capturing pieces go home. */
  private record Anticirce(OracleOptions options) implements OracleCondition {

    @Override
    public boolean bringsBack() {
      return true;
    }

    @Override
    public int phase() {
      return 2;
    }

    @Override
    public List<String> choices(OracleConditioned game, OracleState state, int from, OracleStep step) {
      char piece = state.pieces[from];
      return captures(state, from, step)
          ? reborn(game, piece, home(game, options, piece, step.to(), from)) : List.of();
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      if (!turn.captures() || !turn.hasMover()) {
        return;
      }
      char piece = turn.after.pieces[turn.to];
      int home = home(game, options, piece, turn.to, turn.from);
      if (!mayGo(turn.after, turn.to, home)) {
        turn.forbid();
      } else if (home != turn.to) {
        turn.comeBack(home);
        turn.become(turn.promotes() ? piece : reborn(piece, turn.choice));
      }
    }

    private boolean mayGo(OracleState taken, int square, int home) {
      return home == square ? !options.has("Cheylan") : isFree(taken, home);
    }

    @Override
    public boolean takesKing(OracleConditioned game, OracleState state, int from, int king) {
      char piece = state.pieces[from];
      boolean promotes = state.type(from) == 'P' && (king > 55 || king < 8);
      OracleState taken = taken(state, from, OracleStep.plain(king));
      return (promotes ? game.promotions() : String.valueOf(piece)).chars()
          .map(type -> home(game, options, OracleTurn.like(piece, (char) type), king, from))
          .anyMatch(home -> mayGo(taken, king, home));
    }
  }

  /** Captured pieces come back after the next move, as far from where they stood as that move goes. */
  private record Parrain() implements OracleCondition {

    private static final List<String> PIECES = List.of("captured", "on");

    @Override
    public boolean bringsBack() {
      return true;
    }

    @Override
    public int phase() {
      return 3;
    }

    @Override
    public List<String> numbers() {
      return PIECES;
    }

    /** The number of a piece is twice that of its type, and 1 for White's or 2 for Black's. */
    private static int number(OracleConditioned game, char piece) {
      return 2 * game.types().indexOf(Character.toUpperCase(piece)) + (Character.isUpperCase(piece) ? 1 : 2);
    }

    private static char waiting(OracleConditioned game, OracleState state) {
      int number = state.number("captured");
      char type = number == 0 ? OracleState.EMPTY : game.types().charAt((number - 1) / 2);
      return number % 2 == 1 ? type : Character.toLowerCase(type);
    }

    private static int home(OracleState state, int files, int ranks) {
      int square = state.number("on") - 1;
      return square < 0 ? OracleState.NONE : square(square % 8 + files, square / 8 + ranks);
    }

    @Override
    public List<String> choices(OracleConditioned game, OracleState state, int from, OracleStep step) {
      int home = home(state, step.to() % 8 - from % 8, step.to() / 8 - from / 8);
      return isFree(taken(state, from, step), home) ? reborn(game, waiting(game, state), home) : List.of();
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      char piece = waiting(game, turn.before);
      if (piece != OracleState.EMPTY && turn.moves()) {
        // In castling the ways of both pieces count together.
        int files = turn.to % 8 - turn.from % 8 + (turn.castles() ? turn.partner() - turn.corner : 0);
        int home = home(turn.before, files, turn.to / 8 - turn.from / 8);
        if (isFree(turn.after, home)) {
          turn.put(home, reborn(piece, turn.choice));
        }
      }
      turn.after.keep("captured", turn.captures() ? number(game, turn.captured) : 0);
      turn.after.keep("on", turn.captures() ? turn.victim + 1 : 0);
    }
  }

  /** A piece captures only while its square of rebirth is empty. */
  private record Geneva(OracleOptions options) implements OracleCondition {

    @Override
    public List<OracleStep> steps(OracleConditioned game, OracleState state, int from, List<OracleStep> ways) {
      boolean excepted = state.type(from) == 'K' && !options.has("rex inclusive");
      int home = home(game, options, state.pieces[from], from, from);
      return ways.stream().filter(step -> excepted || !captures(state, from, step) || isFree(state, home)).toList();
    }
  }

  private record Immune(OracleOptions options) implements OracleCondition {

    @Override
    public int phase() {
      return 3;
    }

    @Override
    public void event(OracleConditioned game, OracleTurn turn) {
      if (turn.captures()
          && !isFree(turn.after, home(game, options, turn.captured, turn.victim, turn.from))) {
        turn.forbid();
      }
    }

    @Override
    public boolean takesKing(OracleConditioned game, OracleState state, int from, int king) {
      return !options.has("rex inclusive") || isFree(taken(state, from, OracleStep.plain(king)),
          home(game, options, state.pieces[king], king, from));
    }
  }

  /** Pieces capture from their squares of rebirth; as phantoms they move from there too, and from both. */
  private record Mars(OracleOptions options, boolean phantom) implements OracleCondition {

    @Override
    public List<OracleStep> ways(OracleConditioned game, OracleState state, int from, List<OracleStep> usual) {
      boolean kings = phantom ? options.has("rex inclusive") : !options.has("rex exclusive");
      if (state.type(from) == 'K' && !kings) {
        return usual;
      }
      List<OracleStep> ways = new ArrayList<>(usual);
      ways.removeIf(step -> !phantom && captures(state, from, step));
      int home = home(game, options, state.pieces[from], from, from);
      if (home == from) {
        return usual;
      }
      if (isFree(state, home)) {
        game.from(state, from, home).stream().filter(step -> step.to() != from)
            .filter(step -> phantom || captures(state, from, step)).forEach(ways::add);
      }
      return ways.stream().distinct().toList();
    }
  }

  /** An attacked piece may go to its square of rebirth; goings of enemy pieces to theirs are no attacks. */
  private record Danger(OracleOptions options) implements OracleCondition {

    @Override
    public List<OracleStep> ways(OracleConditioned game, OracleState state, int from, List<OracleStep> usual) {
      boolean white = state.isWhite(from);
      int home = home(game, options, state.pieces[from], from, from);
      boolean known = usual.stream().anyMatch(step -> step.to() == home);
      if (home == from || known || state.isPiece(home, white) || !isAttacked(game, state, from)) {
        return usual;
      }
      List<OracleStep> ways = new ArrayList<>(usual);
      ways.add(OracleStep.plain(home));
      return ways;
    }

    private static boolean isAttacked(OracleConditioned game, OracleState state, int square) {
      return IntStream.range(0, 64).filter(from -> state.isPiece(from, !state.isWhite(square)))
          .anyMatch(from -> game.mayTake(state, from, square) && game.plainSteps(state, from).stream()
              .anyMatch(step -> step.to() == square && !step.enPassant()));
    }
  }
}
