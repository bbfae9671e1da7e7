package zugwerk.work;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * The texts of a language. The English text is the key: {@code texts.lang("Moves of {0}", name)} needs nothing for
 * English, and one line for each other language in {@code texts_de.properties} and so on. A text that a language lacks
 * is English.
 *
 * <p>For windows, exported pages and what else a person reads. Commands, formats and protocols stay English.
 */
public final class Texts {

  public static final Texts ENGLISH = new Texts(Language.ENGLISH, Map.of());

  private static final Map<Language, Texts> READ = new ConcurrentHashMap<>();

  private final Language language;
  private final Map<String, String> translations;

  /** Other texts than those of the program, by the English text. */
  public Texts(Language language, Map<String, String> translations) {
    this.language = language;
    this.translations = Map.copyOf(translations);
  }

  /** The texts of the program in a language. */
  public static Texts in(Language language) {
    return language == Language.ENGLISH ? ENGLISH : READ.computeIfAbsent(language, Texts::read);
  }

  public Language language() {
    return language;
  }

  /**
   * A text in this language.
   *
   * @param english the text, with {@code {0}}, {@code {1}} … where the values go
   */
  public String lang(String english, Object... values) {
    return filled(translations.getOrDefault(english, english), values);
  }

  /**
   * A text with a number of things, in the form which the language has for that number.
   *
   * @param one the English text for one thing
   * @param many the same for several, and the key; {@code {0}} is the number, {@code {1}} … are the values
   */
  public String counted(long number, String one, String many, Object... values) {
    return filled(form(number, one, many), with(number, values));
  }

  private String form(long number, String one, String many) {
    String forms = translations.get(many);
    return forms == null ? Language.ENGLISH.form(number) == 0 ? one : many
        : forms.split("\\|", -1)[language.form(number)];
  }

  /** A message in this language. */
  public String lang(Message message) {
    Object[] values = message.values().toArray();
    return message.one().isEmpty() ? lang(message.english(), values)
        : filled(form((Long) values[0], message.one(), message.english()), values);
  }

  /** Marks an English text that is translated later, where it is shown. */
  public static String key(String english) {
    return english;
  }

  /**
   * The translated ones of some keys for a program that fills in the values itself: texts with {@code {0}} …, and all
   * forms of a number separated by {@code |}.
   */
  public Map<String, String> translations(Collection<String> keys) {
    return keys.stream().filter(translations::containsKey).collect(Collectors.toMap(key -> key, translations::get));
  }

  static Object[] with(long number, Object... values) {
    Object[] all = new Object[values.length + 1];
    all[0] = number;
    System.arraycopy(values, 0, all, 1, values.length);
    return all;
  }

  private String filled(String text, Object... values) {
    if (values.length == 0) {
      return text;
    }
    StringBuilder filled = new StringBuilder(text.length() + 16 * values.length);
    int from = 0;
    for (int at = text.indexOf('{'); at >= 0; at = text.indexOf('{', at + 1)) {
      int value = at + 2 < text.length() && text.charAt(at + 2) == '}' ? text.charAt(at + 1) - '0' : -1;
      if (value >= 0 && value < values.length) {
        filled.append(text, from, at).append(inWords(values[value]));
        from = at + 3;
      }
    }
    return filled.append(text, from, text.length()).toString();
  }

  private Object inWords(Object value) {
    return switch (value) {
      case Message message -> lang(message);
      case Throwable fault -> lang(Message.of(fault));
      default -> value;
    };
  }

  private static Texts read(Language language) {
    String name = "texts_" + language.code() + ".properties";
    Properties texts = new Properties();
    try (InputStream in = Texts.class.getResourceAsStream(name)) {
      if (in == null) {
        // Scripts of pages have no texts; LanguageTest has seen those of the program.
        return new Texts(language, Map.of());
      }
      texts.load(new InputStreamReader(in, StandardCharsets.UTF_8));
    } catch (IOException broken) {
      throw new UncheckedIOException(name, broken);
    }
    return new Texts(language, texts.stringPropertyNames().stream()
        .collect(Collectors.toUnmodifiableMap(key -> key, texts::getProperty)));
  }
}
