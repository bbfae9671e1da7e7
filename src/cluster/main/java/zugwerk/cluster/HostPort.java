package zugwerk.cluster;

import zugwerk.work.InputException;

/**
 * Where a machine of a cluster listens.
 *
 * @param host a name or an address
 * @param port 0 to 65535; 0 for any free port
 */
public record HostPort(String host, int port) {

  private static final int MOST = 65535;

  /**
   * Reads {@code host:port}.
   *
   * @param option the name of the option
   * @throws InputException in one sentence with the option
   */
  public static HostPort parse(String option, String text) {
    int colon = text.lastIndexOf(':');
    if (colon > 0 && text.substring(colon + 1).matches("\\d{1,5}")) {
      int port = Integer.parseInt(text.substring(colon + 1));
      if (port <= MOST) {
        return new HostPort(text.substring(0, colon), port);
      }
    }
    throw new InputException("{0} must be a host and a port, such as 192.0.2.1:7700, not {1}", option, text);
  }

  @Override
  public String toString() {
    return host + ":" + port;
  }
}
