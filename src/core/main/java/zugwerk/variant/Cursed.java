package zugwerk.variant;

import static zugwerk.work.Message.message;
import static zugwerk.work.Texts.key;

import java.util.ArrayList;
import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.Fault;
import zugwerk.rules.GameOptions;
import zugwerk.rules.GameSetting;
import zugwerk.rules.Move;
import zugwerk.rules.MoveStyle;
import zugwerk.rules.ReachFacts;

/**
 * Cursed Chess: a piece that is captured leaves a tile of its colour, which the other side may not cross once the
 * capturing piece has moved off. A piece that lands on such a tile is forfeited, and the tile is removed with it.
 *
 * <p>Source: Jeremy Dunn, "Cursed Chess", Chess Variant Pages, 1999.
 */
final class Cursed extends ClassicGame implements MoveStyle, ReachFacts {

  private static final int GREY = 3;

  private static final Slot TILE = new Slot(key("tile"), Slot.Scope.SQUARE, GREY, Slot.COLOURS)
      .headed(key("Tiles"));

  static final WordSettings DEFAULT = new WordSettings("Cursed Chess", Cursed::new,
      GameSetting.flag("either-leg", key("Either leg"),
          key("A Knight may begin with the short leg of its L as well; it is barred only if both ways are."), false),
      GameSetting.flag("both-legs", key("Both legs"),
          key("A Knight is barred if either way of its L is, with the long leg first or the short one."), false),
      GameSetting.flag("immediate-exchange", key("Immediate exchange"),
          key("Only an immediate recapture counts with the capture before it; a later one lays its own tile."), false))
      .excluding("either-leg", "both-legs")
      .sampled("either-leg", "both-legs", "immediate-exchange", "both-legs;immediate-exchange");

  /** A piece that has captured in the last turn, so that its capture would be an immediate recapture. */
  private static final Slot CAPTURER = new Slot(key("has just captured"), Slot.Scope.PIECE, 1, "x")
      .headed(key("Has just captured"));

  /** The squares that a piece crosses between two squares: those on the line, or on the long leg of a Knight's L. */
  private static final long[] CROSSED = new long[Square.COUNT * Square.COUNT];

  static {
    for (int from = 0; from < Square.COUNT; from++) {
      for (int to = 0; to < Square.COUNT; to++) {
        CROSSED[from << 6 | to] = between(from, to);
      }
    }
  }

  private final int tiles = schema().offset(TILE);
  private final WordSettings options;
  private final boolean eitherLeg;
  private final boolean bothLegs;
  /** The cells of the pieces that have just captured; -1 where that does not matter. */
  private final int capturers;

  Cursed(WordSettings options) {
    super("cursed", "Cursed Chess", new Schema(Armies.ORTHODOX, slots(options)), Armies.ORTHODOX_START,
        Armies.ORTHODOX_POWERS, "QRBN");
    this.options = options;
    eitherLeg = options.has("either-leg");
    bothLegs = options.has("both-legs");
    capturers = options.has("immediate-exchange") ? schema().offset(CAPTURER) : -1;
  }

  private static List<Slot> slots(WordSettings options) {
    return options.has("immediate-exchange") ? List.of(TILE, CAPTURER) : List.of(TILE);
  }

  @Override
  public GameOptions options() {
    return options;
  }

  private static long between(int from, int to) {
    int files = Square.file(to) - Square.file(from);
    int ranks = Square.rank(to) - Square.rank(from);
    int longer = Math.max(Math.abs(files), Math.abs(ranks));
    int shorter = Math.min(Math.abs(files), Math.abs(ranks));
    boolean knight = longer == 2 && shorter == 1;
    if (!knight && shorter != 0 && shorter != longer) {
      return 0;
    }
    int file = knight && Math.abs(files) == 1 ? 0 : Integer.signum(files);
    int rank = knight && Math.abs(ranks) == 1 ? 0 : Integer.signum(ranks);
    long crossed = 0;
    for (int step = 1; step < (knight ? 3 : longer); step++) {
      crossed |= Square.bit(from + step * (file + 8 * rank));
    }
    return crossed;
  }

  /** Whether the ways that count cross one of some squares. The way back, reversed, begins with the short leg. */
  private boolean crosses(int from, int to, long squares) {
    boolean longFirst = (CROSSED[from << 6 | to] & squares) != 0;
    return longFirst ? !eitherLeg || (CROSSED[to << 6 | from] & squares) != 0
        : bothLegs && (CROSSED[to << 6 | from] & squares) != 0;
  }

  /** The active tiles that a side may not cross, with pieces standing on the given squares. */
  private long bars(Position position, int side, long occupied) {
    return position.marked(tiles) == 0
        ? 0 : (position.marked(tiles, 2 - side) | position.marked(tiles, GREY)) & ~occupied;
  }

  private long active(Position position, long occupied) {
    return position.marked(tiles) & ~occupied;
  }

  @Override
  public long targets(Position position, int side, int type, int from) {
    return open(position, side, type, from, super.targets(position, side, type, from), position.occupied());
  }

  /** A King does not land on a tile, and nothing crosses those that bar it. */
  @Override
  public long open(Position position, int side, int type, int from, long squares, long occupied) {
    if (position.marked(tiles) == 0) {
      return squares;
    }
    long open = type == Schema.KING ? squares & ~active(position, occupied) : squares;
    long bars = bars(position, side, occupied);
    for (long rest = bars == 0 ? 0 : open; rest != 0; rest &= rest - 1) {
      if (crosses(from, Long.numberOfTrailingZeros(rest), bars)) {
        open ^= Long.lowestOneBit(rest);
      }
    }
    return open;
  }

