package zugwerk.solve.battle;

import java.util.concurrent.atomic.AtomicReference;
import zugwerk.board.Position;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.solve.Tristate;

/**
 * Depth-first proof-number search (df-pn, Nagai 2002) for a solution in at most a number of moves. It finds long
 * solutions with few defences much sooner than {@link AdversarialSearch}, which decides its last moves, and refutes
 * later.
 *
 * <p>The number of moves left is part of each node, so no position repeats on a path. Decided results are kept by
 * position, since a solution also holds for more moves and a refutation for fewer; undecided numbers by position and
 * moves left.
 */
final class ProofNumberSearch {

  /** The proof number of a refuted node and the disproof number of a proved one. */
  static final int INFINITE = 1 << 28;
  /** With this number of moves left the exact search is cheaper. */
  static final int USUAL_LEAF = 2;
  /** One child with this proof number stands for all quiet attacks until it is the best. */
  private static final int LATE = 8;
  private static final int QUIET = 8;
  private static final int THREAT = 3;
  private static final int NOT_RESTRICTED = -1;
  private static final int NOTHING = -1;

  private final AdversarialSearch rules;
  private final Position position;
  private final Generator generator;
  private final MateTable decided;
  private final ProofNumberTable undecided;
  private final Children[] nodes;
  private final MoveList list = new MoveList();
  /** With this number of moves left only these first moves are searched; none stands for all. */
  private int root;
  private final MoveList only;
  private final int leaf;
  private final SearchedNodes searched;
  private long end;
  private AtomicReference<Tristate> other = new AtomicReference<>(Tristate.OPEN);
  /** The result of the last node. */
  private int proof;
  private int disproof;

  /** @param only the first moves that it searches; all if the list is empty */
  ProofNumberSearch(
      AdversarialSearch rules, int most, MoveList only, MateTable decided, ProofNumberTable undecided,
      SearchedNodes searched) {
    this(rules, most, only, decided, undecided, searched, USUAL_LEAF);
  }

  /** @param leaf the most moves left that the exact search decides, from 1 */
  ProofNumberSearch(AdversarialSearch rules, int most, MoveList only, MateTable decided, ProofNumberTable undecided,
      SearchedNodes searched, int leaf) {
    this.rules = rules;
    this.only = only;
    this.leaf = leaf;
    this.searched = searched;
    this.decided = decided;
    this.undecided = undecided;
    position = rules.position;
    generator = rules.generator;
    nodes = new Children[2 * most + 2];
    for (int i = 0; i < nodes.length; i++) {
      nodes[i] = new Children();
    }
  }

  /**
   * Whether the side to move solves within so many moves.
   *
   * @param effort the number of played moves after which it stays open
   * @param elsewhere what another thread has found; if it is not open, this search ends
   */
  Tristate solves(int moves, long effort, AtomicReference<Tristate> elsewhere) {
    end = effort == Long.MAX_VALUE ? effort : rules.played() + effort;
    other = elsewhere;
    root = only.size() > 0 ? moves : NOT_RESTRICTED;
    int mark = position.mark();
    try {
      attack(moves, INFINITE, INFINITE);
      return proof == 0 ? Tristate.YES : disproof == 0 ? Tristate.NO : Tristate.OPEN;
    } finally {
      position.rollback(mark);
    }
  }

  private boolean isStopped() {
    return rules.played() > end || other.getPlain() != Tristate.OPEN;
  }

  private void decide(boolean solved) {
    proof = solved ? 0 : INFINITE;
    disproof = solved ? INFINITE : 0;
  }

  private void set(int newProof, int newDisproof) {
    proof = newProof;
    disproof = newDisproof;
  }

  private boolean isKnown(long key, long entry, int left) {
    if (MateTable.mate(entry) <= left || MateTable.none(entry) >= left) {
      decide(MateTable.mate(entry) <= left);
      return true;
    }
    long numbers = undecided.find(ProofNumberTable.key(key, left));
    set(ProofNumberTable.proof(numbers), ProofNumberTable.disproof(numbers));
    return numbers != 0;
  }

  private void attack(int left, int mostProof, int mostDisproof) {
    if (left <= leaf && left != root) {
      decide(rules.solves(left));
      return;
    }
    long key = rules.key();
    if (rules.barred()) {
      refute(key, left);
      return;
    }
    Children node = nodes[2 * left];
    node.clear();
    generator.checks(position, node.moves);
    if (addAttacks(node, key, left, 0)) {
      return;
    }
    boolean late = true;
    while (true) {
      int solving = refresh(node, left - 1, true);
      if (solving != NOTHING) {
        keep(key, left, node.move(solving));
        return;
      }
      node.survey(searched);
      if (late && node.least() >= LATE && LATE < mostProof) {
        late = false;
        if (addQuiet(node, key, left)) {
          return;
        }
        continue;
      }
      int least = late ? Math.min(node.least(), LATE) : node.least();
      int second = late ? Math.min(node.second(), LATE) : node.second();
      int others = node.size() - (late ? 0 : 1);
      if (others < 0) {
        refute(key, left);
        return;
      }
      int needed = Math.min(INFINITE - 1, Math.max(node.most(), late ? 1 : 0) + others);
      if (least >= mostProof || needed >= mostDisproof || isStopped()) {
        store(key, left, least, needed);
        return;
      }
      int child = node.best();
      int mark = rules.make(node.move(child));
      searched.enter(node.key(child));
      defend(left - 1, Math.min(mostProof, beyond(second)), mostDisproof - others);
      searched.leave(node.key(child));
      position.rollback(mark);
      if (proof == 0) {
        keep(key, left, node.move(child));
        return;
      }
      take(node, child, proof, disproof);
    }
  }

