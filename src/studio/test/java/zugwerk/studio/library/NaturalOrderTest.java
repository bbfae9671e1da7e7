package zugwerk.studio.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Names with numbers are in the order in which people count. */
class NaturalOrderTest {

  @Test
  void numbersCountByValue() {
    List<String> ordered = List.of("", "a", "a0", "a00", "a1", "a2-z", "a02-zz", "a10", "a10b2", "a10b10", "a11",
        "a99999999999999999999", "a100000000000000000000", "b/1", "b/9.json", "b/10.json");
    List<String> mixed = new ArrayList<>(ordered);
    Collections.shuffle(mixed, new Random(7));
    mixed.sort(NaturalOrder.INSTANCE);
    assertEquals(ordered, mixed);
  }

  @Test
  void numbersAloneAreInTheOrderOfNumbers() {
    Random random = new Random(3);
    for (int i = 0; i < 500; i++) {
      BigInteger one = new BigInteger(random.nextInt(90), random);
      BigInteger other = random.nextBoolean() ? one.add(BigInteger.valueOf(random.nextInt(3))) : one.shiftRight(1);
      assertEquals(Integer.signum(one.compareTo(other)),
          Integer.signum(NaturalOrder.INSTANCE.compare("n" + one + "x", "n" + other + "x")));
    }
  }
}
