package zugwerk.exchange;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.condition.Conditions;
import zugwerk.file.Remainder;
import zugwerk.notation.Letters;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;
import zugwerk.problem.StoredSolution;
import zugwerk.problem.Twin;
import zugwerk.solve.Stipulation;
import zugwerk.work.InputException;

final class YamlReader {

  static final String FIELD = "yacpdb";
  static final String SOLUTION = StoredSolution.FIELD;

  private static final List<String> KNOWN = List.of("authors", "source", "source-id", "date", "distinction", "award",
      "algebraic", "stipulation", "options", "conditions", "twins", "intended-solutions", SOLUTION, "keywords",
      "comments",
      "reprints");

  private final YamlTree tree;
  private final Map<String, Object> leftovers = new LinkedHashMap<>();
  private final List<String> comments = new ArrayList<>();
  private String remark = "";

  private YamlReader(YamlTree tree) {
    this.tree = tree;
  }

  static Reading read(String text) {
    ReadingBuilder reading = new ReadingBuilder();
    int before = 0;
    for (String document : text.split("(?m)^(?=---(?:\\s|$))")) {
      int lines = before;
      String content = document.replaceFirst("^---", "   ").replaceFirst("(?m)^\\.\\.\\.\\s*$", "");
      if (content.lines().anyMatch(line -> !line.isBlank() && !line.strip().startsWith("#") && !line.startsWith("%"))) {
        reading.add(before + 1, () -> new YamlReader(YamlTree.of(content, lines)).problem());
      }
      before += (int) document.chars().filter(c -> c == '\n').count();
    }
    return reading.done();
  }

  private Problem problem() {
    comments();
    Problem board = board();
    return MisreadException.at(tree.line(), () -> {
      Problem problem = solutions(board.withCredits(credits()));
      String solution = tree.text(SOLUTION);
      if (!solution.isBlank() && !solution.strip().equals("?")) {
        problem = Leftovers.keep(problem, SOLUTION, solution);
      }
      tree.names().stream().filter(name -> !KNOWN.contains(name))
          .forEach(name -> leftovers.put(name, tree.value(name)));
      return Completion.complete(Leftovers.keep(problem, FIELD, leftovers), remark);
    });
  }

  private void comments() {
    for (String comment : tree.texts("comments")) {
      if (Completion.isRemark(comment)) {
        remark = comment.substring(Completion.MARK.length());
      } else if (!comment.isEmpty()) {
        comments.add(comment);
      }
    }
  }

  /** A remark of ours that contains the position takes precedence over the pieces. */
  private Problem board() {
    if (!remark.isEmpty() && Remainder.hasPosition(remark)) {
      String condition = Condition.words(Completion.complete(Positions.nothing(), remark).variant());
      Problem whole = Completion
          .complete(
              options(Positions.nothing().withTask(task -> task.withStipulation(stipulation())), List.of(condition)),
              remark);
      return twins(whole, new ImportedPieces(whole.variant(), Letters.PROBLEM));
    }
    ImportedPieces imported = new ImportedPieces(Positions.orthodox(), Letters.PROBLEM);
    PieceReader pieces = new PieceReader(imported);
    if (!tree.has("algebraic")) {
      throw new MisreadException(tree.line(), "the field 'algebraic' with the pieces is missing");
    }
    YamlTree lists = tree.tree("algebraic");
    for (String side : lists.names()) {
      for (String piece : lists.texts(side)) {
        try {
          pieces(pieces, side, piece);
        } catch (InputException fault) {
          throw new MisreadException(lists.line(side), fault);
        }
      }
    }
    conditions(imported);
    Problem problem = options(
        Problem.of(imported.game(), pieces.setup()).withTask(task -> task.withStipulation(stipulation())), List.of());
    if (tree.text("stipulation").matches(".*black to move\\s*")) {
      Setup blacks = problem.setup().with(Schema.SIDE_TO_MOVE, 1);
      problem = problem.withSetup(blacks);
    }
    return Positions.kingless(twins(problem, imported));
  }

  private static void pieces(PieceReader pieces, String side, String piece) {
    int colour = List.of("white", "black", "neutral").indexOf(side);
    if (colour < 0) {
      throw new InputException("'{0}' is {1}, but pieces are white, black or neutral here", piece, side);
    }
    List<String> words = List.of(piece.strip().split("\\s+"));
    if (!PieceReader.isPiece(words.getLast())) {
      throw new InputException("'{0}' is no piece of this game; a piece reads like Kg6", piece);
    }
    pieces.marking(attributes(colour, words.subList(0, words.size() - 1)));
    String walk = PieceReader.walk(words.getLast());
    pieces.put(colour == 1 ? 1 : 0, walk.isEmpty() ? "P" : walk,
        PieceReader.squares(words.getLast().substring(walk.length())));
  }

  /** What the registry calls the attributes of a piece, as in "royal Sg1". */
  private static List<String> attributes(int colour, List<String> words) {
    return Stream.concat(Stream.of(PopeyeLanguage.NEUTRAL).filter(_ -> colour > 1), words.stream())
        .map(PopeyeConditions::attribute).toList();
  }

  private Optional<Stipulation> stipulation() {
    String text = tree.text("stipulation").strip();
    if (tree.has("non-standard-stipulation") || text.equals("see text") || text.isEmpty()) {
      if (!text.isEmpty() && !text.equals("see text")) {
        leftovers.put("stipulation", text);
      }
      return Optional.empty();
    }
    String plain = text.replaceFirst("\\s*(black|white) to move$", "");
    boolean study = plain.equals("+") || plain.equals("=");
    return MisreadException.at(tree.line("stipulation"),
        () -> Optional.of(study ? Stipulation.parse(plain) : PopeyeTokens.stipulation(plain)));
  }

