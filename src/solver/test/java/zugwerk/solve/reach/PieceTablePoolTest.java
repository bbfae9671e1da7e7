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

/** Tables are used again. */
class PieceTablePoolTest {

  @Test
  void aTableIsUsedByOneBoundAtATime() {
    Variant game = Variants.of("fairy", "A=QN");
    PieceTables first = PieceTablePool.take(game, 0);
    PieceTables second = PieceTablePool.take(game, 0);
    assertNotSame(first, second);
    PieceTablePool.give(first);
    assertSame(first, PieceTablePool.take(game, 0));
    assertNotSame(first, PieceTablePool.take(game, 0));
    PieceTablePool.give(first);
    PieceTablePool.give(second);
  }

  @Test
  void sidesAndGamesHaveTheirOwn() {
    Variant game = Variants.of("fairy", "A=RN");
    PieceTables white = PieceTablePool.take(game, 0);
    PieceTablePool.give(white);
    assertEquals(1, PieceTablePool.take(game, 1).side);
    Variant other = Variants.of("fairy", "A=BN");
    assertEquals(other, PieceTablePool.take(other, 0).variant);
    assertSame(white, PieceTablePool.take(Variants.of("fairy", "A=RN"), 0));
  }

  @Test
  void onlyAFewAreKept() {
    Variant game = Variants.of("fairy", "A=WN");
    Set<PieceTables> many = Collections.newSetFromMap(new IdentityHashMap<>());
    IntStream.range(0, 20).forEach(_ -> many.add(PieceTablePool.take(game, 1)));
    many.forEach(PieceTablePool::give);
    long kept = IntStream.range(0, 20).filter(_ -> many.contains(PieceTablePool.take(game, 1))).count();
    assertEquals(4, kept);
  }
}
