package zugwerk.studio;

import static zugwerk.studio.text.Localization.lang;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;

/** Reports unexpected errors of the program: each kind once, one at a time, with details. */
final class UncaughtFaults implements Thread.UncaughtExceptionHandler {

  private final Executor window;
  private final BiConsumer<String, String> report;
  private final Set<String> known = new HashSet<>();
  private boolean reporting;

  UncaughtFaults(Executor window, BiConsumer<String, String> report) {
    this.window = window;
    this.report = report;
  }

  @Override
  public void uncaughtException(Thread thread, Throwable fault) {
    window.execute(() -> show(thread, fault));
  }

  /** Runs on the JavaFX thread. A repeated error must not open more windows. */
  private void show(Thread thread, Throwable fault) {
    if (reporting || !known.add(kind(fault))) {
      return;
    }
    reporting = true;
    try {
      report.accept(lang("Internal error ({0}). Your problem is still open; "
          + "save it under another name to be safe. Please include the details below in a bug report.",
          fault.getClass().getSimpleName()), details(thread, fault));
    } finally {
      reporting = false;
    }
  }

  private static String kind(Throwable fault) {
    StackTraceElement[] places = fault.getStackTrace();
    return fault.getClass().getName() + (places.length == 0 ? "" : places[0].toString());
  }

  private static String details(Thread thread, Throwable fault) {
    StringWriter text = new StringWriter();
    String version = UncaughtFaults.class.getPackage().getImplementationVersion();
    text.append("Zugwerk ").append(version == null ? "(not packaged)" : version)
        .append(", Java ").append(Runtime.version().toString())
        .append(", JavaFX ").append(System.getProperty("javafx.runtime.version", "unknown"))
        .append(", ").append(System.getProperty("os.name")).append(' ').append(System.getProperty("os.version"))
        .append("\nin the thread ").append(thread.getName()).append("\n\n");
    fault.printStackTrace(new PrintWriter(text, true));
    return text.toString();
  }
}
