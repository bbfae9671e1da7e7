package zugwerk.studio;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.studio.text.Localization.reason;

import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import zugwerk.board.Transformation;
import zugwerk.studio.action.Action;
import zugwerk.studio.action.ActionGroup;
import zugwerk.studio.action.Command;
import zugwerk.studio.action.CommandGroup;
import zugwerk.studio.action.MenuEntry;
import zugwerk.studio.tabs.OpenProblems;
import zugwerk.work.InputException;

/** Actions on several squares: the selected ones or the whole board. */
final class SquareActions {

  /** Squares in the program's own format; the clipboard also has a FEN for other programs. */
  static final DataFormat SQUARES = new DataFormat("application/x-zugwerk-squares");

  private final OpenProblems problems;
  private final Consumer<String> news;
  private final Runnable pasteText;
  private final Runnable copyShown;

  SquareActions(OpenProblems problems, Consumer<String> news, Runnable pasteText, Runnable copyShown) {
    this.copyShown = copyShown;
    this.problems = problems;
    this.news = news;
    this.pasteText = pasteText;
  }

  Action cut() {
    return editing(Command.CUT, () -> {
      copySquares();
      problems.bench().selection().cut();
    });
  }

  Action copy() {
    return Action.of(Command.COPY, () -> {
      if (problems.bench().preview().get().isPresent()) {
        // In a preview nothing can be selected, so the whole position is meant.
        copyShown.run();
      } else {
        attempt(this::copySquares);
      }
    });
  }

  Action paste() {
    return editing(Command.PASTE, this::pasteSquares);
  }

  Action remove() {
    return editing(Command.REMOVE, () -> problems.bench().selection().remove());
  }

  Action all() {
    return editing(Command.SELECT_ALL, () -> problems.bench().selection().all());
  }

  ActionGroup transform() {
    return ActionGroup.of(CommandGroup.TRANSFORM,
        transforming(Command.ROTATE_RIGHT, Transformation.ROTATE_90),
        transforming(Command.ROTATE_HALF, Transformation.ROTATE_180),
        transforming(Command.ROTATE_LEFT, Transformation.ROTATE_270),
        MenuEntry.LINE,
        transforming(Command.MIRROR_LEFT_RIGHT, Transformation.MIRROR_LEFT_RIGHT),
        transforming(Command.MIRROR_UP_DOWN, Transformation.MIRROR_UP_DOWN),
        transforming(Command.MIRROR_DIAGONAL, Transformation.MIRROR_DIAGONAL),
        transforming(Command.MIRROR_ANTIDIAGONAL, Transformation.MIRROR_ANTIDIAGONAL),
        MenuEntry.LINE,
        transforming(Command.SHIFT_LEFT, Transformation.shift(-1, 0)),
        transforming(Command.SHIFT_RIGHT, Transformation.shift(1, 0)),
        transforming(Command.SHIFT_UP, Transformation.shift(0, 1)),
        transforming(Command.SHIFT_DOWN, Transformation.shift(0, -1)),
        MenuEntry.LINE,
        transforming(Command.EXCHANGE_COLOURS, Transformation.EXCHANGE_COLOURS),
        transforming(Command.EXCHANGE_SIDES, Transformation.EXCHANGE_SIDES));
  }

  private Action transforming(Command command, Transformation transformation) {
    return editing(command, () -> {
      problems.bench().selection().clear();
      problems.bench().transform(transformation);
    });
  }

  /** An edit: shows the draft first, and reports an error in the status line. */
  private Action editing(Command command, Runnable edit) {
    return Action.of(command, () -> {
      problems.bench().comeBack();
      attempt(edit);
    });
  }

  private void attempt(Runnable action) {
    try {
      action.run();
    } catch (InputException refused) {
      news.accept(lang("Not possible: {0}", reason(refused)));
    }
  }

  private void copySquares() {
    String text = problems.bench().selection().text();
    if (problems.bench().selection().isEmpty()) {
      throw new InputException(
          "no squares are selected; drag over squares, or press {0} for all", Command.SELECT_ALL.reference());
    }
    Clipboard.getSystemClipboard()
        .setContent(Map.of(SQUARES, text, DataFormat.PLAIN_TEXT, problems.bench().selection().fen()));
  }

  private void pasteSquares() {
    if (Clipboard.getSystemClipboard().getContent(SQUARES) instanceof String text) {
      problems.bench().selection().paste(text);
    } else {
      pasteText.run();
    }
  }
}
