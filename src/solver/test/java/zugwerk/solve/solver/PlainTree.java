package zugwerk.solve.solver;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zugwerk.board.Position;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.rules.Move;
import zugwerk.rules.Variant;
import zugwerk.solve.PlainGame;
import zugwerk.solve.PlainSolver;
import zugwerk.solve.Play;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionNode.Role;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;

/** The trees of adversarial play, written as their definitions say, on top of the plain solver. */
final class PlainTree {

  private final Variant variant;
  private final Stipulation stipulation;
  private final SolveOptions.Shown shown;
  private final PlainGame<Position> game;
  private final PlainSolver<Position> solver;
  private final MoveText texts;

  PlainTree(Variant variant, Stipulation stipulation, SolveOptions.Shown shown) {
    this.variant = variant;
    this.stipulation = stipulation;
    this.shown = shown;
    game = new PlainGame.Quick(variant);
    solver = new PlainSolver<>(game, stipulation);
    texts = new MoveText(variant);
  }

  /** All keys with their play. */
  List<SolutionNode> keys(Position start) {
    List<String> solving = solver.solutions(start, stipulation.moves());
    return legal(start).stream().filter(move -> solving.contains(name(move)))
        .map(move -> attack(Role.KEY, start, move, stipulation.moves(), 0)).toList();
  }

  /**
   * All first moves that up to a number of defences refute, but not all defences, unless all tries of reflex play are
   * requested. Where the side to move must reach the goal, these moves alone.
   */
  List<SolutionNode> tries(Position start, int most) {
    List<SolutionNode> tries = new ArrayList<>(duties(start, 0));
    if (!tries.isEmpty()) {
      return tries;
    }
    List<String> solving = solver.solutions(start, stipulation.moves());
    for (Move move : legal(start)) {
      Position after = after(start, move);
      int left = stipulation.moves() - 1;
      List<Move> refutations = defences(after).stream()
          .filter(defence -> !solver.ended(after(after, defence))
              && !(left > 0 && solver.mayWin(after(after, defence), left)))
          .toList();
      if (!solving.contains(name(move)) && !refutations.isEmpty() && refutations.size() <= most
          && (refutations.size() < defences(after).size()
              || most > 1 && stipulation.play() == Play.REFLEX)) {
        List<SolutionNode> replies = new ArrayList<>(replies(after, left, 0, refutations));
        refutations.forEach(refutation -> replies.add(new SolutionNode(Role.REFUTATION, refutation,
            texts.write(after, refutation), 1, false, false, List.of(), duties(after(after, refutation), 2))));
        tries.add(new SolutionNode(Role.TRY, move, texts.write(start, move), 0, false, false,
            threats(after, left, 0), replies));
      }
    }
    return tries;
  }

  /** The moves of the other side if it were to move, with the answers in the remaining moves. */
  List<SolutionNode> setPlay(Position start) {
    Position passed = game.inCheck(start) ? null : game.pass(start);
    return passed == null ? List.of() : grouped(defences(passed).stream()
        .map(defence -> defence(passed, defence, stipulation.moves() - 1, 0, true))
        .filter(line -> line.goal() || !line.replies().isEmpty()).toList());
  }

  private SolutionNode attack(Role role, Position before, Move move, int moves, int ply) {
    Position after = after(before, move);
    boolean goal = stipulation.play() == Play.DIRECT && solver.reached(after);
    return new SolutionNode(role, move, texts.write(before, move), ply, goal, role == Role.THREAT,
        goal ? List.of() : threats(after, moves - 1, ply),
        goal ? List.of() : replies(after, moves - 1, ply, List.of()));
  }

  /** What the side that has just moved would play next if the other side passed. */
  private List<SolutionNode> threats(Position position, int left, int ply) {
    boolean none = !shown.threats() || left == 0 || game.inCheck(position) || mustReach(position)
        || defences(position).stream().allMatch(Move.Pass.class::isInstance);
    Position passed = none ? null : game.pass(position);
    return passed == null ? List.of() : answers(Role.THREAT, passed, left, ply + 2);
  }

  /** The defences that not all threats meet and that are to be shown, each with all answers to it. */
  private List<SolutionNode> replies(Position position, int left, int ply, List<Move> refutations) {
    List<SolutionNode> lines = new ArrayList<>();
    List<SolutionNode> threats = threats(position, left, ply);
    for (Move defence : defences(position)) {
      Position after = after(position, defence);
      boolean ends = left > 0 && (solver.ended(after) || left > 1 && solver.mayWin(after, left - 1));
      if ((shown.shortVariations() || !ends) && !refutations.contains(defence)
          && (threats.isEmpty()
              || !threats.stream().allMatch(threat -> works(after, threat, length(position, left))))) {
        lines.add(defence(position, defence, left, ply, false));
      }
    }
    return grouped(lines);
  }

  /** In how many moves the threats in a position solve. */
  private int length(Position position, int left) {
    return least(Optional.ofNullable(game.pass(position)).orElseThrow(), left);
  }

  private boolean works(Position position, SolutionNode threat, int moves) {
    return legal(position).contains(threat.move()) && solver.forced(after(position, threat.move()), moves - 1);
  }

  private SolutionNode defence(Position before, Move move, int left, int ply, boolean passed) {
    Position after = after(before, move);
    boolean ended = solver.ended(after);
    return new SolutionNode(Role.DEFENCE, move, texts.write(before, move), ply + 1, ended, passed, List.of(),
        ended ? List.of() : answers(Role.CONTINUATION, after, left, ply + 2));
  }

  /** All moves that solve in the least number of moves. */
  private List<SolutionNode> answers(Role role, Position position, int limit, int ply) {
    int least = least(position, limit);
    return least > limit ? List.of()
        : legal(position).stream().filter(move -> solver.forced(after(position, move), least - 1))
            .map(move -> attack(role, position, move, least, ply)).toList();
  }

  private int least(Position position, int limit) {
    int least = 1;
    while (least <= limit && !solver.mayWin(position, least)) {
      least++;
    }
    return least;
  }

  /** Lines with the same answers stand together, where the first of them is. */
  private static List<SolutionNode> grouped(List<SolutionNode> lines) {
    Map<Object, List<SolutionNode>> groups = new LinkedHashMap<>();
    for (SolutionNode line : lines) {
      Object group = line.replies().isEmpty() ? line.move() : line.replies();
      groups.computeIfAbsent(group, _ -> new ArrayList<>()).add(line);
    }
    return groups.values().stream().flatMap(List::stream).toList();
  }

  private boolean mustReach(Position position) {
    return stipulation.play() == Play.REFLEX && solver.canReach(position);
  }

  /** The moves with which the side to move reaches the goal where it must not. */
  private List<SolutionNode> duties(Position position, int ply) {
    return !mustReach(position) ? List.of() : defences(position).stream().map(move -> new SolutionNode(Role.DUTY, move,
        texts.write(position, move), ply, true, false, List.of(), List.of())).toList();
  }

  private List<Move> defences(Position position) {
    boolean must = mustReach(position);
    return legal(position).stream().filter(move -> !must || solver.reached(after(position, move))).toList();
  }

  private List<Move> legal(Position position) {
    return texts.legal(position).stream().sorted(Comparator.comparing(this::name)).toList();
  }

  private Position after(Position position, Move move) {
    return game.successors(position).get(name(move));
  }

  private String name(Move move) {
    return LongForm.of(variant.schema(), move);
  }
}
