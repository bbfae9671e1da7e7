package zugwerk.content.printed;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.Stipulation;
import zugwerk.work.Texts;

/** Help and series play, one solution a line with half-moves in columns, and proof games as running text. */
final class LineBlocks {

  private final Stipulation stipulation;
  /** The width of each column, by ply. */
  private final Map<Integer, Integer> widths = new TreeMap<>();

  private LineBlocks(Stipulation stipulation) {
    this.stipulation = stipulation;
  }

  static List<PrintedBlock> of(Solution solution, Texts texts) {
    LineBlocks writer = new LineBlocks(solution.stipulation());
    List<List<Cell>> setPlay = writer.cells(solution.setPlay());
    List<List<Cell>> solutions = writer.cells(solution.keys());
    boolean running = solution.stipulation().isProofGame();
    if (!running) {
      Stream.concat(setPlay.stream(), solutions.stream()).forEach(line -> line.forEach(
          cell -> writer.widths.merge(cell.ply, cell.width(), Integer::max)));
    }
    return List.of(
        new PrintedBlock(PrintedBlock.Kind.SET_PLAY, texts.lang("Set play"), writer.lines(setPlay), !running),
        new PrintedBlock(running ? PrintedBlock.Kind.RUNNING_TEXT : PrintedBlock.Kind.SOLUTION,
            setPlay.isEmpty() ? "" : texts.lang("Solution"), writer.lines(solutions), !running));
  }

  /** The moves of a line in a column: one, or the last moves of a choice. */
  private record Cell(int ply, String number, List<PrintedWord> moves) {

    String text() {
      return number + String.join("/", moves.stream().map(PrintedWord::text).toList());
    }

    int width() {
      // The number of a half move stands in the column before.
      return text().length() - (startsLate() ? number.length() : 0);
    }

    boolean startsLate() {
      return number.endsWith("...");
    }
  }

  private List<List<Cell>> cells(List<SolutionNode> lines) {
    List<List<Cell>> all = new ArrayList<>();
    lines.forEach(line -> collect(line, List.of(), List.of(), all));
    return all;
  }

  private void collect(SolutionNode move, List<SolutionNode> before, List<Cell> cells, List<List<Cell>> all) {
    List<Cell> here = with(cells, cell(before, List.of(move)));
    List<SolutionNode> path = new ArrayList<>(before);
    path.add(move);
    if (move.replies().isEmpty()) {
      all.add(here);
    } else if (stipulation.play().endsAgainstWill() && move.replies().getFirst().goal()) {
      // All moves to which the other side is forced belong to the same solution.
      all.add(with(here, cell(path, move.replies())));
    } else {
      move.replies().forEach(reply -> collect(reply, path, here, all));
    }
  }

  private static List<Cell> with(List<Cell> cells, Cell last) {
    List<Cell> more = new ArrayList<>(cells);
    more.add(last);
    return more;
  }

  private Cell cell(List<SolutionNode> before, List<SolutionNode> moves) {
    SolutionNode first = moves.getFirst();
    return new Cell(first.ply(), first.solving() || before.isEmpty() ? stipulation.number(first) : "",
        moves.stream().map(move -> PrintedWord.of(MoveWords.text(move, stipulation), before, move)).toList());
  }

  private List<PrintedLine> lines(List<List<Cell>> all) {
    return all.stream().map(line -> PrintedLine.of(words(line))).toList();
  }

  private List<PrintedWord> words(List<Cell> line) {
    List<PrintedWord> words = new ArrayList<>();
    for (int i = 0; i < line.size(); i++) {
      Cell cell = line.get(i);
      boolean last = i == line.size() - 1;
      int missing = last ? 0 : widths.getOrDefault(cell.ply, 0) - cell.width();
      boolean moveEnds = !last && !widths.isEmpty() && line.get(i + 1).ply % 2 == 0;
      String after = " ".repeat(Math.max(0, missing) + (moveEnds ? 1 : 0));
      int column = widths.getOrDefault(0, -1);
      String before = i == 0 && cell.startsLate() && column >= 0 ? " ".repeat(Math.max(0, column + 1 - "1...".length()))
          : "";
      words.add(new PrintedWord(before + cell.text() + after, cell.moves.getFirst().path()));
    }
    return words;
  }
}
