package zugwerk.diagram;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.problem.Credits;

/**
 * What stands over a diagram.
 *
 * @param credits who composed it, where it stood and what it won
 * @param more further lines
 */
public record Caption(Credits credits, List<String> more) {

  /** Nothing stands there. */
  public static final Caption NONE = of(List.of());

  public Caption {
    more = List.copyOf(more);
  }

  /** Credits, and nothing else. */
  public static Caption of(Credits credits) {
    return new Caption(credits, List.of());
  }

  /** Lines as somebody wrote them: author, source, distinction, and whatever follows. */
  public static Caption of(List<String> lines) {
    return new Caption(new Credits("", lines.stream().limit(1).toList(), lines.size() > 1 ? lines.get(1) : "", "", "",
        lines.size() > 2 ? lines.get(2) : "", "", List.of(), "", List.of()), lines.stream().skip(3).toList());
  }

  /** The lines over the board, the authors on the first. */
  public List<String> lines() {
    Stream<String> lines =
        Stream.of(String.join(" & ", credits.authors()), title(), published(), credits.award(), credits.dedication());
    return Stream.concat(lines, more.stream()).filter(line -> !line.isEmpty()).toList();
  }

  /** The title in quotation marks. */
  String title() {
    return credits.title().isEmpty() ? "" : "\u201C" + credits.title() + "\u201D";
  }

  /** Source, number and date on one line. */
  String published() {
    String number = credits.sourceId().isEmpty() ? "" : "no. " + credits.sourceId();
    return Stream.of(credits.source(), number, credits.date()).filter(text -> !text.isEmpty())
        .collect(Collectors.joining(credits.sourceId().isEmpty() ? " " : ", "));
  }
}
