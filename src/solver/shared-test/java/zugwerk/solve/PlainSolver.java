package zugwerk.solve;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Every kind of play without table, order or cuts, by definition. */
public final class PlainSolver<P> {

  /** The goals that leave a side without a move that does not cost a King. */
  private static final Set<Goal.Kind> IMMOBILE = EnumSet.of(Goal.Kind.MATE, Goal.Kind.STALEMATE,
      Goal.Kind.MATE_OR_STALEMATE, Goal.Kind.DOUBLE_STALEMATE);

  private final PlainGame<P> game;
  private final Stipulation stipulation;

  public PlainSolver(PlainGame<P> game, Stipulation stipulation) {
    this.game = game;
    this.stipulation = stipulation;
  }

  /** In battle play the keys; in help and series play all lines of the given length, their moves in long form. */
  public List<String> solutions(P position, int length) {
    List<String> found = new ArrayList<>();
    switch (stipulation.play()) {
      case HELP, PARRY_HELP_SERIES, PARRY_SERIES_HELP, PARRY_HELP_SERIES_SELF, PARRY_HELP_SERIES_REFLEX ->
        help(position, length, "", found);
      case HELP_SELF, HELP_REFLEX -> {
        if (length > 1 && !(length % 2 == 1 && isAtEnd(position))) {
          help(position, length - 1, "", found);
        }
      }
      case RECIPROCAL_HELP -> {
        if (length > 2) {
          help(position, length - 2, "", found);
        }
      }
      case SERIES_RECIPROCAL_HELP -> {
        if (length > 1) {
          series(position, length - 1, "", found);
        }
      }
      case SERIES, SERIES_HELP, SERIES_SELF, SERIES_REFLEX -> series(position, length, "", found);
      default -> {
        if (!isBarred(position)) {
          boolean leaving = isOwn() && !(stipulation.exact() && length > 1);
          (leaving ? last(position) : game.successors(position)).forEach((move, after) -> {
            if (forced(after, length - 1)) {
              found.add(move);
            }
          });
        }
      }
    }
    return found.stream().sorted().toList();
  }

  public boolean reached(P position) {
    return reached(stipulation.goal(), position);
  }

  /** Most positions are no end since one of the first moves leaves the Kings on the board. */
  public boolean reached(Goal goal, P position) {
    boolean goesOn = IMMOBILE.contains(goal.kind()) && game.leadsTo(position, after -> !game.hasWon(after));
    return !goesOn && reached(goal, position, game.after(position));
  }

  /** Whether the goal is reached in a position with these successors. */
  private boolean reached(P position, Collection<P> replies) {
    return reached(stipulation.goal(), position, replies);
  }

  private boolean reached(Goal goal, P position, Collection<P> replies) {
    return switch (goal.kind()) {
      case MATE -> mated(position, replies);
      case STALEMATE -> stalemated(position, replies);
      case RULE_DRAW -> List.of("stalemate", "draw", "drawn").contains(game.verdict(position));
      case MATE_OR_STALEMATE -> mated(position, replies) || stalemated(position, replies);
      case DOUBLE_STALEMATE -> stalemated(position, replies) && othersStalemated(position);
      case AUTOSTALEMATE -> !game.inCheck(position) && othersStalemated(position);
      case DOUBLE_MATE, COUNTER_MATE -> checkedAndLost(position, replies) && checkedAndLost(game.skip(position));
      case CHECK -> game.inCheck(position);
      default -> game.reaches(position, goal);
    };
  }

  /** Whether a side is in check, each of its moves costs its King, and it cannot take the other one. */
  private boolean checkedAndLost(P position) {
    return checkedAndLost(position, game.after(position));
  }

  private boolean checkedAndLost(P position, Collection<P> replies) {
    return !game.lacksKing(position) && game.inCheck(position) && allDie(replies) && !game.takesKing(position);
  }

  /** Whether all moves cost the King of the side that makes them. */
  private boolean allDie(Collection<P> replies) {
    return replies.stream().allMatch(game::lostOwnKing);
  }

