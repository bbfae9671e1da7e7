package zugwerk.content.theme;

import static zugwerk.content.theme.Themes.RICE;
import static zugwerk.content.theme.Themes.VELIMIROVIC;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.content.Effect.Kind;
import zugwerk.content.Ending;
import zugwerk.content.Played;
import zugwerk.content.SolutionScene;

/** Themes of line pieces that move over squares important to other pieces. */
public final class LinePlay {

  public static final Theme BRISTOL =
      Journeys.line("Bristol",
          "A line piece moves along a line, and another one of its side follows on the same line in the"
              + " same direction, over the square that the first has left.",
          RICE, LinePlay::bristol);
  public static final Theme CRITICAL_MOVE =
      Journeys.line("Critical move", "A line piece moves over a square on which another piece shuts its line later."
          + " Otherwise, it could prevent the mate, or a later move of the mated side would leave its King in check.",
          RICE, LinePlay::critical);
  public static final Theme INDIAN =
      Journeys.line("Indian",
          "A line piece moves over a square, a piece of its side goes to this square and shuts its line,"
              + " and later leaves it with discovered check.",
          RICE, LinePlay::indian).implying(CRITICAL_MOVE);
  public static final Theme TURTON =
      Journeys.line("Turton",
          "A line piece moves over a square, another one of its side goes to this square, and then moves"
              + " along the line in the opposite direction, supported by the first, which it needs.",
          RICE, line -> turton(line, true));
  public static final Theme KLASINC =
      Journeys.line("Klasinc",
          "A piece moves away, another one of its side passes over its square, and the first comes back.",
          VELIMIROVIC, LinePlay::klasinc);
  public static final Theme LOYD_CLEARANCE =
      Journeys.line("Loyd clearance", "A line piece moves over a square, another one of its side goes to this square,"
          + " and then moves along the line in the opposite direction over the square that the first has left. It"
          + " does not need the first as a support.", VELIMIROVIC, line -> turton(line, false));
  public static final Theme ZEPLER =
      Journeys.line("Zepler", "A line piece moves along a line, another one of its side goes to the line behind it,"
          + " and then the first moves on in the same direction, supported by the second.", VELIMIROVIC,
          LinePlay::zepler);

  private LinePlay() {}

  static List<Theme> themes() {
    return List.of(BRISTOL, INDIAN, TURTON, KLASINC, LOYD_CLEARANCE, ZEPLER, CRITICAL_MOVE);
  }

  /** A move along a line, for the themes of critical play. */
  private record LineMove(Played move, int piece, int from, int to, int file, int rank, int length) {

    static Optional<LineMove> of(Played move) {
      int[] way = Journeys.way(move.move().from(), move.move().to());
      int length = Math.max(Math.abs(way[0]), Math.abs(way[1]));
      boolean straight = way[0] == 0 || way[1] == 0 || Math.abs(way[0]) == Math.abs(way[1]);
      return move.carries() && length > 0 && straight && move.before().isLinePiece(move.move().from())
          ? Optional.of(new LineMove(move, move.mover(), move.move().from(), move.move().to(), way[0] / length,
              way[1] / length, length))
          : Optional.empty();
    }

    /** The number of steps along its line from its start to a square; 0 if the square is not on it. */
    int steps(int square) {
      int[] way = Journeys.way(from, square);
      int steps = Math.max(Math.abs(way[0]), Math.abs(way[1]));
      return way[0] == steps * file && way[1] == steps * rank ? steps : 0;
    }

    int distance(int square) {
      int[] way = Journeys.way(to, square);
      return Math.max(Math.abs(way[0]), Math.abs(way[1]));
    }

    boolean crosses(int square) {
      return steps(square) > 0 && steps(square) < length;
    }

    boolean goesLike(LineMove other) {
      return file == other.file && rank == other.rank;
    }

    boolean goesAgainst(LineMove other) {
      return file == -other.file && rank == -other.rank;
    }
  }

  private static List<LineMove> rides(List<Played> line) {
    return line.stream().flatMap(move -> LineMove.of(move).stream()).toList();
  }

  private static List<LineMove> after(List<LineMove> rides, LineMove first) {
    return rides.subList(rides.indexOf(first) + 1, rides.size()).stream()
        .filter(ride -> ride.move.side() == first.move.side() && ride.piece != first.piece).toList();
  }

  private static String moves(Played... moves) {
    return Stream.of(moves).map(Played::text).collect(Collectors.joining(", "));
  }

  private static boolean stays(List<Played> line, LineMove ride, Played until) {
    return line.subList(line.indexOf(ride.move) + 1, line.indexOf(until)).stream()
        .noneMatch(move -> move.mover() == ride.piece) && until.before().square(ride.piece) == ride.to;
  }

