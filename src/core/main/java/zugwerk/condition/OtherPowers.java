package zugwerk.condition;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import zugwerk.betza.BetzaParser;
import zugwerk.betza.Movement;
import zugwerk.betza.Power;
import zugwerk.board.Piece;
import zugwerk.board.Position;

/** Pieces of some types move in another way. */
final class OtherPowers extends Condition {

  private final Map<Character, String> texts;
  private final Map<Integer, List<Movement>> powers = new HashMap<>();

  /** @param texts powers in Betza's notation by the letters of types */
  OtherPowers(Map<Character, String> texts) {
    this.texts = texts;
  }

  @Override
  protected void laid() {
    texts.forEach((letter, text) -> {
      Power power = BetzaParser.parse(text);
      powers.put(game().schema().type(letter), List.of(Movement.compile(power, 0), Movement.compile(power, 1)));
    });
  }

  @Override
  public boolean changesPowers() {
    return true;
  }

  @Override
  public Movement power(Position position, int side, int from, Movement usual) {
    List<Movement> other = powers.get(Piece.type(position.piece(from)));
    return other == null ? usual : other.get(side);
  }
}
