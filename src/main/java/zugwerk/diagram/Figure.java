package zugwerk.diagram;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zugwerk.betza.BetzaParser;
import zugwerk.betza.Leap;
import zugwerk.betza.Power;
import zugwerk.betza.Trait;
import zugwerk.board.Piece;
import zugwerk.board.PieceType;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.rules.Variant;

/**
 * The picture of a piece: that of an orthodox piece, upright or turned. Diagrams draw fairy pieces as turned pieces.
 *
 * @param piece the letter of the orthodox piece, one of KQRBNP
 * @param eighths how far it is turned clockwise, in eighths of a circle, 0 to 7
 */
public record Figure(char piece, int eighths) {

  /** Unorthodox pieces of the games. */
  private static final Map<Character, Figure> TYPES = Map.of(
      'H', new Figure('R', 2), 'D', new Figure('Q', 2), 'G', new Figure('Q', 4));

  /** Powers with a usual picture: problemists draw a Nightrider as a turned Knight, a Grasshopper as a turned Queen. */
  private static final List<Map.Entry<Set<Way>, Figure>> POWERS = List.of(
      power("K", 'K', 4), power("Q", 'Q', 0), power("R", 'R', 0), power("B", 'B', 0), power("N", 'N', 0),
      power("fmWfceFifmnD", 'P', 0),
      power("NN", 'N', 4), power("gQ", 'Q', 4), power("W", 'R', 4), power("F", 'B', 6), power("D", 'R', 2),
      power("A", 'B', 2), power("C", 'N', 6), power("Z", 'N', 2));

  private static final String ORTHODOX = "KQRBNP";

  /** A course without the letters of its atom, because different letters can mean the same. */
  private record Way(List<Leap> cycle, int range, Set<Trait> traits) {}

  private static Map.Entry<Set<Way>, Figure> power(String expression, char piece, int eighths) {
    return Map.entry(ways(BetzaParser.parse(expression)), new Figure(piece, eighths));
  }

  private static Set<Way> ways(Power power) {
    Set<Way> ways = new HashSet<>();
    power.courses().forEach(course -> ways.add(new Way(course.cycle(), course.range(), course.traits())));
    return ways;
  }

  /** The picture of a type of piece. */
  static Figure of(PieceType type) {
    return of(type.letter());
  }

  /** The picture for the letter of a type, upper case. An unknown letter gets a Pawn turned upside down. */
  public static Figure of(char letter) {
    return ORTHODOX.indexOf(letter) >= 0 ? new Figure(letter, 0) : TYPES.getOrDefault(letter, new Figure('P', 4));
  }

  /**
   * The picture for the present power of a piece: that of the piece that is known for this power, or else that of its
   * type, turned by half a circle. A King is always drawn as a King, because it is royal whatever its power.
   */
  static Figure of(Schema schema, int type, Power power) {
    Figure own = of(schema.types().get(type));
    if (type == Schema.KING) {
      return own;
    }
    Set<Way> ways = ways(power);
    return POWERS.stream().filter(entry -> entry.getKey().equals(ways)).map(Map.Entry::getValue).findFirst()
        .orElse(new Figure(own.piece(), 1));
  }

  /**
   * The picture of a piece in a position.
   *
   * @param asItMoves whether the present power decides, where the game has other powers than everybody knows
   */
  public static Figure of(Variant variant, Position position, int piece, boolean asItMoves) {
    int type = Piece.type(piece);
    return !asItMoves || variant.options().powerLists().isEmpty() && !variant.style().namesPowers(type)
        ? of(variant.schema().types().get(type))
        : of(variant.schema(), type, variant.movement(position, Piece.side(piece), type).power());
  }

  /** Its sign in Unicode, upright. */
  int codePoint(boolean black) {
    return (black ? 0x265A : 0x2654) + ORTHODOX.indexOf(piece);
  }
}
