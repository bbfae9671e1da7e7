package zugwerk.rules;

import java.util.List;
import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.board.Transformation;

/**
 * A game: its pieces and state, and the places where its rules differ from those of orthodox chess.
 *
 * <p>Immutable; settings that change the rules, such as power lists, make another instance. A game declares its state
 * as slots of its {@link Schema}; undo, key, texts and files follow from that declaration. A game overrides what it
 * changes: every other rule is that of orthodox chess. The program never assumes what <em>follows</em>
 * from the rules: the parts {@link #fastPath}, {@link #retroFacts}, {@link #tableFacts} and {@link #reachFacts},
 * {@link #pawnSquares}, {@link #pawnsJump} and {@link #keeps} promise nothing until a game says so.
 *
 * <p>A turn is a series of events, each one method here. {@link MoveMaker} lists them in their order.
 */
public abstract class Variant {

  private final String id;
  private final String title;
  private final Schema schema;
  private final String start;

  /**
   * Makes a game.
   *
   * @param id the word for it in files and on the command line
   * @param title its name as people read it
   * @param start the FEN of its start position
   */
  protected Variant(String id, String title, Schema schema, String start) {
    this.id = id;
    this.title = title;
    this.schema = schema;
    this.start = start;
  }

  /** The word for the game in files and on the command line. */
  public final String id() {
    return id;
  }

  /** The name of the game as people read it. */
  public final String title() {
    return title;
  }

  /** Its types of pieces and its slots. */
  public final Schema schema() {
    return schema;
  }

  /** The FEN of its start position. */
  public final String start() {
    return start;
  }

  /** The text of the settings that this game was made with, as after {@code --settings}; empty for the default. */
  public final String settings() {
    return options().text();
  }

  /**
   * This game as a part of another one that is played, such as the same game under fairy conditions. A game that asks
   * about checks or legal moves overrides this, so that it asks the game that is played.
   */
  public Variant within(Variant played) {
    return this;
  }

  // The parts of a game other than its rules.

  /** What the generator may rely on instead of making a move; nothing, unless the game says so. */
  public FastPath fastPath() {
    return FastPath.NONE;
  }

  /** How its moves are written. */
  public MoveStyle style() {
    return MoveStyle.STANDARD;
  }

  /** What can be concluded about the past of a position; nothing, unless the game says so. */
  public RetroFacts retroFacts() {
    return RetroFacts.NONE;
  }

  /** What endgame tables may rely on; nothing, unless the game says so. */
  public TableFacts tableFacts() {
    return TableFacts.NONE;
  }

  /** How far its pieces can get; nothing is out of reach, unless the game says so. */
  public ReachFacts reachFacts() {
    return ReachFacts.NONE;
  }

  /** How it ends other than by mate and stalemate; by default as in orthodox chess. */
  public OwnEnd ownEnd() {
    return OwnEnd.NONE;
  }

  /** Its settings. */
  public GameOptions options() {
    return GameOptions.NONE;
  }

  /** The rules of the game for its players, where the program has no help page of the game; may be empty. */
  public String rulesText() {
    return "";
  }

  // Pieces.

  /** The type that promotes and captures en passant. */
  public int pawn() {
    return schema.type('P');
  }

  /** Whether pieces of a type are Pawns: they are promoted, and can be captured en passant after a double step. */
  public boolean promotes(int type) {
    return type == pawn();
  }

  /** The type of the King's partner in castling. */
  public int castlingPartner() {
    return schema.type('R');
  }

  /** The types that a Pawn may become, in the order in which they are offered. */
  public abstract int[] promotions();

  /** How a piece of a side (0 White, 1 Black) and type moves in a position. */
  public abstract Movement movement(Position position, int side, int type);

  /** How many values a slot of types can have for this type: 1 where there is no such slot, or it never changes. */
  public int cycle(int type) {
    return schema.slots().stream().filter(slot -> slot.scope() == Slot.Scope.TYPE)
        .mapToInt(slot -> slot.max() + 1).max().orElse(1);
  }

