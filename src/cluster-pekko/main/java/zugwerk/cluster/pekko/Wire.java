package zugwerk.cluster.pekko;

import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import zugwerk.cluster.Fields;
import zugwerk.cluster.Ledger;
import zugwerk.cluster.Task;
import zugwerk.cluster.TaskResult;
import zugwerk.file.JsonText;

/**
 * The texts of messages: JSON objects with their kind. A worker sends {@code hello} until it is welcome, then regularly
 * {@code here}, and {@code begun}, {@code answer} and {@code bye}. A coordinator sends {@code welcome} or {@code
 * refused}, {@code piece}, {@code received}, {@code needless} and {@code bye}; it answers {@code here} with {@code
 * here}, or with {@code rejoin} if the worker is not registered.
 */
final class Wire {

  private static final int LONGEST = 1000;

  private Wire() {}

  record Hello(String program, long schema, String name, long threads, String from) {}

  static Envelope hello(Hello hello) {
    return envelope("hello", "program", hello.program, "schema", hello.schema, "name", hello.name,
        "threads", hello.threads, "from", hello.from);
  }

  static Hello hello(Fields fields) {
    return new Hello(word(fields, "program"), fields.number("schema", 0, Integer.MAX_VALUE), word(fields, "name"),
        fields.number("threads", 1, Short.MAX_VALUE), word(fields, "from"));
  }

  static Envelope welcome() {
    return envelope("welcome", "schema", Task.VERSION);
  }

  static Envelope refused(String reason) {
    return envelope("refused", "reason", reason);
  }

  static Envelope here(String from) {
    return envelope("here", "from", from);
  }

  static Envelope here() {
    return envelope("here");
  }

  static Envelope rejoin() {
    return envelope("rejoin");
  }

  static Envelope piece(Ledger.Piece piece) {
    return envelope("piece", "number", piece.number(), "task", piece.task());
  }

  static Envelope begun(long number, String from) {
    return envelope("begun", "number", number, "from", from);
  }

  static Envelope answer(long number, String from, TaskResult answer) {
    return envelope("answer", "number", number, "from", from, "answer", answer.fields());
  }

  static Envelope received(long number) {
    return envelope("received", "number", number);
  }

  static Envelope needless(Collection<Long> numbers) {
    return envelope("needless", "numbers", numbers);
  }

  static Envelope bye(String from) {
    return envelope("bye", "from", from);
  }

  static Envelope bye() {
    return envelope("bye");
  }

  static long number(Fields fields) {
    return fields.number("number", 1, Long.MAX_VALUE);
  }

  static String word(Fields fields, String name) {
    String text = fields.text(name);
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST);
  }

  private static Envelope envelope(String kind, @Nullable Object... more) {
    Map<String, @Nullable Object> fields = JsonText.object("kind", kind);
    fields.putAll(JsonText.object(more));
    return new Envelope(JsonText.write(fields));
  }
}
