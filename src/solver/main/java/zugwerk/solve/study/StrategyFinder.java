package zugwerk.solve.study;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.table.Outcome;
import zugwerk.work.CancelToken;

/** Finds how a side reaches an aim that it can reach. */
final class StrategyFinder {

  /** Where a strategy ends and the tables take over. */
  private enum End {
    MATE,
    /** Where the pieces on the board are not those of the first position. */
    CONVERSION,
    TABLES
  }

  /** More than the most moves to mate in tables. */
  private static final int BEYOND_TABLES = 1000;

  private final Variant variant;
  private final OutcomeFinder outcomes;
  private final Descent descent;
  private final Generator generator;
  private final CancelToken token;

  StrategyFinder(Variant variant, OutcomeFinder outcomes, CancelToken token) {
    this.variant = variant;
    this.outcomes = outcomes;
    this.token = token;
    descent = Descent.exact(variant, outcomes, token);
    generator = new Generator(variant);
  }

  /**
   * @param turns in an order in which those of a winning strategy lead to earlier ones
   * @param moves how many moves they have with all replies
   */
  record Strategy(List<StudyProof.Turn> turns, long moves) {}

  /**
   * Finds the longest strategy that its size allows.
   *
   * @param roots the positions that it begins from, with either side to move
   * @param most how many moves it may have with all replies
   * @return empty if it has more even if it ends wherever tables can decide
   */
  Optional<Strategy> find(Aim aim, List<Setup> roots, long most) {
    for (End end : End.values()) {
      Optional<Strategy> found = new Search(aim, end, most).from(roots);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /** @param rank greater than that of each turn to which this one leads */
  private record Ranked(StudyProof.Turn turn, int rank) {}

  private final class Search {
    private final Aim aim;
    private final End end;
    private final long most;
    private final Deque<Setup> open = new ArrayDeque<>();
    private final Set<Long> seen = new HashSet<>();
    private final List<Ranked> turns = new ArrayList<>();
    private long moves;
    private final Set<String> pieces = new HashSet<>();

    Search(Aim aim, End end, long most) {
      this.aim = aim;
      this.end = end;
      this.most = most;
    }

    Optional<Strategy> from(List<Setup> roots) {
      for (Setup root : roots) {
        Position position = Position.of(root);
        pieces.add(pieces(position));
        if (position.toMove() == aim.side()) {
          add(position);
        } else {
          addReplies(position);
        }
      }
      while (!open.isEmpty()) {
        token.check();
        turn(Position.of(open.remove()));
        if (moves > most) {
          return Optional.empty();
        }
      }
      if (aim.wins()) {
        turns.sort(Comparator.comparingInt(Ranked::rank));
      }
      return Optional.of(new Strategy(turns.stream().map(Ranked::turn).toList(), moves));
    }

    private void add(Position position) {
      if (seen.add(position.key())) {
        open.add(position.setup());
      }
    }

    private void addReplies(Position position) {
      MoveList replies = legal(position);
      for (int i = 0; i < replies.size(); i++) {
        int mark = position.mark();
        MoveMaker.make(variant, position, replies.get(i));
        add(position);
        position.rollback(mark);
      }
      moves += replies.size();
    }

    private int newReplies(Position position) {
      MoveList replies = legal(position);
      int newReplies = 0;
      for (int i = 0; i < replies.size(); i++) {
        int mark = position.mark();
        MoveMaker.make(variant, position, replies.get(i));
        newReplies += seen.contains(position.key()) ? 0 : 1;
        position.rollback(mark);
      }
      return newReplies;
    }

    private void turn(Position position) {
      MoveList own = legal(position);
      if (own.size() == 0) {
        // Stalemate, which holds.
        return;
      }
      String fen = Fen.format(position.setup());
      Optional<Outcome> outcome = outcomes.outcome(position);
      moves++;
      if (outcome.isPresent() && (isLeftToTables(position) || aim.wins() && outcome.get().isAtLeast())) {
        turns.add(new Ranked(new StudyProof.Turn(fen, ""), 0));
        return;
      }
      int rank = outcome.map(Outcome::moves).orElseGet(() -> BEYOND_TABLES + plies(position));
      int move = best(position, own, rank);
      turns.add(new Ranked(new StudyProof.Turn(fen, LongForm.of(variant.schema(), EncodedMove.unpack(move))), rank));
      MoveMaker.make(variant, position, move);
      addReplies(position);
    }

    private boolean isLeftToTables(Position position) {
      return end == End.TABLES || end == End.CONVERSION && !pieces.contains(pieces(position));
    }

    private int plies(Position position) {
      for (int plies = 1; plies <= Descent.MOST_PLIES; plies++) {
        if (descent.within(position, aim.goal(), plies) == aim.wanted()) {
          return plies;
        }
      }
      throw new IllegalStateException("the search did not find its result again");
    }

    /** Of the moves that keep the aim and come nearer to it, the one with the fewest new replies. */
    private int best(Position position, MoveList own, int rank) {
      int best = -1;
      int fewest = Integer.MAX_VALUE;
      for (int i = 0; i < own.size() && fewest > 0; i++) {
        int mark = position.mark();
        MoveMaker.make(variant, position, own.get(i));
        if (keeps(position, rank)) {
          int newReplies = newReplies(position);
          if (newReplies < fewest) {
            fewest = newReplies;
            best = own.get(i);
          }
        }
        position.rollback(mark);
      }
      if (best == -1) {
        throw new IllegalStateException("no move keeps the result of the tables");
      }
      return best;
    }

    /** Whether the last move, made in a position of this rank, keeps the aim, and comes nearer to it if it wins. */
    private boolean keeps(Position position, int rank) {
      if (rank > BEYOND_TABLES) {
        return descent.within(position, aim.goal(), rank - BEYOND_TABLES - 1) == aim.wanted();
      }
      Outcome other = outcomes.outcome(position)
          .orElseThrow(() -> new IllegalStateException("a move leads out of the tables"));
      return aim.wins() ? other.kind() == Outcome.Kind.LOSS && other.moves() < rank && !other.isAtLeast()
          : other.kind() != Outcome.Kind.WIN;
    }

    private MoveList legal(Position position) {
      MoveList list = new MoveList();
      generator.legal(position, list);
      return list;
    }

    /** A signature of the pieces, without their squares. */
    private String pieces(Position position) {
      StringBuilder pieces = new StringBuilder();
      for (int side = 0; side < 2; side++) {
        for (int type = 0; type < position.types(); type++) {
          pieces.append((char) ('0' + Long.bitCount(position.pieces(side, type))));
        }
      }
      return pieces.toString();
    }
  }
}
