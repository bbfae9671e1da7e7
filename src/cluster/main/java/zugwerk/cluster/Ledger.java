package zugwerk.cluster;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;

/**
 * The state of a coordinator: which pieces of work wait, are out, or are answered. It has no network and no clock, so
 * that the same events always have the same outcome. Not for several threads at a time.
 *
 * <p>Each piece has a number that is never used again. A piece may be sent twice, by the engine when a worker dies or
 * by the ledger when workers idle; its first answer counts and later ones are ignored. A piece that has been out
 * for a while is cut while others idle: its smaller pieces are handed out too, and once its answer
 * is known either way, the rest is withdrawn.
 */
public final class Ledger {

  private static final int MOST_COPIES = 2;

  /**
   * A piece of work to be sent.
   *
   * @param number of the piece
   * @param task the text of its task
   */
  public record Piece(long number, String task) {}

  /**
   * The consequences of an event.
   *
   * @param answers the answers of tasks that are now known, by the number of the task
   * @param needless the pieces that are out and no longer needed
   */
  public record Outcome(Map<Long, TaskResult> answers, List<Long> needless) {}

  public static Outcome outcome() {
    return new Outcome(new HashMap<>(), new ArrayList<>());
  }

  /**
   * Numbers of pieces and answers.
   *
   * @param waiting the pieces that wait
   * @param out the pieces that are out
   * @param answered how many answers were counted
   * @param remembered how many answers the journal gave
   * @param twice how many came that were not needed
   * @param cut how many pieces were cut
   * @param copied how many pieces were sent again while workers idled
   */
  public record Counts(int waiting, int out, long answered, long remembered, long twice, long cut, long copied) {}

  private enum State {
    WAITING, OUT, CUT_AT_ONCE, GONE
  }

  private static final class Node {
    private final long number;
    private final Task task;
    private final String text;
    private final Optional<Node> whole;
    private final int index;
    private State state = State.WAITING;
    private Optional<Cut> cut = Optional.empty();
    private boolean uncuttable;
    private List<Node> pieces = List.of();
    private List<Optional<TaskResult>> known = List.of();
    private int copies;
    private long since;

    Node(long number, Task task, Optional<Node> whole, int index) {
      this.number = number;
      this.task = task;
      this.whole = whole;
      this.index = index;
      text = task.text();
    }
  }

  private final Memory memory;
  private final long patience;
  private final Map<Long, Node> nodes = new HashMap<>();
  private final Deque<Node> waiting = new ArrayDeque<>();
  private final SequencedSet<Node> out = new LinkedHashSet<>();
  private long numbers;
  private long answered;
  private long remembered;
  private long twice;
  private long cuts;
  private long copied;

  /**
   * @param memory answers from before
   * @param patience how long a piece must have been out before it is cut or sent again, in the unit of {@link #next}
   */
  public Ledger(Memory memory, long patience) {
    this.memory = memory;
    this.patience = patience;
  }

  /**
   * Takes a task.
   *
   * @param cutAtOnce whether it is cut before it is sent, if it can be
   * @param outcome gets the consequences; the answer, if it is already known
   * @return the number of the task
   */
  public long add(Task task, boolean cutAtOnce, Outcome outcome) {
    Node node = new Node(++numbers, task, Optional.empty(), 0);
    place(node, cutAtOnce, outcome);
    return node.number;
  }

  private void place(Node node, boolean cutAtOnce, Outcome outcome) {
    Optional<TaskResult> before = memory.answer(node.text);
    nodes.put(node.number, node);
    if (before.isPresent()) {
      remembered++;
      settle(node, before.get(), outcome);
      return;
    }
    if (cutAtOnce && cut(node, true, outcome)) {
      return;
    }
    if (node.state == State.WAITING) {
      waiting.add(node);
    }
  }

