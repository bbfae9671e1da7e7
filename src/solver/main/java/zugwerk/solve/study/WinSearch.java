package zugwerk.solve.study;

import java.util.HashSet;
import java.util.Set;
import zugwerk.board.Position;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;
import zugwerk.solve.Tristate;
import zugwerk.solve.search.Children;
import zugwerk.solve.search.DfPnSearch;
import zugwerk.solve.search.ProofNumberTable;
import zugwerk.solve.search.SearchedNodes;
import zugwerk.work.Meter;

/**
 * Proof-number search for a win of one side, the attacker, of any length.
 *
 * <p>It only proves: a repeated position, or one that is too deep, counts as hopeless but never as refuted, so that
 * results do not depend on the way to a position. That the attacker never wins follows from tables, mates and
 * stalemates alone.
 */
final class WinSearch {

  /** The proof number of hopeless positions. */
  private static final int HOPELESS = 1 << 26;
  private static final int MOST_PLIES = 160;
  private static final int MEGABYTES = 32;
  private static final int PULSE = 1 << 6;

  private final Variant variant;
  private final int attacker;
  private final Leaves leaves;
  private final Meter meter;
  private final Generator generator;
  private final MaterialEdge edge;
  private final ProofNumberTable table;
  private final SearchedNodes searched = new SearchedNodes(false);
  private long expanded;

  /** What ends the search. */
  interface Leaves {

    /** Whether the attacker wins; open if nothing decides that. */
    Tristate wins(Position position);
  }

  WinSearch(Variant variant, int attacker, Leaves leaves, Meter meter) {
    this.variant = variant;
    this.attacker = attacker;
    this.leaves = leaves;
    this.meter = meter;
    generator = new Generator(variant);
    edge = new MaterialEdge(variant, attacker);
    table = new ProofNumberTable(MEGABYTES, meter);
  }

  /** The number of positions whose moves were tried. */
  long expanded() {
    return expanded;
  }

  /** Whether the attacker wins; open if it takes more positions than it may. */
  Tristate wins(Position position, long most) {
    return new Tree(position, expanded + most).wins();
  }

  /** The search from one position. */
  private final class Tree extends DfPnSearch {

    private final long end;
    private final Set<Long> path = new HashSet<>();

    Tree(Position position, long end) {
      super(position, MOST_PLIES, searched);
      this.end = end;
    }

    Tristate wins() {
      boolean attacks = position.toMove() == attacker;
      evaluate(!attacks, MOST_PLIES);
      if (result() == Tristate.OPEN) {
        search(attacks, MOST_PLIES, HOPELESS, INFINITE);
      }
      return result();
    }

    @Override
    protected int make(int move) {
      int mark = position.mark();
      MoveMaker.make(variant, position, move);
      return mark;
    }

    @Override
    protected long key() {
      return position.key();
    }

    @Override
    protected boolean isStopped() {
      return expanded >= end;
    }

    @Override
    protected boolean isLeaf(boolean attacks, int plies) {
      if (plies == 0) {
        set(HOPELESS, 1);
        return true;
      }
      if (expanded++ % PULSE == 0) {
        meter.token().check();
      }
      path.add(position.key());
      return false;
    }

    @Override
    protected void leave(long key) {
      path.remove(key);
    }

    @Override
    protected void addMoves(Children node, boolean attacks, int plies) {
      generator.legal(position, node.moves);
    }

    @Override
    protected void evaluate(boolean attacks, int plies) {
      long key = position.key();
      if (path.contains(key)) {
        set(HOPELESS, 1);
        return;
      }
      if (isKnown(key, plies)) {
        return;
      }
      int replies = generator.count(position);
      Tristate known = replies > 0 ? leaves.wins(position)
          : attacks && generator.verdict(position) == Verdict.CHECKMATE ? Tristate.YES : Tristate.NO;
      if (known == Tristate.OPEN) {
        set(edge.proof(position) + (attacks ? replies / 2 : 0), edge.disproof(position));
      } else {
        decide(known == Tristate.YES);
      }
      table.put(key, proof(), disproof());
    }

    /** A defence that is hopeless to beat need not be tried again. */
    @Override
    protected int priority(boolean attacks) {
      return !attacks && proof() >= HOPELESS ? HOPELESS : super.priority(attacks);
    }

    @Override
    protected boolean isKnown(long key, int plies) {
      long numbers = table.find(key);
      set(ProofNumberTable.proof(numbers), ProofNumberTable.disproof(numbers));
      return numbers != 0;
    }

    @Override
    protected void store(long key, int plies) {
      if (plies > MOST_PLIES / 2 || proof() < HOPELESS) {
        table.put(key, proof(), disproof());
      }
    }

    @Override
    protected void storeDecided(long key, int plies, boolean wins, int move) {
      table.put(key, proof(), disproof());
    }
  }
}
