package zugwerk.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zugwerk.board.Position;
import zugwerk.content.PhaseFields;
import zugwerk.content.PhaseTable;
import zugwerk.content.PhaseText;
import zugwerk.content.printed.PrintedFields;
import zugwerk.content.printed.PrintedPhases;
import zugwerk.content.printed.PrintedSolution;
import zugwerk.content.quality.Measure;
import zugwerk.exchange.StoredOptions;
import zugwerk.file.EndgameText;
import zugwerk.file.ProofFile;
import zugwerk.file.SolutionJson;
import zugwerk.notation.Fen;
import zugwerk.notation.LetterText;
import zugwerk.notation.MoveText;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.problem.StatedTerms;
import zugwerk.problem.StoredSolution;
import zugwerk.rules.Variant;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Terms;
import zugwerk.solve.battle.Proof;
import zugwerk.solve.table.Estimate;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;
import zugwerk.work.Reason;
import zugwerk.work.Texts;

@Command(name = "solve", description = "Solves a problem and prints its solution.")
final class SolveCommand extends ProgramCommand {

  /** The time to finish the answer after the limit. */
  private static final Duration AFTER_TIME = Duration.ofMillis(150);
  /** Estimating a cost is quick, but a busy machine may delay it. */
  private static final Duration AT_MOST = Duration.ofSeconds(2);

  @Mixin
  private ProblemOptions options;

  @Option(names = "--twin", paramLabel = "CHANGES",
      description = "Twin, such as bKe5-->e6. May be repeated.")
  private List<String> twins = List.of();

  @Option(names = "--zeroposition", description = "Solve only the twins.")
  private boolean zeroposition;

  @Option(names = "--duplex", description = "Also solve with exchanged sides.")
  private boolean duplex;

  @Option(names = "--from", paramLabel = "FEN",
      description = "Position in which a proof game (a=>b) begins. Default: the start position of the game.")
  private String from;

  @Option(names = "--first", paramLabel = "MOVE", description = "Examine only this first move.")
  private String first;

  @Mixin
  private FirstMateOption firstMate;

  @Mixin
  private PlayOptions play;

  @Mixin
  private TermsOptions terms;

  @Option(names = "--max-solutions", paramLabel = "N", description = "Stop after N keys or solutions.")
  private Long mostSolutions;

  @Option(names = "--ignore-options",
      description = "Ignore Popeye options stored in the file, such as SetPlay or Try.")
  private boolean ignoringOptions;

  @Option(names = "--threads", paramLabel = "N", defaultValue = "1", description = "Number of threads.")
  private int threads;

  @Option(names = "--memory", paramLabel = "MIB",
      description = "Memory limit in MiB of the transposition table, also while it grows, and the solution. Endgame"
          + " tables and Java itself need more. Default: 1024.")
  private Integer megabytes;

  @Mixin
  private ProblemTimeLimit limit;

  @Option(names = "--build-tables", description = "Build the endgame tables that a study needs, however large.")
  private boolean buildTables;

  @Option(names = "--proof", paramLabel = "FILE",
      description = "Also write a proof to FILE, which verify replays: every key with the answer to every defence,"
          + " and the refutation of every other first move; in help and series play all solutions; in studies the"
          + " moves of each side in every position that occurs.")
  private Path proof;

  @Option(names = "--proof-size", paramLabel = "N", defaultValue = "" + Proof.USUAL_MOVES,
      description = "Maximum number of moves in the proof of a part. Longer refutations are left out, and a study"
          + " uses endgame tables sooner. Default: ${DEFAULT-VALUE}.")
  private long proofMoves;

  @Mixin
  private PhasesOption phases;

  @Option(names = "--content",
      description = "Also list the themes of the solution, including set play and tries.")
  private boolean content;

  @Mixin
  private QualityOption quality;

  @Mixin
  private LettersOption letters;

  @Mixin
  private UsesOption uses;

  @Mixin
  private ClusterOption cluster;

  @Option(names = "--json", description = "Print a JSON object, always with English piece letters.")
  private boolean json;

