package zugwerk.exchange;

import static zugwerk.work.Message.message;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.board.Setup;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.solve.Goal;
import zugwerk.work.InputException;

/**
 * The input of Popeye, the solving program, in English, German or French, with abbreviated commands. Fairy pieces of
 * the catalogue, conditions and attributes of pieces of the registry are read. Others, and anything else that would
 * change the problem, are rejected by name; options for solving or printing are kept. Text around problems is a
 * comment, as in Popeye. Problems of other games, studies and positions without a stipulation are not written.
 */
final class PopeyeFormat extends ExchangeFormat {

  /** Popeye reads lines of up to 255 characters. */
  private static final int LONGEST = 230;

  PopeyeFormat() {
    super("popeye", "Popeye input", "inp");
  }

  @Override
  public boolean recognises(String text) {
    return PopeyeLanguage.of(new PopeyeTokens(text, 1).peek()).isPresent()
        || text.lines().anyMatch(line -> PopeyeLanguage.begins(line.strip()));
  }

  @Override
  public Reading read(String text, Variant game) {
    ReadingBuilder reading = new ReadingBuilder();
    PopeyeTokens tokens = new PopeyeTokens(text, 1);
    while (!tokens.atEnd()) {
      Optional<PopeyeLanguage> language = PopeyeLanguage.of(tokens.next());
      if (language.isPresent()) {
        problems(reading, tokens, language.get());
      } else {
        tokens.restOfLine();
      }
    }
    return reading.done();
  }

  private static void problems(ReadingBuilder reading, PopeyeTokens tokens, PopeyeLanguage language) {
    Optional<PopeyeLanguage.Command> end;
    do {
      reading.add(tokens.line(), () -> new PopeyeReader(tokens, language).read());
      end = end(tokens, language);
      if (end.filter(command -> command != PopeyeLanguage.Command.BEGIN).isPresent()) {
        tokens.next();
      }
    } while (end.filter(PopeyeLanguage.Command.NEXT::equals).isPresent());
  }

  /** The command that ends the problem; after an error, only at the start of a line. */
  private static Optional<PopeyeLanguage.Command> end(PopeyeTokens tokens, PopeyeLanguage language) {
    while (!tokens.atEnd()) {
      Optional<PopeyeLanguage.Command> command = ending(tokens.peek(), language);
      if (command.isPresent()) {
        return command;
      }
      tokens.next();
      tokens.restOfLine();
    }
    return Optional.empty();
  }

  private static Optional<PopeyeLanguage.Command> ending(String word, PopeyeLanguage language) {
    try {
      return word.length() < 3 ? Optional.empty() : language.command(word).filter(PopeyeReader::ends);
    } catch (InputException _) {
      return Optional.empty();
    }
  }

  @Override
  public String write(List<Problem> problems) {
    StringBuilder text = new StringBuilder();
    for (Problem problem : problems) {
      text.append(text.isEmpty() ? "BeginProblem\n" : "NextProblem\n");
      String whole = Completion.write(this, problem, ImportedPieces.isKnown(problem.variant()),
          remark -> "BeginProblem\n" + body(problem, remark) + "EndProblem\n");
      text.append(whole, "BeginProblem\n".length(), whole.length() - "EndProblem\n".length());
    }
    return text.isEmpty() ? "" : text.append("EndProblem\n").toString();
  }

  private static String body(Problem problem, String remark) {
    if (!ImportedPieces.isKnown(problem.variant())) {
      throw new InputException(problem.variant().options().typeLetters().isEmpty()
          ? message("Popeye does not support the game {0}", problem.variant().title())
          : message("Popeye does not support all pieces of this {0}", problem.variant().title()));
    }
    if (problem.task().stipulation().isEmpty()) {
      throw new InputException("Popeye needs a stipulation, and this problem has none");
    }
    PopeyeTokens.stipulation(problem.task().stipulationText());
    List<String> lines = new ArrayList<>();
    add(lines, "Title", problem.credits().title());
    problem.credits().authors().forEach(author -> add(lines, "Author", author));
    add(lines, "Origin", Stream.of(problem.credits().source(), problem.credits().sourceId(), problem.credits().date())
        .filter(part -> !part.isBlank()).collect(Collectors.joining(", ")));
    add(lines, "Award", problem.credits().award());
    problem.credits().comment().lines().filter(line -> !Completion.looksLikeRemark(line))
        .forEach(line -> add(lines, "Remark", line));
    chunks(remark).forEach(chunk -> lines.add("Remark " + Completion.MARK + chunk));
    Leftovers.texts(problem, "popeye").forEach((command, text) -> {
      if (List.of("Protocol", "LaTeX").contains(command)) {
        add(lines, command, text);
      }
    });
    boolean between = problem.task().stipulationOrThrow().goal().is(Goal.Kind.OTHER_DIAGRAM);
    lines.addAll(pieces(problem, between ? problem.opening() : problem.setup()));
    List<String> conditions = PopeyeConditions.of(problem.variant());
    if (!conditions.isEmpty()) {
      lines.add("Condition " + String.join(" ", conditions));
    }
    lines.add("Stipulation " + problem.task().stipulationOrThrow());
    if (between) {
      lines.addAll(pieces(problem, problem.setup()));
    }
    List<String> options = PopeyeOptions.of(problem);
    if (!options.isEmpty()) {
      lines.add("Option " + String.join(" ", options));
    }
    lines.addAll(TwinWriter.commands(problem));
    return String.join("\n", lines) + "\n";
  }

  private static List<String> pieces(Problem problem, Setup setup) {
    List<String> lines = new ArrayList<>();
    PopeyeConditions.groups(setup).forEach((group, squares) -> lines.add((lines.isEmpty() ? "Pieces " : "       ")
        + group + " " + String.join(" ", PopeyeConditions.pieces(setup, squares,
            type -> ImportedPieces.walk(problem.variant(), type), true))));
    return lines.isEmpty() ? List.of("Forsyth 8/8/8/8/8/8/8/8") : lines;
  }

  /** Popeye reads such a line to its end; a longer text is cut. */
  private static void add(List<String> lines, String command, String text) {
    String plain = text.replaceAll("\\s+", " ").strip();
    if (!plain.isEmpty()) {
      lines.add(command + " " + plain.substring(0, Math.min(LONGEST, plain.length())));
    }
  }

  private static List<String> chunks(String text) {
    List<String> chunks = new ArrayList<>();
    int from = 0;
    while (from < text.length()) {
      int to = Math.min(text.length(), from + LONGEST);
      while (to < text.length() && to > from + 1
          && (Character.isWhitespace(text.charAt(to - 1)) || Character.isWhitespace(text.charAt(to)))) {
        to--;
      }
      chunks.add(text.substring(from, to));
      from = to;
    }
    return chunks;
  }
}
