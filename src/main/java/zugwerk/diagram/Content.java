package zugwerk.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zugwerk.board.Man;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.rules.Variant;

/**
 * All that is to be seen on a square: equal contents look alike.
 *
 * @param man who stands there, in words such as {@code "white King"}; empty for nobody
 * @param letter his letter, upper case for White
 * @param figure his picture
 * @param black whether he is Black's
 * @param state what the game remembers of the square
 */
record Content(String man, String letter, Optional<Figure> figure, boolean black, SquareState state) {

  /** The content of a square. The position is that of the setup. */
  static Content of(Variant variant, Setup setup, Position position, int square, Look.Men men) {
    int man = setup.man(square);
    SquareState state = SquareState.of(setup, square);
    if (man == Man.NONE) {
      return new Content("", "", Optional.empty(), false, state);
    }
    boolean black = Man.side(man) == 1;
    var type = setup.schema().types().get(Man.type(man));
    return new Content((black ? "black " : "white ") + type.title(), String.valueOf(type.letter()),
        Optional.of(figure(variant, position, man, men)), black, state);
  }

  /** The picture of a man. */
  static Figure figure(Variant variant, Position position, int man, Look.Men men) {
    int type = Man.type(man);
    return men == Look.Men.TYPE || variant.powerLists().isEmpty() && !variant.changesPowers(type)
        ? Figure.of(variant.schema().types().get(type))
        : Figure.of(variant.schema(), type, variant.movement(position, Man.side(man), type).power());
  }

  boolean isEmpty() {
    return figure.isEmpty() && state.isEmpty();
  }

  /** The marks on a square of side 1: the tile, the man upon it, then the badges; each named with the square. */
  List<Mark> marks(Style style, String square) {
    List<Mark> groups = new ArrayList<>();
    if (state.tile() != 0) {
      groups.add(new Mark.Group("tile on " + square, SquareMarks.tile(style, state.tile())));
    }
    figure.ifPresent(shown -> groups.add(new Mark.Group(man + " on " + square, SquareMarks.man(style, shown, black))));
    if (!state.corner().isEmpty() || !state.foot().isEmpty()) {
      groups.add(new Mark.Group("state on " + square, SquareMarks.badges(style, state)));
    }
    return groups;
  }
}
