package zugwerk.studio.export;

import java.awt.image.BufferedImage;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/** Converts images for JavaFX. */
final class Pictures {

  private Pictures() {}

  static Image of(BufferedImage image) {
    int width = image.getWidth();
    int height = image.getHeight();
    WritableImage picture = new WritableImage(width, height);
    picture.getPixelWriter().setPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(),
        image.getRGB(0, 0, width, height, null, 0, width), 0, width);
    return picture;
  }
}
