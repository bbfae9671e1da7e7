package zugwerk.work;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** A language of the studio and of the pages that it exports. */
public enum Language {
  ENGLISH("en", "English"), GERMAN("de", "Deutsch"), FRENCH("fr", "Français"), RUSSIAN("ru", "Русский"),
  SPANISH("es", "Español");

  private final String code;
  private final String label;

  Language(String code, String label) {
    this.code = code;
    this.label = label;
  }

  /** The language with a code of ISO 639-1, such as {@code de}. */
  public static Optional<Language> of(String code) {
    return Arrays.stream(values()).filter(language -> language.code.equalsIgnoreCase(code)).findFirst();
  }

  /** The language of the system, or English if there are no texts in it. */
  public static Language ofSystem() {
    return of(Locale.getDefault(Locale.Category.DISPLAY).getLanguage()).orElse(ENGLISH);
  }

  /** The code of ISO 639-1, such as {@code de}. */
  public String code() {
    return code;
  }

  /** Its own name. */
  public String label() {
    return label;
  }

  /** The index of the form, of those in the file of texts, that a number of things takes. */
  int form(long number) {
    return switch (this) {
      case ENGLISH, GERMAN, SPANISH -> number == 1 ? 0 : 1;
      case FRENCH -> number <= 1 ? 0 : 1;
      case RUSSIAN -> number % 10 == 1 && number % 100 != 11 ? 0
          : number % 10 >= 2 && number % 10 <= 4 && number % 100 / 10 != 1 ? 1 : 2;
    };
  }
}