  /** The pieces of a side that must not be lost: in check if one of them is attacked. */
  public long royals(Position position, int side) {
    return position.pieces(side, Schema.KING);
  }

  /** The pieces of a side that may be captured, as far as none of them must not be lost. */
  public final long capturable(Position position, int side) {
    return position.pieces(side) & ~royals(position, side);
  }

  // What may be played.

  /** The pieces that act: that may move and that attack. */
  public long active(Position position) {
    return -1L;
  }

  /** Where the piece on a square could go now, check aside: empty squares, and enemy pieces that it may capture. */
  public long targets(Position position, int side, int type, int from) {
    return movement(position, side, type).targets(from, position.occupied(), victims(position, side, type));
  }

  /** The enemy pieces that a piece of a type may capture if it reaches them; all but Kings, unless a game differs. */
  public long victims(Position position, int side, int type) {
    return position.pieces(1 - side) & ~position.pieces(1 - side, Schema.KING);
  }

  /** Whether a capture takes its victim off the board; yes, unless a game differs. */
  public boolean removes(Position position, int from, int victim) {
    return true;
  }

  /** Whether the piece that captures arrives on the square to which it goes; yes, unless a game differs. */
  public boolean arrives(Position position, int from, int victim) {
    return true;
  }

  /**
   * Those of some squares to which the game's own rules leave the way open, where a power finds it open; all of them,
   * unless the game says otherwise.
   *
   * @param type the type of the piece, whatever its power
   * @param from where its way begins, which need not be where it stands
   * @param occupied the squares on which pieces count as standing
   */
  public long open(Position position, int side, int type, int from, long squares, long occupied) {
    return squares;
  }

  /** The targets of a Pawn on which it is promoted. */
  public long promoting(Position position, int side, int from, long targets) {
    return targets & Square.lastRank(side);
  }

  /** Those of the targets on which a Pawn is promoted where it may also stay a Pawn; none, unless a game says so. */
  public long unpromoting(Position position, int side, int from, long promoting) {
    return 0;
  }

  /** Whether a piece that finds the way to a square open could capture the enemy King there. */
  public boolean canAttack(Position position, int side, int type, int from, int square, long occupied) {
    return true;
  }

  /** Whether a piece whose power attacks a square attacks the enemy King there. */
  public final boolean attacksKing(Position position, int side, int type, int from, int square, long occupied) {
    long target = Square.bit(square);
    return open(position, side, type, from, target, occupied | target) != 0
        && canAttack(position, side, type, from, square, occupied);
  }

  /**
   * Whether pieces attack in ways that {@link #movement} does not show, so that {@link #attackers} finds them. Such a
   * game has no {@linkplain #fastPath fast path}.
   */
  public boolean findsAttackers() {
    return false;
  }

  /**
   * The squares from which a side would attack a King on a square, in a game that {@link #findsAttackers}.
   *
   * @param occupied the pieces that bar the way; an enemy that is not among them does not attack
   */
  public long attackers(Position position, int square, int by, long occupied) {
    throw new IllegalStateException(id + " does not find attackers");
  }

  /** The pieces that may capture en passant by going to a square, check aside. */
  public long passers(Position position, int passed) {
    int side = position.toMove();
    Movement movement = movement(position, side, pawn());
    long passers = 0;
    for (long rest = position.pieces(side, pawn()) & active(position) & movement.passesFrom(passed); rest != 0; rest &=
        rest - 1) {
      boolean passes = movement.passes(Long.numberOfTrailingZeros(rest), passed, position.occupied());
      passers |= passes ? Long.lowestOneBit(rest) : 0;
    }
    return passers;
  }

  /**
   * Whether the game's own rules let a side castle; the rest is found for every game alike.
   *
   * @param from the King's square
   * @param to where it arrives
   * @param corner its partner's square
   */
  public boolean allowsCastling(Position position, int from, int to, int corner) {
    return true;
  }

