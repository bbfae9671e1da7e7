package zugwerk.rules;

import static zugwerk.work.Message.message;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import zugwerk.betza.Movement;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Square;
import zugwerk.work.Message;

/**
 * Whether a check to the side to move can have come about, as far as the checkers prove it. It
 * holds for games with {@link RetroFacts#orthodoxChecks}.
 *
 * <p>Before the last move the King was not in check. So all checks are due to that move: the piece that made it checks,
 * or a line was opened behind it; and with an en passant square the move is known.
 *
 * @see <a href="https://docs.rs/shakmaty/latest/shakmaty/struct.PositionErrorKinds.html">the checks that Lichess holds
 *     for impossible</a>
 */
final class CheckOrigins {

  private final Variant variant;
  private final Setup setup;
  private final Position position;
  private final int king;
  private final int by;
  private final List<Integer> checkers;

  private CheckOrigins(Variant variant, Setup setup) {
    this.variant = variant;
    this.setup = setup;
    position = Position.of(setup);
    king = position.king(position.toMove());
    by = 1 - position.toMove();
    long attackers = Attacks.attackers(variant, position, king, by);
    checkers = IntStream.range(0, Square.COUNT).filter(square -> (attackers >>> square & 1) != 0).boxed().toList();
  }

  /** Why the check in a setup without faults cannot have come about; empty if there is none, or if it may have. */
  static Optional<Fault> doubt(Variant variant, Setup setup) {
    if (!Attacks.inCheck(variant, Position.of(setup), setup.get(Schema.SIDE_TO_MOVE))) {
      return Optional.empty();
    }
    CheckOrigins origins = new CheckOrigins(variant, setup);
    return origins.reason().map(reason -> new Fault(origins.checkers.getLast(), reason));
  }

  private Optional<Message> reason() {
    Message check = message("{0} is in check from {1}",
        setup.toMove() == Side.WHITE ? message("White's King") : message("Black's King"),
        String.join(", ", checkers.stream().map(Square::name).toList()));
    if (checkers.size() > 2) {
      return Optional.of(message("{0}, and a move can give two checks at most", check));
    }
    List<Integer> leapers = checkers.stream().filter(square -> !isRider(square)).toList();
    if (leapers.size() == 2) {
      return Optional.of(message("{0}, and one of two checks must come along an opened line", check));
    }
    if (checkers.size() == 2 && between(checkers.getFirst(), checkers.getLast())) {
      return Optional.of(message("{0}, and no move gives check from both ends of a line", check));
    }
    Optional<Integer> still = leapers.stream().filter(square -> !canHaveCome(square)).findFirst();
    if (still.isPresent()) {
      return Optional.of(message("{0}, and the Pawn on {1} cannot have moved there just now", check,
          Square.name(still.get())));
    }
    int noted = setup.get(Schema.EN_PASSANT);
    return noted != 0 && wasThereBefore(noted - 1)
        ? Optional.of(message("{0}, which the Pawn's double step over {1} cannot have given", check,
            Square.name(noted - 1)))
        : Optional.empty();
  }

  /** Whether a piece could be blocked on its way to some square. */
  private boolean isRider(int square) {
    Movement movement = variant.movement(position, by, Piece.type(setup.piece(square)));
    return IntStream.range(0, Square.COUNT).anyMatch(to -> to != square
        && (movement.attacksFrom(to) >>> square & 1) != 0 && movement.path(square, to) != 0);
  }

  /** Whether the King stands on the straight line between two squares. */
  private boolean between(int one, int other) {
    int files = Square.file(king) - Square.file(one);
    int ranks = Square.rank(king) - Square.rank(one);
    int moreFiles = Square.file(other) - Square.file(king);
    int moreRanks = Square.rank(other) - Square.rank(king);
    return Integer.signum(files) == Integer.signum(moreFiles) && Integer.signum(ranks) == Integer.signum(moreRanks)
        && files * moreRanks == ranks * moreFiles;
  }

  /** Whether a checking piece, if it is a Pawn, can have made the last move: some square behind it is empty. */
  private boolean canHaveCome(int square) {
    if (Piece.type(setup.piece(square)) != variant.pawn()) {
      return true;
    }
    int back = by == 0 ? -1 : 1;
    int rank = Square.rank(square) + back;
    int file = Square.file(square);
    return rank != (by == 0 ? 0 : 7) && IntStream.rangeClosed(file - 1, file + 1)
        .anyMatch(from -> Square.onBoard(from, rank) && setup.piece(Square.of(from, rank)) == Piece.NONE);
  }

  /** Whether there was a check already before the Pawn that can be captured en passant made its double step. */
  private boolean wasThereBefore(int passed) {
    int ahead = by == 0 ? 8 : -8;
    Setup before = setup.with(Schema.EN_PASSANT, 0).moved(passed + ahead, passed - ahead);
    return Attacks.inCheck(variant, Position.of(before), position.toMove());
  }
}
