package zugwerk.exchange;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import zugwerk.board.Schema;
import zugwerk.notation.Letters;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.work.InputException;

/** A format with a YAML document for each problem: it reads the fields of both databases and writes its own. */
abstract sealed class YamlFormat extends ExchangeFormat permits OliveFormat, YacpdbFormat {

  private static final Pattern FIELD = Pattern.compile("(?m)^\\s*(algebraic|authors|stipulation)\\s*:");

  /** The family name, then optionally a comma and the given names. */
  private static final Pattern NAME = Pattern.compile("(?=.{1,255}$)[^,]*[^,\\s][^,]*(, [^,]+)?");

  YamlFormat(String name, String title, String... endings) {
    super(name, title, endings);
  }

  @Override
  public final boolean recognises(String text) {
    return !text.strip().startsWith("{") && FIELD.matcher(text).find();
  }

  @Override
  public final Reading read(String text, Variant game) {
    return YamlReader.read(text);
  }

  @Override
  public final boolean holdsSolution(Problem problem) {
    return solution(problem).isBlank();
  }

  @Override
  public final String write(List<Problem> problems) {
    return problems.stream()
        .map(problem -> Completion.write(this, problem, ImportedPieces.isKnown(problem.variant()),
            remark -> YamlWriter.document(fields(problem, remark))))
        .collect(Collectors.joining());
  }

  @Override
  final boolean hidesGame(Problem problem) {
    return !ImportedPieces.isKnown(problem.variant()) && Condition.isHidden(problem);
  }

  abstract Map<String, Object> fields(Problem problem, String remark);

  /** Authors with the family name first; as they were read, if they are unchanged. */
  static void authors(Map<String, Object> fields, Problem problem) {
    List<String> authors = YamlSource.filed(problem.credits().authors());
    if (Leftovers.of(problem, YamlReader.FIELD).get("authors") instanceof List<?> kept) {
      List<String> filed = kept.stream().map(String::valueOf).toList();
      authors = YamlSource.credited(filed).equals(problem.credits().authors()) ? filed : authors;
    }
    putList(fields, "authors", authors.stream().filter(NAME.asMatchPredicate()).distinct().toList());
  }

  static void problem(Map<String, Object> fields, Problem problem) {
    Map<String, Object> pieces = new LinkedHashMap<>();
    boolean known = ImportedPieces.isKnown(problem.variant());
    IntFunction<String> letters = type -> known ? ImportedPieces.walk(problem.variant(), type)
        : String.valueOf(Letters.PROBLEM.letter(problem.variant().schema().types().get(type).letter()));
    PopeyeConditions.groups(problem.setup()).forEach((group, squares) -> {
      List<String> words = List.of(group.toLowerCase(Locale.ROOT).split(" ", 2));
      String attributes = words.size() > 1 ? words.getLast() + " " : "";
      List<String> all = new ArrayList<>(pieces.get(words.getFirst()) instanceof List<?> before
          ? before.stream().map(String::valueOf).toList() : List.of());
      PopeyeConditions.pieces(problem.setup(), squares, letters, false)
          .forEach(piece -> all.add(attributes + piece));
      putList(pieces, words.getFirst(), all);
    });
    fields.put("algebraic", pieces);
    boolean study = problem.task().stipulation().filter(Stipulation::isStudy).isPresent();
    boolean black = problem.setup().get(Schema.SIDE_TO_MOVE) == 1;
    fields.put("stipulation", problem.task().stipulation()
        .map(stipulation -> stipulation + (study && black ? " black to move" : "")).orElse("see text"));
    List<String> options = new ArrayList<>(known ? PopeyeOptions.of(problem) : List.of());
    if (study) {
      options.remove("HalfDuplex");
    }
    if (known) {
      options.addAll(PopeyeConditions.named(problem.variant()));
    } else if (Condition.isHidden(problem)) {
      options.add(Condition.words(problem.variant()));
    }
    putList(fields, "options", options);
    if (!problem.task().twins().isEmpty() && known) {
      try {
        Map<String, String> twins = TwinWriter.changes(problem);
        // A zeroposition with one twin has no twin b, which the databases require.
        if (twins.containsKey("b")) {
          fields.put("twins", twins);
        }
      } catch (InputException _) {
        // Twins without a counterpart are in the remark only.
      }
    }
    if (problem.task().solutions() > 1) {
      fields.put("intended-solutions", problem.task().solutions());
    }
  }

  static String solution(Problem problem) {
    return problem.other().get(YamlReader.SOLUTION) instanceof String text ? text : "";
  }

  static void texts(Map<String, Object> fields, Problem problem, String remark) {
    String solution = solution(problem);
    String lines = String.join("\n", problem.analysis().lines());
    fields.put(YamlReader.SOLUTION, !solution.isBlank() ? solution : lines.isBlank() ? "?" : lines);
    putList(fields, "keywords",
        problem.credits().keywords().stream().filter(word -> !word.isBlank()).distinct().toList());
    List<String> comments = new ArrayList<>();
    for (String comment : problem.credits().comment().split("\\n\\n")) {
      if (!comment.isBlank() && !Completion.looksLikeRemark(comment) && !comments.contains(comment)) {
        comments.add(comment);
      }
    }
    if (!remark.isEmpty()) {
      comments.add(Completion.MARK + remark);
    }
    putList(fields, "comments", comments);
  }

  static Object numbered(String text) {
    return text.matches("[1-9]\\d{0,8}") ? Integer.valueOf(text) : text;
  }

  private static void putList(Map<String, Object> fields, String name, List<String> list) {
    if (!list.isEmpty()) {
      fields.put(name, list);
    }
  }
}
