package zugwerk.solve.battle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import zugwerk.board.Position;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolveOptions;

/**
 * Builds the tree of play after a first move.
 *
 * <p>Each move of the solving side is followed by its threats, then by every defence that parries one of them, each
 * with all answers of the least length. Without a threat all defences are shown. Defences with the same answers are
 * grouped.
 */
final class TreeBuilder {

  /** With fewer moves left, one thread is faster than several. */
  private static final int SHARED = 3;

  private final Variant variant;
  final AdversarialSearch search;
  private final SolveOptions.Shown shown;
  private final Position position;
  private final MoveText texts;
  private final Optional<Writers> writers;
  /** The moves made since the position of the problem; {@link EncodedMove#NULL} is a pass of the other side. */
  private final List<Integer> path = new ArrayList<>();
  /** A cache, as much play transposes. */
  private final Map<Place, Answers> written;

  record Answers(int moves, List<SolutionNode> lines) {
    static final Answers NONE = new Answers(0, List.of());
  }

  record Place(long key, SolutionNode.Role role, int limit, int ply) {}

  TreeBuilder(AdversarialSearch search, SolveOptions.Shown shown) {
    this(search, shown, Optional.empty());
  }

  TreeBuilder(AdversarialSearch search, SolveOptions.Shown shown, Optional<Writers> writers) {
    this.search = search;
    this.shown = shown;
    this.writers = writers;
    written = writers.map(Writers::written).orElseGet(HashMap::new);
    variant = search.variant;
    position = search.position;
    texts = new MoveText(variant);
  }

  /** @param written receives each key as soon as it is written */
  void keys(List<Integer> keys, int moves, BiConsumer<Integer, SolutionNode> written) {
    each(keys, moves, (tree, key) -> {
      written.accept(key, tree.attack(SolutionNode.Role.KEY, key, moves, 0));
      return Optional.empty();
    });
  }

  SolutionNode withoutPlay(int move) {
    return leaf(SolutionNode.Role.KEY, move, 0);
  }

  /**
   * A first move that fails, with its play; empty if it solves, or if more than {@code most} defences refute it.
   *
   * @param always whether it is shown even if all defences refute it
   */
  Optional<SolutionNode> attempt(int move, int moves, int most, boolean always) {
    if (most == 0) {
      return Optional.empty();
    }
    String text = text(move);
    int mark = make(move);
    try {
      if (search.passes()) {
        return Optional.empty();
      }
      List<Integer> defences = defences(moves - 1);
      List<Integer> refutations = refutations(defences, moves - 1, most);
      boolean isTry = always || refutations.size() < defences.size();
      if (refutations.isEmpty() || refutations.size() > most || !isTry) {
        return Optional.empty();
      }
      Answers threats = threats(moves - 1, 0);
      List<SolutionNode> replies = new ArrayList<>(defences(threats, moves - 1, 0, refutations));
      refutations.forEach(refutation -> replies.add(refutation(refutation)));
      return Optional
          .of(new SolutionNode(SolutionNode.Role.TRY, EncodedMove.unpack(move), text, 0, false, false, threats.lines(),
              replies));
    } finally {
      takeBack(mark);
    }
  }

  /** The defences after which nothing solves; stops at one more than {@code most}. */
  private List<Integer> refutations(List<Integer> defences, int moves, int most) {
    List<Integer> refutations = new ArrayList<>();
    for (int i = 0; i < defences.size() && refutations.size() <= most; i++) {
      int mark = make(defences.get(i));
      boolean falls = search.defenceFails(moves);
      takeBack(mark);
      if (!falls) {
        refutations.add(defences.get(i));
      }
    }
    return refutations;
  }

  private SolutionNode leaf(SolutionNode.Role role, int move, int ply) {
    return new SolutionNode(role, EncodedMove.unpack(move), text(move), ply, false, false, List.of(), List.of());
  }

  private SolutionNode refutation(int move) {
    String text = text(move);
    int mark = make(move);
    List<SolutionNode> duties = duties(2);
    takeBack(mark);
    return new SolutionNode(SolutionNode.Role.REFUTATION, EncodedMove.unpack(move), text, 1, false, false, List.of(),
        duties);
  }

