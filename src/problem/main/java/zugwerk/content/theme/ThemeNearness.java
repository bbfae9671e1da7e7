package zugwerk.content.theme;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import zugwerk.content.Content;
import zugwerk.content.PlayedPhase;

/**
 * How near a solution comes to a theme, for searches. The solution need not be sound: a move that should become the key
 * may still have refutations. The number of variations is the measure of a theme for which none is defined.
 */
public final class ThemeNearness {

  /** A theme that is shown, but not essential. */
  private static final double INCIDENTAL = 0.8;
  /** The limit for a theme that is not shown. */
  private static final double MOST = 0.7;
  /** The part of the number of variations: without it, positions without play would give no direction. */
  private static final double PLAY = 0.4;
  private static final int VARIATIONS = 4;

  private static final Map<Theme, ExchangePattern> PATTERNS = Map.ofEntries(
      pattern(Cycles.RECIPROCAL_CHANGE, "S:aA,bB K:aB,bA"),
      pattern(Cycles.LACNY, "S:aA,bB,cC K:aB,bC,cA"),
      pattern(Cycles.LE_GRAND, "1:+A,aB K:+B,aA"),
      pattern(ReturningMoves.PSEUDO_LE_GRAND, "1:+A,aB K:+B,bA"),
      pattern(ReturningMoves.DOMBROVSKIS, "1:+A,a! 2:+B,b! K:aA,bB"),
      pattern(ReturningMoves.HANNELIUS, "1:+A,a! 2:+B,b! K:aB,bA"),
      pattern(ChangedPlay.ZAGORUIKO, "S:aA,bB 1:aC,bD K:aE,bF"),
      pattern(ChangedPlay.CHANGED_MATES, "S:aA,bB K:aC,bD"),
      pattern(ChangedPlay.RUCHLIS, "S:aA,bB K:aC,bD,cA,dB"),
      pattern(ChangedPlay.TRANSFERRED_MATES, "S:aA,bB K:cA,dB"));

  private ThemeNearness() {}

  private static Map.Entry<Theme, ExchangePattern> pattern(Theme theme, String text) {
    return Map.entry(theme, new ExchangePattern(text));
  }

  /** How many tries a theme has besides the key. */
  public static int tries(Theme theme) {
    return Optional.ofNullable(PATTERNS.get(theme)).map(ExchangePattern::tries).orElse(0);
  }

  /** How near a solution comes to a theme: 1 if it is essential, else less, from 0. */
  public static double of(Theme theme, Content content) {
    List<ThemeFinding> findings = theme.in(content);
    if (!findings.isEmpty()) {
      return Essentials.of(content, findings).contains(theme) ? 1 : INCIDENTAL;
    }
    if (content.isHelp()) {
      return MOST * HelpNearness.of(theme, content);
    }
    ExchangePattern pattern = PATTERNS.get(theme);
    if (pattern != null) {
      return MOST * ((1 - PLAY) * pattern.nearness(content)
          + PLAY * content.solutions().stream().mapToDouble(ThemeNearness::variations).max().orElse(0));
    }
    ToDoubleFunction<PlayedPhase> own = DefenceNearness.of(theme).orElse(ThemeNearness::variations);
    return MOST * content.solutions().stream()
        .mapToDouble(phase -> (1 - PLAY) * own.applyAsDouble(phase) + PLAY * variations(phase)).max().orElse(0);
  }

  /** From 0 to 1: how many variations there are, and how many defences have an answer. */
  private static double variations(PlayedPhase phase) {
    long different = phase.single().values().stream().filter(answer -> !phase.threats().containsKey(answer)).distinct()
        .count();
    double answered = phase.defences().size();
    return 0.7 * Math.min(different, VARIATIONS) / VARIATIONS
        + 0.3 * answered / Math.max(1, answered + phase.refutations().size());
  }
}
