package zugwerk.content.printed;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import zugwerk.board.Piece;
import zugwerk.board.Square;
import zugwerk.content.Played;
import zugwerk.content.SolutionScene;
import zugwerk.rules.Move;
import zugwerk.solve.SolutionNode.Role;

/**
 * Names the defences of a line: {@code B~} for every other move of a piece, {@code ~} for every other move. A sign
 * stands only for moves that have the answer of its line, and only where every other move has another line.
 */
final class DefenceNames {

  private static final int FEWEST_JOINED = 3;

  /**
   * A name of one or more defences.
   *
   * @param letter the letter of the phase table; empty for none
   */
  record Name(String text, String letter, Played first) {}

  private final SolutionScene start;
  private final Function<Played, String> letters;
  private final Map<Move, DefenceGroup> groups = new HashMap<>();
  private final Set<Move> refutations = new HashSet<>();
  /** For each square with a piece, the group that has all its other moves. */
  private final Map<Integer, DefenceGroup> others = new HashMap<>();
  private final Set<DefenceGroup> rest = new LinkedHashSet<>();

  /**
   * @param replies all replies in the position
   * @param shown the groups that have a line
   * @param letters the letters of the defences
   */
  DefenceNames(List<Played> replies, List<DefenceGroup> all, List<DefenceGroup> shown,
      Function<Played, String> letters) {
    start = replies.getFirst().before();
    this.letters = letters;
    all.forEach(group -> group.defences().forEach(defence -> groups.put(defence.move(), group)));
    replies.stream().filter(reply -> reply.node().role() == Role.REFUTATION)
        .forEach(reply -> refutations.add(reply.move()));
    List<DefenceGroup> candidates =
        shown.stream().filter(group -> !group.ends() && group.defences().size() > 1).toList();
    if (!candidates.isEmpty()) {
      findOthers(candidates, Set.copyOf(shown));
    }
  }

  private void findOthers(List<DefenceGroup> candidates, Set<DefenceGroup> shown) {
    List<Move> legal = start.legal();
    Map<Integer, List<Move>> pieces = new LinkedHashMap<>();
    legal.stream().filter(DefenceNames::carries)
        .forEach(move -> pieces.computeIfAbsent(move.from(), _ -> new ArrayList<>()).add(move));
    pieces.forEach((square, moves) -> candidates.stream()
        .filter(group -> moves.stream().allMatch(move -> isCovered(group, move, shown)))
        .filter(group -> joined(group, square).size() > 1)
        .max(Comparator.comparingInt(group -> joined(group, square).size()))
        .ifPresent(group -> others.put(square, group)));
    candidates.stream()
        .filter(group -> group.defences().stream().map(defence -> defence.move().from()).distinct().count() > 1)
        .filter(group -> group.defences().size() == legal.size()
            || names(group).stream().filter(name -> name.letter().isEmpty()).count() >= FEWEST_JOINED)
        .filter(group -> legal.stream().allMatch(move -> isCovered(group, move, shown)))
        .max(Comparator.comparingInt(group -> group.defences().size()))
        .ifPresent(rest::add);
  }

  private static boolean carries(Move move) {
    return !(move instanceof Move.Pass || move instanceof Move.Drop);
  }

  /** The moves of a piece that a sign may stand for: the most that have the same letter, or none. */
  private List<Played> joined(DefenceGroup group, int square) {
    Map<String, List<Played>> moves = new LinkedHashMap<>();
    group.defences().stream().filter(defence -> carries(defence.move()) && defence.move().from() == square)
        .forEach(defence -> moves.computeIfAbsent(letters.apply(defence), _ -> new ArrayList<>()).add(defence));
    return moves.values().stream().max(Comparator.comparingInt(List::size)).orElse(List.of());
  }

  private List<Played> withoutLetter(List<Played> moves) {
    return moves.stream().filter(move -> letters.apply(move).isEmpty()).toList();
  }

  /** Whether a move has the answer of a group, or stands by name in another line. */
  private boolean isCovered(DefenceGroup group, Move move, Set<DefenceGroup> shown) {
    DefenceGroup other = groups.get(move);
    return refutations.contains(move) || other != null && (shown.contains(other)
        || other.answers().containsAll(group.answers()));
  }

  boolean isRest(DefenceGroup group) {
    return rest.contains(group);
  }

  /** The names of the defences of a group, those with letters first; those with the same letter follow each other. */
  List<Name> names(DefenceGroup group) {
    Map<String, List<Name>> names = new TreeMap<>(Comparator.comparing(String::isEmpty)
        .thenComparing(Comparator.naturalOrder()));
    Set<Integer> joined = new HashSet<>();
    for (Played defence : group.defences()) {
      String letter = letters.apply(defence);
      int from = carries(defence.move()) ? defence.move().from() : Square.COUNT;
      boolean isOther = group.equals(others.get(from)) && joined(group, from).contains(defence);
      boolean isRest = rest.contains(group) && (letter.isEmpty() || withoutLetter(group.defences()).isEmpty());
      int key = isRest ? -1 : from;
      if (!isOther && !isRest || joined.add(key)) {
        names.computeIfAbsent(letter, _ -> new ArrayList<>())
            .add(new Name(isRest ? "~" : isOther ? piece(from) + "~" : "", letter, defence));
      }
    }
    return names.values().stream().flatMap(List::stream).toList();
  }

  private String piece(int square) {
    int piece = start.piece(square);
    List<Integer> own = SolutionScene.squares(start.pieces(Piece.side(piece))).boxed()
        .filter(other -> other != square).toList();
    if (Piece.type(piece) == start.variant().pawn()) {
      String name = Square.name(square);
      return own.stream().anyMatch(other -> start.piece(other) == piece
          && Square.name(other).charAt(0) == name.charAt(0)) ? name : name.substring(0, 1);
    }
    return own.stream().anyMatch(other -> start.word(other).equals(start.word(square)))
        ? start.place(square) : start.word(square);
  }
}
