package zugwerk.studio.solving;

import static zugwerk.studio.text.Localization.lang;
import static zugwerk.work.Texts.key;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import zugwerk.board.Side;
import zugwerk.content.PhaseGrid;
import zugwerk.content.quality.Measure;
import zugwerk.problem.Certificate;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.problem.Solved;
import zugwerk.rules.Fault;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.Soundness;
import zugwerk.studio.action.Command;
import zugwerk.studio.editor.ConditionsChoice;
import zugwerk.studio.editor.PlayMode;
import zugwerk.studio.editor.Stepper;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.solving.VerdictCard.Content;
import zugwerk.studio.task.DisplayText;
import zugwerk.studio.task.Job;
import zugwerk.studio.text.Localization;

public final class SolvingPane extends VBox {

  public static final String NOTHING_ASKED = key("No stipulation. Examples: #2, h#3, s#4.");

  /** What the card offers that is not about the solution itself. */
  public interface Host {

    void solveWithoutLimit();

    void solveWithTables();

    void stop();
  }

  private final Workbench bench;
  private final SolveJob job;
  private final Host host;
  private final VerdictCard card;
  private final SolutionViews views;
  private final ObservableValue<Boolean> copyable;
  private final ObservableValue<Boolean> certifiable;
  private final ObservableValue<String> keeping;
  private List<ProblemPart> twins = List.of();

  public SolvingPane(Workbench bench, SolveJob job, SolutionSettings settings, Runnable widen, Host host,
      Executor background, Supplier<Measure> measure) {
    this.bench = bench;
    this.job = job;
    this.host = host;
    copyable = job.result().map(Optional::isPresent);
    certifiable = Bindings.createBooleanBinding(
        () -> job.result().get().isPresent() && job.isFinished(),
        job.result(), job.state());
    // A C+ means that the problem is what its stipulation claims.
    keeping = job.result().map(found -> found.filter(solved -> solved.verdict() != Soundness.SOUND)
        .map(_ -> lang("Sa_ve result")).orElse(Command.CERTIFY.title()));
    getStyleClass().add("side-pane");
    views = new SolutionViews(bench, job, new SolutionSettings(settings), widen, this::copy, background, measure);
    card = new VerdictCard(host::stop);
    VBox.setVgrow(views, Priority.ALWAYS);
    views.setMinHeight(0);
    getChildren().addAll(card, views);
    bench.draft().subscribe(draft -> certificate(draft));
    bench.draft().addListener((_, _, _) -> showCard());
    job.state().subscribe(_ -> refresh());
    bench.faults().addListener((_, _, _) -> showCard());
    job.progress().subscribe(_ -> progress());
    job.soFar().subscribe(soFar -> soFar.ifPresent(this::show));
    job.firstMate().subscribe(_ -> {
      if (job.busy().get()) {
        card.title(proving(lang("Solving …")));
      }
    });
  }

  public void follow(PlayMode play) {
    play.standing().subscribe(_ -> views.tree().follow(play.made()));
  }

  public void rest() {
    views.rest();
  }

  public void expandAll() {
    views.tree().expandAll();
  }

  public void collapseAll() {
    views.tree().collapseAll();
  }

  public Stepper stepper() {
    return views.tree();
  }

  public void show(SolutionNode key) {
    views.tree().select(key);
  }

  private void certificate(Problem problem) {
    boolean holds = problem.isCertified();
    card.certificate(problem.analysis().certificate().map(kept -> kept.verdict().equals(Soundness.SOUND.word())
        ? holds ? "C+" : lang("C+ stale")
        : holds ? lang("Saved result: {0}", lang(kept.verdict()))
            : lang("Saved result: {0}, stale", lang(kept.verdict())))
        .orElse(""),
        problem.analysis().certificate().map(kept -> found(kept, kept.doubt(problem))));
  }

  private static String found(Certificate kept, Optional<String> doubt) {
    String verdict = lang(kept.verdict());
    return doubt.map(why -> lang("{0}, found by {1} on {2}; it {3}; a record, not a proof against forgery", verdict,
        kept.program(), kept.date(), lang(why)))
        .orElseGet(() -> lang("{0}, found by {1} on {2}; a record, not a proof against forgery", verdict,
            kept.program(), kept.date()));
  }

  private void copy() {
    copy(() -> {});
  }

