package zugwerk.cluster.pekko;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MissingMachinesTest {

  private final MissingMachines<String> missed = new MissingMachines<>(3);

  @Test
  void onlyWhoIsMissedAtManyLooksInARowIsGivenUp() {
    missed.miss("a");
    assertEquals(List.of(), missed.check());
    missed.miss("b");
    // Another miss does not restart the count.
    missed.miss("a");
    assertEquals(List.of(), missed.check());
    missed.forget("b");
    missed.miss("b");
    assertEquals(List.of("a"), missed.check());
    assertEquals(Set.of("b"), missed.all());
    assertEquals(List.of(), missed.check());
    assertEquals(List.of("b"), missed.check());
    assertEquals(List.of(), missed.check());
  }

  @Test
  void whoRefusesTwoConnectionsInARowIsGivenUpAtTheNextLook() {
    missed.miss("a");
    missed.tried("a", true);
    missed.tried("a", false);
    missed.tried("a", true);
    missed.tried("b", true);
    assertEquals(List.of(), missed.check());
    missed.tried("a", true);
    assertEquals(List.of("a"), missed.check());
    assertEquals(Set.of(), missed.all());
  }

  @Test
  void aConnectionIsRefusedOnlyWhereNobodyListens() throws IOException {
    String host = InetAddress.getLoopbackAddress().getHostAddress();
    ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    assertFalse(Probe.isRefused(host, socket.getLocalPort()));
    socket.close();
    assertTrue(Probe.isRefused(host, socket.getLocalPort()));
  }
}
