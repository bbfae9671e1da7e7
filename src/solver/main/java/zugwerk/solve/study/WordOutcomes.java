package zugwerk.solve.study;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Position;
import zugwerk.rules.Variant;
import zugwerk.solve.Tristate;
import zugwerk.solve.table.Outcome;
import zugwerk.solve.word.FivePieces;
import zugwerk.solve.word.WordTables;
import zugwerk.work.Meter;

/** Finds how positions end by tables of wins in memory, and by a search down into them. */
final class WordOutcomes {

  private final List<Attack> attacks;
  private final long mostExpanded;

  /**
   * @param bytes how much memory the tables may take
   * @param mostExpanded how many positions a search may expand
   */
  WordOutcomes(Variant variant, int threads, long bytes, long mostExpanded, Meter meter) {
    this.mostExpanded = mostExpanded;
    attacks = IntStream.range(0, 2).mapToObj(attacker -> new Attack(variant, attacker, threads, bytes, meter)).toList();
  }

  /** Whether a side wins. */
  private static final class Attack {

    private final WordTables tables;
    private final FivePieces five;
    private final Supplier<WinSearch> searches;
    private @Nullable WinSearch search;

    Attack(Variant variant, int attacker, int threads, long bytes, Meter meter) {
      tables = new WordTables(variant, attacker, threads, bytes / 2, meter);
      five = new FivePieces(tables);
      searches = () -> new WinSearch(variant, attacker, this::fromTables, meter);
    }

    private Tristate fromTables(Position position) {
      return tables.covers(position) ? tristate(tables.wins(position)) : Tristate.OPEN;
    }

    Tristate known(Position position) {
      return five.covers(position)
          ? five.wins(position).map(WordOutcomes::tristate).orElse(Tristate.OPEN) : fromTables(position);
    }

    Tristate search(Position position, long mostExpanded) {
      WinSearch known = search == null ? searches.get() : search;
      search = known;
      return known.wins(position, mostExpanded);
    }

    long expanded() {
      return search == null ? 0 : search.expanded();
    }

    Tristate refined(Position position) {
      Tristate known = known(position);
      while (known == Tristate.OPEN && five.covers(position) && five.refine(position)) {
        known = known(position);
      }
      return known;
    }
  }

  private static Tristate tristate(boolean yes) {
    return yes ? Tristate.YES : Tristate.NO;
  }

  /** Whether White gets at least a goal, as far as the tables show that a search comes down to. */
  Tristate leaf(Position position, Outcome.Kind goal) {
    return goal == Outcome.Kind.WIN ? attacks.get(0).fromTables(position)
        : attacks.get(1).fromTables(position).not();
  }

  /** Whether White gets at least a goal, as far as tables show. */
  Tristate known(Position position, Outcome.Kind goal) {
    return goal == Outcome.Kind.WIN ? attacks.get(0).known(position) : attacks.get(1).known(position).not();
  }

  /** Whether White gets at least a goal; builds more tables if that decides it. */
  Tristate refined(Position position, Outcome.Kind goal) {
    return goal == Outcome.Kind.WIN ? attacks.get(0).refined(position) : attacks.get(1).refined(position).not();
  }

  /** Whether White gets at least a goal, by a search. */
  Tristate search(Position position, Outcome.Kind goal) {
    return search(position, goal, mostExpanded);
  }

  /** @param most how many positions it may expand */
  Tristate search(Position position, Outcome.Kind goal, long most) {
    return goal == Outcome.Kind.WIN ? attacks.get(0).search(position, most)
        : attacks.get(1).search(position, most).not();
  }

  /** Whether there are tables for all positions that captures and promotions lead to. */
  boolean covers(Position position) {
    return attacks.getFirst().tables.covers(position);
  }

  /** The number of positions that searches have expanded. */
  long expanded() {
    return attacks.stream().mapToLong(Attack::expanded).sum();
  }
}
