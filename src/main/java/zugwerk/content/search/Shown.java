package zugwerk.content.search;

import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.content.Content;
import zugwerk.content.Ending;
import zugwerk.content.Trajectory;
import zugwerk.content.theme.Themes;
import zugwerk.problem.Solved;
import zugwerk.solve.Solution;
import zugwerk.solve.Soundness;
import zugwerk.work.CancelToken;

/** What the solution of a problem shows, as far as searches ask for it. Not for use by two threads at once. */
public interface Shown {

  /** The verdict of the solver. */
  Soundness verdict();

  /** How often each theme was found, by its name; those that were not are missing. */
  Map<String, Long> themes();

  /** How often something is there. */
  long count(Count what);

  /** The different ways of pieces through the lines that solve. */
  Collection<Way> ways();

  /** The different nets of its mates. */
  Collection<Net> nets();

  /**
   * The pieces that make a mate: the mated King, those that check it, guard a square around it or pin a defender, and
   * those that block a square of its own side.
   *
   * @param king the square of the mated King
   * @param board the pieces alone, as {@link Facts#board} has them
   */
  record Net(int king, String board) {}

  /**
   * The way of a piece through a line.
   *
   * @param piece its name: the square that it had in the diagram
   * @param letter that of its type in the diagram, small for Black
   * @param squares its squares in their order, the first one that of the diagram
   */
  record Way(int piece, char letter, List<Integer> squares) {

    public Way {
      squares = List.copyOf(squares);
    }
  }

  /** All of it as values. */
  record Known(Soundness verdict, Map<String, Long> themes, Map<Count, Long> counts, List<Way> ways,
      List<Net> nets) implements Shown {

    public Known {
      themes = Map.copyOf(themes);
      counts = Map.copyOf(counts);
      ways = List.copyOf(ways);
      nets = List.copyOf(nets);
    }

    @Override
    public long count(Count what) {
      return counts.getOrDefault(what, 0L);
    }

    @Override
    public Known known() {
      return this;
    }
  }

  /** Finds all of it now. */
  default Known known() {
    Map<Count, Long> counts = new EnumMap<>(Count.class);
    for (Count what : Count.values()) {
      counts.put(what, count(what));
    }
    return new Known(verdict(), themes(), counts, List.copyOf(ways()), List.copyOf(nets()));
  }

  /**
   * What a solution shows, each thing found when it is asked for. Set play and tries count if the solver was asked for
   * them.
   *
   * @param token stops the work on it, now and later
   */
  static Shown of(Solved solved, CancelToken token) {
    return new Found(solved, Content.of(solved, token));
  }

  /** A solution with its content. */
  final class Found implements Shown {

    private final Solved solved;
    private final Content content;
    private final Map<String, Long> themes = new LinkedHashMap<>();
    private boolean looked;

    private Found(Solved solved, Content content) {
      this.solved = solved;
      this.content = content;
    }

    @Override
    public Soundness verdict() {
      return solved.verdict();
    }

    @Override
    public Map<String, Long> themes() {
      if (!looked) {
        themes.putAll(Themes.in(content).stream()
            .collect(Collectors.groupingBy(finding -> finding.theme().name(), Collectors.counting())));
        looked = true;
      }
      return themes;
    }

    @Override
    public long count(Count what) {
      return what.in(this);
    }

    @Override
    public Collection<Way> ways() {
      Schema schema = solved.parts().getFirst().twin().problem().variant().schema();
      return content.lines().stream().flatMap(line -> Trajectory.of(line).stream())
          .map(way -> new Way(way.piece(), Facts.letter(schema, way.side(), way.type()), way.squares())).distinct()
          .toList();
    }

    @Override
    public Collection<Net> nets() {
      return content.mates(_ -> true).stream().map(Found::net).distinct().toList();
    }

    private static Net net(Ending ending) {
      char[] board = Facts.board(ending.scene().setup()).toCharArray();
      long taking = ending.taking() | ending.blocks() | ending.pins() | Square.bit(ending.king());
      for (int square = 0; square < Square.COUNT; square++) {
        board[square] = (taking >>> square & 1) != 0 ? board[square] : '.';
      }
      return new Net(ending.king(), new String(board));
    }

    Content content() {
      return content;
    }

    Stream<Solution> solutions() {
      return solved.parts().stream().filter(part -> part.fault().isEmpty()).map(Solved.Part::solution);
    }
  }
}
