package zugwerk.exchange;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zugwerk.board.Setup;
import zugwerk.file.Remainder;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.notation.Replay;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.work.InputException;

final class CsvRow {

  static final String REMARK = "Zugwerk";
  static final String FIELD = "csv";

  private final Map<String, CsvTable.Cell> cells;
  private final boolean led;

  CsvRow(Map<String, CsvTable.Cell> cells) {
    this.cells = new LinkedHashMap<>(cells);
    led = cells.containsKey("puzzleid");
  }

  private String taken(String... columns) {
    for (String column : columns) {
      CsvTable.Cell cell = cells.remove(column);
      if (cell != null) {
        return cell.text();
      }
    }
    return "";
  }

  Problem problem(Variant game) {
    String remark = taken("zugwerk");
    String fen = taken("fen");
    String moves = taken("moves", "solution", "pv");
    String requested = taken("stipulation");
    if (!remark.isEmpty() && Remainder.hasPosition(remark)) {
      return Completion.complete(Positions.nothing(), remark);
    }
    if (fen.isEmpty()) {
      throw new InputException("this row has no position");
    }
    Setup given = Fen.parse(game, fen);
    List<Move> all = Replay.moves(game, given, moves);
    boolean leads = led && !all.isEmpty();
    Setup setup = leads ? MoveMaker.after(game, given, all.getFirst()) : given;
    List<Move> played = leads ? all.subList(1, all.size()) : all;
    Problem problem = Problem.of(game, setup).withTask(task -> task.withStipulation(stipulation(requested, played)));
    String authors = taken("authors", "author", "composer");
    Credits credits = Credits.NONE.withTitle(taken("title", "name"))
        .withAuthors(Stream.of(authors.split("\\s*(?:[,;&]|\\band\\b)\\s*"))
            .filter(author -> !author.isEmpty()).toList())
        .withSource(taken("source")).withDate(taken("date", "year")).withSourceId(taken("puzzleid", "id"))
        .withKeywords(List.of(taken("themes").split("\\s+")).stream().filter(theme -> !theme.isEmpty()).toList());
    Problem result = problem.withCredits(credits);
    if (!played.isEmpty()) {
      result = result.withAnalysis(analysis -> analysis.withKeys(List.of(LongForm.of(game.schema(), played.getFirst())))
          .withLines(List.of(Replay.line(game, setup, played))));
    }
    Map<String, Object> rest = new LinkedHashMap<>();
    cells.values().forEach(cell -> rest.put(cell.column(), cell.text()));
    return Completion.complete(Leftovers.keep(result, FIELD, rest), remark);
  }

  /** The stipulation as written; otherwise the mate in as many moves as are given, if the themes name a mate. */
  private Optional<Stipulation> stipulation(String requested, List<Move> played) {
    if (!requested.isEmpty()) {
      return Optional.of(Stipulation.parse(requested));
    }
    boolean mate = cells.containsKey("themes") && cells.get("themes").text().matches(".*\\bmateIn\\d+\\b.*");
    return mate && !played.isEmpty() ? Optional.of(Stipulation.parse("#" + (played.size() + 1) / 2)) : Optional.empty();
  }
}
