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

/**
 * The options of exporting diagrams, as chosen last.
 *
 * @param size the width in pixels, {@link DiagramFiles#LEAST} to {@link DiagramFiles#MOST}
 */
public record ExportChoice(ObjectProperty<PictureFormat> format, ObjectProperty<Style> style,
    ObjectProperty<PieceSet> pieces, IntegerProperty size, IntegerProperty columns, IntegerProperty rows,
    BooleanProperty coordinates, BooleanProperty captions, BooleanProperty transparent, BooleanProperty byPower,
    BooleanProperty setPlay, BooleanProperty tries, BooleanProperty phases, BooleanProperty solution,
    BooleanProperty full, BooleanProperty playing) {

  public ExportChoice() {
    this(new SimpleObjectProperty<>(PictureFormat.SVG), new SimpleObjectProperty<>(Style.PRINT),
        new SimpleObjectProperty<>(PieceSet.NOTO), new SimpleIntegerProperty(DiagramFiles.PIXELS),
        new SimpleIntegerProperty(Sheet.USUAL.columns()), new SimpleIntegerProperty(Sheet.USUAL.rows()),
        new SimpleBooleanProperty(), new SimpleBooleanProperty(true), new SimpleBooleanProperty(),
        new SimpleBooleanProperty(), new SimpleBooleanProperty(true), new SimpleBooleanProperty(true),
        new SimpleBooleanProperty(), new SimpleBooleanProperty(), new SimpleBooleanProperty(),
        new SimpleBooleanProperty());
  }

  /** Whether the problem is solved for the export; a web page always has the solution. */
  boolean solves() {
    return solution.get() || format.get() == PictureFormat.HTML || format.get() == PictureFormat.GIF;
  }

  public Style dressed() {
    return style.get().with(pieces.get());
  }

  public static Optional<Integer> size(String text) {
    return Optional.of(text.strip()).filter(digits -> digits.matches("\\d{1,4}")).map(Integer::valueOf)
        .filter(size -> size >= DiagramFiles.LEAST && size <= DiagramFiles.MOST);
  }

  public List<Observable> all() {
    return List.of(format, style, pieces, size, coordinates, captions, transparent, byPower, setPlay, tries, phases,
        solution, full, playing);
  }

  public Look look(boolean flipped) {
    return new Look(dressed(), flipped, coordinates.get(), captions.get(),
        byPower.get() ? Look.Pieces.POWER : Look.Pieces.TYPE, transparent.get());
  }
}
