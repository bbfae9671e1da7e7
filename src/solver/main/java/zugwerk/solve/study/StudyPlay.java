package zugwerk.solve.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import zugwerk.board.Position;
import zugwerk.notation.MoveText;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;
import zugwerk.solve.Goal;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionNode.Role;
import zugwerk.solve.study.OnlyMoves.Only;
import zugwerk.solve.study.OnlyMoves.Path;
import zugwerk.solve.study.StudyMoves.Sorted;

/**
 * The play of a study. In the main line, Black chooses the reply after which White has the most only moves, and among
 * equal ones the longest resistance; the line ends where White has a choice. Other replies to it that ask for only
 * moves begin further lines.
 */
final class StudyPlay {

  /** More moves that keep the claim are not listed. */
  private static final int MANY = 3;

  /** In half-moves. */
  private static final int MOST_PLIES = 60;

  /** Without tables, in half-moves. */
  private static final int MOST_PROVED_PLIES = 16;

  /** After one of several first moves, in half-moves. */
  private static final int MOST_BEST_PLIES = 7;

  private final StudyValues values;
  private final StudyMoves moves;
  private final OnlyMoves onlyMoves;
  private final ThematicTries tries;
  private final MoveText texts;

  StudyPlay(Variant variant, StudyValues values, Goal.Kind goal) {
    this(variant, values, new StudyMoves(variant, values, goal), goal);
  }

  StudyPlay(Variant variant, StudyValues values, StudyMoves moves, Goal.Kind goal) {
    this.values = values;
    this.moves = moves;
    texts = new MoveText(variant);
    onlyMoves = new OnlyMoves(moves, goal == Goal.Kind.DRAW);
    tries = new ThematicTries(variant, moves, texts);
  }

  /** The only first move, and those that only waste time. */
  Optional<Only> only(Position position, Sorted firstMoves) {
    return onlyMoves.in(position, firstMoves, new Path());
  }

  /**
   * A first move of White with the play that follows it.
   *
   * @param alone whether no other one keeps the claim; otherwise it is followed by one line
   */
  SolutionNode key(Position position, int move, boolean alone) {
    return attack(position, move, Role.KEY, 0, Line.of(alone ? Line.Kind.MAIN : Line.Kind.ONE_OF_SEVERAL));
  }

  /** First moves without the play. */
  List<SolutionNode> withoutPlay(Position position, List<Integer> keys) {
    return keys.stream().map(move -> leaf(position, move, Role.KEY, 0)).toList();
  }

  /** First moves that only waste time, and tries. */
  List<SolutionNode> besides(Position position, List<Integer> wastes, List<Integer> failing, int ply) {
    List<SolutionNode> besides = new ArrayList<>();
    wastes.forEach(move -> besides.add(leaf(position, move, Role.WASTE_OF_TIME, ply)));
    besides.addAll(tries.among(position, failing, ply));
    return besides;
  }

  /** Black's moves with the play that follows them, the main line first; or those that refute the claim, alone. */
  List<SolutionNode> defences(Position position, boolean claimHolds) {
    if (!claimHolds) {
      return moves.known(position, Integer.MAX_VALUE).failing().stream().sorted(Comparator.comparing(moves::longForm))
          .map(move -> leaf(position, move, Role.REFUTATION, 1)).toList();
    }
    List<SolutionNode> replies = replies(Path.START, position, Line.of(Line.Kind.MAIN), 1);
    boolean asks = replies.stream().anyMatch(reply -> asksForOnlyMove(reply) || plies(reply) > 2);
    return asks ? replies : replies(Path.START, position, Line.of(Line.Kind.WITHOUT_ONLY_MOVES), 1);
  }

  /**
   * A line that is being written.
   *
   * @param passed the positions with White to move in it and in the lines that it belongs to
   */
  private record Line(Kind kind, Set<Long> passed, Path path) {

    private enum Kind {
      MAIN, BRANCH,
      /** After Black's first move, if White has no only moves at all. */
      WITHOUT_ONLY_MOVES,
      /** After one of several first moves. */
      ONE_OF_SEVERAL
    }

    static Line of(Kind kind) {
      return new Line(kind, new HashSet<>(), new Path());
    }

    boolean branches() {
      return kind == Kind.MAIN || kind == Kind.WITHOUT_ONLY_MOVES;
    }

    /** Such lines are the best play if its length is known. */
    boolean isPlayedOn(Choice choice, int ply) {
      return (kind == Kind.ONE_OF_SEVERAL || kind == Kind.WITHOUT_ONLY_MOVES) && ply < MOST_BEST_PLIES
          && choice.distance > 0;
    }

