package zugwerk.content.search;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.content.Ending;
import zugwerk.content.PlayedPhase;
import zugwerk.content.Trajectory;
import zugwerk.content.theme.Theme;
import zugwerk.content.theme.Themes;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;
import zugwerk.solve.Solution;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;

/** The table of what a search can ask for. */
public final class Predicates {

  private static final Pattern YEAR = Pattern.compile("\\d{4}");
  private static final Pattern PIECES = Pattern.compile("(?<side>[wb])?(?<letters>[A-Z]*)");
  private static final Map<String, java.util.function.Predicate<Ending>> MATES = Map.of(
      "model", Ending::isModel, "ideal", Ending::isIdeal, "pure", Ending::isPure, "mirror", Ending::isMirror);

  /** All of them: those that need no solution first. */
  public static final List<Predicate> ALL = List.of(
      said("Text", "Bristol 1861", "the file contains all these words", Predicates::text),
      said("Author", "Loyd", "an author's name contains this",
          problem -> String.join("\n", problem.credits().authors())),
      said("Title", "Excelsior", "the title contains this", problem -> problem.credits().title()),
      said("Source", "Good Companions", "the source contains this", problem -> problem.credits().source()),
      said("Award", "1st Prize", "the award contains this", problem -> problem.credits().award()),
      said("Keyword", "Grimshaw", "a keyword of the file contains this",
          problem -> String.join("\n", problem.credits().keywords())),
      said("Comment", "first", "the comment contains this", problem -> problem.credits().comment()),
      number("Year", "the year of the first publication, 0 if it is unknown", problem -> year(problem.credits())),
      new Predicate("Game", "Game(\"polypiece\")", 1, 1, "it is a problem of this game", false, Predicates::game),
      new Predicate("Stipulation", "Stipulation(\"h#*\")", 1, 1, "this is asked; * stands for any text", false,
          Predicates::stipulation),
      number("Moves", "the number of moves that the stipulation allows",
          problem -> problem.stipulation().map(Stipulation::moves).orElse(0)),
      number("Parts", "the number of parts, 1 without twins", problem -> problem.twins().size() + 1),
      new Predicate("Pieces", "Pieces, Pieces(\"w\") or Pieces(\"bRB\")", 0, 1,
          "the number of all pieces in the diagram, of White's, of Black's Rooks and Bishops", false,
          Predicates::pieces),
      new Predicate("Matrix", "Matrix(\"wKa1 bQc2\", \"shift mirror colours\")", 1, 4,
          "these pieces stand so; if the words say so, also shifted, turned and mirrored, or of the other colours",
          false, arguments -> new Matrix(arguments.getFirst(), arguments.subList(1, arguments.size()))),
      new Predicate("Verdict", "Verdict(\"cooked\")", 1, 1, "the solver says so", true, Predicates::verdict),
      new Predicate("Theme", "Theme or Theme(\"Grimshaw\")", 0, 1, "how often any theme, or this one, is found", true,
          Predicates::theme),
      new Predicate("Mates", "Mates or Mates(\"model\")", 0, 1,
          "the number of different mates, or of those that are model, ideal, pure or mirror mates", true,
          Predicates::mates),
      solved("Solutions", "the number of solutions", candidate -> sum(candidate, Solution::solutions)),
      solved("SetPlay", "the number of defences that the set play answers",
          candidate -> sum(candidate, solution -> solution.setPlay().size())),
      solved("Tries", "the number of tries with one refutation",
          candidate -> sum(candidate, solution -> solution.tries().size())),
      solved("Variations", "the number of different answers to defences after keys",
          candidate -> candidate.content().solutions().stream().mapToLong(PlayedPhase::differentAnswers).sum()),
      solved("Dual", "the number of duals", candidate -> sum(candidate, solution -> solution.duals().size())),
      new Predicate("ClosedWalk", "ClosedWalk(\"wR\") or ClosedWalk(\"wR\", 4)", 1, 2,
          "how many such pieces come back within a line to where they stood in the diagram, after 4 steps or more",
          true, Predicates::walk),
      new Predicate("Trace", "Trace(\"bK\", \"e4 d4 e4\")", 2, 2,
          "how many such pieces go from each of these squares to the next within a line", true, Predicates::trace));

