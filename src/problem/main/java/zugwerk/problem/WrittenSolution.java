package zugwerk.problem;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zugwerk.board.Position;
import zugwerk.notation.LetterText;
import zugwerk.notation.Letters;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.work.InputException;

/**
 * The solution of a part of a problem, read from text in Popeye's layout, as collections store it. Words between the
 * moves are skipped; play after a try and set play are left out.
 *
 * <p>A line is given by its moves in long form separated by blanks, and {@value #PASS} where a side passes.
 */
final class WrittenSolution {

  static final String PASS = "--";

  private static final Pattern HEADING = Pattern.compile("\\s*\\+?([a-z]\\d{0,3})\\)(.*)");
  private static final Pattern TOKEN = Pattern.compile("(?<number>\\d{1,3})\\.(?<other>\\.{2,}|\u2026)?"
      + "|(?<sign>[!?]+)|(?<move>[^\\s!?]+)");
  private static final Pattern ALIKE = Pattern.compile("(?<=[a-h][1-8][+#]{0,2})/(?=[^/]*[a-h][1-8])");
  private static final Pattern MOVE = Pattern.compile("[^\\s]*[a-h][1-8][^\\s]*|[0O]-[0O](-[0O])?.*");
  private static final int MOST_MOVES = 20_000;

  private record Node(int ply, Position after, String line, String written) {}

  private final Variant variant;
  private final Stipulation stipulation;
  private final Position start;
  private final MoveText texts;
  private final LetterText letters;
  private final List<Node> path = new ArrayList<>();
  private final Map<String, String> lines = new LinkedHashMap<>();
  private final Set<String> tries = new LinkedHashSet<>();
  private Optional<String> unread = Optional.empty();
  private boolean vague;
  private int moves;

  private WrittenSolution(Problem part) {
    variant = part.variant();
    stipulation = part.task().stipulationOrThrow();
    start = Position.of(part.opening());
    texts = new MoveText(variant);
    letters = LetterText.of(Letters.PROBLEM, variant);
  }

  /** The texts of the parts by their letters; a text without letters belongs to part {@code a}. */
  static Map<String, String> parts(String text) {
    Map<String, String> parts = new LinkedHashMap<>();
    String letter = "a";
    for (String line : text.replaceAll("(?s)\\{.*?\\}", " ").lines().toList()) {
      Matcher heading = HEADING.matcher(line);
      String play = line;
      if (heading.matches()) {
        letter = heading.group(1);
        // The twin's changes follow the letter, up to the first move.
        play = heading.group(2).replaceFirst("^(?!\\s*1\\.).*?(?=\\s1\\.|$)", "");
      }
      parts.merge(letter, play + "\n", String::concat);
    }
    return parts;
  }

  static WrittenSolution read(Problem part, String text) {
    WrittenSolution solution = new WrittenSolution(part);
    Matcher tokens = TOKEN.matcher(plain(text));
    int ply = -1;
    int vague = Integer.MAX_VALUE;
    boolean numbered = false;
    while (tokens.find() && solution.unread.isEmpty()) {
      if (tokens.group("number") != null) {
        ply = 2 * Integer.parseInt(tokens.group("number")) - (tokens.group("other") == null ? 2 : 1);
        vague = ply <= vague ? Integer.MAX_VALUE : vague;
        numbered = true;
      } else if (tokens.group("sign") != null) {
        solution.sign(tokens.group("sign"));
      } else if (!MOVE.matcher(tokens.group("move")).matches()) {
        // After 1...B~ or 1...any it is unknown which move play continues.
        vague = numbered ? ply : vague;
        solution.vague |= numbered && ply % 2 == 1;
        numbered = false;
      } else if (ply >= 0) {
        if (ply < vague) {
          // Play after 1...fxe5/Nxe5 continues the second move.
          for (String move : ALIKE.split(tokens.group("move"))) {
            solution.move(ply, move);
          }
        }
        ply++;
        numbered = false;
      }
    }
    solution.lines.keySet().removeIf(line -> solution.tries.contains(line.split(" ", 2)[0]));
    return solution;
  }

  private static String plain(String text) {
    return text.replaceAll("(?<![a-h\\d])(\\d{1,3})\u2026", "$1...").replaceAll("\\((?=\\d{1,3}\\.)", " ")
        .replaceAll("\\[[A-Za-z]{1,2}['\u2019]?\\]", "");
  }

  Map<String, String> lines() {
    return lines;
  }

  /** The number of lines of the greatest length. */
  long wholeLines() {
    int longest = lines.keySet().stream().mapToInt(WrittenSolution::length).max().orElse(0);
    return lines.keySet().stream().filter(line -> length(line) == longest).count();
  }

  private static int length(String line) {
    return line.split(" ").length;
  }

  boolean vague() {
    return vague;
  }

  /** The first move that could not be read; what follows is unknown. */
  Optional<String> unread() {
    return unread;
  }

  private void sign(String sign) {
    if (!path.isEmpty() && path.getLast().ply() == 0 && sign.contains("?") && stipulation.isBattle()) {
      tries.add(path.getLast().line());
    }
  }

  private void move(int ply, String token) {
    path.removeIf(node -> node.ply() >= ply);
    Node before = path.isEmpty() ? new Node(stipulation.firstPly() - 1, start, "", "") : path.getLast();
    Position position = before.after().copy();
    String line = before.line();
    boolean passes = ply - before.ply() == 2;
    if (passes) {
      MoveMaker.skip(variant, position);
      line += (line.isEmpty() ? "" : " ") + PASS;
    }
    try {
      if (++moves > MOST_MOVES || ply - before.ply() > 2) {
        throw new InputException(token);
      }
      Move move = texts.read(position, letters.read(token.replace('*', 'x').replaceFirst("[.,;:)]+$", "")));
      line += (line.isEmpty() ? "" : " ") + LongForm.of(variant.schema(), move);
      MoveMaker.make(variant, position, EncodedMove.pack(move));
    } catch (InputException _) {
      unread = Optional.of(numbered(ply, token));
      return;
    }
    boolean answers = ply % 2 == 1 && !passes && !before.written().isEmpty();
    String written = (before.written() + " " + (answers ? token : numbered(ply, token))).strip();
    path.add(new Node(ply, position, line, written));
    boolean setPlay = line.startsWith(PASS);
    if (!setPlay) {
      lines.put(line, written);
    }
  }

  private static String numbered(int ply, String token) {
    return ply / 2 + 1 + (ply % 2 == 0 ? "." : "...") + token;
  }
}
