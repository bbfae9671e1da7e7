package zugwerk.board;

import java.util.List;
import zugwerk.work.InputException;

/**
 * A transformation of the whole board: a rotation, reflection, shift or exchange of colours. It applies to everything
 * in a position: pieces with their state, the state of squares, sides and types, the side to move, and rights as far as
 * their squares still match.
 */
public final class Transformation {

  /** A quarter turn to the right: a1 goes to a8. */
  public static final Transformation ROTATE_90 = symmetry("Rotate 90°", 0, 1, -1, 0);

  /** Half a turn: a1 goes to h8. */
  public static final Transformation ROTATE_180 = symmetry("Rotate 180°", -1, 0, 0, -1);

  /** A quarter turn to the left: a1 goes to h1. */
  public static final Transformation ROTATE_270 = symmetry("Rotate 270°", 0, -1, 1, 0);

  /** Left and right exchanged: a1 goes to h1. */
  public static final Transformation MIRROR_LEFT_RIGHT = symmetry("Mirror left and right", -1, 0, 0, 1);

  /** Top and bottom exchanged: a1 goes to a8. */
  public static final Transformation MIRROR_UP_DOWN = symmetry("Mirror up and down", 1, 0, 0, -1);

  /** Mirrored in the diagonal from a1 to h8: h1 goes to a8. */
  public static final Transformation MIRROR_DIAGONAL = symmetry("Mirror in the diagonal a1–h8", 0, 1, 1, 0);

  /** Mirrored in the diagonal from h1 to a8: a1 goes to h8. */
  public static final Transformation MIRROR_ANTIDIAGONAL = symmetry("Mirror in the diagonal h1–a8", 0, -1, -1, 0);

  /** Every piece changes its colour where it stands, and the other side is to move. */
  public static final Transformation EXCHANGE_COLOURS =
      new Transformation("Exchange colours", new int[] {1, 0, 0, 1}, 0, 0, true);

  /** Colours, top and bottom exchanged: the same position seen from the other side, Pawns and castling included. */
  public static final Transformation EXCHANGE_SIDES =
      new Transformation("Exchange sides", new int[] {1, 0, 0, -1}, 0, 0, true);

  private static final String RIGHTS = "KQkq";

  private final String title;
  private final int[] matrix;
  private final int right;
  private final int up;
  private final boolean colours;

  /** @param matrix maps file and rank, counted from the middle of the board */
  private Transformation(String title, int[] matrix, int right, int up, boolean colours) {
    this.title = title;
    this.matrix = matrix;
    this.right = right;
    this.up = up;
    this.colours = colours;
  }

  private static Transformation symmetry(String title, int... matrix) {
    return new Transformation(title, matrix, 0, 0, false);
  }

  /** Shifts everything by files to the right and ranks up. */
  public static Transformation shift(int right, int up) {
    String title = right == 1 && up == 0 ? "Shift right" : right == -1 && up == 0 ? "Shift left"
        : right == 0 && up == 1 ? "Shift up" : right == 0 && up == -1 ? "Shift down" : "Shift";
    return new Transformation(title, new int[] {1, 0, 0, 1}, right, up, false);
  }

  /** The transformations in menus, with shifts by one square. */
  public static List<Transformation> all() {
    return List.of(ROTATE_90, ROTATE_180, ROTATE_270, MIRROR_LEFT_RIGHT, MIRROR_UP_DOWN, MIRROR_DIAGONAL,
        MIRROR_ANTIDIAGONAL, shift(-1, 0), shift(1, 0), shift(0, 1), shift(0, -1), EXCHANGE_COLOURS, EXCHANGE_SIDES);
  }

  /** Its name in menus. */
  public String title() {
    return title;
  }

  /** Whether the sides exchange their colours. */
  public boolean exchangesColours() {
    return colours;
  }

  /** How many files to the right it shifts. */
  public int right() {
    return right;
  }

  /** How many ranks up it shifts. */
  public int up() {
    return up;
  }

  /** The new square of a square, or -1 if that is off the board. */
  public int image(int square) {
    int file = 2 * Square.file(square) - 7;
    int rank = 2 * Square.rank(square) - 7;
    int newFile = (matrix[0] * file + matrix[1] * rank + 7) / 2 + right;
    int newRank = (matrix[2] * file + matrix[3] * rank + 7) / 2 + up;
    return Square.onBoard(newFile, newRank) ? Square.of(newFile, newRank) : -1;
  }

  /**
   * The new square of a square that must stay on the board.
   *
   * @throws InputException in one sentence, if it does not
   */
  public int target(int square) {
    int image = image(square);
    if (image < 0) {
      throw new InputException("the content of {0} would leave the board", Square.name(square));
    }
    return image;
  }

  /**
   * The transformed setup. Rights stay where their squares are again the squares of such a right; the rules decide
   * whether the pieces match.
   *
   * @throws InputException in one sentence, if something would leave the board
   */
  public Setup of(Setup setup) {
    int passed = setup.get(Schema.EN_PASSANT) - 1;
    Setup changed = setup.mapped(this::target)
        .with(Schema.CASTLING, rights(setup.get(Schema.CASTLING)))
        .with(Schema.EN_PASSANT, passed < 0 ? 0 : image(passed) + 1);
    return colours ? otherColours(changed) : changed;
  }

  private int rights(int old) {
    int kept = 0;
    for (int right = 0; right < RIGHTS.length(); right++) {
      int side = right >> 1;
      int newSide = colours ? 1 - side : side;
      boolean kingAtHome = image(Square.of(4, 7 * side)) == Square.of(4, 7 * newSide);
      int corner = image(Square.of(right % 2 == 0 ? 7 : 0, 7 * side));
      if ((old >> right & 1) != 0 && kingAtHome && corner >= 0) {
        kept |= 1 << 2 * newSide + (Square.file(corner) == 7 ? 0 : 1);
      }
    }
    return kept;
  }

  private static Setup otherColours(Setup setup) {
    int kingless = setup.get(Schema.KINGLESS);
    Setup changed = setup.with(Schema.SIDE_TO_MOVE, 1 - setup.get(Schema.SIDE_TO_MOVE))
        .with(Schema.KINGLESS, kingless >> 1 | (kingless & 1) << 1);
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = setup.piece(square);
      if (piece != Piece.NONE) {
        changed = changed.with(square, Piece.of(1 - Piece.side(piece), Piece.type(piece)));
      }
    }
    for (Slot slot : setup.schema().slots()) {
      int offset = setup.schema().offset(slot);
      if (slot.scope() == Slot.Scope.SIDE || slot.scope() == Slot.Scope.SIDE_TYPE) {
        int values = setup.schema().values(slot);
        for (int i = 0; i < values; i++) {
          changed = changed.with(offset + i, setup.get(offset + (i + values / 2) % values));
        }
      }
      for (int square = 0; slot.isColour() && square < Square.COUNT; square++) {
        changed = changed.with(offset + square, otherColour(setup.get(offset + square)));
      }
    }
    return changed;
  }

  private static int otherColour(int value) {
    return value == 1 ? 2 : value == 2 ? 1 : value;
  }

  @Override
  public String toString() {
    return title;
  }
}
