package zugwerk.studio;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;
import org.controlsfx.control.StatusBar;
import zugwerk.board.Side;
import zugwerk.rules.Fault;
import zugwerk.solve.SolutionNode;
import zugwerk.studio.action.model.ActionRegistry;
import zugwerk.studio.action.model.Command;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.solving.VerdictBadge;

/** The line at the foot of the window: news, faults, the verdict and the number of pieces. */
final class StatusLine extends VBox {

  private final Workbench bench;
  private final Actions actions;
  private final StatusBar bar = new StatusBar();
  private final Label pieces = new Label();

  /**
   * @param look shows a key that was found on the board
   */
  StatusLine(Workbench bench, Actions actions, ActionRegistry registry, Consumer<SolutionNode> look) {
    this.bench = bench;
    this.actions = actions;
    bar.setId("status");
    bar.setFocusTraversable(false);
    pieces.setId("men");
    VerdictBadge verdict = new VerdictBadge(actions.job(), bench.letters(), look);
    verdict.setId("verdict-badge");
    bar.getRightItems().addAll(new WorkBar(actions.files().work(), registry.of(Command.STOP).run()), verdict, pieces);
    getChildren().add(bar);
    bench.draft().subscribe(_ -> refresh());
    bench.preview().subscribe(_ -> refresh());
    bench.faults().subscribe(_ -> say());
    actions.news().subscribe(_ -> say());
  }

  private void refresh() {
    pieces.setText("(" + bench.shown().pieces(Side.WHITE) + "+" + bench.shown().pieces(Side.BLACK) + ")");
  }

  private void say() {
    List<Fault> faults = bench.faults().get();
    String fault = faults.isEmpty() ? "" : faults.getFirst().text()
        + (faults.size() > 1 ? " (and " + (faults.size() - 1) + " more)" : "");
    String news = actions.news().get();
    boolean bare = bench.shown().pieces(Side.WHITE) + bench.shown().pieces(Side.BLACK) == 0;
    bar.setText(!news.isEmpty() ? news : bare ? "The board is empty" : fault.isEmpty() ? "Ready" : fault);
    bar.setTooltip(faults.isEmpty() ? null
        : new Tooltip(String.join("\n", faults.stream().map(Fault::text).toList())));
  }
}
