package zugwerk.studio.board;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.work.Texts.key;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.shape.SVGPath;
import zugwerk.rules.KingField;

/** The signs around a watched King. Paths are drawn in squares of twelve by twelve. */
enum FieldSign {
  FLIGHT(key("flight"), "M6 1 A5 5 0 1 1 5.99 1 Z M6 3.2 A2.8 2.8 0 1 0 6.01 3.2 Z"),
  GUARDED(key("guarded"), "M1 2.5 L2.5 1 L6 4.5 L9.5 1 L11 2.5 L7.5 6 L11 9.5 L9.5 11 L6 7.5 L2.5 11 L1 9.5 L4.5 6 Z"),
  BLOCKED(key("blocked"), "M1.5 1.5 H10.5 V10.5 H1.5 Z"),
  BARRED(key("barred"), "M1 4.8 H11 V7.2 H1 Z"),
  GUARD(key("guard"), "M6 0.5 L11 2 V6 C11 9 8.5 10.8 6 11.8 C3.5 10.8 1 9 1 6 V2 Z"),
  CHECKER(key("gives check"), "M4.6 0.5 H7.4 L7 7.5 H5 Z M4.6 9 H7.4 V11.8 H4.6 Z"),
  PINNED(key("pinned"), "M4.8 1 H7.2 V8.6 H11 V11 H1 V8.6 H4.8 Z");

  static final double UNITS = 12;

  private final String word;
  private final String path;

  FieldSign(String word, String path) {
    this.word = word;
    this.path = path;
  }

  String word() {
    return lang(word);
  }

  SVGPath shape() {
    SVGPath shape = new SVGPath();
    draw(shape);
    return shape;
  }

  void draw(SVGPath shape) {
    shape.setContent(path);
    shape.getStyleClass().setAll("field-sign", "sign-" + name().toLowerCase(Locale.ROOT));
  }

  static Optional<FieldSign> ofSquare(KingField field, int square) {
    return first(square, Stream.of(FLIGHT, GUARDED, BLOCKED, BARRED),
        field.flights(), field.guarded(), field.blocked(), field.barred());
  }

  static Optional<FieldSign> ofPiece(KingField field, int square) {
    return field.pins().containsKey(square) ? Optional.of(PINNED)
        : first(square, Stream.of(CHECKER, GUARD), field.checkers(), field.guards());
  }

  private static Optional<FieldSign> first(int square, Stream<FieldSign> signs, long... sets) {
    int[] next = {0};
    return signs.filter(_ -> (sets[next[0]++] >>> square & 1) != 0).findFirst();
  }
}
