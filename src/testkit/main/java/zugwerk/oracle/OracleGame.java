package zugwerk.oracle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A game, judged slowly: every move that a power allows is made on a copy, and then the King is looked at. */
public abstract class OracleGame extends OracleRules {

  /** Which rights end when something changes on a square. */
  private static final Map<Integer, String> HOMES =
      Map.of(OracleState.square("e1"), "KQ", OracleState.square("h1"), "K",
          OracleState.square("a1"), "Q", OracleState.square("e8"), "kq", OracleState.square("h8"), "k",
          OracleState.square("a8"), "q");

  /** The game that is played: this one, or the one that lays conditions on it. */
  OracleGame played = this;

  /**
   * The game of that name.
   *
   * @param variantId {@code orthodox}, {@code polypiece}, {@code poison}, {@code shock}, {@code cursed},
   *     {@code hitpoint} or {@code fairy}
   * @param settings Polypiece's lists, the fairy pieces or the options of the others as text; empty for the default
   * @throws IllegalArgumentException if there is no such game, or its settings cannot be read
   */
  public static OracleGame of(String variantId, String settings) {
    return switch (variantId) {
      case "orthodox" -> new OracleOrthodox();
      case "polypiece" ->
        settings.contains("atoms") ? new OracleAtomic(settings) : OraclePolypiece.of(settings);
      case "poison" -> new OraclePoison(settings);
      case "shock" -> new OracleShock(settings);
      case "cursed" -> new OracleCursed(settings);
      case "hitpoint" -> new OracleHitpoint(settings);
      case "fairy" -> new OracleFairy(settings);
      default -> ServiceLoader.load(OracleGame.class).stream().map(ServiceLoader.Provider::get)
          .filter(game -> game.id().equals(variantId)).findFirst()
          .orElseThrow(() -> new IllegalArgumentException("no such game: " + variantId));
    };
  }

  /** The word for a game that is named in {@code META-INF/services}; the others are known without. */
  public String id() {
    return "";
  }

  /** Positions that show the state and the rules of the game, as FENs; tests play from there too. */
  public List<String> samples() {
    return List.of();
  }

  /** Reads a position; missing trailing fields take their defaults. */
  public OracleState parse(String fen) {
    return OracleFen.parse(this, fen);
  }

  /** Writes a position: seven fields, or six in a game without state. */
  public String fen(OracleState state) {
    return OracleFen.write(state, items(state));
  }

  /** The positions after all legal moves, by the moves in long form. */
  public Map<String, OracleState> successors(OracleState state) {
    return outcomes(state);
  }

  /** Whether a side has lost its King. */
  public boolean lacksKing(OracleState state) {
    return state.king(true) == OracleState.NONE || state.king(false) == OracleState.NONE;
  }

  /** All legal moves, in long form. */
  public List<String> legalMoves(OracleState state) {
    return new ArrayList<>(outcomes(state).keySet());
  }

  /**
   * The position after a move in long form.
   *
   * @throws IllegalArgumentException if the move is not legal
   */
  public OracleState play(OracleState state, String move) {
    OracleState after = outcomes(state).get(move);
    if (after == null) {
      throw new IllegalArgumentException("not legal: " + move + " in " + fen(state));
    }
    return after;
  }

  /** Whether the King of the side to move is attacked. */
  public boolean inCheck(OracleState state) {
    return inCheck(state, state.whiteToMove);
  }

  /** Whether what a side must not lose is attacked: its King. */
  protected boolean inCheck(OracleState state, boolean white) {
    return kingAttacked(state, white);
  }

  /**
   * {@code check}, {@code checkmate}, {@code stalemate}, the game's own end as {@link #ending} says, or nothing; Poison
   * Chess has more.
   */
  public String verdict(OracleState state) {
    return verdict(state, inCheck(state), following(state).findAny().isEmpty());
  }

  /** The same, if it is known whether the side to move is in check, and whether it has no legal move. */
  protected String verdict(OracleState state, boolean check, boolean stuck) {
    String end = ending(state);
    String usual = check ? stuck ? "checkmate" : "check" : stuck ? "stalemate" : "";
    return end.isEmpty() ? usual : end;
  }

  /** The number of lines of legal moves with this number of plies. */
  public long perft(OracleState state, int depth) {
    if (depth == 0) {
      return 1;
    }
    long sum = 0;
    for (OracleState after : outcomes(state).values()) {
      sum += perft(after, depth - 1);
    }
    return sum;
  }

