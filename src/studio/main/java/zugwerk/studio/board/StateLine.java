package zugwerk.studio.board;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import zugwerk.board.Setup;
import zugwerk.diagram.StateText;
import zugwerk.rules.Variant;
import zugwerk.studio.editor.GameTerms;
import zugwerk.studio.editor.PieceLetters;
import zugwerk.studio.text.Localization;

/** The state of the game as text, on one line if possible; hidden in games without state. */
final class StateLine extends Label {

  private final PieceLetters letters;

  StateLine(PieceLetters letters) {
    this.letters = letters;
    setId("state-words");
    getStyleClass().add("state-words");
    setWrapText(true);
    setMinHeight(USE_PREF_SIZE);
    show("");
  }

  void show(Variant variant, Setup setup) {
    List<String> lines = StateText.lines(variant, setup, Localization.texts());
    Stream<String> none = setup.schema().slots().stream().filter(slot -> slot.isOnSquares())
        .filter(slot -> StateText.line(setup, slot, Localization.texts()).isEmpty()
            && !StateText.hasFullValues(variant, slot))
        .map(slot -> lang("{0}: none", GameTerms.heading(slot)));
    show(letters.written(Stream.concat(lines.stream(), none).collect(Collectors.joining("   \u00B7   "))));
  }

  private void show(String text) {
    if (!Objects.equals(text, getText()) || text.isEmpty()) {
      setText(text);
      setVisible(!text.isEmpty());
      setManaged(!text.isEmpty());
    }
  }
}
