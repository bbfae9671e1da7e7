package zugwerk.content.theme;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.content.Content;
import zugwerk.content.Count;
import zugwerk.content.PhaseFields;
import zugwerk.content.PhaseTable;
import zugwerk.notation.LongForm;
import zugwerk.problem.Solved;
import zugwerk.work.CancelToken;
import zugwerk.work.Message;

/**
 * The content of a solution: themes, phases, counts.
 *
 * @param essential the findings of essential themes, in the order of the table of themes
 * @param incidental the other findings, in the same order
 * @param phases the table of phases; empty where the play has none
 * @param counts how often each thing occurs, by its name
 * @param keywords the keywords of the file, compared with the findings
 */
public record ContentReport(List<ThemeFinding> essential, List<ThemeFinding> incidental, Optional<PhaseTable> phases,
    Map<String, Long> counts, Keywords keywords) {

  public ContentReport {
    essential = List.copyOf(essential);
    incidental = List.copyOf(incidental);
  }

  /**
   * Examines a solution. Set play and tries count if they were solved.
   *
   * @throws java.util.concurrent.CancellationException if the token stops it
   */
  public static ContentReport of(Solved solved, CancelToken token) {
    return of(solved, Content.of(solved, token));
  }

  /** The same for a solution that has been replayed. */
  public static ContentReport of(Solved solved, Content content) {
    List<ThemeFinding> themes = Themes.in(content);
    List<String> keywords = solved.parts().getFirst().twin().problem().credits().keywords();
    Set<Theme> essential = Essentials.of(content, themes);
    return new ContentReport(themes.stream().filter(finding -> essential.contains(finding.theme())).toList(),
        themes.stream().filter(finding -> !essential.contains(finding.theme())).toList(), PhaseTable.of(solved),
        counts(content), Keywords.of(keywords,
            themes.stream().map(ThemeFinding::theme).collect(Collectors.toSet())));
  }

  private static Map<String, Long> counts(Content content) {
    Map<String, Long> counts = new LinkedHashMap<>();
    counts.put("solutions", Count.SOLUTIONS.in(content));
    if (!content.phases().isEmpty()) {
      counts.put("tries", Count.TRIES.in(content));
      counts.put("variations", Count.VARIATIONS.in(content));
      counts.put("duals", Count.DUALS.in(content));
    }
    counts.put("model mates", Count.MODEL_MATES.in(content));
    return counts;
  }

  /** All findings, those of essential themes first. */
  public List<ThemeFinding> themes() {
    return Stream.concat(essential.stream(), incidental.stream()).toList();
  }

  /** The names of the themes found, each once, essential ones first. */
  public List<String> names() {
    return names(themes());
  }

  /** The names of the essential themes, each once. */
  public List<String> essentialNames() {
    return names(essential);
  }

  /** The names of the other themes, each once. */
  public List<String> incidentalNames() {
    return names(incidental);
  }

  private static List<String> names(List<ThemeFinding> themes) {
    return themes.stream().map(finding -> finding.theme().name()).distinct().toList();
  }

  /**
   * A line for each finding of an essential theme, one with the names of the others, one with the counts and one about
   * keywords; ends in a line break.
   */
  public String text() {
    StringBuilder text = new StringBuilder(themes().isEmpty() ? "No theme was found.\n" : "");
    essential.forEach(finding -> text.append(finding.theme().name()).append(": ").append(finding.sentence())
        .append('\n'));
    text.append(incidental.isEmpty() ? "" : "Also: " + String.join(", ", incidentalNames()) + ".\n");
    return text.append(countText()).append('\n').append(keywords.text()).toString();
  }

  /** The counts, such as {@code 1 solution, 3 tries}. */
  public Message countText() {
    return Message.joined(counts.entrySet().stream()
        .map(entry -> words(entry.getKey(), entry.getValue())).toList(), ", ");
  }

  private static Message words(String what, long number) {
    return switch (what) {
      case "solutions" -> Message.counted(number, "{0} solution", "{0} solutions");
      case "tries" -> Message.counted(number, "{0} try", "{0} tries");
      case "variations" -> Message.counted(number, "{0} variation", "{0} variations");
      case "duals" -> Message.counted(number, "{0} dual", "{0} duals");
      case "model mates" -> Message.counted(number, "{0} model mate", "{0} model mates");
      default -> Message.plain(number + " " + what);
    };
  }

  /** The report as maps and lists, for JSON. */
  public Map<String, Object> fields() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("themes", Stream.concat(essential.stream().map(finding -> fields(finding, true)),
        incidental.stream().map(finding -> fields(finding, false))).toList());
    phases.ifPresent(table -> fields.put("phases", PhaseFields.of(table)));
    fields.put("counts", counts);
    if (!keywords.text().isEmpty()) {
      fields.put("keywords", keywords.fields());
    }
    return fields;
  }

  private static Map<String, Object> fields(ThemeFinding finding, boolean essential) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("name", finding.theme().name());
    fields.put("essential", essential);
    fields.put("sentence", finding.sentence());
    fields.put("lines", finding.lines().stream().map(ContentReport::lineFields).toList());
    return fields;
  }

  /** A line of moves as a map, for JSON: its text, and each move in long form. */
  public static Map<String, Object> lineFields(ThemeFinding.Line line) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("text", line.text());
    fields.put("moves", line.path().stream()
        .map(move -> LongForm.of(line.part().variant().schema(), move.move())).toList());
    return fields;
  }
}
