package zugwerk.rules;

import java.util.List;
import java.util.Optional;
import zugwerk.betza.Movement;
import zugwerk.betza.PowerLists;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;

/**
 * A game: its pieces and state, and the places where its rules differ from those of orthodox chess.
 *
 * <p>Immutable; settings that change the rules, such as power lists, make another instance. A game declares its
 * state as slots of its {@link Schema}; undo, key, texts and files follow from that declaration. Everything else
 * has a default that is orthodox chess.
 */
public abstract class Variant {

  private final String id;
  private final String title;
  private final Schema schema;
  private final String start;

  /**
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

  /** The type that promotes and captures en passant. */
  public int pawn() {
    return schema.type('P');
  }

  /** The type of the King's partner in castling. */
  public int castlingPartner() {
    return schema.type('R');
  }

  /** The types that a Pawn may become, in the order in which they are offered. */
  public abstract int[] promotions();

  /** How a piece of a side (0 White, 1 Black) and type goes in a position. */
  public abstract Movement movement(Position position, int side, int type);

  /** How a piece will go once a piece of the type {@code mover} has moved. */
  public Movement movementAfter(Position position, int side, int type, int mover) {
    return movement(position, side, type);
  }

  /** Whether a move by a piece of this type can change how any piece goes. */
  public boolean changesPowers(int mover) {
    return false;
  }

  /** After how many moves of a type its pieces have their first powers again; 1 where they never change. */
  public int cycle(int type) {
    return 1;
  }

  /**
   * Whether endgame tables can hold the game: all its state is at most one slot of types, whose values count the moves
   * of each type round its {@link #cycle} and decide how its pieces go; whatever else it changes about orthodox chess
   * it tells by {@link #movement}, {@link #promotions} and {@link #pawnsRetreat}.
   */
  public boolean tabulated() {
    return false;
  }

  /** The pieces that act: that may move and that attack. */
  public long active(Position position) {
    return -1L;
  }

  /** The pieces of the side to move that are taken off at the end of its turn, unless that turn prevents it. */
  public long leaving(Position position) {
    return 0;
  }

  /** Whether the King of the side not to move could die at the end of its next turn. */
  public boolean kingFades(Position position) {
    return false;
  }

  /** Where the piece on a square could go now, check aside: empty squares, and enemy pieces that he may capture. */
  public long targets(Position position, int side, int type, int from) {
    return movement(position, side, type).targets(
        from, position.occupied(), position.pieces(1 - side) & ~position.pieces(1 - side, Schema.KING));
  }

  /** Of a Pawn's targets, those on which he is promoted. */
  public long promoting(Position position, int side, int from, long targets) {
    return targets & (side == 0 ? 0xFFL << 56 : 0xFFL);
  }

  /**
   * Squares such that a move from or to one of them does more than carry a piece there, and take away whoever stood
   * there; such moves are made and looked at before they are called legal.
   */
  public long unsettled(Position position) {
    return 0;
  }

  /**
   * Empty squares to which the King of the side not to move could step next, check aside, after whatever step of the
   * side to move that goes neither there nor from or to an {@linkplain #unsettled unsettled} square; some may be left
   * out.
   */
  public long flights(Position position) {
    int side = 1 - position.toMove();
    int king = position.king(side);
    if (king == Square.COUNT || (active(position) >>> king & 1) == 0) {
      return 0;
    }
    return targets(position, side, Schema.KING, king) & ~position.occupied()
        & movement(position, side, Schema.KING).leaps(king);
  }

  /** Whether a piece that finds the way to a square open could capture the enemy King there. */
  public boolean canAttack(Position position, int side, int type, int from, int square, long occupied) {
    return true;
  }

  /** Whether a move is legal whatever becomes of the mover's King. */
  public boolean alwaysLegal(Position position, int move) {
    return false;
  }

  /** Whether the game's own rules let a side castle, its King going between the squares, its partner from a corner. */
  public boolean allowsCastling(Position position, int from, int to, int corner) {
    return true;
  }

  /** Carries out a piece's move to a square, with what happens to a piece that stands there. */
  public void step(Position position, int from, int to) {
    position.move(from, to);
  }

  /** Carries out castling: the King moves, then its partner. */
  public void castle(Position position, int kingFrom, int kingTo, int partnerFrom, int partnerTo) {
    position.move(kingFrom, kingTo);
    position.move(partnerFrom, partnerTo);
  }

