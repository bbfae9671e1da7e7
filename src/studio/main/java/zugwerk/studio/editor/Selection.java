package zugwerk.studio.editor;

import static zugwerk.studio.text.Localization.lang;

import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import zugwerk.board.Patch;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.game.PatchText;

/**
 * The cursor and the selected squares, with edits that work on all of them. Pieces and squares keep their state. Each
 * edit is a step. For the JavaFX thread only.
 */
public final class Selection {

  /** The cursor before the board was first used. */
  public static final int OFF = -1;

  private final Workbench bench;
  private final IntegerProperty cursor = new SimpleIntegerProperty(this, "cursor", OFF);
  private final ReadOnlyLongWrapper squares = new ReadOnlyLongWrapper(this, "squares", 0);
  private int anchor = OFF;

  Selection(Workbench bench) {
    this.bench = bench;
  }

  public IntegerProperty cursor() {
    return cursor;
  }

  public ReadOnlyLongProperty squares() {
    return squares.getReadOnlyProperty();
  }

  public boolean isEmpty() {
    return squares.get() == 0;
  }

  public boolean contains(int square) {
    return (squares.get() >>> square & 1) != 0;
  }

  /** Starts a rectangle; nothing is selected until it is {@linkplain #extend extended}. */
  public void begin(int square) {
    clear();
    anchor = square;
  }

  public void extend(int square) {
    anchor = anchor == OFF ? cursor.get() : anchor;
    squares.set(Square.rectangle(anchor, square));
  }

  public void all() {
    anchor = 0;
    squares.set(-1L);
  }

  public void clear() {
    anchor = OFF;
    squares.set(0);
  }

  private Setup setup() {
    return bench.draft().get().setup();
  }

  private Patch patch() {
    return Patch.of(setup(), squares.get());
  }

  public boolean isFilled() {
    return !isEmpty() && patch().filled() != 0;
  }

  /**
   * Moves or copies the selected pieces. Throws InputException with one sentence, without any change, if
   * something would leave the board.
   */
  public void carry(int right, int up, boolean copying) {
    if (right == 0 && up == 0 || !isFilled()) {
      return;
    }
    Patch patch = patch();
    Setup under = copying ? setup() : Patch.without(setup(), squares.get());
    bench.edit(copying ? lang("Copy {0}", description()) : lang("Move {0}", description()), patch.on(under, right, up));
    select(patch.shifted(right, up));
  }

  public void remove() {
    if (isFilled()) {
      remove(lang("Remove {0}", description()));
    }
  }

  private void remove(String name) {
    bench.edit(name, Patch.without(setup(), squares.get()));
  }

  public void recolour() {
    Setup changed = setup();
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = changed.piece(square);
      if (contains(square) && piece != Piece.NONE) {
        changed = changed.withPiece(square, Piece.of(1 - Piece.side(piece), Piece.type(piece)));
      }
    }
    bench.edit(lang("Change colours on {0}", description()), changed);
  }

  /** The selection in the format of {@link #paste}; without one, the square of the cursor. */
  public String text() {
    selectCursor();
    return PatchText.write(bench.draft().get().variant(), patch());
  }

  public String fen() {
    return Fen.format(patch().contents());
  }

  public void cut() {
    selectCursor();
    if (isFilled()) {
      remove(lang("Cut {0}", description()));
    }
  }

  private void selectCursor() {
    if (isEmpty() && cursor.get() != OFF) {
      squares.set(Square.bit(cursor.get()));
    }
  }

  /**
   * Pastes what {@link #text} wrote, with its upper left corner on the cursor, or as near as it fits; without cursor,
   * where it came from. The pasted squares are selected. Throws InputException with one sentence if it
   * cannot be read or belongs to another game.
   */
  public void paste(String text) {
    Patch patch = PatchText.read(bench.draft().get().variant(), text);
    int low = patch.corner(false);
    int high = patch.corner(true);
    int right = 0;
    int up = 0;
    if (cursor.get() != OFF) {
      right = Math.min(Square.file(cursor.get()), 7 - (Square.file(high) - Square.file(low))) - Square.file(low);
      up = Math.max(Square.rank(cursor.get()), Square.rank(high) - Square.rank(low)) - Square.rank(high);
    }
    bench.edit(lang("Paste on {0}", Square.name(low + right + 8 * up)), patch.on(setup(), right, up));
    select(patch.shifted(right, up));
  }

  private void select(long which) {
    anchor = OFF;
    squares.set(which);
  }

  private String description() {
    Patch patch = patch();
    String low = Square.name(patch.corner(false));
    String high = Square.name(patch.corner(true));
    return low.equals(high) ? low : lang("{0} to {1}", low, high);
  }
}
