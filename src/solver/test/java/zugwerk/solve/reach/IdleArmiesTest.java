package zugwerk.solve.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;

/** IdleArmies that are used again. */
class IdleArmiesTest {

  @Test
  void anArmyIsHadByOneBoundAtATime() {
    Variant game = Variants.of("fairy", "A=QN");
    Army first = IdleArmies.take(game, 0);
    Army second = IdleArmies.take(game, 0);
    assertNotSame(first, second);
    IdleArmies.give(first);
    assertSame(first, IdleArmies.take(game, 0));
    assertNotSame(first, IdleArmies.take(game, 0));
    IdleArmies.give(first);
    IdleArmies.give(second);
  }

  @Test
  void sidesAndGamesHaveTheirOwn() {
    Variant game = Variants.of("fairy", "A=RN");
    Army white = IdleArmies.take(game, 0);
    IdleArmies.give(white);
    assertEquals(1, IdleArmies.take(game, 1).side);
    Variant other = Variants.of("fairy", "A=BN");
    assertEquals(other, IdleArmies.take(other, 0).variant);
    assertSame(white, IdleArmies.take(Variants.of("fairy", "A=RN"), 0));
  }

  @Test
  void onlyAFewAreKept() {
    Variant game = Variants.of("fairy", "A=WN");
    Set<Army> many = Collections.newSetFromMap(new IdentityHashMap<>());
    IntStream.range(0, 20).forEach(_ -> many.add(IdleArmies.take(game, 1)));
    many.forEach(IdleArmies::give);
    long kept = IntStream.range(0, 20).filter(_ -> many.contains(IdleArmies.take(game, 1))).count();
    assertEquals(4, kept);
  }
}
