package zugwerk.exchange;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.work.InputException;

/** Reads text in any format, for example pasted or dropped text. */
public final class AnyText {

  private AnyText() {}

  /**
   * Reads a text in the first format that reads all of it; otherwise in the one that reads the most problems.
   *
   * @param game the game of positions that do not name theirs
   * @return empty if the text is in no known format
   */
  public static Optional<Reading> reading(String text, Variant game) {
    ReadingProgress.begin(text);
    Optional<Reading> best = Optional.empty();
    for (ExchangeFormat format : Formats.all()) {
      if (format.recognises(text)) {
        Reading reading = format.read(text, game);
        if (reading.faults().isEmpty() && !reading.problems().isEmpty()) {
          return Optional.of(reading);
        }
        if (best.isEmpty() || reading.problems().size() > best.get().problems().size()) {
          best = Optional.of(reading);
        }
      }
    }
    return best;
  }

  /**
   * Reads all problems of a text.
   *
   * @param game the game of positions that do not name theirs
   * @return at least one problem
   * @throws InputException in one sentence with the fault, and its place if the text has several lines
   */
  public static List<Problem> read(String text, Variant game) {
    Reading reading = readable(text, game);
    if (!reading.faults().isEmpty()) {
      throw refusal(reading, text);
    }
    return reading.problems();
  }

  /**
   * Reads what can be read of a text.
   *
   * @param game the game of positions that do not name theirs
   * @return at least one problem, and the errors
   * @throws InputException in one sentence, if nothing can be read
   */
  public static Reading readable(String text, Variant game) {
    if (text.isBlank()) {
      throw new InputException("there is no text to read");
    }
    Reading reading = reading(text, game).orElseThrow(() -> new InputException(
        "this text is in none of the formats that can be read: {0}",
        Formats.all().stream().map(ExchangeFormat::title).collect(Collectors.joining(", "))));
    if (reading.problems().isEmpty()) {
      throw reading.faults().isEmpty() ? new InputException("there is no problem in this text")
          : refusal(reading, text);
    }
    return reading;
  }

  private static InputException refusal(Reading reading, String text) {
    Reading.Misreading fault = reading.faults().getFirst();
    return new InputException(text.strip().lines().count() == 1 ? fault.text() : fault.message());
  }
}
