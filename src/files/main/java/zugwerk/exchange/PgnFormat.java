package zugwerk.exchange;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.work.InputException;

/**
 * PGN, a game for each problem. The tag {@code FEN} holds the position (for a proof game, where it begins), {@code
 * White} the authors and {@code Black} the stipulation, as in other collections of problems, and {@code Variant} the
 * game. The first line is the main line, others are variations. Arrows and coloured squares before the first move are
 * drawings. Tags without a field in our format are kept.
 */
final class PgnFormat extends ExchangeFormat {

  private static final Pattern TAG = Pattern.compile("\\[\\s*(\\w+)\\s+\"([^\"\\\\]*+(?:\\\\.[^\"\\\\]*+)*+)\"\\s*\\]");

  /** Quotes inside the text should have been escaped, but often are not. */
  private static final Pattern UNESCAPED_TAG = Pattern.compile("\\[\\s*(\\w+)\\s+\"(.*)\"\\s*\\]");

  /** Movetext without tags, perhaps behind a comment. */
  private static final Pattern MOVES =
      Pattern.compile("(?:\\{[^}]*+}\\s*+)?1\\s*\\.{1,3}\\s*(?:\\p{L}?[a-h1-8]?x?[a-h][1-8]|[O0]-[O0]).*");

  PgnFormat() {
    super("pgn", "PGN", "pgn");
  }

  @Override
  public boolean recognises(String text) {
    // Lines that begin with a percent sign are for other programs, and those with a semicolon are comments.
    return text.lines().map(String::strip).filter(line -> !line.isEmpty() && !line.matches("[%;].*")).findFirst()
        .filter(line -> TAG.matcher(line).lookingAt() || MOVES.matcher(line).matches()).isPresent();
  }

  @Override
  public Reading read(String text, Variant game) {
    ReadingBuilder reading = new ReadingBuilder();
    Part part = new Part(1);
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      if (part.moved && !part.commenting && lines.get(i).startsWith("[")) {
        finish(reading, part, game);
        part = new Part(i + 1);
      }
      part.add(lines.get(i), i + 1);
    }
    finish(reading, part, game);
    return reading.done();
  }

  private static void finish(ReadingBuilder reading, Part part, Variant game) {
    if (!part.tags.isEmpty() || !part.text.isEmpty() || part.fault != null) {
      List<Reading.Misreading> notes = new ArrayList<>();
      if (reading.add(part.first, () -> part.problem(game, notes))) {
        reading.notes(notes);
      }
    }
  }

  private static final class Part {
    private final int first;
    private final Map<String, PgnTags.Value> tags = new LinkedHashMap<>();
    private final StringBuilder text = new StringBuilder();
    private int firstMove;
    private boolean moved;
    private boolean commenting;
    private @Nullable MisreadException fault;

    Part(int first) {
      this.first = first;
    }

    void add(String line, int number) {
      if (!moved && (line.isBlank() || line.startsWith("%"))) {
        return;
      }
      if (!moved && line.strip().startsWith("[")) {
        tags(line.strip(), number);
        return;
      }
      if (!moved) {
        firstMove = number;
        moved = true;
      }
      if (line.startsWith("%") && !commenting) {
        // An escape line is for other programs.
        text.append('\n');
        return;
      }
      text.append(line).append('\n');
      for (char c : line.toCharArray()) {
        commenting = c == '{' || commenting && c != '}';
      }
    }

    private void tags(String line, int number) {
      Matcher tag = TAG.matcher(line);
      int read = 0;
      while (read < line.length() && tag.region(read, line.length()).lookingAt()) {
        tags.put(tag.group(1), new PgnTags.Value(tag.group(2).replaceAll("\\\\(.)", "$1"), number));
        read = tag.end();
        while (read < line.length() && Character.isWhitespace(line.charAt(read))) {
          read++;
        }
      }
      Matcher unescaped = UNESCAPED_TAG.matcher(line);
      if (read == 0 && unescaped.matches()) {
        tags.put(unescaped.group(1), new PgnTags.Value(unescaped.group(2), number));
      } else if (read < line.length() && fault == null) {
        fault = new MisreadException(number,
            "a tag is a name and a text in quotes, such as [White \"Loyd\"], not '{0}'", line.substring(read));
      }
    }

    Problem problem(Variant game, List<Reading.Misreading> notes) {
      if (fault != null) {
        throw fault;
      }
      PgnTags read = new PgnTags(tags, game);
      Problem position = read.position();
      PgnMoves played = new PgnMoves(position.variant(), read.opening(position), text.toString(), firstMove);
      notes.addAll(played.notes());
      return read.complete(
          position.withAnalysis(analysis -> analysis.withLines(played.lines()).withDrawings(played.drawings())),
          played);
    }
  }

  @Override
  public boolean holdsSolution(Problem problem) {
    return true;
  }

  @Override
  public String write(List<Problem> problems) {
    List<String> games = new ArrayList<>();
    for (Problem problem : problems) {
      String moves = "\n" + moves(problem) + "\n";
      games.add(Completion.write(this, problem, remark -> PgnTags.written(problem, remark) + moves));
    }
    return String.join("\n", games);
  }

  private static String moves(Problem problem) {
    StringBuilder text = new StringBuilder();
    String comment = problem.credits().comment();
    String remarks = PgnDrawings.write(problem.analysis().drawings()) + (comment.contains("}") ? "" : " " + comment);
    if (!remarks.isBlank()) {
      text.append("{").append(remarks.strip()).append("} ");
    }
    text.append(tree(problem));
    String result = Leftovers.of(problem, PgnTags.FIELD).get("tags") instanceof Map<?, ?> tags
        && tags.get("Result") instanceof String kept ? kept : "*";
    return wrapped((text.toString().strip() + " " + result).strip());
  }

  private static String tree(Problem problem) {
    try {
      PgnTree tree = new PgnTree(problem.variant(), problem.opening());
      problem.analysis().lines().forEach(tree::join);
      return tree.moveText();
    } catch (InputException _) {
      // Lines that cannot be played are in the remark only.
      return "";
    }
  }

  private static String wrapped(String text) {
    StringBuilder lines = new StringBuilder();
    int length = 0;
    for (String word : text.split(" ")) {
      if (length > 0 && length + 1 + word.length() > 79) {
        lines.append('\n');
        length = 0;
      } else if (!lines.isEmpty()) {
        lines.append(' ');
        length++;
      }
      lines.append(word);
      length += word.length();
    }
    return lines.toString();
  }
}