  private boolean cut(Node node, boolean atOnce, Outcome outcome) {
    node.cut = Cut.of(node.task);
    node.uncuttable = node.cut.isEmpty();
    if (node.uncuttable) {
      return false;
    }
    cuts++;
    if (atOnce) {
      node.state = State.CUT_AT_ONCE;
    }
    List<Task> tasks = node.cut.get().tasks();
    List<Node> pieces = new ArrayList<>();
    List<Optional<TaskResult>> known = new ArrayList<>();
    for (int i = 0; i < tasks.size(); i++) {
      pieces.add(new Node(++numbers, tasks.get(i), Optional.of(node), i));
      known.add(Optional.empty());
    }
    node.pieces = pieces;
    node.known = known;
    for (Node piece : pieces) {
      if (node.state == State.GONE) {
        break;
      }
      // Parts of a problem are cut on. A first move is not: its replies can only refute it.
      place(piece, atOnce && piece.task instanceof Task.Share share && share.first().isEmpty(), outcome);
    }
    return true;
  }

  /**
   * The next piece for an idle worker: one that waits, else a part of one that has been out for a while, or that one
   * again. Empty if there is nothing useful to do.
   *
   * @param now the time, in any unit
   */
  public Optional<Piece> next(long now, Outcome outcome) {
    Optional<Node> found = waiting();
    while (found.isEmpty()) {
      Optional<Node> slow = out.stream().filter(node -> now - node.since >= patience && node.pieces.isEmpty()
          && (!node.uncuttable || node.copies < MOST_COPIES)).findFirst();
      if (slow.isEmpty()) {
        return Optional.empty();
      }
      if (slow.get().uncuttable || !cut(slow.get(), false, outcome)) {
        copied++;
        return Optional.of(sent(slow.get(), now));
      }
      found = waiting();
    }
    return found.map(node -> sent(node, now));
  }

  private Optional<Node> waiting() {
    while (!waiting.isEmpty()) {
      Node node = waiting.remove();
      if (node.state == State.WAITING) {
        return Optional.of(node);
      }
    }
    return Optional.empty();
  }

  private Piece sent(Node node, long now) {
    node.state = State.OUT;
    node.copies++;
    node.since = now;
    out.remove(node);
    out.add(node);
    return new Piece(node.number, node.text);
  }

  /**
   * Takes the answer of a worker. It counts if it is the first one of a piece that is needed.
   *
   * @return whether it counts
   */
  public boolean take(long number, TaskResult answer, Outcome outcome) {
    Node node = nodes.get(number);
    if (node == null || node.state != State.OUT) {
      twice++;
      return false;
    }
    answered++;
    memory.keep(node.text, answer);
    settle(node, answer, outcome);
    return true;
  }

  private void settle(Node node, TaskResult answer, Outcome outcome) {
    end(node, true, outcome);
    if (node.whole.isEmpty()) {
      outcome.answers().put(node.number, answer);
      return;
    }
    Node whole = node.whole.get();
    whole.known.set(node.index, Optional.of(answer));
    if (whole.state != State.GONE) {
      whole.cut.flatMap(cut -> cut.settled(whole.known)).ifPresent(known -> settle(whole, known, outcome));
    }
  }

  /**
   * Removes a piece and its subpieces. Copies that are out are no longer needed, except one that is out once and
   * answered.
   */
  private void end(Node node, boolean isAnswered, Outcome outcome) {
    if (node.state == State.GONE) {
      return;
    }
    if (node.state == State.OUT && !(isAnswered && node.copies == 1 && node.pieces.isEmpty())) {
      outcome.needless().add(node.number);
    }
    node.state = State.GONE;
    nodes.remove(node.number);
    out.remove(node);
    node.pieces.forEach(piece -> end(piece, false, outcome));
  }

  /** Cancels a task that is no longer needed. */
  public void withdraw(long number, Outcome outcome) {
    Optional.ofNullable(nodes.get(number)).ifPresent(node -> end(node, false, outcome));
  }

  /** Whether a piece is out and still needed. */
  public boolean isOut(long number) {
    Node node = nodes.get(number);
    return node != null && node.state == State.OUT;
  }

  public Counts counts() {
    int wait = (int) nodes.values().stream().filter(node -> node.state == State.WAITING).count();
    return new Counts(wait, out.size(), answered, remembered, twice, cuts, copied);
  }
}
