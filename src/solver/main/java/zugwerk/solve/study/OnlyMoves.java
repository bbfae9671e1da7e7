package zugwerk.solve.study;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.MoveList;
import zugwerk.solve.study.StudyMoves.Sorted;

/**
 * White's only moves: those without another that keeps the claim, except for wastes of time, after which Black can
 * force a return to the same play.
 */
final class OnlyMoves {

  private static final long MIXER = 0x9E3779B97F4A7C15L;

  /** The most moves of White by which lines are compared. */
  private static final int MOST_MOVES = 12;

  /** A waste of time returns to the line at one of this many moves of White. */
  private static final int MOST_RETURNS = 4;

  /** The most positions that are visited for one study. */
  private static final int MOST_POSITIONS = 60_000;
  /** One part in this many of the positions left is for the next line, */
  private static final int SHARES = 16;
  /** but no fewer positions than these. */
  private static final int LEAST_SHARE = 200;

  /** If more moves keep the claim, White has a choice. */
  private static final int MOST_KEEPING = 3;

  /** The most moves of Black that lead back to a line. */
  private static final int RETURNING = 2;

  private final StudyMoves moves;
  private final boolean draw;
  private final Map<Long, Counted> counted = new HashMap<>();
  /** Positions whose result is remembered count too, so that the answers do not depend on what is remembered. */
  private int visited;
  private int end;
  /** Whether this is the search for a line that wastes of time return to. It sets the length of all lines in it. */
  private boolean nested;

  /** @param draw whether White wants to draw, not to win */
  OnlyMoves(StudyMoves moves, boolean draw) {
    this.moves = moves;
    this.draw = draw;
  }

  /** @param wastes other moves that keep the claim, and only waste time */
  record Only(int move, List<Integer> wastes) {}

  /** A line so far, with all replies that Black had in it. A position that one of them leads to sooner is a detour. */
  static final class Path {
    private final Deque<Set<Long>> offered = new ArrayDeque<>();
    /** Numbers that stand for all positions so far. */
    private final Deque<Long> keys = new ArrayDeque<>(List.of(0L));
    private final Deque<Long> placements = new ArrayDeque<>();
    /** With White to move. */
    private final Deque<Long> passed = new ArrayDeque<>();

    /** The key of no position: a line that begins with Black. */
    static final long START = 0;
  }

  /**
   * The greatest number of only moves in a line.
   *
   * @param all with the last ones that are forced
   * @param real without them
   * @param line the positions of the line
   */
  private record Counts(int all, int real, @Nullable Link line) {
    private static final Counts NONE = new Counts(0, 0, null);

    /** Among equal lines the key decides, so that the order of the moves does not matter. */
    boolean isBetter(Counts other) {
      return real > other.real
          || real == other.real && line != null && other.line != null && line.key < other.line.key;
    }

    Counts before(long key) {
      return new Counts(all, real, new Link(key, line));
    }
  }

  /** @param visited the number of positions visited to find it */
  private record Counted(Counts counts, int visited) {}

  /** A position of a line, and those behind it. */
  private record Link(long key, @Nullable Link next) {}

  /** The only move of White in a position; empty if White has a choice, or nothing keeps the claim. */
  Optional<Only> in(Position position, Sorted sorted, Path path) {
    if (!sorted.open().isEmpty() || sorted.keeping().isEmpty() || sorted.keeping().size() > MOST_KEEPING) {
      return Optional.empty();
    }
    end = visited + share();
    Optional<Only> only = in(position, sorted, path, 0);
    return isSpent() ? Optional.empty() : only;
  }

