package zugwerk.content.theme;

import static zugwerk.content.theme.Theme.Group.ATTACK;
import static zugwerk.content.theme.Theme.Group.HELP_PLAY;
import static zugwerk.content.theme.Themes.HELPMAN;
import static zugwerk.content.theme.Themes.VELIMIROVIC;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zugwerk.content.Content;
import zugwerk.content.Effect.Kind;
import zugwerk.content.Ending;
import zugwerk.content.Played;
import zugwerk.content.Trajectory;

/** Themes that combine moves of a whole solution. */
final class Tasks {

  private Tasks() {}

  static List<Theme> themes() {
    return List.of(
        new Theme("Valladão", ATTACK, "The solution contains castling, an en passant capture and a promotion, in one"
            + " line or in several.", VELIMIROVIC, Tasks::valladao),
        new Theme("Rovno", HELP_PLAY, "In at least two solutions, a piece of each side exchange their squares, and the"
            + " two move alike.", HELPMAN, Tasks::rovno));
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
