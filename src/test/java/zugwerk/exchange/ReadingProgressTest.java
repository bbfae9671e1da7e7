package zugwerk.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

/** A long text is read with progress, and to be stopped. */
class ReadingProgressTest {

  private static final String LINE = "6k1/8/4N1K1/8/8/8/8/8 w - - dm 2;\n";

  @Test
  void everyProblemOfATextCounts() {
    List<Double> shares = new ArrayList<>();
    assertEquals(4, ReadingProgress.told(shares::add,
        () -> AnyText.read(LINE.repeat(4), Positions.orthodox())).size());
    assertEquals(List.of(0.0, 0.25, 0.5, 0.75), shares);
  }

  @Test
  void whatTheListenerThrowsEndsTheReading() {
    List<Double> shares = new ArrayList<>();
    assertThrows(CancellationException.class, () -> ReadingProgress.told(share -> {
      shares.add(share);
      if (share > 0) {
        throw new CancellationException();
      }
    }, () -> AnyText.read(LINE.repeat(4), Positions.orthodox())));
    assertEquals(2, shares.size());
    assertEquals(4, AnyText.read(LINE.repeat(4), Positions.orthodox()).size(), "nobody listens any more");
  }
}
