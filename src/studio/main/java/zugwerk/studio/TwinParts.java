package zugwerk.studio;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.application.Platform;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.editor.Workbench.BoardPreview;
import zugwerk.studio.library.Thumbnail;
import zugwerk.studio.library.Thumbnails;
import zugwerk.work.InputException;

/** A small diagram of each part of a problem with twins; a click shows the part on the board. */
final class TwinParts extends FlowPane {

  private static final double SIDE = 148;

  private final Workbench bench;
  private final Thumbnails thumbnails;
  private List<ProblemPart> shown = List.of();

  TwinParts(Workbench bench, Executor background) {
    super(10, 10);
    this.bench = bench;
    thumbnails = new Thumbnails(background, Platform::runLater);
    setId("twin-parts");
    bench.draft().subscribe(this::show);
    bench.letters().chosen().addListener(_ -> {
      shown = List.of();
      show(bench.draft().get());
    });
  }

  private void show(Problem draft) {
    List<ProblemPart> parts = parts(draft);
    if (!parts.equals(shown)) {
      shown = parts;
      getChildren().setAll(parts.stream().map(this::card).toList());
    }
    setManaged(!parts.isEmpty());
  }

  private static List<ProblemPart> parts(Problem draft) {
    try {
      List<ProblemPart> parts = ProblemPart.of(draft);
      return parts.size() > 1 ? parts : List.of();
    } catch (InputException _) {
      return List.of();
    }
  }

  private Button card(ProblemPart part) {
    Thumbnail picture = new Thumbnail(thumbnails, SIDE);
    picture.show(Optional.of(part.problem()), 2);
    String heading = bench.letters().written(lang(part.heading()));
    Button card = new Button(heading, picture);
    card.setContentDisplay(ContentDisplay.TOP);
    card.getStyleClass().addAll("flat", "twin-part");
    card.setMaxWidth(SIDE + 20);
    card.setWrapText(true);
    card.setTooltip(new Tooltip(lang("Show this part on the board")));
    card.setAccessibleText(heading + ", " + part.problem().fen());
    // Pieces of other power lists cannot be shown among those of the draft.
    card.setDisable(!part.problem().variant().equals(bench.draft().get().variant()));
    card.setOnAction(_ -> bench.show(new BoardPreview(part.problem().setup(), Optional.empty())));
    return card;
  }
}
