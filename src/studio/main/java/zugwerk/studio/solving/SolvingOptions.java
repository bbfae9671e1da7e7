package zugwerk.studio.solving;

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

/** The options of the solver, which menus show and change. */
public final class SolvingOptions {

  /** The choices of the memory limit, in MiB. */
  public static final List<Integer> MEMORIES = List.of(64, 256, 1024, 4096);

  /** The choices of the time limit, in seconds; 0 is none. */
  public static final List<Integer> TIMES = List.of(0, 10, 60, 600);

  /** The choices of the time limit for solving after an edit, in seconds; 0 is none. */
  public static final List<Integer> LIVE_TIMES = List.of(5, 20, 60, 0);

  private final BooleanProperty setPlay = new SimpleBooleanProperty();
  private final ObjectProperty<Tries> tries = new SimpleObjectProperty<>(Tries.NONE);
  private final BooleanProperty threats = new SimpleBooleanProperty(true);
  private final BooleanProperty shortVariations = new SimpleBooleanProperty(true);
  private final BooleanProperty firstOnly = new SimpleBooleanProperty();
  private final IntegerProperty megabytes = new SimpleIntegerProperty(SolveOptions.DEFAULT.limits().megabytes());
  private final IntegerProperty seconds = new SimpleIntegerProperty();
  private final IntegerProperty liveSeconds = new SimpleIntegerProperty(20);

  /** Whether set play is shown. */
  public BooleanProperty setPlay() {
    return setPlay;
  }

  /** Which tries are shown. */
  public ObjectProperty<Tries> tries() {
    return tries;
  }

  /** Whether threats are shown, and defences that do not parry them are left out. */
  public BooleanProperty threats() {
    return threats;
  }

  /** Whether defences are shown after which the play ends sooner than stated. */
  public BooleanProperty shortVariations() {
    return shortVariations;
  }

  /** Whether the solver stops at the first cook: one solution more than stated. */
  public BooleanProperty firstOnly() {
    return firstOnly;
  }

  /** The memory limit of solving, in MiB. */
  public IntegerProperty megabytes() {
    return megabytes;
  }

  /** The time limit in seconds; 0 for none. */
  public IntegerProperty seconds() {
    return seconds;
  }

  /** Runs an action whenever an option changes what a solution contains, so that it must be solved again. */
  public void onShown(Runnable action) {
    Stream.of(setPlay, tries, threats, shortVariations).forEach(shown -> shown.addListener(_ -> action.run()));
  }

  /** The time limit for solving after an edit, in seconds; 0 for none. */
  public IntegerProperty liveSeconds() {
    return liveSeconds;
  }

  private static Duration time(int seconds) {
    return seconds == 0 ? SolveOptions.NO_LIMIT : Duration.ofSeconds(seconds);
  }

  /** The options for solving after an edit: one thread, and the shorter time limit. */
  public SolveOptions live(int stated, long tablePositions) {
    SolveOptions all = with(1, stated, tablePositions);
    Duration most = time(liveSeconds.get());
    return all.limits().time().compareTo(most) > 0 ? all.time(most) : all;
  }

  /**
   * The options as the solver takes them.
   *
   * @param threads the number of threads
   * @param stated the stated number of solutions
   * @param tablePositions the most positions of endgame tables that may be built
   */
  public SolveOptions with(int threads, int stated, long tablePositions) {
    return SolveOptions.DEFAULT
        .showing(new SolveOptions.Shown(setPlay.get(), tries.get(), threats.get(), shortVariations.get()))
        .within(new SolveOptions.Limits(threads, time(seconds.get()), Long.MAX_VALUE, megabytes.get(),
            firstOnly.get() ? stated + 1L : Long.MAX_VALUE, tablePositions));
  }
}
