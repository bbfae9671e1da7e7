package zugwerk.exchange;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;

/** A format that has a YAML document for each problem: it reads the fields of both databases and writes its own. */
abstract sealed class YamlFormat implements ExchangeFormat permits OliveFormat, YacpdbFormat {

  @Override
  public final boolean recognises(String text) {
    return YamlFields.recognises(text);
  }

  @Override
  public final Reading read(String text, Variant game) {
    return YamlReader.read(text);
  }

  @Override
  public final boolean holdsSolution(Problem problem) {
    return YamlFields.solution(problem).isBlank();
  }

  @Override
  public final String write(List<Problem> problems) {
    return problems.stream()
        .map(problem -> Completion.write(this, problem, remark -> YamlWriter.document(fields(problem, remark))))
        .collect(Collectors.joining());
  }

  /**
   * The fields of a problem's document, in their order.
   *
   * @param remark what the other fields cannot say, to be put among the comments; may be empty
   */
  abstract Map<String, Object> fields(Problem problem, String remark);
}
