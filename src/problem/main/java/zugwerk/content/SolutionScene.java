package zugwerk.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.problem.Problem;
import zugwerk.rules.Attacks;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.Move;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;

/**
 * A position in a solution, with the properties that composers use. The name of a piece is its square in the diagram,
 * so that pieces can be followed. Everything is computed from the rules of the game, and alternatives by changing the
 * position. Not safe for use by several threads.
 */
public final class SolutionScene {

  public static final int NO_PIECE = PieceNames.NOBODY;

  private final Variant variant;
  private final Position position;
  private final PieceNames names;
  private Optional<List<Move>> legal = Optional.empty();
  private final long[][] attacked = new long[2][];

  private SolutionScene(Variant variant, Position position, PieceNames names) {
    this.variant = variant;
    this.position = position;
    this.names = names;
  }

  static SolutionScene of(Problem part, PieceNames names) {
    return new SolutionScene(part.variant(), Position.of(part.opening()), names);
  }

  public SolutionScene after(Move move) {
    Position then = position.copy();
    MoveMaker.make(variant, then, EncodedMove.pack(move));
    return new SolutionScene(variant, then, names.after(move, then.setup()));
  }

  public SolutionScene passed() {
    return after(new Move.Pass());
  }

  /** The same position with a side to move, as if the other side had passed. */
  public SolutionScene onTurn(int side) {
    return side == toMove() ? this : passed();
  }

  /** The position after arbitrary changes; pieces that stay keep their names. */
  public SolutionScene changed(Consumer<Position> changes) {
    Position then = position.copy();
    changes.accept(then);
    return new SolutionScene(variant, then, names.in(then.setup()));
  }

  public SolutionScene without(long squares) {
    return changed(then -> squares(squares).forEach(then::remove));
  }

  public Variant variant() {
    return variant;
  }

  public Setup setup() {
    return position.setup();
  }

  /** The value of a cell; see {@link Schema} for the layout. */
  public int get(int cell) {
    return position.get(cell);
  }

  /** The side to move, 0 White, 1 Black. */
  public int toMove() {
    return position.toMove();
  }

  /** The piece on a square, {@link Piece#NONE} where there is none. */
  public int piece(int square) {
    return position.piece(square);
  }

  /** Whether a piece of a side stands on a square. */
  public boolean holds(int square, int side) {
    return (pieces(side) >>> square & 1) != 0;
  }

  public long pieces(int side) {
    return position.pieces(side);
  }

  public long occupied() {
    return position.occupied();
  }

  /** The square of a side's King, 64 where there is none. */
  public int king(int side) {
    return position.king(side);
  }

  /** The name of the piece on a square, {@link #NO_PIECE} where there is none. */
  public int name(int square) {
    return names.at(square);
  }

  /** The square of the piece with a name, {@link #NO_PIECE} where it is not on the board. */
  public int square(int name) {
    return name == NO_PIECE ? NO_PIECE : names.square(name);
  }

  /** The move in a form that can be recognised in other phases. */
  public MoveIdentity identity(Move move) {
    return MoveIdentity.of(names, variant.schema(), move);
  }

  /** Whether a piece can pin or check from afar: others could stand between it and a square that it attacks. */
  public boolean isLinePiece(int square) {
    Movement movement = variant.movement(position, Piece.side(piece(square)), Piece.type(piece(square)));
    return squares(movement.reach(square)).anyMatch(to -> movement.path(square, to) > 0);
  }

  /** The number of squares that a piece of a type reaches from a square of an empty board. */
  public int reach(int side, int type, int square) {
    return Long.bitCount(variant.movement(position, side, type).reach(square));
  }

  /** The name of the piece on a square in written moves: its letter, or its power where powers change. */
  public String word(int square) {
    return variant.style().name(position, Piece.side(piece(square)), Piece.type(piece(square)));
  }

  /** A piece with its square, as {@code Qd4}; Pawns as {@code Pd4}. */
  public String place(int square) {
    return word(square) + Square.name(square);
  }

  /** The squares from which a side attacks a King on a square. */
  public long attackers(int square, int by) {
    return Attacks.attackers(variant, position, square, by);
  }

  /** The same with pieces only on the given squares; those elsewhere do not attack. */
  public long attackers(int square, int by, long occupied) {
    return Attacks.attackers(variant, position, square, by, occupied);
  }

  long[] attackMap(int by) {
    if (attacked[by] == null) {
      attacked[by] = IntStream.range(0, Square.COUNT).mapToLong(square -> attackers(square, by)).toArray();
    }
    return attacked[by];
  }

  public long checkers(int side) {
    return king(side) == Square.COUNT ? 0 : attackers(king(side), 1 - side);
  }

  public boolean isMate() {
    return checkers(toMove()) != 0 && legal().isEmpty();
  }

  public List<Move> legal() {
    if (legal.isEmpty()) {
      MoveList list = new MoveList();
      new Generator(variant).legal(position, list);
      legal = Optional.of(records(list));
    }
    return legal.get();
  }

  List<Move> candidates() {
    MoveList list = new MoveList();
    new Generator(variant).candidates(position, list);
    return records(list);
  }

  private static List<Move> records(MoveList list) {
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      moves.add(EncodedMove.unpack(list.get(i)));
    }
    return moves;
  }

  /** The squares to which a side's King could step if the side were to move. */
  public long flights(int side) {
    int king = king(side);
    return king == Square.COUNT ? 0 : onTurn(side).legal().stream()
        .filter(move -> move instanceof Move.Step && move.from() == king)
        .mapToLong(move -> Square.bit(move.to())).reduce(0, (one, other) -> one | other);
  }

  /** The squares around a side's King to which it could go if they were empty and safe. */
  public long field(int side) {
    int king = king(side);
    return king == Square.COUNT ? 0 : variant.movement(position, side, Schema.KING).leaps(king);
  }

  /**
   * The squares from which the enemy would give check to a side without the piece on a square: the pinning pieces, if
   * it belongs to that side, or the rear pieces of a battery, if it is the enemy's.
   */
  public long behind(int square, int side) {
    int king = king(side);
    return king == Square.COUNT || king == square ? 0
        : attackers(king, 1 - side, occupied() & ~Square.bit(square)) & ~checkers(side);
  }

  /** The squares of a side's pieces that shield its King from an attack. */
  public long pinned(int side) {
    return squares(pieces(side)).filter(square -> behind(square, side) != 0)
        .mapToLong(Square::bit).reduce(0, (one, other) -> one | other);
  }

  public static IntStream squares(long set) {
    int[] squares = new int[Long.bitCount(set)];
    long left = set;
    for (int i = 0; i < squares.length; i++, left &= left - 1) {
      squares[i] = Long.numberOfTrailingZeros(left);
    }
    return IntStream.of(squares);
  }
}
