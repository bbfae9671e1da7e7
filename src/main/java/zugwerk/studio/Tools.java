package zugwerk.studio;

import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.Separator;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToolBar;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;
import zugwerk.rules.Variant;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.solving.model.SolveJob;
import zugwerk.studio.task.Words;
import zugwerk.variant.Variants;

/** The tool bar: files, history, game, stipulation, and the solver's start and stop. */
final class Tools {

  private static final PseudoClass ERROR = PseudoClass.getPseudoClass("danger");

  private final Workbench bench;
  private final Actions actions;

  Tools(Workbench bench, Actions actions) {
    this.bench = bench;
    this.actions = actions;
  }

  ToolBar bar() {
    FileActions files = actions.files();
    Button undo = button("undo", MaterialDesignU.UNDO, "Undo", bench.history()::undo);
    history(undo, "Undo", "Ctrl+Z", bench.history().undoName());
    Button redo = button("redo", MaterialDesignR.REDO, "Redo", bench.history()::redo);
    history(redo, "Redo", "Ctrl+Shift+Z", bench.history().redoName());
    Label label = new Label("Stipulation");
    label.setPadding(new Insets(0, 4, 0, 8));
    return new ToolBar(
        button("new", MaterialDesignF.FILE_OUTLINE, "New problem (Ctrl+N)", files::begin),
        button("open", MaterialDesignF.FOLDER_OPEN_OUTLINE, "Open a problem (Ctrl+O)", files::open),
        button("save", MaterialDesignC.CONTENT_SAVE_OUTLINE, "Save (Ctrl+S)", files::save),
        button("export", MaterialDesignE.EXPORT_VARIANT, "Export the diagram (Ctrl+E)",
            actions.diagrams()::export),
        new Separator(Orientation.VERTICAL), undo, redo,
        button("flip", MaterialDesignR.ROTATE_3D_VARIANT, "Flip the board (Ctrl+F)",
            () -> actions.flipped().set(!actions.flipped().get())),
        play(),
        new Separator(Orientation.VERTICAL), game(), label, stipulation(), options(), solve(), stop());
  }

  private Node play() {
    ToggleButton button = new ToggleButton("", new FontIcon(MaterialDesignG.GESTURE_TAP));
    String tip = "Play legal moves on the board (Ctrl+M)";
    button.setId("play");
    button.setTooltip(new Tooltip(tip));
    button.setAccessibleText(tip);
    button.setFocusTraversable(false);
    button.setOnAction(_ -> {
      actions.togglePlay();
      button.setSelected(actions.play().on().get());
    });
    actions.play().on().subscribe(button::setSelected);
    button.disableProperty().bind(bench.faults().map(faults -> !faults.isEmpty()));
    return button;
  }

  private static Button button(String id, Ikon icon, String tip, Runnable action) {
    Button button = new Button("", new FontIcon(icon));
    button.setId(id);
    button.setTooltip(new Tooltip(tip));
    button.setAccessibleText(tip);
    button.setFocusTraversable(false);
    button.setOnAction(_ -> action.run());
    return button;
  }

  private static void history(Button button, String verb, String key, ReadOnlyStringProperty step) {
    button.disableProperty().bind(step.isEmpty());
    button.getTooltip().textProperty().bind(Bindings.concat(verb, ": ", step, " (" + key + ")"));
  }

  private Node game() {
    ChoiceBox<Variant> game = new ChoiceBox<>();
    game.setId("game");
    game.setPrefWidth(168);
    game.getItems().setAll(Variants.all());
    game.setTooltip(new Tooltip("The game; men that both games have stay where they are"));
    game.setConverter(Words.shown(Variant::title));
    bench.draft().subscribe(draft -> game.getItems().stream()
        .filter(variant -> variant.id().equals(draft.variant().id())).findFirst().ifPresent(game::setValue));
    game.valueProperty().addListener((_, _, chosen) -> {
      if (!chosen.id().equals(bench.draft().get().variant().id())) {
        bench.play(chosen.id(), "");
      }
    });
    return game;
  }

  private Node stipulation() {
    TextField field = new TextField();
    StipulationHints.offer(field);
    field.setId("stipulation");
    field.setPrefColumnCount(6);
    field.setMinWidth(Region.USE_PREF_SIZE);
    Tooltip tip = new Tooltip();
    field.setTooltip(tip);
    bench.draft().subscribe(draft -> {
      String typed = draft.stipulationText();
      if (!field.getText().equals(typed)) {
        field.setText(typed);
      }
      String fault = Actions.fault(draft);
      field.pseudoClassStateChanged(ERROR, !fault.isEmpty() && !typed.isBlank());
      tip.setText(fault.isEmpty() ? "What is asked: #2, h#2.5, s#3, ser-h#4 …" : fault);
    });
    field.textProperty().addListener((_, _, text) -> bench.ask(text));
    field.setOnAction(_ -> actions.solve());
    return field;
  }

  /** What the solver is asked for, beside what is asked of the problem. */
  private Node options() {
    ContextMenu menu = new ContextMenu();
    menu.getItems().addAll(Menus.options(actions));
    Button button = button("solving-options", MaterialDesignT.TUNE,
        "What the solver looks for and may spend (F7, Shift+F7)", () -> {});
    button.setOnAction(_ -> menu.show(button, Side.BOTTOM, 0, 0));
    return button;
  }

  private Node solve() {
    Button button = button("solve", MaterialDesignP.PLAY, "Solve (Ctrl+Enter)", actions::solve);
    button.setText("Solve");
    button.getStyleClass().add("accent");
    button.disableProperty().bind(actions.solvable().not());
    // One takes the place of the other, which keeps both in sight in a narrow window.
    button.visibleProperty().bind(actions.job().state().isNotEqualTo(SolveJob.State.RUNNING));
    button.managedProperty().bind(button.visibleProperty());
    return button;
  }

  private Node stop() {
    Button button = button("stop", MaterialDesignS.STOP, "Stop (Esc)", actions::stop);
    button.setText("Stop");
    button.visibleProperty().bind(actions.job().state().isEqualTo(SolveJob.State.RUNNING));
    button.managedProperty().bind(button.visibleProperty());
    return button;
  }
}