  /** The moves that may end a line: the legal ones, and in double mates those that leave the own King attacked. */
  private Map<String, P> last(Goal goal, P position) {
    Map<String, P> moves = new LinkedHashMap<>(game.successors(position));
    boolean immobile = goal.kind().needsSelfCheck() && allDie(moves.values()) && !game.takesKing(position);
    boolean may = switch (goal.kind()) {
      case DOUBLE_MATE -> !immobile;
      case COUNTER_MATE -> immobile && game.inCheck(position);
      default -> false;
    };
    if (may && !game.lacksKing(position)) {
      game.leaving(position).forEach((move, after) -> {
        if (reached(goal, after)) {
          moves.put(move, after);
        }
      });
    }
    return moves;
  }

  /** What the defending side may play: in selfmates also what ends a line and is not legal otherwise. */
  public Map<String, P> defences(P position) {
    return stipulation.play() == Play.SELF ? last(position) : game.successors(position);
  }

  /** The positions after the moves that may end a line; quicker, since few goals need their names. */
  private Collection<P> afterLast(P position) {
    return stipulation.goal().kind().needsSelfCheck() ? last(position).values() : game.after(position);
  }

  private Map<String, P> last(P position) {
    return last(stipulation.goal(), position);
  }

  /** A side that can move is in neither mate. */
  private boolean mated(P position, Collection<P> replies) {
    return replies.isEmpty() ? List.of("checkmate", "lost").contains(game.verdict(position))
        : replies.stream().allMatch(game::hasWon);
  }

  private boolean stalemated(P position, Collection<P> replies) {
    return replies.isEmpty() && game.verdict(position).equals("stalemate");
  }

  private boolean othersStalemated(P position) {
    P passed = game.pass(position);
    return passed != null && stalemated(passed, game.after(passed));
  }

  private boolean withDeath() {
    return stipulation.goal().is(Goal.Kind.MATE) || stipulation.goal().is(Goal.Kind.MATE_OR_STALEMATE);
  }

  /** Whether the side that solves must reach the goal although it does not want to. */
  private boolean isBarred(P position) {
    return List.of(Play.REFLEX, Play.HELP_REFLEX, Play.SERIES_REFLEX, Play.PARRY_SERIES_REFLEX,
        Play.PARRY_HELP_SERIES_REFLEX).contains(stipulation.play()) && canReach(position);
  }

  /** Whether the solving side wins within so many moves, no rule of the play keeping it from that. */
  public boolean mayWin(P position, int moves) {
    return !isBarred(position) && wins(position, moves);
  }

  /** Whether a move of the defending side has ended the play as the solving side wants it. */
  public boolean ended(P position) {
    return List.of(Play.DIRECT, Play.PARRY_SERIES).contains(stipulation.play())
        ? withDeath() && game.hasWon(position) : reached(position);
  }

  public boolean canReach(P position) {
    return afterLast(position).stream().anyMatch(this::reached);
  }

  public boolean forced(P position, int moves) {
    boolean self = stipulation.play() == Play.SELF;
    Collection<P> replies = self ? afterLast(position) : game.after(position);
    boolean now = switch (stipulation.play()) {
      case DIRECT, PARRY_SERIES -> reached(position, replies);
      case SELF -> moves == 0 && mustReach(position);
      case PARRY_SERIES_SELF -> mustReach(position);
      default -> canReach(position);
    };
    return stipulation.exact() && moves > 0 ? forcedByReplies(position, replies, moves)
        : now || forcedByReplies(position, replies, moves);
  }

  private boolean forcedByReplies(P position, Collection<P> replies, int moves) {
    if (passes(position)) {
      P passed = game.pass(position);
      return passed != null && mayWin(passed, moves);
    }
    boolean early = stipulation.exact() && moves > 0;
    if (early && stipulation.play() == Play.PARRY_SERIES_SELF && mustReach(position)) {
      return false;
    }
    return !replies.isEmpty() && replies.stream().allMatch(after -> switch (stipulation.play()) {
      case DIRECT, PARRY_SERIES, SELF -> ended(after) ? !early : mayWin(after, moves);
      case PARRY_SERIES_SELF -> ended(after) || mayWin(after, moves);
      default -> !early && ended(after) || mayWin(after, moves);
    });
  }

