package zugwerk.compose;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Square;
import zugwerk.notation.LongForm;
import zugwerk.notation.Replay;
import zugwerk.problem.Problem;
import zugwerk.rules.Attacks;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.Move;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;

/** Says what is good and bad about sound problems of a game. One instance serves one thread. */
final class Evaluator {

  /** All that an appraisal asks of the solver. */
  static final SolveOptions.Shown SHOWN = new SolveOptions.Shown(true, SolveOptions.Tries.ONE_REFUTATION, true, true);

  private final Variant variant;
  private final Stipulation stipulation;
  private final CandidateSolver solver;
  private final Generator generator;
  private final Generator orthodox = new Generator(Counterpart.ORTHODOX);
  private final Counterpart counterpart;
  private final Set<String> ends = new HashSet<>();
  private final Set<String> modelEnds = new HashSet<>();
  private final Set<String> ownEnds = new HashSet<>();
  private final Set<String> acts = new HashSet<>();
  private int captures;
  private int needlessThreats;

  Evaluator(Variant variant, Stipulation stipulation, CandidateSolver solver) {
    this.variant = variant;
    this.stipulation = stipulation;
    this.solver = solver;
    generator = new Generator(variant);
    counterpart = new Counterpart(variant);
  }

  /** What is good and bad about a sound problem, given its solution with all that {@link #SHOWN} asks for. */
  Quality appraise(Setup setup, Solution solution) {
    List.of(ends, modelEnds, ownEnds, acts).forEach(Set::clear);
    captures = 0;
    needlessThreats = 0;
    SolutionNode key = solution.keys().getFirst();
    Position position = Position.of(setup);
    walk(position, key);
    Setup after = Replay.after(variant, setup, key.move());
    boolean battle = stipulation.isBattle();
    long before = battle ? flights(setup, false) : 0;
    long then = battle ? flights(after, true) : 0;
    return new Quality(battle && Attacks.inCheck(variant, Position.of(after), after.toMove().ordinal()),
        battle && captures(setup, after), key.move() instanceof Move.Step step && step.promotion() != Move.NONE,
        Long.bitCount(before & ~then), Long.bitCount(then & ~before), battle ? variations(key) : 1,
        ends.size(), modelEnds.size(), ownEnds.size(), acts.size(), battle ? 0 : captures,
        solution.duals().size() + needlessThreats,
        changed(solution, key), solution.tries().size(), ownRule(setup, solution),
        setup.pieces(Side.WHITE) + setup.pieces(Side.BLACK));
  }

  private static boolean captures(Setup before, Setup after) {
    Side other = before.toMove().other();
    return after.pieces(other) < before.pieces(other);
  }

  /** Notes what happens in the play from a move on. Play that follows duals or several threats does not count. */
  private void walk(Position position, SolutionNode line) {
    int mark = position.mark();
    if (line.passed()) {
      MoveMaker.skip(variant, position);
    }
    int other = 1 - position.toMove();
    int pieces = Long.bitCount(position.pieces(other));
    MoveMaker.make(variant, position, EncodedMove.pack(line.move()));
    captures += Long.bitCount(position.pieces(other)) < pieces ? 1 : 0;
    if (line.move() instanceof Move.SpecialMove || line.move() instanceof Move.Pass) {
      acts.add(text(line.move()));
    }
    if (line.goal()) {
      end(position, line);
    }
    if (!(line.role() == SolutionNode.Role.DEFENCE && line.replies().size() > 1)) {
      needlessThreats += Math.max(0, line.threats().size() - 1);
      if (line.threats().size() == 1) {
        walk(position, line.threats().getFirst());
      }
      line.replies().forEach(reply -> walk(position, reply));
    }
    position.rollback(mark);
  }

  private void end(Position position, SolutionNode line) {
    String end = text(line.move()) + " " + Mate.place(position);
    ends.add(end);
    Mate mate = Mate.of(generator, counterpart, orthodox, position);
    if (mate.model()) {
      modelEnds.add(end);
    }
    if (mate.own()) {
      ownEnds.add(end);
    }
  }

  private String text(Move move) {
    return LongForm.of(variant.schema(), move);
  }

  /** The squares that the King of the defending side could go to if that side were to move. */
  private long flights(Setup setup, boolean afterKey) {
    Position position = Position.of(setup);
    if (!afterKey) {
      MoveMaker.skip(variant, position);
    }
    MoveList moves = new MoveList();
    generator.legal(position, moves);
    long flights = 0;
    for (int i = 0; i < moves.size(); i++) {
      Move move = EncodedMove.unpack(moves.get(i));
      if (move instanceof Move.Step && Piece.type(position.piece(move.from())) == Schema.KING) {
        flights |= Square.bit(move.to());
      }
    }
    return flights;
  }

  private int variations(SolutionNode key) {
    Set<String> answers = new HashSet<>();
    answers(key, answers);
    return answers.size();
  }

  /** The single answers to defences at any depth, with their depth, and single threats. */
  private void answers(SolutionNode attack, Set<String> answers) {
    if (attack.threats().size() == 1) {
      answers.add(attack.threats().getFirst().ply() + text(attack.threats().getFirst().move()));
    }
    for (SolutionNode defence : attack.replies()) {
      if (defence.replies().size() == 1) {
        SolutionNode answer = defence.replies().getFirst();
        answers.add(answer.ply() + text(answer.move()));
        answers(answer, answers);
      }
    }
  }

  /** How many defences have one answer before the key and another one after it. */
  private int changed(Solution solution, SolutionNode key) {
    if (!stipulation.isBattle()) {
      return 0;
    }
    Map<String, String> set = new HashMap<>();
    solution.setPlay().stream().filter(defence -> defence.replies().size() == 1)
        .forEach(defence -> set.put(text(defence.move()), text(defence.replies().getFirst().move())));
    return (int) key.replies().stream().filter(defence -> defence.replies().size() == 1)
        .filter(defence -> {
          String before = set.get(text(defence.move()));
          return before != null && !before.equals(text(defence.replies().getFirst().move()));
        }).count();
  }

  /** Whether the same pieces in orthodox chess, or without state, are not sound with the same first moves. */
  private boolean ownRule(Setup setup, Solution solution) {
    Optional<Setup> there = counterpart.of(setup);
    if (there.isPresent() && isSound(Counterpart.ORTHODOX, there.get(), solution)) {
      return false;
    }
    Setup bare = Mate.stateless(setup);
    return bare.equals(setup) || !isSound(variant, bare, solution);
  }

  private boolean isSound(Variant game, Setup setup, Solution solution) {
    Problem other = Problem.of(game, setup, stipulation).with(edit -> edit.solutions(solution.stated()));
    return solver.sound(other).filter(
        solved -> solved.keys().equals(solution.keys().stream().map(key -> text(key.move())).toList())).isPresent();
  }
}