  /** Carries out a capture en passant. */
  public void passing(Position position, int from, int to, int captured) {
    position.move(from, to);
    position.remove(captured);
  }

  /**
   * What can make a piece's move to a square, where that matters to the game: a bit for each letter that may be asked
   * for as a tag; 0 where nothing is to choose.
   *
   * @param passing whether the move captures en passant; if not, a move to an empty square is quiet
   */
  public long makers(Position position, int from, int to, boolean passing) {
    return 0;
  }

  /**
   * Whether a Pawn of the side to move makes an initial step of two squares straight ahead, so that the square it
   * passes is noted for en passant.
   *
   * @param maker what makes the step, of {@link #makers}; {@link Move#NONE} where nothing is to choose
   */
  public boolean doubleSteps(Position position, int from, int to, int maker) {
    return Math.abs(from - to) == 16 && (movement(position, position.toMove(), pawn())
        .doubleSteps(from, position.occupied()) & Square.bit(to)) != 0;
  }

  /**
   * Adds moves of the game's own kinds, as {@link EncodedMove#act} and {@link EncodedMove#pass}; each is tested for
   * check later.
   */
  public void addSpecialMoves(Position position, MoveList moves) {}

  /** Carries out an act that {@link #addSpecialMoves} offered. */
  public void makeSpecialMove(Position position, int from, int to, char symbol) {
    throw new IllegalStateException(id + " has no act " + symbol);
  }

  /**
   * What follows at the end of a turn; the mover is still the side to move.
   *
   * @param mover the type of the piece that moved, {@link Move#NONE} for a pass
   * @param maker what made the move, of {@link #makers}; {@link Move#NONE} where nothing is to choose
   */
  public void endTurn(Position position, int mover, int maker) {}

  /** Whether the side that has checkmated has won by that. */
  public boolean mateWins(Position position) {
    return true;
  }

  /** How written moves name a piece of this type now: its letter, unless the game names powers. */
  public String name(Position position, int side, int type) {
    return String.valueOf(schema.types().get(type).letter());
  }

  /**
   * How written moves name what a piece of this type is after his move, behind {@code =}; empty where nothing changes.
   * The position is the one after the move.
   */
  public String nameAfter(Position position, int side, int type) {
    return "";
  }

  /** The sign of capture in written moves. */
  public char captureSign() {
    return 'x';
  }

  /** Whether written captures always show the square that the piece came from. */
  public boolean writesOrigins() {
    return false;
  }

  /** What a written act begins with, before the piece and his square; empty where it is written as in long form. */
  public String specialMoveSign(char symbol) {
    return "";
  }

  /** What a written move ends in before the signs of check and mate, given the position before it. */
  public String suffix(Position position, Move move) {
    return "";
  }

  /** What a written move ends in behind all signs, in brackets, given the position before it. */
  public String remark(Position position, Move move) {
    return "";
  }

  /** Whether a Pawn may stand on the first rank of his own side. */
  public boolean pawnsRetreat() {
    return false;
  }

  /** The text of the settings that this game was made with, as after {@code --settings}; empty for the default. */
  public String settings() {
    return "";
  }

  /** All settings that the game is played with, the default ones too, in the form of {@link #settings}. */
  public String allSettings() {
    return "";
  }

  /** How the settings are written, in a sentence for the user; empty for a game without. */
  public String settingsHint() {
    return "";
  }

  /** The power lists of the types, where these are all the settings: the settings' text is then that of the lists. */
  public Optional<PowerLists> powerLists() {
    return Optional.empty();
  }

  /**
   * Whether Pawns and Bishops come to their squares as in orthodox chess: a Pawn leaves his file only by taking an
   * enemy piece off the board and never goes back, and a Bishop goes along diagonals.
   */
  public boolean orthodoxOrigins() {
    return false;
  }

  /** Whether a check to the side to move is always due to one move of the other side, made as in orthodox chess. */
  public boolean orthodoxChecks() {
    return false;
  }

  /** Whether a Pawn's double step can jump over a piece. */
  public boolean pawnsJump() {
    return false;
  }

  /** The same setup without state that says nothing, such as points of a piece that has lost none. */
  public Setup tidied(Setup setup) {
    return setup;
  }

  /** Faults of the game's own state; those of pieces, rights and check are found for every game alike. */
  public List<Fault> stateFaults(Setup setup) {
    return List.of();
  }

  @Override
  public final String toString() {
    return title;
  }
}
