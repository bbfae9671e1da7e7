package zugwerk.content.theme;

import static zugwerk.content.theme.Defences.theme;
import static zugwerk.content.theme.Themes.RICE;
import static zugwerk.content.theme.Themes.VELIMIROVIC;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.content.Content;
import zugwerk.content.Ending;
import zugwerk.content.Played;
import zugwerk.content.PlayedPhase;
import zugwerk.content.SolutionScene;
import zugwerk.rules.Move;

/**
 * Themes of a square on which lines of two pieces cross, at each move of the side that solves. In longer play the harm
 * of a shut line may show in any mate that follows.
 */
public final class Crossings {

  public static final Theme GRIMSHAW =
      theme("Grimshaw", "Two unlike pieces shut each other's lines on the same empty square, in two variations, or in"
          + " two solutions of help play.", RICE, Crossings::grimshaw).implying(Defences.INTERFERENCE);
  public static final Theme NOVOTNY =
      theme("Novotny", "A piece goes to the crossing of the lines of two unlike pieces. Whichever captures it shuts"
          + " the line of the other, and each capture has another answer; or two threats use one shut line each.",
          RICE, Crossings::novotny).implying(Defences.INTERFERENCE);
  public static final Theme PLACHUTTA =
      theme("Plachutta",
          "A piece goes to the crossing of the lines of two pieces that move alike there. Whichever captures it shuts"
              + " the line of the other, and is drawn away from its own guard.",
          RICE, Crossings::plachutta);
  public static final Theme HOLZHAUSEN =
      theme("Holzhausen",
          "A piece shuts the line of one that moves alike, which does not do so on the same square. The piece"
              + " that shuts the line is drawn away from its own guard.",
          VELIMIROVIC, (content, findings) -> overloads(content, findings, false));
  public static final Theme WURZBURG_PLACHUTTA =
      theme("Würzburg-Plachutta",
          "Two pieces that move alike shut each other's lines on the same empty square. Each time, the"
              + " piece that shuts the line is drawn away from its own guard.",
          VELIMIROVIC, (content, findings) -> overloads(content, findings, true)).implying(HOLZHAUSEN);

  private Crossings() {}

  static List<Theme> themes() {
    return List.of(GRIMSHAW, NOVOTNY, PLACHUTTA, WURZBURG_PLACHUTTA, HOLZHAUSEN);
  }

  /** A move to a square, what shows its harm, and the pieces of its side whose lines it shuts there. */
  private record Arrival(Played move, Played shown, Set<Integer> interfered) {

    int square() {
      return move.move().to();
    }

    boolean shuts(Arrival other) {
      return interfered.contains(other.move.mover());
    }

    boolean isUnlike(Arrival other) {
      return move.type() != other.move.type();
    }
  }

  private static List<Arrival> arrivals(PlayedPhase stage) {
    List<Arrival> arrivals = new ArrayList<>();
    Variation.withPlay(stage).forEach((answer, mates) -> {
      Played defence = answer.parent().orElseThrow();
      if (defence.carries() && defence.type() != Schema.KING) {
        arrivals.add(new Arrival(defence, answer, mates.stream().flatMap(mate -> mate.shutPieces().stream())
            .collect(Collectors.toSet())));
      }
    });
    return arrivals;
  }

  /** Visits each two arrivals of different pieces on the same square. */
  private static void pairs(List<Arrival> arrivals, BiConsumer<Arrival, Arrival> action) {
    for (Arrival one : arrivals) {
      arrivals.stream().filter(other -> one.move.mover() < other.move.mover() && one.square() == other.square()
          && one.isUnlike(other)).forEach(other -> action.accept(one, other));
    }
  }

  private static void grimshaw(Content content, Findings findings) {
    for (PlayedPhase stage : content.stages()) {
      pairs(arrivals(stage), (one, other) -> {
        if (one.shuts(other) && other.shuts(one) && !one.shown.identity().equals(other.shown.identity())
            && !one.move.captures() && !other.move.captures()) {
          findings.report("On " + Square.name(one.square()) + ": " + one.shown.variation() + ", "
              + other.shown.variation() + ".", List.of(one.shown, other.shown));
        }
      });
    }
    if (content.isHelp()) {
      pairs(content.mates().stream().flatMap(Crossings::arrivals).toList(), (one, other) -> {
        if (one.shuts(other) && other.shuts(one) && !one.shown.equals(other.shown)) {
          findings.report("On " + Square.name(one.square()) + ": " + one.move.text() + " and " + other.move.text()
              + ".", List.of(one.shown, other.shown));
        }
      });
    }
  }

