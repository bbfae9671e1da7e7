import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.diagnostics.ProblemSeverity;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles the program on the class path to JavaScript, unless it is the same as at the last run.
 *
 * <p>Run from its source by the build: {@code java -cp … CompileScript.java FOLDER FILE.js.gz}.
 */
class CompileScript {

  private static final String NAME = "play.js";

  public static void main(String[] arguments) throws Exception {
    Path folder = Path.of(arguments[0]);
    Path result = Path.of(arguments[1]);
    List<File> classPath = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(File::new).filter(File::exists).toList();
    Path stamp = folder.resolve("stamp");
    String now = fingerprint(classPath);
    if (Files.exists(result) && Files.exists(stamp) && Files.readString(stamp).equals(now)) {
      System.out.println("The script is up to date.");
      return;
    }
    Files.createDirectories(folder);
    compile(folder, classPath);
    Files.createDirectories(result.getParent());
    Files.write(result, packed(Files.readAllBytes(folder.resolve(NAME))));
    Files.writeString(stamp, now);
    System.out.println(NAME + ": " + Files.size(folder.resolve(NAME)) + " bytes, " + Files.size(result) + " packed");
  }

  private static void compile(Path folder, List<File> classPath) throws Exception {
    TeaVMTool tool = new TeaVMTool();
    tool.setTargetType(TeaVMTargetType.JAVASCRIPT);
    tool.setMainClass("zugwerk.web.Player");
    tool.setClassPath(classPath);
    tool.setClassLoader(CompileScript.class.getClassLoader());
    tool.setTargetDirectory(folder.toFile());
    tool.setTargetFileName(NAME);
    tool.setJsModuleType(JSModuleType.NONE);
    tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    tool.setObfuscated(true);
    tool.setAssertionsRemoved(true);
    tool.generate();
    boolean failed = false;
    for (Problem problem : tool.getProblemProvider().getProblems()) {
      DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
      problem.render(text);
      System.err.println(problem.getSeverity() + ": " + text.getText()
          + (problem.getLocation() == null ? "" : " at " + problem.getLocation().getMethod() + " "
              + problem.getLocation().getSourceLocation()));
      failed |= problem.getSeverity() == ProblemSeverity.ERROR;
    }
    if (failed) {
      System.exit(1);
    }
  }

  /** Without a date, so that equal scripts are packed alike. */
  private static byte[] packed(byte[] script) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(bytes) {
      {
        def.setLevel(9);
      }
    }) {
      out.write(script);
    }
    return bytes.toByteArray();
  }

  /** Class files of the program by their content, libraries by their names. */
  private static String fingerprint(List<File> classPath) throws Exception {
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    for (File entry : classPath) {
      if (entry.isDirectory()) {
        try (Stream<Path> files = Files.walk(entry.toPath())) {
          for (Path file : files.filter(file -> file.toString().matches(".*\\.(class|txt)")).sorted().toList()) {
            digest.update(entry.toPath().relativize(file).toString().getBytes(StandardCharsets.UTF_8));
            digest.update(Files.readAllBytes(file));
          }
        }
      } else if (entry.getName().startsWith("zugwerk")) {
        digest.update(Files.readAllBytes(entry.toPath()));
      } else {
        digest.update(entry.getName().getBytes(StandardCharsets.UTF_8));
      }
    }
    return HexFormat.of().formatHex(digest.digest());
  }
}
