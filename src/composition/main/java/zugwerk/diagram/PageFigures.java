package zugwerk.diagram;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.board.Schema;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;

/**
 * The pictures of pieces on a page, each stored once as an SVG definition. All games are among them, since the reader
 * may change the game.
 */
final class PageFigures {

  private final Style style;
  private final Map<String, Figure> figures = new LinkedHashMap<>();
  private final Map<String, Map<String, Object>> games = new LinkedHashMap<>();

  PageFigures(Style style) {
    this.style = style;
    Variants.all().forEach(game -> games.put(game.id(), names(game)));
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

  /** The pictures of the games without settings, by their ids. */
  Map<String, Map<String, Object>> games() {
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
        + id(figure, black) + "\">" + SvgWriter.elements(SquareMarks.piece(style, figure, black)) + "</g>\n"))
        .collect(Collectors.joining());
  }
}
