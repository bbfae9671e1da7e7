package zugwerk.studio;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.controlsfx.control.StatusBar;
import zugwerk.board.Side;
import zugwerk.notation.Fen;
import zugwerk.rules.Fault;
import zugwerk.solve.SolutionNode;
import zugwerk.studio.action.model.ActionRegistry;
import zugwerk.studio.action.model.Command;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.solving.VerdictBadge;
import zugwerk.work.Reason;

/** The field with the FEN, and below it news, faults, the verdict and the number of pieces. */
final class StatusLine extends VBox {

  private final Workbench bench;
  private final Actions actions;
  private final ActionRegistry registry;
  private final TextField fen = new TextField() {
    @Override
    public void paste() {
      // A field of one line would join the lines of a problem.
      if (String.valueOf(Clipboard.getSystemClipboard().getString()).strip().contains("\n")) {
        registry.of(Command.PASTE_PROBLEM).run().run();
      } else {
        super.paste();
      }
    }
  };
  private final Label fenError = new Label();
  private final StatusBar bar = new StatusBar();
  private final Label pieces = new Label();

  /**
   * @param look shows a key that was found on the board
   */
  StatusLine(Workbench bench, Actions actions, ActionRegistry registry, Consumer<SolutionNode> look) {
    this.bench = bench;
    this.registry = registry;
    this.actions = actions;
    fen.setId("fen");
    fen.getStyleClass().add("code");
    fen.setTooltip(new Tooltip("The position that the board shows, as FEN; type or paste another, as FEN, Forsyth or a"
        + " list of pieces, and press Enter"));
    fen.setOnAction(_ -> paste());
    fen.focusedProperty().addListener((_, _, focused) -> {
      if (!focused) {
        refresh();
      }
    });
    HBox.setHgrow(fen, Priority.ALWAYS);
    fenError.setId("fen-error");
    fenError.getStyleClass().add("error-text");
    fenError.setWrapText(true);
    HBox row = new HBox(8, new Label("FEN"), fen);
    row.getStyleClass().add("fen-row");
    bar.setId("status");
    pieces.setId("men");
    VerdictBadge verdict = new VerdictBadge(actions.job(), look);
    verdict.setId("verdict-badge");
    bar.getRightItems().addAll(new WorkBar(actions.files().work(), registry.of(Command.STOP).run()), verdict, pieces);
    getChildren().addAll(row, fenError, bar);
    bench.draft().subscribe(_ -> refresh());
    bench.preview().subscribe(_ -> refresh());
    bench.faults().subscribe(_ -> say());
    actions.news().subscribe(_ -> say());
  }

  private void paste() {
    try {
      bench.paste(fen.getText());
      refresh();
    } catch (IllegalArgumentException refused) {
      error(Reason.of(refused));
    }
  }

  private void error(String text) {
    fenError.setText(text);
    fenError.setVisible(!text.isEmpty());
    fenError.setManaged(!text.isEmpty());
  }

  private void refresh() {
    fen.setText(Fen.format(bench.shown()));
    error("");
    pieces.setText("(" + bench.shown().pieces(Side.WHITE) + "+" + bench.shown().pieces(Side.BLACK) + ")");
  }

  private void say() {
    List<Fault> faults = bench.faults().get();
    String fault = faults.isEmpty() ? "" : faults.getFirst().text()
        + (faults.size() > 1 ? " (and " + (faults.size() - 1) + " more)" : "");
    String news = actions.news().get();
    bar.setText(!news.isEmpty() ? news : fault.isEmpty() ? "Ready" : fault);
    bar.setTooltip(faults.isEmpty() ? null
        : new Tooltip(String.join("\n", faults.stream().map(Fault::text).toList())));
  }
}
