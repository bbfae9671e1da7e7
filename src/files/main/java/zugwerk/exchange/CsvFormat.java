package zugwerk.exchange;

import static zugwerk.work.Message.message;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import zugwerk.notation.LongForm;
import zugwerk.notation.Replay;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.work.InputException;

/**
 * Tables of puzzles, one a row: a FEN, the moves of the solution in long form, a rating and other columns. {@link
 * CsvTable} finds the columns. Rows of Lichess begin with the move that leads to the puzzle; it is played before the
 * problem begins.
 */
final class CsvFormat extends ExchangeFormat {

  private static final List<String> COLUMNS = List.of("FEN", "Moves", "Stipulation", CsvRow.REMARK);
  private static final String CONDITION = "Condition";

  CsvFormat() {
    super("csv", "CSV", "csv", "tsv");
  }

  @Override
  public boolean recognises(String text) {
    return CsvTable.begin(text).isPresent();
  }

  @Override
  public Reading read(String text, Variant game) {
    ReadingBuilder reading = new ReadingBuilder();
    Optional<CsvTable> table = CsvTable.begin(text);
    if (table.isEmpty()) {
      reading.fault(1, message("a table of puzzles has a column 'FEN', or a position in its first row"));
      return reading.done();
    }
    List<String> lines = text.lines().toList();
    for (int i = table.get().headings(); i < lines.size(); i++) {
      String line = lines.get(i);
      if (!line.isBlank() && !line.startsWith("#")) {
        reading.add(i + 1, () -> new CsvRow(table.get().row(line)).problem(game));
      }
    }
    return reading.done();
  }

  @Override
  boolean hidesGame(Problem problem) {
    return Condition.isHidden(problem);
  }

  @Override
  public String write(List<Problem> problems) {
    boolean conditions = problems.stream().anyMatch(this::hidesGame);
    String headings = String.join(",", COLUMNS) + (conditions ? "," + CONDITION : "") + "\n";
    return problems.stream()
        .map(problem -> Completion.write(this, problem, remark -> headings + row(problem, remark, conditions)))
        .map(text -> text.substring(headings.length())).collect(Collectors.joining("", headings, ""));
  }

  private String row(Problem problem, String remark, boolean conditions) {
    List<String> cells = new ArrayList<>();
    cells.add(problem.fen().endsWith(" -") ? Positions.fen(problem) : problem.fen());
    cells.add(moves(problem));
    cells.add(problem.task().stipulationText());
    cells.add(remark);
    if (conditions) {
      cells.add(hidesGame(problem) ? Condition.words(problem.variant()) : "");
    }
    return cells.stream().map(CsvTable::quoted).collect(Collectors.joining(",")) + "\n";
  }

  private static String moves(Problem problem) {
    if (problem.analysis().lines().isEmpty()) {
      return "";
    }
    try {
      return Replay.moves(problem.variant(), problem.opening(), problem.analysis().lines().getFirst()).stream()
          .map(move -> LongForm.of(problem.variant().schema(), move)).collect(Collectors.joining(" "));
    } catch (InputException _) {
      // Such a line is in the remark only.
      return "";
    }
  }
}
