package zugwerk.betza;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zugwerk.betza.Trait.CANNON;
import static zugwerk.betza.Trait.CAPTURE;
import static zugwerk.betza.Trait.EN_PASSANT;
import static zugwerk.betza.Trait.GRASSHOPPER;
import static zugwerk.betza.Trait.INITIAL;
import static zugwerk.betza.Trait.JUMPING;
import static zugwerk.betza.Trait.LAME;
import static zugwerk.betza.Trait.MOVE;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What courses carry: the atom as written, the range and the traits. */
class BetzaCoursesTest {

  private static Course straight(String atom, int dx, int dy, int range, Trait... traits) {
    return new Course(atom, List.of(new Leap(dx, dy)), range, Set.of(traits));
  }

  private static Course first(String expression) {
    return BetzaParser.parse(expression).courses().getFirst();
  }

  @Test
  void thePawn() {
    assertEquals(
        List.of(
            straight("fmW", 0, 1, 1, MOVE),
            straight("fceF", 1, 1, 1, CAPTURE, EN_PASSANT),
            straight("fceF", -1, 1, 1, CAPTURE, EN_PASSANT),
            straight("ifmnD", 0, 2, 1, MOVE, LAME, INITIAL)),
        BetzaParser.parse("fmWfceFifmnD").courses());
  }

  @Test
  void modes() {
    assertEquals(Set.of(MOVE, CAPTURE), first("N").traits());
    assertEquals(Set.of(MOVE, CAPTURE, LAME), first("nN").traits());
    assertEquals(Set.of(MOVE, CAPTURE, JUMPING), first("jZ").traits());
    assertEquals(Set.of(MOVE, CAPTURE, GRASSHOPPER), first("gQ").traits());
    assertEquals(Set.of(CAPTURE, CANNON), first("cpR").traits());
    assertEquals(Set.of(MOVE, INITIAL), first("miN").traits());
  }

  @Test
  void ranges() {
    assertEquals(Course.UNLIMITED, first("Q").range());
    assertEquals(Course.UNLIMITED, first("NN").range());
    assertEquals(Course.UNLIMITED, first("zF").range());
    assertEquals(1, first("C").range());
    assertEquals(2, first("gN2").range());
    assertEquals(7, first("R7").range());
    assertEquals(14, first("zR14").range());
  }

  @Test
  void theAtomIsWhatWasWritten() {
    List<String> atoms = BetzaParser.parse("fhNrlbKmR4NNcpB").courses().stream()
        .map(Course::atom).distinct().toList();
    assertEquals(List.of("fhN", "rlbK", "mR4", "NN", "cpB"), atoms);
  }

  @Test
  void names() {
    assertEquals("WD", BetzaParser.parse("WD").name());
    Power waffle = BetzaParser.parse("Waffle", "WA");
    assertEquals("Waffle", waffle.name());
    assertEquals("WA", waffle.expression());
  }

  @Test
  void theSameCourseIsKeptOnce() {
    List<Course> courses = BetzaParser.parse("BQ").courses();
    assertEquals(8, courses.size());
    assertEquals(4, courses.stream().filter(course -> course.atom().equals("B")).count());
  }

  @Test
  void overlappingCoursesOfTwoAtomsBothStay() {
    assertEquals(12, BetzaParser.parse("RK").courses().size());
    assertEquals(8, BetzaParser.parse("mWcW").courses().size());
    assertTrue(BetzaParser.parse("RW").courses().contains(straight("W", 0, 1, 1, MOVE, CAPTURE)));
  }
}
