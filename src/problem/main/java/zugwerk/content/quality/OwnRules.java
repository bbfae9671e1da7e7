package zugwerk.content.quality;

import java.util.List;
import java.util.Optional;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.rules.Generator;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** Decides what depends on the game's own rules, by comparing with orthodox chess or play without state. */
final class OwnRules {

  private static final long MOST_NODES = 2_000_000;
  private static final int MEGABYTES = 64;

  private final Variant variant;
  private final Generator generator;
  private final Generator orthodox = new Generator(Counterpart.ORTHODOX);
  private final Counterpart counterpart;

  OwnRules(Variant variant) {
    this.variant = variant;
    generator = new Generator(variant);
    counterpart = new Counterpart(variant);
  }

  /** Whether the play would not end in a position in orthodox chess, or without the game's own state. */
  boolean decide(Setup end) {
    Verdict verdict = generator.verdict(Position.of(end));
    if (generator.verdict(Position.of(stateless(end))) != verdict) {
      return true;
    }
    Optional<Setup> there = counterpart.of(end);
    return there.isPresent() && orthodox.verdict(Position.of(there.get())) != verdict;
  }

  /**
   * Whether the same pieces in orthodox chess, or without state, are not sound with the same first moves; undecided
   * problems count as not sound.
   */
  boolean areThePoint(Problem part, List<String> keys, CancelToken token) {
    Optional<Setup> there = counterpart.of(part.setup());
    if (there.isPresent() && (variant.equals(Counterpart.ORTHODOX)
        || isSound(Counterpart.ORTHODOX, there.get(), part, keys, token))) {
      return false;
    }
    Setup withoutState = stateless(part.setup());
    return withoutState.equals(part.setup()) || !isSound(variant, withoutState, part, keys, token);
  }

  private static boolean isSound(Variant game, Setup setup, Problem part, List<String> keys, CancelToken token) {
    Problem other = Problem.of(game, setup, part.task().stipulationOrThrow())
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