  /**
   * Whether the square where a castling King arrives is judged only by the position after the turn. Else it must be
   * safe before, too, like the square where the King starts and the one that it crosses.
   */
  public boolean judgesArrivalAfter() {
    return false;
  }

  /**
   * What can make a piece's move to a square, where that matters to the game: a bit for each letter that can be the
   * tag of the move; 0 where there is no choice.
   *
   * @param passing whether the move captures en passant; if not, a move to an empty square is quiet
   */
  public long makers(Position position, int from, int to, boolean passing) {
    return 0;
  }

  /** Whether the {@link #makers} of a move, of which there are some, are squares instead of letters. */
  public boolean makersAreSquares(Position position, int from, int to, boolean passing) {
    return false;
  }

  /**
   * Adds moves of the game's own kinds, as {@link EncodedMove#specialMove}, {@link EncodedMove#locust},
   * {@link EncodedMove#drop} and {@link EncodedMove#pass}; each is made and tested for check later.
   */
  public void addSpecialMoves(Position position, MoveList moves) {}

  /**
   * Whether a turn may lead to a position, the safety of the mover's King aside; false forbids the move. A move that is
   * settled by the {@linkplain #fastPath fast path} is not judged by this.
   *
   * @param after the position after the whole turn, with the other side to move; it is as it was afterwards
   */
  public boolean allows(Position after) {
    return true;
  }

  /** Whether some legal moves may not be played because there are others; see {@link #choose}. */
  public boolean chooses() {
    return false;
  }

  /** Leaves of all legal moves of a position those that may be played although there are others. */
  public void choose(Position position, MoveList moves) {}

  /** Whether the turn that led to a position was legal: the game allows it, and the mover's King is not attacked. */
  public final boolean isLegalAfter(Position after) {
    return !Attacks.inCheck(this, after, 1 - after.toMove()) && allows(after);
  }

  // The events of a turn; the mover is the side to move until the turn is over.

  /** A piece goes to an empty square. */
  public void step(Position position, int from, int to) {
    position.move(from, to);
  }

  /**
   * A piece captures, en passant or not.
   *
   * @param to where the capturing piece goes
   * @param victim where the captured piece stands: {@code to}, unless the capture is en passant
   */
  public void capture(Position position, int from, int to, int victim) {
    if (victim != to) {
      position.remove(victim);
    }
    position.move(from, to);
  }

  /**
   * A Pawn that has stepped or captured becomes another piece: the one that stands on the square now, in the colour
   * that it has now. Nothing happens where no Pawn stands.
   */
  public void promote(Position position, int square, int type) {
    int pawn = position.piece(square);
    if (pawn != Piece.NONE && promotes(Piece.type(pawn))) {
      position.place(square, Piece.of(Piece.side(pawn), type));
    }
  }

  /** The King castles: it moves, then its partner does. */
  public void castle(Position position, int kingFrom, int kingTo, int partnerFrom, int partnerTo) {
    position.move(kingFrom, kingTo);
    position.move(partnerFrom, partnerTo);
  }

  /**
   * Whether a Pawn's move to a square two ranks ahead is a double step, so that the square passed is noted for a
   * capture en passant. Called before the move is made.
   *
   * @param maker what makes the move, of {@link #makers}
   */
  public boolean isDoubleStep(Position position, int from, int to, int maker) {
    return (movement(position, position.toMove(), Piece.type(position.piece(from))).doubleSteps(from,
        position.occupied())
        & Square.bit(to)) != 0;
  }

  /** A new piece of a type is put on a square by a drop that {@link #addSpecialMoves} offered. */
  public void drop(Position position, int type, int square) {
    position.place(square, Piece.of(position.toMove(), type));
  }

  /** A special move that {@link #addSpecialMoves} offered is made. */
  public void makeSpecialMove(Position position, int from, int to, char symbol) {
    throw new IllegalStateException(id + " has no special move " + symbol);
  }

  /** A piece has come to a square, or changed its side there, by something other than its own move. */
  public void appear(Position position, int square) {}

