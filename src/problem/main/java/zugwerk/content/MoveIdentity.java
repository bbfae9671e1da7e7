package zugwerk.content;

import zugwerk.board.Schema;
import zugwerk.notation.LongForm;
import zugwerk.rules.Move;

/**
 * A move by its effect, to recognise it in another phase: the same piece goes to the same square, and becomes the same
 * there. Its start does not matter, as a key may have moved it.
 *
 * @param piece the name of the piece, as in {@link PieceNames}; -1 for a pass
 * @param arrival where it goes and what it becomes, similar to the long form
 */
public record MoveIdentity(int piece, String arrival) {

  static MoveIdentity of(PieceNames names, Schema schema, Move move) {
    return switch (move) {
      case Move.Pass _ -> new MoveIdentity(PieceNames.NOBODY, "pass");
      case Move.Drop _ -> new MoveIdentity(PieceNames.NOBODY, LongForm.of(schema, move));
      case Move.Castling castling -> new MoveIdentity(names.at(castling.from()), "O" + castling.to());
      case Move.Step _,Move.EnPassant _,Move.Locust _,Move.SpecialMove _ ->
        new MoveIdentity(names.at(move.from()), LongForm.of(schema, move).substring(2));
    };
  }
}
