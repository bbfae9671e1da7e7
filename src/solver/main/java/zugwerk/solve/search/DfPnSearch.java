package zugwerk.solve.search;

import java.util.ArrayList;
import java.util.List;
import zugwerk.board.Position;
import zugwerk.rules.EncodedMove;
import zugwerk.solve.Tristate;

/**
 * Depth-first proof-number search (df-pn, Nagai 2002): whether one side, the attacker, can force what it wants. It
 * finds long forced play with few replies much sooner than a search by depth, and refutes later.
 *
 * <p>A node has two numbers, from how many positions behind it must be proved to how many must be refuted. It is
 * searched until one of them reaches its limit, which is where its brother becomes better.
 */
public abstract class DfPnSearch {

  /** The proof number of a refuted node and the disproof number of a proved one. */
  public static final int INFINITE = 1 << 28;

  private static final int NOTHING = -1;

  protected final Position position;
  private final SearchedNodes searched;
  private final int most;
  /** By plies searched. */
  private final List<Children> nodes = new ArrayList<>();
  /** The numbers of the last node. */
  private int proof;
  private int disproof;

  /**
   * Prepares a search.
   *
   * @param position changed by moves and restored; not shared with other threads
   * @param most the most plies that it searches
   */
  protected DfPnSearch(Position position, int most, SearchedNodes searched) {
    this.position = position;
    this.most = most;
    this.searched = searched;
  }

  /** Makes a move; returns the mark to roll back to. */
  protected abstract int make(int move);

  /** The key of the position. */
  protected abstract long key();

  /** Whether the numbers of the position are known without a search of its moves; if so, sets them. */
  protected abstract boolean isLeaf(boolean attacks, int plies);

  /** Adds the moves that a node begins with. */
  protected abstract void addMoves(Children node, boolean attacks, int plies);

  /** Adds the moves that were postponed. */
  protected void addPostponed(Children node) {}

  /** Whether a move is searched. */
  protected boolean searches(int move, int plies) {
    return true;
  }

  /**
   * Sets the first numbers of the position after a move.
   *
   * @param attacks whether the attacker has made the move
   * @param plies the plies left after it
   */
  protected abstract void evaluate(boolean attacks, int plies);

  /** Whether a node has numbers, as another search may have found; if so, sets them. */
  protected abstract boolean isKnown(long key, int plies);

  /** Whether the search must end, with the numbers that it has so far. */
  protected abstract boolean isStopped();

  /** Stores the numbers of a node. */
  protected abstract void store(long key, int plies);

  /**
   * Stores that a node is decided.
   *
   * @param move the move by which the attacker wins, if it is to move
   */
  protected abstract void storeDecided(long key, int plies, boolean wins, int move);

  /** Called when all is known of a node whose moves were searched. */
  protected void leave(long key) {}

  protected final int proof() {
    return proof;
  }

  protected final int disproof() {
    return disproof;
  }

  protected final void set(int newProof, int newDisproof) {
    proof = newProof;
    disproof = newDisproof;
  }

  protected final void decide(boolean wins) {
    set(wins ? 0 : INFINITE, wins ? INFINITE : 0);
  }

  /** What the numbers decide. */
  protected final Tristate result() {
    return proof == 0 ? Tristate.YES : disproof == 0 ? Tristate.NO : Tristate.OPEN;
  }

  /**
   * Searches the position until it is decided, one of its numbers reaches its limit, or the search must end.
   *
   * @param attacks whether the attacker is to move
   * @param plies the plies left
   */
  protected final void search(boolean attacks, int plies, int mostProof, int mostDisproof) {
    if (isLeaf(attacks, plies)) {
      return;
    }
    long key = key();
    while (nodes.size() <= most - plies) {
      nodes.add(new Children());
    }
    Children node = nodes.get(most - plies);
    node.clear();
    addMoves(node, attacks, plies);
    if (!evaluateMoves(node, attacks, key, plies, 0)) {
      searchMoves(node, attacks, key, plies, attacks ? mostProof : mostDisproof, attacks ? mostDisproof : mostProof);
    }
    leave(key);
  }

  /** Evaluates the moves from an index on; returns whether one of them decides the node. */
  private boolean evaluateMoves(Children node, boolean attacks, long key, int plies, int start) {
    for (int i = start; i < node.moves.size(); i++) {
      int move = node.moves.get(i);
      if (!searches(move, plies)) {
        continue;
      }
      int mark = make(move);
      evaluate(attacks, plies - 1);
      long childKey = key();
      position.rollback(mark);
      if (own(attacks) == 0) {
        storeDecided(key, plies, attacks, move);
        return true;
      }
      if (own(!attacks) != 0) {
        node.add(move, childKey, priority(attacks), own(!attacks));
      }
    }
    return false;
  }

  /** The own number of a child, of which the least is searched first. */
  protected int priority(boolean attacks) {
    return own(attacks);
  }

  /** The number that the side to move wants to be small. */
  private int own(boolean attacks) {
    return attacks ? proof : disproof;
  }

  private void searchMoves(Children node, boolean attacks, long key, int plies, int mostOwn, int mostOther) {
    while (true) {
      int deciding = refresh(node, attacks, plies);
      if (deciding != NOTHING) {
        storeDecided(key, plies, attacks, node.move(deciding));
        return;
      }
      node.survey(searched);
      if (node.postponedIsBest() && node.least() < mostOwn) {
        int start = node.moves.size();
        node.postpone(0);
        addPostponed(node);
        if (evaluateMoves(node, attacks, key, plies, start)) {
          return;
        }
        continue;
      }
      if (node.isEmpty()) {
        decide(!attacks);
        storeDecided(key, plies, !attacks, EncodedMove.NULL);
        return;
      }
      set(attacks ? node.least() : node.others(), attacks ? node.others() : node.least());
      if (node.least() >= mostOwn || node.others() >= mostOther || isStopped()) {
        store(key, plies);
        return;
      }
      int child = node.best();
      searchMove(node, child, attacks, plies, Math.min(mostOwn, beyond(node.second())), mostOther - node.rest());
      if (own(attacks) == 0) {
        storeDecided(key, plies, attacks, node.move(child));
        return;
      }
      node.update(child, priority(attacks), own(!attacks));
    }
  }

  private void searchMove(Children node, int child, boolean attacks, int plies, int mostOwn, int mostOther) {
    int mark = make(node.move(child));
    searched.enter(node.key(child));
    search(!attacks, plies - 1, attacks ? mostOwn : mostOther, attacks ? mostOther : mostOwn);
    searched.leave(node.key(child));
    position.rollback(mark);
  }

  /**
   * Takes what other threads have found about the children.
   *
   * @return a child that decides the node, or {@link #NOTHING}
   */
  private int refresh(Children node, boolean attacks, int plies) {
    for (int i = searched.shared() ? node.size() - 1 : -1; i >= 0; i--) {
      if (isKnown(node.key(i), plies - 1)) {
        if (own(attacks) == 0) {
          return i;
        }
        node.update(i, priority(attacks), own(!attacks));
      }
    }
    return NOTHING;
  }

  /** The best child is searched until it is worse than the second best by half. */
  private static int beyond(int second) {
    return second >= INFINITE - 1 ? INFINITE : second + second / 2 + 1;
  }
}
