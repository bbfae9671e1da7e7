package zugwerk.studio.editor;

import java.util.Objects;
import java.util.function.Supplier;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;
import zugwerk.notation.LetterText;
import zugwerk.notation.Letters;
import zugwerk.rules.Variant;

/** The letters in which the user wants to read moves. The models keep English letters; views write others. */
public final class PieceLetters {

  private final ObjectProperty<Letters> chosen = new SimpleObjectProperty<>(Letters.ENGLISH);
  private final Supplier<Variant> game;
  private @Nullable Variant last;
  private @Nullable LetterText text;

  PieceLetters(Supplier<Variant> game) {
    this.game = game;
    chosen.subscribe(_ -> text = null);
  }

  /** The letters of the user's choice. */
  public ObjectProperty<Letters> chosen() {
    return chosen;
  }

  /** A text with moves of the present game as the user wants to read it. */
  public String written(String english) {
    if (chosen.get() == Letters.ENGLISH) {
      return english;
    }
    Variant now = game.get();
    LetterText known = text;
    if (known == null || !Objects.equals(now, last)) {
      known = LetterText.of(chosen.get(), now);
      text = known;
      last = now;
    }
    return known.write(english);
  }
}
