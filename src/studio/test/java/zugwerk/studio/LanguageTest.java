package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zugwerk.notation.Letters;
import zugwerk.testkit.ProjectRoot;
import zugwerk.work.Language;
import zugwerk.work.Texts;

/** The texts of each language: none is unused or misshapen, and missing ones are reported. */
class LanguageTest {

  private static final Path REPORT = ProjectRoot.path("target/missing-texts.txt");

  private static TextKeys keys;

  @BeforeAll
  static void collect() throws IOException {
    keys = TextKeys.ofProgram();
    assertTrue(keys.texts().size() > 500, () -> keys.texts().size() + " texts");
  }

  @Test
  void everyTextIsALiteralThatTranslatorsSee() {
    assertEquals(List.of(), keys.faults());
    assertEquals(List.of(),
        keys.texts().stream().map(TextKeys.Text::key).filter(key -> !key.equals(key.strip())).toList());
  }

  /** New texts need not wait for translators: they are English, and the report lists them. */
  @Test
  void missingTranslationsAreEnglishAndReported() throws IOException {
    StringBuilder report = new StringBuilder();
    for (Language language : Language.values()) {
      Set<String> translated = language == Language.ENGLISH ? Set.of() : translations(language).keySet();
      List<String> missing = keys.texts().stream().map(TextKeys.Text::key).filter(key -> !translated.contains(key))
          .toList();
      missing.forEach(key -> assertEquals(key, Texts.in(language).lang(key)));
      if (language != Language.ENGLISH) {
        report.append(language.code()).append(": ").append(missing.size()).append(" of ").append(keys.texts().size())
            .append(" texts are missing\n");
        missing.forEach(key -> report.append("  ").append(key.replace("\n", "\\n")).append('\n'));
      }
    }
    Files.createDirectories(REPORT.getParent());
    Files.writeString(REPORT, report);
  }

  @ParameterizedTest
  @EnumSource(value = Language.class, names = "ENGLISH", mode = EnumSource.Mode.EXCLUDE)
  void noTranslationIsUnused(Language language) throws IOException {
    Set<String> unused = new TreeSet<>(translations(language).keySet());
    keys.texts().forEach(text -> unused.remove(text.key()));
    assertEquals(Set.of(), unused);
  }

  @ParameterizedTest
  @EnumSource(value = Language.class, names = "ENGLISH", mode = EnumSource.Mode.EXCLUDE)
  void translationsHaveTheValuesFormsAndAccessKeysOfTheirTexts(Language language) throws IOException {
    Map<String, String> translations = translations(language);
    List<String> faults = new ArrayList<>();
    keys.texts().forEach(text -> Optional.ofNullable(translations.get(text.key()))
        .ifPresent(translation -> fault(text, translation, language).ifPresent(
            fault -> faults.add(text.key() + " = " + translation + ": " + fault))));
    assertEquals(List.of(), faults);
  }

  private static Optional<String> fault(TextKeys.Text text, String translation, Language language) {
    if (translation.isBlank() || !translation.equals(translation.strip())) {
      return Optional.of("blanks at the edge");
    }
    long access = translation.chars().filter(letter -> letter == '_').count();
    if (access > (text.key().contains("_") ? 1 : 0)) {
      return Optional.of("too many access keys");
    }
    if (!text.isCounted()) {
      return Optional.of("other values").filter(_ -> !TextKeys.values(translation).equals(TextKeys.values(text.key())));
    }
    List<String> forms = List.of(translation.split("\\|", -1));
    if (forms.size() != (language == Language.RUSSIAN ? 3 : 2)) {
      return Optional.of(forms.size() + " forms");
    }
    // A form for one thing may do without the number.
    return Optional.of("other values")
        .filter(_ -> !forms.stream().allMatch(form -> withNumber(form).equals(withNumber(text.key()))));
  }

  private static Set<String> withNumber(String form) {
    Set<String> values = new HashSet<>(TextKeys.values(form));
    values.add("{0}");
    return values;
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void aLanguageHasPieceLetters(Language language) {
    assertTrue(Arrays.stream(Letters.values()).anyMatch(letters -> letters.name().equals(language.name())));
  }

  /** The texts of a language as they are in its file, in which no key may be there twice. */
  private static Map<String, String> translations(Language language) throws IOException {
    Map<String, String> all = new TreeMap<>();
    Set<Object> twice = new HashSet<>();
    Properties properties = new Properties() {
      private static final long serialVersionUID = 1;

      @Override
      public synchronized Object put(Object key, Object value) {
        if (all.put((String) key, (String) value) != null) {
          twice.add(key);
        }
        return super.put(key, value);
      }
    };
    try (Reader reader = Files.newBufferedReader(
        ProjectRoot.path("src/core/main/resources/zugwerk/work/texts_" + language.code() + ".properties"))) {
      properties.load(reader);
    }
    assertEquals(Set.of(), twice);
    return all;
  }
}
