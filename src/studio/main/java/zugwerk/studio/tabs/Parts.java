package zugwerk.studio.tabs;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/** Which parts of the window are shown besides the board, how wide the panes are, and whether moves are animated. */
public final class Parts {

  /** The width of the panes where they get what the board leaves. */
  public static final double AUTOMATIC = 0;

  /** The widths that a menu offers. Any other may come from the mouse. */
  public static final List<Double> WIDTHS = List.of(AUTOMATIC, 440.0, 560.0, 700.0);

  private static final double MOST = 20_000;

  private final BooleanProperty palette = new SimpleBooleanProperty(true);
  private final BooleanProperty controls = new SimpleBooleanProperty(true);
  private final BooleanProperty fen = new SimpleBooleanProperty(true);
  private final BooleanProperty panes = new SimpleBooleanProperty(true);
  private final BooleanProperty motion = new SimpleBooleanProperty(true);
  private final ObjectProperty<Double> width = new SimpleObjectProperty<>(AUTOMATIC);

  /** Whether the pieces to choose from are shown. */
  public BooleanProperty palette() {
    return palette;
  }

  /** Whether the side to move, castling rights and the like are shown. */
  public BooleanProperty controls() {
    return controls;
  }

  /** Whether the field with the FEN is shown. */
  public BooleanProperty fen() {
    return fen;
  }

  /** Whether the tabs beside the board are shown. */
  public BooleanProperty panes() {
    return panes;
  }

  /** Whether pieces slide to where a move brings them, unless the system asks for less motion. */
  public BooleanProperty motion() {
    return motion;
  }

  /** The width that the user gave the panes, or {@link #AUTOMATIC}. */
  public ObjectProperty<Double> width() {
    return width;
  }

  /** One of the {@link #WIDTHS} in words. */
  public static String words(double width) {
    return switch (WIDTHS.indexOf(width)) {
      case 0 -> "What the board leaves";
      case 1 -> "Narrow";
      case 2 -> "Medium";
      default -> "Wide";
    };
  }

  /** The width that a text means, if it means one. */
  public static Optional<Double> width(String text) {
    try {
      double width = Double.parseDouble(text);
      return width >= AUTOMATIC && width < MOST ? Optional.of(width) : Optional.empty();
    } catch (NumberFormatException _) {
      return Optional.empty();
    }
  }
}
