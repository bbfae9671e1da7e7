package zugwerk.diagram;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.board.Schema;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.Texts;

/** The pictures of pieces on a page, each stored once as an SVG definition. */
final class PageFigures {

  private final Style style;
  private final Map<String, Figure> figures = new LinkedHashMap<>();

  PageFigures(Style style) {
    this.style = style;
  }

  /** The name of the picture for each letter of a game. */
  Map<String, Object> names(Variant game) {
    Schema schema = game.schema();
    Map<String, Object> names = new LinkedHashMap<>();
    IntStream.range(0, schema.types().size()).forEach(type -> {
      Figure figure = Figure.of(schema, type);
      figures.put(name(figure), figure);
      names.put(String.valueOf(schema.types().get(type).letter()), name(figure));
    });
    return names;
  }

  /** The same for all games without settings, by their ids: the reader may change the game. */
  Map<String, Map<String, Object>> games() {
    Map<String, Map<String, Object>> games = new LinkedHashMap<>();
    Variants.all().forEach(game -> games.put(game.id(), names(game)));
    return games;
  }

  static String id(Figure figure, boolean black) {
    return "man-" + (black ? "b" : "w") + name(figure);
  }

  private static String name(Figure figure) {
    return figure.piece() + (figure.eighths() == 0 ? "" : String.valueOf(figure.eighths()));
  }

  String definitions() {
    return figures.values().stream().flatMap(figure -> Stream.of(true, false).map(black -> "<g id=\""
        + id(figure, black) + "\">" + SvgWriter.elements(SquareMarks.piece(style, figure, black), Texts.ENGLISH)
        + "</g>\n"))
        .collect(Collectors.joining());
  }
}
