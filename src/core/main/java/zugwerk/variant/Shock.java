package zugwerk.variant;

import static zugwerk.work.Message.message;
import static zugwerk.work.Texts.key;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Piece;
import zugwerk.board.PieceType;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.Attacks;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Fault;
import zugwerk.rules.GameOptions;
import zugwerk.rules.GameSetting;
import zugwerk.rules.Move;
import zugwerk.rules.MoveList;
import zugwerk.rules.ReachFacts;
import zugwerk.rules.TableFacts;
import zugwerk.rules.Variant;

/**
 * Shock Chess: an army whose General was captured is frozen on its next turn and must pass.
 *
 * <p>A frozen army does not act, and so attacks nothing: that is why a General may be captured whatever becomes of
 * the capturing side's King. Where a check has outlasted the pass, the next move must resolve it, and the capture of
 * another General does not.
 *
 * <p>Source: H. G. Muller, "Shock Chess", Chess Variant Pages, 2024.
 */
final class Shock extends ClassicGame implements ReachFacts {

  private static final List<PieceType> PIECES = List.of(
      new PieceType('K', key("King")),
      new PieceType('G', key("General")),
      new PieceType('R', key("Rook")),
      new PieceType('B', key("Bishop")),
      new PieceType('N', key("Knight")),
      new PieceType('P', key("Pawn")));

  private static final Slot FROZEN = new Slot(key("frozen"), Slot.Scope.GAME, 1, "frozen")
      .headed(key("Frozen: the side to move must pass"));

  private static final Slot PASSED = new Slot(key("passed"), Slot.Scope.GAME, 1, "passed")
      .headed(key("Passed: the enemy has just passed, and the check still stands"));

  static final WordSettings DEFAULT = new WordSettings("Shock Chess", Shock::new,
      GameSetting.flag("second-general", key("Second General"),
          key("A check that has outlasted the pass may be answered by the capture of another General."), false))
      .sampled("second-general");

  private final int frozen = schema().offset(FROZEN);
  private final int passed = schema().offset(PASSED);
  private final int general = schema().type('G');
  private final WordSettings options;
  private final boolean resolves;
  private final Variant played;

  Shock(WordSettings options) {
    this(options, null);
  }

  private Shock(WordSettings options, @Nullable Variant played) {
    super("shock", "Shock Chess", new Schema(PIECES, List.of(FROZEN, PASSED)),
        "rnbgkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBGKBNR w KQkq - 0 1", Armies.ORTHODOX_POWERS, "GRBN");
    this.options = options;
    resolves = !options.has("second-general");
    this.played = played == null ? this : played;
  }

  @Override
  public Variant within(Variant whole) {
    return new Shock(options, whole);
  }

  @Override
  public GameOptions options() {
    return options;
  }

  /** The first edition let the capture of a second General answer a check that had outlasted the pass. */
  @Override
  public TableFacts tableFacts() {
    return super.tableFacts().edition(2);
  }

  @Override
  public ReachFacts reachFacts() {
    return this;
  }

  @Override
  public boolean bounded() {
    return true;
  }

  @Override
  public boolean certain() {
    return true;
  }

  /** A side that can lose a General can be mated by any check, even by a King: it is frozen and cannot flee. */
  @Override
  public boolean holds(Position position, int side, int moves) {
    if (position.get(frozen) != 0 || position.pieces(side, general) != 0) {
      return false;
    }
    int ranks = Math.min(7, moves);
    long near = side == 0 ? -1L << 8 * (7 - ranks) : -1L >>> 8 * (7 - ranks);
    // A double step takes a Pawn that has not moved two ranks ahead.
    long unmoved = moves > 4 ? side == 0 ? 0xFFL << 8 : 0xFFL << 48 : 0;
    return (position.pieces(side, pawn()) & (near | unmoved)) == 0;
  }

  @Override
  public long active(Position position) {
    return position.get(frozen) == 0 ? -1L : position.pieces(1 - position.toMove());
  }

  @Override
  public long unsettled(Position position) {
    return position.pieces(1 - position.toMove(), general);
  }

  @Override
  public void capture(Position position, int from, int to, int victim) {
    if (Piece.type(position.piece(victim)) == general) {
      position.set(frozen, 1);
    }
    super.capture(position, from, to, victim);
  }

  @Override
  public void addSpecialMoves(Position position, MoveList moves) {
    if (position.get(frozen) != 0) {
      moves.add(EncodedMove.pass());
    }
  }

  @Override
  public void endTurn(Position position, int mover, int maker) {
    int side = position.toMove();
    if (mover == Move.NONE) {
      position.set(frozen, 0);
      position.set(passed, resolves && Attacks.inCheck(played, position, 1 - side) ? 1 : 0);
    } else if (position.get(passed) != 0) {
      position.set(passed, 0);
      if (position.get(frozen) != 0) {
        position.set(frozen, 0);
        // An army that is not frozen attacks the King that is still in check, and so the move is illegal.
        position.set(frozen, Attacks.inCheck(played, position, side) ? 0 : 1);
      }
    }
  }

  @Override
  public Setup tidied(Setup setup) {
    if (setup.get(passed) == 0) {
      return setup;
    }
    Position position = Position.of(setup);
    boolean stands = resolves && Attacks.inCheck(played, position, position.toMove());
    return stands ? setup : setup.with(passed, 0);
  }

  @Override
  public List<Fault> stateFaults(Setup setup) {
    List<Fault> faults = new ArrayList<>();
    boolean isFrozen = setup.get(frozen) != 0;
    boolean isPassed = setup.get(passed) != 0;
    if (isFrozen && isPassed) {
      faults.add(new Fault(Fault.NOWHERE, message("an army cannot be frozen after the enemy's pass")));
    }
    int square = setup.get(Schema.EN_PASSANT) - 1;
    if (square >= 0 && isFrozen) {
      faults.add(new Fault(square, message("the last move cannot both have captured a General and passed {0}",
          Square.name(square))));
    } else if (square >= 0 && isPassed) {
      faults.add(new Fault(square, message("the last move was a pass, so that no Pawn has passed {0}",
          Square.name(square))));
    }
    return faults;
  }
}
