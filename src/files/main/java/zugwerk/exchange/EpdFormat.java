package zugwerk.exchange;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.file.Remainder;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;
import zugwerk.rules.Fault;
import zugwerk.rules.Move;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.work.InputException;

/**
 * EPD, a position a line: four fields of FEN, then operations. {@code dm}, or {@code bm #4} as some collections write
 * it, becomes a mate by the side to move in that number of moves, which need not be unique; {@code bm} the
 * keys, {@code pv} a line, {@code id} the title, {@code c0} to {@code c9} the comment. The counters {@code hmvc} and
 * {@code fmvn} may also follow the position as in FEN. Other operations are kept.
 */
final class EpdFormat extends ExchangeFormat {

  private static final Pattern LINE = Pattern.compile("[A-Za-z1-8]+(/[A-Za-z1-8]+){7}\\s+[wb]\\s+(-|[KQkqA-Ha-h]+)"
      + "\\s+(-|[a-h][36])(?:\\s+\\d+\\s+\\d+)?(?:\\s*;)?\\s*(?<=[\\s;])([A-Za-z]\\w*\\b.*)");
  /** Four fields with a semicolon directly behind them. */
  private static final Pattern CLOSED = Pattern.compile("^((?:\\S+\\s+){3}[^\\s;]+)\\s*;");
  private static final Pattern COUNTERS = Pattern.compile("(\\d{1,4})\\s+(\\d{1,4})(?:\\s*;\\s*|\\s+|$)");
  private static final Pattern MATE = Pattern.compile("#\\d{1,3}");
  private static final String WORD = "[^\\d\\s;\"][^\\s;\"]*";

  /** The operation that holds our remark. */
  private static final String OURS = "c9";

  EpdFormat() {
    super("epd", "EPD", "epd");
  }

  @Override
  public boolean recognises(String text) {
    return text.lines().filter(line -> !line.isBlank() && !isComment(line)).findFirst()
        .map(line -> LINE.matcher(line.strip())).filter(Matcher::matches).map(line -> line.group(4))
        .filter(operations -> operations.contains(";") || EpdOperations.begins(operations)).isPresent();
  }

  @Override
  public Reading read(String text, Variant game) {
    return ReadingBuilder.lines(text, EpdFormat::isComment, line -> problem(line, game));
  }

  /** EPD has no comments, but collections contain such lines. */
  private static boolean isComment(String line) {
    return line.startsWith("#") || line.startsWith("%");
  }

  private static Problem problem(String line, Variant game) {
    String[] fields = CLOSED.matcher(line).replaceFirst("$1 ").split("\\s+", 5);
    if (fields.length < 4) {
      throw new InputException("an EPD has four fields and then operations, not '{0}'", line);
    }
    String rest = fields.length < 5 ? "" : fields[4];
    Matcher counters = COUNTERS.matcher(rest);
    boolean counting = counters.lookingAt();
    Map<String, String> operations = EpdOperations.read(counting ? rest.substring(counters.end()) : rest);
    if (counting) {
      operations.putIfAbsent("hmvc", counters.group(1));
      operations.putIfAbsent("fmvn", counters.group(2).matches("0+") ? "1" : counters.group(2));
    }
    String remark = unmarked(operations);
    String position = String.join(" ", fields[0], fields[1], fields[2], fields[3]);
    Problem kept;
    if (!remark.isEmpty() && Remainder.hasPosition(remark)) {
      ours(operations);
      kept = Remainder.added(Positions.nothing(), remark);
      return Completion.complete(withOperations(kept, operations), remark);
    }
    Setup setup = Fen.parse(game, position);
    setup = setup.counting(number(operations, "hmvc", 0, setup.halfmoves()), number(operations, "fmvn", 1, 1));
    Optional<Stipulation> mate = mate(operations);
    Setup board = setup;
    kept = withOperations(
        mate.map(stipulation -> Problem.of(game, board, stipulation)).orElseGet(() -> Problem.of(game, board)),
        operations);
    return Completion.complete(kept, remark);
  }

  /**
   * Removes {@code dm} or {@code bm} and returns its mate. Empty if it exceeds the longest stipulation, is 0 (some
   * collections write that for a draw), or the side to move is mated.
   */
  private static Optional<Stipulation> mate(Map<String, String> operations) {
    String mate = operations.getOrDefault("dm", "");
    String best = operations.getOrDefault("bm", "");
    Optional<String> sign = Arrays.stream(best.split("\\s+")).filter(MATE.asMatchPredicate()).findFirst();
    if (mate.isEmpty() && sign.isPresent() && isLength(sign.get().substring(1))) {
      operations.put("bm", best.replace(sign.get(), "").strip());
      operations.remove("bm", "");
      return Optional.of(Stipulation.parse(sign.get()));
    }
    if (!operations.containsKey("dm") || mate.matches("-\\d+|0+")) {
      return Optional.empty();
    }
    operations.remove("dm");
    return Optional.of(Stipulation.parse("#" + mate));
  }

  private static boolean isLength(String moves) {
    return Integer.parseInt(moves) >= 1 && Integer.parseInt(moves) <= Stipulation.MOST_MOVES;
  }

  private static void ours(Map<String, String> operations) {
    List.of("hmvc", "fmvn", "dm").forEach(operations::remove);
  }

