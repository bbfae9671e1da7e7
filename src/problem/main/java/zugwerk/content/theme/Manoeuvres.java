package zugwerk.content.theme;

import static zugwerk.content.theme.Theme.Group.JOURNEYS;
import static zugwerk.content.theme.Themes.HELPMAN;
import static zugwerk.content.theme.Themes.YACPDB;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.content.Content;
import zugwerk.content.Effect.Kind;
import zugwerk.content.Played;
import zugwerk.content.SolutionScene;
import zugwerk.content.Trajectory;

/** Longer ways of pieces through lines that solve. Against a defence, only the side that solves counts. */
public final class Manoeuvres {

  private static final long CORNERS = Square.bit(0) | Square.bit(7) | Square.bit(56) | Square.bit(63);
  private static final int STEPS = 4;

  public static final Theme CORNER_TO_CORNER =
      Journeys.line("Corner to corner", "A piece goes from a corner of the board to another one: as the key, with"
          + " several moves, or in help play.", YACPDB, Manoeuvres::corners);
  public static final Theme FOUR_CORNERS =
      new Theme("Four corners", JOURNEYS, "A piece visits all four corners of the board, in one line or in several.",
          YACPDB, Manoeuvres::fourCorners);
  public static final Theme STAIRCASE =
      Journeys.line("Staircase",
          "A piece, not a Pawn, makes at least five moves in a row in two directions in turn, which are"
              + " neither opposite nor both diagonal.",
          HELPMAN, line -> first(line, STEPS + 1, Manoeuvres::staircase));
  public static final Theme PENDULUM =
      Journeys.line("Pendulum", "A piece goes to and fro between two squares: at least four moves in a row.", HELPMAN,
          line -> first(line, STEPS, Manoeuvres::pendulum));
  public static final Theme ANNIHILATION =
      Journeys.line("Annihilation", "A piece goes to the line of another one of its side and is captured there. The"
          + " piece that captured it leaves the line, and the other passes over this square in the last move.",
          HELPMAN, Manoeuvres::annihilation);

  private Manoeuvres() {}

  static List<Theme> themes() {
    return List.of(CORNER_TO_CORNER, FOUR_CORNERS, STAIRCASE, PENDULUM, ANNIHILATION);
  }

  /** A way that a piece makes with its own moves, if its side counts. */
  private record Way(int piece, List<Played> moves) {

    static List<Way> of(List<Played> line) {
      boolean battle = line.getFirst().part().task().stipulationOrThrow().isBattle();
      Map<Integer, List<Played>> ways = line.stream()
          .filter(move -> move.carries() && !move.did(Kind.CASTLING) && (!battle || move.node().solving()))
          .collect(Collectors.groupingBy(Played::mover, LinkedHashMap::new, Collectors.toList()));
      return ways.entrySet().stream().map(entry -> new Way(entry.getKey(), entry.getValue())).toList();
    }

    List<Integer> squares() {
      return IntStream.concat(IntStream.of(moves.getFirst().move().from()),
          moves.stream().mapToInt(move -> move.move().to())).boxed().toList();
    }

    /** Whether the piece itself makes all the moves of its side in a part of its way. */
    boolean isUnbroken(List<Played> line, int from, int to) {
      int first = line.indexOf(moves.get(from));
      int last = line.indexOf(moves.get(to - 1));
      return line.subList(first, last + 1).stream()
          .allMatch(move -> move.side() != moves.getFirst().side() || move.mover() == piece);
    }

    String text(int from, int to) {
      SolutionScene scene = moves.get(from).before();
      return scene.word(scene.square(piece))
          + squares().subList(from, to + 1).stream().map(Square::name).collect(Collectors.joining("–"));
    }
  }

  @FunctionalInterface
  private interface Shape {
    boolean has(List<Integer> squares);
  }

  /** The first part of a way with a shape of some moves at least, as long as possible. */
  private static Optional<String> first(List<Played> line, int least, Shape shape) {
    for (Way way : Way.of(line)) {
      List<Integer> squares = way.squares();
      for (int from = 0; from + least < squares.size(); from++) {
        int to = from + least;
        boolean pawn = way.moves().get(from).type() == way.moves().get(from).before().variant().pawn();
        while (!pawn && to < squares.size() && shape.has(squares.subList(from, to + 1))
            && way.isUnbroken(line, from, to)) {
          to++;
        }
        if (to > from + least) {
          return Optional.of(way.text(from, to - 1));
        }
      }
    }
    return Optional.empty();
  }

