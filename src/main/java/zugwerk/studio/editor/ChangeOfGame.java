package zugwerk.studio.editor;

import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.rules.Rights;
import zugwerk.rules.Variant;

/** Carries a setup over to another game, or to other settings of its game. */
final class ChangeOfGame {

  private ChangeOfGame() {}

  /** The pieces of a setup in another game, matched by the letters of their types; the game's own state starts anew. */
  static Setup carried(Setup setup, Variant variant) {
    Schema schema = variant.schema();
    Setup other = Setup.empty(schema).counting(setup.halfmoves(), setup.fullmove());
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = setup.piece(square);
      int type = piece == Piece.NONE ? -1 : schema.type(setup.schema().types().get(Piece.type(piece)).letter());
      other = type < 0 ? other : other.withPiece(square, Piece.of(Piece.side(piece), type));
    }
    for (int cell = Schema.SIDE_TO_MOVE; cell <= Schema.EN_PASSANT; cell++) {
      other = other.with(cell, setup.get(cell));
    }
    if (!schema.types().equals(setup.schema().types())) {
      return Rights.kept(variant, other);
    }
    if (schema.slots().equals(setup.schema().slots())) {
      other = setup.in(schema);
    }
    return Rights.kept(variant, turned(other, setup, variant));
  }

  /** With lists of another length, each type keeps its present entry, if there still is one. */
  private static Setup turned(Setup other, Setup setup, Variant variant) {
    Setup turned = other;
    for (Slot slot : variant.schema().slots()) {
      for (Slot old : setup.schema().slots()) {
        if (slot.scope() == Slot.Scope.TYPE && old.scope() == Slot.Scope.TYPE && old.name().equals(slot.name())) {
          for (int type = 0; type < variant.schema().types().size(); type++) {
            int steps = setup.get(setup.schema().offset(old) + type);
            turned = turned.with(variant.schema().offset(slot) + type, steps < variant.cycle(type) ? steps : 0);
          }
        }
      }
    }
    return turned;
  }
}
