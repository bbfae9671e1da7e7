package zugwerk.studio.versions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Equal lines stand beside each other, and none is lost. */
class LineDifferenceTest {

  private static String text(String left, String right) {
    return LineDifference.between(left.chars().mapToObj(Character::toString).toList(),
        right.chars().mapToObj(Character::toString).toList()).stream()
        .map(row -> row.isSame() ? row.left() : row.left() + "|" + row.right()).toList().toString();
  }

  @Test
  void linesThatDifferStandSideBySide() {
    assertEquals("[a, b, c]", text("abc", "abc"));
    assertEquals("[a, b|x, c]", text("abc", "axc"));
    assertEquals("[a, b|, c]", text("abc", "ac"));
    assertEquals("[|x, a, b|y, |z]", text("ab", "xayz"));
    assertEquals("[|a]", text("", "a"));
    assertEquals("[]", text("", ""));
  }

  @Test
  void noLineIsLostAndEqualRowsAreAsManyAsCanBe() {
    Random random = new Random(5);
    for (int i = 0; i < 300; i++) {
      List<String> left = lines(random);
      List<String> right = lines(random);
      List<LineDifference.Row> rows = LineDifference.between(left, right);
      assertEquals(left, rows.stream().map(LineDifference.Row::left).filter(line -> !line.isEmpty()).toList());
      assertEquals(right, rows.stream().map(LineDifference.Row::right).filter(line -> !line.isEmpty()).toList());
      long same = rows.stream().filter(LineDifference.Row::isSame).count();
      assertEquals(longest(left, right), same, left + " " + right);
    }
    List<String> many = IntStream.range(0, 4000).mapToObj(String::valueOf).toList();
    assertTrue(LineDifference.between(many, many).stream().allMatch(LineDifference.Row::isSame));
  }

  private static List<String> lines(Random random) {
    return IntStream.range(0, random.nextInt(7)).mapToObj(_ -> String.valueOf((char) ('a' + random.nextInt(4))))
        .toList();
  }

  /** The longest common subsequence, by its definition. */
  private static int longest(List<String> left, List<String> right) {
    if (left.isEmpty() || right.isEmpty()) {
      return 0;
    }
    List<String> rest = left.subList(1, left.size());
    int skipped = Math.max(longest(rest, right), longest(left, right.subList(1, right.size())));
    return left.getFirst().equals(right.getFirst()) ? Math.max(skipped,
        1 + longest(rest, right.subList(1, right.size()))) : skipped;
  }
}
