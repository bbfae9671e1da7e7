package zugwerk.studio.task;

/** Makes of what the program says in the middle of a sentence one that stands alone. */
public final class Words {

  private Words() {}

  /** A text with its first letter in upper case. */
  public static String capital(String text) {
    return text.isEmpty() ? "" : Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  /** A text as a sentence. */
  public static String sentence(String text) {
    return capital(text) + ".";
  }
}
