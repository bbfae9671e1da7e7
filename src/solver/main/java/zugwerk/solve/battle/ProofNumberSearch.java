package zugwerk.solve.battle;

import java.util.concurrent.atomic.AtomicReference;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.solve.Tristate;
import zugwerk.solve.search.Children;
import zugwerk.solve.search.DfPnSearch;
import zugwerk.solve.search.ProofNumberTable;
import zugwerk.solve.search.SearchedNodes;

/**
 * Proof-number search for a solution in at most a number of moves. It finds long solutions with few defences much
 * sooner than {@link AdversarialSearch}, which decides its last moves.
 *
 * <p>The number of moves left is part of each node, so no position repeats on a path. Decided results are kept by
 * position, since a solution also holds for more moves and a refutation for fewer; undecided numbers by position and
 * moves left.
 */
final class ProofNumberSearch extends DfPnSearch {

  /** With this number of moves left the exact search is cheaper. */
  static final int USUAL_LEAF = 2;
  /** The proof number of the child that stands for all quiet attacks. */
  private static final int LATE = 8;
  private static final int QUIET = 8;
  private static final int THREAT = 3;
  private static final int NOT_RESTRICTED = -1;

  private final AdversarialSearch rules;
  private final Generator generator;
  private final MateTable decided;
  private final ProofNumberTable undecided;
  private final MoveList list = new MoveList();
  /** With this number of moves left only these first moves are searched; none stands for all. */
  private int root;
  private final MoveList only;
  private final int leaf;
  private long end;
  private AtomicReference<Tristate> other = new AtomicReference<>(Tristate.OPEN);

  /** @param only the first moves that it searches; all if the list is empty */
  ProofNumberSearch(
      AdversarialSearch rules, int most, MoveList only, MateTable decided, ProofNumberTable undecided,
      SearchedNodes searched) {
    this(rules, most, only, decided, undecided, searched, USUAL_LEAF);
  }

  /** @param leaf the most moves left that the exact search decides, from 1 */
  ProofNumberSearch(AdversarialSearch rules, int most, MoveList only, MateTable decided, ProofNumberTable undecided,
      SearchedNodes searched, int leaf) {
    super(rules.position, 2 * most, searched);
    this.rules = rules;
    this.only = only;
    this.leaf = leaf;
    this.decided = decided;
    this.undecided = undecided;
    generator = rules.generator;
  }

  /**
   * Whether the side to move solves within a number of moves.
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
      search(true, 2 * moves, INFINITE, INFINITE);
      return result();
    } finally {
      position.rollback(mark);
    }
  }

  /** The solving side has as many moves left after its move and after the reply to it. */
  private static int left(int plies) {
    return plies / 2;
  }

  @Override
  protected int make(int move) {
    return rules.make(move);
  }

  @Override
  protected long key() {
    return rules.key();
  }

  @Override
  protected boolean isStopped() {
    return rules.played() > end || other.getPlain() != Tristate.OPEN;
  }

  @Override
  protected boolean isKnown(long key, int plies) {
    return isKnown(key, decided.get(key), left(plies));
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

  @Override
  protected boolean isLeaf(boolean attacks, int plies) {
    int left = left(plies);
    if (!attacks) {
      return false;
    }
    if (left <= leaf && left != root) {
      decide(rules.solves(left));
      return true;
    }
    if (rules.barred()) {
      decide(false);
      storeDecided(rules.key(), plies, false, EncodedMove.NULL);
      return true;
    }
    return false;
  }

  @Override
  protected void addMoves(Children node, boolean attacks, int plies) {
    if (attacks) {
      generator.checks(position, node.moves);
      node.postpone(LATE);
    } else {
      rules.defences(node.moves, left(plies));
      node.addUp();
    }
  }

  @Override
  protected void addPostponed(Children node) {
    list.clear();
    generator.legal(position, list);
    node.moves.addOthers(list);
  }

  @Override
  protected boolean searches(int move, int plies) {
    return plies != 2 * root || only.contains(move, only.size());
  }

  @Override
  protected void store(long key, int plies) {
    undecided.put(ProofNumberTable.key(key, left(plies)), proof(), disproof());
  }

  /** A position may have been solved sooner below itself, and then the move is that of the shorter solution. */
  @Override
  protected void storeDecided(long key, int plies, boolean wins, int move) {
    int left = left(plies);
    long old = decided.get(key);
    if (!wins && left != root) {
      decided.putNone(key, old, left);
    } else if (wins && left < MateTable.mate(old)) {
      decided.putMate(key, old, left, move);
    }
  }

  @Override
  protected void evaluate(boolean attacks, int plies) {
    int left = left(plies);
    if (attacks) {
      evaluateAttack(left);
    } else if (rules.isEnded(left)) {
      decide(!rules.isTooSoon(left));
    } else {
      evaluateDefence(left);
    }
  }

  private void evaluateAttack(int left) {
    long key = rules.key();
    if (isKnown(key, decided.get(key), left)) {
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
    begin(key, left, rules.inCheck() ? replies : threatens() ? THREAT + replies / 4 : QUIET + 2 * replies, 1);
  }

  private void begin(long key, int left, int proof, int disproof) {
    set(proof, disproof);
    undecided.put(ProofNumberTable.key(key, left), proof, disproof);
  }

  /** Whether a second move in a row would solve at once. It only sets numbers, as the other side may be in zugzwang. */
  private boolean threatens() {
    int mark = position.mark();
    boolean threatens = rules.pass() && rules.solves(1);
    position.rollback(mark);
    return threatens;
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
    int disproof = 1 + list.size() / 2;
    int mark = position.mark();
    int proof = rules.pass() ? 1 + generator.count(position) / 4 : 1;
    position.rollback(mark);
    begin(key, left, proof, disproof);
  }
}
