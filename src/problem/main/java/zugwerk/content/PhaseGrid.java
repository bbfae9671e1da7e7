package zugwerk.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import zugwerk.content.PhaseTable.Answer;
import zugwerk.content.PhaseTable.Cell;
import zugwerk.content.PhaseTable.Defence;
import zugwerk.content.PhaseTable.Kind;
import zugwerk.content.PhaseTable.Phase;
import zugwerk.problem.Problem;
import zugwerk.solve.SolutionNode;
import zugwerk.work.Texts;

/**
 * A table of phases as words, for text, pages and the window.
 *
 * @param rows the rows from the top, all of the same length: the phases, their threats, then the defences; the first
 * entry of each is its label
 * @param remarks sentences below the table: how much changes, and a legend
 * @param tries how many columns are tries; they stand on the right
 * @param whole the table with all tries, if this one has only the first ones
 */
public record PhaseGrid(List<List<Entry>> rows, List<String> remarks, int tries, Optional<PhaseGrid> whole) {

  /** The number of rows above the defences. */
  public static final int HEADS = 2;

  public PhaseGrid {
    rows = rows.stream().map(List::copyOf).toList();
    remarks = List.copyOf(remarks);
  }

  /** The columns that stand before the tries: the labels, set play and keys. */
  public List<Integer> fixed() {
    return IntStream.range(0, rows.getFirst().size() - tries).boxed().toList();
  }

  /** The tone of a word, for its colour. */
  public enum Tone {
    PLAIN, QUIET, LETTER, REFUTES, CHANGED, TRANSFERRED, CHANGED_AND_TRANSFERRED
  }

  /**
   * A word of an entry.
   *
   * @param solved the part of the problem that the path belongs to
   * @param path the moves from the diagram to the move of the word; empty for other words
   */
  public record Word(String text, Tone tone, Optional<Problem> solved, List<SolutionNode> path) {

    public Word {
      path = List.copyOf(path);
    }

    static Word of(String text, Tone tone) {
      return new Word(text, tone, Optional.empty(), List.of());
    }
  }

  /** The content of a column of a row. */
  public record Entry(List<Word> words) {

    public Entry {
      words = List.copyOf(words);
    }

    public String text() {
      return words.stream().map(Word::text).collect(Collectors.joining(" "));
    }
  }

  /** The words of a table that has only the first tries of another one. */
  public static PhaseGrid of(PhaseTable table, PhaseTable all, Texts texts) {
    PhaseGrid shown = of(table, texts);
    if (table.phases().size() == all.phases().size()) {
      return shown;
    }
    List<String> remarks = new ArrayList<>(shown.remarks);
    remarks
        .addFirst(texts.counted(all.tries(), "{1} of {0} try is shown.", "{1} of {0} tries are shown.", table.tries()));
    return new PhaseGrid(shown.rows, remarks, shown.tries, Optional.of(of(all, texts)));
  }

  /** The words of a table. */
  public static PhaseGrid of(PhaseTable table, Texts texts) {
    List<List<Entry>> rows = new ArrayList<>();
    rows.add(row("", table.phases().stream().map(phase -> head(phase, texts))));
    rows.add(row(texts.lang("Threat"), table.phases().stream().map(phase -> opening(phase, texts))));
    for (Defence defence : table.defences()) {
      List<Entry> row = new ArrayList<>(List.of(label(defence)));
      for (int i = 0; i < table.phases().size(); i++) {
        row.add(entry(table.phases().get(i), defence.cells().get(i), texts));
      }
      rows.add(row);
    }
    return new PhaseGrid(rows, List.of(changes(table, texts),
        texts.lang("threat: does not parry the threat; –: nothing solves then; empty: cannot be played.")),
        table.tries(),
        Optional.empty());
  }

  private static String changes(PhaseTable table, Texts texts) {
    String changed = table.changed() == 0 ? texts.lang("Changed play after no defences")
        : texts.counted(table.changed(), "Changed play after {0} defence", "Changed play after {0} defences");
    String transferred = table.transferred() == 0 ? texts.lang("no transferred moves")
        : texts.counted(table.transferred(), "{0} transferred move", "{0} transferred moves");
    return changed + ", " + transferred + ".";
  }

