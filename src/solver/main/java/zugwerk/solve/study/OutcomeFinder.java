package zugwerk.solve.study;

import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.rules.MoveMaker;
import zugwerk.solve.Tristate;
import zugwerk.solve.table.Endgames;
import zugwerk.solve.table.Outcome;
import zugwerk.work.Monitor;

/**
 * Finds how positions end: by tables that exist or may be built, else by a search down into such tables. Tables of wins
 * come first where there are any; then tables with distances are built only where they are small.
 */
final class OutcomeFinder {

  private final Endgames endgames;
  private final Monitor monitor;
  private final long mostPositions;
  private final Descent descent;
  private final @Nullable WordOutcomes words;
  /** Tables of up to this number of pieces are built whenever the search needs them, within the limit. */
  private int mostBuilt;

  /** @param mostPositions the most positions in tables of one material that may be built */
  OutcomeFinder(Endgames endgames, long mostPositions, long mostNodes, Monitor monitor) {
    this(endgames, mostPositions, mostNodes, monitor, null);
  }

  OutcomeFinder(Endgames endgames, long mostPositions, long mostNodes, Monitor monitor, @Nullable WordOutcomes words) {
    this.words = words;
    this.endgames = endgames;
    this.mostPositions = mostPositions;
    this.monitor = monitor;
    mostBuilt = endgames.mostPieces() - 1;
    descent = new Descent(endgames.variant(), this, mostNodes, monitor.token());
  }

  void buildLarge() {
    mostBuilt = endgames.mostPieces();
  }

  /** Empty if the position is beyond the tables. */
  Optional<Outcome> outcome(Position position) {
    int pieces = Long.bitCount(position.occupied());
    if (pieces > endgames.mostPieces() || position.get(Schema.CASTLING) != 0) {
      return Optional.empty();
    }
    long missing = endgames.toBuild(position, monitor.token());
    return missing == 0 || pieces <= mostBuilt && missing <= mostPositions
        ? Optional.of(endgames.outcome(position, monitor)) : Optional.empty();
  }

  /** How many moves of the winner are left to mate, by tables that exist; empty if they do not, or nobody wins. */
  OptionalInt distance(Position position) {
    boolean exists = Long.bitCount(position.occupied()) <= endgames.mostPieces()
        && position.get(Schema.CASTLING) == 0 && endgames.toBuild(position, monitor.token()) == 0;
    return !exists ? OptionalInt.empty() : outcome(position)
        .filter(outcome -> outcome.kind() != Outcome.Kind.DRAW && !outcome.isAtLeast())
        .map(outcome -> OptionalInt.of(outcome.moves())).orElse(OptionalInt.empty());
  }

  /** How many moves mate takes from a first move of the winner on, by tables that exist. */
  OptionalInt movesToMate(Position position, int move) {
    int mark = position.mark();
    MoveMaker.make(endgames.variant(), position, move);
    OptionalInt after = distance(position);
    position.rollback(mark);
    return after.isEmpty() ? after : OptionalInt.of(after.getAsInt() + 1);
  }

  /** For White; empty if the position is beyond the tables. */
  Optional<Outcome.Kind> worth(Position position) {
    return outcome(position).map(outcome -> position.toMove() == 0 ? outcome.kind() : opposite(outcome.kind()));
  }

  private static Outcome.Kind opposite(Outcome.Kind kind) {
    return switch (kind) {
      case WIN -> Outcome.Kind.LOSS;
      case DRAW -> Outcome.Kind.DRAW;
      case LOSS -> Outcome.Kind.WIN;
    };
  }

  /** Whether White gets at least a goal, as far as tables show. */
  Tristate known(Position position, Outcome.Kind goal) {
    Tristate known = words == null ? Tristate.OPEN : words.leaf(position, goal);
    return known != Tristate.OPEN ? known : worth(position).map(worth -> meets(worth, goal)).orElse(Tristate.OPEN);
  }

  Tristate reaches(Position position, Outcome.Kind goal) {
    Tristate known = words == null ? Tristate.OPEN : words.refined(position, goal);
    known = known != Tristate.OPEN ? known : known(position, goal);
    known = known != Tristate.OPEN || words == null ? known : words.search(position, goal);
    return known != Tristate.OPEN ? known : descent.reaches(position, goal);
  }

  static Tristate meets(Outcome.Kind worth, Outcome.Kind goal) {
    return worth.compareTo(goal) <= 0 ? Tristate.YES : Tristate.NO;
  }

  long nodes() {
    return descent.nodes() + (words == null ? 0 : words.expanded());
  }
}
