package zugwerk.studio.solving.model;

import java.util.concurrent.Executor;
import zugwerk.content.theme.ContentReport;
import zugwerk.problem.Solved;
import zugwerk.studio.task.Job;

/** Looks for what solutions show, one at a time. */
public final class ContentJob extends Job<ContentReport> {

  /**
   * @param background where it is looked for
   * @param window where properties may be changed; {@code Platform::runLater} in the program
   */
  public ContentJob(Executor background, Executor window) {
    super("The search for themes", background, window);
  }

  /** Looks at a solution. */
  public void look(Solved solved) {
    start("Looking for themes …", run -> ContentReport.of(solved, run.monitor().token()));
  }
}
