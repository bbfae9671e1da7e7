package zugwerk.notation;

import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.rules.Move;

/**
 * Moves in long form: unique in any position, the form that programs exchange. Where a King can both castle and go to
 * the same square by his power, castling is {@code e1g1} and his own step {@code e1g1/K}.
 */
public final class LongForm {

  private LongForm() {}

  /** The long form of a move in a game with the given pieces. */
  public static String of(Schema schema, Move move) {
    return switch (move) {
      case Move.Step step -> squares(move)
          + (step.promotion() == Move.NONE
              ? "" : Character.toLowerCase(schema.types().get(step.promotion()).letter()))
          + (step.tag() == Move.NONE ? "" : "/" + (char) ('A' + step.tag()));
      case Move.EnPassant _,Move.Castling _ -> squares(move);
      case Move.SpecialMove act ->
        Square.name(act.from()) + act.symbol() + (act.symbol() == '!' ? "" : Square.name(act.to()));
      case Move.Pass _ -> "pass";
    };
  }

  private static String squares(Move move) {
    return Square.name(move.from()) + Square.name(move.to());
  }
}
