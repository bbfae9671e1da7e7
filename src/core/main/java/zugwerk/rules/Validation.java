package zugwerk.rules;

import static zugwerk.work.Message.message;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.work.InputException;
import zugwerk.work.Message;

/** Finds everything that keeps a setup from being played. */
public final class Validation {

  private final Variant variant;
  private final Setup setup;
  private final List<Fault> faults = new ArrayList<>();

  private Validation(Variant variant, Setup setup) {
    this.variant = variant;
    this.setup = setup;
  }

  /** All the faults of a setup in a game; none when it can be played. */
  public static List<Fault> faults(Variant variant, Setup setup) {
    Validation validation = new Validation(variant, setup);
    validation.kings();
    validation.pawns();
    validation.castling();
    validation.enPassant();
    validation.stateOfNobody();
    variant.stateFaults(setup).stream().map(validation::withMend).forEach(validation.faults::add);
    if (validation.faults.isEmpty()) {
      validation.check();
    }
    return List.copyOf(validation.faults);
  }

  private void kings() {
    for (Side side : Side.values()) {
      List<Integer> kings = squares(Piece.of(side.ordinal(), Schema.KING));
      boolean allowed = variant.mayLackKing() && (setup.get(Schema.KINGLESS) >> side.ordinal() & 1) != 0;
      if (kings.isEmpty() && variant.mayLackKing() && !allowed) {
        add(Fault.NOWHERE, message("{0} has no King", name(side)), side == Side.WHITE
            ? message("Allow a board without a white King") : message("Allow a board without a black King"),
            setup.with(Schema.KINGLESS, setup.get(Schema.KINGLESS) | 1 << side.ordinal()));
      } else if (kings.isEmpty() && !allowed) {
        faults.add(new Fault(Fault.NOWHERE, message("{0} has no King", name(side))));
      } else if (kings.size() > 1) {
        add(kings.get(1), message("{0} has {1} Kings: {2}", name(side), kings.size(),
            String.join(", ", kings.stream().map(Square::name).toList())),
            message("Remove the King on {0}", Square.name(kings.get(1))),
            setup.withPiece(kings.get(1), Piece.NONE));
      }
    }
  }

  private static Message name(Side side) {
    return message(side.title());
  }

  /**
   * The sides without a King that a game lets do without, as in {@link Schema#KINGLESS}; those that the setup allows
   * already are among them.
   */
  public static int kingless(Variant variant, Setup setup) {
    int sides = 0;
    for (int side = 0; variant.mayLackKing() && side < 2; side++) {
      int king = Piece.of(side, Schema.KING);
      boolean has = IntStream.range(0, Square.COUNT).anyMatch(square -> setup.piece(square) == king);
      sides |= has ? 0 : 1 << side;
    }
    return sides;
  }

  private void pawns() {
    for (Side side : Side.values()) {
      for (int square : squares(Piece.of(side.ordinal(), variant.pawn()))) {
        int rank = side == Side.WHITE ? Square.rank(square) : 7 - Square.rank(square);
        if ((variant.pawnSquares(side.ordinal()) >>> square & 1) != 0) {
          continue;
        }
        add(square, misplaced(rank, name(side), Square.name(square)), message("Remove the Pawn"),
            setup.withPiece(square, Piece.NONE));
      }
    }
  }

  private static Message misplaced(int rank, Message side, String square) {
    return switch (rank) {
      case 0 -> message("the {0} Pawn on {1} stands on its own first rank, which no Pawn can reach", side, square);
      case 7 -> message("the {0} Pawn on {1} stands on its last rank", side, square);
      default -> message("the {0} Pawn on {1} stands where no Pawn can be", side, square);
    };
  }

  private void castling() {
    for (int right = 0; right < 4; right++) {
      if ((setup.get(Schema.CASTLING) >> right & 1) == 0) {
        continue;
      }
      int side = right >> 1;
      need(Rights.king(right), Piece.of(side, Schema.KING), right);
      need(Rights.corner(right), Piece.of(side, variant.castlingPartner()), right);
    }
  }

