package zugwerk.studio;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.board.Side;
import zugwerk.exchange.Reading;
import zugwerk.problem.Problem;

/**
 * Problems from a file, to choose one of. There may be thousands, so this is made off the JavaFX thread. Texts and
 * faults are lines; faults may be empty.
 */
record ImportChoices(List<Problem> problems, List<String> texts, String faults) {

  static ImportChoices of(Reading reading) {
    Stream<String> remark =
        Stream.of(reading.remark()).filter(text -> !text.isEmpty()).map(text -> lang("The file {0}", text));
    return of(reading.problems(),
        Stream.concat(remark, Stream.concat(reading.faults().stream(), reading.notes().stream())
            .map(misreading -> lang(misreading.message())))
            .collect(Collectors.joining("\n")));
  }

  private static ImportChoices of(List<Problem> problems, String faults) {
    return new ImportChoices(problems, problems.stream().map(ImportChoices::text).toList(), faults);
  }

  private static String text(Problem problem) {
    String place = Stream.of(problem.credits().source(), problem.credits().sourceId(), problem.credits().date())
        .filter(part -> !part.isBlank()).collect(Collectors.joining(" "));
    String pieces = "(" + problem.setup().pieces(Side.WHITE) + "+" + problem.setup().pieces(Side.BLACK) + ")";
    return Stream.of(problem.credits().title(), String.join(" & ", problem.credits().authors()), place,
        problem.task().stipulationText() + " " + pieces).filter(part -> !part.isBlank()).map(String::strip)
        .collect(Collectors.joining(", "));
  }
}
