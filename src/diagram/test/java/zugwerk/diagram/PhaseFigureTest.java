package zugwerk.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.content.PhaseGrid;
import zugwerk.content.PhaseGrid.Entry;
import zugwerk.content.PhaseGrid.Tone;
import zugwerk.content.PhaseGrid.Word;

/** Phases in a picture: every word is there and none covers another, whatever the number of phases. */
class PhaseFigureTest {

  private static Entry entry(Tone tone, String... texts) {
    return new Entry(Stream.of(texts).map(text -> new Word(text, tone, Optional.empty(), List.of())).toList());
  }

  /** A table with long and short entries, of which one has no blank to break it at. */
  static PhaseGrid grid(int phases) {
    List<List<Entry>> rows = new ArrayList<>();
    for (int row = 0; row < 5; row++) {
      int at = row;
      rows.add(Stream.concat(Stream.of(entry(row == 2 ? Tone.LETTER : Tone.PLAIN, "d" + row, "1...Kc" + row)),
          IntStream.rangeClosed(1, phases).mapToObj(phase -> switch ((at + phase) % 4) {
            case 0 -> new Entry(List.of());
            case 1 -> entry(Tone.CHANGED, "m" + at + "x" + phase, "2.Qa1# /", "2.Rb2# /", "2.Bc3# /", "2.Nd4#");
            case 2 -> entry(Tone.TRANSFERRED, "m" + at + "x" + phase, "W".repeat(30));
            default -> entry(Tone.PLAIN, "m" + at + "x" + phase);
          })).toList());
    }
    return new PhaseGrid(rows, List.of("A remark " + "that goes on ".repeat(12)), 0, Optional.empty());
  }

  private static Stream<Mark.Text> texts(Mark mark) {
    return switch (mark) {
      case Mark.Group group -> group.marks().stream().flatMap(PhaseFigureTest::texts);
      case Mark.Text text -> Stream.of(text);
      case Mark.Fill _,Mark.Ink _,Mark.Stroke _ -> Stream.empty();
    };
  }

  private static double right(Mark.Text text) {
    return text.x() + Lettering.width(text.text(), text.bold()) * text.size();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 9})
  void everyWordStandsAlone(int phases) {
    PhaseGrid grid = grid(phases);
    DiagramLayout layout = new DiagramLayout(Samples.of("poison").with(grid), Look.PRINT);
    List<Mark.Text> texts = layout.marks().stream().flatMap(PhaseFigureTest::texts).toList();
    for (Mark.Text text : texts) {
      assertTrue(text.x() >= 0 && right(text) <= layout.width() && text.y() < layout.height(), text.text());
      assertTrue(texts.stream().filter(other -> !other.equals(text) && Math.abs(other.y() - text.y()) < 0.2)
          .noneMatch(other -> other.x() < right(text) && text.x() < right(other)), text.text());
    }
    String shown = String.join("", texts.stream().map(Mark.Text::text).toList());
    grid.rows().stream().flatMap(row -> row.stream().skip(1)).flatMap(entry -> entry.words().stream())
        .map(Word::text).filter(word -> word.startsWith("m"))
        .forEach(word -> assertEquals(1, shown.split(word, -1).length - 1, word));
    double board = layout.boardTop() + 8;
    assertTrue(texts.stream().filter(text -> text.text().startsWith("m")).allMatch(text -> text.y() > board + 1));
  }
}
