package zugwerk.solve.battle;

import java.util.concurrent.CancellationException;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;
import zugwerk.solve.FirstMoves;
import zugwerk.solve.Stipulation;
import zugwerk.solve.Terms;
import zugwerk.work.Meter;

/** Measures how near a position comes to having a solution, in play of one side against the other. */
public final class Nearness {

  private static final int MEGABYTES = 64;

  private Nearness() {}

  /**
   * The least number of refutations of a first move, among moves to which some defence fails.
   *
   * @param quiet whether checks are left out as first moves
   * @param most the greatest result that matters; also returned if the search was stopped
   * @param meter stops the search
   * @return 0 if a move solves, else up to {@code most}
   * @throws zugwerk.work.InputException if the setup cannot be played
   * @throws IllegalArgumentException if it is not play of one side against the other
   */
  public static int refutations(
      Variant variant, Setup setup, Stipulation stipulation, boolean quiet, int most, Meter meter) {
    if (!stipulation.isBattle()) {
      throw new IllegalArgumentException("the stipulation " + stipulation + " is not adversarial");
    }
    FirstMoves.check(variant, setup, stipulation);
    AdversarialSearch search = AdversarialSearch.of(
        variant, Position.of(setup), stipulation, Terms.USUAL, new MateTable(MEGABYTES, meter), meter);
    try {
      return search.barred() ? most : least(search, stipulation.moves() - 1, quiet, most);
    } catch (CancellationException _) {
      return most;
    } finally {
      search.finish();
    }
  }

  private static int least(AdversarialSearch search, int moves, boolean quiet, int most) {
    int least = most;
    MoveList firstMoves = new MoveList();
    MoveList defences = new MoveList();
    search.generator.legal(search.position, firstMoves);
    for (int i = 0; i < firstMoves.size() && least > 0; i++) {
      int mark = search.make(firstMoves.get(i));
      if (!quiet || !search.inCheck()) {
        defences.clear();
        search.defences(defences, moves);
        least = defences.size() > 0 && !search.passes() ? failures(search, defences, moves, least)
            : search.forced(moves) ? 0 : least;
      }
      search.position.rollback(mark);
    }
    return least;
  }

  private static int failures(AdversarialSearch search, MoveList defences, int moves, int least) {
    int failures = 0;
    for (int i = 0; i < defences.size() && failures < least; i++) {
      int mark = search.make(defences.get(i));
      failures += search.defenceFails(moves) ? 0 : 1;
      search.position.rollback(mark);
    }
    return failures == defences.size() ? least : Math.min(failures, least);
  }
}
