package zugwerk.variant;

import static zugwerk.work.Texts.key;

import java.util.List;
import org.jspecify.annotations.Nullable;
import zugwerk.board.PieceType;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.Attacks;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.GameOptions;
import zugwerk.rules.GameSetting;
import zugwerk.rules.Generator;
import zugwerk.rules.Move;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveStyle;
import zugwerk.rules.OwnEnd;
import zugwerk.rules.TableFacts;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;

/**
 * Poison Chess: a Harpy gives itself up to poison an enemy piece beside it. That piece is frozen, and removed at the
 * end of its owner's fifth turn unless a Doctor cures it.
 *
 * <p>Source: Bryan Lambert, "Poison Chess", Chess Variant Pages, 1999.
 */
final class Poison extends ClassicGame implements MoveStyle {

  private static final int FULL_COUNT = 5;
  private static final char POISONS = '*';
  private static final char CURES = '+';

  private static final List<PieceType> PIECES = List.of(
      new PieceType('K', key("King")),
      new PieceType('D', key("Doctor")),
      new PieceType('G', key("Guard")),
      new PieceType('R', key("Rook")),
      new PieceType('H', key("Harpy")),
      new PieceType('B', key("Bishop")),
      new PieceType('N', key("Knight")),
      new PieceType('P', key("Pawn")));

  private static final String[] POWERS = {"K", "Q", "Q", "R", "R", "B", "N", Armies.PAWN};

  static final WordSettings DEFAULT = new WordSettings("Poison Chess", Poison::new,
      GameSetting.flag("repoison", key("Repoisoning"),
          key("A Harpy may poison a piece that is already poisoned; its count is five again."), false),
      GameSetting.flag("cure-any", key("Cure of any piece"),
          key("A Doctor may cure a poisoned piece of either side."), false),
      GameSetting.flag("opponent-turns", key("Opponent's turns"),
          key("Counts drop at the end of each turn of the other side, instead of the piece's own side."), false),
      GameSetting.flag("guards-ignored", key("Guards ignored"),
          key("A King attacks the poisoned King beside it even if that one is guarded."), false))
      .sampled("repoison", "cure-any", "repoison;cure-any", "opponent-turns", "guards-ignored",
          "repoison;cure-any;opponent-turns;guards-ignored");

  private static final Slot COUNT = new Slot(key("poison count"), Slot.Scope.PIECE, FULL_COUNT)
      .headed(key("Poisoned"));

  private final int count = schema().offset(COUNT);
  private final int harpy = schema().type('H');
  private final int doctor = schema().type('D');
  private final WordSettings options;
  private final boolean repoisons;
  private final boolean curesAny;
  private final boolean opponentTurns;
  private final boolean guardsIgnored;
  private final Variant played;
  private final boolean isPart;
  private final ThreadLocal<Judge> judges = ThreadLocal.withInitial(this::judge);

  /** Judges whether a King's last turn mates. While it does, Kings in their last turn stand, mating or not. */
  private static final class Judge {

    private final Generator generator;
    private boolean judging;

    Judge(Generator generator) {
      this.generator = generator;
    }
  }

  Poison(WordSettings options) {
    this(options, null);
  }

  private Poison(WordSettings options, @Nullable Variant played) {
    super("poison", "Poison Chess", new Schema(PIECES, List.of(COUNT)),
        "hnbdkbnh/pppppppp/8/8/8/8/PPPPPPPP/HNBDKBNH w KQkq - 0 1", POWERS, "NBRG");
    this.options = options;
    repoisons = options.has("repoison");
    curesAny = options.has("cure-any");
    opponentTurns = options.has("opponent-turns");
    guardsIgnored = options.has("guards-ignored");
    this.played = played == null ? this : played;
    isPart = played != null;
  }

  private Judge judge() {
    return new Judge(new Generator(played));
  }

  @Override
  public Variant within(Variant whole) {
    return new Poison(options, whole);
  }

  @Override
  public GameOptions options() {
    return options;
  }

  /**
   * The first edition let every move be legal in a King's last turn, the second let guarded Kings that are not poisoned
   * stay side by side.
   */
  @Override
  public TableFacts tableFacts() {
    return super.tableFacts().edition(3);
  }

  @Override
  public int castlingPartner() {
    return harpy;
  }

  /** A poisoned piece does nothing. */
  @Override
  public long active(Position position) {
    return ~position.marked(count);
  }

  @Override
  public long leaving(Position position) {
    return position.marked(count, 1) & position.pieces(counting(position));
  }

