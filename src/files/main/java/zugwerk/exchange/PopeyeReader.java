package zugwerk.exchange;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.notation.Fen;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;
import zugwerk.problem.Twin;
import zugwerk.solve.Goal;
import zugwerk.solve.Stipulation;
import zugwerk.work.InputException;

final class PopeyeReader {

  private final PopeyeTokens tokens;
  private final PopeyeLanguage language;
  private final ImportedPieces imported;
  private final PopeyeOptions options = new PopeyeOptions();
  private final List<String> titles = new ArrayList<>();
  private final List<String> authors = new ArrayList<>();
  private final List<String> origins = new ArrayList<>();
  private final List<String> remarks = new ArrayList<>();
  private final StringBuilder ours = new StringBuilder();
  private final Map<String, Object> leftovers = new LinkedHashMap<>();
  private final List<Twin> twins = new ArrayList<>();
  private String award = "";
  private Optional<Stipulation> stipulation = Optional.empty();
  private Optional<Setup> from = Optional.empty();
  private Setup setup;
  private boolean zeroposition;

  PopeyeReader(PopeyeTokens tokens, PopeyeLanguage language) {
    this.tokens = tokens;
    this.language = language;
    imported = new ImportedPieces(Positions.orthodox(), language.letters());
    setup = Setup.empty(imported.schema());
  }

  Problem read() {
    int begun = tokens.line();
    while (command().filter(command -> !ends(command)).isPresent()) {
      MisreadException.at(tokens.line(), () -> {
        PopeyeLanguage.Command command = command().orElseThrow();
        tokens.next();
        follow(command);
        return null;
      });
    }
    if (!tokens.atEnd() && command().isEmpty()) {
      throw new MisreadException(tokens.line(), "'{0}' is not a Popeye command", tokens.peek());
    }
    return MisreadException.at(begun, () -> Completion.complete(
        Positions.kingless(diagram().withTask(task -> task.withTwins(twins).withZeroposition(zeroposition))),
        ours.toString()));
  }

  static boolean ends(PopeyeLanguage.Command command) {
    return command == PopeyeLanguage.Command.END || command == PopeyeLanguage.Command.NEXT
        || command == PopeyeLanguage.Command.BEGIN;
  }

  private Optional<PopeyeLanguage.Command> command() {
    return tokens.atEnd() ? Optional.empty()
        : MisreadException.at(tokens.line(), () -> language.command(tokens.peek()));
  }

  private void follow(PopeyeLanguage.Command command) {
    switch (command) {
      case TITLE -> titles.add(tokens.restOfLine());
      case AUTHOR -> Arrays.stream(tokens.restOfLine().split("(?<!\\s)\\s+&\\s+")).filter(name -> !name.isBlank())
          .forEach(authors::add);
      case ORIGIN -> origins.add(tokens.restOfLine());
      case AWARD -> award = tokens.restOfLine();
      case REMARK -> remark(tokens.restOfLine());
      case PROTOCOL -> leftovers.put("Protocol", tokens.restOfLine());
      case LATEX -> {
        leftovers.put("LaTeX", tokens.restOfLine());
        printed();
      }
      case LATEX_PIECES -> printed();
      case STIPULATION -> stipulation();
      case OPTION -> option();
      case PIECES -> setup = PopeyePieces.read(tokens, language, imported, setup);
      case FORSYTH -> setup = ForsythFormat.begun(imported, tokens.need("a Forsyth"));
      case ARRAY -> setup = Fen.start(imported.game());
      case TWIN, ZERO -> twin(command == PopeyeLanguage.Command.ZERO);
      case CONDITION -> condition();
      case STRUCTURED -> structured();
      case BEGIN, END, NEXT -> throw new AssertionError(command);
    }
  }

  private void structured() {
    String word = tokens.need("the side that begins a structured stipulation");
    Side side = language.side(word).map(index -> Side.values()[index]).orElseThrow(() -> new InputException(
        "a structured stipulation begins with the side to move, not with '{0}'", word));
    List<String> text = new ArrayList<>();
    while (!tokens.atEnd() && !tokens.peek().matches("[a-zA-Z]{3,}")) {
      text.add(tokens.next());
    }
    PopeyeStructure structure = PopeyeStructure.of(side, String.join(" ", text));
    stipulation = Optional.of(structure.stipulation());
    options.begins(structure);
  }

  /** Keeps what LaTeX calls the pieces: lines with a piece's letters, a letter of its sign, and its name. */
  private void printed() {
    List<String> names = new ArrayList<>();
    while (!tokens.atEnd() && tokens.peek().length() <= 2) {
      names.add(tokens.next() + " " + tokens.restOfLine().strip());
    }
    if (!names.isEmpty()) {
      leftovers.merge("LaTeXPieces", String.join("\n", names), (before, more) -> before + "\n" + more);
    }
  }

  private void remark(String text) {
    if (Completion.isRemark(text) || !ours.isEmpty() && text.startsWith(Completion.MARK)) {
      ours.append(text.substring(Completion.MARK.length()));
    } else {
      remarks.add(text);
    }
  }

  /** In {@code a=>b} the pieces before the stipulation are position A, those after it position B. */
  private void stipulation() {
    Stipulation read = tokens.stipulation();
    if (read.goal().is(Goal.Kind.OTHER_DIAGRAM)) {
      from = Optional.of(setup);
      setup = Setup.empty(setup.schema());
    }
    stipulation = Optional.of(read);
  }

  private void condition() {
    Optional<String> condition = PopeyeConditions.take(tokens, language, imported);
    if (condition.isEmpty()) {
      throw new InputException("there is no condition '{0}'", tokens.need("a condition"));
    }
    while (condition.isPresent()) {
      imported.add(condition.get());
      condition = PopeyeConditions.take(tokens, language, imported);
    }
    setup = imported.grown(setup);
  }

  private void option() {
    if (!options.take(tokens, language)) {
      throw new InputException("there is no option '{0}'", tokens.peek());
    }
    while (options.take(tokens, language)) {
      // One after another, up to the next command.
    }
  }

  private void twin(boolean zero) {
    if (zero && !twins.isEmpty()) {
      throw new InputException("ZeroPosition stands before all twins");
    }
    zeroposition |= zero;
    Problem diagram = diagram();
    Problem last = diagram;
    for (Twin twin : twins) {
      last = TwinReader.made(diagram, last, twin);
    }
    twins.add(TwinReader.read(tokens, language, imported, diagram, last));
  }

  private Problem diagram() {
    Credits credits =
        Credits.NONE.withTitle(tex(titles)).withAuthors(authors.stream().map(TexLetters::plain).toList())
            .withSource(tex(origins)).withAward(TexLetters.plain(award)).withComment(tex(remarks));
    Problem problem = options.applied(Problem.of(imported.game(), imported.grown(setup))
        .withTask(task -> task.withStipulation(stipulation).withFrom(from.map(imported::grown)))).withCredits(credits);
    return Leftovers.keep(problem, "popeye", leftovers);
  }

  private static String tex(List<String> lines) {
    return TexLetters.plain(String.join("\n", lines));
  }
}
