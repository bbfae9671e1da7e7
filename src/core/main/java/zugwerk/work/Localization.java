package zugwerk.work;

/** The language of the window. */
public final class Localization {

  private static volatile Texts current = Texts.ENGLISH;

  private Localization() {}

  /** From now on texts are in this language; what is on the screen stays as it is. */
  public static void use(Texts texts) {
    current = texts;
  }

  public static Texts texts() {
    return current;
  }

  /** As {@link Texts#lang} in the language of the window. */
  public static String lang(String english, Object... values) {
    return current.lang(english, values);
  }

  /** What a fault says, in the language of the window. */
  public static String reason(Throwable fault) {
    return Reason.shortened(current.lang(Message.of(fault)));
  }

  /** As {@link Texts#counted} in the language of the window. */
  public static String counted(long number, String one, String many, Object... values) {
    return current.counted(number, one, many, values);
  }
}
