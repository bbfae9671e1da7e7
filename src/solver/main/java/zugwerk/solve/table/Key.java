package zugwerk.solve.table;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import zugwerk.board.Schema;

/**
 * Identifies a table of a game.
 *
 * @param fixed the step of the counter of each absent type that a Pawn may become; 0 for other types
 */
public record Key(Material material, List<Integer> fixed) {

  /** The table for some pieces in a state. */
  public static Key of(Powers powers, Material material, int[] steps) {
    List<Integer> fixed = new ArrayList<>();
    Set<Integer> matter = powers.relevantTypes(material);
    for (int type = 0; type < steps.length; type++) {
      fixed.add(matter.contains(type) && !material.has(type) ? steps[type] : 0);
    }
    return new Key(material, List.copyOf(fixed));
  }

  /** Whether the table with exchanged colours holds the positions. */
  static boolean flips(Powers powers, Material material) {
    return powers.coloursAlike && material.blackLeads();
  }

  static Set<Key> all(Powers powers, Material material) {
    Set<Key> keys = new LinkedHashSet<>();
    spread(powers, material, new int[powers.types()], 0, keys);
    return keys;
  }

  private static void spread(Powers powers, Material material, int[] steps, int type, Set<Key> keys) {
    if (type == steps.length) {
      keys.add(of(powers, material, steps));
      return;
    }
    boolean absent = powers.relevantTypes(material).contains(type) && !material.has(type);
    for (int step = 0; step < (absent ? powers.cycle(type) : 1); step++) {
      steps[type] = step;
      spread(powers, material, steps, type + 1, keys);
    }
    steps[type] = 0;
  }

  Set<Key> children(Powers powers) {
    Set<Key> children = new LinkedHashSet<>();
    for (Material next : successors(powers)) {
      Material held = flips(powers, next) ? next.flipped() : next;
      Counters counters = new Counters(powers, material, fixed);
      for (int state = 0; state < counters.count; state++) {
        children.add(of(powers, held, counters.steps(state)));
      }
    }
    return children;
  }

  /** The tables after a promotion without capture. */
  List<Key> largeChildren(Powers powers) {
    return children(powers).stream().filter(child -> child.material().size() == material.size()).toList();
  }

  List<Key> smallChildren(Powers powers) {
    return children(powers).stream().filter(child -> child.material().size() < material.size()).toList();
  }

  private List<Material> successors(Powers powers) {
    List<Material> all = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      List<Material> moved = new ArrayList<>(List.of(material));
      if (material.side(side).contains(powers.pawn())) {
        for (int promotion : powers.promotions()) {
          moved.add(material.promoted(side, powers.pawn(), promotion));
        }
      }
      all.addAll(moved.subList(1, moved.size()));
      for (int victim : new TreeSet<>(material.side(1 - side))) {
        for (Material after : victim == Schema.KING ? List.<Material>of() : moved) {
          all.add(after.without(1 - side, victim));
        }
      }
    }
    return all;
  }
}
