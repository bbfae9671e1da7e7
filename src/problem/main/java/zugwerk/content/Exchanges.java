package zugwerk.content;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import zugwerk.board.Square;

/** Cycles of pieces: those that exchange their squares in a line, and those of a Zilahi through several solutions. */
final class Exchanges {

  private static final int MOST_SOLUTIONS = 24;

  private Exchanges() {}

  /** The largest number of pieces that at some time of a line have exchanged their squares in a cycle; 0 for none. */
  static long places(Content content) {
    return content.lines().stream().mapToLong(line -> {
      content.check();
      return IntStream.rangeClosed(2, line.size()).mapToLong(length -> places(line.subList(0, length))).max().orElse(0);
    }).max().orElse(0);
  }

  private static long places(List<Played> line) {
    Map<Integer, Integer> ends = Trajectory.of(line).stream()
        .filter(way -> way.gone().isEmpty() && !way.squares().getFirst().equals(way.squares().getLast()))
        .collect(Collectors.toMap(way -> way.squares().getFirst(), way -> way.squares().getLast()));
    long most = 0;
    for (Map.Entry<Integer, Integer> first : ends.entrySet()) {
      int start = first.getKey();
      int square = first.getValue();
      int length = 1;
      while (square != start && ends.containsKey(square) && length <= ends.size()) {
        square = ends.get(square);
        length++;
      }
      most = square == start ? Math.max(most, length) : most;
    }
    return most;
  }

  /**
   * The largest number of solutions of help and series play in which each time the piece is captured that mates in the
   * one before, in a cycle; 0 for none.
   */
  static long zilahi(Content content) {
    List<Ending> all = content.isHelp() ? content.mates().stream()
        .filter(ending -> ending.scene().square(ending.last().mover()) >= 0).limit(MOST_SOLUTIONS).toList() : List.of();
    Map<Integer, Set<Integer>> next = new HashMap<>();
    for (Ending ending : all) {
      Set<Integer> captured = ending.last().line().stream()
          .flatMap(move -> move.effects(Effect.Kind.CAPTURE).stream()).map(Effect::piece).collect(Collectors.toSet());
      next.computeIfAbsent(mating(ending), _ -> new HashSet<>()).addAll(captured);
    }
    return next.keySet().stream().mapToLong(piece -> {
      content.check();
      return longest(next, piece, new ArrayList<>(List.of(piece)));
    }).max().orElse(0);
  }

  /** The piece that moves last, or the one whose line it opens if that alone gives check. */
  private static int mating(Ending ending) {
    int mover = ending.last().mover();
    return ending.checkers() == Square.bit(ending.scene().square(mover)) || Long.bitCount(ending.checkers()) != 1
        ? mover : ending.scene().name(Long.numberOfTrailingZeros(ending.checkers()));
  }

  private static long longest(Map<Integer, Set<Integer>> next, int start, List<Integer> path) {
    long most = 0;
    for (int piece : next.getOrDefault(path.getLast(), Set.of())) {
      if (piece == start && path.size() > 1) {
        most = Math.max(most, path.size());
      } else if (piece > start && next.containsKey(piece) && !path.contains(piece)) {
        path.add(piece);
        most = Math.max(most, longest(next, start, path));
        path.removeLast();
      }
    }
    return most;
  }
}
