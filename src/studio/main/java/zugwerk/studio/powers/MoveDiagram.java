package zugwerk.studio.powers;

import static zugwerk.studio.text.Localization.lang;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Rectangle;
import zugwerk.betza.Course;
import zugwerk.betza.Footprint;
import zugwerk.betza.Leap;
import zugwerk.betza.Trait;

/**
 * The moves of a power around a piece in the middle, and the squares shared with the next power. Forward is up for
 * White and down for Black.
 */
final class MoveDiagram extends Pane {

  private static final double SIDE = 210;

  private final Group drawn = new Group();
  private int radius = 3;
  private Footprint now = new Footprint(List.of());
  private Set<Leap> shared = Set.of();

  MoveDiagram() {
    setId("move-diagram");
    getStyleClass().add("move-diagram");
    setMinSize(SIDE, SIDE);
    setPrefSize(SIDE, SIDE);
    setMaxSize(SIDE, SIDE);
    setFocusTraversable(true);
    drawn.setManaged(false);
    getChildren().add(drawn);
    redraw();
  }

  void setRadius(int squares) {
    radius = squares;
    redraw();
  }

  void show(Footprint power, Set<Leap> sharedWithNext) {
    now = power;
    shared = sharedWithNext;
    redraw();
  }

  Set<Leap> shared() {
    return shared;
  }

  private double square() {
    return SIDE / (2 * radius + 1);
  }

  private boolean fits(Leap leap) {
    return Math.abs(leap.dx()) <= radius && Math.abs(leap.dy()) <= radius;
  }

  private double x(Leap leap) {
    return (leap.dx() + radius + 0.5) * square();
  }

  private double y(Leap leap) {
    return (radius - leap.dy() + 0.5) * square();
  }

  private void redraw() {
    drawn.getChildren().clear();
    for (int dx = -radius; dx <= radius; dx++) {
      for (int dy = -radius; dy <= radius; dy++) {
        Leap leap = new Leap(dx, dy);
        draw(box(leap, (dx + dy & 1) == 0 ? "dark" : "light"));
        if (shared.contains(leap)) {
          draw(box(leap, "shared"));
          draw(corner(leap));
        }
      }
    }
    for (Footprint.Way way : now.ways()) {
      if (way.steps().size() > 1) {
        drawLine(way);
      }
    }
    LandingMarks marks = LandingMarks.of(now);
    marks.empty().stream().filter(this::fits).forEach(leap -> draw(Signs.mustBeEmpty(x(leap), y(leap), square())));
    marks.hurdles().stream().filter(this::fits).forEach(leap -> draw(Signs.hurdle(x(leap), y(leap), square())));
    marks.landings().forEach((leap, landing) -> {
      if (fits(leap)) {
        draw(Signs.landing(landing, x(leap), y(leap), square()));
      }
    });
    draw(Signs.piece(x(new Leap(0, 0)), y(new Leap(0, 0)), square()));
    setAccessibleText(text());
  }

  private void draw(Node node) {
    drawn.getChildren().add(node);
  }

  private Rectangle box(Leap leap, String style) {
    Rectangle box = new Rectangle(x(leap) - square() / 2, y(leap) - square() / 2, square(), square());
    box.getStyleClass().addAll("diagram-square", style);
    return box;
  }

  private Polygon corner(Leap leap) {
    double right = x(leap) + square() / 2;
    double top = y(leap) - square() / 2;
    double ear = square() * 0.4;
    Polygon sign = new Polygon(right - ear, top, right, top, right, top + ear);
    sign.getStyleClass().add("shared-sign");
    return sign;
  }

  private void drawLine(Footprint.Way way) {
    Polyline line = new Polyline(x(new Leap(0, 0)), y(new Leap(0, 0)));
    int shown = 0;
    while (shown < way.steps().size() && fits(way.steps().get(shown))) {
      line.getPoints().addAll(x(way.steps().get(shown)), y(way.steps().get(shown)));
      shown++;
    }
    line.getStyleClass().addAll("rider-line", kind(way.course()));
    if (shown > 0) {
      draw(line);
    }
    if (shown > 0 && (shown < way.steps().size() || way.course().range() == Course.UNLIMITED)) {
      draw(arrow(shown > 1 ? way.steps().get(shown - 2) : new Leap(0, 0), way.steps().get(shown - 1)));
    }
  }

  private static String kind(Course course) {
    return course.hops() ? "hopper" : course.is(Trait.LAME) ? "lame" : "free";
  }

  private Node arrow(Leap before, Leap end) {
    double angle = Math.atan2(y(end) - y(before), x(end) - x(before));
    double tip = square() * 0.46;
    double size = square() * 0.3;
    Group head = new Group();
    for (int hand : new int[] {-1, 1}) {
      double back = angle + Math.PI + hand * 0.6;
      double tipX = x(end) + tip * Math.cos(angle);
      double tipY = y(end) + tip * Math.sin(angle);
      Line side = new Line(tipX, tipY, tipX + size * Math.cos(back), tipY + size * Math.sin(back));
      side.getStyleClass().add("rider-line");
      head.getChildren().add(side);
    }
    // Arrows at the rim must not make the diagram larger.
    head.setClip(new Rectangle(0, 0, SIDE, SIDE));
    return head;
  }

  private String text() {
    String squares = LandingMarks.of(now).landings().entrySet().stream()
        .map(entry -> entry.getKey().dx() + " " + entry.getKey().dy() + " " + entry.getValue().label())
        .limit(40).collect(Collectors.joining(", "));
    return lang("Moves as files to the right and ranks up: {0}. Shared with the next power: {1}", squares,
        shared.size());
  }
}
