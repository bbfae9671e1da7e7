package zugwerk.studio.library;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import zugwerk.problem.Problem;

/** A problem as a button: diagram, title, authors and claim, and one more line, which may be empty. */
public final class DiagramButton extends Button {

  public DiagramButton(Thumbnails thumbnails, double side, Problem problem, String line) {
    getStyleClass().addAll("diagram-button", "flat");
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    Thumbnail picture = new Thumbnail(thumbnails, side);
    StackPane frame = new StackPane(picture);
    frame.setMinSize(side, side);
    frame.setMaxSize(side, side);
    String title = ProblemEntry.title(problem);
    String below = ProblemEntry.subtitle(problem);
    String claim = ProblemEntry.claim(problem);
    VBox card = new VBox(2, frame);
    Stream.of(text(title, "heading"), text(below, "hint"), text(line, "hint"), text(claim, "claim"))
        .flatMap(Optional::stream).forEach(card.getChildren()::add);
    card.setMaxWidth(side);
    setGraphic(card);
    String description = Stream.of(title, below, line, claim).filter(text -> !text.isEmpty())
        .collect(Collectors.joining(", "));
    setAccessibleText(description);
    setTooltip(new Tooltip(description));
    // At twice the size it is sharp on a dense screen too.
    picture.show(Optional.of(problem), 2);
  }

  private static Optional<Node> text(String text, String style) {
    if (text.isEmpty()) {
      return Optional.empty();
    }
    Label label = new Label(text);
    label.getStyleClass().add(style);
    return Optional.of(label);
  }
}
