package zugwerk.studio.endgame;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import zugwerk.rules.Variant;
import zugwerk.solve.table.Endgames;
import zugwerk.studio.task.Job;
import zugwerk.studio.task.Threads;

/**
 * Questions to endgame tables, one at a time. Tables that are finished when a question is cancelled are kept.
 *
 * @param <A> the answer
 */
public abstract class TableJob<A> extends Job<A> {

  private final Path folder;
  private Optional<Endgames> tables = Optional.empty();

  TableJob(Path folder, Executor background, Executor window) {
    super("The endgame tables", background, window);
    this.folder = folder;
  }

  /** A question, asked off the window's thread. */
  interface Question<A> {

    /** Looks for the answer. */
    A ask(Endgames tables, Job<A>.Run run);
  }

  final void ask(Variant variant, Question<A> question) {
    start("", run -> question.ask(tables(variant), run));
  }

  /** The tables of a game; those of the game asked for last are kept, with all that is in memory. */
  private synchronized Endgames tables(Variant variant) {
    Endgames found = tables.filter(kept -> kept.variant().equals(variant))
        .orElseGet(() -> new Endgames(variant, folder, Threads.spare()));
    tables = Optional.of(found);
    return found;
  }
}
