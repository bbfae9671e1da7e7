package zugwerk.studio.export;

import static zugwerk.studio.text.Localization.counted;
import static zugwerk.studio.text.Localization.lang;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.property.IntegerProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.stage.Window;
import zugwerk.diagram.Diagram;
import zugwerk.diagram.DiagramFiles;
import zugwerk.diagram.Look;
import zugwerk.diagram.PictureFormat;
import zugwerk.diagram.Sheet;
import zugwerk.diagram.Style;
import zugwerk.problem.Problem;
import zugwerk.studio.task.DisplayText;
import zugwerk.studio.task.Job;
import zugwerk.studio.text.Localization;
import zugwerk.work.SafeFile;

final class SheetWindow {

  private static final List<PictureFormat> FORMATS =
      List.of(PictureFormat.PDF, PictureFormat.SVG, PictureFormat.PNG, PictureFormat.TEX, PictureFormat.TXT);

  private static final int PIXELS = 2480;

  private final DiagramActions actions;
  private final ExportChoice choice;
  private final List<Problem> problems;
  private final Preview preview;
  private final ExportJob job;
  private final Stage stage = new Stage();
  private final Label detail = new Label();
  private final ComboBox<PictureFormat> format = new ComboBox<>();
  private final ComboBox<Style> style = new ComboBox<>();

  SheetWindow(DiagramActions actions, List<Problem> problems) {
    this.actions = actions;
    this.problems = List.copyOf(problems);
    choice = actions.choice();
    preview = new Preview(actions.background());
    job = new ExportJob(actions.background(), Platform::runLater, actions.files(), detail::setText, actions.errors());
  }

  private VBox form() {
    format.getItems().setAll(FORMATS);
    if (DiagramActions.hasProgram()) {
      format.getItems().add(PictureFormat.HTML);
    }
    format.setConverter(DisplayText.converter(
        each -> each == PictureFormat.HTML ? lang("Web page, a solving contest") : lang(each.title())));
    format.setValue(PictureFormat.PDF);
    style.getItems().setAll(actions.styles());
    style.valueProperty().bindBidirectional(choice.picture().style());
    CheckBox coordinates = new CheckBox(lang("_Coordinates"));
    coordinates.selectedProperty().bindBidirectional(choice.picture().coordinates());
    VBox form = new VBox(8);
    form.setMinWidth(230);
    form.setPadding(new Insets(0, 14, 0, 0));
    row(form, lang("_Format"), "sheet-format", format);
    row(form, lang("_Style"), "sheet-style", style);
    Spinner<Integer> columns = spinner(choice.sheet().columns());
    Spinner<Integer> rows = spinner(choice.sheet().rows());
    for (Control control : List.of(columns, rows, coordinates)) {
      control.disableProperty().bind(format.valueProperty().isEqualTo(PictureFormat.HTML));
    }
    row(form, lang("C_olumns"), "sheet-columns", columns);
    row(form, lang("_Rows"), "sheet-rows", rows);
    form.getChildren().addAll(coordinates, new Label(counted(problems.size(), "{0} problem", "{0} problems")));
    format.valueProperty().subscribe(_ -> refresh());
    List.of(choice.picture().style(), choice.picture().coordinates(), choice.sheet().columns(), choice.sheet().rows())
        .forEach(property -> property.addListener(_ -> refresh()));
    return form;
  }

  private static Spinner<Integer> spinner(IntegerProperty number) {
    Spinner<Integer> spinner = new Spinner<>(1, Sheet.MOST, number.get());
    spinner.valueProperty().subscribe(value -> number.set(value));
    return spinner;
  }

  private static void row(VBox form, String title, String id, Control control) {
    Label label = new Label(title);
    label.setMnemonicParsing(true);
    label.setLabelFor(control);
    control.setId(id);
    control.setMaxWidth(Double.MAX_VALUE);
    form.getChildren().addAll(label, control);
  }

  private List<Diagram> diagrams() {
    return problems.stream().map(actions::diagram).toList();
  }

  private Sheet sheet() {
    return new Sheet(choice.sheet().columns().get(), choice.sheet().rows().get());
  }

  private Look look() {
    return Look.PRINT.in(choice.picture().dressed()).coordinates(choice.picture().coordinates().get());
  }

  private void refresh() {
    Sheet sheet = sheet();
    Look look = look();
    preview.picture(width -> DiagramFiles.firstPage(diagrams(), sheet, look, width));
  }

  void show(Window owner) {
    Button write = new Button(lang("_Export …"));
    write.setId("sheet-write");
    write.setDefaultButton(true);
    write.disableProperty().bind(job.busy());
    write.setOnAction(_ -> write());
    Button stop = new Button(lang("_Stop"));
    stop.setId("sheet-stop");
    stop.visibleProperty().bind(job.busy());
    stop.setOnAction(_ -> job.cancel());
    Button close = new Button(lang("Close"));
    close.setId("sheet-close");
    close.setOnAction(_ -> stage.close());
    detail.setId("sheet-detail");
    detail.getStyleClass().add("hint");
    detail.setWrapText(true);
    job.progress().subscribe(progress -> progress.ifPresent(now -> detail.setText(now.words(Localization.texts()))));
    job.state().subscribe(now -> {
      if (now == Job.State.FAILED) {
        detail.setText(job.message().get());
      }
    });
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    HBox buttons = new HBox(8, detail, gap, stop, close, write);
    buttons.setAlignment(Pos.CENTER_LEFT);
    buttons.setPadding(new Insets(10, 0, 0, 0));
    BorderPane root = new BorderPane(preview);
    root.setLeft(form());
    root.setBottom(buttons);
    root.setPadding(new Insets(14));
    Overlay.show(stage, lang("Sheet of diagrams"), root, owner);
  }

  private void write() {
    Optional<Path> file = actions.file(format.getValue());
    Sheet sheet = sheet();
    Look look = look();
    boolean contest = format.getValue() == PictureFormat.HTML;
    file.ifPresent(path -> job.write(path, monitor -> {
      if (contest) {
        SafeFile.write(path, new ContestPage(actions, problems, look).content(monitor));
      } else {
        DiagramFiles.write(diagrams(), sheet, path, look, PIXELS, monitor);
      }
    }));
  }
}
