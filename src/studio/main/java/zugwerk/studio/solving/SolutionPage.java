package zugwerk.studio.solving;

import static zugwerk.studio.text.Localization.counted;
import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.TextArea;
import zugwerk.problem.Solved;
import zugwerk.studio.editor.PieceLetters;

/** The solution as one page of text, created only while visible. */
final class SolutionPage extends TextArea {

  /** More lines would block the window. */
  private static final int MOST_LINES = 3000;

  private final PieceLetters letters;
  private Optional<Solved> solved = Optional.empty();

  SolutionPage(PieceLetters letters) {
    this.letters = letters;
    setId("solution-analysis");
    setEditable(false);
    setPromptText(lang("The solution appears here"));
    setAccessibleText(lang("The complete analysis"));
    getStyleClass().add("code");
    setVisible(false);
    visibleProperty().subscribe(_ -> write());
    letters.chosen().addListener(_ -> write());
  }

  void show(Optional<Solved> newlySolved) {
    solved = newlySolved;
    write();
  }

  private void write() {
    if (isVisible()) {
      setText(solved.map(found -> cut(letters.written(found.text()))).orElse(""));
    }
  }

  private static String cut(String text) {
    List<String> lines = text.lines().toList();
    return lines.size() <= MOST_LINES ? text
        : String.join("\n", lines.subList(0, MOST_LINES)) + "\n\n" + counted(lines.size() - MOST_LINES,
            "… and {0} more line; Copy includes it.", "… and {0} more lines; Copy includes them.") + "\n";
  }
}
