package zugwerk.diagram;

import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads SVG path data with the commands of our files: M, L, Q, C, half circles with A, and Z. */
final class PathData {

  private static final Pattern STEP = Pattern.compile("([MLQCAZ])([^MLQCAZ]*)");

  private PathData() {}

  static Path2D read(String data) {
    Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO);
    Matcher steps = STEP.matcher(data);
    while (steps.find()) {
      List<Double> n = numbers(steps.group(2));
      switch (steps.group(1).charAt(0)) {
        case 'M' -> path.moveTo(n.get(0), n.get(1));
        case 'L' -> path.lineTo(n.get(0), n.get(1));
        case 'Q' -> path.quadTo(n.get(0), n.get(1), n.get(2), n.get(3));
        case 'C' -> path.curveTo(n.get(0), n.get(1), n.get(2), n.get(3), n.get(4), n.get(5));
        case 'A' -> halfCircle(path, n.get(5), n.get(6));
        default -> path.closePath();
      }
    }
    return path;
  }

  private static List<Double> numbers(String text) {
    List<Double> numbers = new ArrayList<>();
    for (String number : text.strip().split("[ ,]+")) {
      if (!number.isEmpty()) {
        numbers.add(Double.valueOf(number));
      }
    }
    return numbers;
  }

  private static void halfCircle(Path2D path, double x, double y) {
    double fromX = path.getCurrentPoint().getX();
    double fromY = path.getCurrentPoint().getY();
    double radius = Math.hypot(x - fromX, y - fromY) / 2;
    AffineTransform place = AffineTransform.getTranslateInstance((x + fromX) / 2, (y + fromY) / 2);
    place.rotate(fromX - x, fromY - y);
    path.append(place.createTransformedShape(
        new Arc2D.Double(-radius, -radius, 2 * radius, 2 * radius, 0, 180, Arc2D.OPEN)), true);
  }
}
