package zugwerk.studio;

import static zugwerk.studio.text.Localization.counted;
import static zugwerk.studio.text.Localization.lang;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.SelectionMode;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import zugwerk.studio.Dialogs.Recovery;
import zugwerk.studio.home.Drafts;

/** Lists the drafts left by a crash, to choose which to open. */
final class RecoveryDialog {

  private final ButtonType recover = new ButtonType(lang("Recover"), ButtonBar.ButtonData.OK_DONE);
  private final ButtonType later = new ButtonType(lang("Later"), ButtonBar.ButtonData.CANCEL_CLOSE);
  private final ButtonType discard = new ButtonType(lang("Discard"), ButtonBar.ButtonData.LEFT);

  private final Dialog<Recovery> dialog = new Dialog<>();
  private final ListView<Drafts.Orphan> list = new ListView<>();

  RecoveryDialog(Window owner, List<Drafts.Orphan> orphans) {
    list.getItems().setAll(orphans);
    list.setId("orphans");
    list.setAccessibleText(lang("Unsaved drafts"));
    list.setCellFactory(_ -> new ListCell<>() {
      @Override
      protected void updateItem(Drafts.Orphan orphan, boolean empty) {
        super.updateItem(orphan, empty);
        setText(empty ? null : text(orphan));
      }
    });
    list.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    list.getSelectionModel().selectAll();
    list.setPrefSize(560, 44 * Math.clamp(orphans.size(), 2, 6));
    Label text = new Label(lang("The program ended unexpectedly before these drafts were saved. "
        + "Recover opens those selected, each in a tab. The others stay for later."));
    text.setWrapText(true);
    text.setMaxWidth(560);
    dialog.initOwner(owner);
    dialog.setHeaderText(counted(orphans.size(), "Recover a draft", "Recover {0} drafts"));
    DialogLook.dress(dialog, MaterialDesignF.FILE_RESTORE_OUTLINE, "accent");
    dialog.getDialogPane().setContent(new VBox(10, text, list));
    dialog.getDialogPane().getButtonTypes().setAll(recover, discard, later);
    dialog.setResultConverter(this::answer);
  }

  private Recovery answer(ButtonType button) {
    List<Drafts.Orphan> chosen = List.copyOf(list.getSelectionModel().getSelectedItems());
    return button == recover ? new Recovery(chosen, List.of())
        : button == discard ? new Recovery(List.of(), chosen) : Recovery.LATER;
  }

  private static String text(Drafts.Orphan orphan) {
    String name = orphan.file().map(file -> file.getFileName().toString()).orElseGet(() -> lang("New problem"));
    String what = orphan.saved().isPresent() ? lang("{0}, without changes", name) : name;
    String when = DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
        .withZone(ZoneId.systemDefault()).format(orphan.kept());
    return what + ", " + when + "\n" + orphan.problem().task().stipulationText() + "   " + orphan.problem().fen();
  }

  Recovery showAndWait() {
    return dialog.showAndWait().orElse(Recovery.LATER);
  }
}
