package zugwerk.solve.table;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;

/**
 * Builds a table position by position: counts the moves that do not lose so far, and subtracts each that is found to
 * lose.
 */
final class CountBuilder extends Builder {

  /** Placements of a row in a portion; a thread may stop before each. */
  private static final int PORTION = 1 << 13;

  /** Positions in a portion, in all rows. */
  private static final int POSITIONS = 1 << 14;

  private final byte[][] counts;
  private final Frontier frontier;
  private final List<DoubleSteps> doubleSteps = new ArrayList<>();

  CountBuilder(Powers powers, Table table, MoveTables motions, Task task) {
    super(powers, table, motions, task);
    counts = table.newRows();
    frontier = new Frontier(counts.length, table.layout().size());
  }

  @Override
  int units() {
    return table.layout().size();
  }

  @Override
  int portion() {
    // A table may have hundreds of rows.
    return Math.max(1, POSITIONS / counts.length);
  }

  @Override
  Initialiser initialiser(Links links) {
    CountInitialiser initialiser = new CountInitialiser(table, counts, frontier, motions, links, powers);
    synchronized (doubleSteps) {
      doubleSteps.add(initialiser.doubleSteps());
    }
    return initialiser;
  }

  @Override
  Checkpoint.Content content() {
    return new Checkpoint.Content(List.of(table.rows(), counts), List.of());
  }

  @Override
  DoubleSteps doubleSteps() {
    DoubleSteps all = new DoubleSteps();
    doubleSteps.forEach(all::addAll);
    return all;
  }

  @Override
  void resume(Links links, Checkpoint.State state) {
    doubleSteps.add(state.doubleSteps());
    frontier.addAll(table.rows());
  }

  @Override
  void settle(Links links, int plies) {
    takeBack(links, (pass, row, start, end) -> {
      pass.from(row, start, end, plies);
      note(pass.longest());
    });
    RetrogradePass pass = newPass(links);
    doubleSteps.forEach(moves -> pass.settle(moves, plies));
    note(pass.longest());
  }

  @Override
  void settleFar(Links links, int mostPlies) {
    takeBack(links, (pass, row, start, end) -> pass.findFar(row, start, end, mostPlies));
    LongAdder found = new LongAdder();
    do {
      found.reset();
      takeBack(links, (pass, row, start, end) -> found.add(pass.fromFar(row, start, end)));
      RetrogradePass pass = newPass(links);
      doubleSteps.forEach(moves -> found.add(pass.settleFar(moves)));
    } while (found.sum() > 0);
  }

  private interface BackStep {
    void at(RetrogradePass pass, int row, int start, int end);
  }

  private void takeBack(Links links, BackStep step) {
    eachPortion(units(), PORTION, () -> {
      RetrogradePass pass = newPass(links);
      return (row, start, end) -> step.at(pass, row, start, end);
    }, counts.length);
  }

  private RetrogradePass newPass(Links links) {
    return new RetrogradePass(table, counts, frontier, motions,
        new EnPassant(motions, links, table.layout().pieces()), workers().token());
  }

  @Override
  void finish(Links links) {
    eachPortion(units(), PORTION, () -> (row, start, end) -> {
      byte[] scores = table.rows()[row];
      for (int number = start; number < end; number++) {
        int score = scores[number] & 255;
        if (score != Score.INVALID && Score.isLoss(score) && counts[row][number] != 0) {
          scores[number] = Score.DRAW;
        }
      }
    }, counts.length);
  }
}
