package zugwerk.content.search;

import static zugwerk.work.Message.message;
import static zugwerk.work.Texts.key;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.board.Square;
import zugwerk.condition.Conditions;
import zugwerk.content.Count;
import zugwerk.content.search.Facts.Field;
import zugwerk.content.theme.Theme;
import zugwerk.content.theme.Themes;
import zugwerk.solve.Soundness;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;
import zugwerk.work.Message;

/** The table of all predicates of searches. */
public final class Predicates {

  private static final Pattern PIECES = Pattern.compile("(?<side>[wb])?(?<letters>[A-Z]*)");
  private static final Pattern DATE = Pattern.compile("\\d{4}(-\\d{2}(-\\d{2})?)?");

  /** All predicates: those that need no solution first. */
  public static final List<Predicate> ALL = Stream.concat(Stream.of(
      text("Text", "Bristol 1861", key("the file contains all these words"), Field.TEXT),
      text("Author", "Loyd", key("an author's name contains this"), Field.AUTHOR),
      text("Title", "Excelsior", key("the title contains this"), Field.TITLE),
      text("Source", "Good Companions", key("the source contains this"), Field.SOURCE),
      text("SourceId", "5654", key("the problem's number in the source contains this"), Field.SOURCEID),
      text("Reprint", "FIDE Album", key("a later publication contains this"), Field.REPRINT),
      text("Award", "1st Prize", key("the award contains this, with its tourney"), Field.AWARD),
      text("Judge", "Mansfield", key("a judge's name contains this, in files from YACPDB"), Field.JUDGE),
      text("Keyword", "Grimshaw", key("a keyword of the file contains this"), Field.KEYWORD),
      text("Comment", "first", key("the comment contains this"), Field.COMMENT),
      text("Option", "PostKeyPlay", key("an option of the file contains this"), Field.OPTION),
      number("Year", key("the year of the first publication, 0 if it is unknown"), Facts::year),
      published("PublishedAfter", key("it was published on this day, in this month or year, or later"), false),
      published("PublishedBefore", key("it was published before this day, month or year"), true),
      new Predicate("Game", "Game(\"polypiece\")", 1, 1, key("it is a problem of this game"), false, Predicates::game),
      new Predicate("Fairy", "Fairy", 0, 0,
          key("it is a problem of a game other than orthodox chess, or has a fairy condition"), false,
          _ -> candidate -> candidate.facts().isFairy() ? 1 : 0),
      new Predicate("Condition", "Condition(\"Circe\")", 1, 1, key("the problem has this fairy condition"), false,
          Predicates::condition),
      new Predicate("Stipulation", "Stipulation(\"h#*\")", 1, 1,
          key("the problem has this stipulation; * stands for any text"), false,
          Predicates::stipulation),
      number("Moves", key("the number of moves that the stipulation allows"), Facts::moves),
      number("Parts", key("the number of parts, 1 without twins"), Facts::parts),
      new Predicate("Pieces", "Pieces, Pieces(\"w\") or Pieces(\"bRB\")", 0, 1,
          key("the number of all pieces in the diagram, of White's, of Black's Rooks and Bishops"), false,
          Predicates::pieces),
      new Predicate("With", "With(\"wR wR bQ\")", 1, 1, key("the diagram contains at least these pieces"), false,
          arguments -> {
            String wanted = with(arguments.getFirst());
            return candidate -> candidate.facts().contains(wanted) ? 1 : 0;
          }),
      new Predicate("Matrix", "Matrix(\"wKa1 bQc2\", \"shift mirror colours\")", 1, 4,
          key("these pieces are on these squares; with further words, also shifted, turned and mirrored, or of the"
              + " other colours"),
          false, arguments -> new Matrix(arguments.getFirst(), arguments.subList(1, arguments.size()))),
      new Predicate("Verdict", "Verdict(\"cooked\")", 1, 1, key("the solver gives this verdict"), true,
          Predicates::verdict),
      new Predicate("Theme", "Theme or Theme(\"Grimshaw\")", 0, 1, key("how often any theme, or this one, is found"),
          true,
          Predicates::theme),
      content("Mates", "Mates or Mates(\"model\")", 1,
          key("the number of different mates, or of those that are model, ideal, pure or mirror mates, or model mates"
              + " with one pin or more, or with two or more")),
      content("Solutions", "Solutions", 0, key("the number of solutions")),
      content("SetPlay", "SetPlay", 0, key("the number of defences that the set play answers")),
      content("Tries", "Tries", 0, key("the number of tries with one refutation")),
      content("Variations", "Variations", 0, key("the number of different answers to defences after keys")),
      content("Dual", "Dual", 0, key("the number of duals")),
      content("Phases", "Phases", 0,
          key("the number of different first moves of all parts; all set play counts as one")),
      content("PlaceExchange", "PlaceExchange >= 3", 0,
          key("the largest number of pieces that exchange their squares in a cycle within a line")),
      content("Zilahi", "Zilahi >= 3", 0,
          key("the largest number of solutions that form a Zilahi, in a cycle if more than two"))),
      WayPredicates.all().stream()).toList();

