package zugwerk.studio.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.notation.MoveText;
import zugwerk.notation.NotationException;
import zugwerk.notation.Replay;
import zugwerk.rules.Generator;
import zugwerk.rules.Move;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;

/**
 * Play from the draft: legal moves, taken back and made again, without changing the draft. Ends with any change of the
 * draft. For the window's thread only.
 */
public final class PlayMode {

  /**
   * How the play stands.
   *
   * @param moves all moves played from the draft, in written form, those taken back too
   * @param made how many of them are made now; -1 where nothing is played
   * @param verdict what the position is for the side to move
   */
  public record Standing(List<String> moves, int made, Verdict verdict) {}

  private record Ply(Move move, String text, Setup after) {}

  private static final Standing NONE = new Standing(List.of(), -1, Verdict.OPEN);

  private final Workbench bench;
  private final ReadOnlyBooleanWrapper on = new ReadOnlyBooleanWrapper();
  private final ReadOnlyObjectWrapper<Standing> standing = new ReadOnlyObjectWrapper<>(NONE);
  private final List<Ply> plies = new ArrayList<>();
  private int made;
  private Workbench.Excursion shown;

  public PlayMode(Workbench bench) {
    this.bench = bench;
    // Whatever else the board shows, a line of the solution or the draft, ends the play.
    bench.excursion().subscribe(other -> {
      if (on.get() && other.filter(excursion -> excursion == shown).isEmpty()) {
        on.set(false);
        standing.set(NONE);
      }
    });
  }

  /** Whether moves are played. */
  public ReadOnlyBooleanProperty on() {
    return on.getReadOnlyProperty();
  }

  /** How the play stands. */
  public ReadOnlyObjectProperty<Standing> standing() {
    return standing.getReadOnlyProperty();
  }

  /** Starts to play from the draft, if it can be played. */
  public void start() {
    if (bench.faults().get().isEmpty()) {
      plies.clear();
      made = 0;
      on.set(true);
      show();
    }
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
    return made == 0 ? bench.draft().get().setup() : plies.get(made - 1).after();
  }

  /** The legal moves now. */
  public List<Move> legal() {
    return on.get() ? new MoveText(variant()).legal(Position.of(setup())) : List.of();
  }

  /** The legal moves of the man on a square that go to another, or act on it. */
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

  /** Plays a legal move; moves that were taken back before are forgotten. */
  public void play(Move move) {
    String text = text(move);
    Setup after = Replay.after(variant(), setup(), move);
    plies.subList(made, plies.size()).clear();
    plies.add(new Ply(move, text, after));
    made++;
    show();
  }

  /** Goes to the position after some of the moves. */
  public void goTo(int moves) {
    if (on.get() && moves >= 0 && moves <= plies.size()) {
      made = moves;
      show();
    }
  }

  /** Makes the position played to the draft. */
  public void adopt() {
    Setup reached = setup();
    stop();
    bench.setUp("Set up the position played to", reached);
  }

  /** The moves with their numbers, as a line that can be pasted. */
  public String line() {
    StringBuilder line = new StringBuilder();
    Setup before = bench.draft().get().setup();
    for (Ply ply : plies) {
      boolean white = before.toMove() == Side.WHITE;
      line.append(line.isEmpty() ? "" : " ")
          .append(white ? before.fullmove() + ". " : line.isEmpty() ? before.fullmove() + "... " : "")
          .append(ply.text());
      before = ply.after();
    }
    return line.toString();
  }

  private void show() {
    shown = new Workbench.Excursion(setup(), made == 0 ? Optional.empty() : Optional.of(plies.get(made - 1).move()));
    bench.show(shown);
    standing.set(new Standing(plies.stream().map(Ply::text).toList(), made,
        new Generator(variant()).verdict(Position.of(setup()))));
  }
}
