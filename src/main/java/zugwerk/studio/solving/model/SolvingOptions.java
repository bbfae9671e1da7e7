package zugwerk.studio.solving.model;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.SolveOptions.Tries;

/** What the solver is asked for in the studio, as menus show and change it. */
public final class SolvingOptions {

  /** Limits of memory that can be chosen, in MiB. */
  public static final List<Integer> MEMORIES = List.of(64, 256, 1024, 4096);

  /** Limits of time that can be chosen, in seconds; 0 is none. */
  public static final List<Integer> TIMES = List.of(0, 10, 60, 600);

  /** Limits of time that can be chosen for what an edit has solved by itself, in seconds; 0 is none. */
  public static final List<Integer> LIVE_TIMES = List.of(5, 20, 60, 0);

  private final BooleanProperty setPlay = new SimpleBooleanProperty();
  private final ObjectProperty<Tries> tries = new SimpleObjectProperty<>(Tries.NONE);
  private final BooleanProperty threats = new SimpleBooleanProperty(true);
  private final BooleanProperty shortVariations = new SimpleBooleanProperty(true);
  private final BooleanProperty firstOnly = new SimpleBooleanProperty();
  private final IntegerProperty megabytes = new SimpleIntegerProperty(SolveOptions.DEFAULT.limits().tableMegabytes());
  private final IntegerProperty seconds = new SimpleIntegerProperty();
  private final IntegerProperty liveSeconds = new SimpleIntegerProperty(20);

  /** Whether the play is shown that would follow were the other side to move. */
  public BooleanProperty setPlay() {
    return setPlay;
  }

  /** Which tries are shown. */
  public ObjectProperty<Tries> tries() {
    return tries;
  }

  /** Whether threats are shown, and defences that do not parry them left out. */
  public BooleanProperty threats() {
    return threats;
  }

  /** Whether defences are shown after which the play is over sooner than stated. */
  public BooleanProperty shortVariations() {
    return shortVariations;
  }

  /** Whether the solver stops at the first solution beyond those that are stated, which proves a cook. */
  public BooleanProperty firstOnly() {
    return firstOnly;
  }

  /** The most memory for the solver's table, in MiB. */
  public IntegerProperty megabytes() {
    return megabytes;
  }

  /** After how many seconds the solver stops by itself; 0 for never. */
  public IntegerProperty seconds() {
    return seconds;
  }

  /** Has something done whenever more or less of a solution is to be shown, for which it must be solved again. */
  public void onShown(Runnable action) {
    Stream.of(setPlay, tries, threats, shortVariations).forEach(shown -> shown.addListener(_ -> action.run()));
  }

  /** After how many seconds the solver gives up on what an edit has it solve by itself; 0 for never. */
  public IntegerProperty liveSeconds() {
    return liveSeconds;
  }

  private static Duration time(int seconds) {
    return seconds == 0 ? SolveOptions.NO_LIMIT : Duration.ofSeconds(seconds);
  }

  /** As much of it as is spent on an edit: one thread, and no longer than an edit is worth. */
  public SolveOptions live(int stated, long tablePositions) {
    SolveOptions all = with(1, stated, tablePositions);
    Duration most = time(liveSeconds.get());
    return all.limits().time().compareTo(most) > 0 ? all.time(most) : all;
  }

  /**
   * All of it, as the solver takes it.
   *
   * @param threads how many threads may work
   * @param stated how many solutions there should be
   * @param tablePositions how many positions endgame tables that are built may have
   */
  public SolveOptions with(int threads, int stated, long tablePositions) {
    return SolveOptions.DEFAULT
        .showing(new SolveOptions.Shown(setPlay.get(), tries.get(), threats.get(), shortVariations.get()))
        .within(new SolveOptions.Limits(threads, time(seconds.get()), Long.MAX_VALUE, megabytes.get(),
            firstOnly.get() ? stated + 1L : Long.MAX_VALUE, tablePositions));
  }
}
