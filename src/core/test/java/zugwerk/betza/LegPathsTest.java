package zugwerk.betza;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Moves of several legs against other ways to write the same piece. */
class LegPathsTest {

  private static void compare(String one, String other) {
    Random random = new Random(1);
    for (int side = 0; side < 2; side++) {
      Movement movement = Movement.compile(BetzaParser.parse(one), side);
      Movement known = Movement.compile(BetzaParser.parse(other), side);
      for (int n = 0; n < 2000; n++) {
        long some = random.nextLong();
        long occupied = some & random.nextLong();
        int from = random.nextInt(64);
        assertEquals(known.targets(from, occupied, occupied), movement.targets(from, occupied, occupied));
        int to = random.nextInt(64);
        assertEquals(known.attacks(from, to, occupied), movement.attacks(from, to, occupied));
      }
      for (int square = 0; square < 64; square++) {
        // Of a hopper written with g or p, the square of its hurdle counts too.
        assertEquals(0, movement.attacksFrom(square) & ~known.attacksFrom(square));
        assertEquals(0, movement.reach(square) & ~known.reach(square));
      }
    }
    assertEquals(Mobility.of(BetzaParser.parse(other)).third(), Mobility.of(BetzaParser.parse(one)).third(), 1e-9);
  }

  @ParameterizedTest
  @CsvSource({"afsW, nN", "[W-F], nN", "afW, nD", "[F-F], nA", "afafW, nH", "afafF, nG", "gafQ, gQ", "pafR, pR",
      "fpafB, fpB", "FyafsF, [F?R]", "yafsF, [F-R]", "yafsW, [W-B]", "afsF, [F-W]", "afsK, [W-F][F-W]", "[W?R], R",
      "WafsW, [W?F]", "[F?F-F], FafafF", "[W?F?W], [W?F][W-F-W]", "ifmafmW, ifmnD", "fafcF, fcnA",
      "yafW, [W-R]", "gaR, gaffsR"})
  void theSamePiece(String one, String other) {
    compare(one, other);
  }

  @Test
  void waysAreComparedWithTheirLandings() {
    assertEquals(BetzaParser.parse("afsW").ways(), BetzaParser.parse("[W-F]").ways());
    assertNotEquals(BetzaParser.parse("[W?F]").ways(), BetzaParser.parse("[W-F]").ways());
    assertNotEquals(BetzaParser.parse("pafW").ways(), BetzaParser.parse("afW").ways());
  }
}
