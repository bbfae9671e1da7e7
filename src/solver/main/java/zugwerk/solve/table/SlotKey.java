package zugwerk.solve.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.board.Schema;

/**
 * Identifies a table by slots: all that a position has except its squares and the side to move.
 *
 * @param men the pieces with their values, both Kings first, then White's before Black's
 * @param marks the values of squares that moves can change, each as often as it is on the board
 * @param globals the values of the slots of the game, of sides and of types, one after the other
 * @param still the values of squares that no move changes
 */
record SlotKey(List<Man> men, List<Mark> marks, List<Integer> globals, List<Still> still) {

  /** @param values its value in each slot of pieces */
  record Man(int side, int type, List<Integer> values) implements Comparable<Man> {

    private static final Comparator<Man> ORDER = Comparator.comparingInt((Man man) -> man.type == Schema.KING ? 0 : 1)
        .thenComparingInt(Man::side).thenComparingInt(Man::type)
        .thenComparing(man -> man.values.toArray(Integer[]::new), Arrays::compare);

    @Override
    public int compareTo(Man other) {
      return ORDER.compare(this, other);
    }
  }

  /** @param cell the first cell of its slot */
  record Mark(int cell, int value) implements Comparable<Mark> {

    @Override
    public int compareTo(Mark other) {
      return cell != other.cell ? Integer.compare(cell, other.cell) : Integer.compare(value, other.value);
    }
  }

  record Still(int cell, int value) {}

  SlotKey {
    men = men.stream().sorted().toList();
    marks = marks.stream().sorted().toList();
    globals = List.copyOf(globals);
    still = List.copyOf(still);
  }

  Material material() {
    List<List<Integer>> sides = List.of(new ArrayList<>(), new ArrayList<>());
    men.forEach(man -> sides.get(man.side).add(man.type));
    return new Material(sides.get(0), sides.get(1));
  }

  String text() {
    return String.join(";",
        men.stream().map(man -> man.side + " " + man.type + words(man.values)).collect(Collectors.joining(",")),
        marks.stream().map(mark -> mark.cell + " " + mark.value).collect(Collectors.joining(",")),
        words(globals).strip(),
        still.stream().map(cell -> cell.cell + " " + cell.value).collect(Collectors.joining(",")));
  }

  private static String words(List<Integer> values) {
    return values.stream().map(value -> " " + value).collect(Collectors.joining());
  }

  /** Reads what {@link #text} writes; empty for other text. */
  static Optional<SlotKey> parse(String text) {
    String[] parts = text.split(";", -1);
    if (parts.length != 4) {
      return Optional.empty();
    }
    try {
      return Optional.of(new SlotKey(
          rows(parts[0]).map(row -> new Man(row.get(0), row.get(1), List.copyOf(row.subList(2, row.size())))).toList(),
          rows(parts[1]).map(row -> new Mark(row.get(0), row.get(1))).toList(),
          rows(parts[2]).findFirst().orElse(List.of()),
          rows(parts[3]).map(row -> new Still(row.get(0), row.get(1))).toList()));
    } catch (NumberFormatException | IndexOutOfBoundsException _) {
      return Optional.empty();
    }
  }

  private static Stream<List<Integer>> rows(String text) {
    return Stream.of(text.split(",")).filter(row -> !row.isEmpty())
        .map(row -> Stream.of(row.split(" ")).map(Integer::valueOf).toList());
  }
}
