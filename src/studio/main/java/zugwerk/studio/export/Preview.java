package zugwerk.studio.export;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.studio.text.Localization.reason;

import java.awt.image.BufferedImage;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import javafx.stage.Window;
import zugwerk.diagram.Diagram;
import zugwerk.diagram.DiagramFiles;
import zugwerk.diagram.Look;
import zugwerk.diagram.PictureFormat;
import zugwerk.studio.task.DisplayText;
import zugwerk.work.InputException;

/** Preview of a file: pictures scaled to fit, and texts. It is drawn off the JavaFX thread. */
final class Preview extends StackPane {

  private static final double WIDEST = 720;
  private static final double PADDING = 12;

  private final Executor background;
  private final AtomicInteger latest = new AtomicInteger();
  private Function<Area, Supplier<Node>> drawing = _ -> Label::new;

  private record Area(double width, double height, double pixels) {}

  Preview(Executor background) {
    this.background = background;
    setId("export-preview");
    getStyleClass().add("export-preview");
    setPadding(new Insets(PADDING));
    setPrefSize(540, 640);
    // Without its own least size it would never become smaller than its picture.
    setMinSize(260, 260);
    widthProperty().addListener(_ -> draw());
    heightProperty().addListener(_ -> draw());
  }

  void show(Supplier<Diagram> diagram, PictureFormat format, Look look) {
    drawing = area -> drawn(diagram, format, look, area);
    draw();
  }

  void text(String shown) {
    drawing = _ -> textArea(shown);
    draw();
  }

  void picture(IntFunction<BufferedImage> picture) {
    drawing = area -> {
      try {
        return fitted(picture, area);
      } catch (InputException fault) {
        return () -> new Label(DisplayText.sentence(reason(fault)));
      }
    };
    draw();
  }

  private void draw() {
    if (getWidth() == 0 || getHeight() == 0) {
      return;
    }
    int mine = latest.incrementAndGet();
    Window window = getScene().getWindow();
    Area area = new Area(Math.min(WIDEST, getWidth() - 2 * PADDING), getHeight() - 2 * PADDING,
        window == null ? 1 : window.getRenderScaleX());
    Function<Area, Supplier<Node>> now = drawing;
    background.execute(() -> {
      if (mine == latest.get()) {
        Supplier<Node> shown = now.apply(area);
        Platform.runLater(() -> {
          if (mine == latest.get()) {
            getChildren().setAll(shown.get());
          }
        });
      }
    });
  }

  private static Supplier<Node> drawn(Supplier<Diagram> diagram, PictureFormat format, Look look, Area area) {
    try {
      return switch (format) {
        case TXT -> textArea(DiagramFiles.text(diagram.get(), look));
        case TEX -> textArea(DiagramFiles.tex(diagram.get(), look));
        case SVG, PNG, PDF, HTML, GIF -> fitted(width -> DiagramFiles.image(diagram.get(), look, width), area);
      };
    } catch (InputException fault) {
      return () -> new Label(DisplayText.sentence(reason(fault)));
    }
  }

  private static Supplier<Node> textArea(String text) {
    return () -> {
      TextArea area = new TextArea(text);
      area.setId("export-preview-text");
      area.setEditable(false);
      area.getStyleClass().add("code");
      area.setAccessibleText(lang("Preview of the text"));
      return area;
    };
  }

  /** Draws the picture at the size shown, since scaled hatching causes moiré. */
  private static Supplier<Node> fitted(IntFunction<BufferedImage> picture, Area area) {
    int width = (int) (area.width() * area.pixels());
    BufferedImage image = picture.apply(width);
    double tooHigh = image.getHeight() / (area.height() * area.pixels());
    BufferedImage shown = tooHigh > 1 ? picture.apply((int) (width / tooHigh)) : image;
    return () -> {
      ImageView view = new ImageView(converted(shown));
      view.setPreserveRatio(true);
      view.setFitWidth(shown.getWidth() / area.pixels());
      view.setId("export-preview-picture");
      view.setAccessibleText(lang("Preview of the diagram"));
      return view;
    };
  }

  static Image converted(BufferedImage image) {
    int width = image.getWidth();
    int height = image.getHeight();
    WritableImage picture = new WritableImage(width, height);
    picture.getPixelWriter().setPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(),
        image.getRGB(0, 0, width, height, null, 0, width), 0, width);
    return picture;
  }
}
