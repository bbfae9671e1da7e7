package zugwerk.solve.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.LongForm;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.MoveMaker;
import zugwerk.solve.Goal;
import zugwerk.solve.ProofTooLargeException;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.solve.Tristate;
import zugwerk.solve.study.StudyProof.Turn;
import zugwerk.solve.study.StudyProof.Worth;
import zugwerk.solve.table.Endgames;
import zugwerk.work.Monitor;

/** Proves how White wins or draws a study by its keys, and why not by other first moves. */
public final class StudyProver {

  private final Endgames tables;
  private final Setup setup;
  private final boolean white;
  private final StrategyFinder finder;
  private final Map<String, Worth> worth = new LinkedHashMap<>();
  private final Map<Aim, List<Turn>> strategies = new LinkedHashMap<>();
  private long left;

  private StudyProver(Endgames tables, Setup setup, StrategyFinder finder, long most) {
    this.tables = tables;
    this.setup = setup;
    this.finder = finder;
    white = Position.of(setup).toMove() == 0;
    left = most;
  }

  /**
   * Proves a study.
   *
   * @param tables provides the tables, building them if needed
   * @param most how many moves the proof may have, with all replies; larger proofs lack the first moves that do not
   *     solve
   * @throws zugwerk.work.InputException in one sentence, if the setup cannot be played, or the stipulation is not that
   *     of a study
   * @throws ProofTooLargeException if the keys alone take more moves
   * @throws CancellationException if the monitor or a limit stops it, or the study cannot be decided within the limits
   */
  public static StudyProof prove(Endgames tables, Setup setup, Stipulation stipulation, SolveOptions options, long most,
      Monitor monitor) {
    StudySolver solver = StudySolver.of(tables, setup, stipulation,
        new SolveOptions(options.shown(), options.limits(), options.solutions(), Optional.empty()), monitor);
    OutcomeFinder outcomes = solver.finder();
    List<StudySolver.Finding> findings = solver.findings(outcomes);
    if (StudySolver.isOpen(findings)) {
      throw new CancellationException("the study cannot be decided within the limits");
    }
    return new StudyProver(tables, setup, solver.strategies(outcomes), most).prove(findings, stipulation);
  }

  private StudyProof prove(List<StudySolver.Finding> findings, Stipulation stipulation) {
    boolean win = stipulation.goal().is(Goal.Kind.WIN);
    List<StudySolver.Finding> keys = findings.stream().filter(found -> found.reaches() == Tristate.YES).toList();
    List<StudySolver.Finding> others = findings.stream().filter(found -> found.reaches() == Tristate.NO).toList();
    if (!prove(keys, win)) {
      throw ProofTooLargeException.of("how White reaches the goal takes", left);
    }
    if (!prove(others, win) && keys.isEmpty()) {
      throw ProofTooLargeException.of("why White does not reach the goal takes", left);
    }
    return new StudyProof(worth, strategies);
  }

  /** Adds nothing, and returns false, if the strategies are too large. */
  private boolean prove(List<StudySolver.Finding> findings, boolean win) {
    Map<String, Worth> now = new LinkedHashMap<>();
    Map<Aim, List<Setup>> roots = new LinkedHashMap<>();
    for (StudySolver.Finding found : findings) {
      Worth gets = found.reaches() == Tristate.NO ? win ? Worth.FAILS : Worth.LOSES
          : win || found.exceeds() == Tristate.YES ? Worth.WINS : Worth.DRAWS;
      now.put(white ? LongForm.of(tables.variant().schema(), EncodedMove.unpack(found.move())) : "", gets);
      gets.aims().forEach(aim -> roots.computeIfAbsent(aim, _ -> new ArrayList<>()).add(after(found.move())));
    }
    Map<Aim, List<Turn>> found = new LinkedHashMap<>();
    long rest = left;
    for (Map.Entry<Aim, List<Setup>> aim : roots.entrySet()) {
      Optional<StrategyFinder.Strategy> strategy = finder.find(aim.getKey(), aim.getValue(), rest);
      if (strategy.isEmpty()) {
        return false;
      }
      found.put(aim.getKey(), strategy.get().turns());
      rest -= strategy.get().moves();
    }
    left = rest;
    worth.putAll(now);
    strategies.putAll(found);
    return true;
  }

  private Setup after(int move) {
    Position position = Position.of(setup);
    if (white) {
      MoveMaker.make(tables.variant(), position, move);
    }
    return position.setup();
  }
}
