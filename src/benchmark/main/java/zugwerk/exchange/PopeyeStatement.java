package zugwerk.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import zugwerk.problem.Problem;
import zugwerk.work.InputException;

/**
 * A problem of a file of Popeye's, which may be one that cannot be read.
 *
 * @param place file and number in it
 * @param conditions its conditions and attributes, as the registry calls them, or Popeye if the registry lacks them
 * @param content what makes it the same problem as another one
 * @param reading the problem, or what is wrong
 */
record PopeyeStatement(String place, Set<String> conditions, String content, Reading reading) {

  private static final Pattern SQUARES = Pattern.compile("(?i)([a-h][1-8])+$");
  private static final Set<PopeyeLanguage.Command> TEXTS = Set.of(PopeyeLanguage.Command.TITLE,
      PopeyeLanguage.Command.AUTHOR, PopeyeLanguage.Command.ORIGIN, PopeyeLanguage.Command.AWARD,
      PopeyeLanguage.Command.REMARK, PopeyeLanguage.Command.PROTOCOL, PopeyeLanguage.Command.LATEX);

  /** All problems of a file. */
  static List<PopeyeStatement> all(String file, String text) {
    List<PopeyeStatement> found = new ArrayList<>();
    StringBuilder body = new StringBuilder();
    Optional<PopeyeLanguage> language = Optional.empty();
    for (String line : text.lines().toList()) {
      String first = line.strip().split("[\\s,;]+", 2)[0];
      Optional<PopeyeLanguage> begun = language.isPresent() ? Optional.empty() : PopeyeLanguage.of(first);
      boolean ends = language.flatMap(spoken -> command(first, spoken)).filter(PopeyeReader::ends).isPresent();
      if (ends || begun.isPresent()) {
        language.ifPresent(spoken -> found.add(of(file + " " + (found.size() + 1), body.toString(), spoken)));
        body.setLength(0);
        boolean over = language.flatMap(spoken -> command(first, spoken))
            .filter(PopeyeLanguage.Command.END::equals).isPresent();
        language = over ? Optional.empty() : language.or(() -> begun);
        body.append(line.strip().substring(first.length())).append('\n');
      } else if (language.isPresent()) {
        body.append(line).append('\n');
      }
    }
    return found;
  }

  private static PopeyeStatement of(String place, String body, PopeyeLanguage language) {
    Reading reading = Formats.named("popeye").read(PopeyeLanguage.Command.BEGIN.word(language) + "\n" + body
        + PopeyeLanguage.Command.END.word(language) + "\n", Positions.orthodox());
    Set<String> conditions = new TreeSet<>();
    String content = content(new PopeyeTokens(body, 1), language, conditions);
    return new PopeyeStatement(place, conditions, content + conditions, reading);
  }

  /** The squares of the pieces and the stipulation, which are the same in all languages. */
  private static String content(PopeyeTokens tokens, PopeyeLanguage language, Set<String> conditions) {
    List<String> content = new ArrayList<>();
    Optional<PopeyeLanguage.Command> now = Optional.empty();
    while (!tokens.atEnd()) {
      if (now.filter(PopeyeLanguage.Command.CONDITION::equals).isPresent()) {
        conditions(tokens, language, conditions);
      }
      String word = tokens.next();
      Optional<PopeyeLanguage.Command> next = word.length() < 3 ? Optional.empty() : command(word, language);
      if (next.filter(TEXTS::contains).isPresent()) {
        tokens.restOfLine();
      } else if (next.isPresent()) {
        now = next;
      } else {
        note(word, now, language, content, conditions);
      }
    }
    return String.join(" ", content).toLowerCase(Locale.ROOT);
  }

  private static void note(String word, Optional<PopeyeLanguage.Command> now, PopeyeLanguage language,
      List<String> content, Set<String> conditions) {
    var squares = SQUARES.matcher(word);
    if (now.filter(PopeyeLanguage.Command.PIECES::equals).isPresent()) {
      attribute(word, language).ifPresent(name -> conditions.add(name + " pieces"));
    }
    if (squares.find() && now.filter(PopeyeLanguage.Command.OPTION::equals).isEmpty()) {
      content.add(squares.group());
    } else if (now.filter(PopeyeLanguage.Command.STIPULATION::equals).isPresent()
        || now.filter(PopeyeLanguage.Command.FORSYTH::equals).isPresent()) {
      content.add(word);
    }
  }

  private static Optional<String> attribute(String word, PopeyeLanguage language) {
    try {
      return language.side(word).filter(side -> side > 1).map(_ -> PopeyeLanguage.NEUTRAL)
          .or(() -> language.specification(word));
    } catch (InputException _) {
      return Optional.empty();
    }
  }

  private static void conditions(PopeyeTokens tokens, PopeyeLanguage language, Set<String> conditions) {
    try {
      for (Optional<String> name = PopeyeConditions.skip(tokens, language); name.isPresent(); name =
          PopeyeConditions.skip(tokens, language)) {
        conditions.add(name.get());
      }
    } catch (InputException _) {
      // An ambiguous word, which Popeye rejects too.
    }
  }

  private static Optional<PopeyeLanguage.Command> command(String word, PopeyeLanguage language) {
    try {
      return word.length() < 3 ? Optional.empty() : language.command(word);
    } catch (InputException _) {
      return Optional.empty();
    }
  }

  /** The problem, if it can be stated. */
  Optional<Problem> problem() {
    return reading.faults().isEmpty() ? reading.problems().stream().findFirst() : Optional.empty();
  }

  /** Why it cannot be stated. */
  String fault() {
    return reading.faults().stream().findFirst().map(fault -> fault.toString()).orElse("");
  }
}
