package zugwerk.solve;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Every kind of play without table, order or cuts, as its definition says. */
public final class PlainSolver<P> {

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
      case HELP -> help(position, length, "", found);
      case SERIES, SERIES_HELP, SERIES_SELF -> series(position, length, "", found);
      default -> {
        if (stipulation.play() != Stipulation.Play.REFLEX || !canReach(position)) {
          game.successors(position).forEach((move, after) -> {
            if (forced(after, length - 1)) {
              found.add(move);
            }
          });
        }
      }
    }
    return found.stream().sorted().toList();
  }

  boolean reached(P position) {
    return reached(position, game.after(position));
  }

  /** Whether the goal is reached in a position with these successors; a side that can move is in neither mate. */
  private boolean reached(P position, Collection<P> replies) {
    boolean mate = stipulation.goal() == Stipulation.Goal.MATE;
    return replies.isEmpty() ? game.verdict(position).equals(mate ? "checkmate" : "stalemate")
        : mate && replies.stream().allMatch(game::lacksKing);
  }

  /** Whether the solving side wins within so many moves, no rule of the play keeping it from that. */
  boolean mayWin(P position, int moves) {
    return !(stipulation.play() == Stipulation.Play.REFLEX && canReach(position)) && wins(position, moves);
  }

  /** Whether a move of the defending side has ended the play as the solving side wants it. */
  boolean ended(P position) {
    return stipulation.play() != Stipulation.Play.DIRECT ? reached(position)
        : stipulation.goal() == Stipulation.Goal.MATE && game.lacksKing(position);
  }

  boolean canReach(P position) {
    return game.after(position).stream().anyMatch(this::reached);
  }

  boolean forced(P position, int moves) {
    Collection<P> replies = game.after(position);
    return switch (stipulation.play()) {
      case DIRECT -> reached(position, replies) || !replies.isEmpty() && replies.stream().allMatch(
          after -> stipulation.goal() == Stipulation.Goal.MATE && game.lacksKing(after) || wins(after, moves));
      case SELF -> !replies.isEmpty() && replies.stream().allMatch(after -> reached(after) || wins(after, moves));
      default -> replies.stream().anyMatch(this::reached)
          || !replies.isEmpty() && replies.stream().allMatch(after -> !canReach(after) && wins(after, moves));
    };
  }

  private boolean wins(P position, int moves) {
    return moves > 0 && game.after(position).stream().anyMatch(after -> forced(after, moves - 1));
  }

  private void help(P position, int left, String line, List<String> found) {
    if (left == 0) {
      if (reached(position)) {
        found.add(line.strip());
      }
      return;
    }
    game.successors(position).forEach((move, after) -> help(after, left - 1, line + " " + move, found));
  }

  private void series(P position, int left, String line, List<String> found) {
    game.successors(position).forEach((move, after) -> {
      String here = (line + " " + move).strip();
      if (left > 1) {
        P next = game.inCheck(after) || game.lacksKing(after) ? null : game.pass(after);
        if (next != null) {
          series(next, left - 1, here, found);
        }
        return;
      }
      switch (stipulation.play()) {
        case SERIES -> {
          if (reached(after)) {
            found.add(here);
          }
        }
        case SERIES_HELP -> game.successors(after).forEach((reply, end) -> {
          if (reached(end)) {
            found.add(here + " " + reply);
          }
        });
        default -> {
          Collection<P> replies = game.after(after);
          if (!replies.isEmpty() && replies.stream().allMatch(this::reached)) {
            found.add(here);
          }
        }
      }
    });
  }
}
