package zugwerk.studio.board;

import java.util.List;
import java.util.stream.Stream;
import javafx.css.CssMetaData;
import javafx.css.SimpleStyleableStringProperty;
import javafx.css.StyleConverter;
import javafx.css.Styleable;
import javafx.css.StyleableProperty;
import zugwerk.diagram.PieceSet;

/** The set of pieces that a node shows, which the style sheet names in {@code -zw-pieces}. */
public final class StyledPieces extends SimpleStyleableStringProperty {

  /** A node that shows pieces. */
  public interface Dressed extends Styleable {

    /** Of which set they are. */
    StyledPieces pieces();
  }

  private static final CssMetaData<Styleable, String> DATA =
      new CssMetaData<>("-zw-pieces", StyleConverter.getStringConverter(), PieceSet.NOTO.id()) {
        @Override
        public boolean isSettable(Styleable node) {
          return node instanceof Dressed dressed && !dressed.pieces().isBound();
        }

        @Override
        public StyleableProperty<String> getStyleableProperty(Styleable node) {
          return ((Dressed) node).pieces();
        }
      };

  /** The pieces of a node. */
  public StyledPieces(Dressed node) {
    super(DATA, node, "pieces", PieceSet.NOTO.id());
  }

  /** What the style sheet can say of a node that shows pieces, given what it can say of others. */
  public static List<CssMetaData<? extends Styleable, ?>> with(List<CssMetaData<? extends Styleable, ?>> others) {
    return Stream.concat(others.stream(), Stream.of(DATA)).toList();
  }

  /** The set; the program's own if a style sheet of the user's names one that there is not. */
  public PieceSet set() {
    try {
      return PieceSet.named(get());
    } catch (IllegalArgumentException _) {
      return PieceSet.NOTO;
    }
  }
}
