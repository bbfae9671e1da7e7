package zugwerk.studio.tabs;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import zugwerk.studio.action.Command;
import zugwerk.studio.solving.VerdictSign;

/** The tabs of the open problems, which can be dragged. */
public final class ProblemTabs extends HBox {

  private static final double WIDEST = 250;

  private final OpenProblems problems;
  private final Consumer<OpenProblem> show;
  private final Consumer<OpenProblem> close;
  private final TabPane tabs = new TabPane();
  private boolean refreshing;

  public ProblemTabs(OpenProblems problems, Consumer<OpenProblem> show, Consumer<OpenProblem> close, Runnable add) {
    this.problems = problems;
    this.show = show;
    this.close = close;
    getStyleClass().add("problem-tabs");
    tabs.setId("problem-tabs");
    tabs.setAccessibleText(lang("Open problems"));
    tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.ALL_TABS);
    tabs.setTabMaxWidth(WIDEST);
    tabs.setTabDragPolicy(TabPane.TabDragPolicy.REORDER);
    tabs.getTabs().addListener((ListChangeListener<Tab>) _ -> {
      if (!refreshing) {
        problems.order(tabs.getTabs().stream().map(tab -> (OpenProblem) tab.getUserData()).toList());
      }
    });
    setMinWidth(0);
    tabs.setMinWidth(0);
    HBox.setHgrow(tabs, Priority.ALWAYS);
    Button more = new Button("", new FontIcon(MaterialDesignP.PLUS));
    more.setId("new-tab");
    more.getStyleClass().add("flat");
    more.setTooltip(new Tooltip(Command.NEW.tip()));
    more.setAccessibleText(Command.NEW.label());
    more.setFocusTraversable(false);
    more.setOnAction(_ -> add.run());
    setAlignment(Pos.CENTER_LEFT);
    getChildren().addAll(tabs, more);
    problems.all().addListener((ListChangeListener<OpenProblem>) _ -> refresh());
    problems.current().subscribe(_ -> refresh());
    tabs.getSelectionModel().selectedItemProperty().addListener((_, _, chosen) -> {
      if (!refreshing && chosen != null) {
        this.show.accept((OpenProblem) chosen.getUserData());
        // The tab is shown as chosen once its problem is on the bench.
        refresh();
      }
    });
  }

  private void refresh() {
    refreshing = true;
    List<Tab> old = List.copyOf(tabs.getTabs());
    List<Tab> now = problems.all().stream().map(one -> old.stream().filter(tab -> tab.getUserData().equals(one))
        .findFirst().orElseGet(() -> tab(one))).toList();
    if (!old.equals(now)) {
      tabs.getTabs().setAll(now);
    }
    tabs.getSelectionModel().select(problems.all().indexOf(problems.current().get()));
    refreshing = false;
  }

  private Tab tab(OpenProblem one) {
    Tab tab = new Tab();
    tab.setUserData(one);
    tab.textProperty().bind(one.title());
    Tooltip tip = new Tooltip();
    tip.textProperty().bind(Bindings.createStringBinding(() -> one.description().get()
        + one.verdict().get().map(verdict -> "\n" + verdict.words()).orElse(""), one.description(), one.verdict()));
    tab.setTooltip(tip);
    tab.setGraphic(sign(one));
    tab.setOnCloseRequest(event -> {
      event.consume();
      close.accept(one);
    });
    return tab;
  }

  /** The verdict; its space is kept without one, so that tabs keep their width. */
  private static Label sign(OpenProblem one) {
    Label sign = new Label();
    sign.getStyleClass().add("verdict-sign");
    one.verdict().subscribe(verdict -> {
      sign.setText(verdict.map(VerdictSign::sign).orElse(""));
      sign.setAccessibleText(verdict.map(VerdictSign::words).orElse(""));
      sign.getStyleClass().setAll("label", "verdict-sign", verdict.map(VerdictSign::tone).orElse("neutral"));
    });
    return sign;
  }
}
