package zugwerk.studio.board;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.work.Texts.key;

import java.util.Locale;
import java.util.Optional;
import javafx.scene.shape.SVGPath;
import zugwerk.rules.PieceReach;

/**
 * What a square is to the inspected piece. Disc, ring and cross are those of power diagrams. Paths are drawn in
 * squares of {@link FieldSign#UNITS}.
 */
enum ReachSign {
  CAPTURE(key("can be captured"), "M0.4 0.4 H3.6 L0.4 3.6 Z M11.6 0.4 V3.6 L8.4 0.4 Z M11.6 11.6 H8.4 L11.6 8.4 Z "
      + "M0.4 11.6 V8.4 L3.6 11.6 Z"),
  /** An enemy piece that is attacked but cannot be captured now, such as a checked King. */
  ATTACK(key("attacked"), Paths.FRAME),
  ACT(key("can be acted on"), "M6 0.3 L11.7 6 L6 11.7 L0.3 6 Z M6 1.5 L1.5 6 L6 10.5 L10.5 6 Z"),
  GO(key("can go there"), "M6 4.3 A1.7 1.7 0 1 1 5.99 4.3 Z"),
  ONLY_GO(key("can go there without capturing"), "M6 3.9 A2.1 2.1 0 1 1 5.99 3.9 Z M6 4.9 A1.1 1.1 0 1 0 6.01 4.9 Z"),
  ONLY_ATTACK(key("attacked"), "M4.4 5 L5 4.4 L6 5.4 L7 4.4 L7.6 5 L6.6 6 L7.6 7 L7 7.6 L6 6.6 L5 7.6 L4.4 7 L5.4 6 Z"),
  GUARD(key("guarded"), Paths.FRAME);

  /** In a class, since an enum constant may not refer to a later constant. */
  private static final class Paths {
    private static final String FRAME = "M0.4 0.4 H3 V1.2 H1.2 V3 H0.4 Z M11.6 0.4 V3 H10.8 V1.2 H9 V0.4 Z "
        + "M11.6 11.6 H9 V10.8 H10.8 V9 H11.6 Z M0.4 11.6 V9 H1.2 V10.8 H3 V11.6 Z";
  }

  private final String word;
  private final String path;

  ReachSign(String word, String path) {
    this.word = word;
    this.path = path;
  }

  String word() {
    return lang(word);
  }

  void draw(SVGPath shape) {
    shape.setContent(path);
    shape.getStyleClass().setAll("reach-sign", "reach-" + name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }

  static Optional<ReachSign> of(PieceReach reach, int square, boolean own, boolean enemy) {
    long bit = 1L << square;
    boolean attacks = (reach.attacks() & bit) != 0;
    if ((reach.captures() & bit) != 0) {
      return Optional.of(CAPTURE);
    }
    if ((reach.acts() & bit) != 0) {
      return Optional.of(ACT);
    }
    if ((reach.goes() & bit) != 0) {
      return Optional.of(attacks ? GO : ONLY_GO);
    }
    return !attacks ? Optional.empty() : Optional.of(own ? GUARD : enemy ? ATTACK : ONLY_ATTACK);
  }
}
