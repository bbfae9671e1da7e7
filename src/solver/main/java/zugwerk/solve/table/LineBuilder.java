package zugwerk.solve.table;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Builds a table by whole lines of positions. No moves are counted: when positions are won, those with a move to them
 * are tested. One is lost if every quiet move leads to a won position, and no capture or promotion is better.
 */
final class LineBuilder extends Builder {

  /** Lines in a portion; a thread may stop before each. */
  private static final int PORTION = 1 << 8;

  private final Frontier frontier;
  private LineSets sets;

  LineBuilder(Powers powers, Table table, MoveTables motions, Task task) {
    super(powers, table, motions, task);
    sets = LineSets.of(table);
    frontier = new Frontier(table.rows().length, Frontier.place(sets.lines()));
  }

  @Override
  int units() {
    return sets.lines();
  }

  @Override
  int portion() {
    // A table may have hundreds of rows.
    return Math.max(1, 2 * PORTION / table.rows().length);
  }

  @Override
  Initialiser initialiser(Links links) {
    return new LineInitialiser(table, sets, frontier, motions, links, powers);
  }

  @Override
  Checkpoint.Content content() {
    return new Checkpoint.Content(List.<byte[][]>of(table.rows()), List.of(sets.open(), sets.safe(), sets.reached()));
  }

  @Override
  DoubleSteps doubleSteps() {
    return new DoubleSteps();
  }

  @Override
  void resume(Links links, Checkpoint.State state) {
    evaluate(links, (lines, start, end) -> ((LineInitialiser) lines).resume(start, end));
  }

  @Override
  void settle(Links links, int plies) {
    if (pass(links, (pass, row, start, end) -> pass.settle(row, start, end, plies))) {
      note(plies + 1);
    }
  }

  @Override
  void settleFar(Links links, int mostPlies) {
    boolean found = true;
    // Wins and losses take turns; the first two passes also find those by captures and promotions.
    for (int plies = mostPlies + 1; found || plies <= mostPlies + 2; plies++) {
      int least = Score.of(plies <= mostPlies + 2 ? plies : Score.INVALID);
      int score = Score.isWin(Score.of(plies)) ? Score.FAR_WIN : Score.FAR_LOSS;
      found = pass(links, (pass, row, start, end) -> pass.settleFar(row, start, end, score, least));
    }
  }

  private interface PassStep {
    boolean at(LinePass pass, int row, int start, int end);
  }

  private boolean pass(Links links, PassStep step) {
    AtomicBoolean found = new AtomicBoolean();
    eachPortion(units(), PORTION, () -> {
      LinePass pass = new LinePass(table, sets, frontier, motions, links);
      return (row, start, end) -> {
        if (step.at(pass, row, start, end)) {
          found.set(true);
        }
      };
    }, table.rows().length);
    sets = sets.swapped();
    return found.get();
  }

  @Override
  void finish(Links links) {
    evaluate(links, (lines, start, end) -> ((LineInitialiser) lines).finish(start, end));
  }
}
