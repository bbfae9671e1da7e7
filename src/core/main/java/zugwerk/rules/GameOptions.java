package zugwerk.rules;

import java.util.List;
import java.util.Optional;
import zugwerk.betza.PowerLists;
import zugwerk.betza.Preset;
import zugwerk.work.Message;

/** The settings that a game was made with, and those that it could have. */
public interface GameOptions {

  /** A game without settings. */
  GameOptions NONE = new GameOptions() {};

  /** The text of the settings, as after {@code --settings}; empty for the default. */
  default String text() {
    return "";
  }

  /** All settings that the game is played with, the default ones too, in the form of {@link #text}. */
  default String full() {
    return text();
  }

  /** The settings in words for a caption behind the title of the game; empty for the default, and for power lists. */
  default String caption() {
    return "";
  }

  /** How settings are written, in a sentence for the user; empty for a game without. */
  default Optional<Message> hint() {
    return Optional.empty();
  }

  /** The power lists of the types, where these are all the settings: the text is then that of the lists. */
  default Optional<PowerLists> powerLists() {
    return Optional.empty();
  }

  /**
   * The letters, upper case, of the types that the {@link #powerLists} may have: each is a type of the game only if it
   * has a list. Empty where the types of the game are fixed.
   */
  default String typeLetters() {
    return "";
  }

  /** Powers in turn that belong to no type; those that everybody knows are left out. */
  default List<PowerCycle> cycles() {
    return List.of();
  }

  /**
   * The game with other settings.
   *
   * @return nothing for a game without settings
   * @throws zugwerk.work.InputException that says what is wrong with the text
   */
  default Optional<Variant> with(String text) {
    return Optional.empty();
  }

  /** The settings one by one, where they are switches and numbers; none where they are a text of another kind. */
  default List<GameSetting> choices() {
    return List.of();
  }

  /**
   * The text of the settings once one of the {@link #choices} has another value. Settings that cannot be without each
   * other change together.
   *
   * @param key the setting that changes
   * @throws IllegalArgumentException if there is no such setting, or it cannot have this value
   */
  default String changed(String key, int value) {
    throw new IllegalArgumentException("there is no setting '" + key + "'");
  }

  /**
   * The settings that differ from these by another reading of one rule, as texts: each switch that is on is off, and
   * the other way round.
   */
  default List<String> readings() {
    return choices().stream().filter(GameSetting::isFlag)
        .map(setting -> changed(setting.key(), 1 - setting.value())).distinct().toList();
  }

  /** Settings that have names; a name is read wherever the text of the settings is. */
  default List<Preset> presets() {
    return List.of();
  }

  /** Other settings that show what the game can be, as texts; tests play them all. */
  default List<String> samples() {
    return List.of();
  }
}