  /** The tiles: landing on one removes it, and leaving one lets it bar the way. */
  @Override
  public long unsettled(Position position) {
    return position.marked(tiles) & ~position.pieces(1 - position.toMove());
  }

  @Override
  public long promoting(Position position, int side, int from, long targets) {
    return super.promoting(position, side, from, targets) & ~active(position, position.occupied());
  }

  @Override
  public boolean allowsCastling(Position position, int from, int to, int corner) {
    int partner = from + to >> 1;
    long bars = bars(position, position.toMove(), position.occupied());
    return (active(position, position.occupied()) & (Square.bit(to) | Square.bit(partner))) == 0
        && !crosses(from, to, bars)
        && !crosses(corner, partner, bars);
  }

  /** The tile falls where the captured piece stood; only the square of a capture en passant can hold another one. */
  @Override
  public void capture(Position position, int from, int to, int victim) {
    curse(position, victim);
    if (victim == to) {
      position.move(from, to);
      if (capturers >= 0) {
        position.set(capturers + to, 1);
      }
    } else {
      position.remove(victim);
      step(position, from, to);
    }
  }

  @Override
  public void step(Position position, int from, int to) {
    if (position.get(tiles + to) == 0) {
      position.move(from, to);
    } else {
      position.remove(from);
      position.set(tiles + to, 0);
    }
  }

  /** The new piece has captured, if the Pawn has. */
  @Override
  public void promote(Position position, int square, int type) {
    int captured = capturers < 0 ? 0 : position.get(capturers + square);
    super.promote(position, square, type);
    if (captured != 0) {
      position.set(capturers + square, captured);
    }
  }

  /** What was not recaptured at once has ended an exchange. */
  @Override
  public void endTurn(Position position, int mover, int maker) {
    long ended = capturers < 0 ? 0 : position.marked(capturers) & position.pieces(1 - position.toMove());
    for (; ended != 0; ended &= ended - 1) {
      position.set(capturers + Long.numberOfTrailingZeros(ended), 0);
    }
  }

  /** Whatever brought the piece, no tile of its own colour lies under it. */
  @Override
  public void appear(Position position, int square) {
    if (position.get(tiles + square) == 1 + Piece.side(position.piece(square))) {
      position.set(tiles + square, 0);
    }
  }

  /**
   * The piece on a square is captured and leaves its tile there, which has the colour of the side that has lost more
   * pieces on it, in one exchange if only immediate recaptures count together.
   */
  private void curse(Position position, int square) {
    int own = 1 + Piece.side(position.piece(square));
    int tile = position.get(tiles + square);
    boolean begins = capturers >= 0 && position.get(capturers + square) == 0;
    position.set(tiles + square, begins || tile == 0 || tile == GREY || tile == own ? own : GREY);
  }

  @Override
  public ReachFacts reachFacts() {
    return this;
  }

  @Override
  public boolean bounded() {
    return true;
  }

  /** A King may not land on a tile; those that lie dormant now may be active by then. */
  @Override
  public long closed(Position position, int side) {
    return position.marked(tiles);
  }

  /**
   * Each further tile takes a capture and, so that it becomes active, another move of the same side; only a capture en
   * passant leaves it active at once.
   */
  @Override
  public int closable(Position position, int side, int own, int others) {
    return (passes(position, side) ? own : Math.max(0, own - 1))
        + (passes(position, 1 - side) ? others : Math.max(0, others - 1));
  }

  /** Whether a side might capture en passant, now or later. */
  private boolean passes(Position position, int side) {
    long unmoved = side == 0 ? 0xFFL << 48 : 0xFFL << 8;
    return position.pieces(side, pawn()) != 0
        && (position.get(Schema.EN_PASSANT) != 0 || (position.pieces(1 - side, pawn()) & unmoved) != 0);
  }

  @Override
  public MoveStyle style() {
    return this;
  }

  @Override
  public String suffix(Position position, Move move) {
    boolean lands = move instanceof Move.Step || move instanceof Move.EnPassant;
    return lands && (active(position, position.occupied()) >>> move.to() & 1) != 0 ? "\u2020" : "";
  }

  /** Only a piece of the side that has moved, on the tile of its victim, has just captured. */
  @Override
  public Setup tidied(Setup setup) {
    Setup tidied = setup;
    for (int square = 0; capturers >= 0 && square < Square.COUNT; square++) {
      int piece = setup.piece(square);
      boolean captured = piece != Piece.NONE && Piece.side(piece) != setup.get(Schema.SIDE_TO_MOVE)
          && setup.get(tiles + square) != 0;
      tidied = captured ? tidied : tidied.with(capturers + square, 0);
    }
    return tidied;
  }

  @Override
  public List<Fault> stateFaults(Setup setup) {
    List<Fault> faults = new ArrayList<>();
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = setup.piece(square);
      if (piece != Piece.NONE && setup.get(tiles + square) == 1 + Piece.side(piece)) {
        faults.add(new Fault(square, Piece.side(piece) == 0
            ? message("a white tile cannot lie under the white piece on {0}", Square.name(square))
            : message("a black tile cannot lie under the black piece on {0}", Square.name(square))));
      }
    }
    return faults;
  }
}
