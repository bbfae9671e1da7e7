package zugwerk.studio;

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

  private static final ButtonType RECOVER = new ButtonType("Recover", ButtonBar.ButtonData.OK_DONE);
  private static final ButtonType LATER = new ButtonType("Later", ButtonBar.ButtonData.CANCEL_CLOSE);
  private static final ButtonType DISCARD = new ButtonType("Discard", ButtonBar.ButtonData.LEFT);

  private final Dialog<Recovery> dialog = new Dialog<>();
  private final ListView<Drafts.Orphan> list = new ListView<>();

  RecoveryDialog(Window owner, List<Drafts.Orphan> orphans) {
    list.getItems().setAll(orphans);
    list.setId("orphans");
    list.setAccessibleText("Unsaved drafts");
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
    Label text = new Label("The program ended unexpectedly before these drafts were saved. "
        + "Recover opens those selected, each in a tab. The others stay for later.");
    text.setWrapText(true);
    text.setMaxWidth(560);
    dialog.initOwner(owner);
    dialog.setHeaderText(orphans.size() == 1 ? "Recover a draft" : "Recover " + orphans.size() + " drafts");
    DialogLook.dress(dialog, MaterialDesignF.FILE_RESTORE_OUTLINE, "accent");
    dialog.getDialogPane().setContent(new VBox(10, text, list));
    dialog.getDialogPane().getButtonTypes().setAll(RECOVER, DISCARD, LATER);
    dialog.setResultConverter(this::answer);
  }

  private Recovery answer(ButtonType button) {
    List<Drafts.Orphan> chosen = List.copyOf(list.getSelectionModel().getSelectedItems());
    return button == RECOVER ? new Recovery(chosen, List.of())
        : button == DISCARD ? new Recovery(List.of(), chosen) : Recovery.LATER;
  }

  private static String text(Drafts.Orphan orphan) {
    String what = orphan.file().map(file -> file.getFileName().toString()).orElse("New problem")
        + (orphan.saved().isPresent() ? ", without changes" : "");
    String when = DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
        .withZone(ZoneId.systemDefault()).format(orphan.kept());
    return what + ", " + when + "\n" + orphan.problem().stipulationText() + "   " + orphan.problem().fen();
  }

  Recovery showAndWait() {
    return dialog.showAndWait().orElse(Recovery.LATER);
  }
}
