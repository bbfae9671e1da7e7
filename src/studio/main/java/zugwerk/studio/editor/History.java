package zugwerk.studio.editor;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import zugwerk.problem.Problem;

public final class History {

  private record Step(String name, Problem draft) {}

  private final Consumer<Problem> listener;
  private final ReadOnlyStringWrapper undoName = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper redoName = new ReadOnlyStringWrapper("");
  private final ReadOnlyIntegerWrapper starts = new ReadOnlyIntegerWrapper();
  private final Deque<Step> past = new ArrayDeque<>();
  private final Deque<Step> future = new ArrayDeque<>();

  private Problem draft;

  History(Problem first, Consumer<Problem> listener) {
    draft = first;
    this.listener = listener;
  }

  public ReadOnlyStringProperty undoName() {
    return undoName.getReadOnlyProperty();
  }

  public ReadOnlyStringProperty redoName() {
    return redoName.getReadOnlyProperty();
  }

  /** Counts problems begun or opened, even if the new problem equals the old, so that views can drop typed text. */
  public ReadOnlyIntegerProperty starts() {
    return starts.getReadOnlyProperty();
  }

  public boolean isFresh() {
    return past.isEmpty() && future.isEmpty();
  }

  /** Takes a step to another draft, unless it is equal. */
  public void step(String name, Problem next) {
    if (next.equals(draft)) {
      return;
    }
    past.push(new Step(name, draft));
    future.clear();
    show(next);
  }

  /**
   * Restores claim, keys and lines that the problem had when it last had the same diagram, so that moving a piece back
   * works like undoing.
   */
  Problem recalled(Problem next) {
    return next.hasTheDiagramOf(draft) ? next
        : past.stream().map(Step::draft).filter(next::hasTheDiagramOf).findFirst()
            .map(old -> next.withAnalysis(analysis -> analysis.withClaim(old.analysis().claim())
                .withKeys(old.analysis().keys()).withLines(old.analysis().lines())))
            .orElse(next);
  }

  /** Takes a step. Consecutive steps of the same name merge, so that typing a text back leaves no step. */
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

  public void undo() {
    turn(past, future);
  }

  public void redo() {
    turn(future, past);
  }

  public void restart(Problem first) {
    past.clear();
    future.clear();
    show(first);
    starts.set(starts.get() + 1);
  }

  public List<String> steps() {
    List<String> names = new ArrayList<>();
    past.descendingIterator().forEachRemaining(step -> names.add(step.name()));
    future.forEach(step -> names.add(step.name()));
    return names;
  }

  /** The present draft and those before it, the latest first. */
  Stream<Problem> drafts() {
    return Stream.concat(Stream.of(draft), past.stream().map(Step::draft));
  }

  public int done() {
    return past.size();
  }

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

  void copy(History other) {
    past.clear();
    past.addAll(other.past);
    future.clear();
    future.addAll(other.future);
    show(other.draft);
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
