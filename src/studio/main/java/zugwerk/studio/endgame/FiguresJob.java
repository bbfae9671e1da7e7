package zugwerk.studio.endgame;

import static zugwerk.studio.text.Localization.counted;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import zugwerk.file.EndingFigures;
import zugwerk.rules.Variant;
import zugwerk.solve.table.Material;

/** Computes statistics of endings one by one; finished ones are shown at once. */
public final class FiguresJob extends TableJob<List<EndingFigures>> {

  private final ObservableList<EndingFigures> figures = FXCollections.observableArrayList();
  private final ObservableList<EndingFigures> seen = FXCollections.unmodifiableObservableList(figures);

  public FiguresJob(Path folder, Executor background, Executor window) {
    super(folder, background, window);
  }

  public ObservableList<EndingFigures> figures() {
    return seen;
  }

  public void count(Variant variant, List<Material> endings) {
    figures.clear();
    query(variant, (tables, run) -> {
      List<EndingFigures> all = new ArrayList<>();
      for (Material ending : endings) {
        List<EndingFigures> counted = EndingFigures.of(tables, ending, run.monitor());
        all.addAll(counted);
        run.show(() -> figures.addAll(counted));
      }
      run.finishWith(counted(endings.size(), "Done: {0} ending counted.", "Done: {0} endings counted."));
      return all;
    });
  }

  @Override
  public void reset() {
    super.reset();
    figures.clear();
  }
}