  private Optional<Only> in(Position position, Sorted sorted, Path path, int most) {
    List<Integer> keeping = sorted.keeping();
    if (!sorted.open().isEmpty() || keeping.isEmpty() || keeping.size() > MOST_KEEPING) {
      return Optional.empty();
    }
    if (keeping.size() == 1) {
      return Optional.of(new Only(keeping.getFirst(), List.of()));
    }
    Set<Long> passed = new HashSet<>(path.passed);
    passed.add(position.key());
    List<Integer> backward = keeping.stream().filter(move -> returnsAfter(position, move, passed)).toList();
    // A move from which there is no way back is not a waste of time itself.
    List<Integer> candidates = new ArrayList<>(keeping);
    candidates.sort(Comparator.comparing(backward::contains));
    for (int move : candidates) {
      List<Integer> others = keeping.stream().filter(other -> other != move).toList();
      List<Integer> ahead = others.stream().filter(other -> !backward.contains(other)).toList();
      if (ahead.isEmpty() || allReturn(position, ahead, around(position, move))
          && allReturn(position, ahead, line(position, move, path, most))) {
        return Optional.of(new Only(move, others));
      }
    }
    return Optional.empty();
  }

  private boolean allReturn(Position position, List<Integer> others, Set<Long> line) {
    return others.stream().allMatch(other -> returnsAfter(position, other, line));
  }

  /** The positions after a move and two of Black's replies, as far as White keeps the claim. */
  private Set<Long> around(Position position, int move) {
    Set<Long> around = new HashSet<>();
    addAround(position, move, RETURNING, around);
    return around;
  }

  private void addAround(Position position, int move, int levels, Set<Long> around) {
    int mark = moves.make(position, move);
    around.add(position.key());
    MoveList replies = moves.legal(position);
    for (int i = 0; i < replies.size(); i++) {
      int before = moves.make(position, replies.get(i));
      around.add(position.key());
      if (levels > 1) {
        List<Integer> keeping = moves.known(position, MOST_KEEPING).keeping();
        if (keeping.size() <= MOST_KEEPING) {
          keeping.forEach(next -> addAround(position, next, levels - 1, around));
        }
      }
      position.rollback(before);
    }
    position.rollback(mark);
  }

  /** The positions of the line with the most only moves after a move. */
  private Set<Long> line(Position position, int move, Path path, int most) {
    Set<Long> line = new HashSet<>();
    boolean outer = nested;
    nested = true;
    long before = position.key();
    int mark = moves.make(position, move);
    line.add(position.key());
    for (Link link = afterMove(before, position, path, outer ? most : MOST_RETURNS, false).line; link != null; link =
        link.next) {
      line.add(link.key);
    }
    position.rollback(mark);
    nested = outer;
    return line;
  }

  /** Whether Black can answer a move so that play returns to some positions. */
  private boolean returnsAfter(Position position, int move, Set<Long> line) {
    int mark = moves.make(position, move);
    boolean returns = returns(position, RETURNING, line);
    position.rollback(mark);
    return returns;
  }

  private boolean returns(Position position, int levels, Set<Long> line) {
    MoveList replies = moves.legal(position);
    for (int i = 0; i < replies.size(); i++) {
      int mark = moves.make(position, replies.get(i));
      boolean back = line.contains(position.key()) || levels > 1 && mustReturn(position, levels, line);
      position.rollback(mark);
      if (back) {
        return true;
      }
    }
    return false;
  }

  private boolean mustReturn(Position position, int levels, Set<Long> line) {
    Sorted sorted = moves.known(position, MOST_KEEPING);
    if (!sorted.open().isEmpty() || sorted.keeping().isEmpty() || sorted.keeping().size() > MOST_KEEPING) {
      return false;
    }
    return sorted.keeping().stream().allMatch(move -> {
      int mark = moves.make(position, move);
      boolean back = line.contains(position.key()) || returns(position, levels - 1, line);
      position.rollback(mark);
      return back;
    });
  }

  /** Adds the position before White's last move to a path, and the one after it. */
  void enter(long before, Position position, Path path) {
    path.passed.addLast(before);
    Set<Long> offered = new HashSet<>();
    MoveList replies = moves.legal(position);
    for (int i = 0; i < replies.size(); i++) {
      int mark = moves.make(position, replies.get(i));
      offered.add(position.key());
      position.rollback(mark);
    }
    path.offered.addLast(offered);
    path.keys.addLast(mixed(mixed(path.keys.getLast(), before), position.key()));
    path.placements.addLast(placement(position));
  }