  /** The name of a problem in a collection. */
  private Optional<String> name = Optional.empty();

  @Override
  public Integer call() {
    if (zeroposition && twins.isEmpty()) {
      throw new InputException("--zeroposition needs a --twin");
    }
    Optional<ProblemInputs> inputs = options.collection();
    if (inputs.isEmpty()) {
      return solve(changed(options.problem())).code();
    }
    List<Path> names = inputs.get().names();
    if (names.size() == 1) {
      return solve(changed(options.read(inputs.get(), names.getFirst()))).code();
    }
    if (proof != null) {
      throw new InputException("--proof is for one problem, and there are {0}", names.size());
    }
    return solve(inputs.get()).code();
  }

  /** Solves one problem after another; what cannot be read or solved is reported. */
  private ExitCode solve(ProblemInputs inputs) {
    Set<ExitCode> codes = EnumSet.noneOf(ExitCode.class);
    for (Path one : inputs.names()) {
      name = Optional.of(one.toString());
      try {
        Problem problem = changed(options.read(inputs, one));
        if (!json) {
          println((codes.isEmpty() ? "" : "\n") + Reason.shown(one.toString()));
        }
        codes.add(solve(problem));
      } catch (InputException fault) {
        String text = Reason.of(fault);
        message(text.startsWith(one.toString()) ? text : one + ": " + text);
        codes.add(ExitCode.BAD_INPUT);
      }
      out().flush();
    }
    return Stream.of(ExitCode.CANNOT_WRITE, ExitCode.BAD_INPUT, ExitCode.CLAIM_FAILED, ExitCode.STOPPED)
        .filter(codes::contains).findFirst().orElse(ExitCode.DONE);
  }

  private ExitCode solve(Problem given) {
    Problem problem = StoredSolution.counted(given);
    if (!problem.equals(given)) {
      err().println(StoredSolution.remark(problem));
    }
    LetterText written = LetterText.of(letters.letters(), problem.variant());
    Terms conditions = terms.terms().and(StatedTerms.of(problem));
    if ((firstMate.isGiven() || proof != null) && !conditions.equals(Terms.USUAL)) {
      throw new InputException(
          "{0} does not support these options: {1}",
          firstMate.isGiven() ? "--first-mate" : "--proof", String.join("; ", conditions.words(Texts.ENGLISH)));
    }
    if (firstMate.isGiven()) {
      firstMate.check(spec.commandLine().getParseResult());
      return firstMate.run(problem, options(problem).limits(), limit.monitor().warning(this::message), out(), written,
          json, Optional.ofNullable(proof), proofMoves);
    }
    if (phases.isGiven() && !PhaseTable.isFor(problem)) {
      throw new InputException(
          "--phases applies to direct, self and reflex play of two moves or more, not to {0}",
          problem.task().stipulationText());
    }
    uses.check(problem, conditions, first != null || mostSolutions != null);
    Optional<Measure> measure = quality.measure();
    Monitor monitor = limit.monitor().warning(this::message);
    StoredOptions.notFollowed(problem).forEach(option -> err().println("ignoring the file's option " + option));
    if (cluster.isGiven() && proof != null) {
      throw new InputException("--proof cannot be combined with --cluster");
    }
    SolveOptions wanted = options(problem);
    Solved found = cluster.isGiven()
        ? cluster.with(spec, true, place -> place.solve(problem, wanted, SolveOptions.NO_LIMIT, monitor))
        : Solved.solve(problem, wanted, monitor);
    Solved solved = play.restricted(found, wanted);
    PrintWriter out = out();
    Optional<PrintedPhases> table = phases.of(solved, play.printedOptions(wanted));
    Optional<ShownContent> shown = ShownContent.of(solved, content, measure, allowingQuickResults(monitor.token()));
    PrintedSolution printed = PrintedSolution.of(solved, play.printedOptions(wanted));
    if (json) {
      Map<String, Object> fields = new LinkedHashMap<>();
      name.ifPresent(one -> fields.put("file", one));
      fields.put("printed", PrintedFields.of(printed));
      fields.put("content", shown.map(ShownContent::fields)
          .orElseGet(() -> table.<Map<String, Object>>map(phase -> Map.of("phases", PhaseFields.of(phase.all())))
              .orElse(Map.of())));
      out.println(SolutionJson.of(solved, fields));
    } else {
      out.print(written.write(play.full() ? solved.text() : printed.text()));
      table.ifPresent(phase -> out.print("\n" + PhaseText.of(phases.grid(phase, Texts.ENGLISH).with(written::write))));
      shown.ifPresent(content -> out.print("\n" + written.write(content.text())));
    }
    if (play.lacksSetPlay(solved)) {
      err().println("there is no set play");
    }
    StoredSolution.compare(problem, solved).ifPresent(
        kept -> err().println("the stored solution " + Reason.shown(kept.text())));
    if (solved.complete()) {
      if (!uses.agree(solved, conditions, monitor.token(), err()::println)) {
        return ExitCode.CLAIM_FAILED;
      }
      Optional.ofNullable(proof).ifPresent(OutputFiles::makeParent);
      if (proof != null && !ProofFile.write(proof, problem, solved, wanted, proofMoves, monitor)) {
        err().println("the refutations of other first moves take more than " + proofMoves
            + " moves and are not in the proof; --proof-size raises the limit");
      }
      if (wide() && shown.isEmpty()) {
        err().println("zugwerk: a limit stopped the search for themes");
        return ExitCode.STOPPED;
      }
      return ExitCode.DONE;
    }
    Optional<Estimate> missing = buildTables ? Optional.empty() : cost(solved, monitor.token().stops());
    err().println(missing.map(cost -> "deciding " + problem.task().stipulationText() + " takes "
        + EndgameText.cost(cost, threads) + "; --build-tables builds them")
        .orElse("zugwerk: a limit stopped the solver before it finished"));
    return ExitCode.STOPPED;
  }