  List<SolutionNode> duties(int ply) {
    return !search.barred() ? List.of() : defences(0).stream().map(move -> new SolutionNode(SolutionNode.Role.DUTY,
        EncodedMove.unpack(move), text(move), ply, true, false, List.of(), List.of())).toList();
  }

  List<SolutionNode> setPlay(int moves) {
    if (search.parries || search.inCheck()) {
      return List.of();
    }
    int mark = mark(EncodedMove.NULL);
    List<SolutionNode> lines = !search.pass() ? List.of()
        : each(defences(moves - 1), moves - 1, (tree, defence) -> Optional.of(tree.defence(defence, moves - 1, 0, true))
            .filter(line -> line.goal() || !line.replies().isEmpty()));
    takeBack(mark);
    return grouped(lines);
  }

  List<SolutionNode> afterKey(int moves) {
    Answers threats = threats(moves - 1, 0);
    List<Integer> refutations = refutations(defences(moves - 1), moves - 1, Integer.MAX_VALUE - 1);
    List<SolutionNode> play = new ArrayList<>(threats.lines());
    play.addAll(defences(threats, moves - 1, 0, refutations));
    refutations.forEach(refutation -> play.add(refutation(refutation)));
    return play;
  }

  private SolutionNode attack(SolutionNode.Role role, int move, int moves, int ply) {
    search.checkStopped();
    String text = text(move);
    int mark = make(move);
    boolean over = search.isOver(moves - 1);
    boolean goal = over && search.ends();
    boolean passes = search.passes() && !over;
    Answers threats = goal || passes ? Answers.NONE : threats(moves - 1, ply);
    List<SolutionNode> defences = goal ? List.of() : passes ? answersToPass(moves - 1, ply)
        : defences(threats, moves - 1, ply, List.of());
    takeBack(mark);
    return new SolutionNode(role, EncodedMove.unpack(move), text, ply, goal, role == SolutionNode.Role.THREAT,
        threats.lines(), defences);
  }

  /** Empty if the other side must reach the goal at once. */
  private Answers threats(int moves, int ply) {
    if (!shown.threats() || search.parries || moves == 0 || search.inCheck() || search.obliged()
        || defences(moves).stream().allMatch(EncodedMove::isPass)) {
      return Answers.NONE;
    }
    return afterPass(SolutionNode.Role.THREAT, moves, ply);
  }

  private List<SolutionNode> answersToPass(int moves, int ply) {
    return afterPass(SolutionNode.Role.CONTINUATION, moves, ply).lines().stream().map(SolutionNode::afterPass).toList();
  }

  private Answers afterPass(SolutionNode.Role role, int moves, int ply) {
    int mark = mark(EncodedMove.NULL);
    Answers answers = search.pass() ? answers(role, moves, ply + 2) : Answers.NONE;
    takeBack(mark);
    return answers;
  }

  private List<SolutionNode> defences(Answers threats, int moves, int ply, List<Integer> refutations) {
    return grouped(each(defences(moves), moves, (tree, defence) -> {
      boolean isShown = shown.shortVariations() || !tree.ends(defence, moves);
      return isShown && !refutations.contains(defence) && !tree.falls(defence, threats)
          ? Optional.of(tree.defence(defence, moves, ply, false)) : Optional.empty();
    }));
  }

  private boolean ends(int defence, int moves) {
    int mark = make(defence);
    boolean ends = moves > 0 && (search.isEnded(moves) || search.solves(moves - 1));
    takeBack(mark);
    return ends;
  }

  /** Moves defences with the same answers together, to the place of the first of them. */
  private static List<SolutionNode> grouped(List<SolutionNode> lines) {
    Map<List<SolutionNode>, List<SolutionNode>> groups = new LinkedHashMap<>();
    List<List<SolutionNode>> order = new ArrayList<>();
    for (SolutionNode line : lines) {
      List<SolutionNode> group = line.replies().isEmpty() ? null : groups.get(line.replies());
      if (group == null) {
        group = new ArrayList<>();
        groups.put(line.replies(), group);
        order.add(group);
      }
      group.add(line);
    }
    return order.stream().flatMap(List::stream).toList();
  }