  /** Whether the defending side passes because it has no check to parry. */
  public boolean passes(P position) {
    return List.of(Play.PARRY_SERIES, Play.PARRY_SERIES_SELF, Play.PARRY_SERIES_REFLEX).contains(stipulation.play())
        && !game.inCheck(position);
  }

  private boolean wins(P position, int moves) {
    if (moves == 0) {
      return false;
    }
    Collection<P> attacks = isOwn() && !(stipulation.exact() && moves > 1)
        ? afterLast(position) : game.after(position);
    return attacks.stream().anyMatch(after -> forced(after, moves - 1));
  }

  /** Whether the side that solves reaches the goal against the other. */
  private boolean isOwn() {
    return List.of(Play.DIRECT, Play.PARRY_SERIES).contains(stipulation.play());
  }

  private void help(P position, int left, String line, List<String> found) {
    if (left == 0) {
      end(position, line.strip(), found);
      return;
    }
    if (left % 2 == 1 && isBarred(position)) {
      return;
    }
    boolean solves = left % 2 == 1;
    if (stipulation.play().isParry() && !solves && !game.inCheck(position)) {
      P passed = game.pass(position);
      if (passed != null) {
        help(passed, left - 1, line, found);
      }
      return;
    }
    (left == 1 ? ends(position) : game.successors(position)).forEach((move, after) -> {
      if (!(solves && left > 1 && isAtEnd(after))) {
        help(after, left - 1, line + " " + move, found);
      }
    });
  }

  private void series(P position, int left, String line, List<String> found) {
    if (isBarred(position)) {
      return;
    }
    (left == 1 ? ends(position) : game.successors(position)).forEach((move, after) -> {
      String here = (line + " " + move).strip();
      if (left > 1) {
        P next = isAtEnd(after) || game.inCheck(after) || game.lacksKing(after) ? null : game.pass(after);
        if (next != null) {
          series(next, left - 1, here, found);
        }
        return;
      }
      end(after, here, found);
    });
  }

  /** The moves that end a line if no answer is to follow. */
  private Map<String, P> ends(P position) {
    return stipulation.play().isAnswered() ? game.successors(position) : last(position);
  }

  private boolean mustReach(P position) {
    Collection<P> replies = afterLast(position);
    return !replies.isEmpty() && replies.stream().allMatch(this::reached);
  }

  /**
   * Whether a line has reached its end after a move of the side that solves, so that none goes on from there. Only
   * where the end need not leave a side without moves.
   */
  private boolean isAtEnd(P position) {
    boolean lasting = !IMMOBILE.contains(stipulation.goal().kind());
    return switch (stipulation.play()) {
      case HELP, SERIES, PARRY_HELP_SERIES -> lasting && reached(position);
      case SERIES_SELF, HELP_SELF, PARRY_HELP_SERIES_SELF -> lasting && mustReach(position);
      case SERIES_REFLEX, HELP_REFLEX, PARRY_HELP_SERIES_REFLEX -> canReach(position);
      default -> false;
    };
  }

  /** Adds a line, or for each answer of the other side one, if it reaches the goal. */
  private void end(P after, String line, List<String> found) {
    switch (stipulation.play()) {
      case HELP, SERIES, PARRY_HELP_SERIES -> {
        if (reached(after)) {
          found.add(line);
        }
      }
      case SERIES_HELP, PARRY_SERIES_HELP -> last(after).forEach((reply, end) -> {
        if (reached(end)) {
          found.add(line + " " + reply);
        }
      });
      case RECIPROCAL_HELP, SERIES_RECIPROCAL_HELP -> {
        boolean series = stipulation.play() == Play.SERIES_RECIPROCAL_HELP;
        P ready = !series ? after : game.inCheck(after) || game.lacksKing(after) ? null : game.pass(after);
        if (ready != null && last(stipulation.ownGoal(), ready).values().stream()
            .anyMatch(end -> reached(stipulation.ownGoal(), end))
            && game.after(ready).stream().anyMatch(this::canReach)) {
          found.add(line);
        }
      }
      case SERIES_SELF, HELP_SELF, PARRY_HELP_SERIES_SELF -> {
        if (mustReach(after)) {
          found.add(line);
        }
      }
      default -> {
        if (canReach(after)) {
          found.add(line);
        }
      }
    }
  }
}
