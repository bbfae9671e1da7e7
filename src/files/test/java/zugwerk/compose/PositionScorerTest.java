package zugwerk.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import zugwerk.content.quality.Conventions;
import zugwerk.content.quality.Measure;
import zugwerk.content.quality.Weights;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;

/** What brings a position nearer to a problem makes it worth more. */
class PositionScorerTest {

  private static final Variant ORTHODOX = Variants.of("orthodox");

  private static final Demands ANY_KEY = new Demands(true, false, false, 0, 0, 0, 0, 99, Set.copyOf(Conventions.ALL));

  private static PositionScorer judge(String requested, Demands demands) {
    return new PositionScorer(ORTHODOX, Stipulation.parse(requested), demands, new Measure(Weights.bundled()),
        MinimalTest.solver(1));
  }

  private static void assertBestFirst(String requested, List<String> fens) {
    PositionScorer judge = judge(requested, ANY_KEY);
    List<Double> worths = fens.stream().map(fen -> judge.judge(Fen.parse(ORTHODOX, fen)).worth()).toList();
    for (int i = 1; i < worths.size(); i++) {
      assertTrue(worths.get(i - 1) > worths.get(i), fens.get(i) + " " + worths);
    }
  }

  @Test
  void directMatesAreWorthMoreTheFewerKeysTheyHave() {
    assertBestFirst("#2", List.of(
        // One key, two keys, three, none, and a mate in one.
        "7k/8/4K3/8/8/8/R7/8 w - - 0 1",
        "7k/8/5K2/8/8/8/R7/8 w - - 0 1",
        "7k/p7/5K2/8/8/8/8/5Q2 w - - 0 1",
        "7k/8/8/8/8/8/8/K7 w - - 0 1",
        "7k/p7/5K2/8/8/8/6R1/6R1 w - - 0 1"));
  }

  @Test
  void selfmatesAreWorthMoreTheFewerDefencesAreOpen() {
    assertBestFirst("s#1", List.of(
        // Sound; then one defence is open, two, eight, and all of them.
        "7k/Q7/7K/7P/3q4/8/1R5b/8 w - - 0 1",
        "R1R5/8/1k6/8/2nq4/8/K1R5/8 w - - 0 1",
        "8/8/7P/2R5/8/k7/2Pp4/1K6 w - - 0 1",
        "8/5B2/8/8/8/2P5/4pP2/k2Kq3 w - - 0 1",
        "k7/8/8/8/8/8/8/7K w - - 0 1"));
  }

  @Test
  void soundProblemsAreWorthMoreTheMoreTheyMeet() {
    var setup = Fen.parse(ORTHODOX, "k7/8/1K6/8/8/8/8/7R w - - 0 1");
    PositionScorer modest = judge("#1", ANY_KEY);
    PositionScorer quiet = judge("#1", Demands.DEFAULT);
    assertTrue(modest.satisfied(modest.judge(setup)));
    assertFalse(quiet.satisfied(quiet.judge(setup)));
    // The check counts as two short, the flight that it takes as one.
    assertEquals(36, modest.judge(setup).worth() - quiet.judge(setup).worth());
  }

  @Test
  void aCheckThatForcesMateIsNoSolutionWhereAQuietKeyIsRequested() {
    var setup = Fen.parse(ORTHODOX, "7k/Q7/7K/7P/3q4/8/1R5b/8 w - - 0 1");
    PositionScorer any = judge("s#1", ANY_KEY);
    PositionScorer quiet = judge("s#1", Demands.DEFAULT);
    assertTrue(any.satisfied(any.judge(setup)));
    assertTrue(quiet.judge(setup).quality().isEmpty());
    assertTrue(quiet.isFar(quiet.judge(setup)) && !any.isFar(any.judge(setup)));
  }

  @Test
  void whatIsNotSoundHasNoQualityAndMeetsNoDemands() {
    PositionScorer judge = judge("#1", ANY_KEY);
    PositionScorer.Candidate cooked = judge.judge(Fen.parse(ORTHODOX, "k7/8/1K6/8/8/8/8/6QR w - - 0 1"));
    assertTrue(cooked.quality().isEmpty());
    assertFalse(judge.satisfied(cooked));
  }
}
