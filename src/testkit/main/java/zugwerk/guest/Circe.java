package zugwerk.guest;

import java.util.List;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Square;
import zugwerk.board.Transformation;
import zugwerk.oracle.OracleOrthodox;
import zugwerk.oracle.OracleState;
import zugwerk.oracle.OracleStep;
import zugwerk.rules.FastPath;
import zugwerk.rules.TableFacts;
import zugwerk.variant.SteadyGame;

/**
 * Circe Chess: a captured piece is reborn on its square in the start position, if that is empty.
 *
 * <p>Source: P. Monréal and J.-P. Boyer, 1967. A reborn Rook does not castle here.
 */
public class Circe extends SteadyGame {

  private static final String HOMES = "RNBQKBNR";

  public Circe() {
    super("circe", "Circe Chess");
  }

  @Override
  public void capture(Position position, int from, int to, int victim) {
    int piece = position.piece(victim);
    super.capture(position, from, to, victim);
    int home = home(Piece.side(piece), schema().types().get(Piece.type(piece)).letter(), victim);
    if (position.piece(home) == Piece.NONE) {
      position.place(home, piece);
    }
  }

  /** A Pawn is reborn on its file; a Rook, Bishop or Knight on the home square of the colour of its last square. */
  private static int home(int side, char letter, int square) {
    if (letter == 'P') {
      return Square.of(Square.file(square), side == 0 ? 1 : 6);
    }
    int home = Square.of(HOMES.indexOf(letter), 7 * side);
    return letter == 'Q' || isLight(home) == isLight(square) ? home
        : Square.of(HOMES.lastIndexOf(letter), 7 * side);
  }

  private static boolean isLight(int square) {
    return (Square.file(square) + Square.rank(square)) % 2 != 0;
  }

  /** Only captures change more than one square. */
  @Override
  public FastPath fastPath() {
    return position -> position.pieces(1 - position.toMove());
  }

  @Override
  public TableFacts tableFacts() {
    return TableFacts.BY_SLOTS;
  }

  /** White's and Black's home squares mirror each other; left and right are not alike, as the Queen has one home. */
  @Override
  public boolean keeps(Transformation transformation) {
    return transformation == Transformation.EXCHANGE_SIDES;
  }

  @Override
  public String rulesText() {
    return """
        # Circe Chess

        Orthodox chess in which a captured piece, other than a King, is reborn: it is put back on its square in the
        start position. If that square is occupied after the capture, the piece leaves the board.

        Rooks, Bishops and Knights are reborn on the home square of the same colour as the square of the capture, Pawns
        on the second rank of their side, on the file of the capture. Promoted pieces are reborn as what they are. A
        reborn Rook does not castle.
        """;
  }

  /** The same rules for the second program. */
  public static final class Slow extends OracleOrthodox {

    @Override
    public String id() {
      return "circe";
    }

    @Override
    public List<String> samples() {
      return List.of("r3k3/8/2n5/3Q4/8/5b2/1P6/R3K2R w KQ - 0 1", "4k3/P7/1b6/8/3nN3/8/6p1/4K2R w - - 0 1");
    }

    @Override
    protected void place(OracleState after, int from, OracleStep step, char arriving) {
      int square = step.victim(after.whiteToMove);
      char victim = after.pieces[square];
      super.place(after, from, step, arriving);
      if (victim == OracleState.EMPTY) {
        return;
      }
      String homes = switch (Character.toUpperCase(victim)) {
        case 'P' -> OracleState.name(square).substring(0, 1) + "2";
        case 'Q' -> "d1";
        case 'R' -> "a1h1";
        case 'N' -> "g1b1";
        default -> "c1f1";
      };
      // The first of two homes is dark: a1, g1, c1.
      boolean dark = (square % 8 + square / 8) % 2 == 0;
      int home = OracleState.square(homes.length() == 2 || dark ? homes.substring(0, 2) : homes.substring(2));
      home = Character.isUpperCase(victim) ? home
          : homes.length() == 2 ? home ^ 56 : OracleState.square(other(homes, dark)) ^ 56;
      if (after.isEmpty(home)) {
        after.pieces[home] = victim;
      }
    }

    /** Black's homes lie opposite, on squares of the other colour. */
    private static String other(String homes, boolean dark) {
      return dark ? homes.substring(2) : homes.substring(0, 2);
    }
  }
}
