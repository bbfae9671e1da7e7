package zugwerk.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.notation.LongForm;
import zugwerk.notation.PlainMoves;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.Goal;

/**
 * Makes and takes back moves, and decides by the plain rules whether a goal is reached. Independent of the solver,
 * except for the name of the goal.
 */
final class PlainGoal {

  /**
   * @param enemies the number of pieces of its opponent before it
   * @param arrival where the moved piece stands after it, or -1
   */
  private record MadeMove(Move move, int mark, int enemies, boolean captures, int arrival) {}

  private final Variant variant;
  private final Position position;
  private final PlainMoves rules;
  private final Goal goal;
  private final List<MadeMove> line = new ArrayList<>();

  PlainGoal(Variant variant, Position position, PlainMoves rules, Goal goal) {
    this.variant = variant;
    this.position = position;
    this.rules = rules;
    this.goal = goal;
  }

  int make(int move) {
    int mark = position.mark();
    Move made = EncodedMove.unpack(move);
    int to = made.to();
    int enemies = Long.bitCount(position.pieces(1 - position.toMove()));
    boolean captures = made instanceof Move.EnPassant || made instanceof Move.Locust
        || made instanceof Move.Step && position.piece(to) != Piece.NONE;
    MoveMaker.make(variant, position, move);
    line.add(new MadeMove(made, position.mark(), enemies, captures, variant.arrival(position, mark, move)));
    return mark;
  }

  void rollback(int mark) {
    position.rollback(mark);
    while (!line.isEmpty() && line.getLast().mark > mark) {
      line.removeLast();
    }
  }

  boolean isReached() {
    return isReached(goal);
  }

  boolean isReached(Goal requested) {
    return switch (requested.kind()) {
      case MATE -> rules.isMate(position);
      case STALEMATE -> rules.isStalemate(position);
      case RULE_DRAW -> rules.isDraw(position);
      case MATE_OR_STALEMATE -> rules.isMate(position) || rules.isStalemate(position);
      case DOUBLE_STALEMATE -> rules.isStalemate(position) && isOtherStalemated();
      case DOUBLE_MATE, COUNTER_MATE -> rules.isCheckedWithoutMove(position) && isOtherMated();
      case AUTOSTALEMATE -> rules.goesOn(position) && !rules.isInCheck(position) && isOtherStalemated();
      case CHECK -> rules.isInCheck(position);
      case DIAGRAM, OTHER_DIAGRAM -> isDiagram(requested.diagram().orElseThrow());
      default -> !line.isEmpty() && line.getLast().mark == position.mark() && reaches(requested, line.getLast());
    };
  }

  /**
   * The moves that reach the goal although they are otherwise illegal: they leave the King in check. In countermate
   * those of a side that is mated, in double mate those of another one.
   */
  MoveList leaving(Goal requested) {
    MoveList moves = new MoveList();
    boolean counter = requested.is(Goal.Kind.COUNTER_MATE);
    if (requested.kind().needsSelfCheck()
        && counter == (counter ? rules.isCheckedWithoutMove(position) : rules.hasNoMove(position))) {
      MoveList all = rules.selfCheckMoves(position);
      for (int i = 0; i < all.size(); i++) {
        int mark = make(all.get(i));
        if (isReached(requested)) {
          moves.add(all.get(i));
        }
        rollback(mark);
      }
    }
    return moves;
  }

  /**
   * The legal moves by their long form, and optionally those that reach the goal by {@linkplain #leaving leaving the
   * King in check}.
   */
  Map<String, Integer> moves(boolean withLeaving) {
    Map<String, Integer> moves = rules.legal(position);
    if (withLeaving) {
      MoveList leaving = leaving(goal);
      for (int i = 0; i < leaving.size(); i++) {
        moves.put(LongForm.of(variant.schema(), EncodedMove.unpack(leaving.get(i))), leaving.get(i));
      }
    }
    return moves;
  }

  private boolean isOtherMated() {
    int mark = position.mark();
    MoveMaker.skip(variant, position);
    boolean mated = rules.isCheckedWithoutMove(position);
    position.rollback(mark);
    return mated;
  }

  /** Compares pieces and state, not side to move, castling and en passant. */
  private boolean isDiagram(Setup diagram) {
    Setup here = position.setup();
    Setup wanted = variant.tidied(diagram);
    return IntStream.range(0, variant.schema().cells())
        .filter(cell -> cell < Square.COUNT || cell >= Schema.FIRST_SLOT)
        .allMatch(cell -> here.get(cell) == wanted.get(cell));
  }

  private boolean isOtherStalemated() {
    int mark = position.mark();
    boolean stalemated = rules.pass(position) && rules.isStalemate(position);
    position.rollback(mark);
    return stalemated;
  }

  private boolean reaches(Goal requested, MadeMove made) {
    return switch (requested.kind()) {
      case CAPTURE -> made.captures;
      case WIN_OF_A_PIECE -> Long.bitCount(position.pieces(position.toMove())) < made.enemies;
      case EN_PASSANT -> made.move instanceof Move.EnPassant
          || made.move instanceof Move.Locust locust && locust.enPassant();
      case CASTLING -> made.move instanceof Move.Castling;
      case TARGET -> made.arrival == requested.square();
      case CIRCUIT -> made.arrival >= 0 && home(made.arrival) == made.arrival;
      case ANY_MOVE -> true;
      default -> throw new IllegalArgumentException("no move reaches the goal " + requested);
    };
  }

  /** The square where the piece on a square stood at the start. */
  private int home(int square) {
    int home = square;
    for (MadeMove made : line.reversed()) {
      Move move = made.move;
      if (move instanceof Move.Castling && home == (move.from() + move.to()) / 2) {
        home = move.to() > move.from() ? move.to() + 1 : move.to() - 2;
      } else if (made.arrival == home) {
        home = move.from();
      }
    }
    return home;
  }
}
