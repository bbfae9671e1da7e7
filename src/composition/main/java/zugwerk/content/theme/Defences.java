package zugwerk.content.theme;

import static zugwerk.content.theme.Theme.Group.DEFENCES;
import static zugwerk.content.theme.Themes.RICE;
import static zugwerk.content.theme.Themes.VELIMIROVIC;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.content.Act;
import zugwerk.content.Content;
import zugwerk.content.Effect.Kind;
import zugwerk.content.Played;
import zugwerk.content.PlayedPhase;
import zugwerk.content.SolutionScene;

/** Themes of the side that defends, after a key or a later move of the solution, and the harm of its defences. */
final class Defences {

  private static final Set<List<Integer>> DIAGONAL = Set.of(List.of(1, 1), List.of(1, -1), List.of(-1, 1),
      List.of(-1, -1));
  private static final Set<List<Integer>> STRAIGHT = Set.of(List.of(1, 0), List.of(-1, 0), List.of(0, 1),
      List.of(0, -1));
  private static final List<Set<List<Integer>>> FORKS = List.of(
      Set.of(List.of(0, -1), List.of(-1, 1), List.of(1, 1)), Set.of(List.of(0, 1), List.of(-1, -1), List.of(1, -1)));

  private Defences() {}

  static List<Theme> themes() {
    return List.of(
        theme("Star flights", "The King has exactly the four diagonal flights, each of which is answered.", RICE,
            (content, findings) -> flights(content, findings, DIAGONAL::equals)),
        theme("Cross flights", "The King has exactly the four flights along rank and file, each of which is answered.",
            RICE, (content, findings) -> flights(content, findings, STRAIGHT::equals)),
        theme("Y flights", "The King has exactly one flight along the file and the two diagonal ones on the other side,"
            + " each of which is answered.", VELIMIROVIC,
            (content, findings) -> flights(content, findings, FORKS::contains)),
        theme("Pickaninny", "A defending Pawn makes all four moves from its first square: one step, two steps and both"
            + " captures; each has an answer of its own.", RICE,
            (content, findings) -> content.stages()
                .forEach(stage -> AlbinosAndWheels.pawn(findings, distinct(stage)))),
        theme("Knight wheel",
            "A piece makes all eight moves of a Knight from one square: as threats and answers, or as"
                + " defences with an answer of its own each.",
            RICE, (content, findings) -> content.stages().forEach(stage -> {
              AlbinosAndWheels.knight(findings, distinct(stage));
              AlbinosAndWheels.knight(findings, AlbinosAndWheels.answers(stage));
            })),
        theme("Fleck", "There are at least three threats, and after each of them defences leave it as the only answer.",
            RICE, Defences::fleck),
        theme("Combinative separation", "There are three threats, and defences leave each of them alone and each two of"
            + " them.", VELIMIROVIC, Defences::separation),
        theme("Selfblock", "A defending piece takes a flight from its own King, which the mate needs.", RICE,
            (content, findings) -> each(content, findings, Variation::isSelfblock)),
        theme("Unguard", "The piece that defends could prevent the mate if it had stayed.", RICE,
            (content, findings) -> each(content, findings, Variation::isUnguard)),
        theme("Interference",
            "The piece that defends shuts the line of another one of its side, which could prevent the"
                + " mate otherwise.",
            RICE,
            (content, findings) -> each(content, findings,
                variation -> variation.interferedPiece() != SolutionScene.NO_PIECE)),
        theme("Grimshaw", "Two unlike pieces shut each other's lines on the same empty square.", RICE,
            (content, findings) -> crossings(content, findings, false)),
        theme("Novotny", "A piece goes to the crossing of the lines of two unlike pieces; whichever captures it shuts"
            + " the line of the other.", RICE, (content, findings) -> crossings(content, findings, true)),
        theme("Plachutta",
            "A piece goes to the crossing of the lines of two pieces that move alike there. Whichever captures it shuts"
                + " the line of the other, and is drawn away from its own guard.",
            RICE, Defences::plachutta),
        theme("Würzburg-Plachutta",
            "Two pieces that move alike shut each other's lines on the same empty square. Each time, the"
                + " piece that shuts the line is drawn away from its own guard.",
            VELIMIROVIC,
            (content, findings) -> overloads(content, findings, true)),
        theme("Holzhausen",
            "A piece shuts the line of one that moves alike, which does not do so on the same square. The piece"
                + " that shuts the line is drawn away from its own guard.",
            VELIMIROVIC,
            (content, findings) -> overloads(content, findings, false)),
        theme("Cross-check", "A defence gives check, and the answer gives check as well.", RICE, Defences::crossCheck));
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
      defences.computeIfAbsent(List.of(defence.mover(), answer.act()), _ -> new ArrayList<>()).add(defence);
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
      Map<Act, Act> single = stage.single();
      if (stage.threats().size() >= 3 && single.values().containsAll(stage.threats().keySet())) {
        List<Played> answers = stage.variations().stream()
            .filter(answer -> stage.threats().containsKey(answer.act())).toList();
        findings.report("The threats " + Findings.moves(stage.threats().values()) + " are separated: "
            + Findings.list(answers) + ".", answers);
      }
    }
  }

  private static void separation(Content content, Findings findings) {
    for (PlayedPhase stage : content.stages()) {
      Set<Set<Act>> left = new HashSet<>();
      List<Played> shown = new ArrayList<>();
      for (Played defence : stage.defences().values()) {
        Set<Act> some = defence.replies().stream().map(Played::act).collect(Collectors.toSet());
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

  private static void each(Content content, Findings findings, Predicate<Variation> shows) {
    List<Played> found = Variation.all(content).stream().flatMap(List::stream).filter(shows).map(Variation::answer)
        .toList();
    findings.reportAll("", found);
  }

  private static void crossings(Content content, Findings findings, boolean occupied) {
    for (List<Variation> stage : Variation.all(content)) {
      for (Variation one : stage) {
        int shut = one.interferedPiece();
        for (Variation other : shut == SolutionScene.NO_PIECE ? List.<Variation>of() : stage) {
          boolean mutual = other.defence().mover() == shut && other.interferedPiece() == one.defence().mover();
          int square = one.defence().move().to();
          if (mutual && one.defence().mover() < shut && other.defence().move().to() == square && unlike(one, other)
              && !one.answer().act().equals(other.answer().act())
              && occupied == (one.defence().captures() && other.defence().captures() && arrivedAt(one, square))
              && occupied == (one.defence().captures() || other.defence().captures())) {
            findings.report((occupied ? one.defence().parent().map(Played::text).orElse("") + " " : "On ")
                + (occupied ? "on " : "") + Square.name(square) + ": " + one.answer().variation() + ", "
                + other.answer().variation() + ".", List.of(one.answer(), other.answer()));
          }
        }
      }
    }
  }

  private static boolean unlike(Variation one, Variation other) {
    return one.defence().type() != other.defence().type();
  }

  private static boolean arrivedAt(Variation variation, int square) {
    return variation.defence().parent().filter(move -> move.carries() && move.move().to() == square).isPresent();
  }

  private static void plachutta(Content content, Findings findings) {
    overloads(content, (one, other) -> {
      if (arrived(one) && arrived(other)) {
        findings.report(one.parent().flatMap(Played::parent).map(Played::text).orElse("") + ": "
            + one.variation() + ", " + other.variation() + ".", List.of(one, other));
      }
    });
  }

  /** Würzburg-Plachuttas, or Holzhausens that are not part of one. */
  private static void overloads(Content content, Findings findings, boolean mutual) {
    Set<Played> paired = new LinkedHashSet<>();
    overloads(content, (one, other) -> {
      if (!captures(one) && !captures(other)) {
        paired.addAll(List.of(one, other));
        if (mutual) {
          findings.report("On " + one.parent().orElseThrow().arrival() + ": " + one.variation() + ", "
              + other.variation() + ".", List.of(one, other));
        }
      }
    });
    for (PlayedPhase stage : mutual ? List.<PlayedPhase>of() : content.stages()) {
      stage.variations().stream().filter(one -> !captures(one) && !paired.contains(one))
          .filter(one -> others(one).anyMatch(piece -> takesOver(one, piece)))
          .forEach(one -> findings.report("On " + one.parent().orElseThrow().arrival() + ": " + one.variation()
              + ".", List.of(one)));
    }
  }

  /** Visits each two variations in which two pieces go to the same square and take over each other's guards. */
  private static void overloads(Content content, BiConsumer<Played, Played> action) {
    for (PlayedPhase stage : content.stages()) {
      for (Played one : stage.variations()) {
        for (Played other : stage.variations()) {
          Played first = one.parent().orElseThrow();
          Played second = other.parent().orElseThrow();
          if (first.mover() < second.mover() && first.move().to() == second.move().to()
              && takesOver(one, second.mover()) && takesOver(other, first.mover())) {
            action.accept(one, other);
          }
        }
      }
    }
  }

  private static boolean captures(Played answer) {
    return answer.parent().orElseThrow().captures();
  }

  private static Stream<Integer> others(Played answer) {
    Played defence = answer.parent().orElseThrow();
    SolutionScene scene = answer.before();
    return SolutionScene.squares(scene.pieces(defence.side())).mapToObj(scene::name)
        .filter(name -> name != defence.mover());
  }

  private static boolean arrived(Played answer) {
    Played defence = answer.parent().orElseThrow();
    return defence.captures() && defence.parent().filter(move -> move.carries()
        && move.move().to() == defence.move().to()).isPresent();
  }

  /**
   * Whether a defending piece obstructs another one on the same line, so that it alone can capture the answer; when it
   * does, it leaves the square of another mate.
   */
  private static boolean takesOver(Played answer, int other) {
    Played defence = answer.parent().orElseThrow();
    int crossing = defence.move().to();
    int offered = answer.move().to();
    int guard = answer.after().square(other);
    if (!defence.carries() || defence.type() == Schema.KING || guard == SolutionScene.NO_PIECE || !answer.carries()) {
      return false;
    }
    long alone = answer.after().attackers(offered, defence.side());
    long open = answer.after().attackers(offered, defence.side(), answer.after().occupied() & ~Square.bit(crossing));
    return alone == Square.bit(crossing) && (open >>> guard & 1) != 0
        && answer.replies().stream().anyMatch(reply -> reply.mover() == defence.mover()
            && reply.move().to() == offered && reply.replies().stream().anyMatch(mate -> mate.node().goal()));
  }

  private static void crossCheck(Content content, Findings findings) {
    List<Played> found = content.stages().stream().flatMap(stage -> stage.variations().stream())
        .filter(answer -> answer.before().checkers(answer.side()) != 0
            && answer.after().checkers(1 - answer.side()) != 0)
        .toList();
    findings.reportAll("", found);
  }
}
