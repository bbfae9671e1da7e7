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

/** How diagrams are exported: what the user chose last. */
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

  /** The kind of file. */
  public ObjectProperty<PictureFormat> format() {
    return format;
  }

  /** The colours. */
  public ObjectProperty<Style> style() {
    return style;
  }

  /** The pictures of pieces. */
  public ObjectProperty<PieceSet> pieces() {
    return pieces;
  }

  /** Colours and pieces together. */
  public Style dressed() {
    return style.get().with(pieces.get());
  }

  /** The width in pixels, {@link DiagramFiles#LEAST} to {@link DiagramFiles#MOST}. */
  public IntegerProperty size() {
    return size;
  }

  /** How many diagrams stand side by side on a sheet. */
  public IntegerProperty columns() {
    return columns;
  }

  /** How many diagrams stand one below the other on a sheet. */
  public IntegerProperty rows() {
    return rows;
  }

  /** The width that a text names, if it is one that a diagram can have. */
  public static Optional<Integer> size(String text) {
    return Optional.of(text.strip()).filter(digits -> digits.matches("\\d{1,4}")).map(Integer::valueOf)
        .filter(size -> size >= DiagramFiles.LEAST && size <= DiagramFiles.MOST);
  }

  /** Whether files and ranks are named. */
  public BooleanProperty coordinates() {
    return coordinates;
  }

  /** Whether there are texts above and below the board. */
  public BooleanProperty captions() {
    return captions;
  }

  /** Whether there is no paper. */
  public BooleanProperty transparent() {
    return transparent;
  }

  /** Whether pieces whose powers change are drawn as the fairy pieces that they are at present. */
  public BooleanProperty byPower() {
    return byPower;
  }

  /** Whether a web page has the set play. */
  public BooleanProperty setPlay() {
    return setPlay;
  }

  /** Whether a web page has tries. */
  public BooleanProperty tries() {
    return tries;
  }

  /** Whether the phases of the solution stand below the diagram. */
  public BooleanProperty phases() {
    return phases;
  }

  /** Everything that the picture of a diagram depends on. */
  public List<Observable> all() {
    return List.of(format, style, pieces, size, coordinates, captions, transparent, byPower, phases);
  }

  /** The choice as a look. */
  public Look look(boolean flipped) {
    return new Look(dressed(), flipped, coordinates.get(), captions.get(),
        byPower.get() ? Look.Pieces.POWER : Look.Pieces.TYPE, transparent.get());
  }
}
