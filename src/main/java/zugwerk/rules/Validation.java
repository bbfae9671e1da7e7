package zugwerk.rules;

import java.util.ArrayList;
import java.util.List;
import zugwerk.board.Man;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Slot;
import zugwerk.board.Square;

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
    validation.faults.addAll(variant.stateFaults(setup));
    if (validation.faults.isEmpty()) {
      validation.check();
    }
    return List.copyOf(validation.faults);
  }

  private void kings() {
    for (Side side : Side.values()) {
      List<Integer> kings = squares(Man.of(side.ordinal(), Schema.KING));
      if (kings.isEmpty()) {
        add(Fault.NOWHERE, side.title() + " has no King");
      } else if (kings.size() > 1) {
        add(kings.get(1), side.title() + " has " + kings.size() + " Kings: "
            + String.join(", ", kings.stream().map(Square::name).toList()));
      }
    }
  }

  private void pawns() {
    for (Side side : Side.values()) {
      for (int square : squares(Man.of(side.ordinal(), variant.pawn()))) {
        int rank = side == Side.WHITE ? Square.rank(square) : 7 - Square.rank(square);
        if (rank == 7) {
          add(square, "the " + side.title() + " Pawn on " + Square.name(square) + " stands on its last rank");
        } else if (rank == 0 && !variant.pawnsRetreat()) {
          add(square, "the " + side.title() + " Pawn on " + Square.name(square)
              + " stands on its own first rank, which no Pawn can reach");
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
      char letter = "KQkq".charAt(right);
      need(Rights.king(right), Man.of(side, Schema.KING), letter);
      need(Rights.corner(right), Man.of(side, variant.castlingPartner()), letter);
    }
  }

  private void need(int square, int man, char right) {
    if (setup.man(square) != man) {
      add(square, "castling right " + right + " needs a " + Side.of(Man.side(man)).title() + " "
          + variant.schema().types().get(Man.type(man)).title() + " on " + Square.name(square));
    }
  }

  private void enPassant() {
    int square = setup.get(Schema.EN_PASSANT) - 1;
    if (square < 0) {
      return;
    }
    if (!Rights.passed(variant, setup, square)) {
      add(square, "no Pawn can have passed " + Square.name(square) + ", the en passant square, on the last move");
    }
  }

  private void stateOfNobody() {
    for (Slot slot : variant.schema().slots()) {
      for (int square = 0; slot.scope() == Slot.Scope.MAN && square < Square.COUNT; square++) {
        if (setup.man(square) == Man.NONE && setup.get(variant.schema().offset(slot) + square) != 0) {
          add(square, "nobody stands on " + Square.name(square) + " to have the " + slot.name() + " "
              + setup.get(variant.schema().offset(slot) + square));
        }
      }
    }
  }

  /**
   * Goes on only if a setup can be played.
   *
   * @throws IllegalArgumentException with all that is wrong with it, if it cannot
   */
  public static void check(Variant variant, Setup setup) {
    List<Fault> faults = faults(variant, setup);
    if (!faults.isEmpty()) {
      throw new IllegalArgumentException(String.join("; ", faults.stream().map(Fault::text).toList()));
    }
  }

  private void check() {
    int waiting = setup.toMove().other().ordinal();
    Position position = Position.of(setup);
    if (Attack.inCheck(variant, position, waiting)) {
      add(position.king(waiting), Side.of(waiting).title() + "'s King on " + Square.name(position.king(waiting))
          + " can be captured, and " + setup.toMove().title() + " is to move");
    }
  }

  private List<Integer> squares(int man) {
    List<Integer> squares = new ArrayList<>();
    for (int square = 0; square < Square.COUNT; square++) {
      if (setup.man(square) == man) {
        squares.add(square);
      }
    }
    return squares;
  }

  private void add(int square, String text) {
    faults.add(new Fault(square, text));
  }
}
