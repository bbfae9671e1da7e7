package zugwerk.diagram;

import java.awt.Color;
import java.util.List;

/**
 * The colours of a diagram.
 *
 * @param name what it is called on the command line
 * @param paper behind everything
 * @param light the light squares
 * @param dark the dark squares
 * @param hatched whether the dark squares are hatched, in the dark colour on the light one, as in print
 * @param line frame, texts and the pieces's ink
 * @param body the pieces's bodies
 */
public record Style(String name, Color paper, Color light, Color dark, boolean hatched, Color line, Color body) {

  /** Black and white, with hatched dark squares. */
  public static final Style PRINT =
      new Style("print", Color.WHITE, Color.WHITE, Color.BLACK, true, Color.BLACK, Color.WHITE);

  /** Black and white with evenly shaded dark squares, for printers that spoil hatching. */
  public static final Style SHADED =
      new Style("shaded", Color.WHITE, Color.WHITE, new Color(0xCCCCCC), false, Color.BLACK, Color.WHITE);

  /** The colours that the studio's board has of itself. */
  public static final Style SCREEN = Styles.builtIn();

  /** The styles that need no stylesheet. */
  static final List<Style> ALWAYS = List.of(PRINT, SHADED, SCREEN);

  @Override
  public String toString() {
    return name;
  }
}
