package zugwerk.content.theme;

import static zugwerk.content.theme.Theme.Group.ATTACK;
import static zugwerk.content.theme.Themes.RICE;
import static zugwerk.content.theme.Themes.VELIMIROVIC;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.content.Content;
import zugwerk.content.Effect;
import zugwerk.content.Effect.Kind;
import zugwerk.content.Ending;
import zugwerk.content.PhaseTable;
import zugwerk.content.Played;
import zugwerk.content.PlayedPhase;
import zugwerk.content.SolutionScene;

/** Themes of the side that solves: Pawns, batteries, promotions. */
public final class Attack {

  public static final Theme ALBINO =
      theme("Albino", "A Pawn of the side that solves makes all four moves from its first square: as threats and"
          + " answers, as tries and keys, or in the solutions of help play.", (content, findings) -> {
            content.stages().forEach(stage -> AlbinosAndWheels.pawn(findings, AlbinosAndWheels.answers(stage)));
            AlbinosAndWheels.pawn(findings, AlbinosAndWheels.helped(content, true));
            AlbinosAndWheels.pawn(findings,
                content.phases().stream().flatMap(phase -> phase.first().stream()).toList());
          });
  public static final Theme BATTERY_PLAY =
      theme("Battery play", "At least two mates are given by discovered check from the same line piece.",
          (content, findings) -> batteries(content, findings, 2, _ -> true));
  public static final Theme ROYAL_BATTERY =
      theme("Royal battery", "The King mates by moving out of the line of another piece.",
          (content, findings) -> batteries(content, findings, 1, type -> type == Schema.KING));
  public static final Theme INDIRECT_BATTERY =
      theme("Indirect battery",
          "At least two mates open the line of the same piece, or by the same piece, to a square at the King, which"
              + " only the piece behind guards; the piece that moves gives the check.",
          Attack::indirect);
  public static final Theme SIERS_BATTERY =
      theme("Siers battery", "A piece gives check by opening the line of another one, and no longer guards a square."
          + " The King goes there, and the same piece mates with its next move, or gives check in longer play.",
          VELIMIROVIC, Attack::siers);
  public static final Theme HALF_BATTERY =
      theme("Half-battery", "Two pieces stand between a line piece and the enemy King. If one leaves as the key, the"
          + " other mates, or threatens to mate, by discovered check; in a try it is the other way round.",
          Attack::halfBattery);
  public static final Theme DOUBLE_CHECK_MATE =
      theme("Double-check mate", "Two pieces give check in the mate, and either check alone could be met.",
          (content, findings) -> Mates.each(content, findings, ending -> Long.bitCount(ending.checkers()) == 2
              && SolutionScene.squares(ending.checkers())
                  .noneMatch(square -> ending.scene().without(1L << square).isMate())));
  public static final Theme ALLUMWANDLUNG =
      theme("Allumwandlung", "Pawns of one side are promoted to every type that they may become: as first moves and"
          + " only answers of set play, tries and keys, as defences with different answers, or in help play, where"
          + " Pawns of both sides may share it. One of the promotions may fail by stalemate.",
          Attack::allumwandlung);
  public static final Theme BABSON =
      theme("Babson", "A defending Pawn is promoted to every type that it may become, and each time a Pawn of the"
          + " other side answers with the same promotion.", Attack::babson).implying(ALLUMWANDLUNG);

  private Attack() {}

  static List<Theme> themes() {
    return List.of(ALBINO, BATTERY_PLAY, ROYAL_BATTERY, INDIRECT_BATTERY, SIERS_BATTERY, HALF_BATTERY,
        DOUBLE_CHECK_MATE, ALLUMWANDLUNG, BABSON);
  }

  private static Theme theme(String name, String definition, Theme.Finder finder) {
    return theme(name, definition, RICE, finder);
  }

  private static Theme theme(String name, String definition, String source, Theme.Finder finder) {
    return new Theme(name, ATTACK, definition, source, finder);
  }

  /** The mates of each stage of the solution by single answers, and those of help play together. */
  private static List<List<Ending>> mates(Content content) {
    return Stream.concat(content.stages().stream().map(Attack::mates),
        content.isHelp() ? Stream.of(content.mates()) : Stream.empty()).toList();
  }

  private static List<Ending> mates(PlayedPhase stage) {
    return Variation.of(stage).stream().map(Variation::ending).toList();
  }