  void leave(Path path) {
    path.passed.removeLast();
    path.offered.removeLast();
    path.keys.removeLast();
    path.placements.removeLast();
  }

  private static long mixed(long number, long next) {
    return (number ^ number >>> 29) * MIXER + next;
  }

  /** A number that stands for White's pieces on their squares. */
  private static long placement(Position position) {
    long placement = 0;
    for (int type = 0; type < position.types(); type++) {
      placement = placement * MIXER + position.pieces(0, type);
    }
    return placement;
  }

  /** Whether Black could have reached a position sooner than by the last reply of a path. */
  boolean isDetour(Position position, Path path) {
    Iterator<Set<Long>> earlier = path.offered.descendingIterator();
    earlier.next();
    long key = position.key();
    while (earlier.hasNext()) {
      if (earlier.next().contains(key)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether White has only moved to and fro: in a draw, nothing is new then. In a win, it gains a move.
   *
   * @param position with Black to move, not yet in the path
   */
  boolean isShuffled(Position position, Path path) {
    return draw && path.placements.contains(placement(position));
  }

  /**
   * The greatest number of only moves in a line from a position with White to move. Captures of a piece that has just
   * moved, moves without any other and mates do not count at the end of a line.
   *
   * @param reply the move of Black that led to it
   * @param path the line up to it
   * @param share the most positions to visit
   */
  int count(Position position, int reply, Path path, int share) {
    end = visited + share;
    int real = 0;
    for (int most = 1; most <= MOST_MOVES; most++) {
      Counts counts = counts(position, EncodedMove.to(reply), path, most);
      if (isSpent()) {
        return real;
      }
      real = counts.real;
      if (counts.all < most) {
        return real;
      }
    }
    return real;
  }

  /** The most positions to visit for each of the lines that are compared next. */
  int share() {
    return Math.max(LEAST_SHARE, (MOST_POSITIONS - visited) / SHARES);
  }

  /** Whether the share was too small. What was found then depends on the order of the moves, and so is not used. */
  private boolean isSpent() {
    visited = Math.min(visited, end + 1);
    return visited > end;
  }

  private Counts counts(Position position, int captured, Path path, int most) {
    if (most == 0 || visited > end || isDetour(position, path)) {
      return Counts.NONE;
    }
    long key = mixed(mixed(path.keys.getLast(), position.key()), (captured * 31 + most) * 2 + (nested ? 1 : 0));
    Counted known = counted.get(key);
    if (known != null) {
      visited += known.visited;
      return known.counts;
    }
    int before = visited++;
    Counts counts = find(position, captured, path, most).before(position.key());
    if (visited <= end) {
      counted.put(key, new Counted(counts, visited - before));
    }
    return counts;
  }

  private Counts find(Position position, int captured, Path path, int most) {
    Sorted sorted = moves.known(position, MOST_KEEPING);
    Optional<Only> only = in(position, sorted, path, most);
    if (only.isEmpty()) {
      return Counts.NONE;
    }
    int move = only.get().move();
    boolean forced = sorted.count() == 1
        || EncodedMove.to(move) == captured && position.piece(captured) != Piece.NONE;
    long before = position.key();
    int mark = moves.make(position, move);
    Counts counts = isShuffled(position, path) ? Counts.NONE : afterMove(before, position, path, most, forced);
    counts = counts.before(position.key());
    position.rollback(mark);
    return counts;
  }

  /** @param forced whether the move before does not count at the end of a line */
  private Counts afterMove(long start, Position position, Path path, int most, boolean forced) {
    int all = 0;
    Counts best = Counts.NONE;
    enter(start, position, path);
    MoveList replies = moves.legal(position);
    boolean ends = forced || !draw && replies.size() == 0;
    for (int i = 0; i < replies.size(); i++) {
      int before = moves.make(position, replies.get(i));
      Counts next = counts(position, EncodedMove.to(replies.get(i)), path, most - 1);
      position.rollback(before);
      all = Math.max(all, next.all);
      best = next.isBetter(best) ? next : best;
    }
    leave(path);
    return new Counts(all + 1, ends && best.real == 0 ? 0 : best.real + 1, best.line);
  }
}
