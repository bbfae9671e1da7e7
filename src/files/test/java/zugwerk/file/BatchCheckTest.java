package zugwerk.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.board.Piece;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.problem.Certificate;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.ProjectRoot;
import zugwerk.testkit.TickingClock;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.LockFile;
import zugwerk.work.Monitor;

/** Many files checked at once. */
class BatchCheckTest {

  private static final Path PROBLEMS = ProjectRoot.path("problems");
  private static final BatchCheck.Settings PLAIN = new BatchCheck.Settings(2, false, false, SolveOptions.NO_LIMIT);
  private static final BatchCheck.Settings CERTIFY = new BatchCheck.Settings(2, false, true, SolveOptions.NO_LIMIT);
  private static final BatchCheck.Settings CHANGED = new BatchCheck.Settings(2, true, false, SolveOptions.NO_LIMIT);

  @TempDir
  private Path folder;

  private Path copy(String name) throws IOException {
    Path source = PROBLEMS.resolve(name);
    return Files.copy(source, folder.resolve(source.getFileName()));
  }

  private void endless(String name) {
    Variant orthodox = Variants.of("orthodox", "");
    ProblemFile.write(folder.resolve(name), Problem.of(orthodox, Fen.parse(orthodox,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"), Stipulation.parse("#9")));
  }

  @Test
  void nothingIsStoredThroughALinkOutOfTheFolder() throws IOException {
    Path outside = Files.createDirectory(folder.resolve("outside"));
    Path place = Files.createDirectories(folder.resolve("place/within"));
    Path morphy = ProjectRoot.path("problems", "orthodox", "morphy-1856.json");
    for (Path file : List.of(outside.resolve("a.json"), place.resolve("b.json"))) {
      Files.copy(morphy, file);
    }
    String before = Files.readString(outside.resolve("a.json"));
    Files.createSymbolicLink(place.resolve("link.json"), outside.resolve("a.json"));
    Files.createSymbolicLink(place.resolve("folder"), outside);
    Files.createSymbolicLink(place.getParent().resolve("inside.json"), place.resolve("b.json"));
    List<Path> places = List.of(place.getParent());
    Map<String, String> faults = new TreeMap<>();
    new BatchCheck(ProblemFolders.files(places), new BatchCheck.Settings(1, false, true, SolveOptions.NO_LIMIT,
        SolveOptions.NO_LIMIT, 0, false, false, places), new Monitor(), new BatchCheck.Listener() {
          @Override
          public void done(int index, Checked checked, CheckSummary soFar) {
            faults.put(place.getParent().relativize(checked.file()).toString(), checked.fault());
          }
        }).run();
    assertEquals(before, Files.readString(outside.resolve("a.json")));
    assertTrue(ProblemFile.read(place.resolve("b.json")).isCertified());
    assertEquals(Set.of("within/link.json", "within/folder/a.json", "within/b.json", "inside.json"), faults.keySet());
    faults.forEach((file, fault) -> assertEquals(file.contains("link") || file.contains("folder"),
        fault.contains("leads out of its folder"), fault));
    // A link that the user names is followed.
    Path link = place.resolve("link.json");
    new BatchCheck(List.of(link), new BatchCheck.Settings(1, false, true, SolveOptions.NO_LIMIT,
        SolveOptions.NO_LIMIT, 0, false, false, List.of(link)), new Monitor(), new BatchCheck.Listener() {}).run();
    assertTrue(ProblemFile.read(outside.resolve("a.json")).isCertified());
  }

  private Map<String, Checked> check(BatchCheck.Settings settings) {
    Map<String, Checked> results = new TreeMap<>();
    new BatchCheck(ProblemFolders.files(List.of(folder)), settings, new Monitor(TickingClock.token()),
        new BatchCheck.Listener() {
          @Override
          public void done(int index, Checked checked, CheckSummary soFar) {
            results.put(checked.file().getFileName().toString(), checked);
          }
        }).run();
    return results;
  }

  @Test
  void checksEveryFileAsItIsCheckedAlone() {
    List<Path> files = ProblemFolders.files(List.of(PROBLEMS.resolve("orthodox"), PROBLEMS.resolve("poison"))).stream()
        .filter(file -> !List.of("+", "=").contains(ProblemFile.read(file).task().stipulationText())).toList();
    Checked[] results = new Checked[files.size()];
    List<Checked> inOrder = new ArrayList<>();
    CheckSummary summary = new BatchCheck(files, PLAIN, new Monitor(), new BatchCheck.Listener() {
      @Override
      public void done(int index, Checked checked, CheckSummary soFar) {
        results[index] = checked;
      }

      @Override
      public void inOrder(Checked checked) {
        inOrder.add(checked);
      }
    }).run();
    assertEquals(Arrays.asList(results), inOrder);
    for (int i = 0; i < results.length; i++) {
      Problem problem = ProblemFile.read(files.get(i));
      Claims.Answer alone = Claims.decide(problem, SolveOptions.DEFAULT, new Monitor());
      assertEquals(files.get(i), results[i].file());
      assertEquals(alone.verdict(), results[i].verdict());
      assertEquals(alone.outcome().name(), results[i].outcome().name());
    }
    assertEquals(files.size(), summary.done());
    assertEquals(0, summary.fails() + summary.refused() + summary.byCertificate());
  }

  @Test
  void aCertificateSparesTheWorkUntilTheProblemChanges() throws IOException {
    Path morphy = copy("orthodox/morphy-1856.json");
    Path lynn = copy("orthodox/loyd-lynn-1859.json");
    assertFalse(check(CHANGED).get("morphy-1856.json").byCertificate());
    check(CERTIFY);
    Map<String, Checked> again = check(CHANGED);
    assertTrue(again.values().stream().allMatch(Checked::byCertificate));
    assertEquals(0, again.values().stream().mapToLong(Checked::nodes).sum());
    assertTrue(again.values().stream().allMatch(checked -> checked.outcome() == Checked.Outcome.HOLDS));
    Files.writeString(morphy, Files.readString(morphy).replace("\"#2\"", "\"#3\""));
    Map<String, Checked> changed = check(CHANGED);
    assertFalse(changed.get("morphy-1856.json").byCertificate());
    assertEquals("short", changed.get("morphy-1856.json").verdict());
    assertTrue(changed.get(lynn.getFileName().toString()).byCertificate());
    assertFalse(check(PLAIN).get("loyd-lynn-1859.json").byCertificate());
  }

  @Test
  void aCertificateAnswersForClaimAndKeysAsTheSolverWould() throws IOException {
    Path morphy = copy("orthodox/morphy-1856.json");
    check(CERTIFY);
    Problem certified = ProblemFile.read(morphy);
    for (Problem claiming : List.of(
        certified.withAnalysis(analysis -> analysis.withClaim(Optional.of(Soundness.COOKED)).withKeys(List.of("a1a6"))),
        certified.withAnalysis(analysis -> analysis.withClaim(Optional.of(Soundness.SOUND)).withKeys(List.of("a1a5"))),
        certified.withAnalysis(analysis -> analysis.withClaim(Optional.of(Soundness.SOUND)).withKeys(List.of())))) {
      ProblemFile.write(morphy, claiming);
      Checked solved = check(PLAIN).get("morphy-1856.json");
      Checked kept = check(CHANGED).get("morphy-1856.json");
      assertEquals(solved.outcome(), kept.outcome());
      assertEquals(solved.verdict(), kept.verdict());
      assertEquals(!claiming.analysis().keys().isEmpty(), kept.byCertificate(),
          "a certificate of keys proves nothing without them");
    }
  }

  @Test
  void aCertificateThatDoesNotAgreeWithItsDigestIsNotTrusted() throws IOException {
    Path morphy = copy("orthodox/morphy-1856.json");
    check(CERTIFY);
    String text = Files.readString(morphy);
    int nodes = text.indexOf("\"nodes\": ") + 9;
    List<String> changes = List.of(
        text.replace("\"verdict\": \"sound\"", "\"verdict\": \"cooked\""),
        text.substring(0, nodes) + "1" + text.substring(nodes),
        text.replaceFirst("\"date\": \"20", "\"date\": \"19"),
        text.replaceFirst("\"digest\": \"[0-9a-f]{2}", "\"digest\": \"gg"),
        text.replaceFirst(",\\s*\"digest\": \"[0-9a-f]*\"", ""));
    for (String changed : changes) {
      assertNotEquals(text, changed);
      Files.writeString(morphy, changed);
      assertFalse(ProblemFile.read(morphy).isCertified(), changed);
      Checked checked = check(CHANGED).get("morphy-1856.json");
      assertFalse(checked.byCertificate());
      assertEquals("sound", checked.verdict());
    }
    Files.writeString(morphy, text);
    assertTrue(check(CHANGED).get("morphy-1856.json").byCertificate());
  }

  @Test
  void aSampleIsProvedAgainAndAForgeryFound() throws IOException {
    Path morphy = copy("orthodox/morphy-1856.json");
    copy("orthodox/loyd-lynn-1859.json");
    check(CERTIFY);
    BatchCheck.Settings one = new BatchCheck.Settings(1, true, false, SolveOptions.NO_LIMIT, SolveOptions.NO_LIMIT, 1,
        false, false);
    assertEquals(1, check(one).values().stream().filter(Checked::byCertificate).count());
    BatchCheck.Settings all = new BatchCheck.Settings(1, true, false, SolveOptions.NO_LIMIT, SolveOptions.NO_LIMIT, 9,
        false, false);
    assertTrue(check(all).values().stream().noneMatch(Checked::byCertificate));
    // A certificate whose digest was made for a wrong verdict.
    Problem problem = ProblemFile.read(morphy);
    Certificate kept = problem.analysis().certificate().orElseThrow();
    Certificate forged = new Certificate(
        "cooked", kept.program(), kept.date(), kept.nodes(), kept.options(), kept.solved(), kept.keys());
    ProblemFile.write(morphy, problem.withAnalysis(analysis -> analysis.withCertificate(Optional.of(forged))));
    assertTrue(check(CHANGED).get("morphy-1856.json").byCertificate());
    Checked found = check(all).get("morphy-1856.json");
    assertEquals(Checked.Outcome.FAILS, found.outcome());
    assertTrue(found.verdict().startsWith("sound, not cooked as in its certificate"), found.verdict());
  }

  @Test
  void twoRunsCertifyOneFolderTogether() throws IOException {
    Path morphy = copy("orthodox/morphy-1856.json");
    check(CERTIFY);
    Problem certified = ProblemFile.read(morphy);
    Problem before = certified.withAnalysis(analysis -> analysis.withCertificate(Optional.empty()));
    ProblemFile.write(morphy, before);
    BatchCheck check = new BatchCheck(List.of(morphy), CERTIFY, new Monitor(), new BatchCheck.Listener() {});
    Claims.Answer answer = Claims.decide(before, SolveOptions.DEFAULT, new Monitor());
    ProblemFile.write(morphy, certified);
    assertEquals("", check.certify(morphy, before, answer), "the other's certificate is no change of the problem");
    assertEquals(certified, ProblemFile.read(morphy));
    ProblemFile.write(morphy, certified.withTask(task -> task.withStipulationText("#3")));
    assertTrue(check.certify(morphy, before, answer).endsWith("the certificate was not kept"));
  }

  /** While one run reads a file and writes its certificate, an edit of the file waits, and is not overwritten. */
  @Test
  void nobodyWritesAFileBetweenReadingAndReplacingIt() throws Exception {
    Path morphy = copy("orthodox/morphy-1856.json");
    Problem before = ProblemFile.read(morphy);
    Problem edited = before.withTask(task -> task.withStipulationText("#3"));
    Thread editor = new Thread(() -> ProblemFile.write(morphy, edited));
    ProblemFile.change(morphy, now -> {
      editor.start();
      while (editor.isAlive() && editor.getState() != Thread.State.BLOCKED) {
        Thread.onSpinWait();
      }
      return Optional.of(now.withTask(task -> task.withStipulationText("#4")));
    });
    editor.join();
    assertEquals(edited, ProblemFile.read(morphy));
    // Another program has the file, as this one sees it from outside.
    Thread other = new Thread(() -> ProblemFile.write(morphy, before));
    Path lock = morphy.resolveSibling(".zugwerk-morphy-1856.json.tmp");
    try (var _ = LockFile.take(lock, 5, new CancelToken(), () -> {})) {
      other.start();
      while (other.isAlive() && other.getState() != Thread.State.TIMED_WAITING) {
        Thread.onSpinWait();
      }
      assertEquals(edited, ProblemFile.read(morphy));
    }
    other.join();
    assertEquals(before, ProblemFile.read(morphy));
    assertFalse(Files.exists(lock));
  }

  @Test
  void aCertificateOfAnotherProgramIsNotTakenForGranted() throws IOException {
    Path morphy = copy("orthodox/morphy-1856.json");
    check(CERTIFY);
    String text = Files.readString(morphy);
    String other = text.replace("\"Zugwerk", "\"Older Zugwerk");
    assertNotEquals(text, other);
    Files.writeString(morphy, other);
    assertFalse(check(CHANGED).get("morphy-1856.json").byCertificate());
  }

  @Test
  void badFilesAreResultsToo() throws IOException {
    copy("orthodox/morphy-1856.json");
    Files.writeString(folder.resolve("broken.json"), "{ \"version\"");
    Problem morphy = ProblemFile.read(PROBLEMS.resolve("orthodox/morphy-1856.json"));
    ProblemFile.write(folder.resolve("kingless.json"),
        morphy.withSetup(morphy.setup().withPiece(Square.parse("c8").getAsInt(), Piece.NONE)));
    Map<String, Checked> results = check(PLAIN);
    assertEquals(Checked.Outcome.HOLDS, results.get("morphy-1856.json").outcome());
    assertEquals(Checked.Outcome.REFUSED, results.get("broken.json").outcome());
    assertTrue(results.get("broken.json").fault().contains("broken.json: is not JSON"));
    assertTrue(results.get("kingless.json").fault().startsWith(folder.resolve("kingless.json") + ": "));
    assertEquals("#2 sound", results.get("kingless.json").claim());
  }

  @Test
  void foldersAreReadInOrderDeepAndWithoutHiddenFiles() throws IOException {
    for (String name : List.of("b/2.json", "b/1.json", "a.json",
        ".hidden/3.json", "b/.4.json", "b/5.txt", "c/d/6.json")) {
      Files.createDirectories(folder.resolve(name).getParent());
      Files.writeString(folder.resolve(name), "{}");
    }
    Files.createSymbolicLink(folder.resolve("c/loop"), folder);
    assertEquals("a.json b/1.json b/2.json c/d/6.json", ProblemFolders.files(List.of(folder)).stream()
        .map(file -> folder.relativize(file).toString()).collect(Collectors.joining(" ")));
    Path deep = folder.resolve("c/d/6.json");
    assertEquals(List.of(deep, folder.resolve("b/1.json"), folder.resolve("b/2.json")),
        ProblemFolders.files(List.of(deep, folder.resolve("b"), deep)));
  }

  @Test
  void isCancelledInTheMiddleOfALongSearch() throws Exception {
    for (int i = 0; i < 6; i++) {
      endless(i + ".json");
    }
    CountDownLatch begun = new CountDownLatch(2);
    CancelToken token = new CancelToken();
    Monitor monitor = new Monitor(token);
    BatchCheck check =
        new BatchCheck(ProblemFolders.files(List.of(folder)), CERTIFY, monitor, new BatchCheck.Listener() {
          @Override
          public void begun(int index) {
            begun.countDown();
          }

          @Override
          public void done(int index, Checked checked, CheckSummary soFar) {
            throw new AssertionError("nothing can be done with: " + checked);
          }
        });
    Thread canceller = Thread.startVirtualThread(() -> {
      try {
        begun.await();
      } catch (InterruptedException interrupted) {
        throw new IllegalStateException(interrupted);
      }
      token.cancel();
    });
    CheckSummary summary = check.run();
    canceller.join();
    assertEquals(0, summary.done());
    assertTrue(summary.toString().contains("6 not checked"), summary.toString());
    assertFalse(ProblemFile.read(folder.resolve("0.json")).isCertified());
  }

  @Test
  void aProblemIsSkippedAndTheOthersAreChecked() throws IOException {
    endless("0.json");
    copy("orthodox/morphy-1856.json");
    AtomicReference<BatchCheck> check = new AtomicReference<>();
    Map<String, Checked> results = new TreeMap<>();
    check.set(new BatchCheck(ProblemFolders.files(List.of(folder)), new BatchCheck.Settings(1, false, true,
        SolveOptions.NO_LIMIT), new Monitor(), new BatchCheck.Listener() {
          @Override
          public void begun(int index) {
            if (index == 0) {
              check.get().skip(0);
            }
          }

          @Override
          public void done(int index, Checked checked, CheckSummary soFar) {
            results.put(checked.file().getFileName().toString(), checked);
          }
        }));
    assertEquals(2, check.get().run().done());
    assertEquals("skipped", results.get("0.json").verdict());
    assertEquals(Checked.Outcome.UNDECIDED, results.get("0.json").outcome());
    assertEquals(Checked.Outcome.HOLDS, results.get("morphy-1856.json").outcome());
  }

  @Test
  void studiesGoByTheirCertificatesUnlessAllIsToBeSolved() throws IOException {
    Problem study = ProblemFile.read(PROBLEMS.resolve("orthodox/saavedra-1895.json"));
    Certificate other =
        new Certificate(study.analysis().claim().orElseThrow().word(), "Zugwerk 0.0", "2026-01-01", 7, "",
            Certificate.solvable(study), study.analysis().keys());
    Path file = folder.resolve("study.json");
    ProblemFile.write(file, study.withAnalysis(analysis -> analysis.withCertificate(Optional.of(other))));
    Duration moment = Duration.ofMillis(1);
    assertTrue(check(new BatchCheck.Settings(1, false, false, moment)).get("study.json").byCertificate());
    BatchCheck.Settings full = new BatchCheck.Settings(1, false, false, moment, moment, 0, true, false);
    assertEquals(Checked.Outcome.UNDECIDED, check(full).get("study.json").outcome());
    ProblemFile.write(file,
        study.withAnalysis(analysis -> analysis.withCertificate(Optional.of(new Certificate(other.verdict(),
            other.program(), other.date(), 7, "", other.solved(), other.keys(), "0")))));
    assertFalse(check(new BatchCheck.Settings(1, false, false, moment)).get("study.json").byCertificate(), "spoilt");
  }

  @Test
  void aLimitOfTimeLeavesAProblemUndecided() throws IOException {
    endless("long.json");
    copy("orthodox/morphy-1856.json");
    Map<String, Checked> results = check(new BatchCheck.Settings(1, false, true, Duration.ofMillis(500)));
    assertEquals(Checked.Outcome.UNDECIDED, results.get("long.json").outcome());
    assertEquals(Checked.Outcome.HOLDS, results.get("morphy-1856.json").outcome());
    assertFalse(ProblemFile.read(folder.resolve("long.json")).isCertified());
  }
}
