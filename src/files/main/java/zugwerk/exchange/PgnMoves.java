package zugwerk.exchange;

import static zugwerk.work.Message.message;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zugwerk.board.Setup;
import zugwerk.notation.MoveText;
import zugwerk.problem.Drawing;
import zugwerk.rules.Variant;
import zugwerk.work.InputException;
import zugwerk.work.Message;

/**
 * Reads the moves of a PGN game, with variations and comments. A null move by a side that may not pass ends its line,
 * and so does an illegal move of a variation; the rest of that variation is kept as a comment.
 */
final class PgnMoves {

  private static final Pattern NULL_MOVE = Pattern.compile("--|Z0|@@@@|(?i:null|0000|pass)");
  private static final Pattern NUMBER = Pattern.compile("^\\d*\\.+");

  private static final Pattern JUDGEMENT = Pattern.compile("[!?]{1,2}");
  private static final Pattern FILLER = Pattern.compile("\\d+|\\.+|e\\.?p\\.?[+#!?]*|[+#]+|=|N|D|\\u00bd-\\u00bd");

  /** What cannot be a move: signs only, or a word without a square and without castling. */
  private static final Pattern NO_MOVE = Pattern.compile("[^\\p{L}\\p{N}]+|(?![0Oo]-[0Oo])(?!.*[a-h][1-8]).*");
  /** The only bracket in a move, as {@code e8(Q)}, and the only blanks, as {@code e8 =Q}. */
  private static final Pattern PROMOTION = Pattern.compile("(?:\\d+\\.+)?[a-h](?:x?[a-h])?[18]"
      + "(?:\\h*=?\\h*\\([\\p{L}\u2654-\u265F]\\)|\\h*=\\h*[\\p{L}\u2654-\u265F](?![\\p{L}\\d]))");
  private static final Pattern RESULT = Pattern.compile("(?:^|\\s)(1-0|0-1|1/2-1/2|\\*)\\s*$");

  private static final String NOVELTY = "N";

  private final String text;
  private final PgnTree tree;
  private final List<String> comments = new ArrayList<>();
  private final List<Reading.Misreading> notes = new ArrayList<>();
  private final PgnDrawings drawn = new PgnDrawings();
  private final Deque<Open> left = new ArrayDeque<>();
  private PgnTree.Node at;
  private String comment = "";
  private String result = "*";
  private int line;

  /** A variation that is not closed yet: the move to return to, and the line number of its bracket. */
  private record Open(PgnTree.Node main, int line) {}

  PgnMoves(Variant variant, Setup setup, String text, int line) {
    this.text = text;
    this.line = line;
    tree = new PgnTree(variant, setup);
    at = tree.root();
    int place = 0;
    while (place < text.length()) {
      place = read(place);
    }
    if (!left.isEmpty()) {
      throw new MisreadException(left.peek().line(), "a variation is not closed");
    }
  }

  String comment() {
    return comment;
  }

  List<String> comments() {
    return comments;
  }

  /** What is kept as a comment, although it may be a move. */
  List<Reading.Misreading> notes() {
    return notes;
  }

  List<Drawing> drawings() {
    return drawn.drawings();
  }

  String result() {
    return result;
  }

  List<String> lines() {
    return tree.lines();
  }

  private int read(int place) {
    char c = text.charAt(place);
    if (c == '\n') {
      line++;
    }
    if (Character.isWhitespace(c)) {
      return place + 1;
    }
    return switch (c) {
      case '{' -> comment(place, text.indexOf('}', place));
      case ';' -> comment(place, endOfLine(place));
      case '(' -> {
        if (at == tree.root()) {
          throw new MisreadException(line, "a variation stands before the first move");
        }
        left.push(new Open(at, line));
        at = PgnTree.before(at);
        yield place + 1;
      }
      case ')' -> {
        if (left.isEmpty()) {
          throw new MisreadException(line, "a variation ends that has not begun");
        }
        at = left.pop().main();
        yield place + 1;
      }
      case '}' -> throw new MisreadException(line, "a comment ends that has not begun");
      default -> {
        // A game may have tens of thousands of moves.
        ReadingProgress.checkCancelled();
        yield word(place);
      }
    };
  }

