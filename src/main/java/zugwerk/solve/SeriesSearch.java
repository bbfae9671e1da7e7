package zugwerk.solve;

import java.util.Optional;
import zugwerk.board.Position;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;
import zugwerk.solve.reach.GoalBound;
import zugwerk.work.Meter;

/**
 * Series play: one side makes a series of moves while the other passes.
 *
 * <p>Only the last move of the series may give check. The other side passes whether or not it has a move. Effects at
 * the end of its turn happen, but a pass that loses its King or leaves it attacked ends the game and so the line.
 */
final class SeriesSearch extends LineSearch {

  private final Stipulation.Play play;
  private final MoveList answers = new MoveList();

  SeriesSearch(Variant variant, Position position, Stipulation stipulation, Optional<GoalBound> bound,
      FailureTable failures, Meter meter) {
    super(variant, position, stipulation, bound, failures, meter);
    play = stipulation.play();
  }

  @Override
  void moves(int left, MoveList list) {
    if (left == 1 && endsWithGoal()) {
      lastMoves(list);
    } else {
      generator.legal(position, list);
    }
  }

  @Override
  void follow(int left, int ply) {
    if (left > 1) {
      boolean mayGoOn = !inCheck() && !hasWon();
      if (mayGoOn && pass()) {
        find(left - 1, ply + 2);
      }
      return;
    }
    switch (play) {
      case SERIES -> {
        if (goal.reached()) {
          solved();
        }
      }
      case SERIES_HELP -> help(ply + 1);
      default -> force(ply + 1);
    }
  }

  /**
   * Finds the set play, where the series is followed by a move of the other side: its moves that reach the goal at
   * once. Where it is to be forced, there is set play only if it has no other moves.
   */
  void exploreAnswers() {
    start(0);
    if (play == Stipulation.Play.SERIES_HELP) {
      help(1);
    } else {
      force(1);
    }
  }

  /** The other side's moves that reach the goal, each the end of a line. */
  private void help(int ply) {
    answers.clear();
    lastMoves(answers);
    for (int i = 0; i < answers.size(); i++) {
      if (reaches(answers.get(i))) {
        answered(answers.get(i), ply, true);
      }
    }
  }

  /** Whether the other side has a move and each of its moves reaches the goal; all of them end the same line. */
  private void force(int ply) {
    answers.clear();
    generator.legal(position, answers);
    for (int i = 0; i < answers.size(); i++) {
      if (!reaches(answers.get(i))) {
        return;
      }
    }
    for (int i = 0; i < answers.size(); i++) {
      answered(answers.get(i), ply, i == 0);
    }
  }

  @Override
  int leastKept() {
    return 1;
  }

  @Override
  int leastBounded() {
    return endsWithGoal() ? 2 : 1;
  }

  @Override
  boolean victimIsToMove(int left) {
    return !endsWithGoal();
  }

  @Override
  int attackerMoves(int left) {
    return endsWithGoal() ? left : 1;
  }

  @Override
  int victimMoves(int left) {
    return endsWithGoal() ? 0 : left;
  }

  @Override
  boolean endsWithGoal() {
    return play == Stipulation.Play.SERIES;
  }

  @Override
  boolean passed(int ply) {
    return ply > 0 && ply % 2 == 0;
  }
}
