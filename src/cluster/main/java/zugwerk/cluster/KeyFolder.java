package zugwerk.cluster;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import zugwerk.work.InputException;

/**
 * The folder with the keys of a machine in a cluster.
 *
 * @param folder contains the files that {@link ClusterKeys} writes
 * @param password of the stores in it
 */
public record KeyFolder(Path folder, String password) {

  static final String OWN = "machine.p12";
  static final String TRUSTED = "trusted.p12";
  static final String PASSWORD = "password";

  /**
   * Reads a folder.
   *
   * @throws InputException in one sentence that names it, if it holds no keys
   */
  public static KeyFolder read(Path folder) {
    KeyFolder keys;
    try {
      keys = new KeyFolder(folder, Files.readString(folder.resolve(PASSWORD), StandardCharsets.UTF_8).strip());
    } catch (IOException fault) {
      throw new InputException(
          "{0}: cannot be read ({1}); zugwerk keys makes such a folder", folder.resolve(PASSWORD), fault);
    }
    for (Path file : java.util.List.of(keys.own(), keys.trusted())) {
      if (!Files.isReadable(file)) {
        throw new InputException("{0}: cannot be read; zugwerk keys makes such a file", file);
      }
    }
    return keys;
  }

  public Path own() {
    return folder.resolve(OWN);
  }

  public Path trusted() {
    return folder.resolve(TRUSTED);
  }

  @Override
  public String toString() {
    return folder.toString();
  }
}
