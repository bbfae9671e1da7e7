package zugwerk.studio.home;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import zugwerk.file.ProblemFile;
import zugwerk.studio.editor.Workbench;

/** A program of its own that edits, keeps its draft, reports that, and then waits to be killed. */
final class CrashingComposer {

  private CrashingComposer() {}

  /** Takes the folder of drafts, the position, and a problem file if there is one. */
  public static void main(String[] arguments) throws Exception {
    Workbench bench = new Workbench();
    Path folder = Path.of(arguments[0]);
    new Autosave(bench, new Drafts(folder).open(),
        CompletableFuture.delayedExecutor(Autosave.PAUSE.toMillis(), TimeUnit.MILLISECONDS), fault -> {
          throw new AssertionError(fault);
        });
    if (arguments.length > 2) {
      bench.open(ProblemFile.read(Path.of(arguments[2])), Path.of(arguments[2]));
    }
    bench.paste(arguments[1]);
    bench.setStipulation("h#");
    boolean kept = false;
    while (!kept) {
      try (var files = Files.list(folder)) {
        kept = files.filter(file -> file.toString().endsWith(".draft")).anyMatch(file -> holds(file, arguments[1]));
      }
      Thread.onSpinWait();
    }
    System.out.println("kept");
    System.in.read();
  }

  private static boolean holds(Path file, String position) {
    try {
      return Files.readString(file).contains(position);
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }
}
