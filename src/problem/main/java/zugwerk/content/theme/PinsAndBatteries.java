package zugwerk.content.theme;

import static zugwerk.content.theme.Theme.Group.ATTACK;
import static zugwerk.content.theme.Themes.HELPMAN;
import static zugwerk.content.theme.Themes.RICE;
import static zugwerk.content.theme.Themes.VELIMIROVIC;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.content.Content;
import zugwerk.content.Effect.Kind;
import zugwerk.content.Ending;
import zugwerk.content.PhaseTable;
import zugwerk.content.Played;
import zugwerk.content.PlayedPhase;
import zugwerk.content.SolutionScene;
import zugwerk.rules.Move;

/** Themes of pinned pieces, of batteries, and of line pieces that wait behind others. */
public final class PinsAndBatteries {

  private static final int MANY = 2;

  public static final Theme PELLE_MOVES =
      theme("Pelle moves", "A pinned piece moves along the line of its pin and stays pinned: as the key, in at least"
          + " two mates, in at least two defences whose answers differ and do not capture it, or in every solution of"
          + " help play.", VELIMIROVIC,
          PinsAndBatteries::pelle);
  public static final Theme SELF_PIN_DEFENCE =
      Defences.theme("Self-pin defence", "A piece defends by pinning itself, and the mate needs this pin.", RICE,
          (content, findings) -> Variation.report(content, findings, false, PinsAndBatteries::pinsItself));
  public static final Theme BATTERY_DESTRUCTION =
      theme("Battery destruction",
          "A battery mates in the set play. The key gives it up: its piece leaves the rear of"
              + " the battery, or shuts its line.",
          VELIMIROVIC,
          PinsAndBatteries::destruction);
  public static final Theme AMBUSH =
      theme("Ambush", "The key takes a line piece behind two or more others, of which one or more belong to the other"
          + " side. In at least two mates that differ, they have left the line, and the line piece guards a square"
          + " alone, or pins a defender, behind where they stood.", HELPMAN, PinsAndBatteries::ambush);
  public static final Theme FOCAL_PLAY =
      Defences.theme("Focal play",
          "In zugzwang, a line piece guards two squares against a mate on each. Whatever move it"
              + " makes, it leaves one of them, and at least one move leaves each alone.",
          RICE,
          PinsAndBatteries::focal);

  private PinsAndBatteries() {}

  static List<Theme> themes() {
    return List.of(PELLE_MOVES, SELF_PIN_DEFENCE, BATTERY_DESTRUCTION, AMBUSH, FOCAL_PLAY);
  }

  private static Theme theme(String name, String definition, String source, Theme.Finder finder) {
    return new Theme(name, ATTACK, definition, source, finder);
  }

  /** Whether a pinned piece moves, and stays pinned by the same piece. */
  private static boolean isPelle(Played move) {
    if (!move.carries() || move.type() == Schema.KING) {
      return false;
    }
    long pinning = move.before().behind(move.move().from(), move.side());
    int to = move.after().square(move.mover());
    return pinning != 0 && to == move.move().to() && (move.after().behind(to, move.side()) & pinning) == pinning;
  }

  private static void pelle(Content content, Findings findings) {
    if (content.isHelp()) {
      List<Optional<Played>> moves = content.mates().stream()
          .map(ending -> ending.last().line().stream().filter(PinsAndBatteries::isPelle).findFirst()).toList();
      if (!moves.isEmpty() && moves.stream().allMatch(Optional::isPresent)) {
        List<Played> shown = moves.stream().flatMap(Optional::stream).toList();
        findings.report(Findings.moves(shown) + ".", shown);
      }
      return;
    }
    content.solutions().stream().flatMap(phase -> phase.first().stream()).filter(PinsAndBatteries::isPelle)
        .forEach(key -> findings.report("The key " + key.text() + " keeps the pin.", List.of(key)));
    for (PlayedPhase stage : content.stages()) {
      List<Played> answers = stage.variations();
      several(findings, answers.stream().filter(answer -> isPelle(answer.parent().orElseThrow())
          && !takes(answer)).toList());
      several(findings, answers.stream().filter(PinsAndBatteries::isPelle).toList());
    }
  }

  private static void several(Findings findings, List<Played> answers) {
    if (answers.stream().map(Played::identity).distinct().count() >= MANY) {
      findings.reportAll("", answers);
    }
  }

  /** Whether an answer goes to the square of the defence. */
  private static boolean takes(Played answer) {
    return answer.move().to() == answer.parent().orElseThrow().move().to();
  }

  private static boolean pinsItself(Variation variation) {
    Played defence = variation.defence();
    return defence.effects(Kind.PIN).stream().anyMatch(effect -> effect.piece() == defence.mover())
        && variation.needsPinOf(defence.mover());
  }

  private static void destruction(Content content, Findings findings) {
    List<Played> set = content.phases().stream().filter(phase -> phase.kind() == PhaseTable.Kind.SET_PLAY)
        .flatMap(phase -> phase.variations().stream()).filter(answer -> answer.node().goal()).toList();
    for (Played key : content.solutions().stream().flatMap(phase -> phase.first().stream()).toList()) {
      List<Played> lost = set.stream().filter(mate -> mate.part().equals(key.part()) && isLost(key, mate)).toList();
      if (!lost.isEmpty() && key.carries() && key.after().checkers(1 - key.side()) == 0) {
        findings.report("Set play: " + Findings.list(lost) + "; the key " + key.text() + " gives up the battery.",
            Stream.concat(lost.stream(), Stream.of(key)).toList());
      }
    }
  }

