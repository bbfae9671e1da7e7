package zugwerk.content.search;

import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.board.Schema;
import zugwerk.board.Square;
import zugwerk.content.Content;
import zugwerk.content.Count;
import zugwerk.content.Ending;
import zugwerk.content.PhaseTable;
import zugwerk.content.PhaseTable.Kind;
import zugwerk.content.Played;
import zugwerk.content.PlayedPhase;
import zugwerk.content.SolutionScene;
import zugwerk.content.Trajectory;
import zugwerk.content.theme.Theme;
import zugwerk.content.theme.ThemeFinding;
import zugwerk.content.theme.Themes;
import zugwerk.problem.Solved;
import zugwerk.rules.Move;
import zugwerk.solve.Soundness;
import zugwerk.work.CancelToken;

/** The content of a problem's solution, for searches. Not safe for use by several threads. */
public interface Shown {

  Soundness verdict();

  /** The number of findings of each theme; themes without findings are missing. */
  Map<Theme, Long> themes();

  long count(Count what);

  /** The different paths of pieces through the lines that solve. */
  Collection<Way> ways();

  Collection<Net> nets();

  /** The lines of its phases, those after keys first; in play without phases the lines that solve. */
  Collection<Line> play();

  /**
   * The pieces that make a mate: the mated King, those that check it, guard a square around it or pin a defender, and
   * those that block a square of its own side.
   *
   * @param king the square of the mated King
   * @param board only these pieces, in the form of {@link Facts#board}
   */
  record Net(int king, String board) {}

  /**
   * The path of a piece through a line.
   *
   * @param piece its name: its square in the diagram
   * @param letter the letter of its type in the diagram, lower case for Black
   * @param squares its squares in their order, beginning with that of the diagram
   * @param becomes the letter of its last promotion, lower case for Black; a dot for none
   */
  record Way(int piece, char letter, List<Integer> squares, char becomes) {

    public Way {
      squares = List.copyOf(squares);
    }
  }

  /**
   * A line of a phase: its first move, except in set play, then a defence with its only answer, or only a threat. In
   * play without phases, all moves of a line that solves.
   *
   * @param phase the kind of the phase
   * @param king the square of the defending King before the defence; in play without phases, that of the King whose
   * side is to move at the end. 64 where there is none
   */
  record Line(PhaseTable.Kind phase, int king, List<Step> moves) {

    public Line {
      moves = List.copyOf(moves);
    }
  }

  /**
   * A move by its piece and its target square.
   *
   * @param letter the letter of the piece's type, lower case for Black; a dash for a pass
   */
  record Step(char letter, int square) {}

  record Known(Soundness verdict, Map<Theme, Long> themes, Map<Count, Long> counts, List<Way> ways,
      List<Net> nets, List<Line> play) implements Shown {

    public Known {
      themes = Map.copyOf(themes);
      counts = Map.copyOf(counts);
      ways = List.copyOf(ways);
      nets = List.copyOf(nets);
      play = List.copyOf(play);
    }

    @Override
    public long count(Count what) {
      return counts.getOrDefault(what, 0L);
    }

    @Override
    public Known known() {
      return this;
    }
  }

  /** Computes all values now. */
  default Known known() {
    Map<Count, Long> counts = new EnumMap<>(Count.class);
    for (Count what : Count.values()) {
      counts.put(what, count(what));
    }
    return new Known(verdict(), themes(), counts, List.copyOf(ways()), List.copyOf(nets()), List.copyOf(play()));
  }

  /**
   * The content of a solution, computed on demand. Set play and tries count if they were solved.
   *
   * @param token stops the work on it, now and later
   */
  static Shown of(Solved solved, CancelToken token) {
    return new Computed(solved, Content.of(solved, token));
  }

  final class Computed implements Shown {

    /** Of problems with more lines only the first ones are compared. */
    private static final int MOST_LINES = 100;

    private final Solved solved;
    private final Content content;
    private final Map<Theme, Long> themes = new LinkedHashMap<>();
    private boolean searched;

    private Computed(Solved solved, Content content) {
      this.solved = solved;
      this.content = content;
    }

    @Override
    public Soundness verdict() {
      return solved.verdict();
    }

    @Override
    public Map<Theme, Long> themes() {
      if (!searched) {
        themes.putAll(Themes.in(content).stream()
            .collect(Collectors.groupingBy(ThemeFinding::theme, Collectors.counting())));
        searched = true;
      }
      return themes;
    }

    @Override
    public long count(Count what) {
      return what.in(content);
    }

    @Override
    public Collection<Way> ways() {
      Schema schema = solved.parts().getFirst().twin().problem().variant().schema();
      return content.lines().stream().flatMap(line -> Trajectory.of(line).stream())
          .map(way -> new Way(way.piece(), Facts.letter(schema, way.side(), way.type()), way.squares(),
              way.becomes().map(type -> Facts.letter(schema, way.side(), type)).orElse('.')))
          .distinct()
          .toList();
    }

    @Override
    public Collection<Net> nets() {
      return content.mates(_ -> true).stream().map(Computed::net).distinct().toList();
    }

    private static Net net(Ending ending) {
      char[] board = Facts.board(ending.scene().setup()).toCharArray();
      long taking = ending.taking() | ending.blocks() | ending.pins() | Square.bit(ending.king());
      for (int square = 0; square < Square.COUNT; square++) {
        board[square] = (taking >>> square & 1) != 0 ? board[square] : '.';
      }
      return new Net(ending.king(), new String(board));
    }

    @Override
    public Collection<Line> play() {
      if (content.phases().isEmpty()) {
        return content.lines().stream().map(line -> line(Kind.KEY, line.getLast().after(), line))
            .distinct().limit(MOST_LINES).toList();
      }
      return Stream.of(Kind.KEY, Kind.SET_PLAY, Kind.TRY)
          .flatMap(kind -> content.phases().stream().filter(phase -> phase.kind() == kind))
          .flatMap(Computed::lines).distinct().limit(MOST_LINES).toList();
    }

    private static Stream<Line> lines(PlayedPhase phase) {
      Stream<List<Played>> rest = Stream.concat(phase.threats().values().stream().map(List::of),
          phase.variations().stream().filter(answer -> !phase.threats().containsKey(answer.identity()))
              .map(answer -> List.of(answer.parent().orElseThrow(), answer)));
      return rest.map(moves -> line(phase.kind(), phase.start(),
          Stream.concat(phase.first().stream(), moves.stream()).toList()));
    }

    private static Line line(Kind phase, SolutionScene scene, List<Played> moves) {
      return new Line(phase, scene.king(scene.toMove()), moves.stream().map(Computed::step).toList());
    }

    private static Step step(Played move) {
      return move.type() == Move.NONE ? new Step('-', 0)
          : new Step(Facts.letter(move.before().variant().schema(), move.side(), move.type()), move.move().to());
    }
  }
}
