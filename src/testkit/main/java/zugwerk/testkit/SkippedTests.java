package zugwerk.testkit;

import java.util.Optional;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestWatcher;

/** Prints which tests are skipped, and why. JUnit finds it where the detection of extensions is enabled. */
public final class SkippedTests implements TestWatcher {

  @Override
  public void testAborted(ExtensionContext context, Throwable cause) {
    print(context, String.valueOf(cause.getMessage()));
  }

  @Override
  public void testDisabled(ExtensionContext context, Optional<String> reason) {
    print(context, reason.orElse("disabled"));
  }

  private static void print(ExtensionContext context, String reason) {
    System.out.println("Skipped " + context.getRequiredTestClass().getSimpleName() + "." + context.getDisplayName()
        + ": " + reason.replaceFirst("^Assumption failed: ", ""));
  }
}
