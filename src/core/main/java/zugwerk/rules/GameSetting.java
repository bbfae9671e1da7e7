package zugwerk.rules;

/**
 * One setting of a game: a switch, or a whole number within bounds.
 *
 * @param key the word for it in the text of the settings
 * @param title what a user calls it, in a few words
 * @param explanation what it does, in one sentence
 * @param least its least value; 0 for a switch
 * @param most its greatest value; 1 for a switch
 * @param value what it is in this game
 */
public record GameSetting(String key, String title, String explanation, int least, int most, int value) {

  /** A setting that is on or off. */
  public static GameSetting flag(String key, String title, String explanation, boolean on) {
    return new GameSetting(key, title, explanation, 0, 1, on ? 1 : 0);
  }

  /** Whether it is on or off; else it is a number. */
  public boolean isFlag() {
    return least == 0 && most == 1;
  }

  /** Whether a value is within the bounds. */
  public boolean allows(int number) {
    return least <= number && number <= most;
  }

  /** The same setting with another value. */
  public GameSetting with(int number) {
    return new GameSetting(key, title, explanation, least, most, number);
  }
}