  /** The databases list conditions among the options; some files have a list of their own. */
  private void conditions(ImportedPieces imported) {
    tree.texts("conditions").forEach(text -> condition(text, tree.line("conditions"), imported));
    tree.texts("options").stream().filter(text -> !isOption(text))
        .forEach(text -> condition(text, tree.line("options"), imported));
  }

  /** Conditions in Popeye's words, or in those of the registry. */
  private static void condition(String text, int line, ImportedPieces imported) {
    try {
      Conditions.read(text).forEach(condition -> imported.add(condition.text()));
    } catch (InputException _) {
      PopeyeTokens tokens = new PopeyeTokens(text, line);
      while (!tokens.atEnd()) {
        imported.add(PopeyeConditions.take(tokens, PopeyeLanguage.ENGLISH, imported)
            .orElseThrow(() -> new MisreadException(line,
                "the option '{0}' is a fairy condition or unknown, and has no counterpart", text)));
      }
    }
  }

  private static boolean isOption(String text) {
    PopeyeTokens tokens = new PopeyeTokens(text, 1);
    PopeyeOptions options = new PopeyeOptions();
    boolean taken = tokens.atEnd();
    try {
      while (!tokens.atEnd() && options.take(tokens, PopeyeLanguage.ENGLISH)) {
        taken = true;
      }
    } catch (MisreadException _) {
      return taken;
    }
    return taken && tokens.atEnd();
  }

  private Problem options(Problem problem, List<String> conditions) {
    PopeyeOptions options = new PopeyeOptions();
    for (String text : tree.texts("options").stream().filter(text -> !conditions.contains(text) && isOption(text))
        .toList()) {
      PopeyeTokens tokens = new PopeyeTokens(text, tree.line("options"));
      while (!tokens.atEnd() && options.take(tokens, PopeyeLanguage.ENGLISH)) {
        // One after another.
      }
    }
    return MisreadException.at(tree.line("options"), () -> options.applied(problem));
  }

  private Problem twins(Problem given, ImportedPieces imported) {
    if (!tree.has("twins") || !tree.hasTree("twins")) {
      return given;
    }
    Problem diagram = given;
    YamlTree texts = tree.tree("twins");
    List<String> letters = texts.names().stream().sorted(Comparator.comparingInt(String::length)
        .thenComparing(Comparator.naturalOrder())).toList();
    List<Twin> twins = new ArrayList<>();
    Problem last = diagram.withTask(task -> task.withDuplex(false));
    for (String letter : letters) {
      PopeyeTokens tokens = new PopeyeTokens(texts.text(letter), texts.line(letter));
      twins.add(TwinReader.read(tokens, PopeyeLanguage.ENGLISH, imported, diagram, last));
      if (!tokens.atEnd()) {
        throw new MisreadException(texts.line(letter), "the twin's change '{0}' is unknown", tokens.peek());
      }
      Setup grown = imported.grown(diagram.setup());
      diagram = diagram.withGame(imported.game(), grown);
      last = TwinReader.made(diagram, last, twins.getLast());
    }
    return diagram.withTask(task -> task.withTwins(twins).withZeroposition(letters.contains("a")));
  }

  private Problem solutions(Problem problem) {
    String intended = tree.text("intended-solutions");
    if (intended.matches("[1-9]\\d{0,5}") && !intended.equals("1")) {
      return problem.withTask(task -> task.withSolutions(Integer.parseInt(intended)));
    }
    if (!intended.isEmpty()) {
      leftovers.put("intended-solutions", intended);
    }
    return problem;
  }

  private Credits credits() {
    List<String> filed = tree.texts("authors");
    List<String> authors = YamlSource.credited(filed);
    keepIf(!YamlSource.filed(authors).equals(filed), "authors");
    Credits credits = Credits.NONE.withAuthors(authors).withAward(tree.text("distinction"))
        .withKeywords(tree.texts("keywords")).withComment(String.join("\n\n", comments));
    if (tree.hasTree("source")) {
      YamlTree place = tree.tree("source");
      credits = credits.withSource(place.text("name")).withSourceId(place.text("problemid"))
          .withDate(YamlSource.date(place, "date"));
      Map<String, Object> more = new LinkedHashMap<>();
      place.names().stream().filter(name -> !List.of("name", "problemid", "date").contains(name))
          .forEach(name -> more.put(name, place.value(name)));
      if (!more.isEmpty()) {
        leftovers.put("source", more);
      }
    } else {
      credits = credits.withSource(tree.text("source")).withSourceId(tree.text("source-id"))
          .withDate(YamlSource.date(tree, "date"));
    }
    if (tree.hasTree("award")) {
      YamlTree won = tree.tree("award");
      credits = credits.withAward(YamlSource.award(won));
      keepIf(won.names().size() > 2 || !won.has("tourney") || won.hasTree("tourney")
          || !won.text("tourney").equals("ditto"), "award");
    }
    List<YamlTree> places = tree.trees("reprints");
    List<String> reprints = places.isEmpty() ? tree.texts("reprints")
        : places.stream().map(YamlSource::reprint).toList();
    keepIf(!places.isEmpty() && YamlSource.reprints(reprints).filter(tree.value("reprints")::equals).isEmpty(),
        "reprints");
    return credits.withReprints(reprints);
  }

  private void keepIf(boolean needed, String field) {
    if (needed) {
      leftovers.put(field, tree.value(field));
    }
  }
}
