package zugwerk.work;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.stream.Collectors;

/**
 * Texts in the language of the user. The English text is the key: {@code lang("Moves of {0}", name)} needs nothing for
 * English, and one line for each other language in {@code texts_de.properties} and so on.
 *
 * <p>For windows, exported pages and what else a person reads. Commands, formats and protocols stay English.
 */
public final class Localization {

  private record Texts(Language language, Map<String, String> texts) {}

  private static final Texts ENGLISH = new Texts(Language.ENGLISH, Map.of());

  private static volatile Texts current = ENGLISH;

  private Localization() {}

  /** From now on texts are in this language; what is on the screen stays as it is. */
  public static void use(Language language) {
    use(language, language == Language.ENGLISH ? Map.of() : texts(language));
  }

  /** The same with other texts than those of the program, by the English text. */
  public static void use(Language language, Map<String, String> texts) {
    current = new Texts(language, Map.copyOf(texts));
  }

  public static Language language() {
    return current.language();
  }

  /**
   * A text in the current language, or in English where it is not translated.
   *
   * @param english the text, with {@code {0}}, {@code {1}} … where the values go
   */
  public static String lang(String english, Object... values) {
    Texts now = current;
    return filled(now, now.texts().getOrDefault(english, english), values);
  }

  /** A message in the current language, or in English where it is not translated. */
  public static String lang(Message message) {
    return words(current, message);
  }

  static String english(Message message) {
    return words(ENGLISH, message);
  }

  private static String words(Texts texts, Message message) {
    Object[] values = message.values().toArray();
    return message.one().isEmpty()
        ? filled(texts, texts.texts().getOrDefault(message.english(), message.english()), values)
        : filled(texts, form(texts, (Long) values[0], message.one(), message.english()), values);
  }

  /**
   * A text with a number of things, in the form which the language has for that number.
   *
   * @param one the English text for one thing
   * @param many the same for several, and the key; {@code {0}} is the number, {@code {1}} … are the values
   */
  public static String counted(long number, String one, String many, Object... values) {
    Texts now = current;
    Object[] all = new Object[values.length + 1];
    all[0] = number;
    System.arraycopy(values, 0, all, 1, values.length);
    return filled(now, form(now, number, one, many), all);
  }

  private static String form(Texts texts, long number, String one, String many) {
    String forms = texts.texts().get(many);
    return forms == null ? Language.ENGLISH.form(number) == 0 ? one : many
        : forms.split("\\|", -1)[texts.language().form(number)];
  }

  /** Marks an English text that is translated later, where it is shown. */
  public static String key(String english) {
    return english;
  }

  /**
   * The translated ones of some keys for a program that fills in the values itself: texts with {@code {0}} …, and all
   * forms of a number separated by {@code |}.
   */
  public static Map<String, String> translations(Collection<String> keys) {
    Map<String, String> texts = current.texts();
    return keys.stream().filter(texts::containsKey).collect(Collectors.toMap(key -> key, texts::get));
  }

  private static String filled(Texts texts, String text, Object... values) {
    if (values.length == 0) {
      return text;
    }
    StringBuilder filled = new StringBuilder(text.length() + 16 * values.length);
    int from = 0;
    for (int at = text.indexOf('{'); at >= 0; at = text.indexOf('{', at + 1)) {
      int value = at + 2 < text.length() && text.charAt(at + 2) == '}' ? text.charAt(at + 1) - '0' : -1;
      if (value >= 0 && value < values.length) {
        filled.append(text, from, at).append(words(texts, values[value]));
        from = at + 3;
      }
    }
    return filled.append(text, from, text.length()).toString();
  }

  private static Object words(Texts texts, Object value) {
    return switch (value) {
      case Message message -> words(texts, message);
      case Throwable fault -> words(texts, Message.of(fault));
      default -> value;
    };
  }

  private static Map<String, String> texts(Language language) {
    String name = "texts_" + language.code() + ".properties";
    Properties texts = new Properties();
    try (InputStream in = Objects.requireNonNull(Localization.class.getResourceAsStream(name), name)) {
      texts.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException broken) {
      throw new UncheckedIOException(name, broken);
    }
    return texts.stringPropertyNames().stream().collect(Collectors.toUnmodifiableMap(key -> key, texts::getProperty));
  }
}
