package zugwerk.studio;

import static zugwerk.studio.text.Localization.lang;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import zugwerk.studio.cluster.ClusterChoice;

/** Asks where the studio waits for workers and which keys they share. */
final class ClusterDialog {

  private final ButtonType connect = new ButtonType(lang("Connect"), ButtonBar.ButtonData.OK_DONE);
  private final ButtonType disconnect = new ButtonType(lang("Disconnect"), ButtonBar.ButtonData.LEFT);

  private final Dialog<Optional<ClusterChoice>> dialog = new Dialog<>();
  private final TextField place = new TextField();
  private final TextField keys = new TextField();

  ClusterDialog(Window owner, ClusterChoice present, Supplier<Optional<Path>> folder) {
    place.setId("cluster-place");
    place.setText(present.place());
    place.setPromptText("192.0.2.1:7700");
    keys.setId("cluster-keys");
    keys.setText(present.keys());
    Button choose = new Button(lang("_Browse …"));
    choose.setMnemonicParsing(true);
    choose.setOnAction(_ -> folder.get().ifPresent(chosen -> keys.setText(chosen.toString())));
    GridPane fields = new GridPane(8, 8);
    ColumnConstraints wide = new ColumnConstraints();
    wide.setHgrow(Priority.ALWAYS);
    fields.getColumnConstraints().setAll(new ColumnConstraints(), wide);
    fields.addRow(0, label(lang("_Address, as HOST:PORT"), place), place);
    fields.addRow(1, label(lang("_Key folder"), keys), keys, choose);
    Label text = new Label(lang("Workers on other machines solve problems, check the library and try candidates of the "
        + "composer. To create the keys that all machines share, run zugwerk keys. To start a worker on a machine, run "
        + "zugwerk worker --join HOST:PORT --keys FOLDER. While there are no workers, this machine does the work."));
    text.setWrapText(true);
    text.setMaxWidth(560);
    dialog.initOwner(owner);
    dialog.setHeaderText(lang("Cluster"));
    DialogLook.dress(dialog, MaterialDesignS.SERVER_NETWORK, "accent");
    dialog.getDialogPane().setContent(new VBox(12, text, fields));
    dialog.getDialogPane().getButtonTypes().setAll(connect, disconnect, ButtonType.CANCEL);
    dialog.getDialogPane().lookupButton(connect).disableProperty().bind(
        place.textProperty().map(String::isBlank).flatMap(blank -> keys.textProperty().map(
            folderText -> blank || folderText.isBlank())));
    dialog.setResultConverter(this::answer);
    Platform.runLater(place::requestFocus);
  }

  private static Label label(String text, TextField field) {
    Label label = new Label(text);
    label.setMnemonicParsing(true);
    label.setLabelFor(field);
    return label;
  }

  private Optional<ClusterChoice> answer(ButtonType button) {
    return button == connect ? Optional.of(new ClusterChoice(place.getText(), keys.getText()))
        : button == disconnect ? Optional.of(new ClusterChoice("", keys.getText())) : Optional.empty();
  }

  Optional<ClusterChoice> showAndWait() {
    return dialog.showAndWait().flatMap(answer -> answer);
  }
}
