package zugwerk.exchange;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import zugwerk.work.InputException;

record CsvTable(List<String> columns, char separator, int headings) {

  static final List<String> LICHESS = List.of("PuzzleId", "FEN", "Moves", "Rating", "RatingDeviation", "Popularity",
      "NbPlays", "Themes", "GameUrl", "OpeningTags");

  private static final Pattern FEN =
      Pattern.compile("[A-Za-z1-8]+(/[A-Za-z1-8]+){7} [wb]( (-|[KQkq]+)( (-|[a-h][36])( \\d+ \\d+)?)?)?");
  private static final Pattern MOVES = Pattern.compile("[a-h][1-8][a-h][1-8][a-z]?( [a-h][1-8][a-h][1-8][a-z]?)*");

  /** The table that a text begins; empty if its first line has no FEN column and no cell with a position. */
  static Optional<CsvTable> begin(String text) {
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (!line.isBlank() && !line.startsWith("#")) {
        return begin(line, i);
      }
    }
    return Optional.empty();
  }

  private static Optional<CsvTable> begin(String line, int before) {
    for (char separator : new char[] {',', ';', '\t'}) {
      List<String> cells = cells(line, separator);
      if (cells.size() > 1 && cells.stream().anyMatch(cell -> cell.equalsIgnoreCase("fen"))) {
        return Optional.of(new CsvTable(cells, separator, before + 1));
      }
      if (cells.size() > 1 && cells.stream().anyMatch(FEN.asMatchPredicate())
          && cells.stream().noneMatch(EpdOperations::begins)) {
        return Optional.of(new CsvTable(guessed(cells), separator, before));
      }
    }
    return Optional.empty();
  }

  private static List<String> guessed(List<String> cells) {
    if (cells.size() > 3 && cells.getFirst().matches("\\w{5}") && FEN.matcher(cells.get(1)).matches()
        && MOVES.matcher(cells.get(2)).matches()) {
      return LICHESS.subList(0, Math.min(cells.size(), LICHESS.size()));
    }
    List<String> names = new ArrayList<>();
    for (String cell : cells) {
      String name = FEN.matcher(cell).matches() ? "FEN" : MOVES.matcher(cell).matches() ? "Moves" : "";
      names.add(name.isEmpty() || names.contains(name) ? "Column " + (names.size() + 1) : name);
    }
    return names;
  }

  Map<String, Cell> row(String line) {
    List<String> cells = cells(line, separator);
    if (cells.size() > columns.size()) {
      throw new InputException("this row has {0} cells, and the table has {1} columns", cells.size(), columns.size());
    }
    Map<String, Cell> row = new LinkedHashMap<>();
    for (int i = 0; i < cells.size(); i++) {
      if (!cells.get(i).isEmpty()) {
        row.put(columns.get(i).toLowerCase(Locale.ROOT), new Cell(columns.get(i), cells.get(i)));
      }
    }
    return row;
  }

  record Cell(String column, String text) {}

  /** Cells without surrounding blanks. A quoted cell may hold separators, and quotes written twice. */
  private static List<String> cells(String line, char separator) {
    List<String> cells = new ArrayList<>();
    StringBuilder cell = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '"' && quoted && i + 1 < line.length() && line.charAt(i + 1) == '"') {
        cell.append(c);
        i++;
      } else if (c == '"' && (quoted || cell.toString().isBlank())) {
        quoted = !quoted;
      } else if (c == separator && !quoted) {
        cells.add(cell.toString().strip());
        cell.setLength(0);
      } else {
        cell.append(c);
      }
    }
    cells.add(cell.toString().strip());
    return cells;
  }

  static String quoted(String text) {
    return text.matches("[^\",;\\s]*( [^\",;\\s]+)*") ? text : '"' + text.replace("\"", "\"\"") + '"';
  }
}
