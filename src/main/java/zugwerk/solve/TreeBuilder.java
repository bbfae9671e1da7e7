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
import zugwerk.rules.Play;
import zugwerk.rules.Variant;

/**
 * Writes out the play after a first move, asking the search what mates.
 *
 * <p>After each move of the solving side: what it threatens, then every defence that does not fall to a threat, each
 * with all answers of the least length. Without a threat every defence is shown.
 */
final class TreeBuilder {

  private final Variant variant;
  private final MateSearch search;
  private final Position position;
  private final MoveText texts;

  /** Moves that all mate in the same number of moves. */
  private record Answers(int moves, List<Line> lines) {
    static final Answers NONE = new Answers(0, List.of());
  }

  TreeBuilder(Variant variant, MateSearch search) {
    this.variant = variant;
    this.search = search;
    position = search.position();
    texts = new MoveText(variant);
  }

  /** A first move that mates within the given number of moves, with its play. */
  Line key(int move, int moves) {
    return attack(Line.Role.KEY, move, moves, 0);
  }

  /** A first move without its play. */
  Line bare(int move) {
    return new Line(Line.Role.KEY, Packed.unpack(move), text(move), 0, false, List.of(), List.of());
  }

  /** A first move that fails to exactly one defence, with its play; nothing if it fails to more or solves. */
  Optional<Line> attempt(int move, int moves) {
    String text = text(move);
    int mark = search.make(move);
    try {
      List<Integer> refutations = new ArrayList<>();
      List<Integer> defences = legal();
      for (int defence : defences) {
        int inner = search.make(defence);
        boolean mates = moves > 1 && search.mates(moves - 1);
        position.rollback(inner);
        if (!mates) {
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
      replies.add(new Line(Line.Role.REFUTATION, Packed.unpack(refutation), text(refutation), 1, false,
          List.of(), List.of()));
      return Optional.of(new Line(Line.Role.TRY, Packed.unpack(move), text, 0, false, threats.lines(), replies));
    } finally {
      position.rollback(mark);
    }
  }

  /** The defending side's moves, were it to move now, each with the mates that answer it in the remaining moves. */
  List<Line> setPlay(int moves) {
    int mark = position.mark();
    if (search.inCheck()) {
      return List.of();
    }
    Play.skip(variant, position);
    List<Line> lines = new ArrayList<>();
    for (int defence : legal()) {
      Line line = defence(defence, Math.max(moves - 1, 0), 0);
      if (!line.replies().isEmpty()) {
        lines.add(line);
      }
    }
    position.rollback(mark);
    return lines;
  }

  private Line attack(Line.Role role, int move, int moves, int ply) {
    String text = text(move);
    int mark = search.make(move);
    boolean goal = search.lost();
    Answers threats = moves > 1 && !goal ? threats(moves - 1, ply) : Answers.NONE;
    List<Line> defences = moves > 1 && !goal ? defences(threats, moves - 1, ply, Packed.NULL) : List.of();
    position.rollback(mark);
    return new Line(role, Packed.unpack(move), text, ply, goal, threats.lines(), defences);
  }

  /** What the side that has just moved would do within the given number of moves if it could move again. */
  private Answers threats(int moves, int ply) {
    if (search.inCheck() || legal().stream().allMatch(Packed::isPass)) {
      return Answers.NONE;
    }
    int mark = position.mark();
    Play.skip(variant, position);
    Answers threats = search.hasWon() ? Answers.NONE : answers(Line.Role.THREAT, moves, ply + 2);
    position.rollback(mark);
    return threats;
  }

  private List<Line> defences(Answers threats, int moves, int ply, int refutation) {
    List<Line> lines = new ArrayList<>();
    for (int defence : legal()) {
      if (defence == refutation || falls(defence, threats)) {
        continue;
      }
      lines.add(defence(defence, moves, ply));
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

  private Line defence(int move, int moves, int ply) {
    String text = text(move);
    int mark = search.make(move);
    boolean kills = search.hasWon();
    List<Line> answers = kills ? List.of() : answers(Line.Role.CONTINUATION, moves, ply + 2).lines();
    position.rollback(mark);
    return new Line(Line.Role.DEFENCE, Packed.unpack(move), text, ply + 1, kills, List.of(), answers);
  }

  /** All moves of the side to move that mate in the least number of moves, if that is within the limit. */
  private Answers answers(Line.Role role, int limit, int ply) {
    int least = limit == 0 ? 1 : search.shortest(limit);
    if (least > limit) {
      return Answers.NONE;
    }
    List<Line> lines = new ArrayList<>();
    for (int move : legal()) {
      int mark = search.make(move);
      boolean mates = search.forced(least - 1);
      position.rollback(mark);
      if (mates) {
        lines.add(attack(role, move, least, ply));
      }
    }
    return new Answers(least, lines);
  }

  private String text(int move) {
    return texts.write(position, Packed.unpack(move));
  }

  private List<Integer> legal() {
    MoveList list = search.legal(0);
    List<Integer> moves = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      moves.add(list.get(i));
    }
    moves.sort(Comparator.comparing(move -> LongForm.of(variant.schema(), Packed.unpack(move))));
    return moves;
  }
}
