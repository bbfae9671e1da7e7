package zugwerk.studio.tabs;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/**
 * Which parts of the window are shown, the width of the panes, and whether moves are animated.
 *
 * @param motion whether moves are animated, unless the system disables animation
 * @param width the width set by the user, or {@link #AUTOMATIC}
 */
public record WindowLayout(BooleanProperty palette, BooleanProperty controls, BooleanProperty fen,
    BooleanProperty panes,
    BooleanProperty motion, ObjectProperty<Double> width) {

  /** The panes get the width that the board leaves. */
  public static final double AUTOMATIC = 0;

  public static final List<Double> WIDTHS = List.of(AUTOMATIC, 440.0, 560.0, 700.0);

  private static final double MOST = 20_000;

  public WindowLayout() {
    this(new SimpleBooleanProperty(true), new SimpleBooleanProperty(true), new SimpleBooleanProperty(true),
        new SimpleBooleanProperty(true), new SimpleBooleanProperty(true), new SimpleObjectProperty<>(AUTOMATIC));
  }

  /** The same for one tab, which follow these. They are held weakly: those of a closed tab go with it. */
  public WindowLayout shared() {
    WindowLayout parts = new WindowLayout();
    parts.palette.bindBidirectional(palette);
    parts.controls.bindBidirectional(controls);
    parts.fen.bindBidirectional(fen);
    parts.panes.bindBidirectional(panes);
    parts.motion.bindBidirectional(motion);
    parts.width.bindBidirectional(width);
    return parts;
  }

  public static String text(double width) {
    return switch (WIDTHS.indexOf(width)) {
      case 0 -> lang("Automatic");
      case 1 -> lang("Narrow");
      case 2 -> lang("Medium");
      default -> lang("Wide");
    };
  }

  public static Optional<Double> width(String text) {
    try {
      double width = Double.parseDouble(text);
      return width >= AUTOMATIC && width < MOST ? Optional.of(width) : Optional.empty();
    } catch (NumberFormatException _) {
      return Optional.empty();
    }
  }
}
