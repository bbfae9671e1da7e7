package zugwerk.studio.task;

import java.util.function.Function;
import javafx.util.StringConverter;

/** Phrases as sentences, and values as texts to choose from. */
public final class DisplayText {

  private DisplayText() {}

  public static String capital(String text) {
    return text.isEmpty() ? "" : Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  /** The text as a sentence, with a capital letter and a full stop; empty if it is. */
  public static String sentence(String text) {
    return text.isEmpty() || text.endsWith(".") ? capital(text) : capital(text) + ".";
  }

  public static <T> StringConverter<T> converter(Function<T, String> label) {
    return new StringConverter<>() {
      @Override
      public String toString(T value) {
        return value == null ? "" : label.apply(value);
      }

      @Override
      public T fromString(String text) {
        throw new UnsupportedOperationException("nothing is typed here");
      }
    };
  }
}
