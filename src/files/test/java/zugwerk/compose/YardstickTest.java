package zugwerk.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import zugwerk.compose.Yardstick.Trial;
import zugwerk.content.quality.Measure;
import zugwerk.content.quality.Weights;
import zugwerk.problem.Problem;
import zugwerk.work.CancelToken;

/** Spoilt problems: spoilt as stated, the same each time, and mended. */
class YardstickTest {

  private static final Measure MEASURE = new Measure(Weights.bundled());
  private static final Problem MORPHY = MinimalTest.problem("orthodox", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "#2");

  private static List<Trial> trials(Optional<Boolean> only) {
    CandidateSolver.Limits limits = new CandidateSolver.Limits(1, Duration.ofMinutes(5), 2_000_000);
    return new Yardstick(MEASURE, new Yardstick.Settings(3, 60, true, only, limits), new CancelToken()).trials(MORPHY);
  }

  @Test
  void aMiniatureIsMendedByTheAuthorsVersion() {
    List<Trial> trials = trials(Optional.of(false));
    assertFalse(trials.isEmpty());
    for (Trial trial : trials) {
      assertFalse(trial.sound());
      assertTrue(trial.rank() >= 1 && trial.rank() <= trial.found(), trial.toString());
      assertTrue(trial.succeeds(), trial.toString());
    }
    assertEquals(trials.stream().map(YardstickTest::timeless).toList(),
        trials(Optional.of(false)).stream().map(YardstickTest::timeless).toList());
  }

  private static Trial timeless(Trial trial) {
    return new Trial(trial.sound(), trial.kind(), trial.change(), trial.rank(), trial.found(), 0, trial.first());
  }

  @Test
  void spoiltVersionsAreUnsoundOrWorse() {
    List<Spoiling.Spoilt> spoilt = new Spoiling(MORPHY, MEASURE, MinimalTest.solver(1), 3).all();
    assertEquals(spoilt.size(),
        spoilt.stream().map(one -> List.of(one.kind(), one.sound())).distinct().count());
    for (Spoiling.Spoilt one : spoilt) {
      assertEquals(one.sound(), Plainly.isSound(one.problem()), one.toString());
      assertEquals(List.of("a1a6"), one.problem().analysis().keys());
      assertTrue(one.kind() != Spoiling.Kind.CRUDE_KEY || one.sound() && one.problem().setup().piece(40) != 0);
    }
  }

  @Test
  void onlyTheFirstRanksSucceed() {
    assertTrue(new Trial(true, "", "", 3, 9, 0, "").succeeds());
    assertFalse(new Trial(true, "", "", 4, 9, 0, "").succeeds());
    assertTrue(new Trial(false, "", "", 5, 9, 0, "").succeeds());
    assertFalse(new Trial(false, "", "", 6, 9, 0, "").succeeds());
    assertFalse(new Trial(false, "", "", 0, 0, 0, "").succeeds());
  }
}
