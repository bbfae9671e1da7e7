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
        add(Fault.NOWHERE, side.title() + " has no King", "Allow a board without a " + adjective(side) + " King",
            setup.with(Schema.KINGLESS, setup.get(Schema.KINGLESS) | 1 << side.ordinal()));
      } else if (kings.isEmpty() && !allowed) {
        add(Fault.NOWHERE, side.title() + " has no King");
      } else if (kings.size() > 1) {
        add(kings.get(1), side.title() + " has " + kings.size() + " Kings: "
            + String.join(", ", kings.stream().map(Square::name).toList()),
            "Remove the King on "
                + Square.name(kings.get(1)),
            setup.withPiece(kings.get(1), Piece.NONE));
      }
    }
  }

  private static String adjective(Side side) {
    return side == Side.WHITE ? "white" : "black";
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
        if (rank == 7) {
          add(square, "the " + side.title() + " Pawn on " + Square.name(square) + " stands on its last rank",
              "Remove the Pawn", setup.withPiece(square, Piece.NONE));
        } else {
          add(square, "the " + side.title() + " Pawn on " + Square.name(square)
              + (rank == 0 ? " stands on its own first rank, which no Pawn can reach" : " stands where no Pawn can be"),
              "Remove the Pawn", setup.withPiece(square, Piece.NONE));
        }
      }
    }
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
      add(square, "castling right " + letter + " needs a " + Side.of(Piece.side(piece)).title() + " "
          + variant.schema().types().get(Piece.type(piece)).title() + " on " + Square.name(square),
          "Drop the right " + letter, setup.with(Schema.CASTLING, setup.get(Schema.CASTLING) & ~(1 << right)));
    }
  }

  private void enPassant() {
    int square = setup.get(Schema.EN_PASSANT) - 1;
    if (square < 0) {
      return;
    }
    if (!Rights.passed(variant, setup, square)) {
      add(square, "no Pawn can have passed " + Square.name(square) + ", the en passant square, on the last move",
          "Drop the en passant square", setup.with(Schema.EN_PASSANT, 0));
    }
  }

  private void stateOfNobody() {
    for (Slot slot : variant.schema().slots()) {
      for (int square = 0; slot.scope() == Slot.Scope.PIECE && square < Square.COUNT; square++) {
        if (setup.piece(square) == Piece.NONE && setup.get(variant.schema().offset(slot) + square) != 0) {
          add(square, "there is no piece on " + Square.name(square) + " to have the " + slot.name() + " "
              + setup.get(variant.schema().offset(slot) + square), "Remove the " + slot.name(),
              setup.with(variant.schema().offset(slot) + square, 0));
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
      throw new InputException(Message.joined(faults.stream().map(fault -> message(fault.text())).toList()));
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
      Fault fault = new Fault(position.king(waiting), Side.of(waiting).title() + "'s King on "
          + Square.name(position.king(waiting)) + " can be captured, and " + setup.toMove().title() + " is to move");
      boolean bothChecked = Attacks.inCheck(variant, position, 1 - waiting);
      faults.add(bothChecked ? fault : fault.repaired("Let " + Side.of(waiting).title() + " move",
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
            return fault.repaired("Remove the " + (slot.isOnSquares()
                ? slot.name() + " on " + Square.name(cell - first) : slot.name()), without);
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

  private void add(int square, String text, String repair, Setup repaired) {
    faults.add(new Fault(square, text).repaired(repair, repaired));
  }

  private void add(int square, String text) {
    faults.add(new Fault(square, text));
  }
}