    Line branch() {
      return new Line(Kind.BRANCH, new HashSet<>(passed), path);
    }
  }

  /** @param open whether it is unknown what other moves of White are worth */
  private record Choice(int move, int only, boolean open, int distance) {

    boolean asks() {
      return only > 0 || open;
    }
  }

  /** @param before the key of the position before White's last move */
  private List<SolutionNode> replies(long before, Position position, Line line, int ply) {
    if (ply > MOST_PLIES || onlyMoves.isShuffled(position, line.path)) {
      return List.of();
    }
    onlyMoves.enter(before, position, line.path);
    List<SolutionNode> replies = new ArrayList<>();
    for (Choice choice : choices(position, line, ply)) {
      boolean main = replies.isEmpty();
      boolean listed = line.branches() && (ply == 1 || choice.only > 0) || main && line.isPlayedOn(choice, ply);
      if (main && choice.asks() || listed) {
        replies.add(after(position, choice.move, Role.DEFENCE, ply,
            () -> answers(position, choice, main ? line : line.branch(), ply + 1)));
      }
    }
    onlyMoves.leave(line.path);
    if (ply == 1 && replies.stream().noneMatch(StudyPlay::asksForOnlyMove)) {
      // Without only moves, the proof's longest line comes first.
      replies.sort(Comparator.comparingInt(StudyPlay::plies).reversed());
    }
    return replies;
  }

  private static boolean asksForOnlyMove(SolutionNode reply) {
    return reply.replies().stream().anyMatch(answer -> answer.role() == Role.ONLY_MOVE);
  }

  private static int plies(SolutionNode line) {
    return line.replies().stream().mapToInt(StudyPlay::plies).max().orElse(0) + 1;
  }

  /** Black's replies that are no detours, the main line first. */
  private List<Choice> choices(Position position, Line line, int ply) {
    List<Choice> choices = new ArrayList<>();
    int share = onlyMoves.share();
    MoveList replies = moves.legal(position);
    for (int i = 0; i < replies.size(); i++) {
      int reply = replies.get(i);
      int mark = moves.make(position, reply);
      if (!line.passed.contains(position.key()) && !onlyMoves.isDetour(position, line.path)) {
        int only = onlyMoves.count(position, reply, line.path, share);
        boolean open = only == 0 && ply < MOST_PROVED_PLIES && !moves.known(position, 1).open().isEmpty();
        choices.add(new Choice(reply, only, open, values.distance(position).orElse(0)));
      }
      position.rollback(mark);
    }
    choices.sort(Comparator.comparingInt(Choice::only).thenComparing(Choice::open)
        .thenComparingInt(Choice::distance).reversed()
        .thenComparing(choice -> moves.longForm(choice.move)));
    return choices;
  }

  private List<SolutionNode> answers(Position position, Choice reply, Line line, int ply) {
    line.passed.add(position.key());
    Sorted sorted = reply.open ? moves.proved(position) : moves.known(position, Integer.MAX_VALUE);
    Optional<Only> only = onlyMoves.in(position, sorted, line.path);
    if (only.isPresent() && (reply.only > 0 || reply.open)) {
      List<SolutionNode> answers = new ArrayList<>();
      answers.add(attack(position, only.get().move(), Role.ONLY_MOVE, ply, line));
      answers.addAll(besides(position, only.get().wastes(), sorted.failing(), ply));
      return answers;
    }
    List<Integer> keeping = sorted.keeping();
    if (!keeping.isEmpty() && (!sorted.open().isEmpty() || line.isPlayedOn(reply, ply))) {
      return List.of(attack(position, keeping.getFirst(), Role.CONTINUATION, ply, line));
    }
    return keeping.size() > MANY ? List.of()
        : keeping.stream().map(move -> leaf(position, move, Role.CONTINUATION, ply)).toList();
  }

  private SolutionNode attack(Position position, int move, Role role, int ply, Line line) {
    long before = position.key();
    return after(position, move, role, ply, () -> replies(before, position, line, ply + 1));
  }

  private SolutionNode leaf(Position position, int move, Role role, int ply) {
    return after(position, move, role, ply, List::of);
  }

  /** Makes a move and writes what follows it. */
  private SolutionNode after(Position position, int move, Role role, int ply, Supplier<List<SolutionNode>> following) {
    String text = texts.write(position, EncodedMove.unpack(move));
    int mark = moves.make(position, move);
    List<SolutionNode> next = following.get();
    position.rollback(mark);
    return new SolutionNode(role, EncodedMove.unpack(move), text, ply, false, false, List.of(), next);
  }
}
