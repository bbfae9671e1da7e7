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

  /** No text. */
  public static final Message NONE = message("");

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

  /** A text that is the same in all languages, such as moves. */
  public static Message plain(String text) {
    return text.isEmpty() ? NONE : message("{0}", text);
  }

  /** Several messages as one, separated by semicolons. */
  public static Message joined(List<Message> messages) {
    return joined(messages, "; ");
  }

  /** Several messages as one, with a text between them that is the same in all languages. */
  public static Message joined(List<Message> messages, String between) {
    // By halves, since there may be thousands.
    int half = messages.size() / 2;
    return messages.isEmpty() ? NONE : half == 0 ? messages.getFirst()
        : new Message("{0}" + between + "{1}", "", List.of(joined(messages.subList(0, half), between),
            joined(messages.subList(half, messages.size()), between)));
  }

  /** Whether there is nothing to say. */
  public boolean isEmpty() {
    return english.isEmpty();
  }

  @Override
  public String toString() {
    return Texts.ENGLISH.lang(this);
  }
}
