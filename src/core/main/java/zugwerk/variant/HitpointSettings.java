package zugwerk.variant;

import java.util.ArrayList;
import java.util.List;
import zugwerk.board.Slot;
import zugwerk.rules.GameSetting;

/**
 * Betza's own ideas for Hitpoint Chess, from its page; all off by default.
 *
 * @param scale what points and firepower are multiplied by: 1 or 100
 * @param edge the attacker's loss in percent of the defender's points, 0 to 100
 * @param hills whether squares can be hills, where a piece resists with one and a half times its points
 * @param entrenchment whether a piece may spend a turn to dig in, after which it resists so until it moves
 */
record HitpointSettings(int scale, int edge, boolean hills, boolean entrenchment) {

  static final HitpointSettings DEFAULT = new HitpointSettings(1, 100, false, false);

  static final Slot HILL = new Slot("hill", Slot.Scope.SQUARE, 1, "^").headed("Hills");
  static final Slot TRENCH = new Slot("dug in", Slot.Scope.PIECE, 1, "!");

  private static final int FINE = 100;

  /**
   * Reads settings, separated by semicolons: {@code scale}, {@code edge=50}, {@code hills}, {@code entrenchment}.
   *
   * @throws IllegalArgumentException that names the part which makes no sense
   */
  static HitpointSettings parse(String text) {
    HitpointSettings read = DEFAULT;
    if (text.isBlank()) {
      return read;
    }
    for (String part : text.strip().split("\\s*;\\s*")) {
      read = read.with(part);
    }
    if (read.scale == 1 && !read.equals(DEFAULT)) {
      throw new IllegalArgumentException(
          "the settings '" + text.strip() + "' need 'scale' too: without it their points would not be whole");
    }
    return read;
  }

  private HitpointSettings with(String part) {
    if (part.matches("edge=\\d{1,3}") && Integer.parseInt(part.substring(5)) <= FINE) {
      return new HitpointSettings(scale, Integer.parseInt(part.substring(5)), hills, entrenchment);
    }
    return switch (part) {
      case "scale" -> new HitpointSettings(FINE, edge, hills, entrenchment);
      case "hills" -> new HitpointSettings(scale, edge, true, entrenchment);
      case "entrenchment" -> new HitpointSettings(scale, edge, hills, true);
      default -> throw new IllegalArgumentException("the setting '" + part
          + "' makes no sense in Hitpoint Chess; there are scale, edge=0 to edge=100, hills and entrenchment");
    };
  }

  List<GameSetting> choices() {
    return List.of(
        GameSetting.flag("scale", "Scale", "Hit points and firepower are multiplied by 100.", scale > 1),
        new GameSetting("edge", "Edge",
            "The attacker loses this percentage of the defender's points; it needs the scale.",
            0, FINE, edge),
        GameSetting.flag("hills", "Hills",
            "Squares can be hills, where a piece resists with 150 % of its points; they need the scale.", hills),
        GameSetting.flag("entrenchment", "Entrenchment",
            "A piece may spend its turn to dig in, and resists with 150 % until it moves; it needs the scale.",
            entrenchment));
  }

  /**
   * The settings once one of them has another value. The others need the scale, so it comes with them and they go with
   * it.
   *
   * @throws IllegalArgumentException if there is no such setting, or it cannot have this value
   */
  HitpointSettings changed(String key, int value) {
    if (key.equals("scale") && value == 0) {
      return DEFAULT;
    }
    HitpointSettings fine = key.equals("edge") && value == edge ? this
        : new HitpointSettings(FINE, edge, hills, entrenchment);
    return switch (value == 0 ? "no " + key : key) {
      case "no hills" -> new HitpointSettings(scale, edge, false, entrenchment);
      case "no entrenchment" -> new HitpointSettings(scale, edge, hills, false);
      case "edge", "no edge" -> fine.with("edge=" + value);
      default -> fine.with(key);
    };
  }

  /** The slots of the game, the greatest number of points unscaled being given. */
  List<Slot> slots(int most) {
    List<Slot> slots = new ArrayList<>();
    slots.add(new Slot("hit points", Slot.Scope.PIECE, most * scale).atFoot());
    if (hills) {
      slots.add(HILL);
    }
    if (entrenchment) {
      slots.add(TRENCH);
    }
    return slots;
  }

  String text() {
    List<String> parts = new ArrayList<>();
    if (scale > 1) {
      parts.add("scale");
    }
    if (edge != DEFAULT.edge) {
      parts.add("edge=" + edge);
    }
    if (hills) {
      parts.add("hills");
    }
    if (entrenchment) {
      parts.add("entrenchment");
    }
    return String.join(";", parts);
  }
}
