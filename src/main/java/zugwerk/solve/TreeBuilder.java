package zugwerk.solve;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import zugwerk.board.Position;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.rules.MoveList;
import zugwerk.rules.Packed;
import zugwerk.rules.Variant;

/**
 * Writes out the play after a first move, asking the search what solves.
 *
 * <p>After each move of the solving side: what it threatens, then every defence that does not fall to a threat, each
 * with all answers of the least length. Without a threat every defence is shown.
 */
final class TreeBuilder {

  private final Variant variant;
  private final BattleSearch search;
  private final Position position;
  private final MoveText texts;

  /** Moves that all solve in the same number of moves. */
  private record Answers(int moves, List<Line> lines) {
    static final Answers NONE = new Answers(0, List.of());
  }

  TreeBuilder(BattleSearch search) {
    this.search = search;
    variant = search.variant;
    position = search.position;
    texts = new MoveText(variant);
  }

  /** A first move that solves within the given number of moves, with its play. */
  Line key(int move, int moves) {
    return attack(Line.Role.KEY, move, moves, 0);
  }

  /** A first move without its play. */
  Line bare(int move) {
    return new Line(Line.Role.KEY, Packed.unpack(move), text(move), 0, false, false, List.of(), List.of());
  }

  /** A first move that fails to exactly one defence, with its play; nothing if it fails to more or solves. */
  Optional<Line> attempt(int move, int moves) {
    String text = text(move);
    int mark = search.make(move);
    try {
      List<Integer> refutations = new ArrayList<>();
      List<Integer> defences = defences();
      for (int defence : defences) {
        int inner = search.make(defence);
        boolean falls = search.fulfilled() || moves > 1 && search.solves(moves - 1);
        position.rollback(inner);
        if (!falls) {
          refutations.add(defence);
          if (refutations.size() > 1) {
            return Optional.empty();
          }
        }
      }
      if (refutations.isEmpty() || defences.size() < 2) {
        return Optional.empty();
      }
      Answers threats = threats(moves - 1, 0);
      List<Line> replies = new ArrayList<>(defences(threats, moves - 1, 0, refutations.getFirst()));
      int refutation = refutations.getFirst();
      replies.add(new Line(Line.Role.REFUTATION, Packed.unpack(refutation), text(refutation), 1, false, false,
          List.of(), List.of()));
      return Optional.of(new Line(Line.Role.TRY, Packed.unpack(move), text, 0, false, false, threats.lines(),
          replies));
    } finally {
      position.rollback(mark);
    }
  }

  /** The defending side's moves, were it to move now, each with what answers it in the remaining moves. */
  List<Line> setPlay(int moves) {
    int mark = position.mark();
    List<Line> lines = new ArrayList<>();
    if (!search.inCheck() && search.pass()) {
      for (int defence : defences()) {
        Line line = defence(defence, moves - 1, 0, true);
        if (line.goal() || !line.replies().isEmpty()) {
          lines.add(line);
        }
      }
    }
    position.rollback(mark);
    return lines;
  }

  private Line attack(Line.Role role, int move, int moves, int ply) {
    String text = text(move);
    int mark = search.make(move);
    boolean goal = search.ends();
    Answers threats = goal ? Answers.NONE : threats(moves - 1, ply);
    List<Line> defences = goal ? List.of() : defences(threats, moves - 1, ply, Packed.NULL);
    position.rollback(mark);
    return new Line(role, Packed.unpack(move), text, ply, goal, role == Line.Role.THREAT, threats.lines(), defences);
  }

  /** What the side that has just moved would do within the given number of moves if it could move again. */
  private Answers threats(int moves, int ply) {
    if (moves == 0 || search.inCheck() || defences().stream().allMatch(Packed::isPass)) {
      return Answers.NONE;
    }
    int mark = position.mark();
    Answers threats = search.pass() ? answers(Line.Role.THREAT, moves, ply + 2) : Answers.NONE;
    position.rollback(mark);
    return threats;
  }

  private List<Line> defences(Answers threats, int moves, int ply, int refutation) {
    List<Line> lines = new ArrayList<>();
    for (int defence : defences()) {
      if (defence != refutation && !falls(defence, threats)) {
        lines.add(defence(defence, moves, ply, false));
      }
    }
    return lines;
  }

  /** Whether a threat is carried out after the defence as if nothing had been played. */
  private boolean falls(int defence, Answers threats) {
    if (threats.lines().isEmpty()) {
      return false;
    }
    int mark = search.make(defence);
    boolean falls = false;
    List<Integer> legal = legal();
    for (Line threat : threats.lines()) {
      int move = Packed.pack(threat.move());
      if (legal.contains(move)) {
        int inner = search.make(move);
        falls = search.forced(threats.moves() - 1);
        position.rollback(inner);
      }
      if (falls) {
        break;
      }
    }
    position.rollback(mark);
    return falls;
  }

  private Line defence(int move, int moves, int ply, boolean passed) {
    String text = text(move);
    int mark = search.make(move);
    boolean ends = search.fulfilled();
    List<Line> answers = ends ? List.of() : answers(Line.Role.CONTINUATION, moves, ply + 2).lines();
    position.rollback(mark);
    return new Line(Line.Role.DEFENCE, Packed.unpack(move), text, ply + 1, ends, passed, List.of(), answers);
  }

  /** All moves of the side to move that solve in the least number of moves, if that is within the limit. */
  private Answers answers(Line.Role role, int limit, int ply) {
    int least = search.shortest(limit);
    if (least > limit) {
      return Answers.NONE;
    }
    List<Line> lines = new ArrayList<>();
    for (int move : legal()) {
      int mark = search.make(move);
      boolean solves = search.forced(least - 1);
      position.rollback(mark);
      if (solves) {
        lines.add(attack(role, move, least, ply));
      }
    }
    return new Answers(least, lines);
  }

  private String text(int move) {
    return texts.write(position, Packed.unpack(move));
  }

  private List<Integer> legal() {
    MoveList list = new MoveList();
    search.generator.legal(position, list);
    return sorted(list);
  }

  private List<Integer> defences() {
    MoveList list = new MoveList();
    search.defences(list);
    return sorted(list);
  }

  private List<Integer> sorted(MoveList list) {
    List<Integer> moves = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      moves.add(list.get(i));
    }
    moves.sort(Comparator.comparing(move -> LongForm.of(variant.schema(), Packed.unpack(move))));
    return moves;
  }
}
