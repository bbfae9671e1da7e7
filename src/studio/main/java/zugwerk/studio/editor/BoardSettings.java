package zugwerk.studio.editor;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import zugwerk.notation.Letters;

/**
 * How the boards of all tabs show and take pieces. For the JavaFX thread only.
 *
 * @param letters the letters of the pieces; at first those of the user's language
 * @param upperCaseIsWhite whether a letter with Shift places a white piece, as in a FEN, and without Shift a black one
 * @param marks whether cooks and duals are drawn as arrows
 * @param kingField whether the squares around the King to be mated are marked
 * @param otherKing whether the other King is meant
 * @param asTheyMove whether pieces are drawn as they move now
 * @param fullValues whether pieces that have lost no hit points show theirs too
 * @param reach whether the squares that the inspected piece reaches are marked
 */
public record BoardSettings(ObjectProperty<Letters> letters, BooleanProperty upperCaseIsWhite, BooleanProperty marks,
    BooleanProperty kingField, BooleanProperty otherKing, BooleanProperty asTheyMove, BooleanProperty fullValues,
    BooleanProperty reach) {

  public BoardSettings() {
    this(new SimpleObjectProperty<>(PieceLetters.ofLanguage()), new SimpleBooleanProperty(),
        new SimpleBooleanProperty(true), new SimpleBooleanProperty(), new SimpleBooleanProperty(),
        new SimpleBooleanProperty(), new SimpleBooleanProperty(), new SimpleBooleanProperty(true));
  }

  /** Makes a workbench follow them. It is held weakly: that of a closed tab does not stay in memory. */
  void share(Workbench bench) {
    bench.letters().chosen().bindBidirectional(letters);
    bench.letters().upperCaseIsWhite().bindBidirectional(upperCaseIsWhite);
    bench.marks().on().bindBidirectional(marks);
    bench.watch().on().bindBidirectional(kingField);
    bench.watch().other().bindBidirectional(otherKing);
    bench.signs().asTheyMove().bindBidirectional(asTheyMove);
    bench.signs().full().bindBidirectional(fullValues);
    bench.signs().reaching().bindBidirectional(reach);
  }
}
