package zugwerk.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import zugwerk.content.Content;
import zugwerk.content.quality.Measure;
import zugwerk.content.quality.Quality;
import zugwerk.content.theme.ContentReport;
import zugwerk.content.theme.ThemeFinding;
import zugwerk.problem.Solved;
import zugwerk.work.CancelToken;

/**
 * What a solution shows, as it is printed.
 *
 * @param text the lines, each with a line break
 * @param fields the same for JSON
 */
record ShownContent(String text, Map<String, Object> fields) {

  /**
   * Looks at a solution that has set play and tries.
   *
   * @param themes whether themes are looked for
   * @param measure says how good it is; empty if that is not asked
   * @return what was asked for; empty if a limit stopped the search, or nothing was asked for
   */
  static Optional<ShownContent> of(Solved solved, boolean themes, Optional<Measure> measure, CancelToken token) {
    StringBuilder text = new StringBuilder();
    Map<String, Object> fields = new LinkedHashMap<>();
    if (!themes && measure.isEmpty()) {
      return Optional.empty();
    }
    try {
      Content content = Content.of(solved, token);
      List<ThemeFinding> found = List.of();
      if (themes) {
        ContentReport report = ContentReport.of(solved, content);
        found = report.themes();
        text.append(report.text());
        fields.putAll(report.fields());
      }
      String refusal = Measure.refusal(solved);
      if (measure.isPresent() && refusal.isEmpty()) {
        Quality quality = themes ? measure.get().of(solved, content, found, token)
            : measure.get().of(solved, content, token);
        text.append(quality.text());
        fields.put("quality", quality.fields());
      } else if (measure.isPresent()) {
        text.append("Quality: ").append(refusal).append(".\n");
      }
      return Optional.of(new ShownContent(text.toString(), fields));
    } catch (CancellationException _) {
      return Optional.empty();
    }
  }
}
