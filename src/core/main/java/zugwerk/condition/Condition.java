package zugwerk.condition;

import java.util.List;
import java.util.Objects;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import zugwerk.betza.Movement;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.board.Transformation;
import zugwerk.rules.Attacks;
import zugwerk.rules.Fault;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.RuleMarks;

/**
 * A fairy condition: a layer that lies on a game. It overrides what it changes; every default changes nothing.
 *
 * <p>A condition may change which moves there are ({@link #power}, {@link #targets}), what is observed and what gives
 * check ({@link #observes}, {@link #reaches}, {@link #attacks}), add an event to the turn ({@link #settle}), judge the
 * position after it ({@link #allows}), and choose among the legal moves ({@link #choose}). Its state is declared as
 * {@link #slots}.
 *
 * <p>What follows from rules is never assumed: the promises, from {@link #settles} on, promise nothing by default.
 *
 * <p>An instance belongs to one {@link Conditioned} game and has no state but what it finds when it is laid on it.
 */
public abstract class Condition {

  /** The order of the events in a turn, whatever the order in which conditions are named. */
  public enum Phase {
    /** The piece that moved changes its type or colour. */
    MOVER,
    /** The piece that moved goes elsewhere. */
    MOVER_GOES,
    /** The captured piece comes back. */
    VICTIM,
    /** Something else on the board changes. */
    BOARD,
    /** The result is judged. */
    JUDGE,
    /** Pieces change hands for the next turn. */
    HANDOVER
  }

  /** Set by {@link #forbid} in a turn that an event makes illegal; a condition that does so has this slot. */
  protected static final Slot FORBIDDEN = new Slot("forbidden", Slot.Scope.GAME, 1, "forbidden").hidden();

  private @Nullable Conditioned game;

  /** A condition that changes nothing yet. */
  protected Condition() {}

  final void lie(Conditioned on) {
    game = on;
    laid();
  }

  /** The game with all its conditions. */
  protected final Conditioned game() {
    return Objects.requireNonNull(game);
  }

  /** The cell of the first value of one of its slots. */
  protected final int cell(Slot slot) {
    return game().schema().offset(slot);
  }

  /** Called once, when {@link #game} is known. */
  protected void laid() {}

  /** Its own state. */
  public List<Slot> slots() {
    return List.of();
  }

  // Moves.

  /**
   * How the piece on a square moves for a side.
   *
   * @param usual how it would move without this condition
   */
  public Movement power(Position position, int side, int from, Movement usual) {
    return usual;
  }

  /**
   * The squares to which a piece may go.
   *
   * @param targets those without this condition
   * @param captures those of them where it captures; a single empty square stands for a capture en passant
   */
  public long targets(Position position, int side, int from, long targets, long captures) {
    return targets;
  }

  /** The pieces of its own side that a piece may capture, if it can go there. */
  public long ownVictims(Position position, int side, int from) {
    return 0;
  }

  /** The targets of a Pawn on which it is promoted. */
  public long promoting(Position position, int side, int from, long targets, long promoting) {
    return promoting;
  }

  /** The types to which Pawns are promoted, the usual one first. */
  public int[] promotions(int[] usual) {
    return usual;
  }

  /** Those of the targets on which a Pawn is promoted where it may also stay a Pawn. */
  public long unpromoting(Position position, int side, int from, long promoting) {
    return 0;
  }

  /** The pieces that may capture en passant by going to a square. */
  public long passers(Position position, int passed, long usual) {
    return usual;
  }

  /** Where the piece that makes a move, which is not made yet, will stand; {@link Turn#NOWHERE}: where that goes. */
  public int arrival(Position position, int move) {
    return Turn.NOWHERE;
  }

  /**
   * What the mover may choose besides where to go, as in {@link zugwerk.rules.Variant#makers}: a bit for each letter
   * from A, or for each square. Of several conditions that offer a choice for a move, the first one does.
   */
  public long choices(Position position, int from, int to, boolean passing) {
    return 0;
  }

  /** Empty squares that no piece can enter or pass. */
  public long barriers(Position position) {
    return 0;
  }

  /** Adds moves of its own kinds, as {@link zugwerk.rules.EncodedMove#specialMove}; each is tested for check later. */
  public void addSpecialMoves(Position position, MoveList moves) {}

  /** Makes a special move, if it is one of those that it adds. */
  public boolean makesSpecialMove(Position position, int from, int to, char symbol) {
    return false;
  }

  /** Whether its {@link #choices} are squares instead of letters. */
  public boolean choosesSquares() {
    return false;
  }

  /** The squares on which Pawns on the first rank of their side move; on others they do nothing. */
  public long freedPawns() {
    return 0;
  }

  /** Whether a King may castle; see {@link zugwerk.rules.Variant#allowsCastling}. */
  public boolean allowsCastling(Position position, int from, int to, int corner) {
    return true;
  }

  // Observation and check.

  /** The pieces that act: that may move and that attack. */
  public long active(Position position) {
    return -1L;
  }

  /** The pieces that attack for a side. */
  public long attackers(Position position, int side, long usual) {
    return usual;
  }

  /** Lets the pieces that serve either side stand as those of one, while it attacks. */
  public void serve(Position position, int side) {}

  /** Whether a setup may have the King of the side that is not to move in check. */
  public boolean startsInCheck() {
    return false;
  }

