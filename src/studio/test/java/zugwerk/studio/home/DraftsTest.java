package zugwerk.studio.home;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.file.DraftFile;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;
import zugwerk.studio.editor.Workbench;
import zugwerk.testkit.ProjectRoot;

/** Nothing is lost in a crash, and nobody takes what another is working on. */
class DraftsTest {

  private static final String FEN = "7k/8/6K1/8/8/8/8/R7 b - - 0 1";

  @TempDir
  private Path folder;
  private final List<Process> processes = new ArrayList<>();
  private final List<String> faults = new ArrayList<>();

  @AfterEach
  void end() throws Exception {
    for (Process process : processes) {
      process.destroyForcibly().waitFor();
    }
  }

  /** Starts a composer in another process and waits until its draft is kept. */
  private Process compose(String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(ProcessHandle.current().info().command().orElseThrow(), "-Xmx64m",
        "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path"),
        CrashingComposer.class.getName(), folder.resolve("drafts").toString()));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    processes.add(process);
    assertEquals("kept", process.inputReader().readLine());
    return process;
  }

  private List<Drafts.Orphan> orphans() {
    return new Drafts(folder.resolve("drafts")).orphans(faults::add);
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("drafts"))) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }

  @Test
  void aKilledComposersDraftIsRecoveredButNeverALivingOnes() throws Exception {
    Path file = Files.copy(ProjectRoot.path("problems/orthodox/morphy-1856.json"), folder.resolve("morphy.json"));
    Process victim = compose(FEN, file.toString());
    compose("8/8/8/8/8/8/8/K6k w - - 0 1");
    assertEquals(List.of(), orphans());
    victim.destroyForcibly().waitFor();
    List<Drafts.Orphan> found = orphans();
    assertEquals(1, found.size());
    Drafts.Orphan orphan = found.getFirst();
    assertEquals(FEN, orphan.problem().fen());
    assertEquals("h#", orphan.problem().task().stipulationText(), "half typed");
    assertEquals(List.of("Paul Morphy"), orphan.problem().credits().authors());
    assertEquals(Optional.of(file), orphan.file());
    assertEquals(List.of(), orphans(), "whoever holds it is not robbed of it");
    orphan.release();
    found = orphans();
    assertEquals(1, found.size(), "what was left for later is offered again");
    Workbench bench = new Workbench();
    bench.recover(found.getFirst().problem(), found.getFirst().file());
    assertTrue(bench.changed().get());
    assertEquals(file, bench.file().get().orElseThrow());
    found.getFirst().discard();
    assertEquals(List.of(), orphans());
    assertEquals(1, files().stream().filter(name -> name.endsWith(".lock")).count(), "the living one's: " + files());
    assertTrue(files().stream().anyMatch(name -> name.endsWith(".draft")), "the living one's is left: " + files());
  }

  @Test
  void aWindowOfThisProcessKeepsItsDraftToItself() throws Exception {
    Drafts drafts = new Drafts(folder.resolve("drafts"));
    Drafts.Place place = drafts.open();
    Problem problem = ProblemFile.read(ProjectRoot.path("problems/orthodox/morphy-1856.json"));
    place.keep(problem, Optional.empty());
    assertEquals(List.of(), drafts.orphans(faults::add));
    // Had the look just taken given up the lock, another process would find the draft.
    Process other = new ProcessBuilder(ProcessHandle.current().info().command().orElseThrow(), "-cp",
        System.getProperty("java.class.path"), Looker.class.getName(), folder.resolve("drafts").toString()).start();
    processes.add(other);
    assertEquals("0", other.inputReader().readLine());
    place.close();
    assertEquals(List.of(), files());
  }

  /** A separate program that prints how many orphans it finds. */
  static final class Looker {
    public static void main(String[] arguments) {
      System.out.println(new Drafts(Path.of(arguments[0])).orphans(fault -> {}).size());
    }
  }

  @Test
  void aCrashWithoutUnsavedChangesLeavesNothing() throws Exception {
    Files.createDirectories(folder.resolve("drafts"));
    Files.createFile(folder.resolve("drafts/left.lock"));
    assertEquals(List.of(), orphans());
    assertEquals(List.of(), files());
    assertEquals(List.of(), faults);
  }

  private static Problem morphy() {
    return ProblemFile.read(ProjectRoot.path("problems/orthodox/morphy-1856.json"));
  }

  /** Leaves a draft as a crash does: with a file of a lock that nobody holds. */
  private void leave(String name, byte[] content) throws IOException {
    Files.createDirectories(folder.resolve("drafts"));
    Files.writeString(folder.resolve("drafts/" + name + ".lock"), "");
    Files.write(folder.resolve("drafts/" + name + ".1.draft"), content);
  }

  private void leave(String name, String content) throws IOException {
    leave(name, content.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void aBadDraftIsNamedAndSetAsideAndHidesNoGoodOne() throws Exception {
    String good = ProblemFile.format(morphy());
    leave("a", "\nno problem");
    leave("b", ("\n" + good).replace("Morphy", "M\u00F6rphy").getBytes(StandardCharsets.ISO_8859_1));
    leave("c", "http://example.com/x\n" + good);
    leave("d", "no address\n" + good);
    leave("e", "\n" + "[".repeat(100_000));
    leave("f", new byte[0]);
    leave("g", "file:///x%00y\n" + good);
    leave("z", "\n" + good);
    List<Drafts.Orphan> found = orphans();
    assertEquals(1, found.size(), faults.toString());
    assertEquals(morphy().fen(), found.getFirst().problem().fen());
    assertEquals(7, faults.size(), faults.toString());
    assertTrue(faults.get(1).endsWith("b.1.draft cannot be read (it is not text in UTF-8 (byte F6 in line 4)); "
        + "it was renamed to b.1.draft.damaged"), faults.get(1));
    found.getFirst().release();
    faults.clear();
    found = orphans();
    assertEquals(1, found.size());
    assertEquals(List.of(), faults, "what was set aside is reported once");
    found.getFirst().discard();
    assertEquals(7, files().size(), "what was set aside is not deleted: " + files());
  }

  @Test
  void theStateBeforeIsOfferedWhereTheLatestIsDamaged() throws Exception {
    String good = ProblemFile.format(morphy());
    leave("a", "\n" + good);
    Files.writeString(folder.resolve("drafts/a.9.draft"), "\n" + good.replace("Morphy", "Nine"));
    Files.writeString(folder.resolve("drafts/a.10.draft"), "\n" + good.substring(0, good.length() / 2));
    List<Drafts.Orphan> found = orphans();
    assertEquals(List.of("Paul Nine"), found.getFirst().problem().credits().authors());
    assertEquals(1, faults.size(), faults.toString());
    found.getFirst().release();
  }

  @Test
  void aDraftOfVersion01AndOneWithoutALockAreFound() throws Exception {
    Files.createDirectories(folder.resolve("drafts"));
    Files.writeString(folder.resolve("drafts/old.draft"), "\n" + ProblemFile.format(morphy()));
    List<Drafts.Orphan> found = orphans();
    assertEquals(morphy().fen(), found.getFirst().problem().fen());
    found.getFirst().discard();
    assertEquals(List.of(), files());
  }

  @Test
  void theLastStatesAreKept() throws Exception {
    try (Drafts.Place place = new Drafts(folder.resolve("drafts")).open()) {
      for (int i = 0; i < 12; i++) {
        String author = "Author " + i;
        place.keep(morphy().withCredits(Credits.NONE.withTitle(author)),
            Optional.empty());
      }
      List<String> kept = new ArrayList<>();
      for (String name : files()) {
        if (name.endsWith(".draft")) {
          kept.add(DraftFile.read(folder.resolve("drafts").resolve(name)).problem().credits().title());
        }
      }
      assertEquals(List.of("Author 10", "Author 11", "Author 9"), kept.stream().sorted().toList());
    }
    assertEquals(List.of(), files());
  }

  @Test
  void aDraftIsKeptWhileItDiffersFromItsFile() throws Exception {
    Queue<Runnable> tasks = new ArrayDeque<>();
    Workbench bench = new Workbench();
    try (Autosave _ = new Autosave(bench, new Drafts(folder.resolve("drafts")).open(), tasks::add, fault -> {
      throw new AssertionError(fault);
    })) {
      bench.paste(FEN);
      bench.setStipulation("h#1");
      tasks.remove().run();
      assertTrue(tasks.isEmpty(), "changes that follow each other are written once");
      assertTrue(draft().contains(FEN) && draft().contains("h#1"));
      bench.saved(bench.draft().get(), folder.resolve("saved.json"));
      tasks.remove().run();
      assertFalse(files().stream().anyMatch(name -> name.endsWith(".draft")));
      bench.clear();
      tasks.remove().run();
      assertTrue(draft().startsWith(folder.resolve("saved.json").toUri() + "\n"));
    }
    tasks.remove().run();
    assertEquals(List.of(), files());
  }

  @Test
  void aTabIsClosedWhileItsDraftIsBeingWritten() throws Exception {
    CountDownLatch writing = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    Workbench bench = new Workbench();
    Path drafts = folder.resolve("drafts");
    try (ExecutorService background = Executors.newCachedThreadPool()) {
      Autosave autosave = new Autosave(bench, new Drafts(drafts).open(), background, _ -> {
        writing.countDown();
        assertDoesNotThrow(() -> goOn.await());
      });
      // So that the write fails, and its report takes long.
      for (String file : files()) {
        Files.delete(drafts.resolve(file));
      }
      Files.delete(drafts);
      bench.paste(FEN);
      writing.await();
      CompletableFuture<Void> closed = CompletableFuture.runAsync(autosave::close);
      try {
        assertDoesNotThrow(() -> closed.get(5, TimeUnit.MINUTES), "the window must not wait for the disk");
      } finally {
        goOn.countDown();
      }
    }
  }

  private String draft() throws IOException {
    String name = files().stream().filter(file -> file.endsWith(".draft")).max(Comparator.naturalOrder()).orElseThrow();
    return Files.readString(folder.resolve("drafts").resolve(name));
  }

  @Test
  void aFolderThatCannotBeWrittenIsReportedOnce() throws Exception {
    List<String> faults = new ArrayList<>();
    Queue<Runnable> tasks = new ArrayDeque<>();
    Workbench bench = new Workbench();
    Drafts.Place place = new Drafts(folder.resolve("drafts")).open();
    try (Autosave _ = new Autosave(bench, place, tasks::add, faults::add)) {
      for (String file : files()) {
        Files.delete(folder.resolve("drafts").resolve(file));
      }
      Files.delete(folder.resolve("drafts"));
      bench.paste(FEN);
      tasks.remove().run();
      bench.clear();
      tasks.remove().run();
    }
    assertEquals(1, faults.size(), faults.toString());
  }
}