  private void store(long key, int left, int newProof, int newDisproof) {
    set(newProof, newDisproof);
    undecided.put(ProofNumberTable.key(key, left), newProof, newDisproof);
  }

  private static void take(Children node, int child, int own, int other) {
    if (other == 0) {
      node.drop(child);
    } else {
      node.update(child, own, other);
    }
  }

  /**
   * Takes what other threads have found about the children.
   *
   * @return a child that is decided for the side to move, or {@link #NOTHING}
   */
  private int refresh(Children node, int left, boolean attacks) {
    for (int i = searched.shared() ? node.size() - 1 : -1; i >= 0; i--) {
      if (isKnown(node.key(i), decided.get(node.key(i)), left)) {
        int own = attacks ? proof : disproof;
        if (own == 0) {
          return i;
        }
        take(node, i, own, attacks ? disproof : proof);
      }
    }
    return NOTHING;
  }

  /** The best child is searched until it is worse than the second best by half. */
  private static int beyond(int second) {
    return second >= INFINITE - 1 ? INFINITE : second + second / 2 + 1;
  }

  private void refute(long key, int left) {
    if (left != root) {
      decided.putNone(key, decided.get(key), left);
    }
    decide(false);
  }

  /** The position may have been solved sooner below itself, and then the move is that of the shorter solution. */
  private void keep(long key, int left, int move) {
    long old = decided.get(key);
    if (left < MateTable.mate(old)) {
      decided.putMate(key, old, left, move);
    }
  }

  private boolean addQuiet(Children node, long key, int left) {
    list.clear();
    generator.legal(position, list);
    int checks = node.moves.size();
    node.moves.addOthers(list);
    return addAttacks(node, key, left, checks);
  }

  /** Adds the moves from an index on; returns whether one of them is known to solve. */
  private boolean addAttacks(Children node, long key, int left, int start) {
    for (int i = start; i < node.moves.size(); i++) {
      int move = node.moves.get(i);
      if (left == root && !only.contains(move, only.size())) {
        continue;
      }
      int mark = rules.make(move);
      evaluateAttack(left - 1);
      long childKey = rules.key();
      position.rollback(mark);
      if (proof == 0) {
        keep(key, left, move);
        return true;
      }
      if (disproof != 0) {
        node.add(move, childKey, proof, disproof);
      }
    }
    return false;
  }

  private void evaluateAttack(int left) {
    long key = rules.key();
    long entry = decided.get(key);
    if (isKnown(key, entry, left)) {
      return;
    }
    int replies = generator.count(position);
    if (replies == 0 || !rules.leavesNoReply()) {
      boolean solved = rules.isOver(left);
      if (solved || replies == 0) {
        decide(solved || rules.endsWithoutReply());
        return;
      }
    }
    store(key, left, rules.inCheck() ? replies : threatens() ? THREAT + replies / 4 : QUIET + 2 * replies, 1);
  }

  /** Whether a second move in a row would solve at once. It only sets numbers, as the other side may be in zugzwang. */
  private boolean threatens() {
    int mark = position.mark();
    boolean threatens = rules.pass() && rules.solves(1);
    position.rollback(mark);
    return threatens;
  }

  private void defend(int left, int mostProof, int mostDisproof) {
    long key = rules.key();
    Children node = nodes[2 * left + 1];
    node.clear();
    rules.defences(node.moves, left);
    for (int i = 0; i < node.moves.size(); i++) {
      int move = node.moves.get(i);
      int mark = rules.make(move);
      if (rules.isEnded(left)) {
        decide(!rules.isTooSoon(left));
      } else {
        evaluateDefence(left);
      }
      long childKey = rules.key();
      position.rollback(mark);
      if (disproof == 0) {
        refute(key, left);
        return;
      }
      if (proof != 0) {
        node.add(move, childKey, disproof, proof);
      }
    }
    while (true) {
      if (refresh(node, left, false) != NOTHING) {
        refute(key, left);
        return;
      }
      node.survey(searched);
      if (node.size() == 0) {
        keep(key, left, EncodedMove.NULL);
        decide(true);
        return;
      }
      if (node.sum() >= mostProof || node.least() >= mostDisproof || isStopped()) {
        store(key, left, node.sum(), node.least());
        return;
      }
      int child = node.best();
      int mark = rules.make(node.move(child));
      searched.enter(node.key(child));
      attack(left, mostProof - node.sum() + node.bestOther(), Math.min(mostDisproof, beyond(node.second())));
      searched.leave(node.key(child));
      position.rollback(mark);
      if (disproof == 0) {
        refute(key, left);
        return;
      }
      take(node, child, disproof, proof);
    }
  }

  private void evaluateDefence(int left) {
    long key = rules.key();
    long entry = decided.get(key);
    if (isKnown(key, entry, left)) {
      return;
    }
    if (MateTable.none(entry) < 1) {
      if (rules.solves(1)) {
        decided.putMate(key, entry, 1, EncodedMove.NULL);
        decide(true);
        return;
      }
      decided.putNone(key, entry, 1);
    }
    list.clear();
    generator.checks(position, list);
    int newDisproof = 1 + list.size() / 2;
    int mark = position.mark();
    int newProof = rules.pass() ? 1 + generator.count(position) / 4 : 1;
    position.rollback(mark);
    store(key, left, newProof, newDisproof);
  }
}
