package zugwerk.studio.editor;

import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import zugwerk.board.Patch;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.notation.PatchText;

/**
 * The cursor on the board and the selected squares, with the edits that work on all of them. Pieces move with their
 * state, and squares with theirs. Each edit is a named step of the bench. For the window's thread only.
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

  /** The square that the keyboard works on, {@link #OFF} before the board was first used. */
  public IntegerProperty cursor() {
    return cursor;
  }

  /** The squares that are selected, as bits. */
  public ReadOnlyLongProperty squares() {
    return squares.getReadOnlyProperty();
  }

  /** Whether nothing is selected. */
  public boolean isEmpty() {
    return squares.get() == 0;
  }

  /** Whether a square is selected. */
  public boolean contains(int square) {
    return (squares.get() >>> square & 1) != 0;
  }

  /** Begins a rectangle on a square; nothing is selected until it {@linkplain #extend extends} to one. */
  public void begin(int square) {
    clear();
    anchor = square;
  }

  /** Extends the rectangle to a square, from where it was begun or from the cursor. */
  public void extend(int square) {
    anchor = anchor == OFF ? cursor.get() : anchor;
    squares.set(Square.rectangle(anchor, square));
  }

  /** Selects the whole board. */
  public void all() {
    anchor = 0;
    squares.set(-1L);
  }

  /** Selects nothing. */
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

  /** Whether there is anything on the selected squares. */
  public boolean isFilled() {
    return !isEmpty() && patch().filled() != 0;
  }

  /**
   * Moves what is selected, and the selection with it, or puts a copy of it elsewhere.
   *
   * @throws IllegalArgumentException in one sentence, if something would leave the board; nothing is changed then
   */
  public void carry(int right, int up, boolean copying) {
    if (right == 0 && up == 0 || !isFilled()) {
      return;
    }
    Patch patch = patch();
    Setup under = copying ? setup() : Patch.without(setup(), squares.get());
    bench.edit((copying ? "Copy " : "Move ") + words(), patch.on(under, right, up));
    select(patch.shifted(right, up));
  }

  /** Removes what is selected. */
  public void remove() {
    remove("Remove ");
  }

  private void remove(String verb) {
    if (isFilled()) {
      bench.edit(verb + words(), Patch.without(setup(), squares.get()));
    }
  }

  /** Exchanges the colour of every piece that is selected. */
  public void recolour() {
    Setup changed = setup();
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = changed.piece(square);
      if (contains(square) && piece != Piece.NONE) {
        changed = changed.withPiece(square, Piece.of(1 - Piece.side(piece), Piece.type(piece)));
      }
    }
    bench.edit("Change colours on " + words(), changed);
  }

  /** The selection in the form that {@link #paste} reads; without a selection, the square of the cursor. */
  public String text() {
    selectCursor();
    return PatchText.write(bench.draft().get().variant(), patch());
  }

  /** The selection as a FEN of its own. */
  public String fen() {
    return Fen.format(patch().contents());
  }

  /** Removes the selection, or what is on the square of the cursor, after it was copied. */
  public void cut() {
    selectCursor();
    remove("Cut ");
  }

  private void selectCursor() {
    if (isEmpty() && cursor.get() != OFF) {
      squares.set(Square.bit(cursor.get()));
    }
  }

  /**
   * Pastes what {@link #text} wrote, with its upper left corner on the cursor if there is room, otherwise as near as it
   * fits; before the board was first used, where it came from. The pasted squares are selected.
   *
   * @throws IllegalArgumentException in one sentence, if it cannot be read or is not of this game
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
    bench.edit("Paste on " + Square.name(low + right + 8 * up), patch.on(setup(), right, up));
    select(patch.shifted(right, up));
  }

  private void select(long which) {
    anchor = OFF;
    squares.set(which);
  }

  private String words() {
    Patch patch = patch();
    String low = Square.name(patch.corner(false));
    String high = Square.name(patch.corner(true));
    return low.equals(high) ? low : low + " to " + high;
  }
}
