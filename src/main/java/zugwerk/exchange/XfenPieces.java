package zugwerk.exchange;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What pieces in brackets stand for by the habit of diagrams: a letter and how often it is turned by 90 degrees. */
final class XfenPieces {

  private static final Map<String, String> TURNED = Map.ofEntries(
      Map.entry("n1", "a Knight turned by 90 degrees, such as a Gnu or Mao"),
      Map.entry("s1", "a Knight turned by 90 degrees"),
      Map.entry("n2", "a Nightrider"), Map.entry("s2", "a Nightrider"),
      Map.entry("n3", "a Camel or Zebra"), Map.entry("s3", "a Camel or Zebra"),
      Map.entry("q1", "a Queen turned by 90 degrees"), Map.entry("q2", "a Grasshopper"),
      Map.entry("q3", "a Queen turned by 270 degrees, such as a Lion"),
      Map.entry("r1", "a Dabbaba"), Map.entry("r2", "a Wazir or Rookhopper"), Map.entry("r3", "a Pao"),
      Map.entry("b1", "a Bishop turned by 90 degrees"), Map.entry("b2", "an Archbishop or Bishophopper"),
      Map.entry("b3", "an Alfil, Fers or Vao"), Map.entry("k1", "a turned King"), Map.entry("k2", "a turned King"),
      Map.entry("k3", "a turned King"), Map.entry("p1", "a Superpawn"), Map.entry("p2", "a Berolina Pawn"),
      Map.entry("p3", "a Chinese Pawn"), Map.entry("e", "an Equihopper"), Map.entry("a", "an Amazon"),
      Map.entry("o", "an Orphan"), Map.entry("f", "a Rose"), Map.entry("w", "a fairy man"),
      Map.entry("x", "a fairy man"));

  private XfenPieces() {}

  /** What a sign in brackets stands for; empty for other signs and upright pieces. */
  static Optional<String> name(String sign) {
    return sign.startsWith("(") ? Optional.ofNullable(
        TURNED.get(sign.replaceAll("[()*!]", "").toLowerCase(Locale.ROOT))) : Optional.empty();
  }
}
