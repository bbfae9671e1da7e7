package zugwerk.studio.library;

import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;
import zugwerk.studio.library.model.ProblemEntry;

/** A problem of a collection as a small diagram with its name, claim and state. */
final class Card extends VBox {

  /** The side of the diagram. */
  static final double SIDE = 168;
  /** The size of a card with its margins. */
  static final double WIDTH = SIDE + 28;
  static final double HEIGHT = SIDE + 122;

  private static final double TWO_LINES = 42;

  private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");

  private final Thumbnails thumbnails;
  private final ImageView picture = new ImageView();
  private final Label fault = new Label();
  private final Label title = new Label();
  private final Label authors = new Label();
  private final Label claim = new Label();
  private final Label state = new Label();
  private final Tooltip tip = new Tooltip();
  private Subscription following = Subscription.EMPTY;
  private @Nullable ProblemEntry entry;

  Card(Thumbnails thumbnails) {
    this.thumbnails = thumbnails;
    getStyleClass().add("card");
    setAccessibleRole(AccessibleRole.BUTTON);
    picture.setFitWidth(SIDE);
    picture.setFitHeight(SIDE);
    picture.setPreserveRatio(true);
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
    setPrefSize(WIDTH - 8, HEIGHT - 8);
    setMinSize(WIDTH - 8, HEIGHT - 8);
    setMaxSize(WIDTH - 8, HEIGHT - 8);
    Tooltip.install(this, tip);
  }

  /** Shows a problem, or nothing where there is none. */
  void show(Optional<ProblemEntry> shown, boolean chosen) {
    following.unsubscribe();
    following = Subscription.EMPTY;
    entry = shown.orElse(null);
    setVisible(shown.isPresent());
    pseudoClassStateChanged(CHOSEN, chosen);
    shown.ifPresent(this::show);
  }

  private void show(ProblemEntry entry) {
    title.setText(entry.title());
    authors.setText(entry.problem().map(ProblemEntry::subtitle).orElse(""));
    claim.setText(entry.problem().map(ProblemEntry::claim).orElse(""));
    fault.setText(entry.fault().replace(entry.file() + ": ", ""));
    picture(entry);
    following = Subscription.combine(
        entry.checked().subscribe(_ -> state(entry)), entry.running().subscribe(_ -> state(entry)));
  }

  private void picture(ProblemEntry asked) {
    double scale = getScene() == null ? 1 : getScene().getWindow().getOutputScaleX();
    picture.setImage(asked.problem().flatMap(problem -> thumbnails.of(problem, (int) Math.round(SIDE * scale),
        image -> show(asked, image))).orElse(null));
  }

  /** Shows a picture that was drawn in the background, unless the card shows another problem by now. */
  private void show(ProblemEntry asked, Image image) {
    if (entry == asked) {
      picture.setImage(image);
    }
  }

  private void state(ProblemEntry entry) {
    StateSign.show(state, entry);
    tip.setText(entry.title() + (entry.authors().isEmpty() ? "" : ", " + entry.authors()) + "\n"
        + entry.file() + "\n" + StateSign.words(entry));
    setAccessibleText(String.join(", ", List.of(entry.title(), entry.authors(), claim.getText(),
        StateSign.words(entry))));
  }
}
