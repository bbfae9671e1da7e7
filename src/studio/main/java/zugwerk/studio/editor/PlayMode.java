package zugwerk.studio.editor;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.studio.text.Localization.reason;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Setup;
import zugwerk.game.Board;
import zugwerk.notation.Replay;
import zugwerk.problem.Problem;
import zugwerk.rules.Move;
import zugwerk.rules.Validation;
import zugwerk.rules.Verdict;
import zugwerk.work.InputException;

/**
 * Play from the draft: legal moves, undone and redone, with variations. The draft does not change. A change of the
 * draft ends play; its moves are kept until play starts there again. For the JavaFX thread only.
 */
public final class PlayMode {

  /**
   * The state of play. Moves include those taken back; {@code made} is -1 while nothing is played; {@code changes}
   * makes every state unique.
   */
  public record PlayState(List<String> moves, int made, Verdict verdict, long changes) {}

  private final Workbench bench;
  private final ReadOnlyBooleanWrapper on = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<PlayState> standing = new ReadOnlyObjectWrapper<>(none(0));
  /** The last node of the play from each start. */
  private final Map<Board, PlayNode> left = new HashMap<>();
  @SuppressWarnings("NullAway.Init")
  private PlayNode here;
  private long changes;
  private Workbench.@Nullable BoardPreview shown;

  @SuppressWarnings("ReferenceEquality") // Another preview may be equal.
  public PlayMode(Workbench bench) {
    this.bench = bench;
    // Play ends when the board shows anything else: a line of the solution, or the draft.
    bench.preview().subscribe(other -> {
      if (on.get() && other.filter(preview -> preview == shown).isEmpty()) {
        on.set(false);
        standing.set(none(++changes));
      }
    });
  }

  private static PlayState none(long changes) {
    return new PlayState(List.of(), -1, Verdict.OPEN, changes);
  }

  public ReadOnlyBooleanProperty on() {
    return on.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<PlayState> standing() {
    return standing.getReadOnlyProperty();
  }

  public void start() {
    if (isPlayable()) {
      here = left.getOrDefault(begun(), PlayNode.root(bench.draft().get().opening()));
      on.set(true);
      show();
    }
  }

  public void playThrough(List<String> lines) {
    if (isPlayable()) {
      List<List<Move>> moves =
          lines.stream().map(line -> Replay.moves(begun().game(), begun().setup(), line)).toList();
      start();
      moves.reversed().forEach(line -> {
        goTo(0);
        line.forEach(this::play);
        here.lead();
      });
      goTo(0);
    }
  }

  private boolean isPlayable() {
    Problem draft = bench.draft().get();
    return draft.task().isProofGame() ? Validation.faults(draft.variant(), draft.opening()).isEmpty()
        : bench.faults().get().isEmpty();
  }

  private Board begun() {
    return new Board(bench.draft().get().variant(), bench.draft().get().opening());
  }

  public void stop() {
    if (on.get()) {
      bench.comeBack();
    }
  }

  private Board board() {
    return new Board(bench.draft().get().variant(), setup());
  }

  public Setup setup() {
    return on.get() ? here.setup() : bench.draft().get().setup();
  }

  public List<Move> legal() {
    return on.get() ? board().legalMoves() : List.of();
  }

  public List<Move> between(int from, int to) {
    return legal().stream()
        .filter(move -> !(move instanceof Move.Pass) && move.from() == from && move.to() == to).toList();
  }

  public String text(Move move) {
    return board().san(move);
  }

  public String refusal(String move) {
    try {
      board().move(move);
      return "";
    } catch (InputException refused) {
      return reason(refused);
    }
  }

  public PlayNode here() {
    return here;
  }

  public PlayNode root() {
    PlayNode root = here;
    while (root.before().isPresent()) {
      root = root.before().get();
    }
    return root;
  }

  public void play(Move move) {
    here = here.played(move, text(move), board().play(move).setup());
    show();
  }

  public boolean mayPass() {
    return legal().stream().anyMatch(Move.Pass.class::isInstance);
  }

  public void pass() {
    legal().stream().filter(Move.Pass.class::isInstance).findFirst().ifPresent(this::play);
  }

  public void goTo(int moves) {
    if (on.get() && moves >= 0 && moves <= here.line().size()) {
      goTo(moves == 0 ? root() : here.line().get(moves - 1));
    }
  }

  public void goTo(PlayNode node) {
    here = node;
    show();
  }

  public void step(Stepper.Step step) {
    int made = standing.get().made();
    switch (step) {
      case BACK -> goTo(made - 1);
      case FORWARD -> goTo(made + 1);
      case FIRST -> goTo(0);
      case LAST -> goToEnd();
      case PREVIOUS -> goBeside(-1);
      case NEXT -> goBeside(1);
    }
  }

  public void goToEnd() {
    goTo(here.line().size());
  }

  public void goBeside(int by) {
    here.sibling(by).ifPresent(this::goTo);
  }

  public void promote() {
    here.promote();
    show();
  }

  public void delete() {
    PlayNode gone = here;
    gone.before().ifPresent(node -> {
      gone.remove();
      goTo(node);
    });
  }

  public void adopt() {
    bench.adopt(lang("Set up the position reached"));
  }

  public Optional<List<Move>> made() {
    return !on.get() ? Optional.empty()
        : Optional.of(here.line().stream().limit(here.depth()).flatMap(node -> node.move().stream()).toList());
  }

  public PieceLetters letters() {
    return bench.letters();
  }

  public String line() {
    return letters().written(root().text(true));
  }

  private void show() {
    left.put(begun(), here);
    shown = new Workbench.BoardPreview(setup(), here.move());
    bench.show(shown);
    standing.set(new PlayState(here.line().stream().map(PlayNode::text).toList(), here.depth(),
        board().status(), ++changes));
  }
}
