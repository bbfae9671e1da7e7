package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A fault of the program is reported once, with all that helps to fix it. */
class UncaughtFaultsTest {

  private final List<String> reports = new ArrayList<>();
  private final UncaughtFaults faults = new UncaughtFaults(Runnable::run, (sentence, details) -> {
    reports.add(sentence + "\n" + details);
    if (reports.size() < 9) {
      again(new IllegalStateException("while the first is being read"));
    }
  });

  private void again(RuntimeException fault) {
    faults.uncaughtException(Thread.currentThread(), fault);
  }

  @Test
  void eachFaultIsReportedOnceAndOneAtATime() {
    for (int i = 0; i < 3; i++) {
      again(new IllegalStateException("broken " + i));
    }
    again(new IllegalArgumentException("another"));
    assertEquals(2, reports.size(), reports.toString());
    assertTrue(reports.getFirst().contains("IllegalStateException: broken 0"), reports.getFirst());
    assertTrue(reports.getFirst().contains("UncaughtFaultsTest.java"), "the place is among the details");
    assertTrue(reports.getFirst().contains("Java " + Runtime.version()));
  }
}
