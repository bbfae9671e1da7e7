package zugwerk.studio.editor;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.InvalidationListener;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import zugwerk.board.Setup;
import zugwerk.compose.PieceRole;
import zugwerk.problem.Problem;
import zugwerk.rules.Fault;
import zugwerk.studio.editor.Workbench.BoardPreview;

/** Builds the {@link BoardState} of a workbench. For the JavaFX thread only. */
final class BoardModel {

  private final MoveMarks marks = new MoveMarks();
  private final KingWatch watch = new KingWatch();
  private final BoardSigns signs = new BoardSigns();
  private final BooleanProperty flipped = new SimpleBooleanProperty(this, "flipped");
  private final ObjectProperty<Map<Integer, PieceRole>> roles = new SimpleObjectProperty<>(this, "roles", Map.of());
  private final Selection selection;
  private final ReadOnlyObjectWrapper<BoardState> state;
  private final ReadOnlyObjectProperty<Optional<BoardPreview>> preview;
  private final ReadOnlyObjectProperty<List<Fault>> doubts;
  private final ReadOnlyObjectProperty<List<Fault>> faults;
  private final ReadOnlyObjectProperty<Problem> draft;
  private boolean changing;

  BoardModel(Problem first, PositionFindings found, Selection selection) {
    this.selection = selection;
    state = new ReadOnlyObjectWrapper<>(this, "state", new BoardState(first, found.faults(), found.doubts(),
        Optional.empty(), List.of(), Selection.OFF, 0, watch.side(first), Optional.empty(), Map.of(), false,
        Optional.empty(), false, false));
    // Listeners to parts run in this order; each sees the whole new state.
    preview = part(BoardState::preview);
    doubts = part(BoardState::doubts);
    faults = part(BoardState::faults);
    draft = part(BoardState::draft);
    List.of(marks.shown(), watch.on(), watch.other(), selection.cursor(), selection.squares(), roles, flipped,
        signs.asTheyMove(), signs.full(), signs.reaching(), signs.inspected())
        .forEach(input -> input.addListener((InvalidationListener) _ -> refresh()));
  }

  private <T> ReadOnlyObjectProperty<T> part(Function<BoardState, T> part) {
    ReadOnlyObjectWrapper<T> property = new ReadOnlyObjectWrapper<>();
    property.bind(state.map(part));
    return property.getReadOnlyProperty();
  }

  ReadOnlyObjectProperty<BoardState> state() {
    return state.getReadOnlyProperty();
  }

  ReadOnlyObjectProperty<Optional<BoardPreview>> preview() {
    return preview;
  }

  ReadOnlyObjectProperty<List<Fault>> doubts() {
    return doubts;
  }

  ReadOnlyObjectProperty<List<Fault>> faults() {
    return faults;
  }

  ReadOnlyObjectProperty<Problem> draft() {
    return draft;
  }

  MoveMarks marks() {
    return marks;
  }

  KingWatch watch() {
    return watch;
  }

  BoardSigns signs() {
    return signs;
  }

  ObjectProperty<Map<Integer, PieceRole>> roles() {
    return roles;
  }

  BooleanProperty flipped() {
    return flipped;
  }

  void show(Problem next, PositionFindings found) {
    set(next, found, Optional.empty());
  }

  void preview(Optional<BoardPreview> instead) {
    changing = true;
    marks.set(List.of());
    changing = false;
    set(instead);
  }

  private void refresh() {
    if (!changing) {
      set(state.get().preview());
    }
  }

  private void set(Optional<BoardPreview> instead) {
    BoardState now = state.get();
    set(now.draft(), new PositionFindings(now.faults(), now.doubts()), instead);
  }

  private void set(Problem next, PositionFindings found, Optional<BoardPreview> instead) {
    Setup shown = instead.map(BoardPreview::setup).orElse(next.setup());
    state.set(new BoardState(next, found.faults(), found.doubts(), instead, marks.shown().get(),
        selection.cursor().get(), selection.squares().get(), watch.side(next), watch.field(next, shown), roles.get(),
        flipped.get(), signs.reach(next, shown), signs.asTheyMove().get(),
        signs.full().get()));
  }
}
