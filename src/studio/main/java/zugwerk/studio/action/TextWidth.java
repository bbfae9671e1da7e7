package zugwerk.studio.action;

import javafx.scene.text.Text;

/** The width of a text in a control, before the control has drawn it. */
public final class TextWidth {

  /** The font of controls, by the font of a plain text. */
  private static final double FONT = 1.1;

  private TextWidth() {}

  public static double of(String text) {
    return FONT * new Text(text).getLayoutBounds().getWidth();
  }
}
