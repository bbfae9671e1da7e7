package zugwerk.content.search;

import static zugwerk.work.Texts.key;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.board.Square;
import zugwerk.content.search.Shown.Way;
import zugwerk.work.InputException;

/** The predicates that count the pieces with a certain path through the lines that solve. */
final class WayPredicates {

  private static final int CYCLE = 3;
  private static final int EXCELSIOR = 5;
  private static final long CORNERS = Square.bit(0) | Square.bit(7) | Square.bit(56) | Square.bit(63);

  private WayPredicates() {}

  static List<Predicate> all() {
    return List.of(
        walk("ClosedWalk", 2,
            key("how many such pieces come back within a line to where they stood in the diagram, after this many"
                + " steps or more (default 2)"),
            WayPredicates::isClosed),
        walk("TraceBack", 1,
            key("how many such pieces go out and come back within a line on exactly the same way, after this many"
                + " steps out or more (default 1)"),
            WayPredicates::isTraceBack),
        walk("LinearCycle", CYCLE,
            key("how many such pieces come back within a line over different squares that all lie on one straight"
                + " line, after this many steps or more (default 3)"),
            (squares, least) -> isCycle(squares, least, true)),
        walk("ArealCycle", CYCLE,
            key("how many such pieces come back within a line over different squares that do not lie on one straight"
                + " line, after this many steps or more (default 3)"),
            (squares, least) -> isCycle(squares, least, false)),
        new Predicate("Trace", "Trace(\"bK\", \"e4 d4 e4\")", 2, 2,
            key("how many such pieces go from each of these squares to the next within a line"), true,
            arguments -> {
              List<Integer> wanted = Predicates.squares(arguments.get(1));
              return ways(arguments, way -> Collections.indexOfSubList(way.squares(), wanted) >= 0);
            }),
        branch("Star",
            key("how many such pieces go, after the same steps in different lines, to all four squares next to it"
                + " diagonally"),
            steps(1, 1)),
        branch("BigStar",
            key("how many such pieces go, after the same steps in different lines, to all four squares two steps away"
                + " diagonally"),
            steps(2, 2)),
        branch("Cross",
            key("how many such pieces go, after the same steps in different lines, to all four squares next to it"
                + " along rank and file"),
            steps(1, 0)),
        branch("BigCross",
            key("how many such pieces go, after the same steps in different lines, to all four squares two steps away"
                + " along rank and file"),
            steps(2, 0)),
        branch("Wheel",
            key("how many such pieces go, after the same steps in different lines, to all eight squares a Knight's"
                + " move away"),
            steps(2, 1)),
        new Predicate("CornerToCorner", "CornerToCorner(\"wK\")", 1, 1,
            key("how many such pieces visit two corners of the board or more within a line"), true,
            arguments -> ways(arguments, way -> corners(List.of(way)) > 1)),
        new Predicate("FourCorners", "FourCorners(\"wQ\")", 1, 1,
            key("how many such pieces visit all four corners of the board, also in different lines"), true,
            WayPredicates::fourCorners),
        new Predicate("Excelsior", "Excelsior(\"wN\") or Excelsior(\"wN\", 6)", 1, 2,
            key("how many Pawns are promoted to such a piece within a line, after 5 moves or this many, or more"), true,
            WayPredicates::excelsior));
  }

  @FunctionalInterface
  private interface Walk {
    boolean test(List<Integer> squares, int least);
  }

  private static Predicate walk(String name, int least, String meaning, Walk walk) {
    return new Predicate(name, name + "(\"wR\") or " + name + "(\"wR\", " + Math.max(4, least) + ")", 1, 2,
        meaning, true, arguments -> {
          int steps = steps(arguments, least);
          return ways(arguments, way -> walk.test(way.squares(), steps));
        });
  }

  private static int steps(List<String> arguments, int least) {
    if (arguments.size() < 2) {
      return least;
    }
    String text = arguments.get(1).strip();
    if (!text.matches("\\d{1,3}")) {
      throw new InputException("'{0}' is not a number of steps", arguments.get(1));
    }
    return Integer.parseInt(text);
  }

  private static boolean isClosed(List<Integer> squares, int least) {
    return squares.lastIndexOf(squares.getFirst()) >= Math.max(least, 1);
  }

