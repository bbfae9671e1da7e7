package zugwerk.content;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import zugwerk.content.PhaseFinder.Column;
import zugwerk.content.PhaseFinder.DefenceEntry;
import zugwerk.content.PhaseTable.Answer;
import zugwerk.content.PhaseTable.Cell;
import zugwerk.content.PhaseTable.Defence;
import zugwerk.content.PhaseTable.Status;

/** Builds the rows of the table: marks changed and transferred play, orders the defences, and assigns letters. */
final class PhaseRows {

  private static final Pattern SIGN = Pattern.compile("[+#](?=$|\\[| \\()");

  private final List<Column> columns;
  /** For each phase, the rows that each move answers or threatens. */
  private final List<Map<MoveIdentity, Set<Row>>> answered = new ArrayList<>();
  private final Map<MoveIdentity, String> letters = new HashMap<>();
  private final Map<MoveIdentity, String> defenceLetters = new HashMap<>();
  private final PhaseTable table;

  /**
   * Defences that are answered alike in all phases.
   *
   * @param found their entry in each phase
   * @param moves their texts
   */
  private record Row(List<DefenceEntry> found, List<MoveIdentity> defences, List<String> moves) {

    Set<MoveIdentity> answers(int phase) {
      return found.get(phase).answers().keySet();
    }

    boolean isAnswered(int phase) {
      return found.get(phase).status() == Status.ANSWERED;
    }

    boolean changes(int phase) {
      return isAnswered(phase) && IntStream.range(0, found.size()).anyMatch(other -> isAnswered(other)
          && Collections.disjoint(answers(phase), answers(other)));
    }

    long variety() {
      return IntStream.range(0, found.size()).noneMatch(this::changes) ? 0
          : IntStream.range(0, found.size()).filter(this::isAnswered).mapToObj(this::answers).distinct().count();
    }
  }

  /** @param all the rows with more columns, which have given the letters already */
  PhaseRows(List<Column> columns, Optional<PhaseRows> all) {
    this.columns = columns;
    all.ifPresent(more -> {
      letters.putAll(more.letters);
      defenceLetters.putAll(more.defenceLetters);
    });
    table = made();
  }

  PhaseTable table() {
    return table;
  }

  private PhaseTable made() {
    Collection<Row> rows = rows();
    for (int phase = 0; phase < columns.size(); phase++) {
      Map<MoveIdentity, Set<Row>> here = new HashMap<>();
      for (Row row : rows) {
        for (MoveIdentity answer : row.answers(phase)) {
          here.computeIfAbsent(answer, _ -> Collections.newSetFromMap(new IdentityHashMap<>())).add(row);
        }
      }
      answered.add(here);
    }
    List<Row> ordered = rows.stream().sorted(Comparator.comparingLong(Row::variety).reversed()
        .thenComparing(row -> !isTransferred(row)).thenComparing(row -> !isAnswered(row))).toList();
    List<Row> lettered = ordered.stream().filter(row -> row.variety() > 0 || isTransferred(row)).toList();
    lettered.forEach(row -> row.defences().forEach(
        defence -> defenceLetters.putIfAbsent(defence, letter('a', lettered.indexOf(row)))));
    for (int phase = 0; phase < columns.size(); phase++) {
      for (Row row : lettered) {
        if (row.isAnswered(phase)) {
          row.answers(phase).forEach(answer -> letters.computeIfAbsent(answer, _ -> letter('A', letters.size())));
        }
      }
    }
    // Letters follow the order in which a solution is printed; in the table, the key stands beside the set play.
    List<Integer> order = IntStream.range(0, columns.size()).boxed()
        .sorted(Comparator.comparing(phase -> columns.get(phase).isTry())).toList();
    return new PhaseTable(order.stream().map(phase -> columns.get(phase).phase()).toList(), ordered.stream()
        .map(row -> new Defence(lettered.contains(row) ? letter(row) : "",
            row.moves(), cells(row, lettered.contains(row), order)))
        .toList());
  }

  private String letter(Row row) {
    return Optional.ofNullable(defenceLetters.get(row.defences().getFirst())).orElse("");
  }

  private Collection<Row> rows() {
    Map<Object, Row> rows = new LinkedHashMap<>();
    for (MoveIdentity defence : PhaseFinder.defences(columns)) {
      List<DefenceEntry> found = columns.stream().map(column -> column.at(defence)).toList();
      List<Object> alike = new ArrayList<>();
      found.forEach(one -> alike.addAll(List.of(one.status(), one.answers().keySet())));
      Row row = rows.computeIfAbsent(alike, _ -> new Row(found, new ArrayList<>(), new ArrayList<>()));
      row.defences().add(defence);
      List<String> moves = row.moves();
      found.stream().flatMap(one -> one.defence().stream())
          .map(node -> SIGN.matcher(node.text()).replaceFirst("")).distinct()
          .filter(text -> !moves.contains(text)).forEach(moves::add);
    }
    return rows.values();
  }

  private boolean isAnswered(Row row) {
    return IntStream.range(0, columns.size()).anyMatch(row::isAnswered);
  }

  private boolean isTransferred(Row row) {
    return IntStream.range(0, columns.size())
        .anyMatch(phase -> row.answers(phase).stream().anyMatch(answer -> isTransferred(row, phase, answer)));
  }

  /** Whether a move answers a defence in one phase, and in another phase another defence instead. */
  private boolean isTransferred(Row row, int phase, MoveIdentity answer) {
    return row.isAnswered(phase) && IntStream.range(0, columns.size()).anyMatch(other -> {
      Set<Row> there = answered.get(other).getOrDefault(answer, Set.of());
      Set<Row> here = answered.get(phase).getOrDefault(answer, Set.of());
      return !there.contains(row) && there.stream().anyMatch(one -> one.isAnswered(other) && !here.contains(one));
    });
  }

  private List<Cell> cells(Row row, boolean lettered, List<Integer> order) {
    return order.stream().map(phase -> {
      DefenceEntry found = row.found().get(phase);
      List<Answer> answers = found.answers().entrySet().stream()
          .map(entry -> new Answer(entry.getValue(), lettered && row.isAnswered(phase)
              ? Optional.ofNullable(letters.get(entry.getKey())).orElse("") : "",
              isTransferred(row, phase, entry.getKey())))
          .toList();
      return new Cell(found.status(), found.defence(), answers, row.changes(phase));
    }).toList();
  }

  private static String letter(char first, int number) {
    return (number < 26 ? "" : letter(first, number / 26 - 1)) + (char) (first + number % 26);
  }
}
