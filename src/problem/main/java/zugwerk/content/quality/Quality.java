package zugwerk.content.quality;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import zugwerk.content.Feature;
import zugwerk.content.theme.ContentReport;
import zugwerk.content.theme.Theme;
import zugwerk.content.theme.ThemeFinding;
import zugwerk.work.Message;
import zugwerk.work.Texts;

/**
 * The rating of a sound problem.
 *
 * @param entries all entries, in the order of the tables: terms, then themes; including those worth nothing
 */
public record Quality(List<Entry> entries) {

  /**
   * A feature of a problem.
   *
   * @param feature the term or the theme
   * @param count how often it occurs, from 1
   * @param points its points, below 0 for a cost
   * @param label its name, with its number
   * @param sentence the moves or pieces that show it
   * @param lines the moves that show it; may be empty
   */
  public record Entry(Feature feature, int count, double points, Message label, Message sentence,
      List<ThemeFinding.Line> lines) {

    public Entry {
      lines = List.copyOf(lines);
    }
  }

  public Quality {
    entries = List.copyOf(entries);
  }

  /** The sum of all points: the greater, the better. */
  public double points() {
    // Fractions such as quarters add up exactly in any order; others are rounded, so that equals are equal.
    return Math.round(entries.stream().mapToDouble(Entry::points).sum() * 1000) / 1000.0;
  }

  /** How often a term or theme occurs, whatever its weight. */
  public int count(Feature feature) {
    return entries.stream().filter(entry -> entry.feature().equals(feature)).mapToInt(Entry::count).sum();
  }

  /** The conventions that the problem breaks, each with its moves or pieces. */
  public List<Entry> broken() {
    return entries.stream().filter(entry -> entry.feature() instanceof Term term && term.convention())
        .filter(entry -> !entry.feature().equals(KeyTerms.FLIGHT_TAKING_KEY) || count(KeyTerms.FLIGHT_GIVING_KEY) == 0)
        .toList();
  }

  /** The essential themes, without those that are terms too. */
  public List<Theme> themes() {
    return entries.stream().map(Entry::feature).filter(Theme.class::isInstance).map(Theme.class::cast).toList();
  }

  /** Gains, then costs, the greatest first. */
  public List<Entry> worth() {
    return entries.stream().filter(entry -> entry.points() != 0).sorted(Comparator
        .comparing((Entry entry) -> entry.points() < 0)
        .thenComparingDouble(entry -> -Math.abs(entry.points()))).toList();
  }

  /** Points as text, as {@code 12.5}, optionally with a sign. */
  public static String written(double points, boolean signed) {
    String digits = points == Math.rint(points) ? String.valueOf(Math.round(points))
        : String.format(Locale.ROOT, "%.3f", points).replaceFirst("0+$", "");
    return (signed && points > 0 ? "+" + digits : digits).replace('-', '−');
  }

  /** The points as text: {@code 12.5 points}. */
  public Message total() {
    double points = points();
    // Fractions take the form of a few.
    long number = points == Math.rint(points) ? Math.round(Math.abs(points)) : 2;
    return Message.counted(number, "{1} point", "{1} points", written(points, false));
  }

  /** The rating as a short text. */
  public Message summary() {
    return Message.message("{0}: {1}", total(), Message.joined(worth().stream()
        .map(entry -> pointed(entry.points(), entry.label())).toList(), ", "));
  }

  /** The differences from another version, as a short text. */
  public Message changesFrom(Quality other) {
    Map<Feature, Double> changes = new LinkedHashMap<>();
    Stream.concat(worth().stream(), other.worth().stream()).map(Entry::feature)
        .forEach(feature -> changes.put(feature, points(feature) - other.points(feature)));
    Message difference =
        Message.message("{0}, {1}", total(), written(points() - other.points(), true));
    return Message.message("{0}: {1}", difference, Message.joined(changes.entrySet().stream()
        .filter(change -> change.getValue() != 0).sorted(Comparator.comparingDouble(change -> -change.getValue()))
        .map(change -> pointed(change.getValue(), Message.message(change.getKey().name()))).toList(), ", "));
  }

  private static Message pointed(double points, Message label) {
    return Message.message("{0} {1}", written(points, true), label);
  }

  private double points(Feature feature) {
    return entries.stream().filter(entry -> entry.feature().equals(feature)).mapToDouble(Entry::points).sum();
  }

  /** A line with the points, one for each gain or cost, and one about conventions; ends in a line break. */
  public String text(Texts texts) {
    StringBuilder text = new StringBuilder(texts.lang("Quality: {0}", total())).append('\n');
    worth().forEach(entry -> text.append(String.format(Locale.ROOT, "%7s  ", written(entry.points(), true)))
        .append(texts.lang("{0}: {1}", entry.label(), entry.sentence())).append('\n'));
    broken().stream().filter(entry -> entry.points() == 0).forEach(entry -> text.append("      ·  ")
        .append(texts.lang("{0}: {1}", entry.label(), entry.sentence())).append('\n'));
    return text.append(texts.lang(Conventions.sentence(broken()))).append('\n').toString();
  }

  /** The rating as maps and lists, for JSON. */
  public Map<String, Object> fields() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("points", points());
    List<Map<String, Object>> all = new ArrayList<>();
    for (Entry entry : worth()) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("name", entry.feature().name());
      one.put("count", entry.count());
      one.put("points", entry.points());
      one.put("sentence", entry.sentence().toString());
      one.put("lines", entry.lines().stream().map(ContentReport::lineFields).toList());
      all.add(one);
    }
    fields.put("terms", all);
    fields.put("broken",
        broken().stream().map(entry -> Map.of("name", entry.feature().name(), "sentence", entry.sentence().toString()))
            .toList());
    return fields;
  }
}
