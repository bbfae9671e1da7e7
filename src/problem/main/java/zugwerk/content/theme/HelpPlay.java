package zugwerk.content.theme;

import static zugwerk.content.theme.Theme.Group.HELP_PLAY;
import static zugwerk.content.theme.Themes.HERE;
import static zugwerk.content.theme.Themes.RICE;
import static zugwerk.content.theme.Themes.VELIMIROVIC;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.content.Content;
import zugwerk.content.Effect;
import zugwerk.content.Effect.Kind;
import zugwerk.content.Ending;
import zugwerk.content.Played;
import zugwerk.content.SolutionScene;

/** Themes of several solutions of help and series play, including twins. */
public final class HelpPlay {

  private static final int MOST_SOLUTIONS = 64;
  private static final int CYCLE = 3;
  private static final Set<Kind> COMPARED = Set.of(Kind.CHECK, Kind.DISCOVERED_CHECK, Kind.STATE_CHECK, Kind.PROMOTION,
      Kind.CASTLING, Kind.EN_PASSANT, Kind.PASS, Kind.SPECIAL_MOVE, Kind.SELF_REMOVAL);

  public static final Theme ZILAHI =
      theme("Zilahi", "The piece that mates in one solution is captured in another, and the other way round.", RICE,
          HelpPlay::zilahi);
  public static final Theme CYCLIC_ZILAHI =
      theme("Cyclic Zilahi", "In each of three or more solutions, the piece is captured that mates in the solution"
          + " before it, and the first of them is such a one to the last.", VELIMIROVIC, HelpPlay::cyclicZilahi)
          .implying(ZILAHI);
  public static final Theme HELPMATE_OF_THE_FUTURE =
      theme("Helpmate of the Future", "There are four solutions, or two more in the same way: two pairs (or larger"
          + " groups of one size), each alike in what its mating moves do, and unlike the other. The mates are no"
          + " echoes.", VELIMIROVIC,
          HelpPlay::ofTheFuture);
  public static final Theme TEMPO_MOVE =
      theme("Tempo move", "A piece makes a move, or moves there and back, only because its side must move: the line"
          + " would still solve if the side passed.", RICE, HelpPlay::tempo);
  public static final Theme EXCHANGE_OF_FUNCTIONS =
      theme("Exchange of functions", "Two pieces of the side that mates exchange their parts between two solutions:"
          + " one makes its side's first move, the other mates.", RICE, HelpPlay::functions);
  public static final Theme SAME_SQUARE_PLAY =
      theme("Same-square play", "Different pieces mate on the same square in different solutions.", HERE,
          HelpPlay::sameSquare);

  private HelpPlay() {}

  static List<Theme> themes() {
    return List.of(ZILAHI, CYCLIC_ZILAHI, HELPMATE_OF_THE_FUTURE, TEMPO_MOVE, EXCHANGE_OF_FUNCTIONS,
        SAME_SQUARE_PLAY);
  }

  private static Theme theme(String name, String definition, String source, Theme.Finder finder) {
    return new Theme(name, HELP_PLAY, definition, source, finder);
  }

  private static List<Ending> solutions(Content content) {
    return content.isHelp() ? content.mates() : List.of();
  }

  private static void pairs(Content content, BiConsumer<Ending, Ending> action) {
    List<Ending> all = solutions(content);
    for (int i = 0; i < all.size(); i++) {
      content.check();
      for (int j = i + 1; j < all.size(); j++) {
        action.accept(all.get(i), all.get(j));
      }
    }
  }

