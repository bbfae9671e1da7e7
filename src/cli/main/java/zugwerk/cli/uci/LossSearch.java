package zugwerk.cli.uci;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.rules.Generator;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.battle.FirstMate;

/** Searches whether each move allows a mate by the other side. It can be continued with more effort. */
final class LossSearch {

  /**
   * A proof that the side to move is mated.
   *
   * @param moves the mating moves of the other side when the side to move holds out as long as possible
   */
  record Loss(int moves, List<Move> line) {}

  private final Variant variant;
  private final Setup setup;
  private final SearchRun run;
  private final int most;
  /** The moves that may not be mated yet; the first one was not mated in one move less. */
  private final Deque<Move> open;
  private int length = 1;

  LossSearch(Variant variant, Setup setup, List<Move> moves, int most, SearchRun run) {
    this.variant = variant;
    this.setup = setup;
    this.most = most;
    this.run = run;
    open = new ArrayDeque<>(moves);
  }

  /** Whether it is proved that some move is not mated in the greatest number of moves. */
  boolean isRefuted() {
    return length > most;
  }

  /** Searches until the loss is proved or refuted, or the effort, in moves played, is spent. */
  Optional<Loss> search(long effort) {
    long begun = run.nodes();
    while (!isRefuted() && !run.isOver()) {
      Move move = open.getFirst();
      Setup after = MoveMaker.after(variant, setup, move);
      if (!new Generator(variant).goesOn(Position.of(after))) {
        length = most + 1;
        return Optional.empty();
      }
      Optional<FirstMate> mate =
          run.find(after, length, List.of(), effort - (run.nodes() - begun), false, SearchRun.SILENT);
      if (mate.isPresent()) {
        open.removeFirst();
        if (open.isEmpty()) {
          List<Move> line = new ArrayList<>(List.of(move));
          line.addAll(mate.get().line());
          return Optional.of(new Loss(length, line));
        }
      } else if (run.refuted() == length) {
        length++;
      } else {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }
}
