package zugwerk.content;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import zugwerk.content.PhaseGrid.Entry;

/** A table of phases as plain text for a monospaced font. */
public final class PhaseText {

  private static final int WIDEST = 120;
  private static final int COLUMN = 30;
  private static final String GAP = "   ";

  private final List<List<Entry>> rows;
  private final List<Integer> fixed;
  private final int letters;
  private final StringBuilder text = new StringBuilder();

  private PhaseText(PhaseGrid grid) {
    rows = grid.rows();
    fixed = grid.fixed();
    letters = rows.stream().filter(PhaseText::hasLetter)
        .mapToInt(row -> row.getFirst().words().getFirst().text().length()).max().orElse(0);
  }

  /** The table with the remarks below it; ends in a line break. */
  public static String of(PhaseGrid grid) {
    PhaseText writer = new PhaseText(grid);
    writer.tables();
    grid.remarks().forEach(remark -> writer.text.append(remark).append('\n'));
    return writer.text.toString();
  }

  /** Tries that do not fit get a table below, which repeats set play and keys unless these are wide. */
  private void tables() {
    int all = rows.getFirst().size();
    List<Integer> columns = new ArrayList<>(List.of(0));
    List<Integer> again = width(fixed) <= WIDEST / 2 ? fixed : List.of(0);
    for (int column = 1; column < all; column++) {
      if (columns.size() > again.size() && columns.size() > 1
          && width(columns) + GAP.length() + width(column) > WIDEST) {
        table(columns);
        columns = new ArrayList<>(column > again.getLast() ? again : List.of(0));
      }
      columns.add(column);
    }
    table(columns);
  }

  private int width(List<Integer> columns) {
    return columns.stream().mapToInt(this::width).sum() + GAP.length() * (columns.size() - 1);
  }

  private int width(int column) {
    return rows.stream().flatMap(row -> broken(text(row, column)).stream()).mapToInt(String::length).max().orElse(0);
  }

  private void table(List<Integer> columns) {
    for (List<Entry> row : rows) {
      List<List<String>> cells = columns.stream().map(column -> broken(text(row, column))).toList();
      int height = Collections.max(cells.stream().map(List::size).toList());
      for (int line = 0; line < height; line++) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < cells.size(); i++) {
          String cell = line < cells.get(i).size() ? cells.get(i).get(line) : "";
          out.append(i == 0 ? "" : GAP).append(cell).append(" ".repeat(width(columns.get(i)) - cell.length()));
        }
        text.append(out.toString().stripTrailing()).append('\n');
      }
    }
    text.append('\n');
  }

  private String text(List<Entry> row, int column) {
    Entry entry = row.get(column);
    return column > 0 || letters == 0 || hasLetter(row) || rows.indexOf(row) < PhaseGrid.HEADS ? entry.text()
        : " ".repeat(letters + 1) + entry.text();
  }

  private static boolean hasLetter(List<Entry> row) {
    return row.getFirst().words().getFirst().tone() == PhaseGrid.Tone.LETTER;
  }

  private static List<String> broken(String text) {
    List<String> lines = new ArrayList<>();
    String rest = text;
    while (rest.length() > COLUMN) {
      int blank = rest.lastIndexOf(' ', COLUMN);
      if (blank <= 0) {
        break;
      }
      lines.add(rest.substring(0, blank));
      rest = "  " + rest.substring(blank + 1);
      if (blank < 3) {
        break;
      }
    }
    lines.add(rest);
    return lines;
  }
}