  /** The name of the mating piece: the one that moves last, also if its battery gives the check. */
  private static Optional<Integer> mating(Ending ending) {
    return Optional.of(ending.last().mover()).filter(piece -> piece != SolutionScene.NO_PIECE);
  }

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
        report(findings, List.of(one, other));
      }
    });
  }

  private static void report(Findings findings, List<Ending> solutions) {
    findings.report(solutions.stream()
        .map(ending -> new ThemeFinding.Line(ending.last().part(), ending.last().path()).text())
        .collect(Collectors.joining("; ")) + ".", solutions.stream().map(Ending::last).toList());
  }

  private static void cyclicZilahi(Content content, Findings findings) {
    List<Ending> all = solutions(content).stream().filter(ending -> mating(ending).isPresent())
        .limit(MOST_SOLUTIONS).toList();
    List<Set<Integer>> dead = all.stream().map(HelpPlay::captured).toList();
    for (int first = 0; first < all.size(); first++) {
      content.check();
      List<Integer> cycle = cycle(all, dead, List.of(first));
      if (!cycle.isEmpty()) {
        report(findings, cycle.stream().map(all::get).toList());
      }
    }
  }

  /**
   * Continues from some solutions to later ones in which the last one's mating piece is captured, until the cycle
   * closes.
   */
  private static List<Integer> cycle(List<Ending> all, List<Set<Integer>> dead, List<Integer> solutions) {
    int mating = mating(all.get(solutions.getLast())).orElseThrow();
    if (solutions.size() >= CYCLE && dead.get(solutions.getFirst()).contains(mating)) {
      return solutions;
    }
    for (int next = solutions.getFirst() + 1; next < all.size(); next++) {
      int other = mating(all.get(next)).orElseThrow();
      if (dead.get(next).contains(mating)
          && solutions.stream().noneMatch(one -> mating(all.get(one)).orElseThrow() == other)) {
        List<Integer> found = cycle(all, dead, Stream.concat(solutions.stream(), Stream.of(next)).toList());
        if (!found.isEmpty()) {
          return found;
        }
      }
    }
    return List.of();
  }

  private static void ofTheFuture(Content content, Findings findings) {
    List<Ending> all = solutions(content);
    Map<Set<Kind>, List<Ending>> groups = all.stream().limit(MOST_SOLUTIONS)
        .collect(Collectors.groupingBy(HelpPlay::play, LinkedHashMap::new, Collectors.toList()));
    boolean even = groups.size() == 2 && all.size() >= 4
        && groups.values().stream().map(List::size).distinct().count() == 1;
    if (even && !all.stream().allMatch(ending -> Mates.isEcho(ending, all.getFirst()))) {
      report(findings, groups.values().stream().flatMap(List::stream).toList());
    }
  }

  private static Set<Kind> play(Ending ending) {
    return ending.last().effects().stream().map(Effect::kind).filter(COMPARED::contains).collect(Collectors.toSet());
  }

  private static void tempo(Content content, Findings findings) {
    for (Ending solution : solutions(content).stream().limit(MOST_SOLUTIONS).toList()) {
      content.check();
      List<Played> line = solution.last().line();
      List<Played> idle = line.getFirst().part().task().stipulationOrThrow().play().isHelp() ? idle(line) : List.of();
      if (!idle.isEmpty()) {
        findings.report(Findings.moves(idle) + " in "
            + new ThemeFinding.Line(solution.last().part(), solution.last().path()).text() + ".",
            List.of(solution.last()));
      }
    }
  }

  /** The moves of the first piece that could have stood still; as few as possible. */
  private static List<Played> idle(List<Played> line) {
    for (int length = 1; length < line.size(); length++) {
      for (int piece : line.stream().mapToInt(Played::mover).distinct().toArray()) {
        List<Played> own = line.stream().filter(move -> move.mover() == piece && move.carries()).toList();
        for (int i = 0; i + length <= own.size(); i++) {
          List<Played> some = own.subList(i, i + length);
          if (!some.contains(line.getLast()) && solvesWithout(line, some)) {
            return some;
          }
        }
      }
    }
    return List.of();
  }

  private static boolean solvesWithout(List<Played> line, List<Played> idle) {
    SolutionScene scene = line.getFirst().before();
    for (Played move : line) {
      boolean passes = idle.contains(move);
      if (passes ? scene.checkers(move.side()) != 0 : !scene.legal().contains(move.move())) {
        return false;
      }
      scene = passes ? scene.passed() : scene.after(move.move());
    }
    return scene.isMate();
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
        report(findings, List.of(one, other));
      }
    });
  }

  private static void sameSquare(Content content, Findings findings) {
    pairs(content, (one, other) -> {
      if (mating(one).isPresent() && mating(other).isPresent() && !mating(one).equals(mating(other))
          && one.last().move().to() == other.last().move().to()) {
        report(findings, List.of(one, other));
      }
    });
  }
}
