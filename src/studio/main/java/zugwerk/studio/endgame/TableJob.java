package zugwerk.studio.endgame;

import static zugwerk.work.Texts.key;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import zugwerk.rules.Variant;
import zugwerk.solve.table.Endgames;
import zugwerk.studio.task.Job;
import zugwerk.studio.task.Threads;

/** Queries endgame tables, one at a time. Tables finished before a cancellation are kept. */
public abstract class TableJob<A> extends Job<A> {

  private final Path folder;
  private Optional<Endgames> tables = Optional.empty();

  TableJob(Path folder, Executor background, Executor window) {
    super(key("The endgame tables"), background, window);
    this.folder = folder;
  }

  interface Question<A> {

    A answer(Endgames tables, Job<A>.Run run);
  }

  final void query(Variant variant, Question<A> question) {
    start("", run -> question.answer(tables(variant), run));
  }

  /** Keeps the tables of the last game, with their memory. */
  private synchronized Endgames tables(Variant variant) {
    Endgames found = tables.filter(kept -> kept.variant().equals(variant))
        .orElseGet(() -> new Endgames(variant, folder, Threads.spare()));
    tables = Optional.of(found);
    return found;
  }
}
