package zugwerk.studio.endgame;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import zugwerk.problem.EndingFigures;
import zugwerk.rules.Variant;
import zugwerk.solve.table.Material;

/** Counts endings, one after the other; what is counted can be seen while the rest is still to come. */
public final class FiguresJob extends TableJob<List<EndingFigures>> {

  private final ObservableList<EndingFigures> figures = FXCollections.observableArrayList();
  private final ObservableList<EndingFigures> seen = FXCollections.unmodifiableObservableList(figures);

  /**
   * @param folder where tables are kept
   * @param background where tables are built and counted
   * @param window where properties may be changed; {@code Platform::runLater} in the program
   */
  public FiguresJob(Path folder, Executor background, Executor window) {
    super(folder, background, window);
  }

  /** What was counted so far. */
  public ObservableList<EndingFigures> figures() {
    return seen;
  }

  /** Counts endings of a game. */
  public void count(Variant variant, List<Material> endings) {
    figures.clear();
    ask(variant, (tables, run) -> {
      List<EndingFigures> all = new ArrayList<>();
      for (Material ending : endings) {
        List<EndingFigures> counted = EndingFigures.of(tables, ending, run.monitor());
        all.addAll(counted);
        run.show(() -> figures.addAll(counted));
      }
      run.say("Finished: all " + endings.size() + " endings are counted.");
      return all;
    });
  }

  /** Forgets what was counted, as when the game has changed. */
  @Override
  public void reset() {
    super.reset();
    figures.clear();
  }
}
