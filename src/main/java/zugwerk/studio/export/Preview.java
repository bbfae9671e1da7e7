package zugwerk.studio.export;

import java.awt.image.BufferedImage;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.StackPane;
import zugwerk.diagram.Diagram;
import zugwerk.diagram.DiagramFiles;
import zugwerk.diagram.Format;
import zugwerk.diagram.Look;

/** Shows what will be written: pictures as pictures, texts as texts. It is made beside the window's thread. */
final class Preview extends StackPane {

  /** The width that a diagram is shown at, in pixels, whatever it is exported at. */
  private static final int WIDTH = 480;

  private final Executor background;
  private final AtomicInteger latest = new AtomicInteger();

  Preview(Executor background) {
    this.background = background;
    setId("export-preview");
    getStyleClass().add("export-preview");
    setPadding(new Insets(12));
    setPrefSize(WIDTH + 60, 640);
  }

  /** Shows a diagram. Of calls that come faster than pictures are drawn, only the last is shown. */
  void show(Supplier<Diagram> diagram, Format format, Look look) {
    show(() -> drawn(diagram, format, look));
  }

  /** Shows a picture that is drawn at a width. */
  void picture(IntFunction<BufferedImage> drawing) {
    show(() -> {
      try {
        return picture(Pictures.of(drawing.apply(WIDTH)));
      } catch (IllegalArgumentException fault) {
        return () -> new Label(fault.getMessage());
      }
    });
  }

  private void show(Supplier<Supplier<Node>> drawing) {
    int mine = latest.incrementAndGet();
    background.execute(() -> {
      if (mine == latest.get()) {
        Supplier<Node> shown = drawing.get();
        Platform.runLater(() -> {
          if (mine == latest.get()) {
            getChildren().setAll(shown.get());
          }
        });
      }
    });
  }

  private static Supplier<Node> drawn(Supplier<Diagram> diagram, Format format, Look look) {
    try {
      return switch (format) {
        case TXT -> text(DiagramFiles.text(diagram.get(), look));
        case TEX -> text(DiagramFiles.tex(diagram.get(), look));
        case SVG, PNG, PDF, HTML -> picture(Pictures.of(DiagramFiles.image(diagram.get(), look, WIDTH)));
      };
    } catch (IllegalArgumentException fault) {
      return () -> new Label(fault.getMessage());
    }
  }

  private static Supplier<Node> text(String text) {
    return () -> {
      TextArea area = new TextArea(text);
      area.setId("export-preview-text");
      area.setEditable(false);
      area.getStyleClass().add("code");
      area.setAccessibleText("Preview of the text");
      return area;
    };
  }

  private static Supplier<Node> picture(Image image) {
    return () -> {
      ImageView view = new ImageView(image);
      view.setId("export-preview-picture");
      view.setAccessibleText("Preview of the diagram");
      ScrollPane scroll = new ScrollPane(new StackPane(view));
      scroll.setFitToWidth(true);
      return scroll;
    };
  }
}
