package zugwerk.content.theme;

import static zugwerk.content.theme.Theme.Group.JOURNEYS;
import static zugwerk.content.theme.Themes.RICE;
import static zugwerk.content.theme.Themes.VELIMIROVIC;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.content.Content;
import zugwerk.content.Effect.Kind;
import zugwerk.content.Played;
import zugwerk.content.Scene;
import zugwerk.content.Trajectory;

/** The ways of pieces through lines that solve, threats included. */
final class Journeys {

  private Journeys() {}

  static List<Theme> themes() {
    return List.of(
        way("Switchback", "A piece moves away and goes back with its next move; against a defence, a piece of the side"
            + " that solves.", Journeys::switchback),
        way("Rundlauf", "A piece comes back to a square by a round trip of at least three moves, not all on one line;"
            + " against a defence, a piece of the side that solves.", Journeys::roundTrip),
        way("Excelsior", "A Pawn goes from its first square to its promotion; against a defence, one of the side that"
            + " solves.", Journeys::excelsior),
        line("Phoenix", "A piece is captured, and a Pawn of its side becomes another one of the same type;"
            + " against a defence, on the side that solves.", RICE,
            Journeys::phoenix),
        line("Bristol", "A line piece moves along a line, and another one of its side follows on the same line in the"
            + " same direction, over the square that the first has left.", RICE, Journeys::bristol),
        line("Indian", "A line piece moves over a square, a piece of its side goes to this square and shuts its line,"
            + " and later leaves it with discovered check.", RICE, Journeys::indian),
        line("Turton", "A line piece moves over a square, another one of its side goes to this square, and then moves"
            + " along the line in the opposite direction, supported by the first.", RICE, Journeys::turton),
        line("Klasinc", "A piece moves away, another one of its side passes over its square, and the first comes back.",
            VELIMIROVIC, Journeys::klasinc),
        line("Platzwechsel", "Two pieces exchange their squares.", RICE, Journeys::exchange));
  }

  /** A theme of one piece in a line; the function says what it does, or nothing. */
  private static Theme way(String name, String definition, Function<Trajectory, Optional<String>> shows) {
    return line(name, definition, RICE,
        line -> Trajectory.of(line).stream().flatMap(way -> shows.apply(way).stream()).findFirst());
  }

  /** A theme of a line; the function says what is shown, or nothing. */
  private static Theme line(
      String name, String definition, String source, Function<List<Played>, Optional<String>> shows) {
    return new Theme(name, JOURNEYS, definition, source, (content, findings) -> {
      for (List<Played> line : solving(content)) {
        content.check();
        shows.apply(line).ifPresent(said -> findings.tell(said + ".", List.of(line.getLast())));
      }
    });
  }

  private static List<List<Played>> solving(Content content) {
    return content.lines().stream().filter(line -> line.size() > 2 && line.getLast().node().goal()).toList();
  }

  private static Optional<String> way(Trajectory way, int from, int to) {
    return Optional.of(letter(way) + way.squares().subList(from, to + 1).stream().map(Square::name)
        .collect(Collectors.joining("–")));
  }

  private static String letter(Trajectory way) {
    return way.moves().isEmpty() ? ""
        : way.moves().getFirst().before().word(way.moves().getFirst().before().square(way.piece()));
  }

  /** Whether a piece is of a side whose play is the author's: of the side that solves, unless both sides help. */
  private static boolean counts(List<Played> line, Trajectory way) {
    return !line.getFirst().part().asked().isBattle() || way.side() == line.getFirst().side();
  }

  private static boolean isOwn(Trajectory way, int from, int to) {
    Played last = way.moves().get(to - 1);
    return (last.node().solving() || !last.part().asked().isBattle())
        && way.moves().subList(from, to).stream().allMatch(move -> move.mover() == way.piece() && move.carries());
  }

