package zugwerk.file;

import static zugwerk.work.Message.message;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zugwerk.board.Position;
import zugwerk.notation.PlainMoves;
import zugwerk.problem.Problem;
import zugwerk.solve.Goal;
import zugwerk.solve.Play;
import zugwerk.solve.Stipulation;
import zugwerk.solve.battle.Proof;
import zugwerk.solve.battle.ProofTree;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;

/**
 * Replays a proof by the plain rules of the game. Independent of the solver: the legal moves, and whether the aim is
 * reached, are computed here.
 */
public final class ProofReplay {

  private final Stipulation stipulation;
  private final Play play;
  private final Position position;
  private final PlainMoves rules;
  private final PlainGoal goal;
  private final boolean diesOfOwnMove;
  private final CancelToken token;
  private final StringBuilder line = new StringBuilder();
  private long moves;

  /**
   * @param part a problem without twins, of direct, self or reflex play
   * @param token stops the replay
   */
  public ProofReplay(Problem part, CancelToken token) {
    this.token = token;
    stipulation = part.task().stipulationOrThrow();
    play = stipulation.play();
    position = Position.of(part.setup());
    rules = new PlainMoves(part.variant());
    goal = new PlainGoal(part.variant(), position, rules, stipulation.goal());
    diesOfOwnMove = stipulation.goal().is(Goal.Kind.MATE) || stipulation.goal().is(Goal.Kind.MATE_OR_STALEMATE);
  }

  /**
   * Checks a proof.
   *
   * @return how many moves were made
   * @throws InputException in one sentence that names the line, if it proves nothing
   * @throws java.util.concurrent.CancellationException if the token stops it
   */
  public long check(Proof proof) {
    int left = stipulation.moves() - 1;
    Map<String, Integer> first = attacks(left);
    Set<String> seen = new HashSet<>();
    proof.keys().forEach(key -> {
      isTrue(!isBarred(), "the side to move could reach the goal itself, and must");
      isTrue(seen.add(key.move()), "the first move " + key.move() + " occurs twice");
      play(first, key, () -> forced(key, left));
    });
    proof.refuted().forEach(move -> {
      isTrue(seen.add(move.move()), "the first move " + move.move() + " occurs twice");
      play(first, move, () -> refuted(move, left));
    });
    if (proof.complete() && !isBarred()) {
      first.keySet().forEach(move -> isTrue(seen.contains(move), "the first move " + move + " is left out"));
    }
    return moves;
  }

  private void isTrue(boolean fact, String fault) {
    if (!fact) {
      throw fault(fault);
    }
  }

  private InputException fault(String what) {
    return line.isEmpty() ? new InputException(what) : new InputException("after{0}: {1}", line, message(what));
  }

  private void play(Map<String, Integer> legal, ProofTree move, Runnable then) {
    token.check();
    moves++;
    int encoded = Optional.ofNullable(legal.get(move.move()))
        .orElseThrow(() -> fault("the move " + move.move() + " is not legal"));
    int length = line.length();
    line.append(' ').append(move.move());
    int mark = goal.make(encoded);
    then.run();
    goal.rollback(mark);
    line.setLength(length);
  }

  /**
   * The moves of the side that solves, with {@code left} moves after them: also those that only the goal makes legal.
   */
  private Map<String, Integer> attacks(int left) {
    return goal.moves(!play.isAnswered() && !isTooSoon(left));
  }

  private Map<String, Integer> defences() {
    return goal.moves(play.endsAgainstWill());
  }

  private boolean isEnded(int left) {
    boolean decidesNothing = isTooSoon(left) && play.obliges();
    return play.isAnswered() ? !decidesNothing && goal.isReached()
        : diesOfOwnMove && rules.hasWon(position);
  }

  private boolean canReach() {
    return goal.moves(true).values().stream().anyMatch(this::reaches);
  }

  private boolean reaches(int move) {
    int mark = goal.make(move);
    boolean reached = goal.isReached();
    goal.rollback(mark);
    return reached;
  }

  private boolean isBarred() {
    return play.obligesBoth() && canReach();
  }

  /** Whether a move of the side that solves has reached the aim; in exact play only the last move can. */
  private boolean isAim(int left) {
    return !isTooSoon(left) && isAim();
  }

  private boolean isAim() {
    return !play.isAnswered() ? goal.isReached() : play.obliges() ? canReach() : play.isParryBattle() && mustReach();
  }

