package zugwerk.solve.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import zugwerk.board.Position;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;
import zugwerk.solve.Tristate;
import zugwerk.work.CancelToken;

/**
 * Depth-first proof-number search for a win of one side, the attacker, of any length.
 *
 * <p>It only proves: a repeated position, or one that is too deep, counts as hopeless but never as refuted, so that
 * results do not depend on the way to a position. That the attacker never wins follows from tables, mates and
 * stalemates alone.
 */
final class WinSearch {

  /** The proof number of hopeless positions. */
  private static final int HOPELESS = 1 << 26;
  private static final int INFINITE = 1 << 28;
  private static final int MOST_PLIES = 160;
  private static final int TABLE_BITS = 20;
  private static final int WAYS = 4;
  private static final int PULSE = 1 << 6;

  private final Variant variant;
  private final int attacker;
  private final Leaves leaves;
  private final CancelToken token;
  private final Generator generator;
  private final MaterialEdge edge;
  private final long[] keys = new long[1 << TABLE_BITS];
  /** Proof numbers, and disproof numbers in the upper half. */
  private final long[] numbers = new long[1 << TABLE_BITS];
  private final List<Node> nodes = new ArrayList<>();
  private final Set<Long> path = new HashSet<>();
  private int proof;
  private int disproof;
  private long expanded;
  private long end;

  /** What ends the search. */
  interface Leaves {

    /** Whether the attacker wins; open if nothing decides that. */
    Tristate wins(Position position);
  }

  /** The moves of a position in the search that do not decide it, and their numbers. */
  private static final class Node {
    private final MoveList moves = new MoveList();
    private int[] open = new int[32];
    private int[] proofs = new int[32];
    private int[] disproofs = new int[32];
    private int count;

    void clear() {
      moves.clear();
      count = 0;
    }

    void add(int move, int proof, int disproof) {
      if (count == open.length) {
        open = Arrays.copyOf(open, 2 * count);
        proofs = Arrays.copyOf(proofs, 2 * count);
        disproofs = Arrays.copyOf(disproofs, 2 * count);
      }
      open[count] = move;
      proofs[count] = proof;
      disproofs[count++] = disproof;
    }
  }

  WinSearch(Variant variant, int attacker, Leaves leaves, CancelToken token) {
    this.variant = variant;
    this.attacker = attacker;
    this.leaves = leaves;
    this.token = token;
    generator = new Generator(variant);
    edge = new MaterialEdge(variant, attacker);
  }

  /** The number of positions whose moves were tried. */
  long expanded() {
    return expanded;
  }

  /** Whether the attacker wins; open if it takes more positions than it may. */
  Tristate wins(Position position, long most) {
    end = expanded + most;
    path.clear();
    evaluate(position);
    if (proof != 0 && disproof != 0) {
      search(position, HOPELESS, INFINITE, 0);
    }
    return proof == 0 ? Tristate.YES : disproof == 0 ? Tristate.NO : Tristate.OPEN;
  }

  private void decide(boolean win) {
    proof = win ? 0 : INFINITE;
    disproof = win ? INFINITE : 0;
  }

  /** Sets the numbers of a position before its moves are tried. */
  private void evaluate(Position position) {
    long key = position.key();
    if (path.contains(key)) {
      proof = HOPELESS;
      disproof = 1;
      return;
    }
    if (find(key)) {
      return;
    }
    int replies = generator.count(position);
    Tristate known = replies == 0 ? Tristate.NO : leaves.wins(position);
    if (replies == 0 && position.toMove() != attacker && generator.verdict(position) == Verdict.CHECKMATE) {
      known = Tristate.YES;
    }
    if (known != Tristate.OPEN) {
      decide(known == Tristate.YES);
    } else {
      proof = edge.proof(position) + (position.toMove() == attacker ? 0 : replies / 2);
      disproof = edge.disproof(position);
    }
    store(key);
  }