  /** The arrivals of the mated side in a solution of help play. */
  private static Stream<Arrival> arrivals(Ending ending) {
    return ending.last().line().stream().filter(move -> move.side() == ending.mated() && move.carries())
        .map(move -> new Arrival(move, ending.last(), new Variation(move, ending.last(), ending).shutPieces()))
        .filter(arrival -> !arrival.interfered.isEmpty());
  }

  private static void novotny(Content content, Findings findings) {
    for (PlayedPhase stage : content.stages()) {
      Optional<Played> first = stage.first().filter(Played::carries);
      if (first.isPresent()) {
        int square = first.get().move().to();
        Set<Integer> lines = crossing(stage, square);
        pairs(arrivals(stage), (one, other) -> {
          boolean crosses = one.square() == square && lines.contains(one.move.mover())
              && lines.contains(other.move.mover());
          if (crosses && !one.shown.identity().equals(other.shown.identity())
              && (one.shuts(other) || other.shuts(one))) {
            report(findings, first.get(), List.of(one.shown, other.shown));
          }
        });
        threatened(findings, stage, first.get(), lines);
      }
    }
  }

  /** The pieces of the defending side that can capture on a square, and whose lines go on beyond it. */
  private static Set<Integer> crossing(PlayedPhase stage, int square) {
    SolutionScene scene = stage.start();
    return scene.legal().stream().filter(move -> move instanceof Move.Step && move.to() == square)
        .filter(move -> scene.isLinePiece(move.from()) && goesBeyond(scene, move)).map(move -> scene.name(move.from()))
        .collect(Collectors.toSet());
  }

  static boolean goesBeyond(SolutionScene scene, Move move) {
    long open = scene.occupied() & ~Square.bit(move.to());
    return SolutionScene.squares(-1L).filter(beyond -> beyond != move.to())
        .filter(beyond -> LinePlay.isBetween(move.from(), move.to(), beyond))
        .anyMatch(beyond -> (scene.attackers(beyond, scene.toMove(), open) >>> move.from() & 1) != 0);
  }

  /** Two threats, each of which one of two unlike pieces could meet over the square if the first move were undone. */
  private static void threatened(Findings findings, PlayedPhase stage, Played first, Set<Integer> lines) {
    Map<Played, Set<Integer>> met = new LinkedHashMap<>();
    stage.threats().values().forEach(threat -> Ending.of(threat).ifPresent(ending -> met.put(threat,
        meeting(ending.scene(), first.move().to(), lines))));
    for (Played one : met.keySet()) {
      for (Played other : met.keySet()) {
        boolean crosses = one != other && met.getOrDefault(one, Set.of()).stream().anyMatch(piece -> met
            .getOrDefault(other, Set.of()).stream().anyMatch(second -> isUnlike(first.after(), piece, second)));
        if (crosses && findings.all().isEmpty()) {
          report(findings, first, List.of(one, other));
        }
      }
    }
  }

  private static boolean isUnlike(SolutionScene scene, int one, int other) {
    return one != other && scene.piece(scene.square(one)) != scene.piece(scene.square(other));
  }

  private static Set<Integer> meeting(SolutionScene end, int square, Set<Integer> lines) {
    SolutionScene open = end.without(Square.bit(square));
    Set<Integer> meeting = new HashSet<>();
    open.legal().stream().filter(move -> move instanceof Move.Step && move.to() != square
        && LinePlay.isBetween(move.from(), square, move.to())).map(move -> open.name(move.from()))
        .filter(lines::contains).forEach(meeting::add);
    return meeting;
  }

  private static void report(Findings findings, Played first, List<Played> shown) {
    findings.report(first.text() + " on " + first.arrival() + ": " + Findings.list(shown) + ".",
        Stream.concat(first.parent().isEmpty() ? Stream.of(first) : Stream.empty(), shown.stream()).toList());
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
    Set<Integer> captures = answer.after().legal().stream()
        .filter(move -> move instanceof Move.Step && move.to() == offered).map(Move::from).collect(Collectors.toSet());
    long open = answer.after().attackers(offered, defence.side(), answer.after().occupied() & ~Square.bit(crossing));
    return captures.equals(Set.of(crossing)) && (open >>> guard & 1) != 0
        && answer.replies().stream().anyMatch(reply -> reply.mover() == defence.mover()
            && reply.move().to() == offered && reply.replies().stream().anyMatch(mate -> mate.node().goal()));
  }
}
