package zugwerk.content.theme;

import static zugwerk.content.theme.Theme.Group.ATTACK;
import static zugwerk.content.theme.Theme.Group.HELP_PLAY;
import static zugwerk.content.theme.Themes.HELPMAN;
import static zugwerk.content.theme.Themes.VELIMIROVIC;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.board.Schema;
import zugwerk.content.Content;
import zugwerk.content.Effect.Kind;
import zugwerk.content.Ending;
import zugwerk.content.Played;

/** Themes that combine moves of a whole solution. */
final class Tasks {

  private Tasks() {}

  static List<Theme> themes() {
    return List.of(
        new Theme("Valladão", ATTACK, "The solution contains castling, an en passant capture and a promotion, in one"
            + " line or in several.", VELIMIROVIC, Tasks::valladao),
        new Theme("Kniest", HELP_PLAY, "In every solution, the side to be mated captures a piece on the square on which"
            + " its King is mated later.", HELPMAN, Tasks::kniest),
        new Theme("Rovno", HELP_PLAY, "In two solutions, a piece of each side go to two squares, and exchange them in"
            + " the other solution. The two pieces move alike.", HELPMAN, Tasks::rovno));
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

  private static void kniest(Content content, Findings findings) {
    List<Ending> all = content.isHelp() ? content.mates() : List.of();
    if (!all.isEmpty() && all.stream().allMatch(ending -> capture(ending).isPresent())) {
      findings.report(all.stream().map(ending -> capture(ending).orElseThrow().text() + " " + ending.last().text())
          .distinct().limit(8).collect(Collectors.joining("; ")) + ".", all.stream().map(Ending::last).toList());
    }
  }

  /** The capture of the mated side on the square to which its King goes later. */
  private static Optional<Played> capture(Ending ending) {
    return ending.last().line().stream().filter(move -> move.side() == ending.mated() && move.captures()
        && move.type() != Schema.KING && move.move().to() == ending.king()).findFirst();
  }

  private static void rovno(Content content, Findings findings) {
    List<Ending> all = content.isHelp() ? content.mates().stream().limit(32).toList() : List.of();
    for (int i = 0; i < all.size(); i++) {
      content.check();
      for (int j = i + 1; j < all.size(); j++) {
        List<Played> one = steps(all.get(i));
        List<Played> other = steps(all.get(j));
        for (Played white : one) {
          for (Played black : one) {
            if (white.side() < black.side() && white.type() == black.type()
                && white.move().to() != black.move().to() && goes(other, white.mover(), black)
                && goes(other, black.mover(), white)) {
              findings.report(white.text() + " and " + black.text() + " exchange their squares.",
                  List.of(all.get(i).last(), all.get(j).last()));
            }
          }
        }
      }
    }
  }

  private static List<Played> steps(Ending ending) {
    return ending.last().line().stream().filter(move -> move.carries() && move.type() != Schema.KING).toList();
  }

  private static boolean goes(List<Played> moves, int piece, Played like) {
    return moves.stream().anyMatch(move -> move.mover() == piece && move.move().to() == like.move().to());
  }
}
