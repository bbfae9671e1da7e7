package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zugwerk.cli.CallResult.call;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.file.ProblemFile;
import zugwerk.file.Verification;
import zugwerk.testkit.ProjectRoot;
import zugwerk.work.CancelToken;
import zugwerk.work.Finding;

/** What is damaged is named, mended or removed; what is sound is left alone. */
class VerifyCommandTest {

  @TempDir
  private Path folder;

  private Path copy(String name) throws IOException {
    Path source = ProjectRoot.path("problems/orthodox", name);
    return Files.copy(source, folder.resolve(name));
  }

  @Test
  void aCertificateThatWasChangedIsDamageAndIsTakenOff() throws IOException {
    Path morphy = copy("morphy-1856.json");
    assertEquals(new CallResult(0, "1 file checked, none damaged\n", ""), call("verify", morphy));
    assertEquals(0, call("check", "--certify", morphy).code());
    assertEquals(new CallResult(0, "1 certificate agrees with its problem. A certificate is a record, not a proof"
        + " against forgery; check --full solves the problem again.\n1 file checked, none damaged\n", ""),
        call("verify", morphy));
    String certified = Files.readString(morphy);
    Files.writeString(morphy, certified.replaceFirst("\"#2\"", "\"#3\""));
    CallResult stale = call("verify", morphy);
    assertEquals(0, stale.code(), "a stale certificate is no damage");
    assertTrue(stale.out().contains("has a certificate that is stale"), stale.out());
    Files.writeString(morphy, certified.replaceFirst("\"verdict\": \"sound\"", "\"verdict\": \"short\""));
    CallResult damaged = call("verify", morphy);
    assertEquals(1, damaged.code());
    assertTrue(damaged.out().contains("does not agree with its digest"), damaged.out());
    assertTrue(ProblemFile.read(morphy).analysis().certificate().isPresent(), "nothing is mended unasked");
    CallResult mended = call("verify", "--repair", morphy);
    assertEquals(0, mended.code());
    assertTrue(mended.out().endsWith("1 file checked, 1 damaged, all repaired\n"), mended.out());
    assertTrue(ProblemFile.read(morphy).analysis().certificate().isEmpty());
    assertEquals(0, call("verify", morphy).code());
  }

  @Test
  void aProofIsReplayedAndABrokenOneRefused() throws IOException {
    Path proof = folder.resolve("proof.json");
    assertEquals(0,
        call("solve", "--problem", ProjectRoot.name("problems/orthodox/morphy-1856.json"), "--proof", proof).code());
    CallResult sound = call("verify", proof);
    assertEquals(0, sound.code());
    assertTrue(sound.out().contains("proves: #2 is solved by a1a6 and no other first move"), sound.out());
    Files.writeString(proof, Files.readString(proof).replaceFirst("\"b7a6\"", "\"b7b5\""));
    CallResult broken = call("verify", proof);
    assertEquals(1, broken.code());
    assertTrue(broken.out().contains("proves nothing: after a1a6: the defence b7a6 is left out"), broken.out());
  }

  /** Of a problem with a twin, and of a selfmate, whose last move is the defender's. */
  @Test
  void aFirstMateIsReplayed() {
    Path proof = folder.resolve("proof.json");
    CallResult found = call("solve", "--fen", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "--stipulation", "#9",
        "--twin", "wRa1-->a2", "--first-mate", "--proof", proof);
    assertEquals(0, found.code(), found.err());
    assertTrue(found.out().contains("a)\n\n1.Ra6! Bh2 2.Rxa7#\n\n#9: solved as #2, the shortest; other first moves were"
        + " not examined; "), found.out());
    CallResult verified = call("verify", proof);
    assertEquals(0, verified.code(), verified.out());
    assertTrue(verified.out().contains("#9 is solved by a1a6; whether others solve is not proved"), verified.out());
    CallResult self =
        call("solve", "--problem", ProjectRoot.name("problems/shock/original-7-selfmate.json"), "--first-mate",
            "--proof", proof);
    assertEquals(0, self.code(), self.err());
    assertTrue(call("verify", proof).out().contains("is solved by"), self.out());
  }

  @Test
  void withoutASolutionAFirstMateProvesNothing() {
    Path proof = folder.resolve("proof.json");
    CallResult none = call("solve", "--fen", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "--stipulation", "#1", "--first-mate",
        "--proof", proof);
    assertEquals(2, none.code());
    assertTrue(none.err().contains("nothing to prove"), none.err());
    assertFalse(Files.exists(proof));
    CallResult tries =
        call("solve", "--fen", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "--stipulation", "#2", "--first-mate",
            "--tries");
    assertEquals("zugwerk: --first-mate cannot be combined with --tries\n", tries.err());
    CallResult help = call("solve", "--fen", "7k/8/4K3/8/8/8/8/6R1 b - - 0 1", "--stipulation", "h#2", "--first-mate");
    assertEquals(2, help.code());
  }

