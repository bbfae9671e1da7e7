package zugwerk.studio.export;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.geometry.Insets;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import zugwerk.diagram.DiagramFiles;
import zugwerk.diagram.PictureFormat;
import zugwerk.diagram.PieceSet;
import zugwerk.diagram.Style;
import zugwerk.studio.task.DisplayText;

final class ExportPane extends VBox {

  /** A field, since an unreferenced property would be garbage-collected. */
  private final ObjectProperty<Integer> width;

  ExportPane(ExportChoice choice, List<Style> styles, BooleanProperty flipped, boolean powers, boolean compared,
      boolean played) {
    super(6);
    width = choice.picture().size().asObject();
    setMinWidth(250);
    ComboBox<PictureFormat> formats = new ComboBox<>();
    formats.getItems().setAll(PictureFormat.values());
    formats.setConverter(DisplayText.converter(format -> lang(format.title())));
    formats.valueProperty().bindBidirectional(choice.picture().format());
    row(lang("_Format"), "export-format", formats);
    ComboBox<Style> colours = new ComboBox<>();
    colours.getItems().setAll(styles);
    colours.valueProperty().bindBidirectional(choice.picture().style());
    row(lang("_Style"), "export-style", colours);
    ComboBox<PieceSet> pieces = new ComboBox<>();
    pieces.getItems().setAll(PieceSet.values());
    pieces.setConverter(DisplayText.converter(set -> lang(set.toString())));
    pieces.valueProperty().bindBidirectional(choice.picture().pieces());
    pieces.disableProperty().bind(choice.picture().format().map(format -> !isDrawn(format)));
    row(lang("P_iece set"), "export-pieces", pieces);
    Spinner<Integer> size = new Spinner<>(DiagramFiles.LEAST, DiagramFiles.MOST, choice.picture().size().get(), 50);
    size.setEditable(true);
    size.getValueFactory().valueProperty().bindBidirectional(width);
    size.getEditor().textProperty()
        .subscribe(typed -> ExportChoice.size(typed).ifPresent(choice.picture().size()::set));
    size.focusedProperty().subscribe(focused -> {
      if (!focused) {
        // An invalid size is replaced by the last valid one.
        size.getEditor().setText(String.valueOf(choice.picture().size().get()));
      }
    });
    row(lang("_Width in pixels"), "export-size", size);
    size.setTooltip(new Tooltip(lang("Printed at 285 pixels per inch")));
    size.disableProperty()
        .bind(choice.picture().format().map(format -> !isDrawn(format) || format == PictureFormat.HTML));
    CheckBox playing = box(lang("Pa_ge that plays"), "export-playing", choice.play().playing());
    playing.setTooltip(new Tooltip(DiagramActions.hasProgram()
        ? lang("Readers move the pieces and find the solution; otherwise they read it and step through it")
        : lang("This program was built without pages that play: build it with mvn package")));
    playing.disableProperty().bind(choice.picture().format().map(format -> format != PictureFormat.HTML || !played));
    box(lang("_Texts above and below"), "export-captions", choice.picture().captions());
    CheckBox below = box(lang("_Black below"), "export-flipped", flipped);
    below.disableProperty().bind(choice.picture().format().isEqualTo(PictureFormat.TEX));
    // In one row, so that the buttons stay in a low window.
    getChildren()
        .add(new FlowPane(10, 4, box(lang("_Coordinates"), "export-coordinates", choice.picture().coordinates()),
            below));
    CheckBox byPower = box(lang("_Pieces by present power"), "export-powers", choice.picture().byPower());
    byPower.setDisable(!powers);
    byPower.setTooltip(new Tooltip(lang("Draw pieces whose powers change as the fairy pieces that they are now;"
        + " otherwise draw each piece by its type")));
    box(lang("T_ransparent paper"), "export-transparent", choice.picture().transparent())
        .disableProperty()
        .bind(choice.picture().format().map(format -> !isDrawn(format) || format == PictureFormat.HTML));
    CheckBox phases = box(lang("P_hases below"), "export-phases", choice.play().phases());
    phases.setTooltip(new Tooltip(
        lang("Set play, tries and key side by side; for direct, self and reflex play of two moves or more")));
    phases.setDisable(!compared);
    CheckBox solution = box(lang("S_olution below"), "export-solution", choice.play().solution());
    solution.setTooltip(new Tooltip(lang("Print the solution as a magazine does. TeX has it as \\solution.")));
    BooleanBinding page = Bindings.equal(choice.picture().format(), PictureFormat.HTML)
        .or(Bindings.equal(choice.picture().format(), PictureFormat.GIF));
    solution.disableProperty().bind(page);
    FlowPane parts = new FlowPane(10, 4, box(lang("Set _play"), "export-set-play", choice.play().setPlay()),
        box(lang("Tr_ies"), "export-tries", choice.play().tries()),
        box(lang("Complete a_nalysis"), "export-full", choice.play().full()));
    parts.setPadding(new Insets(0, 0, 0, 24));
    parts.disableProperty().bind(page.or(choice.play().solution()).not());
    getChildren().add(parts);
  }

  private static boolean isDrawn(PictureFormat format) {
    return format != PictureFormat.TXT && format != PictureFormat.TEX;
  }

  private void row(String title, String id, Control control) {
    Label label = new Label(title);
    label.setMnemonicParsing(true);
    label.setLabelFor(control);
    control.setId(id);
    control.setMaxWidth(Double.MAX_VALUE);
    getChildren().addAll(label, control);
  }

  private CheckBox box(String title, String id, BooleanProperty property) {
    CheckBox box = new CheckBox(title);
    box.setMnemonicParsing(true);
    box.setId(id);
    box.selectedProperty().bindBidirectional(property);
    getChildren().add(box);
    return box;
  }
}