  /** The same with converted words, as to other piece letters. */
  public PhaseGrid with(UnaryOperator<String> text) {
    return new PhaseGrid(rows.stream().map(row -> row.stream().map(entry -> new Entry(entry.words().stream()
        .map(word -> new Word(text.apply(word.text()), word.tone(), word.solved(), word.path())).toList()))
        .toList()).toList(), remarks, tries, whole.map(all -> all.with(text)));
  }

  private static List<Entry> row(String label, Stream<Entry> entries) {
    return Stream.concat(Stream.of(new Entry(List.of(Word.of(label, Tone.QUIET)))), entries).toList();
  }

  private static Entry head(Phase phase, Texts texts) {
    String part = phase.part().isEmpty() ? "" : phase.part() + ") ";
    return new Entry(List.of(phase.first()
        .map(move -> move(phase, List.of(move), part + numbered(move) + (phase.kind() == Kind.KEY ? "!" : "?"),
            Tone.PLAIN))
        .orElseGet(() -> Word.of(part + texts.lang("set play"), Tone.PLAIN))));
  }

  private static Entry opening(Phase phase, Texts texts) {
    List<SolutionNode> threats = phase.threats();
    return phase.first().map(first -> threats.isEmpty()
        ? new Entry(List.of(Word.of(first.goal() ? texts.lang("ends at once") : isCheck(first) ? texts.lang("check")
            : isForced(phase, first) ? "" : texts.lang("zugzwang"), Tone.QUIET)))
        : new Entry(threats.stream().map(threat -> move(phase, List.of(first, threat),
            numbered(threat) + (threat.equals(threats.getLast()) ? "" : " /"), Tone.PLAIN)).toList()))
        .orElseGet(() -> new Entry(List.of()));
  }

  private static boolean isCheck(SolutionNode move) {
    return move.text().matches(".*[+#](\\[.*| \\(.*)?");
  }

  /** In reflex play, a side that must reach the goal is not in zugzwang. */
  private static boolean isForced(Phase phase, SolutionNode first) {
    return phase.solved().task().stipulationOrThrow().play().obliges()
        && first.replies().stream().allMatch(SolutionNode::goal);
  }

  private static Entry label(Defence defence) {
    Word moves = Word.of("1..." + String.join(", ", defence.moves()), Tone.PLAIN);
    return new Entry(defence.letter().isEmpty() ? List.of(moves)
        : List.of(Word.of(defence.letter(), Tone.LETTER), moves));
  }

  private static Entry entry(Phase phase, Cell cell, Texts texts) {
    List<SolutionNode> before = Stream.concat(phase.first().stream(), cell.defence().stream()).toList();
    return switch (cell.status()) {
      case ANSWERED -> answers(phase, before, cell);
      case THREATENED -> new Entry(List.of(Word.of(texts.lang("threat"), Tone.QUIET)));
      case REFUTES -> new Entry(List.of(move(phase, before, texts.lang("refutes!"), Tone.REFUTES)));
      case ENDS -> new Entry(List.of(move(phase, before, texts.lang("ends"), Tone.PLAIN)));
      case OPEN -> new Entry(List.of(Word.of("–", Tone.QUIET)));
      case IMPOSSIBLE -> new Entry(List.of());
    };
  }

  private static Entry answers(Phase phase, List<SolutionNode> before, Cell cell) {
    List<Word> words = new ArrayList<>();
    for (Answer answer : cell.answers()) {
      Tone tone = answer.transferred() ? cell.changed() ? Tone.CHANGED_AND_TRANSFERRED : Tone.TRANSFERRED
          : cell.changed() ? Tone.CHANGED : Tone.PLAIN;
      boolean last = answer.equals(cell.answers().getLast());
      words.add(move(phase, Stream.concat(before.stream(), Stream.of(answer.move())).toList(),
          numbered(answer.move()) + (last || !answer.letter().isEmpty() ? "" : " /"), tone));
      if (!answer.letter().isEmpty()) {
        words.add(Word.of(answer.letter() + (last ? "" : " /"), Tone.LETTER));
      }
    }
    return new Entry(words);
  }

  private static Word move(Phase phase, List<SolutionNode> path, String text, Tone tone) {
    return new Word(text, tone, Optional.of(phase.solved()), path);
  }

  private static String numbered(SolutionNode move) {
    return move.number() + (move.solving() ? "." : "...") + move.text();
  }
}
