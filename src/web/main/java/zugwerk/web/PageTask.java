package zugwerk.web;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zugwerk.rules.Move;
import zugwerk.solve.Play;
import zugwerk.solve.Solution;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.SolutionText;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.solve.battle.Resistance;
import zugwerk.solve.solver.Solver;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;
import zugwerk.work.Progress;

/** A position with what must be reached from it. */
record PageTask(PageBoard board, Stipulation stipulation) {

  private static final int MEGABYTES = 96;

  private static SolveOptions options() {
    return SolveOptions.DEFAULT.within(new SolveOptions.Limits(1, SolveOptions.NO_LIMIT, Long.MAX_VALUE, MEGABYTES,
        Long.MAX_VALUE, 0));
  }

  private static Monitor monitor() {
    return new Monitor(PageTask::report);
  }

  private static void report(Progress progress) {
    Page.progress(Json.of(Map.of("step", progress.step().toString(), "done", progress.done(), "all", progress.all(),
        "nodes", String.valueOf(progress.nodes()))));
  }

  /**
   * Judges a move of the side that solves, or of either side in help play: whether it solves, and the answer to it.
   *
   * <p>The field "solves" is the judgement; "done" is true once the goal is reached. "answer" is the refutation or the
   * defence that holds out longest. "others" are other moves that solve as fast. "next" is the stipulation that is
   * left, for the side that moves then; without it there is nothing left to judge.
   */
  Map<String, Object> judged(String text) {
    Move move = board.move(text);
    return stipulation.isBattle() && !stipulation.play().isParryBattle() ? contested(move) : helped(move);
  }

  private Map<String, Object> contested(Move move) {
    Meter meter = new Meter(monitor());
    Resistance resistance = Resistance.to(board.game(), board.setup(), stipulation, move, options(), meter);
    Map<String, Object> judged = new LinkedHashMap<>();
    judged.put("solves", resistance.solves());
    judged.put("done", resistance.goal());
    PageBoard after = board.after(move);
    Optional<Resistance.Defence> best = resistance.defences().stream()
        .max(Comparator.comparingInt((Resistance.Defence defence) -> defence.moves().orElse(Integer.MAX_VALUE))
            .thenComparingInt(defence -> -lastAnswers(after, defence)));
    best.ifPresent(defence -> {
      judged.put("answer", after.longForm(defence.move()));
      judged.put("answerText", after.written(defence.move()));
      judged.put("refutes", defence.refutes());
      judged.put("ends", defence.moves().orElse(-1) == 0);
    });
    judged.put("refutations", resistance.defences().stream().filter(Resistance.Defence::refutes).count());
    judged.put("defences", resistance.defences().size());
    if (resistance.solves() && !resistance.goal()) {
      judged.put("next", stipulation.inMoves(Math.max(1, stipulation.moves() - 1)).toString());
    }
    if (resistance.solves()) {
      List<Move> shortest =
          Resistance.shortest(board.game(), board.setup(), stipulation, options(), meter);
      judged.put("others", shortest.stream().filter(other -> !other.equals(move)).map(board::written).toList());
      judged.put("shortest", shortest.contains(move));
    }
    return judged;
  }

  /** How many moves answer a defence before the last move; the fewer there are, the more there is to find. */
  private int lastAnswers(PageBoard after, Resistance.Defence defence) {
    return defence.moves().orElse(0) != 1 ? 0
        : Resistance.shortest(board.game(), after.after(defence.move()).setup(), stipulation.inMoves(1), options(),
            new Meter(monitor())).size();
  }

  private Map<String, Object> helped(Move move) {
    Solution solution = Solver.solve(board.game(), board.setup(), stipulation, options().after(move), monitor());
    Map<String, Object> judged = new LinkedHashMap<>();
    boolean solves = solution.solutions() > 0;
    boolean series = stipulation.play().isSeries() || stipulation.play().isParry();
    boolean last = stipulation.halfmoves() == 1 && !(series && stipulation.play().isAnswered());
    judged.put("solves", solves);
    judged.put("solutions", String.valueOf(solution.solutions()));
    judged.put("done", solves && last);
    if (!last) {
      next().ifPresent(left -> judged.put("next", left.toString()));
      judged.put("pass", series && stipulation.halfmoves() > 1);
    }
    return judged;
  }

  /** What is left in help or series play after a move. */
  private Optional<Stipulation> next() {
    Play play = stipulation.play();
    if (play == Play.HELP && stipulation.halfmoves() > 1 || play == Play.SERIES
        || play == Play.SERIES_HELP && stipulation.halfmoves() > 1) {
      return Optional.of(new Stipulation(play, stipulation.goal(), stipulation.goal(), stipulation.halfmoves() - 1,
          stipulation.exact()));
    }
    return play == Play.SERIES_HELP ? Optional.of(new Stipulation(Play.DIRECT, stipulation.goal(), 1))
        : Optional.empty();
  }

  /** The moves that solve, with squares for hints. */
  Map<String, Object> answers() {
    List<Move> moves = stipulation.isBattle() && !stipulation.play().isParryBattle()
        ? Resistance.shortest(board.game(), board.setup(), stipulation, options(), new Meter(monitor()))
        : Solver.solve(board.game(), board.setup(), stipulation, options(), monitor()).keys().stream()
            .map(SolutionNode::move).toList();
    return Map.of("moves", moves.stream().map(move -> Map.of("move", board.longForm(move), "from", move.from(),
        "to", move.to(), "text", board.written(move))).toList());
  }

  /**
   * Solves the whole problem.
   *
   * @param shown {@code all} for set play and tries too
   */
  Map<String, Object> solved(String shown) {
    SolveOptions options = shown.equals("all") ? options().showing(true, SolveOptions.Tries.ONE_REFUTATION) : options();
    Solution solution = Solver.solve(board.game(), board.setup(), stipulation, options, monitor());
    return Map.of("text", SolutionText.of(solution), "verdict", solution.verdict().word(),
        "keys", solution.keys().stream().map(SolutionNode::text).toList(),
        "nodes", String.valueOf(solution.nodes()), "seconds", solution.seconds());
  }
}
