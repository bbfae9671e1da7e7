package zugwerk.diagram;

import static zugwerk.work.Texts.key;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.problem.Credits;
import zugwerk.work.Texts;

/** The text above a diagram: credits and further lines. */
public record Caption(Credits credits, List<String> more) {

  public static final Caption NONE = of(List.of());

  /** Whole dates, since a month beside a day has another form in some languages. */
  private static final List<String> DAYS = List.of(
      key("{0} January {1}"),
      key("{0} February {1}"),
      key("{0} March {1}"),
      key("{0} April {1}"),
      key("{0} May {1}"),
      key("{0} June {1}"),
      key("{0} July {1}"),
      key("{0} August {1}"),
      key("{0} September {1}"),
      key("{0} October {1}"),
      key("{0} November {1}"),
      key("{0} December {1}"));

  private static final List<String> MONTHS = List.of(
      key("January {0}"), key("February {0}"), key("March {0}"), key("April {0}"),
      key("May {0}"), key("June {0}"), key("July {0}"), key("August {0}"),
      key("September {0}"), key("October {0}"), key("November {0}"), key("December {0}"));

  private static final Pattern DATE = Pattern.compile("(\\d{4})-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\\d|3[01]))?");

  public Caption {
    more = List.copyOf(more);
  }

  public static Caption of(Credits credits) {
    return new Caption(credits, List.of());
  }

  /** A caption from lines of a user: author, source, distinction, and further lines. */
  public static Caption of(List<String> lines) {
    Credits credits = Credits.NONE.withAuthors(lines.stream().limit(1).toList())
        .withSource(lines.size() > 1 ? lines.get(1) : "").withAward(lines.size() > 2 ? lines.get(2) : "");
    return new Caption(credits, lines.stream().skip(3).toList());
  }

  /** The lines above the board, with the authors on the first. */
  public List<String> lines(Texts texts) {
    return Stream.concat(Stream.of(String.join(" & ", credits.authors())), others(texts).stream())
        .filter(line -> !line.isEmpty()).toList();
  }

  List<String> others(Texts texts) {
    return Stream.concat(Stream.of(title(), published(texts), credits.award(), credits.dedication()), more.stream())
        .filter(line -> !line.isEmpty()).toList();
  }

  String title() {
    return credits.title().isEmpty() ? "" : "\u201C" + credits.title() + "\u201D";
  }

  String published(Texts texts) {
    String number = credits.sourceId().isEmpty() ? "" : texts.lang("no. {0}", credits.sourceId());
    return Stream.of(credits.source(), number, date(texts)).filter(text -> !text.isEmpty())
        .collect(Collectors.joining(credits.sourceId().isEmpty() ? " " : ", "));
  }

  /** {@code 13 January 1861}; text that is no date is unchanged. */
  private String date(Texts texts) {
    Matcher date = DATE.matcher(credits.date());
    if (!date.matches()) {
      return credits.date();
    }
    int month = Integer.parseInt(date.group(2)) - 1;
    return date.group(3) == null ? texts.lang(MONTHS.get(month), date.group(1))
        : texts.lang(DAYS.get(month), Integer.parseInt(date.group(3)), date.group(1));
  }
}
