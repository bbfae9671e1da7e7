package zugwerk.solve.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import zugwerk.board.Position;
import zugwerk.rules.Attacks;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.RandomProblems;
import zugwerk.variant.Variants;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;

/** Defences in order, against counting all moves after each. */
class DefenceOrderTest {

  private static final int MOVES = 3;

  private final Variant variant = Variants.of("orthodox");
  private final Generator generator = new Generator(variant);
  private final Meter meter = new Meter(new Monitor());
  private final MateTable table = new MateTable(1, meter);

  @Test
  void theCheapestComesFirstAndAllAreSorted() {
    RandomProblems problems = new RandomProblems(variant, 7);
    for (int i = 0; i < 500; i++) {
      Position position = Position.of(problems.crowded(true));
      List<Integer> sorted = new ArrayList<>(moves(legal(position)));
      sorted.sort(Comparator.comparingInt((Integer move) -> cost(position, move)).thenComparing(move -> move));
      DefenceOrder order = order(position);
      MoveList list = legal(position);
      assertTrue(order.bringUpCheapest(list, MOVES));
      assertEquals(sorted.subList(0, Math.min(1, sorted.size())), moves(list).subList(0, Math.min(1, list.size())));
      assertEquals(sorted.size(), list.size());
      assertTrue(order.sort(list, Math.min(1, list.size()), MOVES));
      assertEquals(sorted, moves(list));
    }
  }

  @Test
  void theTableDecidesFirst() {
    Position position = Position.of(new RandomProblems(variant, 8).crowded(true));
    MoveList list = legal(position);
    assertTrue(list.size() > 2);
    note(position, list.get(1), MOVES, 0);
    assertTrue(order(position).sort(list, 0, MOVES));
    assertEquals(legal(position).size() - 1, list.size(), "what is known to fail is dropped");
    note(position, list.get(1), 0, MOVES - 1);
    assertTrue(order(position).bringUpCheapest(list, MOVES), "it refutes with a move less only");
    note(position, list.get(1), 0, MOVES);
    assertFalse(order(position).bringUpCheapest(list, MOVES));
  }

  private DefenceOrder order(Position position) {
    Stipulation stipulation = Stipulation.parse("#" + (MOVES + 1));
    return new DefenceOrder(new DirectSearch(variant, position, stipulation, table, meter), table, MOVES);
  }

  private MoveList legal(Position position) {
    MoveList list = new MoveList();
    generator.legal(position, list);
    return list;
  }

  private static List<Integer> moves(MoveList list) {
    List<Integer> moves = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      moves.add(list.get(i));
    }
    return moves;
  }

  /** The attacker's moves after a defence, more than any number of them without check. */
  private int cost(Position position, int defence) {
    int mark = position.mark();
    MoveMaker.make(variant, position, defence);
    int cost = legal(position).size() + (Attacks.inCheck(variant, position, position.toMove()) ? 0 : 999);
    position.rollback(mark);
    return cost;
  }

  /** Notes in the table what is known of the position after a defence. */
  private void note(Position position, int defence, int mate, int none) {
    int mark = position.mark();
    MoveMaker.make(variant, position, defence);
    if (mate > 0) {
      table.putMate(position.key(), table.get(position.key()), mate, 0);
    } else {
      table.putNone(position.key(), table.get(position.key()), none);
    }
    position.rollback(mark);
  }
}