  /** The pieces of a side that must not be lost. */
  public long royals(Position position, int side, long usual) {
    return usual;
  }

  /** Whether a piece that finds the way to a square open observes it. */
  public boolean observes(Position position, int side, int from, int square) {
    return true;
  }

  /** Whether a piece finds the way to a square open; only for a condition that {@link #changesPowers}. */
  public boolean reaches(Position position, int side, int from, int square, long occupied, boolean usual) {
    return usual;
  }

  /** Whether a piece that observes the square of a King, or of another royal piece, could capture there. */
  public boolean attacks(Position position, int side, int from, int square, long occupied) {
    return true;
  }

  /**
   * The squares from which a side is attacked on a square, as if pieces stood on the given squares only.
   *
   * @param usual those without this condition
   */
  public long attackersOf(Position position, int side, int square, long occupied, long usual) {
    return usual;
  }

  /**
   * Whether it overrides {@link #power}, {@link #barriers}, {@link #reaches}, {@link #attackers}, {@link #attackersOf}
   * or {@link #royals}.
   */
  public boolean changesPowers() {
    return false;
  }

  // The turn.

  /** When its event happens. */
  public Phase phase() {
    return Phase.MOVER;
  }

  /** Its event: what follows from a move. It leaves the King of the side that moves on the board and to that side. */
  public void settle(Turn turn) {}

  /** What follows when a captured piece comes back on a square. */
  public void revive(Turn turn, int square) {}

  /** Makes the turn that is being made illegal; only for a condition with the slot {@link #FORBIDDEN}. */
  protected final void forbid(Position position) {
    position.set(cell(FORBIDDEN), 1);
  }

  /** Whether a turn may lead to a position, as in {@link zugwerk.rules.Variant#allows}. */
  public boolean allows(Position after) {
    return true;
  }

  /** Whether it chooses among the legal moves. */
  public boolean chooses() {
    return false;
  }

  /** Leaves of the legal moves those that may be played although there are others. */
  public void choose(Position position, MoveList moves) {}

  // Promises.

  /**
   * Whether {@link #unsettled} holds all squares whose moves are not as in the game, so that the game's fast path
   * stays. Apart from those, it may forbid moves by {@link #targets} and attacks by {@link #observes}, if that depends
   * on nothing but squares.
   */
  public boolean settles() {
    return false;
  }

  /** The squares such that a move from or to one of them must be made to be judged. */
  public long unsettled(Position position) {
    return 0;
  }

  /** Whether a move that gives check must also be made to be judged. */
  public boolean testsChecks() {
    return false;
  }

  /**
   * Whether it leaves at least one of the legal moves of the game and changes nothing else, so that bounds of the game
   * hold. To forbid moves is not enough: a King that may not capture is mated more easily.
   */
  public boolean onlyChooses() {
    return false;
  }

  /** The squares on which a side's Pawns can stand besides those of the game. */
  public long pawnSquares(int side) {
    return -1L;
  }

  /** Whether it stays the same when the whole board is changed. */
  public boolean keeps(Transformation transformation) {
    return false;
  }

  /** Whether endgame tables by slots can hold it; see {@link zugwerk.rules.TableFacts.Kind#SLOTS}. */
  public boolean fitsTables() {
    return false;
  }

  /** The same setup in the form that positions have. */
  public Setup tidied(Setup setup) {
    return setup;
  }

  /** The faults of its state in a setup. */
  public List<Fault> stateFaults(Setup setup) {
    return List.of();
  }

  // What is shown.

  /** What it marks on the board. */
  public RuleMarks marks() {
    return RuleMarks.NONE;
  }

  /** The squares that concern the piece on a square, as bits: where it would be reborn. */
  public long marks(Position position, int square) {
    return 0;
  }

  // What several conditions need.

  /** Measures a move that is not made yet. */
  @FunctionalInterface
  protected interface Measure {
    /** The measure of a packed move. */
    int of(int move);
  }

  /** Squares without those of some of them that a test refuses. */
  protected static long keep(long squares, long tested, IntPredicate test) {
    long kept = squares;
    for (long rest = tested; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      kept &= test.test(square) ? -1L : ~Square.bit(square);
    }
    return kept;
  }

  /** Keeps the moves with the greatest measure. */
  protected static void keepGreatest(MoveList moves, Measure measure) {
    int most = Integer.MIN_VALUE;
    int kept = 0;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      int value = measure.of(move);
      kept = value > most ? 0 : kept;
      most = Math.max(most, value);
      if (value == most) {
        moves.set(kept++, move);
      }
    }
    moves.cut(kept);
  }

  /** The Pawns of the side to move that can capture the Pawn on a square en passant, as far as powers go. */
  protected final long passers(Position position, int victim) {
    return passers(game(), position, victim);
  }

  static long passers(Conditioned game, Position position, int victim) {
    int side = position.toMove();
    int passed = position.get(Schema.EN_PASSANT) - 1;
    return passed < 0 || MoveMaker.captured(side, passed) != victim ? 0
        : position.pieces(side, game.pawn())
            & game.base().movement(position, side, game.pawn()).passesFrom(passed);
  }

  /** Whether a move gives check. */
  protected final boolean checks(Position position, int move) {
    int mark = position.mark();
    MoveMaker.make(game(), position, move);
    boolean check = Attacks.inCheck(game(), position, position.toMove());
    position.rollback(mark);
    return check;
  }
}
