package zugwerk.solve.study;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zugwerk.board.Position;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.table.Outcome;

/** How long lines can be in which one side always has only one move that keeps the value of the position. */
final class OnlyMoves {

  /** So many moves of that side are enough for a main line. */
  private static final int MOST_MOVES = 8;

  /** After so many positions, lines are as long as has been found until then. */
  private static final int MOST_POSITIONS = 3_000;

  private final Variant variant;
  private final Plays.Values values;
  private final Outcome.Kind goal;
  private final Generator generator;
  private final Map<Long, Integer> known = new HashMap<>();
  private final MoveList[] lists = Stream.generate(MoveList::new).limit(2 * MOST_MOVES + 2).toArray(MoveList[]::new);

  /** @param goal the value that is kept: a win or a draw */
  OnlyMoves(Variant variant, Plays.Values values, Outcome.Kind goal) {
    this.variant = variant;
    this.values = values;
    this.goal = goal;
    generator = new Generator(variant);
  }

  /** The number of only moves in the longest line from a position of the side that has them. */
  int from(Position position) {
    return from(position, MOST_MOVES);
  }

  private int from(Position position, int most) {
    if (most == 0 || known.size() > MOST_POSITIONS) {
      return 0;
    }
    long key = position.key() * 31 + most;
    Integer length = known.get(key);
    if (length == null) {
      // A position that is repeated on the way to itself adds nothing.
      known.put(key, 0);
      length = find(position, most);
      known.put(key, length);
    }
    return length;
  }

  private int find(Position position, int most) {
    MoveList moves = legal(position, lists[2 * most]);
    int only = 0;
    int keeping = 0;
    for (int i = 0; i < moves.size() && keeping < 2; i++) {
      int mark = position.mark();
      MoveMaker.make(variant, position, moves.get(i));
      Optional<Outcome> after = values.outcome(position);
      position.rollback(mark);
      if (after.isEmpty()) {
        return 0;
      }
      if (after.get().kind() == (goal == Outcome.Kind.WIN ? Outcome.Kind.LOSS : goal)) {
        keeping++;
        only = moves.get(i);
      }
    }
    if (keeping != 1) {
      return 0;
    }
    int mark = position.mark();
    MoveMaker.make(variant, position, only);
    int longest = 1 + longestReply(position, most - 1);
    position.rollback(mark);
    return longest;
  }

  private int longestReply(Position position, int most) {
    MoveList replies = legal(position, lists[2 * most + 1]);
    int longest = 0;
    for (int i = 0; i < replies.size(); i++) {
      int mark = position.mark();
      MoveMaker.make(variant, position, replies.get(i));
      longest = Math.max(longest, from(position, most));
      position.rollback(mark);
    }
    return longest;
  }

  private MoveList legal(Position position, MoveList moves) {
    moves.clear();
    generator.legal(position, moves);
    return moves;
  }
}