  private Predicates() {}

  /** The predicate with a name, in whatever case it is written. */
  public static Optional<Predicate> named(String name) {
    return ALL.stream().filter(predicate -> predicate.name().equalsIgnoreCase(name)).findFirst();
  }

  /** What is wrong with a word that should be a predicate. */
  static String unknown(String word) {
    return "nothing is called '" + word + "'; there are " + ALL.stream().map(Predicate::name)
        .collect(Collectors.joining(", "));
  }

  /**
   * A text of the file that must contain a text; of {@code Text} each word counts by itself.
   *
   * @param example an example of what it must contain
   */
  private static Predicate said(String name, String example, String meaning, Function<Problem, String> text) {
    return new Predicate(name, name + "(\"" + example + "\")", 1, 1, meaning, false, arguments -> {
      String wanted = small(arguments.getFirst());
      List<String> all = name.equals("Text") ? List.of(wanted.split("\\s+")) : List.of(wanted);
      return candidate -> {
        String there = small(text.apply(candidate.problem()));
        return all.stream().allMatch(there::contains) ? 1 : 0;
      };
    });
  }

  private static Predicate number(String name, String meaning, ToLongFunction<Problem> number) {
    return new Predicate(name, name, 0, 0, meaning, false, _ -> candidate -> number.applyAsLong(candidate.problem()));
  }

  private static Predicate solved(String name, String meaning, Predicate.Counter counter) {
    return new Predicate(name, name, 0, 0, meaning, true, _ -> counter);
  }

  private static String small(String text) {
    return text.strip().toLowerCase(Locale.ROOT);
  }

  /** All that a file says of a problem in words, but for its claim. */
  public static String text(Problem problem) {
    Credits credits = problem.credits();
    return Stream.of(List.of(credits.title(), credits.source(), credits.sourceId(), credits.date(), credits.award(),
        credits.dedication(), credits.comment(), problem.stipulationText(), problem.variant().title()),
        credits.authors(), credits.keywords(), credits.reprints())
        .flatMap(Collection::stream).collect(Collectors.joining("\n"));
  }

  private static long year(Credits credits) {
    Matcher year = YEAR.matcher(credits.date());
    return year.lookingAt() ? Long.parseLong(year.group()) : 0;
  }

  private static long sum(Candidate candidate, ToLongFunction<Solution> number) {
    return candidate.solutions().stream().mapToLong(number).sum();
  }

