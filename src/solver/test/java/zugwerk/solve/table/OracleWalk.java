package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import zugwerk.board.Position;
import zugwerk.notation.Fen;
import zugwerk.oracle.OracleGame;
import zugwerk.oracle.OracleState;
import zugwerk.rules.Variant;
import zugwerk.work.Monitor;

/**
 * Holds the scores of tables against those of the positions that the slow second program leads to. Where that agrees
 * everywhere, every win and loss is proven with its length, and every draw.
 */
final class OracleWalk {

  private final Variant variant;
  private final OracleGame rules;
  private final Endgames endgames;
  private final Monitor quiet = new Monitor();
  private long checked;
  private long decided;

  OracleWalk(Endgames endgames) {
    this.endgames = endgames;
    variant = endgames.variant();
    rules = OracleGame.of(variant.id(), variant.settings());
  }

  long checked() {
    return checked;
  }

  /** How many of those checked are won or lost. */
  long decided() {
    return decided;
  }

  /** Checks a position and those that some random moves lead to. */
  void walk(String fen, int plies, Random random) {
    OracleState state = rules.parse(fen);
    for (int ply = 0; ply <= plies && !rules.lacksKing(state); ply++) {
      check(state);
      List<OracleState> next = List.copyOf(rules.successors(state).values());
      if (next.isEmpty()) {
        return;
      }
      state = next.get(random.nextInt(next.size()));
    }
  }

  private void check(OracleState state) {
    int best = Score.INVALID;
    for (OracleState after : rules.successors(state).values()) {
      String end = rules.ending(after);
      boolean gone = end.equals("won") || end.isEmpty() && rules.lacksKing(after);
      int score = gone ? Score.MATED : end.equals("lost") ? Score.before(Score.MATED) : Score.before(score(after));
      best = best == Score.INVALID || Score.rank(score) > Score.rank(best) ? score : best;
    }
    if (best == Score.INVALID) {
      best = switch (rules.verdict(state)) {
        case "checkmate", "lost" -> Score.MATED;
        case "won" -> Score.before(Score.MATED);
        default -> Score.DRAW;
      };
    }
    int found = score(state);
    assertEquals(best, found, () -> variant.id() + " " + variant.settings() + " " + rules.fen(state));
    checked++;
    decided += found == Score.DRAW ? 0 : 1;
  }

  private int score(OracleState state) {
    return endgames.score(Position.of(Fen.parse(variant, rules.fen(state))), quiet);
  }
}
