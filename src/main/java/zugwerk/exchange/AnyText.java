package zugwerk.exchange;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;

/** Reads a text of any format, such as one that is pasted or dropped. */
public final class AnyText {

  private AnyText() {}

  /**
   * Reads a text. If it looks like several formats, the first of them that can read all of it is used.
   *
   * @param game the game of positions that do not name theirs
   * @return what was read; empty if the text looks like no format
   */
  public static Optional<Reading> reading(String text, Variant game) {
    ReadingProgress.begin(text);
    Optional<Reading> first = Optional.empty();
    for (ExchangeFormat format : Formats.all()) {
      if (format.recognises(text)) {
        Reading reading = format.read(text, game);
        if (reading.faults().isEmpty() && !reading.problems().isEmpty()) {
          return Optional.of(reading);
        }
        first = first.or(() -> Optional.of(reading));
      }
    }
    return first;
  }

  /**
   * The problems of a text.
   *
   * @param game the game of positions that do not name theirs
   * @return at least one problem
   * @throws IllegalArgumentException in one sentence that says what is wrong and, in a text of several lines, where
   */
  public static List<Problem> read(String text, Variant game) {
    if (text.isBlank()) {
      throw new IllegalArgumentException("there is no text to read");
    }
    Reading reading = reading(text, game).orElseThrow(() -> new IllegalArgumentException(
        "this text is in none of the formats that can be read: "
            + Formats.all().stream().map(ExchangeFormat::title).collect(Collectors.joining(", "))));
    if (!reading.faults().isEmpty()) {
      Reading.Misreading fault = reading.faults().getFirst();
      throw new IllegalArgumentException(text.strip().lines().count() == 1 ? fault.text() : fault.toString());
    }
    if (reading.problems().isEmpty()) {
      throw new IllegalArgumentException("there is no problem in this text");
    }
    return reading.problems();
  }
}