  private Predicates() {}

  public static Optional<Predicate> named(String name) {
    return ALL.stream().filter(predicate -> predicate.name().equalsIgnoreCase(name)).findFirst();
  }

  static Message unknown(String word) {
    return message("unknown word '{0}'; known are {1}", word, ALL.stream().map(Predicate::name)
        .collect(Collectors.joining(", ")));
  }

  /** With {@code Text} each word counts separately. */
  private static Predicate text(String name, String example, String meaning, Field field) {
    return new Predicate(name, name + "(\"" + example + "\")", 1, 1, meaning, false, arguments -> {
      List<String> all = wanted(field, arguments.getFirst());
      return candidate -> all.stream().allMatch(candidate.facts().text(field)::contains) ? 1 : 0;
    });
  }

  /** The lower-case texts that a text of the file must contain. */
  public static List<String> wanted(Field field, String argument) {
    if (field == Field.CONDITION) {
      return Conditions.read(argument).stream().map(condition -> Facts.small(condition.text())).toList();
    }
    String wanted = Facts.small(argument);
    return field == Field.TEXT ? List.of(wanted.split("\\s+")) : List.of(wanted);
  }

  private static Predicate.Counter condition(List<String> arguments) {
    List<String> wanted = wanted(Field.CONDITION, arguments.getFirst());
    return candidate -> wanted.stream().allMatch(candidate.facts()::isUnder) ? 1 : 0;
  }

  private static Predicate number(String name, String meaning, ToLongFunction<Facts> number) {
    return new Predicate(name, name, 0, 0, meaning, false, _ -> candidate -> number.applyAsLong(candidate.facts()));
  }

  /** A known date is compared as far as it goes: a year alone means its beginning. */
  private static Predicate published(String name, String meaning, boolean before) {
    return new Predicate(name, name + "(\"1917-05\")", 1, 1, meaning, false, arguments -> {
      String wanted = date(arguments.getFirst());
      return candidate -> {
        String date = candidate.facts().date();
        return !date.isEmpty() && date.compareTo(wanted) < 0 == before ? 1 : 0;
      };
    });
  }

  /**
   * A date in a search.
   *
   * @throws InputException with one phrase, if it is not a date
   */
  static String date(String text) {
    if (!DATE.matcher(text.strip()).matches()) {
      throw new InputException("'{0}' is not a date; write it like 1917, 1917-05 or 1917-05-12", text);
    }
    return text.strip();
  }

  private static Predicate content(String name, String form, int most, String meaning) {
    return new Predicate(name, form, 0, most, meaning, true, arguments -> {
      Count what = Count.of(name, arguments);
      return candidate -> shown(candidate).count(what);
    });
  }

  static Shown shown(Candidate candidate) {
    return candidate.shown().orElseThrow();
  }

  private static Predicate.Counter game(List<String> arguments) {
    String id = gameId(arguments.getFirst());
    return candidate -> candidate.facts().game().equals(id) ? 1 : 0;
  }

