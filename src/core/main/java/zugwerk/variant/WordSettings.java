package zugwerk.variant;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.rules.GameOptions;
import zugwerk.rules.GameSetting;
import zugwerk.rules.Variant;
import zugwerk.work.InputException;
import zugwerk.work.Message;

/**
 * Settings that are switches and numbers. Their text has a word for each that is not at its default: its key, and for a
 * number its value, as in {@code scale;edge=50}.
 */
final class WordSettings implements GameOptions {

  private final String title;
  private final Function<WordSettings, Variant> maker;
  private final List<GameSetting> standard;
  private final List<GameSetting> choices;
  /** The switch that all others need; empty where there is none. */
  private final String needed;
  /** Switches of which only one can be on. */
  private final List<String> exclusive;
  private final List<String> samples;

  private WordSettings(String title, Function<WordSettings, Variant> maker, List<GameSetting> standard,
      List<GameSetting> choices, String needed, List<String> exclusive, List<String> samples) {
    this.title = title;
    this.maker = maker;
    this.standard = standard;
    this.choices = choices;
    this.needed = needed;
    this.exclusive = exclusive;
    this.samples = samples;
  }

  /**
   * The default settings of a game, without samples.
   *
   * @param title the title of the game
   * @param maker makes the game with other settings
   * @param settings all of them with their default values, in the order of the text
   */
  WordSettings(String title, Function<WordSettings, Variant> maker, GameSetting... settings) {
    this(title, maker, List.of(settings), List.of(settings), "", List.of(), List.of());
  }

  /** The same where all settings but one need that one, a switch: it comes with them, and they go with it. */
  WordSettings needing(String key) {
    return new WordSettings(title, maker, standard, choices, key, exclusive, samples);
  }

  /** The same where only one of some switches can be on: each switches the others off. */
  WordSettings excluding(String... keys) {
    return new WordSettings(title, maker, standard, choices, needed, List.of(keys), samples);
  }

  WordSettings sampled(String... texts) {
    return new WordSettings(title, maker, standard, choices, needed, exclusive, List.of(texts));
  }

  private WordSettings choosing(List<GameSetting> values) {
    return new WordSettings(title, maker, standard, values, needed, exclusive, samples);
  }

  int value(String key) {
    return choices.stream().filter(setting -> setting.key().equals(key)).findFirst().orElseThrow().value();
  }

  boolean has(String key) {
    return value(key) != 0;
  }

  @Override
  public Optional<Variant> with(String text) {
    WordSettings read = choosing(standard);
    for (String word : text.isBlank() ? new String[0] : text.strip().split("\\s*;\\s*", -1)) {
      read = read.with(parsed(word));
    }
    if (!needed.isEmpty() && !read.has(needed) && !read.text().isEmpty()) {
      throw new InputException("the settings '{0}' need '{1}' too", text.strip(), needed);
    }
    if (exclusive.stream().filter(read::has).count() > 1) {
      throw new InputException("of the settings {0} only one can be on", String.join(", ", exclusive));
    }
    return Optional.of(maker.apply(read));
  }

  private GameSetting parsed(String word) {
    for (GameSetting setting : standard) {
      String number = word.startsWith(setting.key() + "=") ? word.substring(setting.key().length() + 1) : "";
      if (setting.isFlag() && word.equals(setting.key())) {
        return setting.with(1);
      }
      if (!setting.isFlag() && number.matches("\\d{1,9}") && setting.allows(Integer.parseInt(number))) {
        return setting.with(Integer.parseInt(number));
      }
    }
    throw standard.size() == 1
        ? new InputException("the setting '{0}' is unknown in {1}; there is {2}", word, title, words())
        : new InputException("the setting '{0}' is unknown in {1}; there are {2}", word, title, words());
  }

  /** All words that a text can have. */
  private String words() {
    List<String> words = standard.stream().map(setting -> setting.isFlag() ? setting.key()
        : setting.key() + "=" + setting.least() + " to " + setting.key() + "=" + setting.most()).toList();
    int last = words.size() - 1;
    return last == 0 ? words.getFirst() : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
  }

  private WordSettings with(GameSetting changed) {
    return choosing(choices.stream().map(each -> each.key().equals(changed.key()) ? changed : each).toList());
  }

  @Override
  public String changed(String key, int value) {
    GameSetting setting = choices.stream().filter(each -> each.key().equals(key) && each.allows(value)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("there is no setting '" + key + "' with the value " + value));
    if (key.equals(needed) && value == 0) {
      return "";
    }
    boolean switchesOff = value != 0 && exclusive.contains(key);
    WordSettings changed = choosing(choices.stream().map(each -> each.key().equals(key) ? setting.with(value)
        : switchesOff && exclusive.contains(each.key()) ? each.with(0) : each).toList());
    return changed.text().isEmpty() || needed.isEmpty() || changed.has(needed) ? changed.text()
        : changed.changed(needed, 1);
  }

  @Override
  public String text() {
    return changed().map(each -> each.isFlag() ? each.key() : each.key() + "=" + each.value())
        .collect(Collectors.joining(";"));
  }

  /** The settings that are not at their defaults. */
  private Stream<GameSetting> changed() {
    return IntStream.range(0, choices.size()).filter(i -> !choices.get(i).equals(standard.get(i)))
        .mapToObj(choices::get);
  }

  @Override
  public String caption() {
    return changed().map(each -> each.title().toLowerCase(Locale.ROOT) + (each.isFlag() ? "" : " " + each.value()))
        .collect(Collectors.joining(", "));
  }

  @Override
  public List<GameSetting> choices() {
    return choices;
  }

  @Override
  public List<String> samples() {
    return samples;
  }

  @Override
  public Optional<Message> hint() {
    return Optional.of(needed.isEmpty() ? Message.message("One a line: {0}. Nothing for the plain game.", words())
        : Message.message("One a line: {0}; the others need {1}. Nothing for the plain game.", words(), needed));
  }
}
