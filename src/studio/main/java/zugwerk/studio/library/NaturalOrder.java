package zugwerk.studio.library;

import java.util.Comparator;

/** Compares names with numbers by value: {@code original-9} comes before {@code original-10}. */
final class NaturalOrder implements Comparator<String> {

  static final NaturalOrder INSTANCE = new NaturalOrder();

  private NaturalOrder() {}

  @Override
  public int compare(String one, String other) {
    int i = 0;
    int j = 0;
    while (i < one.length() && j < other.length()) {
      int difference;
      if (isDigit(one.charAt(i)) && isDigit(other.charAt(j))) {
        int from = start(one, i);
        int otherFrom = start(other, j);
        i = end(one, from);
        j = end(other, otherFrom);
        difference = i - from == j - otherFrom
            ? one.substring(from, i).compareTo(other.substring(otherFrom, j)) : (i - from) - (j - otherFrom);
      } else {
        difference = Character.compare(one.charAt(i++), other.charAt(j++));
      }
      if (difference != 0) {
        return difference;
      }
    }
    int rest = (one.length() - i) - (other.length() - j);
    return rest == 0 ? one.compareTo(other) : rest;
  }

  private static int start(String text, int from) {
    int start = from;
    while (start < text.length() && text.charAt(start) == '0') {
      start++;
    }
    return start;
  }

  private static int end(String text, int from) {
    int end = from;
    while (end < text.length() && isDigit(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean isDigit(char letter) {
    return letter >= '0' && letter <= '9';
  }
}