  private static Predicate.Counter game(List<String> arguments) {
    String wanted = small(arguments.getFirst());
    String id = Variants.all().stream()
        .filter(game -> game.id().equals(wanted) || small(game.title()).equals(wanted)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no game is called '" + arguments.getFirst() + "'; there are "
            + Variants.all().stream().map(game -> game.id()).collect(Collectors.joining(", "))))
        .id();
    return candidate -> candidate.problem().variant().id().equals(id) ? 1 : 0;
  }

  private static Predicate.Counter stipulation(List<String> arguments) {
    Pattern wanted = Pattern.compile(Arrays.stream(arguments.getFirst().strip().split("\\*", -1)).map(Pattern::quote)
        .collect(Collectors.joining(".*")), Pattern.CASE_INSENSITIVE);
    return candidate -> wanted.matcher(candidate.problem().stipulationText()).matches() ? 1 : 0;
  }

  private static Predicate.Counter verdict(List<String> arguments) {
    String wanted = small(arguments.getFirst());
    Soundness verdict = Arrays.stream(Soundness.values()).filter(one -> one.word().equals(wanted)).findFirst()
        .orElseThrow(() -> new IllegalArgumentException("'" + arguments.getFirst() + "' is no verdict; there are "
            + Arrays.stream(Soundness.values()).map(Soundness::word).collect(Collectors.joining(", "))));
    return candidate -> candidate.solved().verdict() == verdict ? 1 : 0;
  }

  private static Predicate.Counter theme(List<String> arguments) {
    if (arguments.isEmpty()) {
      return candidate -> candidate.themes().values().stream().mapToLong(Long::longValue).sum();
    }
    String name = Themes.named(arguments.getFirst()).map(Theme::name)
        .orElseThrow(() -> new IllegalArgumentException(
            "no theme is called '" + arguments.getFirst() + "'; the help page of themes lists them"));
    return candidate -> candidate.themes().getOrDefault(name, 0L);
  }

  private static Predicate.Counter mates(List<String> arguments) {
    java.util.function.Predicate<Ending> kind = arguments.isEmpty() ? _ -> true
        : Optional.ofNullable(MATES.get(small(arguments.getFirst())))
            .orElseThrow(() -> new IllegalArgumentException("'" + arguments.getFirst()
                + "' is no kind of mate; there are " + MATES.keySet().stream().sorted()
                    .collect(Collectors.joining(", "))));
    return candidate -> candidate.content().mates(kind).size();
  }

  private static Predicate.Counter pieces(List<String> arguments) {
    Kind kind = arguments.isEmpty() ? new Kind(-1, "") : Kind.read(arguments.getFirst());
    return candidate -> {
      Setup setup = candidate.problem().setup();
      long count = 0;
      for (int square = 0; square < Square.COUNT; square++) {
        int piece = setup.piece(square);
        count += piece != Piece.NONE && kind.holds(candidate, Piece.side(piece), Piece.type(piece)) ? 1 : 0;
      }
      return count;
    };
  }

  /** Pieces of one side or both, of some types or of all. */
  private record Kind(int side, String letters) {

    static Kind read(String text) {
      Matcher matcher = PIECES.matcher(text.strip());
      if (text.isBlank() || !matcher.matches()) {
        throw new IllegalArgumentException("'" + text + "' names no kinds of pieces; write them like wR, bQB or P");
      }
      return new Kind(matcher.group("side") == null ? -1 : matcher.group("side").equals("w") ? 0 : 1,
          matcher.group("letters"));
    }

    boolean holds(Candidate candidate, int side, int type) {
      char letter = candidate.problem().variant().schema().types().get(type).letter();
      return (this.side < 0 || this.side == side) && (letters.isEmpty() || letters.indexOf(letter) >= 0);
    }
  }

  private static Predicate.Counter walk(List<String> arguments) {
    Kind kind = Kind.read(arguments.getFirst());
    int least = arguments.size() > 1 ? steps(arguments.get(1)) : 2;
    return candidate -> ways(candidate, kind, way -> isClosed(way.squares(), least));
  }

  private static int steps(String text) {
    if (!text.strip().matches("\\d{1,3}")) {
      throw new IllegalArgumentException("'" + text + "' is no number of steps");
    }
    return Integer.parseInt(text.strip());
  }

  private static boolean isClosed(List<Integer> squares, int least) {
    int last = squares.lastIndexOf(squares.getFirst());
    return last >= Math.max(least, 1);
  }

  private static Predicate.Counter trace(List<String> arguments) {
    Kind kind = Kind.read(arguments.getFirst());
    List<Integer> wanted = Arrays.stream(arguments.get(1).strip().split("[\\s,-]+"))
        .map(name -> Square.parse(name).orElseThrow(
            () -> new IllegalArgumentException("'" + name + "' names no square")))
        .toList();
    return candidate -> ways(candidate, kind,
        way -> Collections.indexOfSubList(way.squares(), wanted) >= 0);
  }

  /** How many different pieces have such a way in some line. */
  private static long ways(Candidate candidate, Kind kind, java.util.function.Predicate<Trajectory> wanted) {
    return candidate.content().lines().stream().flatMap(line -> Trajectory.of(line).stream())
        .filter(way -> kind.holds(candidate, way.side(), way.type())).filter(wanted).map(Trajectory::piece).distinct()
        .count();
  }
}
