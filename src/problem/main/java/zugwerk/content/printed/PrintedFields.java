package zugwerk.content.printed;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A printed solution as maps and lists, for JSON. */
public final class PrintedFields {

  private PrintedFields() {}

  /**
   * {@code {"text": "…", "parts": [{"heading": "", "remark": "", "blocks": […], "verdict": "…"}]}}: a block has a kind,
   * a title and lines; a line has a text, the lines below it, and whether these are folded.
   */
  public static Map<String, Object> of(PrintedSolution solution) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("text", solution.text());
    fields.put("parts", solution.parts().stream().map(PrintedFields::part).toList());
    return fields;
  }

  private static Map<String, Object> part(PrintedPart part) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("heading", part.heading());
    fields.put("remark", part.remark());
    fields.put("blocks", part.blocks().stream().map(PrintedFields::block).toList());
    fields.put("verdict", part.verdict());
    return fields;
  }

  private static Map<String, Object> block(PrintedBlock block) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("kind", block.kind().name().toLowerCase(Locale.ROOT).replace('_', ' '));
    fields.put("title", block.title());
    fields.put("lines", lines(block.lines()));
    return fields;
  }

  private static List<Map<String, Object>> lines(List<PrintedLine> lines) {
    return lines.stream().map(line -> {
      Map<String, Object> fields = new LinkedHashMap<>();
      fields.put("text", line.text());
      if (!line.below().isEmpty()) {
        fields.put("below", lines(line.below()));
        fields.put("folded", line.folded());
      }
      return fields;
    }).toList();
  }
}