  /**
   * What follows from the move, which has been made with its capture and promotion.
   *
   * @param move the packed move
   * @param turn the {@linkplain Position#mark mark} at the begin of the turn
   */
  public void afterMove(Position position, int move, int turn) {}

  /**
   * Whether a turn breaks a rule that the game's own moves never break, but others can, such as those of a fairy
   * condition. Called before the turn ends. Only a game with slots of its own is asked.
   *
   * @param turn the {@linkplain Position#mark mark} at the begin of the turn
   */
  public boolean forbids(Position position, int turn) {
    return false;
  }

  /**
   * The turn ends.
   *
   * @param mover the type of the piece that moved, {@link Move#NONE} for a pass
   * @param maker what made the move, of {@link #makers}; {@link Move#NONE} where there was nothing to choose
   */
  public void endTurn(Position position, int mover, int maker) {}

  /**
   * The castling rights that are left after a turn, as in {@link Schema#CASTLING}. A right is lost for good when a King
   * or corner piece has left its square, was removed or replaced, at any time within the turn. Called only if there are
   * rights.
   *
   * @param turn the {@linkplain Position#mark mark} at the begin of the turn
   */
  public int keptRights(Position position, int turn) {
    return Rights.kept(position.get(Schema.CASTLING), position.changed(turn));
  }

  /**
   * The square where the piece that made the last move stands, or -1 if no piece moved there, or it is gone.
   *
   * @param turn the {@linkplain Position#mark mark} before the move
   */
  public int arrival(Position after, int turn, int move) {
    int to = EncodedMove.to(move);
    boolean goes = EncodedMove.carries(move) || EncodedMove.isAimed(move)
        && (after.pieces(1 - after.toMove()) & Square.bit(to)) != 0;
    boolean arrived = move != EncodedMove.NULL && goes
        && (after.changed(turn) & after.occupied() & Square.bit(to)) != 0;
    return arrived ? to : -1;
  }

  /** Whether the side that has checkmated has won by that. */
  public boolean mateWins(Position position) {
    return true;
  }

  // Setups.

  /** The squares on which a side's Pawns can stand between two turns; all of them, unless the game says otherwise. */
  public long pawnSquares(int side) {
    return -1L;
  }

  /** Whether a setup may have the King of the side that is not to move in check. */
  public boolean startsInCheck() {
    return false;
  }

  /** Whether a side may be set up without a King; no, unless the game's rules make sense of that and it says so. */
  public boolean mayLackKing() {
    return false;
  }

  /** Whether a piece may stand on the square that a Pawn has passed by a double step. */
  public boolean pawnsJump() {
    return true;
  }

  /** The same setup without state that says nothing, such as the points of a piece that has lost none. */
  public Setup tidied(Setup setup) {
    return setup;
  }

  /**
   * The value that a piece of a type has at first and can at most have, in a slot in which 0 stands for it.
   *
   * @return 0 where 0 means that there is nothing to say
   */
  public int fullValue(Slot slot, int type) {
    return 0;
  }

  /** The faults of the game's own state; those of pieces, rights and check are found for every game alike. */
  public List<Fault> stateFaults(Setup setup) {
    return List.of();
  }

  /**
   * Whether the game's own rules stay the same when the whole board is changed, as far as they say more than how pieces
   * move, Pawns are promoted and Kings castle. No, unless the game says so.
   */
  public boolean keeps(Transformation transformation) {
    return false;
  }

  /** What the rules mark on the board, for diagrams and the screen. */
  public RuleMarks marks() {
    return RuleMarks.NONE;
  }

  /** The squares that concern the piece on a square, as bits, such as that where it would be reborn. */
  public long marks(Position position, int square) {
    return 0;
  }

  /** Whether another game is the same one with the same settings. */
  @Override
  public final boolean equals(Object other) {
    return this == other || other instanceof Variant that && getClass() == that.getClass() && id.equals(that.id)
        && settings().equals(that.settings());
  }

  @Override
  public final int hashCode() {
    return id.hashCode();
  }

  @Override
  public final String toString() {
    return title;
  }
}
