package zugwerk.studio.editor;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import zugwerk.notation.LetterText;
import zugwerk.notation.Letters;
import zugwerk.rules.Variant;
import zugwerk.studio.text.Localization;

/**
 * The letters in which moves are shown, and how letters place pieces. Models keep English letters; views translate.
 */
public final class PieceLetters {

  private final ObjectProperty<Letters> chosen =
      new SimpleObjectProperty<>(ofLanguage());
  private final BooleanProperty upperCaseIsWhite = new SimpleBooleanProperty();
  private final Supplier<Variant> game;
  private Optional<Known> known = Optional.empty();

  private record Known(Letters letters, Variant game, LetterText text) {}

  /** The letters of the user's language, which have its name. */
  static Letters ofLanguage() {
    return Letters.valueOf(Localization.texts().language().name());
  }

  /** @param game the game whose pieces are meant */
  public PieceLetters(Supplier<Variant> game) {
    this.game = game;
  }

  public ObjectProperty<Letters> chosen() {
    return chosen;
  }

  /** Whether a letter with Shift places a white piece, as in a FEN, and without Shift a black one. */
  public BooleanProperty upperCaseIsWhite() {
    return upperCaseIsWhite;
  }

  /** Translates a text with moves or pieces of the present game. */
  public String written(String english) {
    return chosen.get() == Letters.ENGLISH ? english : text().write(english);
  }

  /** A text as the user wants to read it, also after the letters or the text have changed. */
  public ObservableValue<String> written(ObservableValue<String> english) {
    return Bindings.createStringBinding(() -> written(english.getValue()), english, chosen);
  }

  public String read(String typed) {
    return chosen.get() == Letters.ENGLISH || !text().isForeign() ? typed : text().read(typed);
  }

  /** Translates a list of pieces such as {@code KQvKP}. */
  public String listed(String english) {
    return chosen.get() == Letters.ENGLISH ? english : text().writeList(english);
  }

  public String readList(String typed) {
    return chosen.get() == Letters.ENGLISH || !text().isForeign() ? typed : text().readList(typed);
  }

  private LetterText text() {
    Letters letters = chosen.get();
    Variant now = game.get();
    if (known.filter(last -> last.letters() == letters && last.game().equals(now)).isEmpty()) {
      known = Optional.of(new Known(letters, now, LetterText.of(letters, now)));
    }
    return known.orElseThrow().text();
  }
}
