package zugwerk.diagram;

import java.awt.Color;

/**
 * The colours of a diagram.
 *
 * @param paper behind everything
 * @param light the light squares
 * @param dark the dark squares
 * @param hatched whether the dark squares are hatched, in the dark colour on the light one, as in print
 * @param line frame, texts and the men's ink
 * @param body the men's bodies
 */
public record Style(Color paper, Color light, Color dark, boolean hatched, Color line, Color body) {

  /** Black and white, with hatched dark squares. */
  public static final Style PRINT =
      new Style(Color.WHITE, Color.WHITE, new Color(0x55, 0x55, 0x55), true, Color.BLACK, Color.WHITE);

  /** Soft colours, for the screen. */
  public static final Style SCREEN = new Style(
      Color.WHITE, new Color(0xF3, 0xEE, 0xE2), new Color(0xC3, 0xCE, 0xC8), false, new Color(0x1C, 0x1F, 0x24),
      Color.WHITE);
}
