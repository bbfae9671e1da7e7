package zugwerk.solve.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Function;
import java.util.function.IntConsumer;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.rules.Verdict;
import zugwerk.work.ParallelLoop;

/**
 * Builds the tables of some keys whose moves lead to each other, once all other tables that moves lead to exist.
 *
 * <p>No move is taken back, since a game may do anything in a turn. Every legal move of every position is played once
 * by the rules, and the number of the position after it is noted. Then ply by ply, a position is won if a move leads to
 * a lost one, and lost if every move leads to a won one. Where the notes do not fit into memory, moves are played again
 * each time. Positions with an en passant right have no place in the tables; they are noted separately.
 */
final class SlotBuilder {

  private static final int PORTION = 1 << 11;

  private final SlotGame game;
  private final List<Part> parts = new ArrayList<>();
  private final Map<SlotKey, Part> partOf = new HashMap<>();
  private final Function<SlotKey, Optional<SlotTable>> tables;
  private final ParallelLoop workers;
  private final byte[] scores;
  private final SlotNotes[] notes;
  private final Set<SlotKey> missing = ConcurrentHashMap.newKeySet();
  private final AtomicInteger longest = new AtomicInteger();
  private final EnPassantPositions enPassant = new EnPassantPositions();
  private final LongAdder kept = new LongAdder();
  private final long mostNotes;

  /** @param first the number of the table's first position among those of all parts */
  private record Part(SlotLayout layout, int first, int firstPortion) {

    int portions() {
      return (layout.size() + PORTION - 1) / PORTION;
    }
  }

  /** Their numbers are negative; guarded by itself. */
  private static final class EnPassantPositions {

    private final Map<Long, Integer> numbers = new HashMap<>();
    private final List<SlotNotes> moves = new ArrayList<>();
    private byte[] scores = {};
  }

  /**
   * @param layouts of the keys whose moves lead to each other
   * @param tables the other tables that moves lead to; empty for one that was not foreseen
   */
  SlotBuilder(SlotGame game, List<SlotLayout> layouts, Function<SlotKey, Optional<SlotTable>> tables,
      ParallelLoop workers, long mostBytes) {
    this.game = game;
    this.tables = tables;
    this.workers = workers;
    int first = 0;
    int portions = 0;
    for (SlotLayout layout : layouts) {
      Part part = new Part(layout, first, portions);
      parts.add(part);
      partOf.put(layout.key(), part);
      first = Math.addExact(first, Math.multiplyExact(2, layout.size()));
      portions += 2 * part.portions();
    }
    scores = new byte[first];
    notes = new SlotNotes[portions];
    mostNotes = (mostBytes - 2L * first) / Integer.BYTES;
  }

  /**
   * Builds the tables; if tables are missing that were not foreseen, builds nothing and returns these.
   *
   * @param progress receives the percentage of moves played, then from 100 on the distance in plies being settled
   */
  Set<SlotKey> build(int mostPlies, IntConsumer progress) {
    AtomicInteger done = new AtomicInteger();
    workers.run(notes.length, () -> {
      Worker worker = new Worker();
      return portion -> {
        SlotNotes made = worker.play(portion);
        kept.add(made.words());
        notes[portion] = made.isEmpty() || kept.sum() <= mostNotes ? made : SlotNotes.DROPPED;
        int share = (int) (100L * done.incrementAndGet() / notes.length);
        progress.accept(Math.min(99, share));
      };
    });
    if (missing.isEmpty()) {
      enPassant.scores = new byte[enPassant.moves.size()];
      settle(mostPlies, progress);
    }
    return missing;
  }

  private void settle(int mostPlies, IntConsumer progress) {
    for (int plies = 0; plies <= Math.min(longest.get(), mostPlies); plies++) {
      progress.accept(100 + plies);
      if (pass(plies)) {
        longest.accumulateAndGet(plies + 1, Math::max);
      }
    }
    while (longest.get() > mostPlies && pass(SlotNotes.FAR)) {
      workers.token().check();
    }
  }

