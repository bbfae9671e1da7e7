package zugwerk.studio.solving;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.studio.text.Localization.reason;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import zugwerk.content.Content;
import zugwerk.content.quality.Measure;
import zugwerk.content.quality.Quality;
import zugwerk.content.theme.ContentReport;
import zugwerk.problem.Solved;
import zugwerk.studio.solving.ContentJob.Shown;
import zugwerk.studio.task.Job;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;

public final class ContentJob extends Job<Shown> {

  /** The content of a solution. Quality is empty if not measured; {@code refusal} is the reason, or empty. */
  public record Shown(ContentReport report, Optional<Quality> quality, String refusal) {}

  private final Supplier<Measure> measure;

  public ContentJob(Executor background, Executor window, Supplier<Measure> measure) {
    super(lang("The search for themes"), background, window);
    this.measure = measure;
  }

  public void start(Solved solved, boolean lacking) {
    start(lang("Looking for themes …"), run -> shown(solved, lacking, run.monitor().token()));
  }

  private Shown shown(Solved solved, boolean lacking, CancelToken token) {
    Content content = Content.of(solved, token);
    ContentReport report = ContentReport.of(solved, content);
    if (lacking) {
      return new Shown(report, Optional.empty(), "");
    }
    try {
      return new Shown(report, Optional.of(measure.get().of(solved, content, report.themes(), token)), "");
    } catch (InputException refused) {
      return new Shown(report, Optional.empty(), reason(refused));
    }
  }
}
