package zugwerk.content.theme;

import static zugwerk.content.theme.Defences.theme;
import static zugwerk.content.theme.Themes.RICE;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import zugwerk.content.Content;
import zugwerk.content.Effect;
import zugwerk.content.Effect.Kind;
import zugwerk.content.Played;
import zugwerk.content.PlayedPhase;
import zugwerk.content.SolutionScene;
import zugwerk.rules.Move;

final class PinPlay {

  private PinPlay() {}

  static List<Theme> themes() {
    return List.of(
        theme("Half-pin", "Two pieces stand between their King and a line piece. Whichever leaves, the other is pinned,"
            + " and the mate needs that.", RICE, PinPlay::halfPin),
        theme("Unpinning of White", "A defence unpins a piece of the side that solves, and this piece mates.", RICE,
            (content, findings) -> Variation.report(content, findings, true, PinPlay::unpinsMate)),
        theme("Schiffmann", "A piece defends by pinning itself. The threat would put a piece on the line of the pin, so"
            + " that the piece could move again and prevent the mate.", RICE,
            (content, findings) -> selfPins(content, findings, false)),
        theme("Nietvelt", "A piece defends by pinning itself. The threat would take the pinning piece away, so that the"
            + " piece could move again and prevent the mate.", RICE,
            (content, findings) -> selfPins(content, findings, true)),
        theme("Gamage", "A defence shuts the line of a pinned piece of its side. So the pinning piece can move away and"
            + " mate.", RICE,
            (content, findings) -> Variation.report(content, findings, true, variation -> unpins(variation, true))),
        theme("Goethart",
            "A defence shuts the line of a pinned piece of its side. So another piece can mate on the line"
                + " of the pin.",
            RICE,
            (content, findings) -> Variation.report(content, findings, true, variation -> unpins(variation, false))));
  }

  private static void halfPin(Content content, Findings findings) {
    for (List<Variation> stage : Variation.all(content)) {
      Map<Set<Integer>, Set<Variation>> pairs = new LinkedHashMap<>();
      for (Variation one : stage) {
        for (Variation other : stage) {
          int first = one.defence().mover();
          int second = other.defence().mover();
          if (first < second && pins(one, second) && pins(other, first)) {
            pairs.computeIfAbsent(Set.of(first, second), _ -> new LinkedHashSet<>()).addAll(List.of(one, other));
          }
        }
      }
      pairs.forEach((pieces, variations) -> {
        SolutionScene start = variations.iterator().next().defence().before();
        List<Played> answers = variations.stream().map(Variation::answer).toList();
        findings.reportAll(pieces.stream().map(piece -> start.place(start.square(piece))).sorted()
            .collect(Collectors.joining(" and ")) + " are half-pinned: ", answers);
      });
    }
  }

  private static boolean pins(Variation variation, int piece) {
    return variation.defence().effects(Kind.PIN).stream().anyMatch(effect -> effect.piece() == piece)
        && variation.needsPinOf(piece);
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

  /**
   * Whether a threat, played after a defence that pins its own piece, would unpin it, and only this piece could help
   * then.
   */
  private static boolean isMetByUnpinned(Played threat, Played defence, Effect pin, boolean byPinner) {
    SolutionScene scene = defence.after();
    if (!scene.legal().contains(threat.move()) || (threat.mover() == pin.other()) != byPinner) {
      return false;
    }
    SolutionScene then = scene.after(threat.move());
    int square = then.square(pin.piece());
    List<Move> replies = then.legal();
    return then.checkers(defence.side()) != 0 && square != SolutionScene.NO_PIECE
        && then.behind(square, defence.side()) == 0
        && !replies.isEmpty() && replies.stream().allMatch(move -> move.from() == square);
  }

  private static boolean unpins(Variation variation, boolean byPinner) {
    return variation.answer().effects(Kind.UNPIN).stream()
        .anyMatch(unpin -> unpin.piece() == variation.interferedPiece()
            && (unpin.other() == variation.answer().mover()) == byPinner);
  }
}