  private static Optional<String> switchback(Trajectory way) {
    return way.becomes().isPresent() ? Optional.empty() : IntStream.range(0, way.squares().size() - 2)
        .filter(i -> way.squares().get(i).equals(way.squares().get(i + 2)) && isOwn(way, i, i + 2)).boxed().findFirst()
        .flatMap(i -> way(way, i, i + 2));
  }

  private static Optional<String> roundTrip(Trajectory way) {
    for (int i = 0; i < way.squares().size() && way.becomes().isEmpty(); i++) {
      for (int j = i + 3; j < way.squares().size(); j++) {
        List<Integer> trip = way.squares().subList(i, j);
        boolean simple = trip.stream().distinct().count() == trip.size();
        if (simple && way.squares().get(j).equals(way.squares().get(i)) && isOwn(way, i, j) && !isFlat(trip)) {
          return way(way, i, j);
        }
      }
    }
    return Optional.empty();
  }

  /** Whether squares lie on one line. */
  private static boolean isFlat(List<Integer> squares) {
    int[] first = way(squares.get(0), squares.get(1));
    return squares.stream().map(square -> way(squares.get(0), square))
        .allMatch(way -> way[0] * first[1] == way[1] * first[0]);
  }

  private static int[] way(int from, int to) {
    return new int[] {Square.file(to) - Square.file(from), Square.rank(to) - Square.rank(from)};
  }

  private static Optional<String> excelsior(Trajectory way) {
    boolean pawn = !way.moves().isEmpty() && isOwn(way, 0, way.moves().size())
        && way.type() == way.moves().getFirst().before().variant().pawn();
    return pawn && way.becomes().isPresent() && Square.rank(way.squares().getFirst()) == (way.side() == 0 ? 1 : 6)
        ? way(way, 0, way.squares().size() - 1) : Optional.empty();
  }

  private static Optional<String> phoenix(List<Played> line) {
    List<Trajectory> ways = Trajectory.of(line);
    for (Trajectory dead : ways) {
      for (Trajectory risen : ways) {
        boolean reborn = dead.gone().isPresent() && counts(line, risen) && risen.side() == dead.side()
            && risen.becomes().filter(type -> type == dead.type()).isPresent() && risen.type() != dead.type();
        if (reborn) {
          Played promotion = line.stream().filter(move -> move.effects(Kind.PROMOTION).stream()
              .anyMatch(effect -> effect.piece() == risen.piece())).findFirst().orElseThrow();
          if (line.indexOf(promotion) > line.indexOf(dead.gone().orElseThrow())) {
            Scene before = dead.gone().orElseThrow().before();
            return Optional.of(before.place(before.square(dead.piece())) + " is captured, then " + promotion.text());
          }
        }
      }
    }
    return Optional.empty();
  }

  /** A move along a line, as it matters to the themes of critical play. */
  private record Ride(Played move, int piece, int from, int to, int file, int rank, int length) {

    static Optional<Ride> of(Played move) {
      int[] way = way(move.move().from(), move.move().to());
      int length = Math.max(Math.abs(way[0]), Math.abs(way[1]));
      boolean straight = way[0] == 0 || way[1] == 0 || Math.abs(way[0]) == Math.abs(way[1]);
      return move.carries() && !move.did(Kind.CASTLING) && length > 0 && straight && move.type() != Schema.KING
          ? Optional.of(new Ride(move, move.mover(), move.move().from(), move.move().to(), way[0] / length,
              way[1] / length, length))
          : Optional.empty();
    }

    /** How many steps along its way a square lies from its start; 0 if it does not lie there. */
    int steps(int square) {
      int[] way = way(from, square);
      int steps = Math.max(Math.abs(way[0]), Math.abs(way[1]));
      return way[0] == steps * file && way[1] == steps * rank ? steps : 0;
    }

    boolean crosses(int square) {
      return steps(square) > 0 && steps(square) < length;
    }

    boolean goesLike(Ride other) {
      return file == other.file && rank == other.rank;
    }

    boolean goesAgainst(Ride other) {
      return file == -other.file && rank == -other.rank;
    }
  }

