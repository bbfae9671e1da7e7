package zugwerk.solve.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.stream.Stream;
import zugwerk.board.Setup;
import zugwerk.work.CancelToken;

/**
 * A position of a table that could be a problem.
 *
 * @param outcome how it ends for the side to move
 * @param otherwise how it would end for the other side, were that to move; empty where that was not asked
 */
public record Notable(Setup setup, Outcome outcome, Optional<Outcome> otherwise) {

  /**
   * What is looked for in the tables of an ending.
   *
   * @param count how many positions there are
   * @param positions some of them, those with the longest mates first
   */
  public record Found(long count, List<Notable> positions) {

    public Found {
      positions = List.copyOf(positions);
    }
  }

  /** What makes a position notable. */
  public enum Kind {
    /** A mutual zugzwang: neither side would like to be to move. It is shown with Black to move. */
    ZUGZWANG {
      @Override
      int moves(Census.Sheet sheet, int number) {
        int white = sheet.score(0, number);
        int black = sheet.score(1, number);
        boolean valid = white != Score.INVALID && black != Score.INVALID;
        return valid && value(white) < -value(black)
            ? Math.max(Outcome.of(white).moves(), Outcome.of(black).moves()) : NONE;
      }

      @Override
      Notable at(Census.Sheet sheet, int number) {
        return new Notable(sheet.placing().setup(1, number), Outcome.of(sheet.score(1, number)),
            Optional.of(Outcome.of(sheet.score(0, number))));
      }
    },
    /** White, to move, wins. */
    WIN {
      @Override
      int moves(Census.Sheet sheet, int number) {
        int score = sheet.score(0, number);
        return score != Score.INVALID && Score.isWin(score) ? Outcome.of(score).moves() : NONE;
      }

      @Override
      Notable at(Census.Sheet sheet, int number) {
        return new Notable(sheet.placing().setup(0, number), Outcome.of(sheet.score(0, number)), Optional.empty());
      }
    };

    private static final int NONE = -1;

    /** The moves to mate of a position of this kind, else -1. */
    abstract int moves(Census.Sheet sheet, int number);

    abstract Notable at(Census.Sheet sheet, int number);

    private static int value(int score) {
      return score == Score.DRAW ? 0 : Score.isWin(score) ? 1 : -1;
    }
  }

  private record Candidate(int moves, long order, Notable position) {

    /** The one to leave out first: the shortest, and of those the last. */
    private static final Comparator<Candidate> WORST_FIRST =
        Comparator.comparingInt(Candidate::moves).thenComparing(Candidate::order, Comparator.reverseOrder());
  }

  static Found find(Kind kind, Stream<Census> tables, int most, CancelToken token) {
    PriorityQueue<Candidate> best = new PriorityQueue<>(Candidate.WORST_FIRST);
    long[] count = new long[1];
    tables.flatMap(table -> table.sheets().stream()).forEach(sheet -> {
      for (int number = 0; number < sheet.positions(); number++) {
        if (number % Census.BLOCK == 0) {
          token.check();
        }
        int moves = kind.moves(sheet, number);
        if (moves != Kind.NONE) {
          count[0]++;
          if (best.size() < most || moves > best.element().moves()) {
            best.add(new Candidate(moves, count[0], kind.at(sheet, number)));
          }
          if (best.size() > most) {
            best.remove();
          }
        }
      }
    });
    List<Candidate> found = new ArrayList<>(best);
    found.sort(Candidate.WORST_FIRST.reversed());
    return new Found(count[0], found.stream().map(Candidate::position).toList());
  }
}
