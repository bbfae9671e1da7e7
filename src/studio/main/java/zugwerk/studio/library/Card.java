package zugwerk.studio.library;

import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;

/** A problem of a collection as a small diagram with title, claim and state. */
final class Card extends VBox {

  static final double SIDE = 168;
  static final double WIDTH = SIDE + 28;
  static final double HEIGHT = SIDE + 122;
  /** Extra height of a card that lists similarities. */
  static final double REASON = 100;

  private static final double TWO_LINES = 42;
  private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

  private final SimilarJob similar;
  private final Thumbnail picture;
  private final Label fault = new Label();
  private final Label title = new Label();
  private final Label authors = new Label();
  private final Label claim = new Label();
  private final Label state = new Label();
  private final Tooltip tip = new Tooltip();
  private Subscription following = Subscription.EMPTY;

  Card(Thumbnails thumbnails, SimilarJob similar) {
    this.similar = similar;
    picture = new Thumbnail(thumbnails, SIDE);
    getStyleClass().add("card");
    setAccessibleRole(AccessibleRole.BUTTON);
    fault.setWrapText(true);
    fault.getStyleClass().add("error-text");
    fault.setMaxWidth(SIDE);
    StackPane frame = new StackPane(picture, fault);
    frame.setMinSize(SIDE, SIDE);
    frame.setPrefSize(SIDE, SIDE);
    title.getStyleClass().add("heading");
    title.setWrapText(true);
    title.setMaxHeight(TWO_LINES);
    authors.getStyleClass().add("hint");
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    state.setMinWidth(Region.USE_PREF_SIZE);
    HBox foot = new HBox(6, claim, gap, state);
    foot.setAlignment(Pos.CENTER_LEFT);
    getChildren().addAll(frame, title, authors, foot);
    Tooltip.install(this, tip);
  }

  void show(Optional<ProblemEntry> shown, boolean chosen) {
    following.unsubscribe();
    following = Subscription.EMPTY;
    setVisible(shown.isPresent());
    pseudoClassStateChanged(CHOSEN, chosen);
    shown.ifPresent(this::show);
  }

  private void show(ProblemEntry entry) {
    title.setText(entry.title());
    String alike = similar.text(entry);
    authors.setText(alike.isEmpty() ? entry.problem().map(ProblemEntry::subtitle).orElse("") : alike);
    authors.setWrapText(!alike.isEmpty());
    double height = HEIGHT - 8 + (alike.isEmpty() ? 0 : REASON);
    setPrefSize(WIDTH - 8, height);
    setMinSize(WIDTH - 8, height);
    setMaxSize(WIDTH - 8, height);
    claim.setText(entry.problem().map(ProblemEntry::claim).orElse(""));
    fault.setText(entry.fault().replace(entry.file() + ": ", ""));
    picture.show(entry.problem(), getScene() == null ? 1 : getScene().getWindow().getOutputScaleX());
    following = Subscription.combine(
        entry.checked().subscribe(_ -> state(entry)), entry.running().subscribe(_ -> state(entry)));
  }

  private void state(ProblemEntry entry) {
    StateSign.show(state, entry);
    String alike = similar.text(entry);
    tip.setText(entry.title() + (entry.authors().isEmpty() ? "" : ", " + entry.authors()) + "\n"
        + (alike.isEmpty() ? "" : alike + "\n") + entry.file() + "\n" + StateSign.text(entry));
    setAccessibleText(String.join(", ", List.of(entry.title(), entry.authors(), claim.getText(),
        StateSign.text(entry))) + (alike.isEmpty() ? "" : ", " + alike));
  }
}
