package zugwerk.compose;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.notation.StateField;
import zugwerk.rules.Rights;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;

/** Random positions of a material, and random small changes of them. Not safe for use by several threads. */
final class Placement {

  private static final int TRIALS = 100;

  private final Variant variant;
  private final Schema schema;
  private final PieceStock material;
  private final int mostState;
  private final Roles roles;
  private final Random random;

  Placement(Variant variant, PieceStock material, int mostState, Roles roles, Random random) {
    this.variant = variant;
    schema = variant.schema();
    this.material = material;
    this.mostState = mostState;
    this.roles = roles;
    this.random = random;
  }

  /** A playable position, with the King to be mated near an edge and many pieces near it; empty if none was found. */
  Optional<Setup> start() {
    for (int trial = 0; trial < TRIALS; trial++) {
      Setup setup = Setup.empty(schema).with(Schema.SIDE_TO_MOVE, roles.toMove().ordinal());
      int king = random.nextInt(3) > 0 ? edge() : random.nextInt(Square.COUNT);
      setup = setup.withPiece(king, Piece.of(roles.victim(), Schema.KING));
      for (int piece : material.draw(schema, roles.stronger(), variant.pawn(), random)) {
        if (piece != Piece.of(roles.victim(), Schema.KING)) {
          setup = setup.withPiece(empty(setup, random.nextBoolean() ? king : -1, 3), piece);
        }
      }
      setup = variant.tidied(withRandomState(setup));
      if (Validation.faults(variant, setup).isEmpty()) {
        return Optional.of(setup);
      }
    }
    return Optional.empty();
  }

  /** The position with some random items of state. */
  Setup withRandomState(Setup setup) {
    Setup present = setup;
    while (items(present) < mostState && random.nextInt(4) > 0) {
      Setup next = withState(present);
      if (next.equals(present)) {
        break;
      }
      present = next;
    }
    return present;
  }

  /** The position after a small change that leaves it playable; the same if no change was found. */
  Setup changed(Setup setup) {
    for (int trial = 0; trial < TRIALS; trial++) {
      Setup changed = once(setup);
      if (random.nextInt(4) == 0) {
        changed = once(changed);
      }
      changed = variant.tidied(Rights.kept(variant, changed));
      if (!changed.equals(setup) && Validation.faults(variant, changed).isEmpty()) {
        return changed;
      }
    }
    return setup;
  }

  private Setup once(Setup setup) {
    int die = random.nextInt(20);
    if (mostState > 0 && die < 3) {
      return withState(setup);
    }
    int square = piece(setup);
    if (!material.isFixed() && Piece.type(setup.piece(square)) != Schema.KING && die < 9) {
      return die < 5 ? setup.withPiece(square, Piece.NONE)
          : die < 7 ? setup.withPiece(square, anyPiece(Piece.side(setup.piece(square)))) : added(setup);
    }
    if (die < 11) {
      return exchanged(setup, square, piece(setup));
    }
    return setup.moved(square, die < 16 ? empty(setup, square, 2) : empty(setup, -1, 0));
  }

  private Setup added(Setup setup) {
    return material.hasRoom(setup) ? setup.withPiece(empty(setup, -1, 0), anyPiece(random.nextInt(2))) : setup;
  }

  private int anyPiece(int side) {
    return Piece.of(side, PieceStock.anyType(schema, variant.pawn(), random));
  }

  private static Setup exchanged(Setup setup, int one, int other) {
    return setup.mapped(square -> square == one ? other : square == other ? one : square);
  }

  private int edge() {
    int along = random.nextInt(8);
    return switch (random.nextInt(4)) {
      case 0 -> Square.of(along, 7);
      case 1 -> Square.of(along, 0);
      case 2 -> Square.of(0, along);
      default -> Square.of(7, along);
    };
  }

  private int piece(Setup setup) {
    while (true) {
      int square = random.nextInt(Square.COUNT);
      if (setup.piece(square) != Piece.NONE) {
        return square;
      }
    }
  }

  private int empty(Setup setup, int near, int distance) {
    for (int trial = 0; true; trial++) {
      int square = random.nextInt(Square.COUNT);
      boolean close = near < 0 || trial > 200 || Math.max(Math.abs(Square.file(square) - Square.file(near)),
          Math.abs(Square.rank(square) - Square.rank(near))) <= distance;
      if (close && setup.piece(square) == Piece.NONE) {
        return square;
      }
    }
  }

  private static int items(Setup setup) {
    return StateField.items(setup).size();
  }

  /** The position with a random item of state changed. */
  Setup withState(Setup setup) {
    List<Slot> slots = schema.slots().stream()
        .filter(slot -> slot.isOnSquares() || slot.scope() == Slot.Scope.TYPE).toList();
    if (slots.isEmpty()) {
      return setup;
    }
    Slot slot = slots.get(random.nextInt(slots.size()));
    int index = slot.scope() == Slot.Scope.PIECE ? piece(setup) : random.nextInt(schema.values(slot));
    int cell = schema.offset(slot) + index;
    int value = random.nextInt(schema.max(cell) + 1);
    Setup next = setup.with(cell, value);
    return items(variant.tidied(next)) <= mostState ? next : setup.with(cell, 0);
  }
}
