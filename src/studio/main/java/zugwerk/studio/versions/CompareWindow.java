package zugwerk.studio.versions;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.problem.Drawing;
import zugwerk.problem.Problem;
import zugwerk.solve.SolveOptions;
import zugwerk.studio.editor.PieceLetters;
import zugwerk.studio.library.ProblemEntry;
import zugwerk.studio.library.Thumbnail;
import zugwerk.studio.library.Thumbnails;
import zugwerk.studio.solving.VerdictSign;

/** Two problems side by side: diagrams with rings where they differ, and solutions with marks where they differ. */
public final class CompareWindow {

  private static final double PICTURE = 264;
  private static final double MARK = 22;
  /** Of a cell, with a scroll bar. */
  private static final double EDGES = 40;
  private static final PseudoClass DIFFERENT = PseudoClass.getPseudoClass("different");

  private final Stage stage = new Stage();
  private final PieceLetters letters;
  private final CompareJob job;
  private final Label difference = new Label();
  private final Head left;
  private final Head right;
  private final ListView<LineDifference.Row> list = new ListView<>();
  private final Label message = new Label();

  /** @param dress gives a scene the theme of the main window */
  public CompareWindow(Window owner, PieceLetters letters, Function<Problem, SolveOptions> options,
      Executor background, Consumer<Scene> dress) {
    this.letters = letters;
    job = new CompareJob(background, Platform::runLater, options);
    Thumbnails thumbnails = new Thumbnails(background, Platform::runLater);
    left = new Head(thumbnails);
    right = new Head(thumbnails);
    difference.setId("compare-difference");
    difference.getStyleClass().add("heading");
    difference.setWrapText(true);
    difference.setMinHeight(Region.USE_PREF_SIZE);
    HBox heads = new HBox(MARK, left, right);
    list.setId("compare-solutions");
    list.setAccessibleText(lang("The solutions side by side"));
    list.getStyleClass().add("compare-list");
    list.setPlaceholder(message);
    list.setCellFactory(_ -> new Cell(list.widthProperty()));
    VBox.setVgrow(list, Priority.ALWAYS);
    VBox root = new VBox(10, difference, heads, list);
    root.getStyleClass().add("compare");
    Scene scene = new Scene(root, 2 * PICTURE + MARK + 260, 700);
    scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
      if (event.getCode() == KeyCode.ESCAPE) {
        stage.hide();
        event.consume();
      }
    });
    dress.accept(scene);
    stage.initOwner(owner);
    stage.setScene(scene);
    stage.setTitle(lang("Compare") + " – Zugwerk");
    stage.setMinWidth(2 * PICTURE + MARK + 60);
    stage.setMinHeight(480);
    stage.setOnHidden(_ -> job.reset());
    job.state().subscribe(_ -> refresh());
  }

  public void show(Compared one, Compared other) {
    difference.setText(letters.written(VersionText.difference(one.problem(), other.problem())));
    left.show(one, marked(one.problem(), other.problem(), Drawing.Pen.RED));
    right.show(other, marked(other.problem(), one.problem(), Drawing.Pen.GREEN));
    job.start(one, other);
    stage.show();
    stage.toFront();
    list.requestFocus();
  }

  public void close() {
    stage.hide();
  }

  /** The problem with rings where the other has another piece. */
  private static Problem marked(Problem problem, Problem other, Drawing.Pen pen) {
    Setup here = problem.setup();
    Setup there = other.setup();
    return problem.withAnalysis(analysis -> analysis.withDrawings(!here.schema().equals(there.schema()) ? List.of()
        : IntStream.range(0, Square.COUNT).filter(square -> here.piece(square) != there.piece(square))
            .mapToObj(square -> new Drawing(pen, square, square)).toList()));
  }

  private void refresh() {
    Optional<CompareJob.Comparison> found = job.result().get();
    left.judge(found.map(CompareJob.Comparison::left));
    right.judge(found.map(CompareJob.Comparison::right));
    list.getItems().setAll(found.map(CompareJob.Comparison::rows).orElse(List.of()));
    message.setText(job.message().get());
  }

  /** Name, verdict and diagram of one side. */
  private static final class Head extends VBox {

    private final Label title = new Label();
    private final Label verdict = new Label();
    private final Label claim = new Label();
    private final Thumbnail picture;

    Head(Thumbnails thumbnails) {
      super(6);
      picture = new Thumbnail(thumbnails, PICTURE);
      title.getStyleClass().add("heading");
      claim.getStyleClass().add("hint");
      HBox line = new HBox(10, title, verdict);
      line.setAlignment(Pos.BASELINE_LEFT);
      HBox.setHgrow(this, Priority.ALWAYS);
      setPrefWidth(1);
      getChildren().addAll(line, picture, claim);
    }

    void show(Compared compared, Problem marked) {
      title.setText(compared.title());
      claim.setText(ProblemEntry.claim(compared.problem()));
      picture.show(Optional.of(marked), 2);
    }

    void judge(Optional<VerdictSign> found) {
      verdict.setText(found.map(sign -> sign.sign() + " " + sign.words()).orElse(""));
      verdict.getStyleClass().setAll("label", "verdict-sign", found.map(VerdictSign::tone).orElse("neutral"));
    }
  }

  private final class Cell extends ListCell<LineDifference.Row> {

    private final Label one = line();
    private final Label mark = new Label();
    private final Label other = line();
    private final HBox row = new HBox(one, mark, other);

    Cell(ObservableValue<Number> width) {
      mark.setMinWidth(MARK);
      mark.setMaxWidth(MARK);
      mark.setAlignment(Pos.TOP_CENTER);
      mark.getStyleClass().add("compare-mark");
      // The lines wrap in their half of the list.
      width.subscribe(all -> {
        double half = Math.max(0, Math.floor((all.doubleValue() - MARK - EDGES) / 2));
        row.setPrefWidth(2 * half + MARK);
        for (Label label : List.of(one, other)) {
          label.setMinWidth(half);
          label.setPrefWidth(half);
          label.setMaxWidth(half);
        }
      });
    }

    private static Label line() {
      Label label = new Label();
      label.setWrapText(true);
      label.setMinHeight(Region.USE_PREF_SIZE);
      return label;
    }

    @Override
    protected void updateItem(LineDifference.@Nullable Row lines, boolean empty) {
      super.updateItem(lines, empty);
      setGraphic(null);
      pseudoClassStateChanged(DIFFERENT, !empty && lines != null && !lines.isSame());
      setAccessibleText(null);
      if (!empty && lines != null) {
        setGraphic(row);
        one.setText(letters.written(lines.left()));
        other.setText(letters.written(lines.right()));
        mark.setText(lines.isSame() ? "" : lines.left().isEmpty() ? "+" : lines.right().isEmpty() ? "−" : "≠");
        setAccessibleText(lines.isSame() ? lang("Both: {0}", one.getText())
            : lang("Different: {0}; {1}", one.getText(), other.getText()));
      }
    }
  }
}
