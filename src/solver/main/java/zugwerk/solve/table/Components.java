package zugwerk.solve.table;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Orders items after those that they need; items that need each other come together. Tarjan's algorithm for strongly
 * connected components.
 */
final class Components<T> {

  private final Function<T, List<T>> needs;
  /** The least number reachable; the greatest int once an item is placed. */
  private final Map<T, Integer> least = new HashMap<>();
  private final Deque<T> open = new ArrayDeque<>();
  private final List<List<T>> found = new ArrayList<>();

  Components(Function<T, List<T>> needs) {
    this.needs = needs;
  }

  List<List<T>> of(T thing) {
    visit(thing);
    return found;
  }

  private int visit(T thing) {
    int number = least.size();
    least.put(thing, number);
    open.push(thing);
    int root = number;
    for (T next : needs.apply(thing)) {
      Integer known = least.get(next);
      root = Math.min(root, known == null ? visit(next) : known);
      least.put(thing, root);
    }
    if (root == number) {
      List<T> together = new ArrayList<>();
      T last;
      do {
        last = open.pop();
        least.put(last, Integer.MAX_VALUE);
        together.add(last);
      } while (!last.equals(thing));
      found.add(together);
    }
    return root;
  }
}
