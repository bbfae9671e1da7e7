package zugwerk.cluster.pekko;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Down;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.cluster.ClusterKeys;
import zugwerk.cluster.ClusterSolver;
import zugwerk.cluster.KeyFolder;
import zugwerk.cluster.Memory;
import zugwerk.cluster.Task;
import zugwerk.cluster.TaskResult;
import zugwerk.cluster.TaskRunner;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.SolveOptions;
import zugwerk.testkit.ProjectRoot;
import zugwerk.work.CannotWriteException;
import zugwerk.work.Monitor;

/** Machines in one process that talk through the network: one coordinator, and whoever wants to join it. */
@Tag("long")
class ClusterTest {

  private static final String HOST = "127.0.0.1";
  private static final Duration PATIENCE = Duration.ofSeconds(2);
  private static final long SECONDS = 120;
  private static final TaskRunner RUNNER = new TaskRunner(16, SolveOptions.NO_LIMIT);

  @TempDir
  private static Path folder;
  private static KeyFolder keys;
  private static Log log;
  private static Coordinator coordinator;

  /** The log of a machine. */
  private record Log(BlockingQueue<String> lines) implements Consumer<String> {

    Log() {
      this(new LinkedBlockingQueue<>());
    }

    @Override
    public void accept(String line) {
      lines.add(line);
    }

    /** Waits until a message is logged. */
    String await(String part) {
      List<String> others = new ArrayList<>();
      try {
        for (String line = lines.poll(SECONDS, TimeUnit.SECONDS); line != null; line =
            lines.poll(SECONDS, TimeUnit.SECONDS)) {
          if (line.contains(part)) {
            return line;
          }
          others.add(line);
        }
      } catch (InterruptedException fault) {
        throw new IllegalStateException(fault);
      }
      throw new AssertionError("nobody logged '" + part + "', but " + others);
    }
  }

  /** A worker that runs in another thread. */
  private record Running(WorkerNode node, Log log, CompletableFuture<String> end) {

    static Running start(String program, KeyFolder keys, String name) {
      Log log = new Log();
      WorkerNode node = new WorkerNode(new Settings(program, HOST, 0, keys, PATIENCE, log),
          InetSocketAddress.createUnresolved(HOST, coordinator.port()), name, 2, RUNNER);
      return new Running(node, log, CompletableFuture.supplyAsync(() -> node.run(true)));
    }

    void stop() {
      node.stop();
      end.join();
    }
  }

  @BeforeAll
  static void start() throws IOException {
    Path made = folder.resolve("keys");
    assertTrue(ClusterKeys.make(made, List.of("other.example")).contains("other.example"));
    try (Stream<Path> files = Files.list(made)) {
      for (Path file : files.toList()) {
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)), file.toString());
      }
    }
    keys = KeyFolder.read(made);
    log = new Log();
    coordinator = Coordinator.start(new Settings("this", HOST, freePort(), keys, PATIENCE, log), Memory.NONE);
  }

  private static int freePort() throws IOException {
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return free.getLocalPort();
    }
  }

  @AfterAll
  static void stop() {
    coordinator.close();
  }

  private static void solves() {
    Problem problem = ProblemFile.read(ProjectRoot.path("problems", "orthodox", "mansfield-1917.json"));
    Solved there = new ClusterSolver(coordinator, true).solve(
        problem, SolveOptions.DEFAULT, SolveOptions.NO_LIMIT, new Monitor());
    assertEquals(Solved.solve(problem, SolveOptions.DEFAULT, new Monitor()).keys(), there.keys());
  }

  /** The engine used to end, and the work with it, as if a limit had stopped it. */
  @Test
  void aFaultOfTheJournalIsThatOfTheWork() throws IOException {
    CannotWriteException full = new CannotWriteException("journal: cannot be written (disk full)", new IOException());
    Memory journal = new Memory() {
      @Override
      public Optional<TaskResult> answer(String task) {
        throw full;
      }

      @Override
      public void keep(String task, TaskResult answer) {}
    };
    Problem problem = ProblemFile.read(ProjectRoot.path("problems", "orthodox", "mansfield-1917.json"));
    try (Coordinator one = Coordinator.start(new Settings("this", HOST, freePort(), keys, PATIENCE, log), journal)) {
      for (int i = 0; i < 2; i++) {
        assertSame(full, assertThrows(CannotWriteException.class,
            () -> one.run(new Task.Solve(problem, SolveOptions.DEFAULT, SolveOptions.NO_LIMIT), true, () -> false)));
      }
    }
  }

  @Test
  void workIsDoneByWhoIsWelcomeAndOthersAreTurnedAway() throws IOException {
    Running first = Running.start("this", keys, "first");
    log.await("first has joined");
    solves();

    Running old = Running.start("that", keys, "old");
    String refused = old.end.join();
    assertTrue(refused.contains("the coordinator is this") && refused.contains("the worker is that"), refused);
    assertTrue(old.log.await("has rejected this worker").endsWith(refused));
    assertTrue(log.await("old was rejected").endsWith(refused));

    // One that sends garbage, in bytes and in TLS.
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), coordinator.port())) {
      socket.getOutputStream().write("GET / HTTP/1.1\r\n\r\n".getBytes(StandardCharsets.UTF_8));
      while (socket.getInputStream().read() >= 0) {
        // It gets the error that this is no TLS, and the connection ends.
      }
    }
    assertTrue(log.await("was refused").contains("SSL"));
    // A worker that stops gives its work to others.
    Running second = Running.start("this", keys, "second");
    log.await("second has joined");
    first.stop();
    log.await("first has ended");
    solves();

    // One that is given up by mistake comes back, and one that dies is missed. What they had at hand is done all the same.
    CompletableFuture<Void> work = CompletableFuture.allOf(IntStream.range(0, 3)
        .mapToObj(_ -> CompletableFuture.runAsync(ClusterTest::solves)).toArray(CompletableFuture[]::new));
    Cluster known = Cluster.get(second.node.system().orElseThrow());
    known.manager().tell(Down.apply(known.selfMember().address()));
    log.await("second is gone");
    second.log.await("starting over");
    log.await("second has joined");
    second.node.system().orElseThrow().terminate();
    log.await("second is gone");
    log.await("second has joined");
    work.join();
    second.stop();
    log.await("second has ended");
  }

  @Test
  void whoHasAnotherCertificateIsTurnedAway() {
    Path others = folder.resolve("others");
    ClusterKeys.make(others, List.of());
    Running stranger = Running.start("this", KeyFolder.read(others), "stranger");
    assertTrue(stranger.log.await("was refused").contains("PKIX"));
    stranger.stop();
  }
}
