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
 * @param picture the format and looks of a diagram
 * @param sheet the diagrams of a sheet
 * @param play what is shown of the solution
 */
public record ExportChoice(Picture picture, SheetSize sheet, ShownPlay play) {

  /**
   * The format and looks of a diagram.
   *
   * @param size the width in pixels, {@link DiagramFiles#LEAST} to {@link DiagramFiles#MOST}
   */
  public record Picture(ObjectProperty<PictureFormat> format, ObjectProperty<Style> style,
      ObjectProperty<PieceSet> pieces, IntegerProperty size, BooleanProperty coordinates, BooleanProperty captions,
      BooleanProperty transparent, BooleanProperty byPower) {

    private Picture() {
      this(new SimpleObjectProperty<>(PictureFormat.SVG), new SimpleObjectProperty<>(Style.PRINT),
          new SimpleObjectProperty<>(PieceSet.NOTO), new SimpleIntegerProperty(DiagramFiles.PIXELS),
          new SimpleBooleanProperty(), new SimpleBooleanProperty(true), new SimpleBooleanProperty(),
          new SimpleBooleanProperty());
    }

    public Style dressed() {
      return style.get().with(pieces.get());
    }

    public Look look(boolean flipped) {
      return new Look(dressed(), flipped, coordinates.get(), captions.get(),
          byPower.get() ? Look.Pieces.POWER : Look.Pieces.TYPE, transparent.get());
    }
  }

  public record SheetSize(IntegerProperty columns, IntegerProperty rows) {

    private SheetSize() {
      this(new SimpleIntegerProperty(Sheet.USUAL.columns()), new SimpleIntegerProperty(Sheet.USUAL.rows()));
    }
  }

  /**
   * What is shown of the solution.
   *
   * @param solution whether the solution is shown at all
   * @param full whether it is shown as a complete analysis, not as in magazines
   * @param playing whether a web page plays
   */
  public record ShownPlay(BooleanProperty setPlay, BooleanProperty tries, BooleanProperty phases,
      BooleanProperty solution, BooleanProperty full, BooleanProperty playing) {

    private ShownPlay() {
      this(new SimpleBooleanProperty(true), new SimpleBooleanProperty(true), new SimpleBooleanProperty(),
          new SimpleBooleanProperty(), new SimpleBooleanProperty(), new SimpleBooleanProperty());
    }
  }

  public ExportChoice() {
    this(new Picture(), new SheetSize(), new ShownPlay());
  }

  /** Whether the problem is solved for the export; a web page always has the solution. */
  boolean solves() {
    PictureFormat format = picture.format.get();
    return play.solution.get() || format == PictureFormat.HTML || format == PictureFormat.GIF;
  }

  public static Optional<Integer> size(String text) {
    return Optional.of(text.strip()).filter(digits -> digits.matches("\\d{1,4}")).map(Integer::valueOf)
        .filter(size -> size >= DiagramFiles.LEAST && size <= DiagramFiles.MOST);
  }

  public List<Observable> all() {
    return List.of(picture.format, picture.style, picture.pieces, picture.size, picture.coordinates, picture.captions,
        picture.transparent, picture.byPower, play.setPlay, play.tries, play.phases, play.solution, play.full,
        play.playing);
  }
}