  public void copy(Runnable then) {
    views.write(text -> {
      Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text));
      then.run();
    });
  }

  public ObservableValue<Boolean> copyable() {
    return copyable;
  }

  public void certify() {
    job.result().get().ifPresent(solved -> bench.certify(solved, job.options()));
  }

  public ObservableValue<String> keeping() {
    return keeping;
  }

  public ObservableValue<Boolean> hasPhases() {
    return job.result().map(found -> found.filter(PhaseChoice::hasPhases).isPresent());
  }

  public void copyPhases(Function<PhaseGrid, String> written) {
    views.copyPhases(written);
  }

  public void print(Consumer<String> report) {
    views.write(text -> report.accept(SolutionPrinter.print(text, getScene().getWindow())));
  }

  public ObservableValue<Boolean> certifiable() {
    return certifiable;
  }

  private void showCard() {
    Job.State state = job.state().get();
    card.show(content(state));
    card.running(state.isBusy(), job.isRequested());
  }

  private void refresh() {
    showCard();
    if (job.result().get().isEmpty()) {
      twins = List.of();
    }
    views.show();
  }

  private Content content(Job.State state) {
    if (job.result().get().isPresent()) {
      return content(job.result().get().get());
    }
    return switch (state) {
      case IDLE -> idle(bench.draft().get());
      case WAITING, RUNNING -> Content.neutral(lang("Solving …"), "");
      case FAILED -> new Content(lang("Cannot be solved"), "danger", job.message().get(), "", Optional.empty());
      case DONE, CANCELLED -> Content.neutral("… " + lang("Stopped"), job.reached());
    };
  }

  private Content idle(Problem draft) {
    if (draft.setup().isEmpty()) {
      return Content.neutral(lang("Empty board"),
          lang("Place pieces with the mouse or by their letters, or paste a position with {0}.",
              Command.PASTE_PROBLEM.reference()));
    }
    if (draft.task().stipulationText().isBlank()) {
      return Content.neutral(lang("No stipulation"), lang("Examples: #2, h#3, s#4."));
    }
    Optional<Fault> fault = bench.faults().get().stream().findFirst();
    if (fault.isPresent()) {
      return Content.neutral(lang("Illegal position"), DisplayText.sentence(lang(fault.get().text())));
    }
    return Content.neutral(lang("Not solved yet"), lang("Solve with {0}.", Command.SOLVE_NOW.reference()));
  }

  private Content content(Solved solved) {
    Problem draft = job.draft().orElseThrow();
    // The draft may name other intended solutions than when it was solved.
    String reason = VerdictReason.of(bench.draft().get(), solved, bench.letters()::written);
    boolean stopped = VerdictText.isStopped(job, solved);
    String message = stopped && !job.isOutOfTime() ? "" : job.message().get();
    String proved = stopped ? firstMate().map(found -> found + ". ").orElse("") + job.reached() : "";
    String conditions = ConditionsChoice.text(draft);
    String claim = conditions.isEmpty() ? "" : lang("Conditions: {0}.", conditions);
    String all =
        Stream.of(claim, reason, message, proved).filter(text -> !text.isEmpty()).collect(Collectors.joining(" "));
    return new Content(VerdictText.of(job, solved), VerdictText.tone(job, solved), all.strip(),
        VerdictReason.figures(solved), step(solved, bench.draft().get(), VerdictReason.otherSide(draft, solved)));
  }

  private Optional<VerdictCard.Step> step(Solved solved, Problem draft, Optional<Side> other) {
    if (other.isPresent()) {
      return Optional.of(new VerdictCard.Step("switch-side",
          other.get() == Side.WHITE ? lang("White begins: switch") : lang("Black begins: switch"),
          Command.OTHER_SIDE.tip(lang("Change the side to move")), bench::turnOver));
    }
    return switch (solved.verdict()) {
      case SOUND -> certifiable.getValue() && !draft.isCertified() ? Optional.of(new VerdictCard.Step("certify",
          Command.CERTIFY.label(), Command.CERTIFY.tip(), this::certify)) : Optional.empty();
      case COOKED, SHORT -> VerdictReason.cook(draft, VerdictReason.decisive(solved)).map(
          cook -> new VerdictCard.Step("show-cook", lang("Show the cook"), lang("Show the cook on the board"),
              () -> show(cook)));
      case UNSOLVABLE -> Optional.empty();
      case UNFINISHED -> job.cost().map(_ -> new VerdictCard.Step("solve-with-tables", lang("Build tables and solve"),
          lang("Build the endgame tables that are needed, then solve"), host::solveWithTables))
          .or(() -> job.isOutOfTime()
              ? Optional.of(new VerdictCard.Step("solve-without-limit", lang("Solve without limit"),
                  lang("Solve again without a time limit"), host::solveWithoutLimit))
              : Optional.empty());
    };
  }

  private Optional<String> firstMate() {
    return job.firstMate().get()
        .map(mate -> bench.letters().written(VerdictText.of(job.draft().orElseThrow(), mate)));
  }

  private String proving(String otherwise) {
    return firstMate().map(found -> lang("{0}; proving …", found)).orElse(otherwise);
  }

  private void progress() {
    if (!job.busy().get()) {
      return;
    }
    job.progress().get().ifPresent(now -> {
      card.progress(now.share(), now.words(Localization.texts()));
    });
  }

  private void show(Solved.InterimResult soFar) {
    if (!soFar.done().isEmpty() || !soFar.found().isEmpty()) {
      twins = twins.isEmpty() ? job.draft().map(ProblemPart::solved).orElse(List.of()) : twins;
      card.title(proving(soFar.done().isEmpty() ? lang("Solving …")
          : lang("Solving {0}) …", twins.get(soFar.done().size()).letter())));
      views.showSoFar(twins, soFar);
    }
  }
}