  /** The side whose counts drop at the end of the turn. */
  private int counting(Position position) {
    return opponentTurns ? 1 - position.toMove() : position.toMove();
  }

  @Override
  public boolean kingMayDie(Position position, int side) {
    return !opponentTurns && (position.pieces(side, Schema.KING) & position.marked(count, 1)) != 0;
  }

  /** A King that dies at the end of the other side's turn has lost the game for the side to move. */
  @Override
  public OwnEnd ownEnd() {
    return opponentTurns
        ? position -> position.hasLostKing(position.toMove()) ? Verdict.LOST : Verdict.OPEN : OwnEnd.NONE;
  }

  @Override
  public long targets(Position position, int side, int type, int from) {
    long targets = open(position, side, type, from, super.targets(position, side, type, from), position.occupied());
    if (type == Schema.KING) {
      // No unpoisoned King steps beside another, guarded or not.
      targets &= isPart ? -1L : ~besideKing(position, 1 - side);
    } else if (side == position.toMove() && mustSplit(position)) {
      targets = 0;
    }
    return targets;
  }

  /** Whether the King must leave, as the one beside it has just been cured; under conditions, {@link #forbids} sees. */
  private boolean mustSplit(Position position) {
    return !isPart && areBeside(position);
  }

  /** Whether the Kings stand side by side and neither is poisoned. */
  private boolean areBeside(Position position) {
    return (besideKing(position, 0) & position.pieces(1, Schema.KING) & active(position)) != 0;
  }

  private long besideKing(Position position, int side) {
    return aroundKing(position.pieces(side, Schema.KING) & active(position));
  }

  /** Only a cure brings Kings that are not poisoned side by side. */
  @Override
  public boolean forbids(Position position, int turn) {
    return areBeside(position) && !isCured(position, 0, turn) && !isCured(position, 1, turn);
  }

  private boolean isCured(Position position, int side, int turn) {
    int king = position.king(side);
    return position.before(turn, king) == position.piece(king) && position.before(turn, count + king) != 0;
  }

  /** Harpies take Harpies only. */
  @Override
  public long open(Position position, int side, int type, int from, long squares, long occupied) {
    return type == harpy
        ? squares & (~occupied | position.pieces(side, harpy) | position.pieces(1 - side, harpy)) : squares;
  }

  @Override
  public boolean allowsCastling(Position position, int from, int to, int corner) {
    return (besideKing(position, 1 - position.toMove()) >>> to & 1) == 0;
  }

  private long around(int square) {
    return movement(0, Schema.KING).attacksFrom(square);
  }

  private long aroundKing(long king) {
    return king == 0 ? 0 : around(Long.numberOfTrailingZeros(king));
  }

  /**
   * A Harpy takes no King. A King takes a poisoned King only if that one has no guard, and the same decides whether
   * a King has been cured beside it. Otherwise Kings attack each other, guarded or not.
   */
  @Override
  public boolean canAttack(Position position, int side, int type, int from, int square, long occupied) {
    if (type != Schema.KING || guardsIgnored) {
      return type != harpy;
    }
    long other = position.pieces(1 - side, Schema.KING);
    boolean cured = position.toMove() == side && other == Square.bit(square) && (around(from) & other) != 0;
    return (other & active(position)) != 0 && !cured
        || !isGuarded(position, side, from, square, occupied);
  }

  /** Whether a King that takes another is taken back; under conditions, guards may depend on where it stands then. */
  private boolean isGuarded(Position position, int side, int from, int square, long occupied) {
    if (!isPart) {
      return Attacks.attacked(played, position, square, 1 - side, occupied & ~Square.bit(from) & ~Square.bit(square));
    }
    int mark = position.mark();
    for (long king = position.pieces(1 - side, Schema.KING); king != 0; king &= king - 1) {
      position.remove(Long.numberOfTrailingZeros(king));
    }
    position.move(from, square);
    boolean guarded = Attacks.inCheck(played, position, side);
    position.rollback(mark);
    return guarded;
  }

  @Override
  public long unsettled(Position position) {
    int side = position.toMove();
    long own = position.pieces(side, Schema.KING);
    long other = position.pieces(1 - side, Schema.KING);
    // Whether one King attacks the other beside it depends on guards, and a King that dies opens lines.
    boolean beside = (aroundKing(own) & other) != 0;
    boolean unclear = beside || ((own | other) & leaving(position)) != 0;
    return unclear ? -1L : isPart ? besideKing(position, 1 - side) : 0;
  }

