package zugwerk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Exports;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The module that other programs use. */
class ModuleTest {

  private static final String CLASSES = Path.of("target", "classes").toString();

  /** Rooms that only the program itself uses, and what a room hides in a package of its own. */
  private static final Set<String> KEPT = Set.of("compose", "cluster", "cli", "studio", "reach");

  /** The libraries of the program. Those of the tests clash with each other as modules. */
  private static final Pattern LIBRARIES = Pattern.compile(
      ".*(openjfx|controlsfx|atlantafx|ikonli|jackson-(core|databind|annotations)|snakeyaml|sqlite-jdbc|picocli|pdfbox"
          + "|tukaani|commons-logging|commonmark|pekko|scala-library|typesafe|reactive-streams|agrona|slf4j-api).*"
          + "\\.jar");

  @TempDir
  private Path folder;

  @Test
  void everyRoomUpToDiagramsIsExportedAndTheExamplesNeedNoMore() throws IOException {
    String libraries = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(LIBRARIES.asMatchPredicate()).collect(Collectors.joining(File.pathSeparator));
    Path module = folder.resolve("zugwerk");
    compile(module, libraries, Path.of("src", "main", "module", "module-info.java"));
    ModuleDescriptor descriptor = ModuleDescriptor.read(
        ByteBuffer.wrap(Files.readAllBytes(module.resolve("module-info.class"))));
    assertEquals(rooms(), descriptor.exports().stream().map(Exports::source).collect(Collectors.toSet()));

    Path client = Files.writeString(folder.resolve("module-info.java"), "module client { requires zugwerk; }");
    compile(folder.resolve("client"), module + File.pathSeparator + libraries, client,
        Path.of("src", "test", "java", "zugwerk", "example", "Examples.java"));
  }

  private static void compile(Path target, String modules, Path... sources) {
    List<String> arguments = new ArrayList<>(List.of("-proc:none", "-d", target.toString(), "--module-path", modules,
        "--patch-module", "zugwerk=" + CLASSES));
    Stream.of(sources).map(Path::toString).forEach(arguments::add);
    assertEquals(0, ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)));
  }

  /** The packages of the program, without those that are kept. */
  private static Set<String> rooms() throws IOException {
    Path root = Path.of(CLASSES);
    try (Stream<Path> files = Files.walk(root.resolve("zugwerk"))) {
      return files.filter(file -> file.toString().endsWith(".class")).map(Path::getParent).map(root::relativize)
          .filter(path -> path.getNameCount() > 1)
          .filter(path -> Stream.iterate(path, Objects::nonNull, Path::getParent)
              .noneMatch(part -> KEPT.contains(part.getFileName().toString())))
          .map(path -> path.toString().replace(File.separatorChar, '.')).collect(Collectors.toSet());
    }
  }
}