  /** A King is attacked when an enemy piece could capture there, if it were its turn. */
  protected boolean kingAttacked(OracleState state, boolean white) {
    int king = state.king(white);
    for (int from = 0; from < 64; from++) {
      if (state.isPiece(from, !white)) {
        for (OracleStep step : steps(state, from)) {
          if (step.victim(!white) == king && attacksKing(state, from, king)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** The legal moves in long form, each with the position after it. */
  protected Map<String, OracleState> outcomes(OracleState state) {
    Map<String, OracleState> outcomes = new LinkedHashMap<>(turns(state));
    outcomes.replaceAll((move, after) -> settled(state, after));
    return outcomes;
  }

  /** The same, before {@link #settled} adds what hangs on the replies. */
  protected Map<String, OracleState> turns(OracleState state) {
    Map<String, OracleState> legal = new LinkedHashMap<>();
    if (isOver(state)) {
      return legal;
    }
    for (int from = 0; from < 64; from++) {
      if (state.isPiece(from, state.whiteToMove)) {
        new OracleMover(this, state, from).tryOut().forEach((move, after) -> judge(state, legal, move, after));
      }
    }
    Map<String, OracleState> castlings = new LinkedHashMap<>();
    new OracleCastling(this).tryOut(state).forEach((move, after) -> judge(state, castlings, move, after));
    Map<String, OracleState> named = new LinkedHashMap<>(castlings);
    legal.forEach((move, after) -> named.put(castlings.containsKey(move) ? move + "/K" : needed(move, legal), after));
    otherTurns(state).forEach((move, after) -> judge(state, named, move, after));
    return named;
  }

  /** The positions after all legal moves, one after another as they are asked for. */
  public Stream<OracleState> following(OracleState state) {
    if (isOver(state)) {
      return Stream.empty();
    }
    Stream<OracleState> moves = IntStream.range(0, 64).filter(from -> state.isPiece(from, state.whiteToMove)).boxed()
        .flatMap(from -> new OracleMover(this, state, from).tryOut().values().stream());
    Stream<OracleState> castlings = Stream.of(new OracleCastling(this))
        .flatMap(castling -> castling.tryOut(state).values().stream());
    Stream<OracleState> others = Stream.of(state).flatMap(now -> otherTurns(now).values().stream());
    return Stream.concat(Stream.concat(moves, castlings), others).filter(after -> isLegal(state, after))
        .map(after -> settled(state, after));
  }

  /** The text of a move without the sign of en passant, unless the same Pawn has a quiet move to that square. */
  private static String needed(String move, Map<String, OracleState> legal) {
    int sign = move.indexOf(OracleMover.EN_PASSANT);
    if (sign < 0) {
      return move;
    }
    String squares = move.substring(0, sign);
    boolean alsoQuiet = legal.keySet().stream()
        .anyMatch(other -> other.startsWith(squares) && !other.startsWith(OracleMover.EN_PASSANT, sign));
    String choice = move.substring(sign + 1);
    return alsoQuiet ? squares + "/e" + choice : squares + (choice.isEmpty() ? "" : "/" + choice);
  }

  void judge(OracleState before, Map<String, OracleState> legal, String move, OracleState after) {
    if (isLegal(before, after)) {
      legal.put(move, after);
    }
  }

  /**
   * A move is legal when, after the whole turn is done, the mover's King is not attacked. A game that forbids moves by
   * the position after them adds that here.
   */
  protected boolean isLegal(OracleState before, OracleState after) {
    return !played.inCheck(after, before.whiteToMove);
  }

  /** What a game adds to a turn once all pieces have arrived; rights are lost by what they did, and by what follows. */
  protected void complete(OracleState before, OracleState after, int to, boolean captured) {
    dropRights(before, after);
    afterwards(before, after, to, captured);
  }

  /**
   * What follows every move: rights that are gone, the clocks, the other side's turn.
   *
   * @param type the type of the piece that moved
   */
  protected void finish(OracleState before, OracleState after, char type, boolean captured) {
    dropRights(before, after);
    after.halfmoves = captured || type == 'P' ? 0 : after.halfmoves + 1;
    after.fullmove += after.whiteToMove ? 0 : 1;
    after.whiteToMove = !after.whiteToMove;
    afterMoveOf(after, type);
  }

  /** A right is gone for good once its King or corner piece has left, was removed, or another piece stands there. */
  static void dropRights(OracleState before, OracleState after) {
    if (after.rights.isEmpty()) {
      return;
    }
    HOMES.forEach((square, rights) -> {
      if (before.pieces[square] != after.pieces[square]) {
        for (String right : rights.split("")) {
          after.rights = after.rights.replace(right, "");
        }
      }
    });
  }
}