  /** Pieces that die of poison open lines at the end of their turn. */
  @Override
  public long flights(Variant variant, Position position) {
    return position.marked(count) == 0 ? super.flights(variant, position) & ~besideKing(position, position.toMove())
        : 0;
  }

  @Override
  public void addSpecialMoves(Position position, MoveList moves) {
    int side = position.toMove();
    long poisoned = position.marked(count);
    boolean splitting = mustSplit(position);
    long victims = position.pieces(1 - side) & (splitting ? position.pieces(1 - side, Schema.KING)
        : repoisons ? -1L : ~poisoned);
    for (long rest = position.pieces(side, harpy) & ~poisoned; rest != 0; rest &= rest - 1) {
      add(Long.numberOfTrailingZeros(rest), victims, POISONS, moves);
    }
    long patients =
        splitting ? 0 : (curesAny ? position.occupied() & ~kingBeside(position) : position.pieces(side)) & poisoned;
    for (long rest = patients == 0 ? 0 : position.pieces(side, doctor); rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      if ((poisoned >>> from & 1) != 0) {
        moves.add(EncodedMove.specialMove(from, from, CURES));
      } else {
        add(from, patients, CURES, moves);
      }
    }
  }

  /** The enemy King beside the own one that is not poisoned, and would be attacked if a Doctor cured that one. */
  private long kingBeside(Position position) {
    long king = position.pieces(position.toMove(), Schema.KING) & active(position);
    return position.pieces(1 - position.toMove(), Schema.KING) & aroundKing(king);
  }

  private void add(int from, long pieces, char symbol, MoveList moves) {
    for (long rest = around(from) & pieces; rest != 0; rest &= rest - 1) {
      moves.add(EncodedMove.specialMove(from, Long.numberOfTrailingZeros(rest), symbol));
    }
  }

  @Override
  public void makeSpecialMove(Position position, int from, int to, char symbol) {
    if (symbol == POISONS) {
      position.remove(from);
      position.set(count + to, FULL_COUNT);
    } else {
      position.set(count + to, 0);
    }
  }

  /** The piece that the opponent has just poisoned begins to count with its next turn. */
  @Override
  public void afterMove(Position position, int move, int turn) {
    if (opponentTurns) {
      long spared = EncodedMove.isSpecialMove(move, POISONS) ? Square.bit(EncodedMove.to(move)) : 0;
      countDown(position, position.pieces(1 - position.toMove()) & ~spared);
    }
  }

  @Override
  public void endTurn(Position position, int mover, int maker) {
    if (opponentTurns) {
      return;
    }
    int side = position.toMove();
    long king = position.pieces(side, Schema.KING);
    boolean kingDies = (king & leaving(position)) != 0;
    countDown(position, position.pieces(side) & (kingDies ? ~king : -1L));
    if (kingDies && !staysOn(position, side)) {
      position.remove(Long.numberOfTrailingZeros(king));
    }
  }

  private void countDown(Position position, long pieces) {
    for (long rest = position.marked(count) & pieces; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      int left = position.get(count + square) - 1;
      if (left == 0) {
        position.remove(square);
      } else {
        position.set(count + square, left);
      }
    }
  }

  /** Whether a King in its last turn stays on: it is attacked, so the turn is illegal, or the turn checkmates. */
  private boolean staysOn(Position position, int side) {
    if (Attacks.inCheck(played, position, side)) {
      return true;
    }
    Judge judge = judges.get();
    if (judge.judging || !Attacks.inCheck(played, position, 1 - side)) {
      return judge.judging;
    }
    judge.judging = true;
    int mark = position.mark();
    position.set(Schema.SIDE_TO_MOVE, 1 - side);
    boolean mates = !judge.generator.hasLegal(position);
    position.rollback(mark);
    judge.judging = false;
    return mates;
  }

  @Override
  public MoveStyle style() {
    return this;
  }

  @Override
  public String specialMoveSign(char symbol) {
    return symbol == POISONS ? "x" : "c";
  }

  @Override
  public String remark(Position position, Move move) {
    if (!(move instanceof Move.SpecialMove special)) {
      return "";
    }
    return "[" + Square.name(special.to()) + (special.symbol() == POISONS ? "," + FULL_COUNT : "") + "]";
  }

  /** A side whose King is poisoned and that has no Doctor does not win by mate. */
  @Override
  public boolean mateWins(Position position) {
    int winner = 1 - position.toMove();
    return (position.pieces(winner, Schema.KING) & position.marked(count)) == 0 || position.pieces(winner, doctor) != 0;
  }
}
