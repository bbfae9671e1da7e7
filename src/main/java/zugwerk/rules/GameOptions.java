package zugwerk.rules;

import java.util.List;
import java.util.Optional;
import zugwerk.betza.PowerLists;

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

  /** How settings are written, in a sentence for the user; empty for a game without. */
  default String hint() {
    return "";
  }

  /** The power lists of the types, where these are all the settings: the text is then that of the lists. */
  default Optional<PowerLists> powerLists() {
    return Optional.empty();
  }

  /**
   * The game with other settings.
   *
   * @return nothing for a game without settings
   * @throws IllegalArgumentException that says what is wrong with the text
   */
  default Optional<Variant> with(String text) {
    return Optional.empty();
  }

  /** Other settings that show what the game can be, as texts; tests play them all. */
  default List<String> samples() {
    return List.of();
  }
}