  /** Mates by discovered check, by the name of the checking piece. */
  private static Map<Integer, List<Played>> discovered(List<Ending> endings, IntPredicate mover) {
    Map<Integer, List<Played>> mates = new LinkedHashMap<>();
    for (Ending ending : endings) {
      Played last = ending.last();
      last.effects(Kind.DISCOVERED_CHECK).stream().filter(_ -> mover.test(last.type()))
          .filter(effect -> effect.squares() == 1L << ending.king())
          .forEach(effect -> mates.computeIfAbsent(effect.piece(), _ -> new ArrayList<>()).add(last));
    }
    return mates;
  }

  private static void batteries(Content content, Findings findings, int least, IntPredicate mover) {
    Map<Integer, List<Played>> all = new LinkedHashMap<>();
    for (List<Ending> endings : mates(content)) {
      discovered(endings, mover).forEach((rear, mates) -> {
        if (mates.stream().map(Played::identity).distinct().count() >= least) {
          all.computeIfAbsent(rear, _ -> new ArrayList<>()).addAll(mates);
        }
      });
    }
    all.forEach((rear, mates) -> findings.reportAll(from(rear, mates), mates));
  }

  /** Where the rear piece stands, which may differ from mate to mate. */
  private static String from(int rear, List<Played> mates) {
    List<String> places = mates.stream().map(Played::before).map(scene -> scene.place(scene.square(rear))).distinct()
        .toList();
    return "From " + String.join(" and ", places) + ": ";
  }

  private static void indirect(Content content, Findings findings) {
    for (List<Ending> endings : mates(content)) {
      Map<Integer, List<Played>> rears = new LinkedHashMap<>();
      Map<Integer, List<Played>> fronts = new LinkedHashMap<>();
      endings.stream().filter(end -> end.last().did(Kind.CHECK) && !end.last().did(Kind.DISCOVERED_CHECK))
          .forEach(ending -> opens(ending).forEach(rear -> {
            rears.computeIfAbsent(rear, _ -> new ArrayList<>()).add(ending.last());
            fronts.computeIfAbsent(ending.last().mover(), _ -> new ArrayList<>()).add(ending.last());
          }));
      rears.values().removeIf(shown -> shown.stream().map(Played::identity).distinct().count() < 2);
      rears.forEach((rear, shown) -> findings.reportAll(from(rear, shown), shown));
      fronts.values().stream().filter(shown -> rears.isEmpty()
          && shown.stream().map(Played::identity).distinct().count() > 1)
          .forEach(shown -> findings.reportAll("", shown));
    }
  }

  /** The pieces whose line the answer opens to a square around the King that nothing else guards. */
  private static List<Integer> opens(Ending ending) {
    return ending.last().effects(Kind.LINE_OPENED).stream()
        .filter(effect -> SolutionScene.squares(effect.squares() & ending.field() & ~ending.blocks())
            .anyMatch(square -> ending.guards(square) == 1L << ending.scene().square(effect.piece())))
        .map(Effect::piece).toList();
  }

  private static void siers(Content content, Findings findings) {
    List<Played> shown = content.lines().stream().flatMap(List::stream).distinct().filter(Attack::isSiers).toList();
    findings.reportAll("", shown);
  }

  /** Whether a move gives check with the piece that has just fired a battery and given the King a flight. */
  private static boolean isSiers(Played check) {
    Optional<Played> flight = check.parent().filter(move -> move.type() == Schema.KING && move.carries());
    return flight.flatMap(Played::parent).filter(fires -> fires.mover() == check.mover() && check.carries()
        && fires.did(Kind.DISCOVERED_CHECK) && fires.effects(Kind.GUARD_LEFT).stream()
            .anyMatch(effect -> effect.piece() == fires.mover()
                && (effect.squares() >>> flight.get().move().to() & 1) != 0))
        .isPresent() && check.did(Kind.CHECK) && flight.get().replies().size() == 1;
  }

  private static void halfBattery(Content content, Findings findings) {
    for (PlayedPhase key : content.solutions()) {
      for (PlayedPhase attempt : content.phases()) {
        if (attempt.kind() == PhaseTable.Kind.TRY && key.first().isPresent() && attempt.first().isPresent()) {
          List<Played> one = fires(key, key.first().get(), attempt.first().get().mover());
          List<Played> other = fires(attempt, attempt.first().get(), key.first().get().mover());
          if (!one.isEmpty() && !other.isEmpty()) {
            findings.report(Findings.capital(attempt.title()) + ": " + Findings.list(other) + "; " + key.title() + ": "
                + Findings.list(one) + ".", Stream.concat(other.stream(), one.stream()).toList());
          }
        }
      }
    }
  }

