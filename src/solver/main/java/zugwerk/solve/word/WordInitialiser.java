package zugwerk.solve.word;

import zugwerk.board.Schema;
import zugwerk.board.Square;

/** Finds, for one thread, what captures and promotions decide, and stalemates. */
final class WordInitialiser {

  private final WordGame game;
  private final WordTable table;
  private final Conversions conversions;
  private final WordLayout layout;
  private final WordPass pass;
  private final int[] at;
  private long wins;
  private long escapes;

  WordInitialiser(WordGame game, WordTable table, Conversions conversions) {
    this.game = game;
    this.table = table;
    this.conversions = conversions;
    layout = table.layout;
    pass = new WordPass(game, table);
    at = new int[layout.pieces];
  }

  /** Marks where the attacker can capture the King; where two pieces share a square, it has won. */
  void captureKings(int state, int number) {
    table.attackerMoves[state][number] = pass.set(number) ? pass.capturesKing(state, true) : -1L;
  }

  /** Needs the captures of the King, in a copy. */
  void evaluate(int state, int number, long[][] kings, long[][] held) {
    if (!pass.set(number)) {
      held[state][number] = -1L;
      return;
    }
    long check = kings[state][number];
    long free = ~pass.others();
    wins = check;
    escapes = pass.capturesKing(state, false);
    for (int piece = 0; piece < layout.pieces; piece++) {
      capture(state, piece);
      if (game.isPawn(layout.type[piece])) {
        promote(state, piece);
      }
    }
    long still = free & ~escapes & ~check;
    if (still != 0) {
      still &= ~pass.escapes(state, ~still, kings);
      for (long rest = still; rest != 0; rest &= rest - 1) {
        if (!canCapture(state, Long.numberOfTrailingZeros(rest))) {
          escapes |= rest & -rest;
        }
      }
    }
    table.attackerMoves[state][number] = wins & free;
    held[state][number] = escapes | ~free;
  }

  private void note(int piece, long liked) {
    if (pass.isAttackers(piece)) {
      wins |= liked;
    } else {
      escapes |= liked;
    }
  }

  private long open(int piece) {
    return ~pass.others() & ~(pass.isAttackers(piece) ? wins : escapes);
  }

  private void capture(int state, int piece) {
    int last = layout.last;
    for (int victim = 0; victim <= last; victim++) {
      if (layout.side[victim] == layout.side[piece] || layout.type[victim] == Schema.KING) {
        continue;
      }
      long asked = pass.captures(state, piece, victim) & open(piece);
      if (asked == 0) {
        continue;
      }
      System.arraycopy(pass.at, 0, at, 0, last);
      if (victim == last) {
        captureLast(state, piece, asked);
      } else {
        at[piece] = at[victim];
        note(piece, conversions.liked(state, piece, victim, promotes(piece, at[victim]), at,
            piece == last ? Link.NONE : last, asked));
      }
    }
  }

  private void captureLast(int state, int piece, long asked) {
    long promoting = 0;
    for (long rest = game.isPawn(layout.type[piece]) ? asked : 0; rest != 0; rest &= rest - 1) {
      promoting |= promotes(piece, Long.numberOfTrailingZeros(rest)) ? rest & -rest : 0;
    }
    if ((asked & ~promoting) != 0) {
      note(piece, conversions.liked(state, piece, layout.last, false, at, piece, asked & ~promoting));
    }
    if (promoting != 0) {
      note(piece, conversions.liked(state, piece, layout.last, true, at, piece, promoting));
    }
  }

  private boolean promotes(int piece, int to) {
    return game.promotes(layout.side[piece], layout.type[piece], to);
  }

  /** Quiet promotions; a Pawn is never the last piece. */
  private void promote(int state, int piece) {
    PieceMoves moves = pass.moves(piece, state);
    for (long rest = moves.moves(pass.at[piece], pass.others()); rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      long asked = open(piece) & ~(Square.bit(to) | moves.path(pass.at[piece], to));
      if (asked != 0 && promotes(piece, to)) {
        System.arraycopy(pass.at, 0, at, 0, layout.last);
        at[piece] = to;
        note(piece, conversions.liked(state, piece, Link.NONE, true, at, layout.last, asked));
      }
    }
  }

  /** Whether the defender, who has no legal quiet move without promotion, has another one. */
  private boolean canCapture(int state, int lastSquare) {
    int[] squares = pass.at.clone();
    squares[layout.last] = lastSquare;
    long occupied = pass.others() | Square.bit(lastSquare);
    for (int piece = 0; piece < layout.pieces; piece++) {
      if (pass.isAttackers(piece)) {
        continue;
      }
      PieceMoves mover = pass.moves(piece, state);
      int after = table.counters.after(state, layout.type[piece]);
      for (int victim = 0; victim < layout.pieces; victim++) {
        if (pass.isAttackers(victim) && layout.type[victim] != Schema.KING
            && mover.attacks(squares[piece], squares[victim], occupied)
            && isSafe(after, squares, piece, squares[victim], victim, occupied)) {
          return true;
        }
      }
      for (long rest = game.isPawn(layout.type[piece]) ? mover.moves(squares[piece], occupied) : 0; rest != 0; rest &=
          rest - 1) {
        if (isSafe(after, squares, piece, Long.numberOfTrailingZeros(rest), Link.NONE, occupied)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isSafe(int after, int[] squares, int piece, int to, int victim, long occupied) {
    long left = occupied & ~Square.bit(squares[piece]) | Square.bit(to);
    int king = layout.kings[1] == piece ? to : squares[layout.kings[1]];
    for (int enemy = 0; enemy < layout.pieces; enemy++) {
      if (enemy != victim && pass.isAttackers(enemy)
          && pass.moves(enemy, after).attacks(squares[enemy], king, left)) {
        return false;
      }
    }
    return true;
  }
}