  /**
   * The id of a game, given by its id or title.
   *
   * @throws InputException with one phrase, if there is none
   */
  static String gameId(String name) {
    String wanted = Facts.small(name);
    return Variants.all().stream()
        .filter(game -> game.id().equals(wanted) || Facts.small(game.title()).equals(wanted)).findFirst()
        .orElseThrow(() -> new InputException(
            "unknown game '{0}'; known are {1}",
            name, Variants.all().stream().map(game -> game.id()).collect(Collectors.joining(", "))))
        .id();
  }

  private static Predicate.Counter stipulation(List<String> arguments) {
    Pattern wanted = Pattern.compile(Arrays.stream(arguments.getFirst().strip().split("\\*", -1)).map(Pattern::quote)
        .collect(Collectors.joining(".*")), Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
    return candidate -> wanted.matcher(candidate.facts().stipulation()).matches() ? 1 : 0;
  }

  private static Predicate.Counter verdict(List<String> arguments) {
    String wanted = Facts.small(arguments.getFirst());
    Soundness verdict = Arrays.stream(Soundness.values()).filter(one -> one.word().equals(wanted)).findFirst()
        .orElseThrow(
            () -> new InputException(
                "'{0}' is not a verdict; known are {1}",
                arguments.getFirst(),
                Arrays.stream(Soundness.values()).map(Soundness::word).collect(Collectors.joining(", "))));
    return candidate -> shown(candidate).verdict() == verdict ? 1 : 0;
  }

  private static Predicate.Counter theme(List<String> arguments) {
    if (arguments.isEmpty()) {
      return candidate -> shown(candidate).themes().values().stream().mapToLong(Long::longValue).sum();
    }
    Theme theme = Themes.named(arguments.getFirst())
        .orElseThrow(() -> new InputException(
            "unknown theme '{0}'; the help page of themes lists all", arguments.getFirst()));
    return candidate -> shown(candidate).themes().getOrDefault(theme, 0L);
  }

  private static Predicate.Counter pieces(List<String> arguments) {
    String letters = arguments.isEmpty() ? "" : letters(arguments.getFirst());
    return candidate -> candidate.facts().pieces(letters);
  }

  /**
   * The letters of some kinds of pieces, lower case for Black, such as {@code Rr} for {@code R}.
   *
   * @throws InputException with one phrase, if the text names none
   */
  static String letters(String text) {
    Matcher matcher = PIECES.matcher(text.strip());
    if (text.isBlank() || !matcher.matches()) {
      throw new InputException("'{0}' is not a list of pieces; write it like wR, bQB or P", text);
    }
    String white = matcher.group("letters").isEmpty() ? "ABCDEFGHIJKLMNOPQRSTUVWXYZ" : matcher.group("letters");
    String black = white.toLowerCase(Locale.ROOT);
    return matcher.group("side") == null ? white + black : matcher.group("side").equals("w") ? white : black;
  }

  /**
   * The letters of single pieces such as {@code wR wR bQ}, in alphabetical order, lower case for Black.
   *
   * @throws InputException with one phrase, if the text contains anything else
   */
  static String with(String text) {
    return Arrays.stream(text.strip().split("[\\s,]+")).map(piece -> {
      if (!piece.matches("[wb][A-Za-z]")) {
        throw new InputException("'{0}' is not a piece; write pieces like wR bQ", piece);
      }
      String letter = piece.substring(1);
      return piece.startsWith("w") ? letter.toUpperCase(Locale.ROOT) : letter.toLowerCase(Locale.ROOT);
    }).sorted().collect(Collectors.joining());
  }

  /**
   * The squares of a trace.
   *
   * @throws InputException with one phrase, if the text contains anything else
   */
  static List<Integer> squares(String text) {
    return Arrays.stream(text.strip().split("[\\s,-]+"))
        .map(name -> Square.parse(name).orElseThrow(
            () -> new InputException("'{0}' is not a square", name)))
        .toList();
  }
}
