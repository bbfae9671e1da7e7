package zugwerk.studio.cluster;

import static zugwerk.studio.text.Localization.counted;
import static zugwerk.studio.text.Localization.lang;
import static zugwerk.studio.text.Localization.reason;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import zugwerk.cluster.ClusterNetwork;
import zugwerk.cluster.ClusterSolver;
import zugwerk.cluster.Memory;
import zugwerk.cluster.Workers;
import zugwerk.cluster.Workforce;
import zugwerk.work.InputException;

/**
 * The cluster that does long work for the studio. Without one, or while it has no workers, the studio does its work
 * itself. Properties change on the window's thread only, and all methods are for that thread.
 */
public final class Cluster {

  @FunctionalInterface
  public interface Starter {

    /**
     * Begins to listen.
     *
     * @param listener gets the workers, from any thread
     * @param log gets a sentence for each event, from any thread
     * @throws InputException in one sentence, if that fails
     */
    Workforce begin(ClusterChoice choice, Consumer<Workers> listener, Consumer<String> log);
  }

  private final Executor background;
  private final Executor window;
  private final Starter starter;
  private final StringProperty place = new SimpleStringProperty("");
  private final StringProperty keys = new SimpleStringProperty("");
  private final ReadOnlyObjectWrapper<Optional<Workers>> workers = new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyStringWrapper news = new ReadOnlyStringWrapper("");
  private Optional<Session> session = Optional.empty();

  /** One connection, from its beginning until another choice is made. */
  private final class Session {
    private final ClusterChoice choice;
    private volatile Optional<Workforce> workforce = Optional.empty();
    private boolean ended;

    Session(ClusterChoice choice) {
      this.choice = choice;
    }

    private synchronized void begin(Consumer<String> failed) {
      if (ended) {
        return;
      }
      try {
        workforce = Optional.of(starter.begin(choice, now -> show(() -> workers.set(Optional.of(now))),
            line -> show(() -> news.set(line))));
      } catch (InputException refused) {
        show(() -> {
          leave();
          failed.accept(reason(refused));
        });
      }
    }

    /** Changes what the window shows, unless another choice was made since. */
    private void show(Runnable change) {
      window.execute(() -> {
        if (session.filter(now -> now == this).isPresent()) {
          change.run();
        }
      });
    }

    private synchronized void end() {
      ended = true;
      workforce.ifPresent(Workforce::close);
    }
  }

  /**
   * @param background runs the connection
   * @param window changes properties; {@code Platform::runLater} in the program
   */
  public Cluster(Executor background, Executor window) {
    this(background, window, (choice, listener, log) -> ClusterNetwork.installed()
        .coordinate(new ClusterNetwork.Machine(choice.here(), choice.folder(), log), Memory.NONE, listener));
  }

  /** The same with another way to connect, for tests. */
  Cluster(Executor background, Executor window, Starter starter) {
    this.background = background;
    this.window = window;
    this.starter = starter;
  }

  /** Where the studio listens; empty if it does all work itself. */
  public StringProperty place() {
    return place;
  }

  public StringProperty keys() {
    return keys;
  }

  public ClusterChoice choice() {
    return new ClusterChoice(place.get(), keys.get());
  }

  public ReadOnlyObjectProperty<Optional<Workers>> workers() {
    return workers.getReadOnlyProperty();
  }

  /** The last event in the cluster, in a sentence; may be empty. */
  public ReadOnlyStringProperty news() {
    return news.getReadOnlyProperty();
  }

  /** The workers as text, for the status line; empty without a cluster. */
  public static String text(Optional<Workers> workers) {
    return workers.map(now -> switch (now.machines()) {
      case 0 -> lang("No workers yet");
      default -> counted(now.machines(), "{0} worker", "{0} workers");
    }).orElse("");
  }

  /**
   * Connects or disconnects the machines.
   *
   * @param failed gets the reason in one sentence if that fails; the studio then does its work itself
   */
  public void choose(ClusterChoice chosen, Consumer<String> failed) {
    leave();
    place.set(chosen.place().strip());
    keys.set(chosen.keys().strip());
    if (chosen.isWanted()) {
      Session begun = new Session(choice());
      session = Optional.of(begun);
      workers.set(Optional.of(new Workers(0, 0)));
      background.execute(() -> begun.begin(failed));
    }
  }

  /** Disconnects all machines and notifies workers. The choice is kept for next time. */
  public void leave() {
    session.ifPresent(now -> background.execute(now::end));
    session = Optional.empty();
    workers.set(Optional.empty());
    news.set("");
  }

  /**
   * The solver on the workers; empty if there are none now.
   *
   * @param cutsAtOnce whether to split problems before they are sent, since they take long
   */
  public Optional<ClusterSolver> solver(boolean cutsAtOnce) {
    return workers.get().filter(now -> now.machines() > 0).flatMap(_ -> session.flatMap(one -> one.workforce))
        .map(force -> new ClusterSolver(force, cutsAtOnce));
  }
}