  /** Whether a set mate fires a battery that no longer exists after the key, which does not move the front piece. */
  private static boolean isLost(Played key, Played mate) {
    int front = key.after().square(mate.mover());
    return mate.mover() != key.mover() && front != SolutionScene.NO_PIECE && mate.did(Kind.DISCOVERED_CHECK)
        && mate.before().king(1 - key.side()) == key.after().king(1 - key.side())
        && key.before().behind(key.before().square(mate.mover()), 1 - key.side()) != 0
        && key.after().behind(front, 1 - key.side()) == 0;
  }

  private static void ambush(Content content, Findings findings) {
    for (PlayedPhase phase : content.solutions()) {
      Optional<Played> key = phase.first().filter(move -> move.carries() && move.type() != Schema.KING);
      List<Played> shown = key.isEmpty() ? List.of() : Variation.of(phase).stream()
          .filter(variation -> isOpenedFor(variation, key.get())).map(Variation::answer).toList();
      if (shown.stream().map(Played::identity).distinct().count() >= MANY) {
        findings.reportAll(key.get().text() + "! ", shown);
      }
    }
  }

  /** Whether the key piece guards a square alone, or pins a piece, over a square that was occupied after the key. */
  private static boolean isOpenedFor(Variation variation, Played key) {
    Ending ending = variation.ending();
    int square = ending.scene().square(key.mover());
    if (square != key.move().to() || variation.answer().mover() == key.mover()
        || variation.defence().mover() == key.mover() || (ending.checkers() >>> square & 1) != 0) {
      return false;
    }
    IntStream guarded = SolutionScene.squares(ending.field() & ~ending.blocks())
        .filter(one -> ending.guards(one) == Square.bit(square));
    IntStream pinned = SolutionScene.squares(ending.pins())
        .filter(one -> ending.scene().behind(one, ending.mated()) == Square.bit(square));
    long before = key.after().occupied() & ~Square.bit(key.after().king(ending.mated()));
    return IntStream.concat(guarded, pinned).anyMatch(target -> {
      int[] masks = SolutionScene.squares(before)
          .filter(mask -> mask != target && mask != square && LinePlay.isBetween(square, mask, target)).toArray();
      return masks.length >= MANY
          && IntStream.of(masks).anyMatch(mask -> key.after().holds(mask, ending.mated()));
    });
  }

  private static void focal(Content content, Findings findings) {
    for (PlayedPhase stage : content.stages()) {
      if (stage.isZugzwang()) {
        stage.variations().stream().collect(Collectors.groupingBy(answer -> answer.parent().orElseThrow().mover()))
            .forEach((piece, answers) -> focal(findings, stage, piece, answers));
      }
    }
  }

  private static void focal(Findings findings, PlayedPhase stage, int piece, List<Played> answers) {
    SolutionScene start = stage.start();
    List<Played> mates = distinct(answers.stream().filter(answer -> answer.node().goal() && !takes(answer)
        && isGuardedBy(start, answer, piece)));
    long moves = start.legal().stream().filter(move -> start.name(move.from()) == piece).count();
    List<Played> defences = stage.defences().values().stream().filter(defence -> defence.mover() == piece).toList();
    boolean all = defences.size() == moves && defences.stream().allMatch(defence -> defence.replies().stream()
        .anyMatch(reply -> mates.stream().anyMatch(mate -> mate.identity().equals(reply.identity())
            || mate.move().to() == reply.move().to())));
    if (all && mates.size() == MANY && mates.getFirst().move().to() != mates.getLast().move().to()) {
      findings.report("Foci of " + start.place(start.square(piece)) + ": "
          + mates.stream().map(Played::arrival).collect(Collectors.joining(" and ")) + ": " + Findings.list(mates)
          + ".",
          mates);
    }
  }

  private static List<Played> distinct(Stream<Played> moves) {
    List<Played> all = new ArrayList<>();
    moves.filter(move -> all.stream().noneMatch(one -> one.identity().equals(move.identity()))).forEach(all::add);
    return all;
  }

  /** Whether a mate, played at once, could be met only by one piece, by a capture on its square. */
  private static boolean isGuardedBy(SolutionScene start, Played mate, int piece) {
    SolutionScene scene = start.passed();
    boolean possible = scene.name(mate.move().from()) == mate.mover() && scene.legal().contains(mate.move());
    List<Move> replies = possible ? scene.after(mate.move()).legal() : List.of();
    return !replies.isEmpty() && replies.stream().allMatch(reply -> scene.name(reply.from()) == piece
        && reply.to() == mate.move().to() && isLinePiece(start, reply));
  }

  private static boolean isLinePiece(SolutionScene scene, Move move) {
    int[] way = Journeys.way(move.from(), move.to());
    int type = Piece.type(scene.piece(move.from()));
    return type != Schema.KING && type != scene.variant().pawn() && (way[0] == 0 || way[1] == 0
        || Math.abs(way[0]) == Math.abs(way[1]));
  }
}
