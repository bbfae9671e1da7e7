package zugwerk.content.printed;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import zugwerk.content.PhaseTable;
import zugwerk.content.PhaseTable.Cell;
import zugwerk.content.PhaseTable.Defence;
import zugwerk.content.PhaseTable.Phase;
import zugwerk.content.PhaseTable.Status;
import zugwerk.content.Played;
import zugwerk.solve.SolutionNode;

/**
 * The letters that the phase table gives to defences and answers of a part. Only those are shown whose play changes or
 * is transferred in the phases that are printed.
 */
final class PhaseLetters {

  private static final Pattern SIGN = Pattern.compile("[+#](?=$|\\[| \\()");

  /** No letters, for play below the first moves. */
  static final InPhase NONE =
      new PhaseLetters(Optional.empty(), "", List.of()).in(Optional.empty(), PhaseAnswers.set(List.of()));

  private final Optional<PhaseTable> table;
  private final String part;
  private final List<PhaseAnswers> printed;

  /** @param printed the play of the printed phases */
  PhaseLetters(Optional<PhaseTable> table, String part, List<PhaseAnswers> printed) {
    this.table = table;
    this.part = part;
    this.printed = printed;
  }

  /**
   * The letters in a phase.
   *
   * @param column its column in the table, -1 for none
   */
  record InPhase(PhaseLetters letters, int column, PhaseAnswers play) {

    /** The letter of a defence, empty if it has none. */
    String of(Played defence) {
      return row(defence).map(Defence::letter).orElse("");
    }

    /** The letter of the answer to a defence, empty if it has none. */
    String ofAnswer(Played defence) {
      return row(defence).flatMap(row -> row.cells().get(column).answers().stream()
          .map(PhaseTable.Answer::letter).findFirst()).orElse("");
    }

    private Optional<Defence> row(Played defence) {
      if (column < 0 || letters.printed.stream()
          .noneMatch(other -> play.changes(defence.identity(), other) || play.transfers(defence.identity(), other))) {
        return Optional.empty();
      }
      String text = SIGN.matcher(defence.node().text()).replaceFirst("");
      return letters.table.stream().flatMap(all -> all.defences().stream())
          .filter(row -> !row.letter().isEmpty() && row.moves().contains(text))
          .filter(row -> answers(row.cells().get(column), defence.node())).findFirst();
    }

    private static boolean answers(Cell cell, SolutionNode defence) {
      return cell.status() == Status.ANSWERED && cell.answers().stream().map(answer -> answer.move().move()).toList()
          .equals(defence.replies().stream().map(SolutionNode::move).toList());
    }
  }

  /**
   * The letters in a phase.
   *
   * @param first its first move; empty for set play
   */
  InPhase in(Optional<SolutionNode> first, PhaseAnswers play) {
    List<Phase> phases = table.map(PhaseTable::phases).orElse(List.of());
    return new InPhase(this, IntStream.range(0, phases.size()).filter(i -> phases.get(i).part().equals(part)
        && phases.get(i).first().map(SolutionNode::move).equals(first.map(SolutionNode::move))).findFirst()
        .orElse(-1), play);
  }
}
