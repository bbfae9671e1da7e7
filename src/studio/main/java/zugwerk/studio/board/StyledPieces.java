package zugwerk.studio.board;

import java.util.List;
import java.util.stream.Stream;
import javafx.css.CssMetaData;
import javafx.css.SimpleStyleableStringProperty;
import javafx.css.StyleConverter;
import javafx.css.Styleable;
import javafx.css.StyleableProperty;
import zugwerk.diagram.PieceSet;
import zugwerk.work.InputException;

/** The piece set of a node, from {@code -zw-pieces} in the stylesheet. */
public final class StyledPieces extends SimpleStyleableStringProperty {

  public interface Styled extends Styleable {

    StyledPieces pieces();
  }

  private static final CssMetaData<Styleable, String> DATA =
      new CssMetaData<>("-zw-pieces", StyleConverter.getStringConverter(), PieceSet.NOTO.id()) {
        @Override
        public boolean isSettable(Styleable node) {
          return node instanceof Styled dressed && !dressed.pieces().isBound();
        }

        @Override
        public StyleableProperty<String> getStyleableProperty(Styleable node) {
          return ((Styled) node).pieces();
        }
      };

  public StyledPieces(Styled node) {
    super(DATA, node, "pieces", PieceSet.NOTO.id());
  }

  public static List<CssMetaData<? extends Styleable, ?>> with(List<CssMetaData<? extends Styleable, ?>> others) {
    return Stream.concat(others.stream(), Stream.of(DATA)).toList();
  }

  public PieceSet set() {
    try {
      return PieceSet.named(get());
    } catch (InputException _) {
      return PieceSet.NOTO;
    }
  }
}
