package zugwerk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.work.Finding;

/** When the file that makes the studio open faster is made, and how. */
class StartupCacheTest {

  @Test
  void aCacheIsMadeWhereThereIsNoneForThisVeryProgram(@TempDir Path folder) throws IOException {
    Path cache = folder.resolve("zugwerk.aot");
    Path program = folder.resolve("zugwerk.jar");
    assertFalse(StartupCache.isStale(cache, folder), "classes in folders cannot be in a cache");
    Files.writeString(program, "");
    assertTrue(StartupCache.isStale(cache, program));
    Files.writeString(cache, "");
    Files.setLastModifiedTime(program, FileTime.fromMillis(2_000));
    Files.setLastModifiedTime(cache, FileTime.fromMillis(3_000));
    assertFalse(StartupCache.isStale(cache, program));
    Files.setLastModifiedTime(program, FileTime.fromMillis(4_000));
    assertTrue(StartupCache.isStale(cache, program), "the program was built again");
  }

  @Test
  void aCacheThatJavaCannotReadIsFoundAndRemoved(@TempDir Path folder) throws IOException {
    Path cache = folder.resolve("zugwerk.aot");
    Path program = folder.resolve("zugwerk.jar");
    List<Finding> findings = new ArrayList<>();
    assertEquals(0, StartupCache.check(cache, program, findings));
    Files.write(cache, new byte[100_000]);
    Path half = Files.writeString(folder.resolve("zugwerk.aot.config"), "");
    assertEquals(0, StartupCache.check(cache, program, findings), "it is being made");
    assertEquals(List.of(), findings);
    Files.setLastModifiedTime(half, FileTime.fromMillis(2_000));
    assertEquals(1, StartupCache.check(cache, program, findings));
    assertEquals(List.of(half, cache), findings.stream().map(Finding::file).toList());
    assertTrue(findings.getLast().damaged());
    for (Finding finding : findings) {
      finding.remedy().orElseThrow().action().run();
    }
    assertFalse(Files.exists(cache) || Files.exists(half));
  }

  @Test
  void theCopyIsStartedAsTheStudioWasButOutOfSight() {
    List<String> options = List.of("-XX:AOTCache=a.aot", "-Xlog:aot=off", "-Dzugwerk.cache=a.aot", "-XX:+UseSerialGC",
        "--module-path=fx");
    assertEquals(List.of("java", "-XX:+UseSerialGC", "--module-path=fx", "-XX:AOTCacheOutput=a.aot",
        "-Dglass.platform=Headless", "-Dprism.order=sw", "-Dzugwerk.train=true", "-Dzugwerk.measure=true",
        "-jar", "z.jar"),
        StartupCache.command(Path.of("java"), options, Path.of("a.aot"), Path.of("z.jar")));
  }
}