  private boolean find(long key) {
    int home = home(key);
    for (int way = 0; way < WAYS; way++) {
      int at = home ^ way;
      if (keys[at] == key && numbers[at] != 0) {
        proof = (int) numbers[at];
        disproof = (int) (numbers[at] >>> 32);
        return true;
      }
    }
    return false;
  }

  private static int home(long key) {
    return (int) (key >>> 64 - TABLE_BITS);
  }

  /** Replaces the entry with the least numbers, which take the least work to find again. */
  private void store(long key) {
    int home = home(key);
    int place = home;
    long least = Long.MAX_VALUE;
    for (int way = 0; way < WAYS; way++) {
      int at = home ^ way;
      if (numbers[at] == 0 || keys[at] == key) {
        place = at;
        break;
      }
      long weight = (numbers[at] & Integer.MAX_VALUE) + (numbers[at] >>> 32);
      if (weight < least) {
        least = weight;
        place = at;
      }
    }
    keys[place] = key;
    numbers[place] = (long) disproof << 32 | proof;
  }

  private void search(Position position, int mostProof, int mostDisproof, int ply) {
    if (ply >= MOST_PLIES) {
      proof = HOPELESS;
      disproof = 1;
      return;
    }
    if (expanded++ % PULSE == 0) {
      token.check();
    }
    long key = position.key();
    boolean attacks = position.toMove() == attacker;
    while (nodes.size() <= ply) {
      nodes.add(new Node());
    }
    Node node = nodes.get(ply);
    path.add(key);
    if (!expand(position, node, attacks)) {
      refine(position, node, attacks, mostProof, mostDisproof, ply);
    }
    path.remove(key);
    if (ply < MOST_PLIES / 2 || proof < HOPELESS) {
      store(key);
    }
  }

  /** Returns true if a move decides the position. */
  private boolean expand(Position position, Node node, boolean attacks) {
    node.clear();
    generator.legal(position, node.moves);
    for (int i = 0; i < node.moves.size(); i++) {
      int mark = position.mark();
      MoveMaker.make(variant, position, node.moves.get(i));
      evaluate(position);
      position.rollback(mark);
      if ((attacks ? proof : disproof) == 0) {
        return true;
      }
      if ((attacks ? disproof : proof) != 0) {
        node.add(node.moves.get(i), proof, disproof);
      }
    }
    return false;
  }

  private void refine(Position position, Node node, boolean attacks, int mostProof, int mostDisproof, int ply) {
    while (true) {
      int best = -1;
      long least = INFINITE;
      long second = INFINITE;
      int most = 0;
      int open = 0;
      for (int i = 0; i < node.count; i++) {
        int other = attacks ? node.disproofs[i] : node.proofs[i];
        if (other == 0) {
          continue;
        }
        open++;
        most = Math.max(most, other);
        // A defence that is hopeless to beat need not be tried again.
        long own = attacks ? node.proofs[i] : node.proofs[i] >= HOPELESS ? INFINITE - 1 : node.disproofs[i];
        if (own < least) {
          second = least;
          least = own;
          best = i;
        } else {
          second = Math.min(second, own);
        }
      }
      if (open == 0) {
        decide(!attacks);
        return;
      }
      int all = Math.min(most + open - 1, most >= HOPELESS ? HOPELESS : HOPELESS - 1);
      proof = attacks ? (int) least : all;
      disproof = Math.max(1, attacks ? all : (int) Math.min(least, HOPELESS));
      if (proof >= mostProof || disproof >= mostDisproof || proof >= HOPELESS || expanded >= end || best < 0) {
        return;
      }
      int limit = (int) Math.min(INFINITE, second + second / 2 + 1);
      int mark = position.mark();
      MoveMaker.make(variant, position, node.open[best]);
      search(position, attacks ? Math.min(mostProof, limit) : mostProof - (open - 1),
          attacks ? mostDisproof - (open - 1) : Math.min(mostDisproof, limit), ply + 1);
      position.rollback(mark);
      if ((attacks ? proof : disproof) == 0) {
        return;
      }
      node.proofs[best] = proof;
      node.disproofs[best] = disproof;
    }
  }
}