  private boolean pass(int plies) {
    AtomicBoolean found = new AtomicBoolean();
    workers.run(notes.length, () -> {
      Worker worker = new Worker();
      return portion -> {
        SlotNotes moves = notes[portion] == SlotNotes.DROPPED ? worker.play(portion) : notes[portion];
        if (moves.settle(plies, this::score, this::write)) {
          found.set(true);
        }
      };
    });
    for (SlotNotes moves : enPassant.moves) {
      if (moves.settle(plies, this::score, this::write)) {
        found.set(true);
      }
    }
    return found.get();
  }

  private int score(int number) {
    return (number >= 0 ? scores[number] : enPassant.scores[~number]) & 255;
  }

  private void write(int number, int score) {
    if (number >= 0) {
      scores[number] = (byte) score;
    } else {
      enPassant.scores[~number] = (byte) score;
    }
  }

  List<SlotTable> finished() {
    return parts.stream().map(part -> {
      int middle = part.first + part.layout.size();
      return new SlotTable(part.layout, new byte[][] {Arrays.copyOfRange(scores, part.first, middle),
          Arrays.copyOfRange(scores, middle, middle + part.layout.size())});
    }).toList();
  }

  private final class Worker {

    private final SlotMoves walk = new SlotMoves(game);
    private final SlotTargets targets = new SlotTargets();
    private final Map<Part, Position> boards = new HashMap<>();

    SlotNotes play(int portion) {
      Part part = parts.stream().filter(one -> portion < one.firstPortion + 2 * one.portions()).findFirst()
          .orElseThrow();
      int own = portion - part.firstPortion;
      int side = own / part.portions();
      Position position = boards.computeIfAbsent(part, one -> game.empty(one.layout.key()));
      position.set(Schema.SIDE_TO_MOVE, side);
      int start = own % part.portions() * PORTION;
      int[] buffer = part.layout.buffer();
      SlotNotes made = new SlotNotes();
      for (int number = start; number < Math.min(part.layout.size(), start + PORTION); number++) {
        int id = part.first + side * part.layout.size() + number;
        if (score(id) == Score.DRAW) {
          int mark = position.mark();
          if (walk.set(part.layout, number, position, buffer)) {
            play(position, id, made);
          } else {
            scores[id] = (byte) Score.INVALID;
          }
          position.rollback(mark);
        }
      }
      made.trim();
      return made;
    }

    private void play(Position position, int id, SlotNotes made) {
      made.begin(id);
      if (walk.each(position, after -> note(after, made)) == 0) {
        made.addValue(Endgames.ended(walk.generator().verdict(position)));
      }
      longest.accumulateAndGet(made.end(), Math::max);
    }

    private void note(Position position, SlotNotes made) {
      Verdict own = walk.generator().ownEnd(position);
      if (walk.generator().hasWon(position)) {
        made.addValue(Score.MATED);
      } else if (position.hasLostKing(position.toMove()) || own == Verdict.LOST) {
        made.addValue(Score.before(Score.MATED));
      } else if (own == Verdict.DRAWN) {
        made.addValue(Score.DRAW);
      } else if (walk.canCaptureEnPassant(position)) {
        made.add(enPassant(position));
      } else {
        targets.get(game.signature(position), () -> target(game.key(position))).note(position, made);
      }
    }

    private SlotTargets.Target target(SlotKey key) {
      Part part = partOf.get(key);
      if (part != null) {
        int[] buffer = part.layout.buffer();
        return (position, made) -> made.add(
            part.first + position.toMove() * part.layout.size() + part.layout.number(position, buffer));
      }
      Optional<SlotTable> table = tables.apply(key);
      if (table.isEmpty()) {
        missing.add(key);
        return (_, _) -> {};
      }
      int[] buffer = table.get().layout().buffer();
      return (position, made) -> made.addValue(Score.before(table.get().score(position, buffer)));
    }

    private int enPassant(Position position) {
      long key = position.key();
      SlotNotes made = new SlotNotes();
      int number;
      synchronized (enPassant) {
        Integer known = enPassant.numbers.get(key);
        if (known != null) {
          return known;
        }
        number = ~enPassant.moves.size();
        enPassant.numbers.put(key, number);
        enPassant.moves.add(made);
      }
      play(position, number, made);
      made.trim();
      kept.add(made.words());
      return number;
    }
  }
}