  private static Optional<String> bristol(List<Played> line) {
    List<LineMove> rides = rides(line);
    for (LineMove first : rides) {
      for (LineMove second : after(rides, first)) {
        boolean follows = second.goesLike(first) && second.crosses(first.from)
            && second.steps(first.to) > second.length;
        if (first.length > 1 && second.length > 1 && follows && stays(line, first, second.move)) {
          return Optional.of(moves(first.move, second.move));
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<String> indian(List<Played> line) {
    List<LineMove> rides = rides(line);
    for (LineMove critical : rides) {
      for (Played closing : line.subList(line.indexOf(critical.move) + 1, line.size())) {
        boolean closes =
            closing.carries() && closing.side() == critical.move.side() && closing.mover() != critical.piece
                && critical.crosses(closing.move().to()) && stays(line, critical, closing);
        for (Played fires : closes ? line.subList(line.indexOf(closing) + 1, line.size()) : List.<Played>of()) {
          if (fires.mover() == closing.mover() && fires.move().from() == closing.move().to()
              && stays(line, critical, fires) && fires.effects(Kind.DISCOVERED_CHECK).stream()
                  .anyMatch(effect -> effect.piece() == critical.piece)) {
            return Optional.of(moves(critical.move, closing, fires));
          }
        }
      }
    }
    return Optional.empty();
  }

  /**
   * A line piece moves over a square, another one goes to this square and strikes back along the line.
   *
   * @param supported whether the first piece must support the second, or must not
   */
  private static Optional<String> turton(List<Played> line, boolean supported) {
    List<LineMove> rides = rides(line);
    for (LineMove critical : rides) {
      for (LineMove doubles : after(rides, critical)) {
        for (LineMove strikes : critical.crosses(doubles.to) ? after(rides, critical) : List.<LineMove>of()) {
          boolean back = strikes.piece == doubles.piece && strikes.from == doubles.to && strikes.goesAgainst(critical)
              && rides.indexOf(strikes) > rides.indexOf(doubles) && stays(line, critical, strikes.move);
          if (back && (supported ? supports(critical.to, strikes) : !supports(critical.to, strikes)
              && strikes.length >= doubles.distance(critical.from))) {
            return Optional.of(moves(critical.move, doubles.move, strikes.move));
          }
        }
      }
    }
    return Optional.empty();
  }

  /**
   * Whether a piece on a square guards the target of a move, and this is necessary: otherwise the piece could be taken.
   */
  private static boolean supports(int square, LineMove strikes) {
    Played move = strikes.move;
    boolean guards = (move.after().attackers(strikes.to, move.side()) >>> square & 1) != 0;
    return guards && (move.after().isMate() ? !move.after().without(Square.bit(square)).isMate()
        : move.after().attackers(strikes.to, 1 - move.side()) != 0);
  }

  private static Optional<String> zepler(List<Played> line) {
    List<LineMove> rides = rides(line);
    for (LineMove first : rides) {
      for (LineMove behind : after(rides, first)) {
        for (LineMove strikes : first.crosses(behind.to) || behind.to == first.from ? rides : List.<LineMove>of()) {
          if (strikes.piece == first.piece && strikes.from == first.to && strikes.goesLike(first)
              && rides.indexOf(strikes) > rides.indexOf(behind) && stays(line, behind, strikes.move)
              && supports(behind.to, strikes)) {
            return Optional.of(moves(first.move, behind.move, strikes.move));
          }
        }
      }
    }
    return Optional.empty();
  }

  /** A line piece moves over a square on which another piece must shut its line later. */
  private static Optional<String> critical(List<Played> line) {
    Optional<Ending> ending = Ending.of(line.getLast());
    for (LineMove ride : ending.isPresent() ? rides(line) : List.<LineMove>of()) {
      for (Played closing : line.subList(line.indexOf(ride.move) + 1, line.size())) {
        boolean isMated = closing.type() == Schema.KING && closing.side() == ending.get().mated();
        boolean closes =
            closing.carries() && ride.crosses(closing.move().to()) && closing.mover() != ride.piece && !isMated;
        if (closes && closing.after().square(ride.piece) == ride.to && (ride.move.side() == ending.get().mated()
            ? savesMate(line.getLast().after(), ride, closing) : lets(line, ride, closing))) {
          return Optional.of(moves(ride.move, closing));
        }
      }
    }
    return Optional.empty();
  }

  private static boolean savesMate(SolutionScene end, LineMove ride, Played closing) {
    int square = closing.move().to();
    return end.square(ride.piece) == ride.to && end.square(closing.mover()) == square && end.without(Square.bit(square))
        .legal().stream().anyMatch(move -> move.from() == ride.to && isBetween(ride.to, square, move.to()));
  }

  /** Whether a later move of the other side is legal only because the line is shut. */
  private static boolean lets(List<Played> line, LineMove ride, Played closing) {
    long square = Square.bit(closing.move().to());
    return line.subList(line.indexOf(closing) + 1, line.size()).stream().anyMatch(move -> {
      SolutionScene open = move.before();
      int king = move.type() == Schema.KING && move.carries() ? move.move().to() : open.king(move.side());
      return move.side() != ride.move.side() && move.carries() && king != Square.COUNT
          && open.square(ride.piece) == ride.to && open.square(closing.mover()) == closing.move().to()
          && (open.attackers(king, ride.move.side(),
              open.occupied() & ~square & ~Square.bit(move.move().from())) >>> ride.to & 1) != 0;
    });
  }

  static boolean isBetween(int from, int square, int to) {
    int[] near = Journeys.way(from, square);
    int[] far = Journeys.way(from, to);
    return near[0] * far[1] == near[1] * far[0] && near[0] * far[0] + near[1] * far[1] > 0
        && Math.abs(near[0]) <= Math.abs(far[0]) && Math.abs(near[1]) <= Math.abs(far[1]);
  }

  private static Optional<String> klasinc(List<Played> line) {
    List<LineMove> rides = rides(line);
    for (LineMove away : rides) {
      for (LineMove passes : after(rides, away)) {
        for (LineMove back : rides.subList(rides.indexOf(passes) + 1, rides.size())) {
          if (passes.crosses(away.from) && stays(line, away, passes.move) && back.piece == away.piece
              && back.from == away.to && back.to == away.from) {
            return Optional.of(moves(away.move, passes.move, back.move));
          }
        }
      }
    }
    return Optional.empty();
  }
}
