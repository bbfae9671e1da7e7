package zugwerk.content.theme;

import static zugwerk.content.theme.Themes.VELIMIROVIC;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.content.Content;
import zugwerk.content.MoveIdentity;
import zugwerk.content.Played;
import zugwerk.content.PlayedPhase;
import zugwerk.content.SolutionScene;

/** Defences by different pieces on the same square. */
public final class ArrivalPlay {

  private static final int MANY = 2;

  public static final Theme ARRIVAL_CORRECTION =
      Defences.theme("Arrival correction", "At least two pieces that go to the same square allow the same"
          + " answer, because they stand there. Another piece that goes to this square prevents this answer, and allows"
          + " another one.", VELIMIROVIC, ArrivalPlay::correction);

  private ArrivalPlay() {}

  static List<Theme> themes() {
    return List.of(ARRIVAL_CORRECTION);
  }

  private static void correction(Content content, Findings findings) {
    for (PlayedPhase stage : content.stages()) {
      List<Variation> all = Variation.of(stage).stream().filter(ArrivalPlay::stands)
          .filter(variation -> !stage.threats().containsKey(variation.answer().identity())).toList();
      grouped(all, variation -> variation.defence().move().to())
          .forEach((square, here) -> grouped(here, variation -> variation.answer().identity())
              .forEach((identity, random) -> correction(findings, square, identity, random, here)));
    }
  }

  private static <T> Map<T, List<Variation>> grouped(List<Variation> variations, Function<Variation, T> by) {
    return variations.stream().collect(Collectors.groupingBy(by, LinkedHashMap::new, Collectors.toList()));
  }

  private static void correction(Findings findings, int square, MoveIdentity identity, List<Variation> random,
      List<Variation> variations) {
    boolean several = random.stream().map(variation -> variation.defence().mover()).distinct().count() >= MANY
        && random.stream().allMatch(variation -> !variation.ending().scene().without(Square.bit(square)).isMate());
    List<Played> corrections = variations.stream().filter(variation -> !variation.answer().identity().equals(identity)
        && fails(variation.defence().after(), random.getFirst().answer())).map(Variation::answer).toList();
    if (several && !corrections.isEmpty()) {
      findings.report(
          "On " + Square.name(square) + ": " + Findings.list(random.stream().map(Variation::answer).toList())
              + "; corrections: " + Findings.list(corrections) + ".",
          Stream.concat(random.stream().map(Variation::answer), corrections.stream()).toList());
    }
  }

  private static boolean stands(Variation variation) {
    Played defence = variation.defence();
    return defence.carries() && defence.type() != Schema.KING
        && variation.ending().scene().name(defence.move().to()) == defence.mover();
  }

  /** Whether an answer can be played and gives check, but does not mate. */
  private static boolean fails(SolutionScene scene, Played answer) {
    boolean possible = scene.name(answer.move().from()) == answer.mover() && scene.legal().contains(answer.move());
    SolutionScene then = possible ? scene.after(answer.move()) : scene;
    return possible && then.checkers(then.toMove()) != 0 && !then.legal().isEmpty();
  }
}
