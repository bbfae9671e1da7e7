package zugwerk.studio.powers;

import static zugwerk.studio.text.Localization.lang;

import java.util.Set;
import java.util.TreeSet;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import zugwerk.betza.Footprint;

final class SignLegend extends FlowPane {

  private static final double SIGN = 18;

  SignLegend() {
    super(10, 2);
    getStyleClass().add("legend");
  }

  void show(Footprint footprint, boolean sharing) {
    getChildren().clear();
    LandingMarks marks = LandingMarks.of(footprint);
    Set<LandingMarks.Landing> landings = new TreeSet<>(marks.landings().values());
    landings.forEach(landing -> item(Signs.landing(landing, SIGN / 2, SIGN / 2, SIGN), landing.label()));
    lines(footprint);
    if (!marks.empty().isEmpty()) {
      item(Signs.mustBeEmpty(SIGN / 2, SIGN / 2, SIGN), lang("must be empty"));
    }
    if (!marks.hurdles().isEmpty()) {
      item(Signs.hurdle(SIGN / 2, SIGN / 2, SIGN), lang("one must be occupied"));
    }
    if (sharing) {
      item(shared(), lang("shared with the next power"));
    }
  }

  private void lines(Footprint footprint) {
    boolean hops = footprint.ways().stream().anyMatch(way -> way.course().hops());
    boolean rides = footprint.ways().stream().anyMatch(way -> way.landings().size() > 1 && !way.course().hops());
    if (rides) {
      item(line("free"), lang("rides until blocked"));
    }
    if (hops) {
      item(line("hopper"), lang("hops over a piece"));
    }
  }

  private static Node line(String kind) {
    Line line = new Line(1, SIGN / 2, SIGN - 1, SIGN / 2);
    line.getStyleClass().addAll("rider-line", kind);
    return line;
  }

  private static Node shared() {
    Rectangle square = new Rectangle(14, 14);
    square.getStyleClass().addAll("diagram-square", "shared");
    Polygon ear = new Polygon(8, 0, 14, 0, 14, 6);
    ear.getStyleClass().add("shared-sign");
    return new Group(square, ear);
  }

  private void item(Node sign, String text) {
    StackPane box = new StackPane(sign);
    box.setMinSize(SIGN, SIGN);
    box.setMaxSize(SIGN, SIGN);
    getChildren().add(new Label(text, box));
  }
}
