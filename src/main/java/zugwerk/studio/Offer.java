package zugwerk.studio;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.board.Side;
import zugwerk.exchange.Reading;
import zugwerk.problem.Problem;

/**
 * Problems that were read, one of which is to be chosen. There may be thousands, so it is made where they are read.
 *
 * @param problems what can be read
 * @param words of each in a line: title, authors, source, stipulation and number of men
 * @param faults why the rest cannot be read, a line each; empty if all can
 */
record Offer(List<Problem> problems, List<String> words, String faults) {

  static Offer of(Reading reading) {
    return of(reading.problems(), reading.faults().stream().map(Object::toString).collect(Collectors.joining("\n")));
  }

  static Offer of(List<Problem> problems) {
    return of(problems, "");
  }

  private static Offer of(List<Problem> problems, String faults) {
    return new Offer(problems, problems.stream().map(Offer::words).toList(), faults);
  }

  private static String words(Problem problem) {
    String place = Stream.of(problem.source(), problem.credits().sourceId(), problem.date())
        .filter(part -> !part.isBlank()).collect(Collectors.joining(" "));
    String men = "(" + problem.setup().men(Side.WHITE) + "+" + problem.setup().men(Side.BLACK) + ")";
    return Stream.of(problem.title(), String.join(" & ", problem.authors()), place,
        problem.stipulation() + " " + men).filter(part -> !part.isBlank()).map(String::strip)
        .collect(Collectors.joining(", "));
  }
}
