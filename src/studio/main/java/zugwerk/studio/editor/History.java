package zugwerk.studio.editor;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import zugwerk.problem.Problem;

/** The drafts so far and the named steps between them, without limit. */
public final class History {

  private record Step(String name, Problem draft) {}

  /** All drafts and steps of a problem while another one is on the bench. */
  public static final class Kept {

    private final Problem draft;
    private final List<Step> past;
    private final List<Step> future;

    private Kept(History history) {
      draft = history.draft;
      past = List.copyOf(history.past);
      future = List.copyOf(history.future);
    }

    /** The draft as it stands. */
    public Problem draft() {
      return draft;
    }
  }

  private final Consumer<Problem> listener;
  private final ReadOnlyStringWrapper undoName = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper redoName = new ReadOnlyStringWrapper("");
  private final ReadOnlyIntegerWrapper starts = new ReadOnlyIntegerWrapper();
  private final Deque<Step> past = new ArrayDeque<>();
  private final Deque<Step> future = new ArrayDeque<>();

  private Problem draft;

  /**
   * @param listener receives the draft after each step
   */
  History(Problem first, Consumer<Problem> listener) {
    draft = first;
    this.listener = listener;
  }

  /** The name of the step that can be undone; empty where there is none. */
  public ReadOnlyStringProperty undoName() {
    return undoName.getReadOnlyProperty();
  }

  /** The name of the step that can be redone; empty where there is none. */
  public ReadOnlyStringProperty redoName() {
    return redoName.getReadOnlyProperty();
  }

  /**
   * How often a problem was begun or opened. It changes also where the new problem equals the one before, so that what
   * was typed for the old one can be dropped.
   */
  public ReadOnlyIntegerProperty starts() {
    return starts.getReadOnlyProperty();
  }

  /** Whether there is nothing to undo and nothing to redo: the draft is as it was begun or opened. */
  public boolean isFresh() {
    return past.isEmpty() && future.isEmpty();
  }

  /** Takes a step to another draft; one that changes nothing is no step. */
  public void step(String name, Problem next) {
    if (next.equals(draft)) {
      return;
    }
    past.push(new Step(name, draft));
    future.clear();
    show(next);
  }

  /**
   * A problem to step to, with the claim, keys and lines that it had when it last had the same diagram. So moving a
   * piece back by hand restores them, as undoing does.
   */
  Problem recalled(Problem next) {
    return next.hasTheDiagramOf(draft) ? next
        : past.stream().map(Step::draft).filter(next::hasTheDiagramOf).findFirst()
            .map(old -> next.withClaim(old.claim()).withKeys(old.keys()).withLines(old.lines())).orElse(next);
  }

  /**
   * Takes a step. If the step before has the same name, both become one step with only this change, so that typing a
   * text back to what it was leaves no step.
   */
  public void continueStep(String name, UnaryOperator<Problem> change) {
    if (!past.isEmpty() && past.peek().name().equals(name) && future.isEmpty()) {
      Problem next = change.apply(past.peek().draft());
      if (next.equals(past.peek().draft())) {
        past.pop();
      }
      show(next);
    } else {
      step(name, change.apply(draft));
    }
  }

  /** Undoes the last step, if there is one. */
  public void undo() {
    turn(past, future);
  }

  /** Redoes the step that was undone last, if there is one. */
  public void redo() {
    turn(future, past);
  }

  /** Starts again with a draft that has no past. */
  public void restart(Problem first) {
    past.clear();
    future.clear();
    show(first);
    starts.set(starts.get() + 1);
  }

  /** The names of all steps, the first first: those that were done, and after them those that were undone. */
  public List<String> steps() {
    List<String> names = new ArrayList<>();
    past.descendingIterator().forEachRemaining(step -> names.add(step.name()));
    future.forEach(step -> names.add(step.name()));
    return names;
  }

  /** How many of the {@link #steps} are done. */
  public int done() {
    return past.size();
  }

  /**
   * Undoes or redoes steps until a number of them are done.
   *
   * @param steps 0 for the draft as it was begun or opened; what is out of range goes to the first or the last draft
   */
  public void goTo(int steps) {
    int before = past.size();
    while (past.size() > steps && !past.isEmpty()) {
      move(past, future);
    }
    while (past.size() < steps && !future.isEmpty()) {
      move(future, past);
    }
    if (past.size() != before) {
      show(draft);
    }
  }

  /** All drafts and steps, to be {@linkplain #takeUp taken up} again later. */
  Kept kept() {
    return new Kept(this);
  }

  /** Takes up the drafts and steps of another problem. */
  void takeUp(Kept kept) {
    past.clear();
    past.addAll(kept.past);
    future.clear();
    future.addAll(kept.future);
    show(kept.draft);
    starts.set(starts.get() + 1);
  }

  private void turn(Deque<Step> from, Deque<Step> to) {
    if (!from.isEmpty()) {
      move(from, to);
      show(draft);
    }
  }

  private void move(Deque<Step> from, Deque<Step> to) {
    Step step = from.pop();
    to.push(new Step(step.name(), draft));
    draft = step.draft();
  }

  private void show(Problem next) {
    undoName.set(past.isEmpty() ? "" : past.peek().name());
    redoName.set(future.isEmpty() ? "" : future.peek().name());
    draft = next;
    listener.accept(next);
  }
}
