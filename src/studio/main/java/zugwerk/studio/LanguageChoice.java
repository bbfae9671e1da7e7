package zugwerk.studio;

import static zugwerk.studio.text.Localization.lang;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import zugwerk.studio.home.PersistedProperties;
import zugwerk.studio.home.Preferences;
import zugwerk.studio.text.Localization;
import zugwerk.work.Language;

/** The language that the user has chosen; empty for that of the system. */
final class LanguageChoice {

  static final List<Optional<Language>> ALL =
      Stream.concat(Stream.of(Optional.<Language>empty()), Arrays.stream(Language.values()).map(Optional::of)).toList();

  private static final String NAME = "language";
  private static final String SYSTEM = "system";

  private LanguageChoice() {}

  /** The language of the preferences. */
  static Language kept(Preferences preferences) {
    return language(chosen(preferences));
  }

  static Language language(Optional<Language> chosen) {
    return chosen.orElseGet(Language::ofSystem);
  }

  private static Optional<Language> chosen(Preferences preferences) {
    return preferences.text(NAME).flatMap(Language::of);
  }

  /** The choice in the preferences, unless the window is in another language, such as that of the command line. */
  static ObjectProperty<Optional<Language>> of(PersistedProperties remembered) {
    Optional<Language> before = chosen(remembered.preferences());
    ObjectProperty<Optional<Language>> choice = new SimpleObjectProperty<>(
        language(before) == Localization.texts().language() ? before : Optional.of(Localization.texts().language()));
    choice.addListener((_, _, chosen) -> {
      remembered.preferences().set(NAME, chosen.map(Language::code).orElse(SYSTEM));
      remembered.touch();
    });
    return choice;
  }

  static String text(Optional<Language> chosen) {
    return chosen.map(Language::label).orElseGet(() -> lang("Language of the system"));
  }
}
