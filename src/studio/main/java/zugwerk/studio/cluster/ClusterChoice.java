package zugwerk.studio.cluster;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import zugwerk.cluster.HostPort;
import zugwerk.cluster.KeyFolder;
import zugwerk.work.InputException;

/**
 * The user's settings for a cluster, as typed.
 *
 * @param place where the studio listens, as {@code host:port}; empty if it does all work itself
 * @param keys the folder that {@code zugwerk keys} has created; kept even while no cluster is wanted
 */
public record ClusterChoice(String place, String keys) {

  /** The studio does all work itself. */
  public static final ClusterChoice NONE = new ClusterChoice("", "");

  public boolean isWanted() {
    return !place.isBlank();
  }

  /**
   * The place that was typed.
   *
   * @throws InputException in one sentence, if it is none
   */
  HostPort here() {
    return HostPort.parse("The address of the cluster", place.strip());
  }

  /**
   * The keys in the folder that was typed.
   *
   * @throws InputException in one sentence, if there are none
   */
  KeyFolder folder() {
    try {
      return KeyFolder.read(Path.of(keys.strip()));
    } catch (InvalidPathException fault) {
      throw new InputException("{0} is not the name of a folder", keys);
    }
  }
}
