package zugwerk.exchange;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.work.InputException;

final class JsonFormat extends ExchangeFormat {

  private static final Pattern PLACE = Pattern.compile(" at line (\\d+), column \\d+");

  JsonFormat() {
    super("json", "Problem file", "json");
  }

  @Override
  public boolean recognises(String text) {
    return text.strip().startsWith("{");
  }

  @Override
  public Reading read(String text, Variant game) {
    ReadingBuilder reading = new ReadingBuilder();
    reading.add(1, () -> {
      try {
        return ProblemFile.parse(text);
      } catch (InputException fault) {
        Matcher place = PLACE.matcher(fault.getMessage());
        throw place.find() ? new MisreadException(Integer.parseInt(place.group(1)), place.replaceFirst("")) : fault;
      }
    });
    return reading.done();
  }

  @Override
  public String write(List<Problem> problems) {
    if (problems.size() != 1) {
      throw new InputException("a problem file holds one problem, not {0}", problems.size());
    }
    return ProblemFile.format(problems.getFirst());
  }
}
