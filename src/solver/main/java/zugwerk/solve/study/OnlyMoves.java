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

  /** Lines are compared by so many of White's moves. */
  private static final int MOST_MOVES = 12;

  /** Moves that waste time are recognised by so many moves of the line that they return to. */
  private static final int MOST_RETURNS = 4;

  /** Lines are compared by the moves that were counted until their share of so many positions was used up. */
  private static final int MOST_POSITIONS = 60_000;
  private static final int LEAST_SHARE = 200;
  private static final int SHARES = 16;

  /** More moves that keep the claim are never wastes of time but for one. */
  private static final int MOST_KEEPING = 3;

  /** So many of Black's moves may lead back. */
  private static final int RETURNING = 2;

  private final StudyMoves moves;
  private final boolean draw;
  private final Map<Long, Counts> counted = new HashMap<>();
  private int visited;
  private int end;
  /** Whether a line is sought to which wastes of time return; there, lines are as long as they are. */
  private boolean nested;

  /** @param draw whether White wants to draw, not to win */
  OnlyMoves(StudyMoves moves, boolean draw) {
    this.moves = moves;
    this.draw = draw;
  }

  /** @param wastes other moves that keep the claim, and only waste time */
  record Only(int move, List<Integer> wastes) {}

  /** The replies that Black has had in a line: what could be reached sooner is a detour. */
  static final class Path {
    private final Deque<Set<Long>> offered = new ArrayDeque<>();
    private final Deque<Long> contexts = new ArrayDeque<>(List.of(0L));
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

    Counts before(long key) {
      return new Counts(all, real, new Link(key, line));
    }
  }

  /** A position of a line, and those behind it. */
  private record Link(long key, @Nullable Link next) {}

  /** The only move of White in a position; empty if White has a choice, or nothing keeps the claim. */
  Optional<Only> in(Position position, Sorted sorted, Path path) {
    if (!sorted.open().isEmpty() || sorted.keeping().isEmpty() || sorted.keeping().size() > MOST_KEEPING) {
      return Optional.empty();
    }
    if (sorted.keeping().size() > 1) {
      share();
    }
    return in(position, sorted, path, 0);
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
    path.contexts.addLast(path.contexts.getLast() << 32 | position.key() >>> 32);
    path.placements.addLast(placement(position));
  }

  void leave(Path path) {
    path.passed.removeLast();
    path.offered.removeLast();
    path.contexts.removeLast();
    path.placements.removeLast();
  }

  /** A number that stands for White's pieces on their squares. */
  private static long placement(Position position) {
    long placement = 0;
    for (int type = 0; type < position.types(); type++) {
      placement = placement * 0x9E3779B97F4A7C15L + position.pieces(0, type);
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
   */
  int count(Position position, int reply, Path path) {
    share();
    int real = 0;
    for (int most = 1; most <= MOST_MOVES; most++) {
      Counts counts = count(position, EncodedMove.to(reply), path, most);
      if (visited > end) {
        return Math.max(real, counts.real);
      }
      real = counts.real;
      if (counts.all < most) {
        return real;
      }
    }
    return real;
  }

  private void share() {
    end = visited + Math.max(LEAST_SHARE, (MOST_POSITIONS - visited) / SHARES);
  }

  private Counts count(Position position, int captured, Path path, int most) {
    if (most == 0 || visited > end || isDetour(position, path)) {
      return Counts.NONE;
    }
    long key = ((position.key() * 31 + captured) * 31 + most) * 31 + path.contexts.getLast() + (nested ? 1 : 0);
    Counts counts = counted.get(key);
    if (counts == null) {
      visited++;
      counts = find(position, captured, path, most).before(position.key());
      counted.put(key, counts);
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
      Counts next = count(position, EncodedMove.to(replies.get(i)), path, most - 1);
      position.rollback(before);
      all = Math.max(all, next.all);
      best = next.real > best.real ? next : best;
    }
    leave(path);
    return new Counts(all + 1, ends && best.real == 0 ? 0 : best.real + 1, best.line);
  }
}
