package zugwerk.studio.export;

import java.util.List;
import java.util.Optional;
import javafx.beans.Observable;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import zugwerk.diagram.DiagramFiles;
import zugwerk.diagram.Look;
import zugwerk.diagram.PictureFormat;
import zugwerk.diagram.PieceSet;
import zugwerk.diagram.Sheet;
import zugwerk.diagram.Style;

/** The options of exporting diagrams, as chosen last. */
public final class ExportChoice {

  private final ObjectProperty<PictureFormat> format = new SimpleObjectProperty<>(PictureFormat.SVG);
  private final ObjectProperty<Style> style = new SimpleObjectProperty<>(Style.PRINT);
  private final ObjectProperty<PieceSet> pieces = new SimpleObjectProperty<>(PieceSet.NOTO);
  private final IntegerProperty size = new SimpleIntegerProperty(DiagramFiles.PIXELS);
  private final IntegerProperty columns = new SimpleIntegerProperty(Sheet.USUAL.columns());
  private final IntegerProperty rows = new SimpleIntegerProperty(Sheet.USUAL.rows());
  private final BooleanProperty coordinates = new SimpleBooleanProperty();
  private final BooleanProperty captions = new SimpleBooleanProperty(true);
  private final BooleanProperty transparent = new SimpleBooleanProperty();
  private final BooleanProperty byPower = new SimpleBooleanProperty();
  private final BooleanProperty setPlay = new SimpleBooleanProperty(true);
  private final BooleanProperty tries = new SimpleBooleanProperty(true);
  private final BooleanProperty phases = new SimpleBooleanProperty();

  public ObjectProperty<PictureFormat> format() {
    return format;
  }

  public ObjectProperty<Style> style() {
    return style;
  }

  public ObjectProperty<PieceSet> pieces() {
    return pieces;
  }

  public Style dressed() {
    return style.get().with(pieces.get());
  }

  /** The width in pixels, {@link DiagramFiles#LEAST} to {@link DiagramFiles#MOST}. */
  public IntegerProperty size() {
    return size;
  }

  public IntegerProperty columns() {
    return columns;
  }

  public IntegerProperty rows() {
    return rows;
  }

  public static Optional<Integer> size(String text) {
    return Optional.of(text.strip()).filter(digits -> digits.matches("\\d{1,4}")).map(Integer::valueOf)
        .filter(size -> size >= DiagramFiles.LEAST && size <= DiagramFiles.MOST);
  }

  public BooleanProperty coordinates() {
    return coordinates;
  }

  public BooleanProperty captions() {
    return captions;
  }

  public BooleanProperty transparent() {
    return transparent;
  }

  public BooleanProperty byPower() {
    return byPower;
  }

  public BooleanProperty setPlay() {
    return setPlay;
  }

  public BooleanProperty tries() {
    return tries;
  }

  public BooleanProperty phases() {
    return phases;
  }

  public List<Observable> all() {
    return List.of(format, style, pieces, size, coordinates, captions, transparent, byPower, phases);
  }

  public Look look(boolean flipped) {
    return new Look(dressed(), flipped, coordinates.get(), captions.get(),
        byPower.get() ? Look.Pieces.POWER : Look.Pieces.TYPE, transparent.get());
  }
}
