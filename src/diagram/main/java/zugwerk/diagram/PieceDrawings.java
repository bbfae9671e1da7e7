package zugwerk.diagram;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/** The dark lines of upright pieces in each {@link PieceSet}, in a square of side 1, y downwards. */
final class PieceDrawings {

  private static final double KING_HEIGHT = 0.82;
  private static final double BASELINE = 0.9;
  private static final double LINE = 0.044;
  private static final double DISC = 0.41;
  private static final double LETTER = 0.62;

  private PieceDrawings() {}

  static Shape of(PieceSet set, Figure figure, boolean black) {
    return switch (set) {
      case NOTO -> sign(Noto.FONT::outline, figure, black);
      case DEJAVU -> sign(DejaVu::outline, figure, black);
      case PLAIN -> Plain.piece(figure.piece(), black);
      case LETTERS -> letter(figure.piece(), black);
    };
  }

  /** All chess signs have one scale and one baseline. */
  private static Shape sign(Function<String, Path2D> signs, Figure figure, boolean black) {
    Shape raw = signs.apply(Character.toString(figure.codePoint(black)));
    Rectangle2D bounds = raw.getBounds2D();
    double scale = KING_HEIGHT / signs.apply("\u2654").getBounds2D().getHeight();
    AffineTransform place = AffineTransform.getTranslateInstance(0.5, BASELINE);
    place.scale(scale, scale);
    place.translate(-bounds.getCenterX(), -bounds.getMaxY());
    return place.createTransformedShape(raw);
  }

  private static Shape letter(char piece, boolean black) {
    Shape disc = new Ellipse2D.Double(0.5 - DISC, 0.5 - DISC, 2 * DISC, 2 * DISC);
    Shape raw = OutlineFont.of("NotoSerif-Bold.ttf").outline(String.valueOf(piece));
    Rectangle2D bounds = raw.getBounds2D();
    AffineTransform place = AffineTransform.getTranslateInstance(0.5, 0.5);
    place.scale(LETTER / OutlineFont.SIZE, LETTER / OutlineFont.SIZE);
    place.translate(-bounds.getCenterX(), -bounds.getCenterY());
    return inked(new Area(disc), new Area(place.createTransformedShape(raw)), black);
  }

  /** A white piece has dark lines, a black one light lines inside. */
  private static Shape inked(Area shape, Area lines, boolean black) {
    Area ink = new Area(stroke().createStrokedShape(shape));
    if (black) {
      ink.add(shape);
      lines.intersect(shape);
      ink.subtract(lines);
    } else {
      ink.add(lines);
    }
    return ink;
  }

  private static BasicStroke stroke() {
    return new BasicStroke((float) LINE, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
  }

  /** The lines of a file of path data without comments: the leading words and the path. */
  private static List<Map.Entry<String, Path2D>> paths(String file, int words) {
    try (BufferedReader in =
        new BufferedReader(new InputStreamReader(OutlineFont.open(file), StandardCharsets.UTF_8))) {
      return in.lines().filter(line -> !line.startsWith("#")).map(line -> {
        String[] parts = line.split(" ", words + 1);
        return Map.entry(String.join(" ", List.of(parts).subList(0, words)), PathData.read(parts[words]));
      }).toList();
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  private static final class Noto {
    private static final OutlineFont FONT = OutlineFont.of("NotoSansSymbols2-Regular.ttf");
  }

  private static final class DejaVu {
    private static final Map<String, Path2D> SIGNS = new HashMap<>();

    static {
      paths("pieces-dejavu.txt", 1).forEach(path -> SIGNS.put(Character.toString(
          new Figure(path.getKey().charAt(0), 0).codePoint(path.getKey().endsWith("b"))), path.getValue()));
    }

    static Path2D outline(String sign) {
      return Objects.requireNonNull(SIGNS.get(sign), sign);
    }
  }

  private static final class Plain {
    private static final Map<Character, Area> SHAPES = new HashMap<>();
    private static final Map<Character, Area> LINES = new HashMap<>();

    static {
      AffineTransform small = AffineTransform.getScaleInstance(0.01, 0.01);
      paths("pieces-plain.txt", 2).forEach(path -> {
        Shape shape = small.createTransformedShape(path.getValue());
        boolean lines = path.getKey().endsWith("lines");
        (lines ? LINES : SHAPES).computeIfAbsent(path.getKey().charAt(0), _ -> new Area())
            .add(new Area(lines ? stroke().createStrokedShape(shape) : shape));
      });
    }

    static Shape piece(char piece, boolean black) {
      return inked(SHAPES.getOrDefault(piece, new Area()), new Area(LINES.getOrDefault(piece, new Area())), black);
    }
  }
}
