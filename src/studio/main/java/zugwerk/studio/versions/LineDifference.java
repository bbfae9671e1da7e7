package zugwerk.studio.versions;

import java.util.ArrayList;
import java.util.List;

/** Two texts side by side, line by line, so that as many equal lines as possible stand beside each other. */
final class LineDifference {

  /** Longer texts are compared in order only, since the comparison takes the square of their length. */
  private static final int MOST = 1500;

  /** Two lines side by side; one of them is empty where the other text has no such line. */
  record Row(String left, String right) {

    boolean isSame() {
      return left.equals(right);
    }
  }

  private final List<String> left;
  private final List<String> right;
  private final List<Row> rows = new ArrayList<>();

  private LineDifference(List<String> left, List<String> right) {
    this.left = left;
    this.right = right;
  }

  static List<Row> between(List<String> left, List<String> right) {
    LineDifference difference = new LineDifference(left, right);
    if (Math.max(left.size(), right.size()) > MOST) {
      difference.pair(0, left.size(), 0, right.size());
    } else {
      difference.align();
    }
    return difference.rows;
  }

  private void align() {
    int[][] common = common();
    int from = 0;
    int other = 0;
    int i = 0;
    int j = 0;
    while (i < left.size() && j < right.size()) {
      if (left.get(i).equals(right.get(j))) {
        pair(from, i, other, j);
        rows.add(new Row(left.get(i), right.get(j)));
        i++;
        j++;
        from = i;
        other = j;
      } else if (common[i + 1][j] >= common[i][j + 1]) {
        i++;
      } else {
        j++;
      }
    }
    pair(from, left.size(), other, right.size());
  }

  /** The most lines that the rests of both texts have in common, in order. */
  private int[][] common() {
    int[][] common = new int[left.size() + 1][right.size() + 1];
    for (int i = left.size() - 1; i >= 0; i--) {
      for (int j = right.size() - 1; j >= 0; j--) {
        common[i][j] = left.get(i).equals(right.get(j)) ? common[i + 1][j + 1] + 1
            : Math.max(common[i + 1][j], common[i][j + 1]);
      }
    }
    return common;
  }

  private void pair(int from, int to, int other, int end) {
    for (int k = 0; k < Math.max(to - from, end - other); k++) {
      rows.add(new Row(from + k < to ? left.get(from + k) : "", other + k < end ? right.get(other + k) : ""));
    }
  }
}
