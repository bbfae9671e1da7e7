package zugwerk.studio.editor;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.MoveText;
import zugwerk.notation.NotationException;
import zugwerk.notation.Replay;
import zugwerk.rules.Generator;
import zugwerk.rules.Move;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;

/**
 * Play from the draft: legal moves, taken back and made again, with variations, without changing the draft. Ends with
 * any change of the draft; what was played from a position is kept for when play begins there again. For the window's
 * thread only.
 */
public final class PlayMode {

  /**
   * How the play stands.
   *
   * @param moves the moves of the line that is looked at, in written form, those taken back too
   * @param made how many of them are made now; -1 where nothing is played
   * @param verdict what the position is for the side to move
   * @param changes how often the play has changed, so that no two standings are the same
   */
  public record Standing(List<String> moves, int made, Verdict verdict, long changes) {}

  /** What play begins with. */
  private record Start(Variant variant, Setup setup) {}

  private final Workbench bench;
  private final ReadOnlyBooleanWrapper on = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<Standing> standing = new ReadOnlyObjectWrapper<>(none(0));
  /** Where play stood that began from each position. */
  private final Map<Start, PlayNode> left = new HashMap<>();
  private PlayNode here;
  private long changes;
  private Workbench.BoardPreview shown;

  public PlayMode(Workbench bench) {
    this.bench = bench;
    // Whatever else the board shows, a line of the solution or the draft, ends the play.
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

  /** How the play stands. */
  public ReadOnlyObjectProperty<Standing> standing() {
    return standing.getReadOnlyProperty();
  }

  /** Starts to play from the draft, if it can be played, or goes on where play from it was ended before. */
  public void start() {
    if (bench.faults().get().isEmpty()) {
      here = left.getOrDefault(begun(), PlayNode.root(bench.draft().get().setup()));
      on.set(true);
      show();
    }
  }

  private Start begun() {
    return new Start(variant(), bench.draft().get().setup());
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

  /** The position played to. */
  public Setup setup() {
    return on.get() ? here.setup() : bench.draft().get().setup();
  }

  /** The legal moves now. */
  public List<Move> legal() {
    return on.get() ? new MoveText(variant()).legal(Position.of(setup())) : List.of();
  }

  /** The legal moves of the piece on a square that go to another, or act on it. */
  public List<Move> between(int from, int to) {
    return legal().stream()
        .filter(move -> !(move instanceof Move.Pass) && move.from() == from && move.to() == to).toList();
  }

  /** How a legal move is written. */
  public String text(Move move) {
    return new MoveText(variant()).write(Position.of(setup()), move);
  }

  /** Why no move goes between two squares, in one sentence. */
  public String refusal(String move) {
    try {
      new MoveText(variant()).read(Position.of(setup()), move);
      return "";
    } catch (NotationException refused) {
      return refused.getMessage();
    }
  }

  /** Where play stands; only while moves are played. */
  public PlayNode here() {
    return here;
  }

  /** Where play began; only while moves are played. */
  public PlayNode root() {
    PlayNode root = here;
    while (root.before().isPresent()) {
      root = root.before().get();
    }
    return root;
  }

  /** Plays a legal move: on along the line, or into a variation. */
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

  /** Goes to a position that was played to. */
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

  /** Goes to another move that was played in place of the last, so many further on, if there is one. */
  public void goBeside(int by) {
    here.beside(by).ifPresent(this::goTo);
  }

  /** Makes the variation that is looked at the main line where it branches off. */
  public void promote() {
    here.promote();
    show();
  }

  /** Forgets the last move and all that was played after it. */
  public void delete() {
    PlayNode gone = here;
    gone.before().ifPresent(node -> {
      gone.remove();
      goTo(node);
    });
  }

  /** Makes the position played to the draft. */
  public void adopt() {
    bench.adopt("Set up the position played to");
  }

  /** All moves with their numbers, variations in brackets, as text that can be pasted. */
  public String line() {
    return root().text(true);
  }

  private void show() {
    left.put(begun(), here);
    shown = new Workbench.BoardPreview(setup(), here.move());
    bench.show(shown);
    standing.set(new Standing(here.line().stream().map(PlayNode::text).toList(), here.depth(),
        new Generator(variant()).verdict(Position.of(setup())), ++changes));
  }
}
