package zugwerk.studio;

import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import zugwerk.board.Transformation;
import zugwerk.studio.editor.Workbench;

/** The menu items that work on several squares: those that are selected, or the whole board. */
final class SquareActions {

  /** Squares as this program writes them; other programs find a FEN of them beside it. */
  static final DataFormat SQUARES = new DataFormat("application/x-zugwerk-squares");

  private final Workbench bench;
  private final Consumer<String> news;
  private final Runnable pasteText;
  private final Runnable copyShown;

  /**
   * @param news told in a few words why something could not be done
   * @param pasteText takes over a text of the clipboard, where no squares were copied
   * @param copyShown copies the whole position that the board shows
   */
  SquareActions(Workbench bench, Consumer<String> news, Runnable pasteText, Runnable copyShown) {
    this.copyShown = copyShown;
    this.bench = bench;
    this.news = news;
    this.pasteText = pasteText;
  }

  MenuItem cut() {
    return item("C_ut squares", "Shortcut+X", () -> {
      copySquares();
      bench.selection().cut();
    });
  }

  MenuItem copy() {
    return Menus.item("_Copy squares", "Shortcut+C", () -> {
      if (bench.preview().get().isPresent()) {
        // Nothing is selected in a position that is but looked at, so all of it is meant.
        copyShown.run();
      } else {
        attempt(this::copySquares);
      }
    });
  }

  MenuItem paste() {
    return item("Paste s_quares", "Shortcut+V", this::pasteSquares);
  }

  MenuItem remove() {
    return item("Re_move from squares", "Shortcut+Backspace", bench.selection()::remove);
  }

  MenuItem all() {
    return item("Select _all squares", "Shortcut+A", bench.selection()::all);
  }

  /** What turns, mirrors, shifts and recolours the whole board. */
  Menu transform() {
    return new Menu("_Transform", null,
        item(Transformation.ROTATE_90, "Shortcut+R"),
        item(Transformation.ROTATE_180, "Shortcut+T"),
        item(Transformation.ROTATE_270, "Shortcut+Shift+R"),
        new SeparatorMenuItem(),
        item(Transformation.MIRROR_LEFT_RIGHT, "Shortcut+H"),
        item(Transformation.MIRROR_UP_DOWN, "Shortcut+U"),
        item(Transformation.MIRROR_DIAGONAL, "Shortcut+D"),
        item(Transformation.MIRROR_ANTIDIAGONAL, "Shortcut+Shift+U"),
        new SeparatorMenuItem(),
        item(Transformation.shift(-1, 0), "Shortcut+Shift+Left"),
        item(Transformation.shift(1, 0), "Shortcut+Shift+Right"),
        item(Transformation.shift(0, 1), "Shortcut+Shift+Up"),
        item(Transformation.shift(0, -1), "Shortcut+Shift+Down"),
        new SeparatorMenuItem(),
        item(Transformation.EXCHANGE_COLOURS, "Shortcut+I"),
        item(Transformation.EXCHANGE_SIDES, "Shortcut+Shift+I"));
  }

  private MenuItem item(Transformation transformation, String key) {
    return item(transformation.title(), key, () -> {
      bench.selection().clear();
      bench.transform(transformation);
    });
  }

  /** An item that edits: a line of a solution or a play on the board gives way, and a refusal is told. */
  private MenuItem item(String text, String key, Runnable action) {
    return Menus.item(text, key, () -> {
      bench.comeBack();
      attempt(action);
    });
  }

  private void attempt(Runnable action) {
    try {
      action.run();
    } catch (IllegalArgumentException refused) {
      news.accept("Not possible: " + refused.getMessage());
    }
  }

  private void copySquares() {
    String text = bench.selection().text();
    if (bench.selection().isEmpty()) {
      throw new IllegalArgumentException("no squares are selected; drag over some, or press Ctrl+A for all");
    }
    Clipboard.getSystemClipboard().setContent(
        Map.of(SQUARES, text, DataFormat.PLAIN_TEXT, bench.selection().fen()));
  }

  private void pasteSquares() {
    if (Clipboard.getSystemClipboard().getContent(SQUARES) instanceof String text) {
      bench.selection().paste(text);
    } else {
      pasteText.run();
    }
  }
}
