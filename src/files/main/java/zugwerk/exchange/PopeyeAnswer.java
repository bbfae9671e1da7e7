package zugwerk.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import zugwerk.board.Side;
import zugwerk.notation.LongForm;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.solve.ProofTooLargeException;
import zugwerk.solve.Solution;
import zugwerk.solve.Stipulation;
import zugwerk.solve.Terms;
import zugwerk.solve.help.LineProof;
import zugwerk.work.InputException;

/**
 * Popeye's result compared with ours.
 *
 * @param agrees whether keys or solutions are the same
 * @param text the comparison as a short text, to follow the program's name
 */
public record PopeyeAnswer(boolean agrees, String text) {

  /**
   * Between the squares may stand where the piece starts, as in Mars Circe, and behind a capture where it ends, as that
   * of a Locust; behind a promotion in Alice Chess, the board.
   */
  private static final Pattern WORD = Pattern.compile(
      "(?<number>\\d+)\\.(?<half>\\.\\.)?|(?<castling>0-0(-0)?)|(?<roles>RoleExchange)"
          + "|(?<walk>[A-Z][A-Z0-9]?)?(?<from>[a-h][1-8])(-[a-h][1-8](?=[-*][a-h][1-8]))?"
          + "([-*]|(?<swap><->[a-z]*[A-Z]?[A-Z0-9]?))(?<to>[a-h][1-8])([->](?<end>[a-h][1-8]))?"
          + "(=[a-z]*(?<piece>[QRBSN])[AB]?(?![A-Z0-9]))?");

  /** A capture on the way, of which the square of the captured piece is compared. */
  private static final Pattern LOCUST = Pattern.compile("([a-h][1-8])[a-h][1-8]x([a-h][1-8]).*");

  /** Under this condition, a Knight is a Nightrider; elsewhere that is another piece. */
  private static final String NIGHTRIDERS = "Cavalier majeur";
  private static final Pattern NIGHTRIDER = Pattern.compile("=N\\b");
  private static final Pattern EFFECTS = Pattern.compile("\\[[^\\]]*\\]");

  /** A Pawn that is promoted where it is reborn. */
  private static final Pattern REBORN =
      Pattern.compile("\\[[wbn][A-Z0-9]?P[a-h][1-8]->([a-h][18]=[a-z]*[QRBS])(?:=[a-z]+)?\\]");

  /** Castling with any piece: only where the two pieces come from distinguishes it. */
  private static final Pattern FREE_CASTLING =
      Pattern.compile("([a-h][1-8])-[a-h][1-8]/[a-z]*[A-Z]*([a-h][1-8])-[a-h][1-8]");
  private static final int MOST = 5;

  static String input(Problem problem, Terms terms) {
    List<String> options = new ArrayList<>();
    if (terms.quodlibet()) {
      options.add("Quodlibet");
    }
    terms.flights().ifPresent(most -> options.add("MaxFlightsquares " + most));
    terms.threat().ifPresent(most -> options.add("Threat " + most));
    // Other data of a file could make Popeye write files, as Protocol does.
    Problem taskOnly = StoredOptions.ignored(problem).withTask(task -> task.withTwinTexts(List.of()).withDuplex(false))
        .withCredits(Credits.NONE).withOther(Map.of());
    return Formats.named("popeye")
        .write(List.of(options.isEmpty() ? taskOnly : Leftovers.keep(taskOnly, PopeyeOptions.FIELD, options)))
        .replaceFirst("EndProblem\\s*$", "Option NoBoard\nEndProblem\n");
  }

  static PopeyeAnswer of(Solved.Part part, String answer) {
    if (!answer.startsWith("Popeye ")) {
      throw new InputException("the program is not Popeye");
    }
    if (!answer.contains("solution finished")) {
      return new PopeyeAnswer(false, "did not solve it");
    }
    Solution solution = part.solution();
    Stipulation stipulation = solution.stipulation();
    Set<String> theirs = new TreeSet<>();
    boolean riders = part.twin().problem().variant().settings().contains(NIGHTRIDERS);
    String read = riders ? answer : NIGHTRIDER.matcher(answer).replaceAll("");
    read.lines().map(String::strip).filter(line -> isSolution(stipulation, line))
        .forEach(line -> moves(stipulation, part.twin().problem().setup().toMove(), line).ifPresent(theirs::add));
    Optional<Set<String>> ours = ours(part, stipulation);
    String what = stipulation.isBattle() ? theirs.size() == 1 ? " key" : " keys"
        : theirs.size() == 1 ? " solution" : " solutions";
    boolean agrees = ours.map(theirs::equals).orElse(theirs.size() == solution.solutions());
    return new PopeyeAnswer(agrees, agrees ? "agrees: " + theirs.size() + what
        : "differs: " + theirs.size() + what + ours.map(found -> only(" only there: ", theirs, found)
            + only(" only here: ", found, theirs)).orElse(""));
  }

