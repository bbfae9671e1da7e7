package zugwerk.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.betza.BetzaParser;
import zugwerk.betza.Course;
import zugwerk.betza.Leap;
import zugwerk.betza.Power;
import zugwerk.board.Piece;
import zugwerk.board.PieceType;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.rules.Variant;

/**
 * The picture of a piece: that of an orthodox piece, upright or turned for fairy pieces.
 *
 * @param piece the letter of the orthodox piece, one of KQRBNP
 * @param eighths how far it is turned clockwise, in eighths of a circle, 0 to 7
 */
public record Figure(char piece, int eighths) {

  private static final Map<Character, Figure> TYPES = Map.of(
      'H', new Figure('R', 2), 'D', new Figure('Q', 2), 'G', new Figure('Q', 4));

  /**
   * Powers with a conventional picture: problemists draw a Nightrider as a turned Knight, a Grasshopper as a turned
   * Queen.
   */
  private static final List<Map.Entry<Power, Figure>> POWERS = List.of(
      power("K", 'K', 4), power("Q", 'Q', 0), power("R", 'R', 0), power("B", 'B', 0), power("N", 'N', 0),
      power("fmWfceFifmnD", 'P', 0),
      power("NN", 'N', 4), power("gQ", 'Q', 4), power("W", 'R', 4), power("F", 'B', 6), power("D", 'R', 2),
      power("A", 'B', 2), power("C", 'N', 6), power("Z", 'N', 2), power("qN", 'R', 2), power("gR", 'R', 4),
      power("gB", 'B', 4), power("gNN", 'N', 2), power("gQ2", 'Q', 2), power("pQ", 'Q', 6), power("pR", 'R', 6),
      power("pB", 'B', 6), power("mRpcR", 'R', 6), power("mBpcB", 'B', 6), power("mQpcQ", 'Q', 2),
      power("nN", 'N', 2), power("QN", 'Q', 6), power("RN", 'R', 4), power("BN", 'B', 4), power("(1,4)", 'N', 6),
      power("(3,4)", 'N', 2), power("(0,0)", 'K', 6));

  /** Quarter turns, the only ones that printed diagrams have. */
  private static final int[] TURNS = {2, 6, 4};

  private static final int LEFT = 6;
  private static final int EIGHTHS = 8;
  private static final String SUBSTITUTES = "NBRQP";
  private static final Map<String, Figure> FAIRY = new ConcurrentHashMap<>();
  private static final String ORTHODOX = "KQRBNP";

  private static Map.Entry<Power, Figure> power(String expression, char piece, int eighths) {
    return Map.entry(BetzaParser.parse(expression), new Figure(piece, eighths));
  }

  private static Figure fairy(Power power) {
    return usual(power).orElseGet(() -> new Figure(likest(power), TURNS[0]));
  }

  private static Optional<Figure> usual(Power power) {
    return POWERS.stream().filter(entry -> entry.getKey().movesLike(power)).map(Map.Entry::getValue).findFirst();
  }

  /** By its orthogonal and diagonal lines; a Knight if it has neither. */
  private static char likest(Power power) {
    boolean straight = false;
    boolean diagonal = false;
    for (Course course : power.courses()) {
      Leap leap = course.cycle().getFirst();
      straight |= leap.dx() == 0 || leap.dy() == 0;
      diagonal |= Math.abs(leap.dx()) == Math.abs(leap.dy());
    }
    return straight && diagonal ? 'Q' : straight ? 'R' : diagonal ? 'B' : 'N';
  }

  /**
   * The picture of a type. Orthodox pieces are upright. If several fairy pieces have the same conventional picture,
   * later ones are turned further, or use other pieces if no turn is left.
   */
  public static Figure of(Schema schema, int type) {
    List<Figure> taken = new ArrayList<>();
    for (int each = 0; each < type; each++) {
      taken.add(free(of(schema.types().get(each)), taken));
    }
    return free(of(schema.types().get(type)), taken);
  }

  private static Figure free(Figure usual, List<Figure> taken) {
    Stream<Figure> others = (usual.piece() + SUBSTITUTES).chars().boxed().flatMap(
        piece -> IntStream.of(TURNS).mapToObj(turn -> new Figure((char) (int) piece, turn)));
    return Stream.concat(Stream.of(usual), others).filter(figure -> !taken.contains(figure)).findFirst().orElse(usual);
  }

  private static Figure of(PieceType type) {
    return type.power().isEmpty() ? of(type.letter())
        : FAIRY.computeIfAbsent(type.power(), power -> fairy(BetzaParser.parse(power)));
  }

  /** The picture for the upper-case letter of a type. An unknown letter gets a Pawn turned upside down. */
  public static Figure of(char letter) {
    return ORTHODOX.indexOf(letter) >= 0 ? new Figure(letter, 0) : TYPES.getOrDefault(letter, new Figure('P', 4));
  }

  /**
   * The picture for the present power of a piece: the conventional one of the power, otherwise that of its type turned
   * by an eighth. A King is always drawn as a King, because it is royal whatever its power.
   */
  static Figure of(Schema schema, int type, Power power) {
    Figure own = of(schema, type);
    return type == Schema.KING ? own : usual(power).orElse(new Figure(own.piece(), 1));
  }

  /**
   * The picture of a piece in a position.
   *
   * @param asItMoves whether the present power decides in games with changing powers
   */
  public static Figure of(Variant variant, Position position, int piece, boolean asItMoves) {
    int type = Piece.type(piece);
    boolean listed = variant.options().powerLists().isPresent() && variant.options().typeLetters().isEmpty();
    return !asItMoves || !listed && !variant.style().namesPowers(type) ? of(variant.schema(), type)
        : of(variant.schema(), type, variant.movement(position, Piece.side(piece), type).power());
  }

  /** The picture of the piece on a square, which may be drawn turned: a quarter to the left, as neutral pieces are. */
  public static Figure of(Variant variant, Setup setup, Position position, int square, boolean asItMoves) {
    Figure upright = of(variant, position, setup.piece(square), asItMoves);
    return setup.isTurned(square) ? new Figure(upright.piece, (upright.eighths + LEFT) % EIGHTHS) : upright;
  }

  int codePoint(boolean black) {
    return (black ? 0x265A : 0x2654) + ORTHODOX.indexOf(piece);
  }
}
