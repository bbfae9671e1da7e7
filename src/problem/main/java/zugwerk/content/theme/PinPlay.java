package zugwerk.content.theme;

import static zugwerk.content.theme.Defences.theme;
import static zugwerk.content.theme.Themes.RICE;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.content.Content;
import zugwerk.content.Effect;
import zugwerk.content.Effect.Kind;
import zugwerk.content.Ending;
import zugwerk.content.Played;
import zugwerk.content.PlayedPhase;
import zugwerk.content.SolutionScene;

public final class PinPlay {

  public static final Theme HALF_PIN =
      theme("Half-pin", "Two pieces stand between their King and a line piece. Whichever leaves, the other is pinned,"
          + " and a check or mate needs that.", RICE, PinPlay::halfPin).implying(Mates.PIN_MATE);
  public static final Theme UNPINNING_OF_WHITE =
      theme("Unpinning of White", "A defence unpins a piece of the side that solves, and this piece mates.", RICE,
          (content, findings) -> Variation.report(content, findings, true, PinPlay::unpinsMate));
  public static final Theme SCHIFFMANN =
      theme("Schiffmann", "A piece defends by pinning itself. The threat would put a piece on the line of the pin, so"
          + " that the piece could move again and prevent the mate.", RICE,
          (content, findings) -> selfPins(content, findings, false));
  public static final Theme NIETVELT =
      theme("Nietvelt", "A piece defends by pinning itself. The threat would take the pinning piece away, so that the"
          + " piece could move again and prevent the mate.", RICE,
          (content, findings) -> selfPins(content, findings, true));
  public static final Theme GAMAGE =
      theme("Gamage", "A defence shuts the line of a pinned piece of its side. So the pinning piece can move away and"
          + " mate.", RICE,
          (content, findings) -> Variation.report(content, findings, true, variation -> unpins(variation, true)))
          .implying(Defences.INTERFERENCE);
  public static final Theme GOETHART =
      theme("Goethart",
          "A defence shuts the line of a pinned piece of its side. So another piece can mate on the line"
              + " of the pin.",
          RICE,
          (content, findings) -> Variation.report(content, findings, true, variation -> unpins(variation, false)))
          .implying(Defences.INTERFERENCE);

  private PinPlay() {}

  static List<Theme> themes() {
    return List.of(HALF_PIN, UNPINNING_OF_WHITE, SCHIFFMANN, NIETVELT, GAMAGE, GOETHART);
  }

  /**
   * A defence that leaves a line on which another piece of its side is pinned from now on.
   *
   * @param pinned the piece that is left alone on the line
   * @param rear the piece that pins it
   */
  private record Leaving(Played answer, int pinned, int rear) {

    int leaves() {
      return answer.parent().orElseThrow().mover();
    }

    boolean isHalfPinWith(Leaving other) {
      return rear == other.rear && pinned == other.leaves() && leaves() == other.pinned;
    }
  }

  /** Half-pins may be used anywhere in the solution: the two pieces may leave the line in different positions. */
  private static void halfPin(Content content, Findings findings) {
    List<Leaving> all = new ArrayList<>();
    for (PlayedPhase stage : content.stages()) {
      content.check();
      for (Played answer : stage.variations()) {
        Played defence = answer.parent().orElseThrow();
        defence.effects(Kind.PIN).stream().filter(pin -> pin.piece() != defence.mover() && uses(answer, pin.piece()))
            .forEach(pin -> all.add(new Leaving(answer, pin.piece(), pin.other())));
      }
    }
    Map<Set<Integer>, Set<Played>> pairs = new LinkedHashMap<>();
    for (Leaving one : all) {
      all.stream().filter(one::isHalfPinWith).forEach(other -> pairs
          .computeIfAbsent(Set.of(one.pinned, other.pinned), _ -> new LinkedHashSet<>())
          .addAll(List.of(one.answer, other.answer)));
    }
    pairs.forEach((pieces, answers) -> {
      SolutionScene start = answers.iterator().next().parent().orElseThrow().before();
      findings.reportAll(pieces.stream().map(piece -> start.place(start.square(piece))).sorted()
          .collect(Collectors.joining(" and ")) + " are half-pinned: ", answers);
    });
  }

  /** Whether a check from a move on could be met by a piece if it were not pinned. */
  private static boolean uses(Played move, int piece) {
    int square = move.after().square(piece);
    if (square == SolutionScene.NO_PIECE) {
      return false;
    }
    return (Ending.neededPins(move.after()) >>> square & 1) != 0
        || Stream.concat(move.threats().stream(), move.replies().stream()
            .flatMap(reply -> reply.replies().size() == 1 ? reply.replies().stream() : Stream.empty()))
            .anyMatch(next -> uses(next, piece));
  }

  private static boolean unpinsMate(Variation variation) {
    return variation.defence().effects(Kind.UNPIN).stream().anyMatch(
        effect -> effect.piece() == variation.answer().mover() && effect.piece() != variation.defence().mover());
  }

  private static void selfPins(Content content, Findings findings, boolean byPinner) {
    for (PlayedPhase stage : content.stages()) {
      List<Played> shown = stage.variations().stream().filter(answer -> {
        Played defence = answer.parent().orElseThrow();
        return !stage.threats().isEmpty() && defence.effects(Kind.PIN).stream()
            .filter(effect -> effect.piece() == defence.mover()).anyMatch(effect -> stage.threats().values().stream()
                .allMatch(threat -> isMetByUnpinned(threat, defence, effect, byPinner)));
      }).toList();
      findings.reportAll("", shown);
    }
  }

  /** Whether a threat, played after a defence that pins its own piece, would unpin it, and the piece could meet it. */
  private static boolean isMetByUnpinned(Played threat, Played defence, Effect pin, boolean byPinner) {
    SolutionScene scene = defence.after();
    if (!scene.legal().contains(threat.move()) || (threat.mover() == pin.other()) != byPinner) {
      return false;
    }
    SolutionScene then = scene.after(threat.move());
    int square = then.square(pin.piece());
    return then.checkers(defence.side()) != 0 && square != SolutionScene.NO_PIECE
        && then.behind(square, defence.side()) == 0 && then.legal().stream().anyMatch(move -> move.from() == square);
  }

  private static boolean unpins(Variation variation, boolean byPinner) {
    return variation.answer().effects(Kind.UNPIN).stream()
        .anyMatch(unpin -> unpin.piece() == variation.interferedPiece()
            && (unpin.other() == variation.answer().mover()) == byPinner);
  }
}
