package zugwerk.variant;

import static zugwerk.work.Texts.key;

import java.util.ArrayList;
import java.util.List;
import zugwerk.board.Slot;

/**
 * Betza's own ideas for Hitpoint Chess, from its page; all off by default.
 *
 * @param scale what points and firepower are multiplied by: 1 or 100
 * @param edge the attacker's loss in percent of the defender's points, 0 to 100
 * @param hills whether squares can be hills, where a piece resists with one and a half times its points
 * @param entrenchment whether a piece may spend a turn to dig in, after which it resists so until it moves
 */
record HitpointSettings(int scale, int edge, boolean hills, boolean entrenchment) {

  static final Slot HILL = new Slot(key("hill"), Slot.Scope.SQUARE, 1, "^").headed(key("Hills"));
  static final Slot TRENCH = new Slot(key("dug in"), Slot.Scope.PIECE, 1, "!").headed(key("Dug in"));

  HitpointSettings(WordSettings words) {
    this(words.has("scale") ? 100 : 1, words.value("edge"), words.has("hills"), words.has("entrenchment"));
  }

  /** The slots of the game, the greatest number of points unscaled being given. */
  List<Slot> slots(int most) {
    List<Slot> slots = new ArrayList<>();
    slots.add(new Slot(key("hit points"), Slot.Scope.PIECE, most * scale).headed(key("Hit points")).atFoot());
    if (hills) {
      slots.add(HILL);
    }
    if (entrenchment) {
      slots.add(TRENCH);
    }
    return slots;
  }
}
