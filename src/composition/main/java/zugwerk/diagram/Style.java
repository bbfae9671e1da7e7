package zugwerk.diagram;

import java.awt.Color;
import java.util.List;

/**
 * The colours and the pieces of a diagram.
 *
 * @param name its name on the command line
 * @param paper the background
 * @param light the light squares
 * @param dark the dark squares
 * @param hatched whether the dark squares are hatched, in the dark colour on the light one, as in print
 * @param line the frame, texts and dark lines of pieces
 * @param body the light areas of pieces
 * @param pieces the pictures of pieces
 */
public record Style(String name, Color paper, Color light, Color dark, boolean hatched, Color line, Color body,
    PieceSet pieces) {

  /** Colours with the pieces of the program. */
  public Style(String name, Color paper, Color light, Color dark, boolean hatched, Color line, Color body) {
    this(name, paper, light, dark, hatched, line, body, PieceSet.NOTO);
  }

  /** Black and white, with hatched dark squares. */
  public static final Style PRINT =
      new Style("print", Color.WHITE, Color.WHITE, Color.BLACK, true, Color.BLACK, Color.WHITE);

  /** Black and white with grey dark squares, for printers that blur hatching. */
  public static final Style SHADED =
      new Style("shaded", Color.WHITE, Color.WHITE, new Color(0xCCCCCC), false, Color.BLACK, Color.WHITE);

  /** The default colours of the studio's board. */
  public static final Style SCREEN = Styles.builtIn();
  static final List<Style> ALWAYS = List.of(PRINT, SHADED, SCREEN);

  /** The same colours with other pieces. */
  public Style with(PieceSet other) {
    return new Style(name, paper, light, dark, hatched, line, body, other);
  }

  @Override
  public String toString() {
    return name;
  }
}
