package zugwerk.exchange;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

final class YamlSource {

  private static final Pattern DATE = Pattern.compile("(\\d{4})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\\d|3[01]))?)?");
  private static final Pattern REPRINT = Pattern.compile("(.*\\S), (\\d{4}(?:-\\d{4})?)");
  private static final String ORDINAL = "\\d*(1st|2nd|3rd|[04-9]th|1[123]th)";
  private static final Pattern DISTINCTION = Pattern.compile("(?i)((Special|" + ORDINAL + ")(-" + ORDINAL + ")? )?"
      + "(Special )?(Prize|Place|HM|Honorable Mention|Commendation|Comm\\.|cm)(, .*)?");

  private YamlSource() {}

  static String date(YamlTree tree, String field) {
    if (!tree.hasTree(field)) {
      return tree.text(field);
    }
    YamlTree date = tree.tree(field);
    return Stream.of("year", "month", "day").map(date::text).filter(part -> !part.isEmpty())
        .map(part -> part.length() == 1 ? "0" + part : part).collect(Collectors.joining("-"));
  }

  static Optional<Object> date(String text) {
    if (text.matches("\\d{4}-\\d{4}")) {
      return Optional.of(text);
    }
    Matcher match = DATE.matcher(text);
    if (!match.matches() || match.group(1).equals("0000")) {
      return Optional.empty();
    }
    Map<String, Object> date = new LinkedHashMap<>();
    date.put("year", Integer.parseInt(match.group(1)));
    if (match.group(2) != null) {
      date.put("month", Integer.parseInt(match.group(2)));
    }
    if (match.group(3) != null) {
      date.put("day", Integer.parseInt(match.group(3)));
    }
    return Optional.of(date);
  }

  static String reprint(YamlTree source) {
    return Stream.of(Stream.of("name", "volume", "issue").map(source::text).filter(part -> !part.isEmpty())
        .collect(Collectors.joining(" ")), date(source, "date"), source.text("problemid"))
        .filter(part -> !part.isEmpty()).collect(Collectors.joining(", "));
  }

  /** Empty if a reprint does not end with a year. */
  static Optional<Object> reprints(List<String> reprints) {
    List<Object> sources = reprints.stream().map(REPRINT::matcher).filter(Matcher::matches).<Object>map(match -> {
      Map<String, Object> source = new LinkedHashMap<>();
      source.put("name", match.group(1));
      source.put("date", date(match.group(2)).orElseThrow());
      return source;
    }).distinct().toList();
    return reprints.isEmpty() || sources.size() < reprints.size() ? Optional.empty() : Optional.of(sources);
  }

  static boolean isDistinction(String text) {
    return DISTINCTION.matcher(text).matches();
  }

  static String award(YamlTree award) {
    String tourney = award.hasTree("tourney")
        ? Stream.of(award.tree("tourney").text("name"), date(award.tree("tourney"), "date"))
            .filter(part -> !part.isEmpty()).collect(Collectors.joining(" "))
        : award.text("tourney").equals("ditto") ? "" : award.text("tourney");
    return tourney.isEmpty() ? award.text("distinction") : award.text("distinction") + ", " + tourney;
  }

  static String credited(String filed) {
    int comma = filed.indexOf(", ");
    return comma < 0 ? filed : filed.substring(comma + 2) + " " + filed.substring(0, comma);
  }

  /** Takes the last word as the family name. */
  static String filed(String credited) {
    int blank = credited.lastIndexOf(' ');
    String filed = blank < 0 ? credited : credited.substring(blank + 1) + ", " + credited.substring(0, blank);
    return credited(filed).equals(credited) && !credited.contains(",") ? filed : credited;
  }

  static List<String> credited(List<String> filed) {
    return filed.stream().map(YamlSource::credited).toList();
  }

  static List<String> filed(List<String> credited) {
    return credited.stream().map(YamlSource::filed).toList();
  }
}
