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
import zugwerk.work.Message;
import zugwerk.work.Texts;

/** What a solution shows, as lines of text and as JSON fields. */
record ShownContent(String text, Map<String, Object> fields) {

  /**
   * Finds what a solution shows.
   *
   * @param measure measures the quality; empty if not wanted
   * @return empty if a limit stopped the search, or nothing was wanted
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
      Message refusal = Measure.refusal(solved);
      if (measure.isPresent() && refusal.isEmpty()) {
        Quality quality = themes ? measure.get().of(solved, content, found, token)
            : measure.get().of(solved, content, token);
        text.append(quality.text(Texts.ENGLISH));
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