  /** Conditions of the file as of the call, as each changes what is a solution. */
  @Test
  void aFirstMateIsRefusedUnderOtherTerms() throws IOException {
    Path stated = folder.resolve("stated.json");
    Files.writeString(stated, Files.readString(ProjectRoot.path("problems/orthodox/morphy-1856.json"))
        .replaceFirst("\\{", "{\"options\":[\"MaxFlightsquares 0\"],"));
    String refusal = "zugwerk: --first-mate does not support these options: at most 0 flights\n";
    assertEquals(refusal, call("solve", "--problem", stated, "--first-mate").err());
    assertEquals(refusal,
        call("solve", "--problem", ProjectRoot.name("problems/orthodox/morphy-1856.json"), "--first-mate",
            "--max-flights", "0").err());
  }

  @Test
  void aProofOfHelpPlayShowsWhetherEveryLineWasTried() throws IOException {
    Path proof = folder.resolve("proof.json");
    String[] solve = {"solve", "--fen", "7k/8/4K3/8/8/8/8/6R1 b - - 0 1", "--stipulation", "h#2", "--proof"};
    CallResult tooLarge = call(solve[0], solve[1], solve[2], solve[3], solve[4], solve[5], proof, "--proof-size", 3);
    assertEquals(4, tooLarge.code());
    assertTrue(tooLarge.err().startsWith("zugwerk: the proof is too large and was not written: "), tooLarge.err());
    assertFalse(Files.exists(proof));
    assertEquals(0, call(solve[0], solve[1], solve[2], solve[3], solve[4], solve[5], proof).code());
    assertTrue(call("verify", proof).out().contains("there are no others and no shorter ones: every line was tried"));
    CallResult untried = call("verify", proof, "--try", 100);
    assertEquals(0, untried.code());
    assertTrue(untried.out().contains("whether there are others is not proved"), untried.out());
    assertTrue(untried.out().contains("the limit; --try allows more"), untried.out());
  }

  @Test
  void damagedTablesAndWhatProgramsLeftAreFoundAndRemoved() throws IOException {
    Path tables = folder.resolve("tables");
    call("endgame", "--fen", "8/8/8/8/3k4/8/1R6/K7 w - - 0 1", "--tables", tables);
    assertEquals(new CallResult(0, "2 files checked, none damaged\n", ""), call("verify", "--folder", tables));
    Path rook;
    try (Stream<Path> files = Files.list(tables)) {
      rook = files.filter(file -> file.getFileName().toString().startsWith("KRvK")).findFirst().orElseThrow();
    }
    byte[] sound = Files.readAllBytes(rook);
    for (double place : new double[] {0, 0.01, 0.5, 0.999}) {
      byte[] bytes = sound.clone();
      bytes[(int) (place * bytes.length)] ^= 8;
      Files.write(rook, bytes);
      assertEquals(1, call("verify", "--folder", tables).code(), "byte " + (int) (place * bytes.length));
    }
    Files.write(rook, Arrays.copyOf(sound, sound.length / 2));
    Path old = Files.writeString(tables.resolve(".zugwerk-1-1-x.tmp"), "half");
    Files.setLastModifiedTime(old, FileTime.from(Instant.now().minus(Duration.ofDays(2))));
    Path young = Files.writeString(tables.resolve(".zugwerk-1-2-x.tmp"), "half");
    Path lock = Files.writeString(tables.resolve(rook.getFileName() + ".lock"), "");
    CallResult found = call("verify", "--folder", tables);
    assertTrue(found.out().endsWith("2 files checked, 1 damaged\n"), found.out());
    assertTrue(Files.exists(rook) && Files.exists(old) && Files.exists(lock));
    assertEquals(0, call("verify", "--repair", "--folder", tables).code());
    assertFalse(Files.exists(rook) || Files.exists(old) || Files.exists(lock));
    assertTrue(Files.exists(young), "another program may still be writing it");
    assertEquals(0, call("verify", "--folder", tables).code());
  }

  @Test
  void damagedDraftsAndPreferencesAreSetAside() throws IOException {
    Files.writeString(folder.resolve("a.1.draft"), "\n" + Files.readString(Path.of(
        ProjectRoot.name("problems/orthodox/morphy-1856.json"))));
    Files.writeString(folder.resolve("b.1.draft"), "http://example.com\n{}");
    Path preferences = Files.writeString(folder.resolve("preferences.properties"), "theme=dark");
    Verification verification = new Verification(new CancelToken());
    verification.drafts(folder);
    verification.preferences(preferences);
    assertEquals(3, verification.files());
    assertEquals(List.of("b.1.draft", "preferences.properties"),
        verification.findings().stream().filter(Finding::damaged).map(one -> one.file().getFileName().toString())
            .toList());
    for (Finding finding : verification.findings()) {
      finding.remedy().orElseThrow().action().run();
    }
    assertTrue(Files.exists(folder.resolve("b.1.draft.damaged")));
    assertTrue(Files.exists(folder.resolve("preferences.properties.damaged")));
    assertTrue(Files.exists(folder.resolve("a.1.draft")));
  }
}
