package zugwerk.content.theme;

import static zugwerk.content.theme.Theme.Group.HELP_PLAY;
import static zugwerk.content.theme.Themes.HERE;
import static zugwerk.content.theme.Themes.RICE;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import zugwerk.board.Square;
import zugwerk.content.Content;
import zugwerk.content.Effect;
import zugwerk.content.Effect.Kind;
import zugwerk.content.Ending;
import zugwerk.content.Played;
import zugwerk.content.Scene;

/** What the solutions of help and series play have in common, twins included. */
final class HelpPlay {

  private HelpPlay() {}

  static List<Theme> themes() {
    return List.of(
        theme("Zilahi", "The piece that mates in one solution is captured in another, and the other way round.", RICE,
            HelpPlay::zilahi),
        theme("Exchange of functions", "Two pieces of the side that mates exchange their parts between two solutions:"
            + " one makes its side's first move, the other mates.", RICE, HelpPlay::functions),
        theme("Same-square play", "Different pieces mate on the same square in different solutions.", HERE,
            HelpPlay::sameSquare));
  }

  private static Theme theme(String name, String definition, String source, Theme.Finder finder) {
    return new Theme(name, HELP_PLAY, definition, source, finder);
  }

  /** The solutions of help play that end in mate, if all of it is help play. */
  private static List<Ending> solutions(Content content) {
    return content.isHelp() ? content.mates() : List.of();
  }

  /** Each pair of solutions once. */
  private static void pairs(Content content, BiConsumer<Ending, Ending> look) {
    List<Ending> all = solutions(content);
    for (int i = 0; i < all.size(); i++) {
      content.check();
      for (int j = i + 1; j < all.size(); j++) {
        look.accept(all.get(i), all.get(j));
      }
    }
  }

  /** The name of the piece that mates: the one that moves last, if it gives check alone. */
  private static Optional<Integer> mating(Ending ending) {
    int square = ending.scene().square(ending.last().mover());
    return square != Scene.NOBODY && ending.checkers() == Square.bit(square) ? Optional.of(ending.last().mover())
        : Optional.empty();
  }

  /** The names of the pieces that are captured in a solution. */
  private static Set<Integer> captured(Ending ending) {
    return ending.last().line().stream().flatMap(move -> move.effects(Kind.CAPTURE).stream()).map(Effect::piece)
        .collect(Collectors.toSet());
  }

  private static void zilahi(Content content, Findings findings) {
    pairs(content, (one, other) -> {
      Optional<Integer> first = mating(one);
      Optional<Integer> second = mating(other);
      if (first.isPresent() && second.isPresent() && captured(one).contains(second.get())
          && captured(other).contains(first.get())) {
        tell(findings, List.of(one, other));
      }
    });
  }

  private static void tell(Findings findings, List<Ending> solutions) {
    findings
        .tell(solutions.stream().map(ending -> new ThemeFinding.Line(ending.last().part(), ending.last().path()).text())
            .collect(Collectors.joining("; ")) + ".", solutions.stream().map(Ending::last).toList());
  }

  /** The first move of the side that mates, if it has another one after it. */
  private static Optional<Played> opening(Ending ending) {
    return ending.last().line().stream().filter(move -> move.side() != ending.mated()).findFirst()
        .filter(move -> !move.equals(ending.last()));
  }

  private static void functions(Content content, Findings findings) {
    pairs(content, (one, other) -> {
      Optional<Integer> first = opening(one).map(Played::mover);
      Optional<Integer> second = opening(other).map(Played::mover);
      if (first.isPresent() && second.isPresent() && !first.equals(second) && mating(one).equals(second)
          && mating(other).equals(first)) {
        tell(findings, List.of(one, other));
      }
    });
  }

  private static void sameSquare(Content content, Findings findings) {
    pairs(content, (one, other) -> {
      if (mating(one).isPresent() && mating(other).isPresent() && !mating(one).equals(mating(other))
          && one.last().move().to() == other.last().move().to()) {
        tell(findings, List.of(one, other));
      }
    });
  }
}
