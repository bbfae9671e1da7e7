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
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Fault;
import zugwerk.rules.GameOptions;
import zugwerk.rules.GameSetting;
import zugwerk.rules.Move;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveStyle;
import zugwerk.rules.TableFacts;

/**
 * Hitpoint Chess: a capture is an exchange of blows. The piece attacked loses as many points as the attacker has
 * firepower, the attacker as many as the other had; a piece with no points left is removed.
 *
 * <p>A piece on a hill or dug in resists as if it had one and a half times its points, for each of the two. What it
 * loses is converted back to its own points and rounded down, so that no piece is removed by a blow that it resists.
 *
 * <p>Source: Ralph Betza, "Hitpoint Chess", Chess Variant Pages; the page gives no year.
 */
final class Hitpoint extends ClassicGame implements MoveStyle {

  /** The others need the scale: without it their points would not be whole. */
  static final WordSettings DEFAULT = new WordSettings("Hitpoint Chess", Hitpoint::new,
      GameSetting.flag("scale", key("Scale"), key("Hit points and firepower are multiplied by 100."), false),
      new GameSetting("edge", key("Edge"),
          key("The attacker loses this percentage of the defender's points; it needs the scale."),
          0, 100, 100),
      GameSetting.flag("hills", key("Hills"),
          key("Squares can be hills, where a piece resists with 150 % of its points; they need the scale."), false),
      GameSetting.flag("entrenchment", key("Entrenchment"),
          key("A piece may spend its turn to dig in, and resists with 150 % until it moves; it needs the scale."),
          false))
      .needing("scale").sampled("scale", "scale;edge=0", "scale;edge=37", "scale;hills", "scale;entrenchment",
          "scale;edge=50;hills;entrenchment");

  private static final int[] FULL = {3, 9, 5, 3, 3, 1};
  private static final int MOST = 9;
  private static final char ENTRENCHES = '!';

  private final WordSettings options;
  private final HitpointSettings settings;
  private final int[] full = new int[FULL.length];
  private final int points;
  private final int hills;
  private final int trenches;

  Hitpoint(WordSettings options) {
    this(options, new HitpointSettings(options));
  }

  private Hitpoint(WordSettings options, HitpointSettings settings) {
    super("hitpoint", "Hitpoint Chess", new Schema(Armies.ORTHODOX, settings.slots(MOST)), Armies.ORTHODOX_START,
        Armies.ORTHODOX_POWERS, "QRBN");
    this.options = options;
    this.settings = settings;
    for (int type = 0; type < full.length; type++) {
      full[type] = FULL[type] * settings.scale();
    }
    points = schema().offset(schema().slots().getFirst());
    hills = settings.hills() ? schema().offset(HitpointSettings.HILL) : -1;
    trenches = settings.entrenchment() ? schema().offset(HitpointSettings.TRENCH) : -1;
  }

  /** Nothing happens to a hill. */
  @Override
  public TableFacts tableFacts() {
    return settings.hills() ? TableFacts.BY_SLOTS.keeping(HitpointSettings.HILL) : TableFacts.BY_SLOTS;
  }

  @Override
  public MoveStyle style() {
    return this;
  }

  @Override
  public GameOptions options() {
    return options;
  }

  @Override
  public int fullValue(Slot slot, int type) {
    return schema().offset(slot) == points ? full[type] : 0;
  }

  private int points(Position position, int square) {
    int left = position.get(points + square);
    return left == 0 ? full[Piece.type(position.piece(square))] : left;
  }

  /** The factor for a hill and a trench, in quarters: 4, 6 or 9. */
  private int quarters(Position position, int square, boolean dugIn) {
    int quarters = 4;
    if (hills >= 0 && position.get(hills + square) != 0) {
      quarters = 6;
    }
    return dugIn ? quarters * 3 / 2 : quarters;
  }

  private boolean dugIn(Position position, int square) {
    return trenches >= 0 && position.get(trenches + square) != 0;
  }

  /** The points that a piece resists with, fractions rounded up. Firepower is whole, so the comparison is exact. */
  private int resistance(Position position, int square) {
    return (points(position, square) * quarters(position, square, dugIn(position, square)) + 3) / 4;
  }

  /**
   * The points that an attack on a piece costs, by the attacker's edge; a fraction of a point costs the whole point.
   */
  private int cost(int resistance) {
    return (resistance * settings.edge() + 99) / 100;
  }

  @Override
  public boolean canAttack(Position position, int side, int type, int from, int square, long occupied) {
    // A royal piece that is no King stands there; a King may come there.
    boolean stands = (position.pieces(1 - side) >>> square & 1) != 0;
    int royal = stands ? square : position.king(1 - side);
    if (royal == Square.COUNT) {
      return true;
    }
    boolean dugIn = royal == square && dugIn(position, royal);
    return full[type] * 4 >= points(position, royal) * quarters(position, square, dugIn);
  }

  /** A King that would die is never captured: it would have been in check on its opponent's turn. */
  @Override
  public long victims(Position position, int side, int type) {
    long king = position.pieces(1 - side, Schema.KING);
    boolean dies = king != 0 && full[type] >= resistance(position, Long.numberOfTrailingZeros(king));
    return position.pieces(1 - side) & (dies ? ~king : -1L);
  }

