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

/**
 * The options of the solver.
 *
 * @param threats also hides defences that do not parry
 * @param megabytes in MiB
 * @param seconds in seconds; 0 is no limit
 * @param liveSeconds for solving after an edit, in seconds; 0 is no limit
 */
public record SolvingOptions(BooleanProperty setPlay, ObjectProperty<Tries> tries, BooleanProperty threats,
    BooleanProperty shortVariations, BooleanProperty firstOnly, IntegerProperty megabytes, IntegerProperty seconds,
    IntegerProperty liveSeconds) {

  /** In MiB. */
  public static final List<Integer> MEMORIES = List.of(64, 256, 1024, 4096);

  /** In seconds; 0 is no limit. */
  public static final List<Integer> TIMES = List.of(0, 10, 60, 600);

  /** Likewise, for solving after an edit. */
  public static final List<Integer> LIVE_TIMES = List.of(5, 20, 60, 0);

  public SolvingOptions() {
    this(new SimpleBooleanProperty(), new SimpleObjectProperty<>(Tries.NONE), new SimpleBooleanProperty(true),
        new SimpleBooleanProperty(true), new SimpleBooleanProperty(),
        new SimpleIntegerProperty(SolveOptions.DEFAULT.limits().megabytes()), new SimpleIntegerProperty(),
        new SimpleIntegerProperty(20));
  }

  public void onShown(Runnable action) {
    Stream.of(setPlay, tries, threats, shortVariations).forEach(shown -> shown.addListener(_ -> action.run()));
  }

  private static Duration time(int seconds) {
    return seconds == 0 ? SolveOptions.NO_LIMIT : Duration.ofSeconds(seconds);
  }

  /** The options for solving after an edit: one thread, and the shorter time limit. */
  public SolveOptions live(int solutions, long tablePositions) {
    SolveOptions all = with(1, solutions, tablePositions);
    Duration most = time(liveSeconds.get());
    return all.limits().time().compareTo(most) > 0 ? all.time(most) : all;
  }

  /**
   * Options for a run; {@code solutions} is the stated number of solutions, {@code tablePositions} the limit on table
   * positions built.
   */
  public SolveOptions with(int threads, int solutions, long tablePositions) {
    return SolveOptions.DEFAULT
        .showing(new SolveOptions.Shown(setPlay.get(), tries.get(), threats.get(), shortVariations.get()))
        .within(new SolveOptions.Limits(threads, time(seconds.get()), Long.MAX_VALUE, megabytes.get(),
            firstOnly.get() ? solutions + 1L : Long.MAX_VALUE, tablePositions));
  }
}
