package zugwerk.content.theme;

import static zugwerk.content.theme.Theme.Group.DEFENCES;
import static zugwerk.content.theme.Themes.RICE;
import static zugwerk.content.theme.Themes.VELIMIROVIC;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.content.Content;
import zugwerk.content.Effect.Kind;
import zugwerk.content.MoveIdentity;
import zugwerk.content.Played;
import zugwerk.content.PlayedPhase;
import zugwerk.content.SolutionScene;

/** Themes of the side that defends, after a key or a later move of the solution, and the harm of its defences. */
public final class Defences {

  private static final Set<List<Integer>> DIAGONAL = Set.of(List.of(1, 1), List.of(1, -1), List.of(-1, 1),
      List.of(-1, -1));
  private static final Set<List<Integer>> STRAIGHT = Set.of(List.of(1, 0), List.of(-1, 0), List.of(0, 1),
      List.of(0, -1));
  private static final List<List<Integer>> CIRCLE = List.of(List.of(0, 1), List.of(1, 1), List.of(1, 0),
      List.of(1, -1), List.of(0, -1), List.of(-1, -1), List.of(-1, 0), List.of(-1, 1));
  private static final List<Set<List<Integer>>> FORKS = IntStream.range(0, CIRCLE.size())
      .mapToObj(i -> Set.of(CIRCLE.get(i), CIRCLE.get((i + 3) % 8), CIRCLE.get((i + 5) % 8))).toList();

  public static final Theme STAR_FLIGHTS =
      theme("Star flights", "The King has exactly the four diagonal flights, each of which is answered.", RICE,
          (content, findings) -> flights(content, findings, DIAGONAL::equals));
  public static final Theme CROSS_FLIGHTS =
      theme("Cross flights", "The King has exactly the four flights along rank and file, each of which is answered.",
          RICE, (content, findings) -> flights(content, findings, STRAIGHT::equals));
  public static final Theme Y_FLIGHTS =
      theme("Y flights", "The King has exactly one flight in one direction and the two that lie next to the opposite"
          + " one, each of which is answered.", VELIMIROVIC,
          (content, findings) -> flights(content, findings, FORKS::contains));
  public static final Theme PICKANINNY =
      theme("Pickaninny", "A defending Pawn makes all four moves from its first square: one step, two steps and both"
          + " captures; each has an answer of its own, or they share the solutions of help play.", RICE,
          (content, findings) -> {
            content.stages().forEach(stage -> AlbinosAndWheels.pawn(findings, distinct(stage)));
            AlbinosAndWheels.pawn(findings, AlbinosAndWheels.helped(content, false));
          });
  public static final Theme KNIGHT_WHEEL =
      theme("Knight wheel",
          "A piece makes all eight moves of a Knight from one square: as threats and answers, or as"
              + " defences with an answer of its own each.",
          RICE, (content, findings) -> content.stages().forEach(stage -> {
            AlbinosAndWheels.knight(findings, distinct(stage));
            AlbinosAndWheels.knight(findings, AlbinosAndWheels.answers(stage));
          }));
  public static final Theme FLECK =
      theme("Fleck", "There are at least three threats, and after each of them defences leave it as the only answer.",
          RICE, Defences::fleck);
  public static final Theme COMBINATIVE_SEPARATION =
      theme("Combinative separation", "There are three threats, and defences leave each of them alone and each two of"
          + " them.", VELIMIROVIC, Defences::separation).implying(FLECK);
  public static final Theme SELFBLOCK =
      theme("Selfblock", "A defending piece takes a flight from its own King, which the mate needs; in help play, a"
          + " piece of the mated side.", RICE, Defences::selfblock);
  public static final Theme UNGUARD =
      theme("Unguard", "The piece that defends could prevent the mate if it had stayed.", RICE,
          (content, findings) -> each(content, findings, Variation::isUnguard));
  public static final Theme INTERFERENCE =
      theme("Interference",
          "The piece that defends shuts the line of another one of its side, which could prevent the"
              + " mate otherwise.",
          RICE,
          (content, findings) -> each(content, findings,
              variation -> variation.interferedPiece() != SolutionScene.NO_PIECE));
  public static final Theme CROSS_CHECK =
      theme("Cross-check", "A defence gives check, and the answer gives check as well.", RICE, Defences::crossCheck);

  private Defences() {}