  @Override
  public long targets(Position position, int side, int type, int from) {
    long targets = super.targets(position, side, type, from);
    if (type == Schema.KING) {
      // A King that would die by its own capture may not make it.
      for (long rest = targets & position.pieces(1 - side); rest != 0; rest &= rest - 1) {
        if (cost(resistance(position, Long.numberOfTrailingZeros(rest))) >= points(position, from)) {
          targets ^= Long.lowestOneBit(rest);
        }
      }
    }
    return targets;
  }

  /** All captures, since they can end in several ways. */
  @Override
  public long unsettled(Position position) {
    return position.pieces(1 - position.toMove());
  }

  /** A Pawn is promoted only where it survives. */
  @Override
  public long promoting(Position position, int side, int from, long targets) {
    long promoting = super.promoting(position, side, from, targets);
    for (long rest = promoting & position.pieces(1 - side); rest != 0; rest &= rest - 1) {
      promoting ^= arrives(position, from, Long.numberOfTrailingZeros(rest)) ? 0 : Long.lowestOneBit(rest);
    }
    return promoting;
  }

  @Override
  public boolean removes(Position position, int from, int victim) {
    return full[Piece.type(position.piece(from))] >= resistance(position, victim);
  }

  @Override
  public boolean arrives(Position position, int from, int victim) {
    return removes(position, from, victim) && cost(resistance(position, victim)) < points(position, from);
  }

  /** A piece that moves leaves its trench. */
  @Override
  public void step(Position position, int from, int to) {
    position.move(from, to);
    if (trenches >= 0) {
      position.set(trenches + to, 0);
    }
  }

  /** King and Rook both leave their trenches. */
  @Override
  public void castle(Position position, int kingFrom, int kingTo, int partnerFrom, int partnerTo) {
    step(position, kingFrom, kingTo);
    step(position, partnerFrom, partnerTo);
  }

  /** Blows are exchanged; the attacker goes to its square if it lives and the other does not. */
  @Override
  public void capture(Position position, int from, int to, int victim) {
    int firepower = full[Piece.type(position.piece(from))];
    int resistance = resistance(position, victim);
    int attackersLeft = points(position, from) - cost(resistance);
    if (firepower >= resistance) {
      position.remove(victim);
    } else {
      int quarters = quarters(position, victim, dugIn(position, victim));
      wound(position, victim, points(position, victim) - firepower * 4 / quarters);
    }
    if (attackersLeft <= 0) {
      position.remove(from);
    } else {
      wound(position, from, attackersLeft);
      if (firepower >= resistance) {
        step(position, from, to);
      }
    }
  }

  /** A King that would die by its own capture may not make it. */
  @Override
  public boolean forbids(Position position, int turn) {
    return position.hasLostKing(position.toMove());
  }

  private void wound(Position position, int square, int left) {
    position.set(points + square, left == full[Piece.type(position.piece(square))] ? 0 : left);
  }

  @Override
  public void addSpecialMoves(Position position, MoveList moves) {
    if (trenches >= 0) {
      for (long rest = position.pieces(position.toMove()) & ~position.marked(trenches); rest != 0; rest &= rest - 1) {
        int square = Long.numberOfTrailingZeros(rest);
        moves.add(EncodedMove.specialMove(square, ENTRENCHES));
      }
    }
  }

  @Override
  public void makeSpecialMove(Position position, int from, int to, char symbol) {
    position.set(trenches + to, 1);
  }

  @Override
  public char captureSign() {
    return ':';
  }

  @Override
  public boolean writesOrigins() {
    return true;
  }

  /** The squares emptied by death, the attacker's first; nothing where it takes its victim's place. */
  @Override
  public String remark(Position position, Move move) {
    int side = position.toMove();
    int victim = move instanceof Move.EnPassant ? move.to() + (side == 0 ? -8 : 8) : move.to();
    boolean attack = !(move instanceof Move.Castling) && (position.pieces(1 - side) >>> victim & 1) != 0;
    if (!attack) {
      return "";
    }
    int resistance = resistance(position, victim);
    boolean falls = full[Piece.type(position.piece(move.from()))] >= resistance;
    boolean dies = cost(resistance) >= points(position, move.from());
    if (!dies) {
      return falls ? "" : " (-)";
    }
    return " (:" + Square.name(move.from()) + (falls ? " :" + Square.name(victim) : "") + ")";
  }

  @Override
  public Setup tidied(Setup setup) {
    Setup tidied = setup;
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = setup.piece(square);
      if (piece != Piece.NONE && setup.get(points + square) == full[Piece.type(piece)]) {
        tidied = tidied.with(points + square, 0);
      }
    }
    return tidied;
  }

  @Override
  public List<Fault> stateFaults(Setup setup) {
    List<Fault> faults = new ArrayList<>();
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = setup.piece(square);
      if (piece != Piece.NONE && setup.get(points + square) > full[Piece.type(piece)]) {
        faults.add(new Fault(square, message(
            "the {0} on {1} has {2} hit points, and {3} are all that a piece of its type can have",
            message(schema().types().get(Piece.type(piece)).title()), Square.name(square), setup.get(points + square),
            full[Piece.type(piece)])));
      }
    }
    return faults;
  }
}
