package zugwerk.work;

import java.util.List;

/**
 * A text for people that is put into words where their language is known: {@link #toString} gives it in English,
 * {@link Texts#lang(Message)} in another language.
 *
 * @param english the English text, which is the key of its translations, with {@code {0}}, {@code {1}} … where the
 *     values go
 * @param one the English text for one thing, if the first value is a number of things; else empty
 * @param values what is filled in; another message or a fault among them is put into the same language
 */
public record Message(String english, String one, List<Object> values) {

  public Message {
    values = List.copyOf(values);
  }

  public static Message message(String english, Object... values) {
    return new Message(english, "", List.of(values));
  }

  /**
   * A message with a number of things.
   *
   * @param one the English text for one thing
   * @param many the same for several, and the key; {@code {0}} is the number, {@code {1}} … are the values
   */
  public static Message counted(long number, String one, String many, Object... values) {
    return new Message(many, one, List.of(Texts.with(number, values)));
  }

  /** What a fault says: the message of an {@link InputException}, else its {@linkplain Reason reason} as it is. */
  public static Message of(Throwable fault) {
    return fault instanceof InputException input ? input.message() : message(Reason.of(fault));
  }

  /** Several messages, of which there is at least one, as one. */
  public static Message joined(List<Message> messages) {
    // By halves, since there may be thousands.
    int half = messages.size() / 2;
    return half == 0 ? messages.getFirst()
        : message("{0}; {1}", joined(messages.subList(0, half)), joined(messages.subList(half, messages.size())));
  }

  @Override
  public String toString() {
    return Texts.ENGLISH.lang(this);
  }
}