  private int endOfLine(int place) {
    int end = text.indexOf('\n', place);
    return end < 0 ? text.length() : end;
  }

  private int comment(int place, int end) {
    if (end < 0) {
      throw new MisreadException(line, "a comment is not closed");
    }
    String body = text.substring(place + 1, end).strip();
    line += (int) body.chars().filter(c -> c == '\n').count();
    String joined = body.replaceAll("\\s*\\R\\s*", " ");
    String plain = at == tree.root() ? drawn.read(joined) : joined;
    if (at == tree.root() && comment.isEmpty()) {
      comment = plain;
    } else if (!MoveText.withoutEffects(plain).isEmpty()) {
      comments.add(behind() + ": " + plain);
    }
    return end < text.length() && text.charAt(end) == '}' ? end + 1 : end;
  }

  private String behind() {
    return at == tree.root() ? "before the first move" : tree.to(at);
  }

  private int word(int place) {
    Matcher promotion = PROMOTION.matcher(text).region(place, text.length());
    int end = promotion.lookingAt() ? promotion.end() : place;
    while (end < text.length() && !Character.isWhitespace(text.charAt(end))
        && (end == place || "(){};$".indexOf(text.charAt(end)) < 0)) {
      end++;
    }
    String word = NUMBER.matcher(text.substring(place, end)).replaceFirst("").replaceAll("\\h", "");
    if (List.of("1-0", "0-1", "1/2-1/2", "*").contains(word)) {
      result = word;
    } else if (word.startsWith("$") || JUDGEMENT.matcher(word).matches()) {
      judgement(word);
    } else if (!word.isEmpty() && !FILLER.matcher(word).matches()) {
      return move(word, place, end);
    }
    return end;
  }

  private void judgement(String word) {
    int number = word.matches("\\$\\d{1,3}") ? Integer.parseInt(word.substring(1)) : 0;
    boolean signed = number >= 1 && number <= PgnTree.JUDGEMENTS.size();
    if (at != tree.root() && (signed || !word.startsWith("$"))) {
      at = tree.judged(at, signed ? PgnTree.JUDGEMENTS.get(number - 1) : word);
    } else {
      comments.add(behind() + ": " + word);
    }
  }

  private int move(String word, int place, int end) {
    try {
      at = tree.play(at, word);
      return end;
    } catch (InputException fault) {
      if (NULL_MOVE.matcher(word).matches()) {
        return unplayed(place);
      }
      if (NO_MOVE.matcher(word).matches()) {
        comments.add(behind() + ": " + word);
        if (word.chars().anyMatch(Character::isLetter)) {
          note(message("'{0}' is no move and is kept as a comment", word));
        }
        return end;
      }
      if (word.endsWith(NOVELTY)) {
        return move(word.substring(0, word.length() - 1), place, end);
      }
      if (left.isEmpty()) {
        throw new MisreadException(line, fault);
      }
      note(message("the rest of a variation is kept as a comment: {0}", fault));
      return unplayed(place);
    }
  }

  private void note(Message text) {
    notes.add(new Reading.Misreading(line, text));
  }

  private int unplayed(int place) {
    int end = endOfVariation(place);
    String skipped = text.substring(place, end);
    line += (int) skipped.chars().filter(c -> c == '\n').count();
    comments.add(behind() + ": " + skipped.strip().replaceAll("\\s+", " "));
    return end;
  }

  private int endOfVariation(int place) {
    int depth = 0;
    int i = place;
    while (i < text.length() && (depth > 0 || text.charAt(i) != ')')) {
      char c = text.charAt(i);
      if (c == '{') {
        int close = text.indexOf('}', i);
        i = close < 0 ? text.length() - 1 : close;
      }
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      i++;
    }
    Matcher end = RESULT.matcher(text).region(place, i);
    return left.isEmpty() && end.find() ? end.start(1) : i;
  }
}