  private boolean wide() {
    return content || quality.isAsked();
  }

  /** After the time limit, results that are known quickly are still computed. */
  private static CancelToken allowingQuickResults(CancelToken token) {
    return token.stops() ? Call.present().token().child(AFTER_TIME) : token;
  }

  /** The cost of the tables that a study lacks; after the time limit only if it is known quickly. */
  private static Optional<Estimate> cost(Solved solved, boolean late) {
    try {
      CancelToken token = Call.present().token();
      return solved.cost(late ? token.child(AT_MOST) : token);
    } catch (CancellationException _) {
      return Optional.empty();
    }
  }

  private Problem changed(Problem problem) {
    if (from != null && !problem.task().isProofGame()) {
      throw new InputException(
          "--from applies to proof games such as a=>b4.0, not to {0}", problem.task().stipulationText());
    }
    Problem whole = from == null ? problem
        : problem.withTask(task -> task.withFrom(Optional.of(Fen.parse(problem.variant(), from))));
    whole = twins.isEmpty() ? whole : whole.withTask(task -> task.withTwinTexts(twins).withZeroposition(zeroposition));
    whole = duplex ? whole.withTask(task -> task.withDuplex(true)) : whole;
    return ignoringOptions ? StoredOptions.ignored(whole) : whole;
  }

  private SolveOptions options(Problem problem) {
    SolveOptions.Limits usual = SolveOptions.DEFAULT.limits();
    SolveOptions given = SolveOptions.DEFAULT
        .showing(play.shown(phases.isGiven() || wide()))
        .within(new SolveOptions.Limits(threads,
            limit.part(),
            usual.nodes(),
            Optional.ofNullable(megabytes).orElse(usual.megabytes()),
            Optional.ofNullable(mostSolutions).orElse(usual.solutions()),
            buildTables ? Long.MAX_VALUE : usual.tablePositions()))
        .on(terms.terms());
    SolveOptions options = play.printed(problem, StoredOptions.followed(problem, given));
    if (first == null) {
      return options;
    }
    Variant variant = problem.variant();
    return options.after(new MoveText(variant).read(Position.of(problem.opening()),
        LetterText.of(letters.letters(), variant).read(first)));
  }
}
