package zugwerk.content.quality;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.condition.ConditionText;
import zugwerk.condition.Conditioned;
import zugwerk.problem.GamePosition;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.rules.Generator;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/**
 * Decides what depends on the game's own rules and on its conditions, by comparing with orthodox chess, with play
 * without state, and with play without conditions.
 */
final class OwnRules {

  private static final long MOST_NODES = 2_000_000;
  private static final int MEGABYTES = 64;

  private final Variant variant;
  private final Variant unconditioned;
  private final List<Variant> orthodox;
  private final Counterpart counterpart;
  private final Map<Variant, Generator> generators = new HashMap<>();

  OwnRules(Variant variant) {
    this.variant = variant;
    unconditioned = Variants.plain(variant);
    String conditions = ConditionText.of(variant.settings()).conditions();
    orthodox = Stream.concat(Stream.of(Counterpart.ORTHODOX), conditioned(conditions))
        .filter(other -> !other.equals(variant)).distinct().toList();
    counterpart = new Counterpart(variant);
  }

  private static Stream<Variant> conditioned(String conditions) {
    try {
      return Stream.of(Conditioned.of(Counterpart.ORTHODOX, conditions));
    } catch (InputException _) {
      // A condition that orthodox chess cannot have.
      return Stream.empty();
    }
  }

  /** Whether the play would not end in a position under other rules. */
  boolean decide(Setup end) {
    Verdict verdict = verdict(variant, end);
    return others(end).anyMatch(other -> verdict(other.variant(), other.setup()) != verdict);
  }

  private Verdict verdict(Variant game, Setup setup) {
    return generators.computeIfAbsent(game, Generator::new).verdict(Position.of(setup));
  }

  /**
   * Whether the same pieces under other rules are not sound with the same first moves; undecided problems count as not
   * sound.
   */
  boolean areThePoint(Problem part, List<String> keys, CancelToken token) {
    return !variant.equals(Counterpart.ORTHODOX)
        && others(part.setup()).noneMatch(other -> isSound(other, part, keys, token));
  }

  /** A position without state, without conditions, and in orthodox chess, where that makes a difference. */
  private Stream<GamePosition> others(Setup setup) {
    Stream<GamePosition> there = counterpart.of(setup).stream()
        .flatMap(made -> orthodox.stream().map(game -> new GamePosition(game, made.in(game.schema()))));
    Stream<GamePosition> here = Stream.of(new GamePosition(variant, stateless(setup)),
        new GamePosition(unconditioned, setup.in(unconditioned.schema())))
        .filter(other -> !other.variant().equals(variant) || !other.setup().equals(setup));
    return Stream.concat(there, here).distinct();
  }

  private static boolean isSound(GamePosition position, Problem part, List<String> keys, CancelToken token) {
    Problem other = Problem.of(position.variant(), position.setup(), part.task().stipulationOrThrow())
        .withTask(task -> task.withSolutions(part.task().solutions()));
    SolveOptions options = SolveOptions.DEFAULT.within(
        new SolveOptions.Limits(1, SolveOptions.NO_LIMIT, MOST_NODES, MEGABYTES, part.task().solutions() + 1L, 0));
    try {
      Solved solved = Solved.solve(other, options, new Monitor(token));
      token.check();
      return solved.verdict() == Soundness.SOUND && solved.keys().equals(keys);
    } catch (InputException _) {
      // A position that cannot be played is not sound.
      return false;
    }
  }

  private static Setup stateless(Setup setup) {
    Setup made = setup;
    for (int cell = Schema.FIRST_SLOT; cell < setup.schema().cells(); cell++) {
      made = setup.get(cell) == 0 ? made : made.with(cell, 0);
    }
    return made;
  }
}
