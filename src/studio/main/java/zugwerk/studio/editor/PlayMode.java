package zugwerk.studio.editor;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.MoveText;
import zugwerk.notation.NotationException;
import zugwerk.notation.Replay;
import zugwerk.problem.Problem;
import zugwerk.rules.Generator;
import zugwerk.rules.Move;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;
import zugwerk.work.Reason;

/**
 * Playing from the draft: legal moves, taken back and made again, with variations. The draft does not change. Play ends
 * with any change of the draft; the moves played from a position are kept until play begins there again. For the
 * window's thread only.
 */
public final class PlayMode {

  /**
   * The state of play.
   *
   * @param moves the moves of the present line in notation, including those taken back
   * @param made the number of moves made; -1 while nothing is played
   * @param verdict the verdict on the position for the side to move
   * @param changes how often play has changed, so that no two states are equal
   */
  public record Standing(List<String> moves, int made, Verdict verdict, long changes) {}

  /** The start of a play. */
  private record Start(Variant variant, Setup setup) {}

  private final Workbench bench;
  private final ReadOnlyBooleanWrapper on = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<Standing> standing = new ReadOnlyObjectWrapper<>(none(0));
  /** The last node of the play from each start. */
  private final Map<Start, PlayNode> left = new HashMap<>();
  /** Asked for only while moves are played. */
  @SuppressWarnings("NullAway.Init")
  private PlayNode here;
  private long changes;
  private Workbench.@Nullable BoardPreview shown;

  @SuppressWarnings("ReferenceEquality") // Another preview may look the same.
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

  private static Standing none(long changes) {
    return new Standing(List.of(), -1, Verdict.OPEN, changes);
  }

  /** Whether moves are played. */
  public ReadOnlyBooleanProperty on() {
    return on.getReadOnlyProperty();
  }

  /** The state of play. */
  public ReadOnlyObjectProperty<Standing> standing() {
    return standing.getReadOnlyProperty();
  }

  /**
   * Starts playing from the draft, if it can be played, or continues an earlier play from it. A proof game is played
   * from its start.
   */
  public void start() {
    if (isPlayable()) {
      here = left.getOrDefault(begun(), PlayNode.root(bench.draft().get().opening()));
      on.set(true);
      show();
    }
  }

  /**
   * Starts playing from the draft, if it can be played, and stands before the first move of some written lines. The
   * first of them is the main line; what was played earlier from there is kept.
   *
   * @throws NotationException with the first move that cannot be played; then nothing has changed
   */
  public void playThrough(List<String> lines) {
    if (isPlayable()) {
      List<List<Move>> moves =
          lines.stream().map(line -> Replay.moves(variant(), bench.draft().get().opening(), line)).toList();
      start();
      moves.reversed().forEach(line -> {
        goTo(0);
        line.forEach(this::play);
        here.lead();
      });
      goTo(0);
    }
  }

  /** Whether the position can be played from which the problem's solution is played. */
  private boolean isPlayable() {
    Problem draft = bench.draft().get();
    return draft.isProofGame() ? Validation.faults(draft.variant(), draft.opening()).isEmpty()
        : bench.faults().get().isEmpty();
  }

  private Start begun() {
    return new Start(variant(), bench.draft().get().opening());
  }

  /** Ends the play and shows the draft again. */
  public void stop() {
    if (on.get()) {
      bench.comeBack();
    }
  }

  private Variant variant() {
    return bench.draft().get().variant();
  }

  /** The position reached. */
  public Setup setup() {
    return on.get() ? here.setup() : bench.draft().get().setup();
  }

  /** The legal moves now. */
  public List<Move> legal() {
    return on.get() ? new MoveText(variant()).legal(Position.of(setup())) : List.of();
  }

  /** The legal moves of the piece on one square that go to another square, or act on it. */
  public List<Move> between(int from, int to) {
    return legal().stream()
        .filter(move -> !(move instanceof Move.Pass) && move.from() == from && move.to() == to).toList();
  }

  /** A legal move in notation. */
  public String text(Move move) {
    return new MoveText(variant()).write(Position.of(setup()), move);
  }

  /** Why a move between two squares is not legal, in one sentence. */
  public String refusal(String move) {
    try {
      new MoveText(variant()).read(Position.of(setup()), move);
      return "";
    } catch (NotationException refused) {
      return Reason.of(refused);
    }
  }

  /** The present node; only while moves are played. */
  public PlayNode here() {
    return here;
  }

  /** The node where play began; only while moves are played. */
  public PlayNode root() {
    PlayNode root = here;
    while (root.before().isPresent()) {
      root = root.before().get();
    }
    return root;
  }

  /** Plays a legal move: the next of the line, or a new variation. */
  public void play(Move move) {
    here = here.played(move, text(move), Replay.after(variant(), setup(), move));
    show();
  }

  /** Whether the side to move may pass. */
  public boolean mayPass() {
    return legal().stream().anyMatch(Move.Pass.class::isInstance);
  }

  /** Passes, if that is a legal move. */
  public void pass() {
    legal().stream().filter(Move.Pass.class::isInstance).findFirst().ifPresent(this::play);
  }

  /** Goes to the position after some of the moves of the line. */
  public void goTo(int moves) {
    if (on.get() && moves >= 0 && moves <= here.line().size()) {
      goTo(moves == 0 ? root() : here.line().get(moves - 1));
    }
  }

  /** Goes to a node. */
  public void goTo(PlayNode node) {
    here = node;
    show();
  }

  /** Goes along the line, or to a move beside the last one. */
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

  /** Goes to the end of the line. */
  public void goToEnd() {
    goTo(here.line().size());
  }

  /** Goes to an alternative to the last move, this many places further on, if there is one. */
  public void goBeside(int by) {
    here.beside(by).ifPresent(this::goTo);
  }

  /** Makes the present variation the main line where it branches off. */
  public void promote() {
    here.promote();
    show();
  }

  /** Deletes the last move and all that followed it. */
  public void delete() {
    PlayNode gone = here;
    gone.before().ifPresent(node -> {
      gone.remove();
      goTo(node);
    });
  }

  /** Makes the position reached the draft. */
  public void adopt() {
    bench.adopt("Set up the position reached");
  }

  /** The moves from the start to the position reached; empty while nothing is played. */
  public Optional<List<Move>> made() {
    return !on.get() ? Optional.empty()
        : Optional.of(here.line().stream().limit(here.depth()).flatMap(node -> node.move().stream()).toList());
  }

  /** The letters in which moves are shown. */
  public PieceLetters letters() {
    return bench.letters();
  }

  /** All moves with their numbers, variations in brackets, as text that can be pasted. */
  public String line() {
    return letters().written(root().text(true));
  }

  private void show() {
    left.put(begun(), here);
    shown = new Workbench.BoardPreview(setup(), here.move());
    bench.show(shown);
    standing.set(new Standing(here.line().stream().map(PlayNode::text).toList(), here.depth(),
        new Generator(variant()).verdict(Position.of(setup())), ++changes));
  }
}
