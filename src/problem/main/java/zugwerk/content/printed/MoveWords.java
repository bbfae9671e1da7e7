package zugwerk.content.printed;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.Stipulation;

/** Moves as words. */
final class MoveWords {

  /** Words and letters stand apart from the move. */
  private static final Pattern SIGN = Pattern.compile(" [=+#%!]+");

  /** Of more moves, not all are named. */
  private static final int MOST_NAMED = 4;

  private MoveWords() {}

  /** A move without its number; the sign of the goal is added if the move does not show it. */
  static String text(SolutionNode move, Stipulation stipulation) {
    if (!move.goal()) {
      return move.text();
    }
    String mark = stipulation.goal(move).kind().mark(move.text());
    return move.text() + (SIGN.matcher(mark).matches() ? mark.strip() : mark);
  }

  static String numbered(SolutionNode move, Stipulation stipulation) {
    return stipulation.number(move) + text(move, stipulation);
  }

  /**
   * Several answers that end the play, as {@code 2.Qa3/Qb4#}: a sign that all have stands behind the last one.
   * Where there are many, the first ones stand for all.
   */
  static String several(List<SolutionNode> moves, Stipulation stipulation) {
    List<String> texts = new ArrayList<>(moves.stream().map(move -> text(move, stipulation)).toList());
    String common = "";
    for (String sign : List.of("#", "+")) {
      if (texts.stream().allMatch(text -> text.endsWith(sign))) {
        common = sign;
        for (int i = 0; i < texts.size() - 1; i++) {
          texts.set(i, texts.get(i).substring(0, texts.get(i).length() - 1));
        }
      }
    }
    String piece = texts.getFirst().replaceFirst("=[^=]*$", "=");
    if (piece.endsWith("=") && texts.stream().allMatch(text -> text.startsWith(piece))) {
      // Promotions on the same square.
      texts.replaceAll(text -> text.equals(texts.getFirst()) ? text : text.substring(piece.length()));
    }
    List<String> named = texts.size() <= MOST_NAMED ? texts : texts.subList(0, MOST_NAMED - 1);
    return stipulation.number(moves.getFirst()) + String.join("/", named)
        + (named.equals(texts) ? "" : "/\u2026" + common);
  }
}
