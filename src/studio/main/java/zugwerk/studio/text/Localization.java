package zugwerk.studio.text;

import zugwerk.work.Message;
import zugwerk.work.Reason;
import zugwerk.work.Texts;

/** The texts of the studio, in the language that its window has now. Libraries get {@link #texts} as a parameter. */
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

  /** As {@link Texts#lang(Message)} in the language of the window. */
  public static String lang(Message message) {
    return current.lang(message);
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
