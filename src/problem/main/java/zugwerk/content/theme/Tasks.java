package zugwerk.content.theme;

import static zugwerk.content.theme.Theme.Group.ATTACK;
import static zugwerk.content.theme.Theme.Group.HELP_PLAY;
import static zugwerk.content.theme.Themes.HELPMAN;
import static zugwerk.content.theme.Themes.VELIMIROVIC;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.content.Content;
import zugwerk.content.Effect.Kind;
import zugwerk.content.Ending;
import zugwerk.content.Played;
import zugwerk.content.PlayedPhase;
import zugwerk.content.Trajectory;

/** Themes that combine moves of a whole solution. */
public final class Tasks {

  private static final int MANY = 3;

  public static final Theme VALLADAO =
      new Theme("Valladão", ATTACK, "The solution contains castling, an en passant capture and a promotion, in one"
          + " line or in several.", VELIMIROVIC, Tasks::valladao);
  public static final Theme LOSHINSKY_MAGNET =
      Defences.theme("Loshinsky magnet",
          "In at least three variations, a defending piece moves along one line, and the same piece of the side that"
              + " solves follows it: each time it stops next to it, in the same direction.",
          HELPMAN, Tasks::magnet);
  public static final Theme ROVNO =
      new Theme("Rovno", HELP_PLAY, "In at least two solutions, a piece of each side exchange their squares, and the"
          + " two move alike.", HELPMAN, Tasks::rovno);

  private Tasks() {}

  static List<Theme> themes() {
    return List.of(VALLADAO, LOSHINSKY_MAGNET, ROVNO);
  }

  private static void valladao(Content content, Findings findings) {
    List<Played> moves = content.lines().stream().flatMap(List::stream).distinct().toList();
    List<Optional<Played>> shown = Stream.of(Kind.CASTLING, Kind.EN_PASSANT, Kind.PROMOTION)
        .map(kind -> moves.stream().filter(move -> move.did(kind)).findFirst()).toList();
    if (shown.stream().allMatch(Optional::isPresent)) {
      List<Played> special = shown.stream().map(Optional::orElseThrow).toList();
      findings.report(Findings.moves(special) + ".", special);
    }
  }

  private static void magnet(Content content, Findings findings) {
    for (PlayedPhase stage : content.stages()) {
      stage.variations().stream().filter(answer -> answer.carries() && answer.parent().orElseThrow().carries())
          .collect(Collectors.groupingBy(Tasks::pursuit, LinkedHashMap::new, Collectors.toList()))
          .forEach((pursuit, answers) -> {
            int distance = Math.max(Math.abs(pursuit.get(4)), Math.abs(pursuit.get(5)));
            if (distance == 1 && answers.stream().map(Played::arrival).distinct().count() >= MANY) {
              findings.reportAll("", answers);
            }
          });
    }
  }

  /** The two pieces, the direction in which the first one moves, and the way from it to the second one. */
  private static List<Integer> pursuit(Played answer) {
    Played defence = answer.parent().orElseThrow();
    int[] way = Journeys.way(defence.move().from(), defence.move().to());
    int[] behind = Journeys.way(defence.move().to(), answer.move().to());
    int length = Math.max(1, Math.max(Math.abs(way[0]), Math.abs(way[1])));
    return List.of(defence.mover(), answer.mover(), way[0] / length, way[1] / length, behind[0], behind[1]);
  }

  private static void rovno(Content content, Findings findings) {
    List<Ending> shown = content.isHelp() ? content.mates().stream().filter(Tasks::exchanges).toList() : List.of();
    if (shown.size() > 1) {
      findings.reportAll("", shown.stream().map(Ending::last).toList());
    }
  }

  /** Whether two pieces of the same type and of both sides end where the other one began. */
  private static boolean exchanges(Ending ending) {
    List<Trajectory> ways = Trajectory.of(ending.last().line()).stream()
        .filter(way -> way.gone().isEmpty() && !way.moves().isEmpty()).toList();
    return ways.stream().anyMatch(one -> ways.stream().anyMatch(other -> one.side() < other.side()
        && one.type() == other.type() && one.becomes().isEmpty() && other.becomes().isEmpty()
        && one.squares().getFirst().equals(other.squares().getLast())
        && one.squares().getLast().equals(other.squares().getFirst())));
  }
}
