package zugwerk.solve.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import zugwerk.notation.LongForm;
import zugwerk.rules.Variant;
import zugwerk.solve.PlainGame;
import zugwerk.solve.PlainSolver;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.Stipulation;

/**
 * Replays a solution move by move and proves it, trusting nothing from the solver: every move is legal, every defence
 * is answered or falls to a threat, every line ends in the goal, and every refutation refutes.
 */
final class SolutionProver<P> {

  private final Variant variant;
  private final PlainGame<P> game;
  private final PlainSolver<P> plain;
  private final Stipulation stipulation;

  SolutionProver(Variant variant, PlainGame<P> game, Stipulation stipulation) {
    this.variant = variant;
    this.game = game;
    this.stipulation = stipulation;
    plain = new PlainSolver<>(game, stipulation);
  }

  void prove(P position, Solution solution) {
    for (SolutionNode key : solution.keys()) {
      if (stipulation.isBattle()) {
        attack(after(position, key), key, stipulation.moves() - 1);
      } else {
        line(position, key);
      }
    }
    for (SolutionNode attempt : solution.tries()) {
      attack(after(position, attempt), attempt, stipulation.moves() - 1);
    }
  }

  private P after(P position, SolutionNode line) {
    P before = line.passed() ? game.pass(position) : position;
    assertNotNull(before, "the side to move cannot pass before " + line.text());
    String move = LongForm.of(variant.schema(), line.move());
    P after = game.successors(before).get(move);
    if (after == null && line.goal() && stipulation.goal().kind().needsSelfCheck()) {
      after = game.leaving(before).get(move);
    }
    assertNotNull(after, line.text() + " is not legal");
    return after;
  }

  /** A move of the side that solves has been made, and it has so many moves left. */
  private void attack(P position, SolutionNode attack, int left) {
    if (attack.goal()) {
      assertTrue(plain.reached(position), attack.text() + " does not reach the goal");
      return;
    }
    if (plain.passes(position) && attack.isFollowedByPass()) {
      attack.replies().forEach(answer -> attack(after(position, answer), answer, left - 1));
      return;
    }
    boolean mustReach = stipulation.play().obliges() && plain.canReach(position);
    Map<String, P> defences = plain.defences(position);
    defences.forEach((move, after) -> {
      if (!mustReach || plain.reached(after)) {
        defence(attack, move, after, left);
      }
    });
    attack.replies().forEach(reply -> after(position, reply));
  }

  private void defence(SolutionNode attack, String move, P after, int left) {
    Optional<SolutionNode> shown = attack.replies().stream()
        .filter(reply -> LongForm.of(variant.schema(), reply.move()).equals(move)).findFirst();
    if (shown.isEmpty()) {
      assertTrue(attack.threats().stream().anyMatch(threat -> falls(after, threat, left)),
          move + " is neither answered after " + attack.text() + " nor falls to a threat");
    } else if (shown.get().role() == SolutionNode.Role.REFUTATION) {
      assertFalse(plain.ended(after) || plain.mayWin(after, left), move + " does not refute " + attack.text());
    } else if (shown.get().goal()) {
      assertTrue(plain.ended(after), move + " does not end the play");
    } else {
      assertFalse(shown.get().replies().isEmpty(), move + " has no answer after " + attack.text());
      shown.get().replies().forEach(answer -> attack(after(after, answer), answer, left - 1));
    }
  }

  private boolean falls(P position, SolutionNode threat, int left) {
    P after = game.successors(position).get(LongForm.of(variant.schema(), threat.move()));
    return after != null && plain.forced(after, left - 1);
  }

  /** A line of help or series play, to its end. */
  private void line(P position, SolutionNode line) {
    P after = after(position, line);
    if (line.goal()) {
      assertTrue(plain.reached(stipulation.goal(line), after), line.text() + " does not reach the goal");
    } else {
      assertFalse(line.replies().isEmpty(), line.text() + " leads nowhere");
    }
    line.replies().forEach(reply -> line(after, reply));
    assertEquals(line.goal(), line.replies().isEmpty());
  }
}
