package zugwerk.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A move as a number says all that its record says. */
class EncodedMoveTest {

  private static final List<Integer> TAGS = List.of(Move.NONE, 0, 10, 25);

  private static List<Move> moves(Random random) {
    int from = random.nextInt(64);
    int to = random.nextInt(64);
    int tag = TAGS.get(random.nextInt(TAGS.size()));
    return List.of(new Move.Step(from, to, Move.NONE, tag), new Move.Step(from, to, random.nextInt(26), tag),
        new Move.EnPassant(from, to, tag, random.nextBoolean()), new Move.Castling(from, to),
        new Move.SpecialMove(from, to, (char) ('!' + random.nextInt(94)), true),
        new Move.SpecialMove(from, from, (char) ('!' + random.nextInt(94)), false), new Move.Drop(5, to),
        new Move.Pass());
  }

  @Test
  void aRecordIsReadBackFromItsNumber() {
    Random random = new Random(3);
    for (int i = 0; i < 300; i++) {
      for (Move move : moves(random)) {
        int packed = EncodedMove.pack(move);
        assertEquals(move, EncodedMove.unpack(packed));
        assertEquals(move.from(), EncodedMove.from(packed));
        assertEquals(move.to(), EncodedMove.to(packed));
        assertEquals(move instanceof Move.Pass, EncodedMove.isPass(packed));
        for (char symbol = '!'; symbol <= '/'; symbol++) {
          assertEquals(move instanceof Move.SpecialMove special && special.symbol() == symbol,
              EncodedMove.isSpecialMove(packed, symbol), move + " " + symbol);
        }
      }
    }
  }

  @Test
  void aTagIsReadFromTheNumber() {
    int step = EncodedMove.of(EncodedMove.STEP, 12, 28);
    assertEquals(Move.NONE, EncodedMove.tag(step));
    assertEquals(7, EncodedMove.tag(EncodedMove.tagged(step, 7)));
    assertEquals('*', EncodedMove.symbol(EncodedMove.specialMove(3, 4, '*')));
    assertEquals(EncodedMove.pass(), EncodedMove.pack(new Move.Pass()));
  }

  /** Longer than any list of moves is at first. */
  @Test
  void aListKeepsWhatItIsGiven() {
    MoveList list = new MoveList();
    IntStream.range(0, 1000).forEach(list::add);
    assertEquals(1000, list.size());
    assertEquals(IntStream.range(0, 1000).boxed().toList(), IntStream.range(0, 1000).mapToObj(list::get).toList());
    list.advance(999, 1);
    list.advance(0, 5);
    list.advance(1000, 5);
    list.set(2, -5);
    assertEquals(List.of(0, 999, -5, 3, 1), IntStream.of(0, 1, 2, 3, 999).mapToObj(list::get).toList());
    assertTrue(list.contains(999, 2));
    assertFalse(list.contains(999, 1), "only the first are looked at");
    assertFalse(list.contains(2, 1000));
    list.cut(10);
    assertEquals(10, list.size());
    list.clear();
    assertEquals(0, list.size());
    list.add(7);
    assertEquals(7, list.get(0));
  }
}