  private static boolean isTraceBack(List<Integer> squares, int least) {
    return IntStream.rangeClosed(Math.max(least, 1), (squares.size() - 1) / 2)
        .anyMatch(turn -> IntStream.rangeClosed(1, turn)
            .allMatch(i -> squares.get(turn - i).equals(squares.get(turn + i))));
  }

  private static boolean isCycle(List<Integer> squares, int least, boolean linear) {
    int end = squares.subList(1, squares.size()).indexOf(squares.getFirst()) + 1;
    List<Integer> cycle = squares.subList(0, end);
    return end >= Math.max(least, CYCLE) && new HashSet<>(cycle).size() == end && isStraight(cycle) == linear;
  }

  private static boolean isStraight(List<Integer> squares) {
    int first = squares.getFirst();
    int second = squares.get(1);
    int file = Square.file(second) - Square.file(first);
    int rank = Square.rank(second) - Square.rank(first);
    return squares.stream().allMatch(square -> (Square.file(square) - Square.file(first))
        * rank == (Square.rank(square) - Square.rank(first)) * file);
  }

  /** The eight or four ways to go some files and some ranks. */
  private static Set<List<Integer>> steps(int files, int ranks) {
    return Stream.of(List.of(files, ranks), List.of(ranks, files))
        .flatMap(step -> Stream.of(step, List.of(-step.getFirst(), step.getLast()),
            List.of(step.getFirst(), -step.getLast()), List.of(-step.getFirst(), -step.getLast())))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** A predicate of pieces that go, in different lines, from the same square to all squares of a pattern. */
  private static Predicate branch(String name, String meaning, Set<List<Integer>> pattern) {
    return new Predicate(name, name + "(\"bK\")", 1, 1, meaning, true, arguments -> {
      String letters = Predicates.letters(arguments.getFirst());
      return candidate -> Predicates.shown(candidate).ways().stream()
          .filter(way -> letters.indexOf(way.letter()) >= 0).collect(Collectors.groupingBy(Way::piece)).values()
          .stream().filter(ways -> hasBranches(ways, pattern)).count();
    });
  }

  private static boolean hasBranches(List<Way> ways, Set<List<Integer>> pattern) {
    Map<List<Integer>, Set<List<Integer>>> branches = new HashMap<>();
    for (Way way : ways) {
      List<Integer> squares = way.squares();
      for (int i = 1; i < squares.size(); i++) {
        branches.computeIfAbsent(squares.subList(0, i), _ -> new HashSet<>()).add(List.of(
            Square.file(squares.get(i)) - Square.file(squares.get(i - 1)),
            Square.rank(squares.get(i)) - Square.rank(squares.get(i - 1))));
      }
    }
    return branches.values().stream().anyMatch(steps -> steps.containsAll(pattern));
  }

  private static long corners(List<Way> ways) {
    return ways.stream().flatMap(way -> way.squares().stream()).filter(square -> (CORNERS >>> square & 1) != 0)
        .distinct().count();
  }

  private static Predicate.Counter fourCorners(List<String> arguments) {
    String letters = Predicates.letters(arguments.getFirst());
    return candidate -> Predicates.shown(candidate).ways().stream().filter(way -> letters.indexOf(way.letter()) >= 0)
        .collect(Collectors.groupingBy(Way::piece)).values().stream()
        .filter(ways -> corners(ways) == Long.bitCount(CORNERS)).count();
  }

  private static Predicate.Counter excelsior(List<String> arguments) {
    String letters = Predicates.letters(arguments.getFirst());
    int least = steps(arguments, EXCELSIOR);
    return candidate -> Predicates.shown(candidate).ways().stream()
        .filter(way -> letters.indexOf(way.becomes()) >= 0 && promotion(way) >= least).map(Way::piece).distinct()
        .count();
  }

  /** The number of moves after which a piece first stands on the last rank of its side. */
  private static int promotion(Way way) {
    int last = Character.isUpperCase(way.letter()) ? 7 : 0;
    return IntStream.range(0, way.squares().size()).filter(i -> Square.rank(way.squares().get(i)) == last).findFirst()
        .orElse(0);
  }

  private static Predicate.Counter ways(List<String> arguments, java.util.function.Predicate<Way> wanted) {
    String letters = Predicates.letters(arguments.getFirst());
    return candidate -> Predicates.shown(candidate).ways().stream()
        .filter(way -> letters.indexOf(way.letter()) >= 0).filter(wanted).map(Way::piece).distinct().count();
  }
}