  private boolean mustReach() {
    Map<String, Integer> legal = defences();
    return !legal.isEmpty() && legal.values().stream().allMatch(this::reaches);
  }

  private boolean passes() {
    return play.isParryBattle() && !rules.isInCheck(position);
  }

  private boolean pass(Runnable then) {
    int mark = position.mark();
    boolean goesOn = rules.pass(position);
    if (goesOn) {
      then.run();
    }
    goal.rollback(mark);
    return goesOn;
  }

  private boolean isTooSoon(int left) {
    return stipulation.exact() && left > 0;
  }

  /** Whether a defence that ends the play with {@code left} moves left refutes; a parry may end it. */
  private boolean refutes(int left) {
    return isTooSoon(left) && !(play.isParryBattle() && play.isAnswered());
  }

  private boolean endsTooSoon(int left) {
    return isTooSoon(left) && play.isParryBattle() && play.isAnswered() && !play.obliges() && !passes() && mustReach();
  }

  private static boolean isPass(ProofTree move) {
    return move.next().size() == 1 && move.next().getFirst().move().equals(ProofTree.PASS);
  }

  private void forced(ProofTree attack, int left) {
    if (isAim(left)) {
      return;
    }
    isTrue(!endsTooSoon(left), "every parry reaches the goal too soon");
    if (passes()) {
      isTrue(isPass(attack), "the defender passes, as it has no check to parry");
      isTrue(pass(() -> answer(attack.next().getFirst(), left)), "the defender cannot pass");
      return;
    }
    Map<String, Integer> legal = defences();
    isTrue(!legal.isEmpty(), "the defender has no move, and the aim is not reached");
    Map<String, ProofTree> defences = byMove(attack.next());
    legal.keySet().forEach(defence -> isTrue(defences.containsKey(defence), "the defence " + defence + " is left out"));
    attack.next().forEach(defence -> play(legal, defence, () -> {
      boolean ended = isEnded(left);
      isTrue(!ended || !refutes(left), "the aim is reached too soon");
      if (!ended) {
        answer(defence, left);
      }
    }));
  }

  private void answer(ProofTree defence, int left) {
    isTrue(left > 0, "the aim is not reached in time");
    isTrue(!isBarred(), "the side to move could reach the goal itself, and must");
    isTrue(defence.next().size() == 1, "there is no answer");
    ProofTree answer = defence.next().getFirst();
    play(attacks(left - 1), answer, () -> forced(answer, left - 1));
  }

  private static Map<String, ProofTree> byMove(List<ProofTree> moves) {
    Map<String, ProofTree> byMove = new HashMap<>();
    moves.forEach(move -> byMove.put(move.move(), move));
    return byMove;
  }

  private void refuted(ProofTree attack, int left) {
    isTrue(!isAim(left), "the aim is reached");
    if (endsTooSoon(left)) {
      return;
    }
    if (passes()) {
      isTrue(left == 0 || isPass(attack), "the defender passes, as it has no check to parry");
      if (left > 0) {
        pass(() -> attempts(attack.next().getFirst(), left));
      }
      return;
    }
    Map<String, Integer> replies = defences();
    if (replies.isEmpty() || left == 0 && (!play.endsAgainstWill() || play.obliges() || play.isParryBattle())) {
      return;
    }
    if (left == 0) {
      isTrue(replies.values().stream().anyMatch(reply -> !reaches(reply)), "every reply reaches the goal");
      return;
    }
    isTrue(attack.next().size() == 1, "there is no refutation");
    ProofTree reply = attack.next().getFirst();
    play(replies, reply, () -> {
      boolean ended = isEnded(left);
      isTrue(!ended || refutes(left), "the reply ends the play");
      if (!ended) {
        attempts(reply, left);
      }
    });
  }

  private void attempts(ProofTree reply, int left) {
    if (isBarred()) {
      return;
    }
    Map<String, Integer> legal = attacks(left - 1);
    Map<String, ProofTree> attempts = byMove(reply.next());
    legal.keySet().forEach(move -> {
      // The last moves are not stored.
      ProofTree attempt = left == 1 ? new ProofTree(move)
          : Optional.ofNullable(attempts.get(move)).orElseThrow(() -> fault("the attempt " + move + " is left out"));
      play(legal, attempt, () -> refuted(attempt, left - 1));
    });
  }
}
