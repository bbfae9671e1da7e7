package zugwerk.studio.cluster;

import java.util.function.Consumer;
import zugwerk.cluster.Memory;
import zugwerk.cluster.Workers;
import zugwerk.cluster.Workforce;
import zugwerk.cluster.pekko.Coordinator;
import zugwerk.cluster.pekko.Settings;

/** Starts what connects the machines of a cluster. */
final class Start {

  private Start() {}

  /**
   * Begins to listen.
   *
   * @throws IllegalArgumentException in one sentence, if that cannot be
   */
  static Workforce begin(ClusterChoice choice, Consumer<Workers> listener, Consumer<String> log) {
    return Coordinator.start(Settings.usual(choice.here(), choice.folder(), log), Memory.NONE, listener);
  }
}
