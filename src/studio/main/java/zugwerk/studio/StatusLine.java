package zugwerk.studio;

import static zugwerk.studio.text.Localization.counted;
import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.controlsfx.control.StatusBar;
import zugwerk.board.Side;
import zugwerk.cluster.Workers;
import zugwerk.rules.Fault;
import zugwerk.solve.SolutionNode;
import zugwerk.studio.action.ActionRegistry;
import zugwerk.studio.action.Command;
import zugwerk.studio.cluster.Cluster;
import zugwerk.studio.solving.VerdictBadge;
import zugwerk.studio.tabs.OpenProblem;
import zugwerk.studio.task.DisplayText;

final class StatusLine extends VBox {

  private final Actions actions;
  private final StatusBar bar = new StatusBar();
  private final Label pieces = new Label();
  private final Label workers = new Label();

  StatusLine(Actions actions, ActionRegistry registry, Consumer<SolutionNode> look) {
    this.actions = actions;
    bar.setId("status");
    bar.setFocusTraversable(false);
    pieces.setId("men");
    workers.setId("workers");
    workers.setMinWidth(Region.USE_PREF_SIZE);
    workers.setPadding(new Insets(0, 12, 0, 0));
    workers.managedProperty().bind(workers.visibleProperty());
    workers.visibleProperty().bind(workers.textProperty().isNotEmpty());
    workers.textProperty().bind(actions.cluster().workers().map(Cluster::text));
    Tooltip known = new Tooltip();
    known.textProperty().bind(Bindings.createStringBinding(this::cluster, actions.cluster().workers(),
        actions.cluster().news()));
    workers.setTooltip(known);
    VerdictBadge verdict =
        new VerdictBadge(actions.problems().current().map(OpenProblem::job), actions.letters(), look);
    verdict.setId("verdict-badge");
    bar.getRightItems().addAll(new WorkBar(actions.files().work(), registry.of(Command.STOP).run()), workers,
        verdict, pieces);
    getChildren().add(bar);
    // Also the preview, which is shown in place of the draft.
    actions.problems().ofCurrent(one -> one.bench().board()).subscribe(_ -> refresh());
    actions.faults().subscribe(_ -> update());
    actions.news().subscribe(_ -> update());
  }

  private String cluster() {
    int threads = actions.cluster().workers().get().map(Workers::threads).orElse(0);
    return actions.cluster().place().get() + ": " + counted(threads, "{0} thread", "{0} threads")
        + (actions.cluster().news().get().isEmpty() ? "" : "\n" + DisplayText.capital(actions.cluster().news().get()));
  }

  private void refresh() {
    pieces.setText("(" + actions.problems().bench().shown().pieces(Side.WHITE) + "+"
        + actions.problems().bench().shown().pieces(Side.BLACK) + ")");
  }

  private void update() {
    List<Fault> faults = actions.faults().getValue();
    String fault = faults.isEmpty() ? "" : faults.size() == 1 ? lang(faults.getFirst().text())
        : lang("{0} (and {1} more)", faults.getFirst().text(), faults.size() - 1);
    String news = actions.news().get();
    bar.setText(
        !news.isEmpty() ? news
            : actions.problems().bench().shown().isEmpty() ? lang("The board is empty")
                : fault.isEmpty() ? lang("Ready") : fault);
    bar.setTooltip(faults.isEmpty() ? null
        : new Tooltip(String.join("\n", faults.stream().map(each -> lang(each.text())).toList())));
  }
}