  private static boolean staircase(List<Integer> squares) {
    List<List<Integer>> steps = IntStream.range(1, squares.size())
        .mapToObj(i -> direction(squares.get(i - 1), squares.get(i))).toList();
    List<Integer> one = steps.get(0);
    List<Integer> other = steps.get(1);
    boolean turns = one.get(0) * other.get(1) != one.get(1) * other.get(0);
    boolean straight = List.of(one, other).stream().anyMatch(step -> step.get(0) == 0 || step.get(1) == 0);
    return turns && straight && IntStream.range(2, steps.size()).allMatch(i -> steps.get(i).equals(steps.get(i - 2)));
  }

  private static List<Integer> direction(int from, int to) {
    int[] way = Journeys.way(from, to);
    int length = gcd(Math.abs(way[0]), Math.abs(way[1]));
    return List.of(way[0] / length, way[1] / length);
  }

  private static int gcd(int one, int other) {
    return other == 0 ? one : gcd(other, one % other);
  }

  private static boolean pendulum(List<Integer> squares) {
    return IntStream.range(2, squares.size()).allMatch(i -> squares.get(i).equals(squares.get(i - 2)));
  }

  private static void fourCorners(Content content, Findings findings) {
    Map<Integer, Set<Integer>> visited = new TreeMap<>();
    Map<Integer, Played> last = new TreeMap<>();
    for (List<Played> line : content.lines()) {
      content.check();
      for (Way way : Way.of(line)) {
        visited.computeIfAbsent(way.piece(), _ -> new TreeSet<>())
            .addAll(way.squares().stream().filter(Manoeuvres::isCorner).toList());
        last.putIfAbsent(way.piece(), line.getLast());
      }
    }
    visited.forEach((piece, corners) -> {
      if (corners.size() == STEPS) {
        Played shown = Objects.requireNonNull(last.get(piece));
        findings.report(shown.line().getFirst().before().place(piece) + " visits all four corners.", List.of(shown));
      }
    });
  }

  private static boolean isCorner(int square) {
    return (CORNERS >>> square & 1) != 0;
  }

  /** A way between two corners; against a defence, it counts with several moves or as the key. */
  private static Optional<String> corners(List<Played> line) {
    boolean battle = line.getFirst().part().task().stipulationOrThrow().isBattle();
    for (Way way : Way.of(line)) {
      List<Integer> squares = way.squares();
      for (int from = 0; from < squares.size(); from++) {
        for (int to = from + 1; isCorner(squares.get(from)) && to < squares.size(); to++) {
          if (isCorner(squares.get(to)) && !squares.get(to).equals(squares.get(from))
              && (!battle || to > from + 1 || way.moves().get(from).equals(line.getFirst()))) {
            return Optional.of(way.text(from, to));
          }
        }
      }
    }
    return Optional.empty();
  }

  /** Whether a square lies between two others on a rank, a file or a diagonal. */
  private static boolean isOver(int from, int square, int to) {
    int[] way = Journeys.way(from, to);
    boolean line = way[0] == 0 || way[1] == 0 || Math.abs(way[0]) == Math.abs(way[1]);
    return line && square != from && square != to && LinePlay.isBetween(from, square, to);
  }

  private static Optional<String> annihilation(List<Played> line) {
    Played last = line.getLast();
    boolean rides = last.carries() && !last.did(Kind.CASTLING);
    for (Trajectory way : rides ? Trajectory.of(line) : List.<Trajectory>of()) {
      Optional<Played> gone = way.gone().filter(move -> way.side() == last.side() && move.side() != last.side()
          && move.type() != Schema.KING && !way.moves().isEmpty());
      if (gone.isPresent() && isOver(last.move().from(), gone.get().move().to(), last.move().to())
          && wasOnLine(way, last) && last.before().piece(gone.get().move().to()) == 0) {
        return Optional.of(way.moves().getLast().text() + ", " + gone.get().text() + ", " + last.text());
      }
    }
    return Optional.empty();
  }

  /** Whether a piece stood on the line of a move before it gave itself up on it. */
  private static boolean wasOnLine(Trajectory way, Played last) {
    int end = way.squares().getLast();
    int start = way.squares().get(way.squares().size() - 2);
    int[] own = Journeys.way(start, end);
    int[] line = Journeys.way(last.move().from(), last.move().to());
    return own[0] * line[1] == own[1] * line[0];
  }
}
