package zugwerk.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zugwerk.betza.Catalogue;
import zugwerk.betza.NamedPiece;
import zugwerk.betza.Power;
import zugwerk.board.Man;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.rules.Variant;

/**
 * A man on the board whom a picture stands for that readers know as another: the turned Rook that is a Harpy here, the
 * turned Knight that is a Nightrider.
 *
 * @param figure the picture
 * @param white whether White has one
 * @param black whether Black has one
 * @param letter the letter of his type, upper case
 * @param name what he is, such as {@code Harpy} or {@code NN (Nightrider)}
 */
record FairyMan(Figure figure, boolean white, boolean black, char letter, String name) {

  /** Those on the board, in the order of their types; none where all stand upright. */
  static List<FairyMan> of(Variant variant, Setup setup, Look.Men men) {
    Position position = Position.of(setup);
    List<FairyMan> found = new ArrayList<>();
    for (int type = 0; type < setup.schema().types().size(); type++) {
      for (int side = 0; side < 2; side++) {
        if (stands(setup, Man.of(side, type))) {
          add(found, of(variant, position, Man.of(side, type), men));
        }
      }
    }
    return found;
  }

  /** Adds a man, unless he stands upright; of the two sides' men who go alike under one picture there is one entry. */
  static void add(List<FairyMan> found, FairyMan man) {
    for (int i = 0; i < found.size(); i++) {
      FairyMan other = found.get(i);
      if (other.figure.equals(man.figure) && other.name.equals(man.name)) {
        found.set(i, new FairyMan(
            man.figure, man.white || other.white, man.black || other.black, other.letter, man.name));
        return;
      }
    }
    if (man.figure.eighths() > 0) {
      found.add(man);
    }
  }

  /** His pictures, White's first, each in a square of side 1. */
  List<Mark> pictures(Style style) {
    List<Mark> pictures = new ArrayList<>();
    if (white) {
      pictures.add(new Mark.Group("picture of a white " + name, SquareMarks.man(style, figure, false)));
    }
    if (black) {
      pictures.add(new Mark.Group("picture of a black " + name, SquareMarks.man(style, figure, true)));
    }
    return pictures;
  }

  private static boolean stands(Setup setup, int man) {
    for (int square = 0; square < Square.COUNT; square++) {
      if (setup.man(square) == man) {
        return true;
      }
    }
    return false;
  }

  private static FairyMan of(Variant variant, Position position, int man, Look.Men men) {
    int type = Man.type(man);
    int side = Man.side(man);
    var title = variant.schema().types().get(type);
    Figure figure = Content.figure(variant, position, man, men);
    String name = figure.equals(Figure.of(title)) ? title.title()
        : named(variant.movement(position, side, type).power());
    return new FairyMan(figure, side == 0, side == 1, title.letter(), name);
  }

  /** A power with the name that the catalogue has for it. */
  private static String named(Power power) {
    Optional<String> known = Catalogue.STANDARD.pieces().stream()
        .filter(piece -> piece.expression().equals(power.expression())).map(NamedPiece::name).findFirst()
        .filter(name -> !name.equals(power.name()));
    return power.name() + known.map(name -> " (" + name + ")").orElse("");
  }
}
