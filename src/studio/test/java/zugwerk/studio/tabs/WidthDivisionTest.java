package zugwerk.studio.tabs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import zugwerk.problem.Credits;

/** The room of a window is divided without a rest, and the board gets what it can use. */
class WidthDivisionTest {

  private static final double BOARD = 300;
  private static final double PANES = 440;

  @Property(tries = 300)
  void allOfTheWidthIsUsedAndNeitherPartIsTooNarrow(@ForAll @IntRange(min = 750, max = 4000) int width,
      @ForAll @IntRange(min = 100, max = 3000) int wanted, @ForAll @IntRange(min = 0, max = 5000) int wished) {
    WidthDivision division = WidthDivision.of(width, wanted, BOARD, PANES, wished);
    assertEquals(width, division.board() + WidthDivision.HANDLE + division.panes());
    assertTrue(division.board() >= BOARD && division.panes() >= PANES);
    if (wished == WindowLayout.AUTOMATIC && wanted >= BOARD && wanted <= width - WidthDivision.HANDLE - PANES) {
      assertEquals(wanted, division.board());
    } else if (wished >= PANES && wished <= width - WidthDivision.HANDLE - BOARD) {
      assertEquals(wished, division.panes());
    }
  }

  @Test
  void withoutPanesTheBoardHasAllOfIt() {
    assertEquals(new WidthDivision(960, 0), WidthDivision.of(960, 500, BOARD, 0, 600));
  }

  @Test
  void aWidthIsReadAsItWasWritten() {
    assertEquals(Optional.of(512.5), WindowLayout.width("512.5"));
    assertEquals(Optional.empty(), WindowLayout.width("-1"));
    assertEquals(Optional.empty(), WindowLayout.width("wide"));
  }

  @Test
  void theCaptionShowsWhatIsKnown() {
    Credits credits = Credits.NONE.withSource("Good Companions");
    assertEquals(new CaptionText("", "", "Good Companions"), CaptionText.of(credits));
    assertTrue(CaptionText.of(Credits.NONE).isEmpty());
    assertEquals("Excelsior, Samuel Loyd, London Era 12, 1861, 2nd prize", CaptionText.of(
        new Credits("Excelsior", List.of("Samuel Loyd"), "London Era", "12", "1861", "2nd prize", "",
            List.of(), "", List.of()))
        .text());
  }
}