  private static String unmarked(Map<String, String> operations) {
    String text = operations.getOrDefault(OURS, "");
    if (!Completion.isRemark(text)) {
      return "";
    }
    operations.remove(OURS);
    return text.substring(Completion.MARK.length());
  }

  private static int number(Map<String, String> operations, String code, int least, int missing) {
    String text = operations.remove(code);
    if (text == null) {
      return missing;
    }
    if (!text.matches("\\d{1,6}") || Integer.parseInt(text) < least) {
      throw new InputException("the operation '{0}' has a number from {1} on, not '{2}'", code, least, text);
    }
    return Integer.parseInt(text);
  }

  private static Problem withOperations(Problem problem, Map<String, String> operations) {
    Variant variant = problem.variant();
    String best = operations.getOrDefault("bm", "");
    List<String> keys = new ArrayList<>();
    // A sign of mate that is no stipulation stays among the operations.
    if (!best.contains("#-") && !MATE.asMatchPredicate().test(best)) {
      operations.remove("bm");
    }
    if (!best.isBlank() && !operations.containsKey("bm")) {
      playable(problem);
      MoveText texts = new MoveText(variant);
      Position position = Position.of(problem.setup());
      for (String move : best.split("\\s+")) {
        // A sign may stand apart from its move.
        if (move.codePoints().anyMatch(Character::isLetterOrDigit)) {
          keys.add(LongForm.of(variant.schema(), texts.read(position, move)));
        }
      }
    }
    String line = operations.remove("pv");
    String title = operations.getOrDefault("id", "");
    operations.remove("id");
    String comment = IntStream.range(0, 10).mapToObj(i -> operations.remove("c" + i)).filter(text -> text != null)
        .collect(Collectors.joining("\n"));
    Problem result = keys.isEmpty() ? problem : problem.withAnalysis(analysis -> analysis.withKeys(keys));
    result = line == null ? result : result.withAnalysis(analysis -> analysis.withLines(List.of(line)));
    result = title.isEmpty() && comment.isEmpty() ? result
        : result.withCredits(Credits.NONE.withTitle(title).withComment(comment));
    return operations.isEmpty() ? result : Leftovers.keep(result, "epd", new LinkedHashMap<>(operations));
  }

  private static void playable(Problem problem) {
    List<Fault> faults = Validation.faults(problem.variant(), problem.setup());
    if (!faults.isEmpty()) {
      throw new InputException(
          "the operation 'bm' names moves, but the position cannot be played: {0}", faults.getFirst().text());
    }
  }

  @Override
  public String write(List<Problem> problems) {
    return problems.stream()
        .map(problem -> Completion.write(this, problem, remark -> line(problem, remark)) + "\n")
        .collect(Collectors.joining());
  }

  private static String line(Problem problem, String remark) {
    String[] fields = Fen.format(problem.setup()).split(" ");
    StringBuilder line = new StringBuilder(String.join(" ", fields[0], fields[1], fields[2], fields[3]));
    Optional<Stipulation> mate = problem.task().stipulation().filter(Stipulation::isDirectMate);
    Map<String, @Nullable String> operations = new LinkedHashMap<>();
    if (!problem.analysis().keys().isEmpty()) {
      operations.put("bm", best(problem));
    }
    operations.put("c0",
        problem.credits().comment().isEmpty() ? null : EpdOperations.quoted(problem.credits().comment()));
    operations.put(OURS, remark.isEmpty() ? null : EpdOperations.quoted(Completion.MARK + remark));
    operations.put("dm", mate.map(stipulation -> String.valueOf(stipulation.moves())).orElse(null));
    operations.put("fmvn", fields[5].equals("1") ? null : fields[5]);
    operations.put("hmvc", fields[4].equals("0") ? null : fields[4]);
    operations.put("id", problem.credits().title().isEmpty() ? null : EpdOperations.quoted(problem.credits().title()));
    operations.put("pv", variation(problem));
    Map<String, String> others = Leftovers.texts(problem, "epd");
    String unparsed = others.remove(EpdOperations.UNPARSED);
    others.forEach((code, operand) -> operations.put(code, EpdOperations.operand(operand)));
    operations.forEach((code, operand) -> {
      if (operand != null) {
        line.append(' ').append(code).append(operand.isEmpty() ? "" : " " + operand).append(';');
      }
    });
    return unparsed == null || unparsed.isBlank() ? line.toString() : line + " " + unparsed + ";";
  }

  /** The only line of the problem if it has nothing but moves: EPD has no move numbers. */
  private static @Nullable String variation(Problem problem) {
    return problem.analysis().lines().size() == 1
        && problem.analysis().lines().getFirst().matches(WORD + "( " + WORD + ")*+")
            ? problem.analysis().lines().getFirst() : null;
  }

  private static @Nullable String best(Problem problem) {
    Variant variant = problem.variant();
    if (problem.task().isProofGame() || !Validation.faults(variant, problem.setup()).isEmpty()) {
      return null;
    }
    MoveText texts = new MoveText(variant);
    Position position = Position.of(problem.setup());
    List<String> written = new ArrayList<>();
    for (Move move : texts.legal(position)) {
      if (problem.analysis().keys().contains(LongForm.of(variant.schema(), move))) {
        written.add(texts.write(position, move));
      }
    }
    return written.isEmpty() ? null : String.join(" ", written);
  }
}