  static List<Theme> themes() {
    return List.of(STAR_FLIGHTS, CROSS_FLIGHTS, Y_FLIGHTS, PICKANINNY, KNIGHT_WHEEL, FLECK, COMBINATIVE_SEPARATION,
        SELFBLOCK, UNGUARD, INTERFERENCE, CROSS_CHECK);
  }

  static Theme theme(String name, String definition, String source, Theme.Finder finder) {
    return new Theme(name, DEFENCES, definition, source, finder);
  }

  private static void flights(Content content, Findings findings, Predicate<Set<List<Integer>>> wanted) {
    for (PlayedPhase stage : content.stages()) {
      List<Played> steps = stage.defences().values().stream().filter(move -> move.type() == Schema.KING
          && move.carries() && !move.did(Kind.CASTLING)).toList();
      Set<List<Integer>> ways = steps.stream().map(move -> way(move.move().from(), move.move().to()))
          .collect(Collectors.toSet());
      if (wanted.test(ways) && steps.size() == Long.bitCount(stage.start().flights(stage.start().toMove()))) {
        findings.reportAll("", answered(steps));
      }
    }
  }

  /** The defences whose only answer differs from those of the same piece's other defences. */
  private static List<Played> distinct(PlayedPhase stage) {
    Map<List<Object>, List<Played>> defences = new LinkedHashMap<>();
    for (Played answer : stage.variations()) {
      Played defence = answer.parent().orElseThrow();
      defences.computeIfAbsent(List.of(defence.mover(), answer.identity()), _ -> new ArrayList<>()).add(defence);
    }
    return defences.values().stream().filter(some -> some.size() == 1).map(List::getFirst).toList();
  }

  private static List<Integer> way(int from, int to) {
    return List.of(Square.file(to) - Square.file(from), Square.rank(to) - Square.rank(from));
  }

  private static List<Played> answered(Collection<Played> defences) {
    return defences.stream().map(move -> move.replies().isEmpty() ? move : move.replies().getFirst()).toList();
  }

  private static void fleck(Content content, Findings findings) {
    for (PlayedPhase stage : content.stages()) {
      Map<MoveIdentity, MoveIdentity> single = stage.single();
      if (stage.threats().size() >= 3 && single.values().containsAll(stage.threats().keySet())) {
        List<Played> answers = stage.variations().stream()
            .filter(answer -> stage.threats().containsKey(answer.identity())).toList();
        findings.report("The threats " + Findings.moves(stage.threats().values()) + " are separated: "
            + Findings.list(answers) + ".", answers);
      }
    }
  }

  private static void separation(Content content, Findings findings) {
    for (PlayedPhase stage : content.stages()) {
      Set<Set<MoveIdentity>> left = new HashSet<>();
      List<Played> shown = new ArrayList<>();
      for (Played defence : stage.defences().values()) {
        Set<MoveIdentity> some = defence.replies().stream().map(Played::identity).collect(Collectors.toSet());
        if (stage.threats().keySet().containsAll(some) && left.add(some)) {
          shown.add(defence.replies().getFirst());
        }
      }
      if (stage.threats().size() == 3 && left.stream().filter(some -> some.size() < 3).count() == 6) {
        findings.report("The threats " + Findings.moves(stage.threats().values()) + " are left in all combinations.",
            shown);
      }
    }
  }

  private static void selfblock(Content content, Findings findings) {
    each(content, findings, Variation::isSelfblock);
    List<Played> helped = content.isHelp() ? content.mates().stream().flatMap(ending -> ending.last().line().stream()
        .filter(move -> move.side() == ending.mated())
        .filter(move -> new Variation(move, ending.last(), ending).isSelfblock())).toList() : List.of();
    if (!helped.isEmpty()) {
      findings.report(Findings.moves(helped) + ".", helped);
    }
  }

  private static void each(Content content, Findings findings, Predicate<Variation> shows) {
    List<Played> found = Variation.all(content).stream().flatMap(List::stream).filter(shows).map(Variation::answer)
        .toList();
    findings.reportAll("", found);
  }

  private static void crossCheck(Content content, Findings findings) {
    List<Played> found = content.stages().stream().flatMap(stage -> stage.variations().stream())
        .filter(answer -> answer.before().checkers(answer.side()) != 0
            && answer.after().checkers(1 - answer.side()) != 0)
        .toList();
    findings.reportAll("", found);
  }
}
