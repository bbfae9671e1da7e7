package zugwerk.studio.editor;

import java.util.ArrayDeque;
import java.util.Deque;
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
            .map(old -> next.with(edit -> edit.claim(old.claim()).keys(old.keys()).lines(old.lines()))).orElse(next);
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

  private void turn(Deque<Step> from, Deque<Step> to) {
    if (!from.isEmpty()) {
      Step step = from.pop();
      to.push(new Step(step.name(), draft));
      show(step.draft());
    }
  }

  private void show(Problem next) {
    undoName.set(past.isEmpty() ? "" : past.peek().name());
    redoName.set(future.isEmpty() ? "" : future.peek().name());
    draft = next;
    listener.accept(next);
  }
}