  private static List<Played> fires(PlayedPhase phase, Played first, int front) {
    Set<Integer> rears = first.effects(Kind.BATTERY).stream().filter(effect -> effect.piece() == front)
        .map(Effect::other).collect(Collectors.toSet());
    SolutionScene before = first.before();
    List<Ending> endings = Stream.concat(mates(phase).stream(),
        phase.threats().values().stream().flatMap(threat -> Ending.of(threat).stream())).toList();
    return discovered(endings, _ -> true).entrySet().stream().filter(entry -> rears.contains(entry.getKey()))
        .filter(entry -> before.square(entry.getKey()) == first.after().square(entry.getKey()))
        .flatMap(entry -> entry.getValue().stream()).filter(mate -> mate.mover() == front).toList();
  }

  private static Set<Integer> becomes(Played move) {
    return move.effects(Kind.PROMOTION).stream().map(effect -> move.after().square(effect.piece()))
        .map(square -> Piece.type(move.after().piece(square))).collect(Collectors.toSet());
  }

  private static Set<Integer> promotions(SolutionScene scene) {
    return IntStream.of(scene.variant().promotions()).boxed().collect(Collectors.toSet());
  }

  private static void allumwandlung(Content content, Findings findings) {
    List<Played> solving = new ArrayList<>();
    if (content.isHelp()) {
      for (int side = 0; side < 2; side++) {
        int one = side;
        turns(findings, content.lines().stream().flatMap(List::stream).filter(move -> move.side() == one).toList());
      }
      solving.addAll(content.lines().stream().flatMap(List::stream).toList());
    } else {
      solving.addAll(content.solutions().stream().flatMap(phase -> phase.first().stream()).toList());
      for (PlayedPhase stage : content.stages()) {
        solving.addAll(stage.variations());
        long answers = stage.variations().stream().filter(answer -> isPromotion(answer.parent().orElseThrow()))
            .map(Played::identity).distinct().count();
        if (answers >= promotions(stage.start()).size()) {
          turns(findings, stage.variations().stream().map(answer -> answer.parent().orElseThrow()).toList());
        }
      }
    }
    if (findings.all().isEmpty()) {
      turns(findings, solving);
    }
    if (findings.all().isEmpty()) {
      turns(findings, virtual(content), stalemates(content));
    }
  }

  /** A stalemate refutes a promotion as well as a move does, but is no try of the solution: by type, the new piece. */
  private static Map<Integer, String> stalemates(Content content) {
    Map<Integer, String> pieces = new TreeMap<>();
    content.phases().stream().flatMap(phase -> phase.first().stream()).filter(Attack::isPromotion).forEach(first -> {
      int to = first.move().to();
      first.before().legal().stream().filter(move -> move.from() == first.move().from() && move.to() == to)
          .map(first.before()::after).filter(scene -> scene.legal().isEmpty() && !scene.isMate())
          .forEach(scene -> pieces.putIfAbsent(Piece.type(scene.piece(to)), scene.place(to)));
    });
    return pieces;
  }

  /** First moves and single answers of set play, tries and keys. */
  private static List<Played> virtual(Content content) {
    return content.phases().stream().flatMap(phase -> Stream.concat(phase.first().stream(),
        phase.variations().stream())).toList();
  }

  private static void turns(Findings findings, List<Played> moves) {
    turns(findings, moves, Map.of());
  }

  private static void turns(Findings findings, List<Played> moves, Map<Integer, String> stalemates) {
    Map<Integer, Played> shown = new LinkedHashMap<>();
    moves.stream().filter(Attack::isPromotion)
        .forEach(move -> becomes(move).forEach(type -> shown.putIfAbsent(type, move)));
    if (shown.isEmpty()) {
      return;
    }
    Set<Integer> missing = new TreeSet<>(promotions(shown.values().iterator().next().before()));
    missing.removeAll(shown.keySet());
    if (stalemates.keySet().containsAll(missing)) {
      findings.reportAll(missing.isEmpty()
          ? ""
          : "With stalemate by " + missing.stream().map(stalemates::get).collect(Collectors.joining(" and ")) + ": ",
          shown.values());
    }
  }

  private static boolean isPromotion(Played move) {
    return move.carries() && move.type() == move.before().variant().pawn() && move.did(Kind.PROMOTION);
  }

  private static void babson(Content content, Findings findings) {
    for (PlayedPhase stage : content.stages()) {
      Map<Integer, Played> echoed = new LinkedHashMap<>();
      Set<Integer> all = new TreeSet<>(promotions(stage.start()));
      for (Played answer : stage.variations()) {
        Played defence = answer.parent().orElseThrow();
        if (isPromotion(defence) && isPromotion(answer) && becomes(defence).equals(becomes(answer))) {
          becomes(defence).forEach(type -> echoed.putIfAbsent(type, answer));
        }
      }
      if (echoed.keySet().containsAll(all)) {
        findings.reportAll("", echoed.values());
      }
    }
  }
}
