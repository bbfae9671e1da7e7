package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static zugwerk.cli.CallResult.call;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.testkit.ProjectRoot;
import zugwerk.work.CancelToken;

/** Pipes and devices in a folder are skipped; a pipe that the user names is read within the time limit. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SpecialFilesTest {

  private static final Path MANSFIELD = ProjectRoot.path("problems/orthodox/mansfield-1917.json");

  @TempDir
  private Path folder;
  private Path pipe;

  @BeforeEach
  void fill() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/mkfifo")), "no pipes here");
    Files.copy(MANSFIELD, folder.resolve("a.json"));
    pipe = folder.resolve("b.json");
    mkfifo(pipe);
    Files.createSymbolicLink(folder.resolve("c.json"), Path.of("/dev/zero"));
  }

  private static void mkfifo(Path path) throws IOException, InterruptedException {
    assertEquals(0, new ProcessBuilder("/usr/bin/mkfifo", path.toString()).start().waitFor());
  }

  @Test
  void commandsPassOverThemInFolders() {
    assertEquals(1, call("check", folder.toString()).out().lines().filter(line -> line.contains(".json")).count());
    CallResult found = call("search", "Pieces > 1", folder.toString());
    assertEquals(0, found.code(), found.err());
    assertEquals(1, found.out().lines().count(), found.out());
  }

  /** A pipe stands where a table, or its lock, is to be. */
  @Test
  void endgamesPassOverThem() throws IOException, InterruptedException {
    Path tables = Files.createDirectory(folder.resolve("tables"));
    String[] command = {"endgame", "--tables", tables.toString(), "--fen", "8/8/8/8/8/2k5/8/K6R w"};
    CallResult first = call(command);
    assertEquals(0, first.code(), first.err());
    List<Path> made;
    try (Stream<Path> files = Files.list(tables)) {
      made = files.toList();
    }
    assertTrue(made.size() >= 2, made::toString);
    for (Path table : made) {
      Files.delete(table);
      mkfifo(table.resolveSibling(table.getFileName() + ".lock"));
    }
    mkfifo(made.getFirst());
    assertEquals(first.out(), call(command).out());
  }

  @Test
  void theTimeLimitHoldsWhileANamedPipeIsRead() {
    for (String[] command : new String[][] {{"check", "--time-limit", "0.3", pipe.toString()},
        {"solve", "--time-limit", "0.3", "--problem", pipe.toString()},
        {"check", "--time-limit", "0.3", "/dev/zero"}}) {
      CallResult result = call(command);
      assertEquals(4, result.code(), result.err());
    }
  }

  @Test
  void theTimeLimitHoldsForStandardInput() {
    CountDownLatch never = new CountDownLatch(1);
    InputStream silent = new InputStream() {
      @Override
      public int read(byte[] bytes, int from, int length) throws IOException {
        return read();
      }

      @Override
      public int read() throws IOException {
        try {
          never.await();
        } catch (InterruptedException fault) {
          throw new IOException(fault);
        }
        return -1;
      }
    };
    StringWriter err = new StringWriter();
    int code = new Call(silent, new CancelToken(), _ -> {}).run(() -> CommandLineInterface.execute(
        new PrintWriter(new StringWriter()), new PrintWriter(err), "check", "--time-limit", "0.3", "-"));
    never.countDown();
    assertEquals(4, code, err.toString());
  }

  @Test
  void aNamedPipeIsReadOnce() {
    CompletableFuture<Void> writing = CompletableFuture.runAsync(() -> {
      try {
        Files.write(pipe, Files.readAllBytes(MANSFIELD));
      } catch (IOException fault) {
        throw new UncheckedIOException(fault);
      }
    });
    CallResult result = call("check", pipe.toString());
    writing.join();
    assertEquals(0, result.code(), result.err());
    assertTrue(result.out().contains("sound"), result.out());
  }

  @Test
  void theServerReadsNoPipes() {
    String request = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"check\",\"params\":{\"files\":[\"" + pipe + "\"]}}\n"
        + "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"convert\",\"params\":"
        + "{\"files\":[\"/dev/zero\"],\"to\":\"fen\"}}\n";
    String served = CallResult.callWithInput(request, "serve", "--stdio").out();
    assertEquals(3, served.split("not a regular file", -1).length - 1, served);
  }
}