  /** The rides of both sides in a line, in their order. */
  private static List<Ride> rides(List<Played> line) {
    return line.stream().flatMap(move -> Ride.of(move).stream()).toList();
  }

  /** Later rides of other pieces of the same side. */
  private static List<Ride> after(List<Ride> rides, Ride first) {
    return rides.subList(rides.indexOf(first) + 1, rides.size()).stream()
        .filter(ride -> ride.move.side() == first.move.side() && ride.piece != first.piece).toList();
  }

  private static String moves(Played... moves) {
    return Stream.of(moves).map(Played::text).collect(Collectors.joining(", "));
  }

  private static boolean stays(List<Played> line, Ride ride, Played until) {
    return line.subList(line.indexOf(ride.move) + 1, line.indexOf(until)).stream()
        .noneMatch(move -> move.mover() == ride.piece) && until.before().square(ride.piece) == ride.to;
  }

  private static Optional<String> bristol(List<Played> line) {
    List<Ride> rides = rides(line);
    for (Ride first : rides) {
      for (Ride second : after(rides, first)) {
        boolean follows = second.goesLike(first) && second.steps(first.from) > 0
            && second.length >= second.steps(first.from) && second.steps(first.to) > second.length;
        if (first.length > 1 && second.length > 1 && follows && stays(line, first, second.move)) {
          return Optional.of(moves(first.move, second.move));
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<String> indian(List<Played> line) {
    List<Ride> rides = rides(line);
    for (Ride critical : rides) {
      for (Played shut : line.subList(line.indexOf(critical.move) + 1, line.size())) {
        boolean shuts = shut.carries() && shut.side() == critical.move.side() && shut.mover() != critical.piece
            && critical.crosses(shut.move().to()) && stays(line, critical, shut);
        for (Played fires : shuts ? line.subList(line.indexOf(shut) + 1, line.size()) : List.<Played>of()) {
          if (fires.mover() == shut.mover() && fires.move().from() == shut.move().to()
              && stays(line, critical, fires) && fires.effects(Kind.DISCOVERED_CHECK).stream()
                  .anyMatch(effect -> effect.piece() == critical.piece)) {
            return Optional.of(moves(critical.move, shut, fires));
          }
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<String> turton(List<Played> line) {
    List<Ride> rides = rides(line);
    for (Ride critical : rides) {
      for (Ride doubles : after(rides, critical)) {
        for (Ride strikes : critical.crosses(doubles.to) ? after(rides, critical) : List.<Ride>of()) {
          boolean backed = strikes.piece == doubles.piece && strikes.from == doubles.to && strikes.goesAgainst(critical)
              && rides.indexOf(strikes) > rides.indexOf(doubles) && stays(line, critical, strikes.move)
              && (strikes.move.after().attackers(strikes.to, strikes.move.side()) >>> critical.to & 1) != 0;
          if (backed) {
            return Optional.of(moves(critical.move, doubles.move, strikes.move));
          }
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<String> klasinc(List<Played> line) {
    List<Ride> rides = rides(line);
    for (Ride away : rides) {
      for (Ride passes : after(rides, away)) {
        for (Ride back : rides.subList(rides.indexOf(passes) + 1, rides.size())) {
          if (passes.crosses(away.from) && stays(line, away, passes.move) && back.piece == away.piece
              && back.from == away.to && back.to == away.from) {
            return Optional.of(moves(away.move, passes.move, back.move));
          }
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<String> exchange(List<Played> line) {
    List<Trajectory> ways = Trajectory.of(line);
    for (Trajectory one : ways) {
      for (Trajectory other : ways) {
        if (one.piece() < other.piece() && one.gone().isEmpty() && other.gone().isEmpty()
            && one.squares().getFirst().equals(other.squares().getLast())
            && one.squares().getLast().equals(other.squares().getFirst())) {
          return Optional.of(letter(one) + Square.name(one.piece()) + " and " + letter(other)
              + Square.name(other.piece()) + " exchange their squares");
        }
      }
    }
    return Optional.empty();
  }
}
