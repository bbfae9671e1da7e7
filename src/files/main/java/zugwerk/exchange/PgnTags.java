package zugwerk.exchange;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zugwerk.board.Setup;
import zugwerk.condition.ConditionText;
import zugwerk.condition.Conditioned;
import zugwerk.file.Remainder;
import zugwerk.notation.Fen;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

final class PgnTags {

  static final String FIELD = "pgn";

  private static final String REMARK = "Zugwerk";
  private static final String CONDITIONS = "Conditions";
  private static final Pattern MATE = Pattern.compile("(?i)(?:white (?:to play )?(?:and )?)?mates? in (\\d{1,2})\\.?");
  private static final Pattern DATE = Pattern.compile("(\\d{4})\\.(\\d\\d|\\?\\?)\\.(\\d\\d|\\?\\?)");
  private static final List<String> STANDARD = List.of("standard", "chess", "normal", "from position", "orthodox");

  record Value(String text, int line) {}

  private final Map<String, Value> tags;
  private final Variant game;
  private final String remark;

  PgnTags(Map<String, Value> tags, Variant game) {
    this.tags = new LinkedHashMap<>(tags);
    this.game = game;
    remark = taken(REMARK);
  }

  private String taken(String name) {
    Value value = tags.remove(name);
    return value == null ? "" : value.text();
  }

  private int line(String name) {
    return tags.containsKey(name) ? tags.get(name).line() : 1;
  }

  Problem position() {
    if (!remark.isEmpty() && Remainder.hasPosition(remark)) {
      List.of("Variant", CONDITIONS, "FEN", "SetUp").forEach(tags::remove);
      return Completion.complete(Positions.nothing(), remark);
    }
    int variantLine = line("Variant");
    String name = taken("Variant");
    Variant variant = name.isEmpty() ? game : variant(name).orElseThrow(
        () -> new MisreadException(variantLine, "the variant '{0}' is none of the games that are known here", name));
    Variant conditioned = MisreadException.at(line(CONDITIONS), () -> Conditioned.of(variant, taken(CONDITIONS)));
    int line = line("FEN");
    String fen = taken("FEN");
    tags.remove("SetUp");
    return MisreadException.at(line, () -> position(conditioned, fen));
  }

  private static Problem position(Variant variant, String fen) {
    return Problem.of(variant, Fen.parse(variant, fen.isEmpty() ? variant.start() : fen));
  }

  /** The position from which the moves are played: a proof game ends in that of the problem. */
  Setup opening(Problem position) {
    Value black = tags.get("Black");
    Optional<Stipulation> stipulation =
        position.task().stipulation().or(() -> stipulation(black == null ? "" : black.text()));
    return position.withTask(task -> task.withStipulation(stipulation)).opening();
  }

  private static Optional<Variant> variant(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return STANDARD.contains(lower) ? Optional.of(Positions.orthodox()) : Variants.all().stream()
        .filter(variant -> variant.id().equals(lower) || variant.title().equalsIgnoreCase(name)).findFirst();
  }

  Problem complete(Problem problem, PgnMoves moves) {
    String black = tags.containsKey("Black") ? tags.get("Black").text() : "?";
    Optional<Stipulation> stipulation = stipulation(black);
    List<String> authors = List.of();
    if (stipulation.isPresent() || black.equals("?") || black.isEmpty()) {
      boolean isExact = stipulation.map(required -> required.toString().equals(black)).orElse(true);
      tags.remove(isExact ? "Black" : "");
      authors = Arrays.stream(known("White").split("\\s+&\\s+")).filter(name -> !name.isBlank()).toList();
    }
    List<String> named = authors;
    Credits credits = Credits.NONE.withTitle(known("Event")).withAuthors(named).withSource(known("Site"))
        .withSourceId(known("Round")).withDate(date()).withComment(moves.comment());
    if (moves.result().equals("*")) {
      known("Result", "*");
    } else {
      tags.put("Result", new Value(moves.result(), 1));
    }
    Map<String, Object> kept = new LinkedHashMap<>();
    Map<String, Object> rest = new LinkedHashMap<>();
    tags.forEach((name, value) -> rest.put(name, value.text()));
    if (!rest.isEmpty()) {
      kept.put("tags", rest);
    }
    if (!moves.comments().isEmpty()) {
      kept.put("comments", moves.comments());
    }
    Problem result = problem.withTask(task -> task.withStipulation(stipulation))
        .withAnalysis(analysis -> analysis.withLines(problem.analysis().lines())).withCredits(credits);
    return Completion.complete(Leftovers.keep(result, FIELD, kept), remark);
  }

  private String known(String name) {
    return known(name, "?");
  }

  private String known(String name, String unknown) {
    String text = taken(name);
    return text.equals(unknown) ? "" : text;
  }

  private String date() {
    Matcher match =
        DATE.matcher(tags.containsKey("Date") ? tags.get("Date").text().replace(".00", ".??") : "????.??.??");
    if (!match.matches()) {
      tags.remove(tags.containsKey("Date") && tags.get("Date").text().startsWith("????") ? "Date" : "");
      return "";
    }
    tags.remove("Date");
    String month = match.group(2).equals("??") ? "" : "-" + match.group(2);
    return match.group(1) + month + (month.isEmpty() || match.group(3).equals("??") ? "" : "-" + match.group(3));
  }

  private static Optional<Stipulation> stipulation(String text) {
    Matcher mate = MATE.matcher(text.strip());
    try {
      return text.isBlank() || text.equals("?") ? Optional.empty()
          : Optional.of(Stipulation.parse(mate.matches() ? "#" + mate.group(1) : text));
    } catch (InputException _) {
      // Then it is the name of a player.
      return Optional.empty();
    }
  }

  static String written(Problem problem, String remark) {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Event", problem.credits().title());
    tags.put("Site", problem.credits().source());
    tags.put("Date", date(problem.credits().date()));
    tags.put("Round", problem.credits().sourceId());
    tags.put("White", String.join(" & ", problem.credits().authors()));
    tags.put("Black", problem.task().stipulationText());
    tags.put("Result", "*");
    if (!Completion.isPlain(problem)) {
      tags.put("Variant", problem.variant().title());
    }
    String conditions = ConditionText.of(problem.variant().settings()).conditions();
    if (!conditions.isEmpty()) {
      tags.put(CONDITIONS, conditions);
    }
    tags.put("SetUp", "1");
    Problem begun = problem.task().isProofGame() ? Problem.of(problem.variant(), problem.opening()) : problem;
    tags.put("FEN", Completion.isPlain(begun) ? Positions.fen(begun) : begun.fen());
    if (Leftovers.of(problem, FIELD).get("tags") instanceof Map<?, ?> kept) {
      kept.forEach((name, value) -> {
        if (String.valueOf(name).matches("\\w+") && value instanceof String text) {
          tags.put(String.valueOf(name), text);
        }
      });
    }
    if (!remark.isEmpty()) {
      tags.put(REMARK, remark);
    }
    StringBuilder text = new StringBuilder();
    tags.forEach((name, value) -> {
      String line = value.replaceAll("\\s*\\R\\s*", " ");
      text.append('[').append(name).append(" \"").append(line.isEmpty() ? "?" : line.replaceAll("([\\\\\"])", "\\\\$1"))
          .append("\"]\n");
    });
    return text.toString();
  }

  private static String date(String date) {
    return date.matches("\\d{4}(-\\d\\d){0,2}") ? (date.replace('-', '.') + ".??.??").substring(0, 10) : "????.??.??";
  }
}
