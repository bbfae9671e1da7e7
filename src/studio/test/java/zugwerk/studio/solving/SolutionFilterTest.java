package zugwerk.studio.solving;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import zugwerk.rules.Move;
import zugwerk.solve.SolutionNode;

/** Which lines a filter leaves. */
class SolutionFilterTest {

  private final SolutionFilter filter = new SolutionFilter();
  private final SolutionNode shortMate = line(SolutionNode.Role.CONTINUATION, "Qa8#", 2, true);
  private final SolutionNode longMate = line(SolutionNode.Role.CONTINUATION, "Qa3", 2, false,
      line(SolutionNode.Role.DEFENCE, "Kc8", 3, false, line(SolutionNode.Role.CONTINUATION, "Qa8#", 4, true)));
  private final SolutionNode brief = line(SolutionNode.Role.DEFENCE, "Kb8", 1, false, shortMate);
  private final SolutionNode full = line(SolutionNode.Role.DEFENCE, "Kd8", 1, false, longMate);
  private final SolutionNode refutation = line(SolutionNode.Role.REFUTATION, "Ke8", 1, false);
  private final SolutionNode attempt = line(SolutionNode.Role.TRY, "Qa1", 0, false, brief, full, refutation);
  private final SolutionNode key = line(SolutionNode.Role.KEY, "Qa2", 0, false, brief, full);

  private static SolutionNode line(SolutionNode.Role role, String text, int ply, boolean goal,
      SolutionNode... replies) {
    return new SolutionNode(role, new Move.Step(0, text.charAt(1), Move.NONE, Move.NONE), text, ply, goal, false,
        List.of(),
        List.of(replies));
  }

  private List<SolutionNode> below() {
    return filter.below(attempt, List.of());
  }

  @Test
  void withoutAnyAllIsShown() {
    assertEquals(attempt.replies(), below());
    assertEquals(List.of(attempt, key), filter.kept(List.of(attempt, key), List.of()));
  }

  @Test
  void defencesThatLoseSoonerAreShort() {
    filter.fullLength().set(true);
    assertEquals(List.of(full, refutation), below());
  }

  @Test
  void refutationsEndInNoMate() {
    filter.matesOnly().set(true);
    assertEquals(List.of(brief, full), below());
    assertEquals(List.of(attempt, key), filter.kept(List.of(attempt, key), List.of()), "they have lines that do");
  }

  @Test
  void oneDefenceIsTheLongestUnlessAnotherIsLookedAt() {
    filter.oneDefence().set(true);
    assertEquals(List.of(full, refutation), below());
    assertEquals(List.of(brief, refutation), filter.below(attempt, List.of(attempt, brief)));
  }

  @Test
  void triesCanBeLeftOut() {
    filter.noTries().set(true);
    assertEquals(List.of(key), filter.kept(List.of(attempt, key), List.of()));
  }
}
