package zugwerk.studio.library;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import zugwerk.board.Setup;
import zugwerk.diagram.Diagram;
import zugwerk.diagram.DiagramFiles;
import zugwerk.diagram.Look;
import zugwerk.diagram.PieceSet;
import zugwerk.diagram.Style;
import zugwerk.problem.Drawing;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;

/** Cache of small diagrams, drawn in the background. For the JavaFX thread only. */
public final class Thumbnails {

  /** At 256 pixels a side these are 64 MiB at most. */
  private static final int MOST = 256;

  private static final int DARK = 0x70;

  private static final Look LOOK = Look.PRINT.in(Style.SCREEN).captions(false).coordinates(false).transparent(true);

  private record Shown(Variant game, Setup position, List<Drawing> drawings, PieceSet pieces, int pixels) {}

  private final Executor background;
  private final Executor window;
  private final Map<Shown, List<Consumer<Image>>> waiting = new HashMap<>();
  private final Map<Shown, Image> images = new LinkedHashMap<>(16, 0.75f, true) {
    private static final long serialVersionUID = 1;

    @Override
    protected boolean removeEldestEntry(Map.Entry<Shown, Image> eldest) {
      return size() > MOST;
    }
  };

  public Thumbnails(Executor background, Executor window) {
    this.background = background;
    this.window = window;
  }

  /** The picture if cached; otherwise {@code later} receives it once drawn. */
  Optional<Image> of(Problem problem, PieceSet pieces, int pixels, Consumer<Image> later) {
    Shown shown = new Shown(problem.variant(), problem.setup(), problem.analysis().drawings(), pieces, pixels);
    Image image = images.get(shown);
    if (image == null && waiting.containsKey(shown)) {
      waiting.get(shown).add(later);
    } else if (image == null) {
      waiting.put(shown, new ArrayList<>(List.of(later)));
      try {
        background.execute(() -> {
          Image drawn = draw(problem, pieces, pixels);
          window.execute(() -> {
            images.put(shown, drawn);
            waiting.remove(shown).forEach(taker -> taker.accept(drawn));
          });
        });
      } catch (RejectedExecutionException _) {
        // The program is closing.
        waiting.remove(shown);
      }
    }
    return Optional.ofNullable(image);
  }

  private static Image draw(Problem problem, PieceSet pieces, int pixels) {
    BufferedImage drawn = board(Diagram.of(problem), LOOK.in(LOOK.style().with(pieces)), pixels);
    int width = drawn.getWidth();
    int height = drawn.getHeight();
    WritableImage image = new WritableImage(width, height);
    image.getPixelWriter().setPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(),
        drawn.getRGB(0, 0, width, height, null, 0, width), 0, width);
    return image;
  }

  /** The board alone, about this many pixels a side: a legend would be unreadable at this size. */
  private static BufferedImage board(Diagram diagram, Look look, int pixels) {
    BufferedImage small = cut(diagram, look, pixels);
    return cut(diagram, look, pixels * pixels / small.getWidth());
  }

  private static BufferedImage cut(Diagram diagram, Look look, int pixels) {
    BufferedImage drawn = DiagramFiles.image(diagram, look, pixels);
    int middle = drawn.getHeight() / 2;
    int left = 0;
    while (isOutside(drawn, left, middle)) {
      left++;
    }
    int top = 0;
    while (isOutside(drawn, left, top)) {
      top++;
    }
    int bottom = drawn.getHeight() - 1;
    while (isOutside(drawn, left, bottom)) {
      bottom--;
    }
    int side = bottom - top + 1;
    return drawn.getSubimage(left, top, Math.min(side, drawn.getWidth() - left), side);
  }

  /** Whether a pixel is outside the squares: clear, or dark as the frame, of which only one side might be left. */
  private static boolean isOutside(BufferedImage image, int x, int y) {
    int colour = image.getRGB(x, y);
    return colour >>> 24 < 128 || (colour >> 8 & 0xff) < DARK;
  }
}
