package zugwerk.exchange;

import java.util.List;
import java.util.stream.Collectors;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;

/** Reads a text of whatever format it is, as one that is pasted or dropped. */
public final class AnyText {

  private AnyText() {}

  /**
   * The problems of a text. Where it looks like several formats, the first counts that can read all of it.
   *
   * @param game what positions are read in that do not name their game
   * @return at least one problem
   * @throws IllegalArgumentException in one sentence that says what is wrong and, in a text of several lines, where
   */
  public static List<Problem> read(String text, Variant game) {
    if (text.isBlank()) {
      throw new IllegalArgumentException("there is no text to read");
    }
    List<Format> alike = Formats.all().stream().filter(format -> format.recognises(text)).toList();
    if (alike.isEmpty()) {
      throw new IllegalArgumentException("this is none of the texts that can be read: "
          + Formats.all().stream().map(Format::title).collect(Collectors.joining(", ")));
    }
    for (Format format : alike) {
      Reading reading = format.read(text, game);
      if (reading.faults().isEmpty() && !reading.problems().isEmpty()) {
        return reading.problems();
      }
    }
    throw new IllegalArgumentException(alike.getFirst().title() + ": " + fault(text, alike.getFirst().read(text, game)));
  }

  private static String fault(String text, Reading reading) {
    if (reading.faults().isEmpty()) {
      return "there is no problem in this text";
    }
    Reading.Misreading fault = reading.faults().getFirst();
    return text.strip().lines().count() == 1 ? fault.text() : fault.toString();
  }
}
