package zugwerk.studio;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.studio.text.Localization.reason;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextArea;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.studio.action.Command;
import zugwerk.studio.editor.TwinMaker;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.task.DisplayText;
import zugwerk.work.InputException;

/** The twins of the problem, one per line, with zeroposition, duplex and the number of intended solutions. */
final class TwinsPane extends VBox {

  private static final String FORMS = """
      bKe5-->e6   wQa1<-->bKe5   +wPa2   -wPa2
      rotate 90   mirror a1<-->h1   shift a1==>b2
      stipulation #3   2 solutions   powers N=N/C   state f5:5   black to move""";

  private final Workbench bench;
  private final TextArea twins = new TextArea();
  private final CheckBox zeroposition = new CheckBox(lang("Zeroposition"));
  private final CheckBox duplex = new CheckBox(lang("Duplex"));
  private final Spinner<Integer> solutions = new Spinner<>(1, 99, 1);
  private final Label fault = new Label();
  private boolean refreshing;

  TwinsPane(Workbench bench, TwinMaker maker, Executor background) {
    this.bench = bench;
    getStyleClass().add("side-pane");
    twins.setId("twins");
    twins.getStyleClass().add("code");
    twins.setPrefRowCount(6);
    fault.setId("twins-fault");
    fault.getStyleClass().add("error-text");
    fault.setWrapText(true);
    fault.setMinHeight(USE_PREF_SIZE);
    zeroposition.setId("zeroposition");
    zeroposition.setTooltip(new Tooltip(lang("Solve only the twins, not the diagram itself")));
    duplex.setId("duplex");
    duplex.setTooltip(new Tooltip(lang("Solve for the other side too")));
    solutions.setId("solutions");
    solutions.setPrefWidth(80);
    solutions.setTooltip(new Tooltip(lang("Intended number of solutions of a help or series problem")));
    Label title = new Label(lang("Twins"));
    title.getStyleClass().add("heading");
    title.setLabelFor(twins);
    Label hint = new Label();
    hint.getStyleClass().add("hint");
    hint.setWrapText(true);
    hint.setMinHeight(USE_PREF_SIZE);
    Label number = new Label(lang("Solutions"));
    number.setLabelFor(solutions);
    HBox required = new HBox(8, number, solutions);
    required.setAlignment(Pos.CENTER_LEFT);
    FlowPane row = new FlowPane(16, 8, zeroposition, duplex, required);
    row.setRowValignment(VPos.CENTER);
    Button make = new Button(Command.MAKE_TWIN.label());
    make.setId("make-twin");
    make.setTooltip(new Tooltip(Command.MAKE_TWIN.tip()));
    make.setOnAction(_ -> maker.begin());
    make.disableProperty().bind(maker.making().map(Optional::isPresent));
    getChildren().addAll(title, twins, fault, make, row, new TwinParts(bench, background), hint);
    twins.textProperty().subscribe(_ -> commit());
    zeroposition.selectedProperty().subscribe(_ -> commit());
    duplex.selectedProperty().subscribe(_ -> commit());
    solutions.valueProperty().subscribe(_ -> commit());
    bench.draft().subscribe(_ -> refresh());
    bench.letters().chosen().subscribe(_ -> {
      twins.setPromptText(bench.letters().written("bKe5-->e6"));
      hint.setText(String.join("\n", lang("One twin a line; its changes are separated by commas:"), written(FORMS),
          lang("A line that begins with \"continued,\" changes the twin before it.")));
      show(bench.draft().get());
    });
  }

  private List<String> lines() {
    return twins.getText().lines().map(String::strip).filter(line -> !line.isEmpty())
        .map(line -> namesPowers(line) ? line : bench.letters().read(line)).toList();
  }

  private String written(String english) {
    return english.lines().map(line -> namesPowers(line) ? line : bench.letters().written(line))
        .collect(Collectors.joining("\n"));
  }

  /** Whether a line has power lists, whose letters are not pieces; then it is not translated. */
  private static boolean namesPowers(String line) {
    return line.contains("powers ");
  }

  private void show(Problem problem) {
    boolean before = refreshing;
    refreshing = true;
    twins.setText(written(String.join("\n", problem.task().twinTexts())));
    refreshing = before;
  }

  private void refresh() {
    Problem problem = bench.draft().get();
    refreshing = true;
    if (!lines().equals(problem.task().twinTexts())) {
      show(problem);
    }
    zeroposition.setSelected(problem.task().zeroposition());
    duplex.setSelected(problem.task().duplex());
    solutions.getValueFactory().setValue(problem.task().solutions());
    refreshing = false;
    update();
  }

  private void commit() {
    if (refreshing) {
      return;
    }
    int number = solutions.getValue() == 1 ? 0 : solutions.getValue();
    bench.twin(
        problem -> problem.withTask(task -> task.withTwinTexts(lines()).withZeroposition(zeroposition.isSelected())
            .withDuplex(duplex.isSelected()).withSolutions(number)));
    update();
  }

  private void update() {
    String text = "";
    try {
      ProblemPart.of(bench.draft().get());
    } catch (InputException refused) {
      text = bench.letters().written(DisplayText.sentence(reason(refused)));
    }
    fault.setText(text);
    fault.setVisible(!text.isEmpty());
    fault.setManaged(!text.isEmpty());
  }
}
