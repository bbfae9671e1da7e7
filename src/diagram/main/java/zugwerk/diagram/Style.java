package zugwerk.diagram;

import java.awt.Color;
import java.util.List;

/**
 * The colours and the piece set of a diagram.
 *
 * @param hatched whether dark squares are hatched in the dark colour on the light one
 * @param line the colour of frame, texts and dark lines of pieces
 * @param body the colour of light areas of pieces
 */
public record Style(String name, Color paper, Color light, Color dark, boolean hatched, Color line, Color body,
    PieceSet pieces) {

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

  /** The width of the frame, in squares: in print 0.4 mm around a board of 57 mm, as in Die Schwalbe. */
  double frame() {
    return isPrinted() ? 0.055 : 0.02;
  }

  /** How much heavier than their outlines the lines of pieces are, in squares. */
  double weight() {
    return isPrinted() ? 0.014 : 0;
  }

  private boolean isPrinted() {
    return line.equals(Color.BLACK) && light.equals(Color.WHITE);
  }

  public Style with(PieceSet other) {
    return new Style(name, paper, light, dark, hatched, line, body, other);
  }

  @Override
  public String toString() {
    return name;
  }
}
