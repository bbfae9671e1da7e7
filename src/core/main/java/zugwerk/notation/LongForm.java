package zugwerk.notation;

import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.rules.Move;

/**
 * Moves in long form: unique in any position, the form that programs exchange. If a King can both castle and
 * move to the same square by its power, castling is {@code e1g1} and the King's own step {@code e1g1/K}. If a Pawn can
 * both capture en passant and move to the same square quietly, the capture is {@code d4e3/e} and the quiet move
 * {@code d4e3}. A capture on the way is {@code d1d5xd4}. A drop is {@code N@f6}.
 */
public final class LongForm {

  private LongForm() {}

  /** The long form of a move in a game with the given pieces. */
  public static String of(Schema schema, Move move) {
    return switch (move) {
      case Move.Step step -> squares(move)
          + promotion(schema, move)
          + (step.tag() == Move.NONE ? "" : "/" + tag(step.tag()));
      case Move.EnPassant passing -> squares(move)
          + (passing.alsoQuiet() || passing.tag() != Move.NONE ? "/" : "")
          + (passing.alsoQuiet() ? "e" : "")
          + (passing.tag() == Move.NONE ? "" : tag(passing.tag()));
      case Move.Locust locust -> squares(move) + "x" + Square.name(locust.victim()) + promotion(schema, move);
      case Move.Castling _ -> squares(move);
      case Move.SpecialMove act ->
        Square.name(act.from()) + act.symbol() + (act.aimed() ? Square.name(act.to()) : "");
      case Move.Drop drop -> schema.types().get(drop.type()).letter() + "@" + Square.name(drop.to());
      case Move.Pass _ -> "pass";
    };
  }

  private static String promotion(Schema schema, Move move) {
    return move.promotion() == Move.NONE ? ""
        : String.valueOf(Character.toLowerCase(schema.types().get(move.promotion()).letter()));
  }

  /** The text of a tag: a letter or a square. */
  static String tag(int tag) {
    return tag < Move.FIRST_SQUARE ? String.valueOf((char) ('A' + tag)) : Square.name(tag - Move.FIRST_SQUARE);
  }

  private static String squares(Move move) {
    return Square.name(move.from()) + Square.name(move.to());
  }
}
