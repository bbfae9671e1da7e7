package zugwerk.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.testkit.ProjectRoot;

/** The libraries are enough for a program that uses them as modules. */
class LibraryUserTest {

  /** The modules and what they require. The libraries of the tests are left out. */
  private static final Pattern LIBRARIES = Pattern.compile(
      ".*[/\\\\](core|solver|problem|diagram)[/\\\\]target[/\\\\].*(?<!test-classes)"
          + "|.*[/\\\\](pdfbox|pdfbox-io|fontbox|xz|commons-logging)-[^/\\\\]*\\.jar");

  private static final Path PROGRAM = ProjectRoot.path("src/diagram/test/java/zugwerk/example/LibraryUser.java");

  @TempDir
  private Path folder;

  @Test
  void theLibrariesAreEnough() throws Exception {
    String modules = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(LIBRARIES.asMatchPredicate()).collect(Collectors.joining(File.pathSeparator));
    Path descriptor = Files.writeString(folder.resolve("module-info.java"),
        "module client { requires zugwerk.diagram; }");
    Path classes = folder.resolve("client");
    assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, "-proc:none", "-d", classes.toString(),
        "--module-path", modules, descriptor.toString(),
        PROGRAM.toString()));
    Path printed = folder.resolve("printed");
    Process client = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Djava.awt.headless=true", "-XX:TieredStopAtLevel=1", "--module-path", modules + File.pathSeparator + classes,
        "--module", "client/zugwerk.example.LibraryUser").directory(folder.toFile()).redirectErrorStream(true)
        .redirectOutput(printed.toFile()).start();
    assertEquals(0, client.waitFor(), () -> read(printed));
    assertTrue(read(printed).contains("CHECKMATE kbK5/pP6/p7/8/8/8/8/8 b - - 0 2"), () -> read(printed));
    assertTrue(read(printed).contains("1.Ra6 ! zugzwang."), () -> read(printed));
    assertTrue(read(folder.resolve("morphy.svg")).contains("<svg"));
  }

  @Test
  void theReadmeShowsThisProgram() {
    String shown = read(PROGRAM).lines().dropWhile(line -> !line.contains("@start")).skip(1)
        .takeWhile(line -> !line.contains("@end")).map(line -> line.isEmpty() ? line : line.substring(4))
        .collect(Collectors.joining("\n"));
    assertTrue(read(ProjectRoot.path("README.md")).contains("```java\n" + shown + "\n```"), shown);
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (java.io.IOException fault) {
      throw new java.io.UncheckedIOException(fault);
    }
  }
}
