package zugwerk.content.theme;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.content.Content;
import zugwerk.content.Effect;
import zugwerk.content.Effect.Kind;
import zugwerk.content.Ending;
import zugwerk.content.Played;

/** How near the solutions of help play come to a theme that they do not show, from 0 to 1. */
final class HelpNearness {

  private static final int SEVERAL = 2;
  private static final int PROMOTIONS = 4;
  private static final int MOST = 8;

  private static final Map<Theme, ToDoubleFunction<Content>> MEASURES = Map.of(
      HelpPlay.ZILAHI, content -> pairs(content, (one, other) -> captured(one).contains(other.last().mover()) ? 1 : 0),
      HelpPlay.EXCHANGE_OF_FUNCTIONS, content -> pairs(content, HelpNearness::begins),
      Attack.ALLUMWANDLUNG, content -> promotions(content) / (double) PROMOTIONS,
      Mates.ECHO, HelpNearness::models,
      Mates.CHAMELEON_ECHO, HelpNearness::models);

  private HelpNearness() {}

  static double of(Theme theme, Content content) {
    double several = Math.min(SEVERAL, content.lines().size()) / (double) SEVERAL;
    return MEASURES.containsKey(theme)
        ? 0.2 * several + 0.8 * MEASURES.get(theme).applyAsDouble(content) : several;
  }

  /** The greatest mean of a measure of two solutions and of the same solutions in the other order. */
  private static double pairs(Content content, ToDoubleBiFunction<Ending, Ending> measure) {
    List<Ending> all = content.mates().stream().limit(MOST).toList();
    double best = 0;
    for (Ending one : all) {
      for (Ending other : all) {
        if (one != other) {
          best = Math.max(best, (measure.applyAsDouble(one, other) + measure.applyAsDouble(other, one)) / 2);
        }
      }
    }
    return best;
  }

  private static Set<Integer> captured(Ending ending) {
    return ending.last().line().stream().flatMap(move -> move.effects(Kind.CAPTURE).stream()).map(Effect::piece)
        .collect(Collectors.toSet());
  }

  /** Whether the first move of the mating side in a solution is made by the piece that mates in another one. */
  private static double begins(Ending one, Ending other) {
    return one.last().mover() != other.last().mover() && one.last().line().stream()
        .filter(move -> move.side() != one.mated()).findFirst().filter(move -> move.mover() == other.last().mover())
        .isPresent() ? 1 : 0;
  }

  private static long promotions(Content content) {
    return content.lines().stream().flatMap(List::stream).flatMap(HelpNearness::promoted).distinct()
        .limit(PROMOTIONS).count();
  }

  private static Stream<String> promoted(Played move) {
    return move.effects(Kind.PROMOTION).stream().map(Effect::detail);
  }

  private static double models(Content content) {
    return Math.min(SEVERAL, content.mates(Ending::isModel).size()) / (double) SEVERAL;
  }
}