  private static String only(String where, Set<String> some, Set<String> others) {
    List<String> only = some.stream().filter(line -> !others.contains(line)).toList();
    return only.isEmpty() ? "" : ";" + where + only.stream().limit(MOST).collect(Collectors.joining(", "))
        + (only.size() > MOST ? " and others" : "");
  }

  private static Optional<Set<String>> ours(Solved.Part part, Stipulation stipulation) {
    Problem problem = part.twin().problem();
    Set<String> ours = new TreeSet<>();
    if (stipulation.isBattle()) {
      part.solution().keys().forEach(key -> ours.add(plain(LongForm.of(problem.variant().schema(), key.move()))));
      return Optional.of(ours);
    }
    try {
      LineProof.of(problem.variant(), part.solution(), false, Long.MAX_VALUE).solutions()
          .forEach(line -> ours.add(line.stream().map(PopeyeAnswer::plain).collect(Collectors.joining(" "))));
      return Optional.of(ours);
    } catch (ProofTooLargeException _) {
      return Optional.empty();
    }
  }

  private static String plain(String move) {
    return move.endsWith("%") ? "%"
        : LOCUST.matcher(move.replace("=", "")).replaceFirst("$1$2").toLowerCase(Locale.ROOT)
            .replaceFirst("^([a-h][1-8][a-h](?:[18][qrbn]|[1-8][qrbn](?=/(?:[a-h][18]|[ac]$))|[1-8])).*", "$1");
  }

  private static boolean isSolution(Stipulation stipulation, String line) {
    boolean key = stipulation.isBattle() && !stipulation.play().isParryBattle();
    return line.startsWith("1.") && !line.contains("?") && (key ? !line.startsWith("1...") && line.contains(" !")
        : stipulation.isBattle() || stipulation.moves() == 1 || line.contains(" " + stipulation.moves() + "."));
  }

  /** The key of a line, or the moves of a solution without those at its end that belong to all its variations. */
  private static Optional<String> moves(Stipulation stipulation, Side beginner, String line) {
    List<String> moves = new ArrayList<>();
    boolean beginnerIsSecond = stipulation.hasHalfMove();
    String bare = FREE_CASTLING.matcher(EFFECTS.matcher(REBORN.matcher(line).replaceAll(">$1")).replaceAll(""))
        .replaceAll("$1-$2");
    Matcher words = WORD.matcher(bare);
    int number = 0;
    boolean second = false;
    while (words.find()) {
      if (words.group("number") != null) {
        number = Integer.parseInt(words.group("number"));
        second = words.group("half") != null;
        continue;
      }
      boolean isEnd = stipulation.play().endsInChoice() && number == stipulation.moves()
          && (second || stipulation.play().endsForEither());
      if (!isEnd || stipulation.isBattle()) {
        moves.add(move(words, second == beginnerIsSecond ? beginner : beginner.other()));
      }
      second = true;
    }
    return moves.isEmpty() ? Optional.empty()
        : Optional.of(stipulation.isBattle() ? moves.getFirst() : String.join(" ", moves));
  }

  private static String move(Matcher word, Side side) {
    if (word.group("castling") != null) {
      String rank = side == Side.WHITE ? "1" : "8";
      return "e" + rank + (word.group("castling").length() > 3 ? "c" : "g") + rank;
    }
    if (word.group("roles") != null) {
      return "%";
    }
    if (word.group("swap") != null) {
      return word.group("from") + "~" + word.group("to");
    }
    // A piece other than a Pawn, or on another rank, becomes another one by a condition.
    String end = word.group("end") == null ? word.group("to") : word.group("end");
    boolean promotes = (word.group("walk") == null || word.group("walk").endsWith("P"))
        && "18".indexOf(end.charAt(1)) >= 0;
    String piece = word.group("piece") == null || !promotes ? "" : word.group("piece").replace("S", "N");
    return word.group("from") + word.group("to") + piece.toLowerCase(Locale.ROOT);
  }
}
