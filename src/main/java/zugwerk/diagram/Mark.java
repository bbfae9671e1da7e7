package zugwerk.diagram;

import java.awt.Color;
import java.awt.Shape;

/** Something drawn in a diagram, in units of a square's side, y downwards from the upper left corner. */
sealed interface Mark {

  /** A shape filled with a colour. */
  record Fill(Shape shape, Color color) implements Mark {}

  /** A shape drawn with a line. */
  record Stroke(Shape shape, Color color, double width) implements Mark {}

  /** A text on a baseline. */
  record Text(String text, double x, double y, double size, Align align, boolean bold, Color color) implements Mark {}

  /** Which part of a text stands at its x. */
  enum Align {
    START, MIDDLE, END
  }
}
