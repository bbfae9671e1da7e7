package zugwerk.solve.battle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.MoveList;
import zugwerk.solve.ProofTooLargeException;
import zugwerk.solve.Stipulation;
import zugwerk.solve.Tristate;

/**
 * Replays a solution that a proof-number search found: every legal defence gets its answer, down to the goal. So no
 * false match of keys in the table can fake a solution.
 */
final class FirstMateReplay {

  /**
   * What the solving side plays in a position.
   *
   * @param length the number of moves that this takes at most, from 1; {@link #FAILED} if it does not solve in time
   */
  private record Answer(int move, int length) {}

  private static final int FAILED = Integer.MAX_VALUE / 2;
  private static final Answer NONE = new Answer(EncodedMove.NULL, FAILED);

  private final AdversarialSearch rules;
  private final MateTable decided;
  private final ProofNumberSearch numbers;
  private final Map<Long, Answer> answers = new HashMap<>();
  private Answer first = NONE;

  /** @param numbers finds again what the table has lost */
  FirstMateReplay(AdversarialSearch rules, MateTable decided, ProofNumberSearch numbers) {
    this.rules = rules;
    this.decided = decided;
    this.numbers = numbers;
  }

  /**
   * Whether the replay confirms that the side to move solves within a number of moves.
   *
   * @param only the first moves that may be played; all if the list is empty
   */
  boolean confirms(int moves, MoveList only) {
    first = only.size() == 0 ? attack(moves) : firstOf(only, moves);
    return first.length <= moves;
  }

  /** The longest play of a confirmed solution. */
  List<Move> line() {
    List<Move> line = new ArrayList<>();
    int mark = rules.position.mark();
    Answer next = first;
    while (next != null) {
      line.add(EncodedMove.unpack(next.move));
      rules.make(next.move);
      next = next.length == 1 ? addLastDefence(line) : addDefence(line, next.length - 1);
    }
    rules.position.rollback(mark);
    return line;
  }

  /** The defence after which the answer takes longest. */
  private @Nullable Answer addDefence(List<Move> line, int longest) {
    MoveList list = new MoveList();
    rules.defences(list, longest);
    for (int i = 0; i < list.size(); i++) {
      int mark = rules.make(list.get(i));
      Answer answer = answers.get(rules.key());
      if (answer != null && answer.length == longest && !rules.isEnded(longest)) {
        line.add(EncodedMove.unpack(list.get(i)));
        return answer;
      }
      rules.position.rollback(mark);
    }
    return null;
  }

  /** In self and reflex play the defender makes the last move. */
  private @Nullable Answer addLastDefence(List<Move> line) {
    MoveList list = new MoveList();
    if (!rules.isOver(0)) {
      rules.defences(list, 0);
    }
    if (list.size() > 0) {
      line.add(EncodedMove.unpack(list.get(0)));
    }
    return null;
  }

  /**
   * The key of a confirmed solution with all defences and the answers to them.
   *
   * @throws ProofTooLargeException if that takes more moves than allowed
   */
  ProofTree tree(Stipulation stipulation, long most) {
    try {
      return new Writer(stipulation, most).written(first);
    } catch (ProofWriter.TooLarge _) {
      throw ProofTooLargeException.of("it has", most);
    }
  }

  private final class Writer extends ProofWriter {

    Writer(Stipulation stipulation, long most) {
      super(FirstMateReplay.this.rules, stipulation, most);
    }

    @Override
    ProofTree answer(int left) {
      return written(answers.getOrDefault(search.key(), NONE));
    }

    ProofTree written(Answer answer) {
      String text = attacks(answer.length).entrySet().stream().filter(attack -> attack.getValue() == answer.move)
          .findFirst().orElseThrow(() -> new IllegalStateException("the plain rules do not have an answer")).getKey();
      return after(answer.move, () -> forced(text, answer.length - 1));
    }
  }

  private Answer firstOf(MoveList only, int moves) {
    for (int i = 0; i < only.size(); i++) {
      int mark = rules.make(only.get(i));
      boolean known = MateTable.mate(decided.get(rules.key())) < moves;
      rules.position.rollback(mark);
      int length = after(only.get(i), known ? moves : 1);
      if (length <= moves) {
        return new Answer(only.get(i), length);
      }
    }
    return NONE;
  }

  private Answer attack(int left) {
    if (left < 1 || rules.barred()) {
      return NONE;
    }
    long key = rules.key();
    Answer known = answers.getOrDefault(key, NONE);
    if (known.length <= left) {
      return known;
    }
    int move = move(key, left);
    Answer answer = move == EncodedMove.NULL ? NONE : new Answer(move, after(move, left));
    if (answer.length <= left) {
      answers.put(key, answer);
    }
    return answer;
  }

  private int move(long key, int left) {
    MoveList list = new MoveList();
    if (rules.solves(1)) {
      rules.lastMoves(list);
      for (int i = 0; i < list.size(); i++) {
        if (after(list.get(i), 1) == 1) {
          return list.get(i);
        }
      }
      list.clear();
    }
    if (MateTable.mate(decided.get(key)) > left) {
      numbers.solves(left, Long.MAX_VALUE, new AtomicReference<>(Tristate.OPEN));
    }
    int move = MateTable.move(decided.get(key));
    rules.generator.legal(rules.position, list);
    return list.contains(move, list.size()) ? move : EncodedMove.NULL;
  }

  /** The number of moves that a move of the solving side and the play after it take. */
  private int after(int move, int left) {
    int mark = rules.make(move);
    int length = rules.isOver(left - 1) ? 1 : defences(left - 1);
    rules.position.rollback(mark);
    return length;
  }

  private int defences(int left) {
    MoveList list = new MoveList();
    rules.defences(list, left);
    if (list.size() == 0) {
      return rules.endsWithoutReply() ? 1 : FAILED;
    }
    int length = 1;
    for (int i = 0; i < list.size() && length <= left + 1; i++) {
      int mark = rules.make(list.get(i));
      length = Math.max(length, rules.isEnded(left) ? 1 : 1 + attack(left).length);
      rules.position.rollback(mark);
    }
    return length;
  }
}