  /** Whether there are threats and a defence parries none of them. */
  private boolean falls(int defence, Answers threats) {
    if (threats.lines().isEmpty()) {
      return false;
    }
    int mark = make(defence);
    List<Integer> legal = attacks(threats.moves());
    boolean falls = threats.lines().stream().map(threat -> EncodedMove.pack(threat.move()))
        .allMatch(move -> legal.contains(move) && works(move, threats.moves()));
    takeBack(mark);
    return falls;
  }

  private boolean works(int move, int moves) {
    int mark = make(move);
    boolean works = search.forced(moves - 1);
    takeBack(mark);
    return works;
  }

  private SolutionNode defence(int move, int moves, int ply, boolean passed) {
    // Writing a move takes as long as playing many, and none of them is counted.
    search.checkStopped();
    String text = text(move);
    int mark = make(move);
    boolean ends = search.isEnded(moves);
    List<SolutionNode> answers = ends ? List.of() : answers(SolutionNode.Role.CONTINUATION, moves, ply + 2).lines();
    takeBack(mark);
    return new SolutionNode(SolutionNode.Role.DEFENCE, EncodedMove.unpack(move), text, ply + 1, ends, passed, List.of(),
        answers);
  }

  private Answers answers(SolutionNode.Role role, int limit, int ply) {
    Place here = new Place(search.key(), role, limit, ply);
    Answers known = written.get(here);
    if (known == null) {
      // Not computeIfAbsent: finding them writes into the same map.
      known = findAnswers(role, limit, ply);
      written.put(here, known);
    }
    return known;
  }

  private Answers findAnswers(SolutionNode.Role role, int limit, int ply) {
    for (int moves = search.least(limit); moves <= limit; moves++) {
      // One thread searches first, which may not need every move; several threads try the moves in parallel.
      if (isShared(moves) && !search.barred() || search.solves(moves)) {
        int now = moves;
        List<SolutionNode> lines = each(attacks(now), now, (tree, move) -> tree.works(move, now)
            ? Optional.of(tree.attack(role, move, now, ply)) : Optional.empty());
        if (!lines.isEmpty()) {
          return new Answers(now, lines);
        }
      }
    }
    return Answers.NONE;
  }

  private boolean isShared(int left) {
    return left >= SHARED && writers.isPresent() && writers.get().hasIdleThread();
  }

  /** The results in the order of the moves; computed by several threads where possible. */
  private List<SolutionNode> each(List<Integer> moves, int left, Writers.Part part) {
    if (isShared(left) && moves.size() > 1) {
      return writers.get().each(List.copyOf(path), moves, part);
    }
    return moves.stream().flatMap(move -> part.write(this, move).stream()).toList();
  }

  /** Returns the mark to take the moves back to. */
  int follow(List<Integer> moves) {
    int mark = position.mark();
    for (int move : moves) {
      if (move == EncodedMove.NULL) {
        mark(move);
        search.pass();
      } else {
        make(move);
      }
    }
    return mark;
  }

  void leave(int mark) {
    path.clear();
    position.rollback(mark);
  }

  private int make(int move) {
    mark(move);
    return search.make(move);
  }

  private int mark(int move) {
    path.add(move);
    return position.mark();
  }

  private void takeBack(int mark) {
    path.removeLast();
    position.rollback(mark);
  }

  private String text(int move) {
    return texts.write(position, EncodedMove.unpack(move));
  }

  private List<Integer> attacks(int moves) {
    MoveList list = new MoveList();
    if (moves == 1) {
      search.lastMoves(list);
    } else {
      search.generator.legal(position, list);
    }
    return sorted(list);
  }

  private List<Integer> defences(int moves) {
    MoveList list = new MoveList();
    search.defences(list, moves);
    return sorted(list);
  }

  private List<Integer> sorted(MoveList list) {
    // Each form is written once, not for each comparison.
    record Written(String form, int move) {}
    List<Written> moves = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      moves.add(new Written(LongForm.of(variant.schema(), EncodedMove.unpack(list.get(i))), list.get(i)));
    }
    moves.sort(Comparator.comparing(Written::form));
    return moves.stream().map(Written::move).toList();
  }
}