  private void need(int square, int piece, int right) {
    if (setup.piece(square) != piece) {
      char letter = "KQkq".charAt(right);
      Message type = message(variant.schema().types().get(Piece.type(piece)).title());
      Message missing = Piece.side(piece) == 0 ? message("White {0}", type) : message("Black {0}", type);
      add(square, message("castling right {0} needs a {1} on {2}", letter, missing, Square.name(square)),
          message("Drop the right {0}", letter),
          setup.with(Schema.CASTLING, setup.get(Schema.CASTLING) & ~(1 << right)));
    }
  }

  private void enPassant() {
    int square = setup.get(Schema.EN_PASSANT) - 1;
    if (square < 0) {
      return;
    }
    if (!Rights.passed(variant, setup, square)) {
      add(square, message("no Pawn can have passed {0}, the en passant square, on the last move", Square.name(square)),
          message("Drop the en passant square"), setup.with(Schema.EN_PASSANT, 0));
    }
  }

  private void stateOfNobody() {
    for (Slot slot : variant.schema().slots()) {
      Message name = message(slot.name());
      for (int square = 0; slot.scope() == Slot.Scope.PIECE && square < Square.COUNT; square++) {
        int cell = variant.schema().offset(slot) + square;
        if (setup.piece(square) == Piece.NONE && setup.get(cell) != 0) {
          add(square, message("there is no piece on {0} to have the {1} {2}", Square.name(square), name,
              setup.get(cell)), message("Remove the {0}", name), setup.with(cell, 0));
        }
      }
    }
  }

  /**
   * Goes on only if a setup can be played.
   *
   * @throws InputException with all that is wrong with it, if it cannot
   */
  public static void check(Variant variant, Setup setup) {
    List<Fault> faults = faults(variant, setup);
    if (!faults.isEmpty()) {
      throw new InputException(Message.joined(faults.stream().map(Fault::text).toList()));
    }
  }

  /**
   * Like {@link #check}, but a Pawn of the side to move may have passed the en passant square: set play may then
   * capture it there.
   */
  public static void checkProblem(Variant variant, Setup setup) {
    int passed = setup.get(Schema.EN_PASSANT) - 1;
    boolean forSetPlay = passed >= 0 && Rights.passed(variant,
        setup.with(Schema.SIDE_TO_MOVE, setup.toMove().other().ordinal()), passed);
    check(variant, forSetPlay ? setup.with(Schema.EN_PASSANT, 0) : setup);
  }

  private void check() {
    int waiting = setup.toMove().other().ordinal();
    Position position = Position.of(setup);
    if (!variant.startsInCheck() && Attacks.inCheck(variant, position, waiting)) {
      int king = position.king(waiting);
      Fault fault = new Fault(king, waiting == 0
          ? message("White's King on {0} can be captured, and Black is to move", Square.name(king))
          : message("Black's King on {0} can be captured, and White is to move", Square.name(king)));
      boolean bothChecked = Attacks.inCheck(variant, position, 1 - waiting);
      faults.add(
          bothChecked ? fault : fault.repaired(waiting == 0 ? message("Let White move") : message("Let Black move"),
              setup.with(Schema.SIDE_TO_MOVE, waiting).with(Schema.EN_PASSANT, 0)));
    }
  }

  /** A fault of the game's state; if resetting a single value removes it, that is the repair. */
  private Fault withMend(Fault fault) {
    Schema schema = variant.schema();
    for (Slot slot : schema.slots()) {
      int first = schema.offset(slot);
      for (int cell = first; cell < first + schema.values(slot); cell++) {
        if (setup.get(cell) != 0) {
          Setup without = setup.with(cell, 0);
          if (variant.stateFaults(without).stream().noneMatch(other -> other.text().equals(fault.text()))) {
            Message name = message(slot.name());
            return fault.repaired(slot.isOnSquares()
                ? message("Remove the {0} on {1}", name, Square.name(cell - first)) : message("Remove the {0}", name),
                without);
          }
        }
      }
    }
    return fault;
  }

  private List<Integer> squares(int piece) {
    List<Integer> squares = new ArrayList<>();
    for (int square = 0; square < Square.COUNT; square++) {
      if (setup.piece(square) == piece) {
        squares.add(square);
      }
    }
    return squares;
  }

  private void add(int square, Message text, Message repair, Setup repaired) {
    faults.add(new Fault(square, text).repaired(repair, repaired));
  }
}
