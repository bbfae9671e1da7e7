package zugwerk.file;

import static zugwerk.work.Message.message;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.notation.PlainMoves;
import zugwerk.problem.Problem;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.solve.Goal;
import zugwerk.solve.study.Aim;
import zugwerk.solve.study.StudyProof;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;

/**
 * Replays the strategies of a study by the plain rules of its game: in each position the chosen move, and every reply
 * to it. Independent of the solver. Positions for the endgame tables are only collected.
 */
final class StudyReplay {

  private final Problem part;
  private final Position position;
  private final PlainMoves rules;
  private final CancelToken token;
  private final Map<Aim, Set<Setup>> secured = new EnumMap<>(Aim.class);
  private final Map<Aim, List<Setup>> left = new EnumMap<>(Aim.class);
  private long moves;
  private boolean complete;

  StudyReplay(Problem part, CancelToken token) {
    this.part = part;
    this.token = token;
    position = Position.of(part.setup());
    rules = new PlainMoves(part.variant());
  }

  long moves() {
    return moves;
  }

  boolean isComplete() {
    return complete;
  }

  /** The positions for the tables, which must give the side to move at least its aim. */
  Map<Aim, List<Setup>> left() {
    return left;
  }

  void check(StudyProof proof) {
    proof.strategies().forEach(this::strategy);
    boolean win = part.task().stipulationOrThrow().goal().is(Goal.Kind.WIN);
    boolean white = position.toMove() == 0;
    Map<String, Integer> first = rules.legal(position);
    complete = white ? proof.moves().keySet().containsAll(first.keySet()) : !proof.moves().isEmpty();
    proof.moves().forEach((move, worth) -> {
      isTrue(win || worth != StudyProof.Worth.FAILS, move, "it is not stated whether White draws");
      Integer encoded = first.get(move);
      isTrue(white ? encoded != null : move.isEmpty(), move, "this is not a first move");
      int mark = position.mark();
      if (white && encoded != null) {
        MoveMaker.make(part.variant(), position, encoded);
      }
      for (Aim aim : worth.aims()) {
        isTrue(isSecured(aim, position), move, "no strategy shows that " + aim.words());
      }
      position.rollback(mark);
    });
  }

  private static void isTrue(boolean fact, String place, String fault) {
    if (!fact) {
      throw place.isEmpty() ? new InputException(fault) : new InputException("after {0}: {1}", place, message(fault));
    }
  }

  private void strategy(Aim aim, List<StudyProof.Turn> turns) {
    Set<Setup> known = new HashSet<>();
    secured.put(aim, known);
    List<Setup> setups = new ArrayList<>();
    for (StudyProof.Turn turn : turns) {
      Setup setup = Fen.parse(part.variant(), turn.position()).counting(0, 1);
      Position at = Position.of(setup);
      isTrue(at.toMove() == aim.side() && at.king(0) < Square.COUNT && at.king(1) < Square.COUNT, turn.position(),
          "a strategy in which " + aim.words() + " has no such positions");
      setups.add(setup);
    }
    if (!aim.wins()) {
      known.addAll(setups);
    }
    for (int i = 0; i < turns.size(); i++) {
      token.check();
      String move = turns.get(i).move();
      Position at = Position.of(setups.get(i));
      if (move.isEmpty()) {
        left.computeIfAbsent(aim, _ -> new ArrayList<>()).add(setups.get(i));
      } else {
        String place = turns.get(i).position() + " " + move;
        int encoded = Optional.ofNullable(rules.legal(at).get(move))
            .orElseThrow(() -> new InputException("{0}: the move is not legal", place));
        moves++;
        MoveMaker.make(part.variant(), at, encoded);
        isTrue(isSecured(aim, at), place, "there is a reply after which it is not shown that " + aim.words());
      }
      // Where a side must win, its play must end: it may continue only in earlier positions.
      known.add(setups.get(i));
    }
  }

  private boolean isSecured(Aim aim, Position at) {
    if (at.toMove() == aim.side()) {
      return isKnown(aim, at);
    }
    MoveList replies = rules.moves(at);
    if (replies.size() == 0) {
      return !aim.wins() || rules.isMate(at);
    }
    for (int i = 0; i < replies.size(); i++) {
      moves++;
      int mark = at.mark();
      MoveMaker.make(part.variant(), at, replies.get(i));
      boolean known = isKnown(aim, at);
      at.rollback(mark);
      if (!known) {
        return false;
      }
    }
    return true;
  }

  /** Whether a position is in the strategy of an aim, or stalemate where that is enough. */
  private boolean isKnown(Aim aim, Position at) {
    return secured.getOrDefault(aim, Set.of()).contains(at.setup()) || !aim.wins() && rules.isStalemate(at);
  }
}
