package zugwerk.cluster;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import zugwerk.compose.Demands;
import zugwerk.compose.Generate;
import zugwerk.compose.PieceStock;
import zugwerk.content.quality.Conventions;
import zugwerk.content.quality.Term;
import zugwerk.content.quality.Weights;
import zugwerk.file.JsonText;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Problem;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Variant;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.solve.table.Material;
import zugwerk.variant.Variants;

final class TaskFields {

  /** More memory than any machine has, in MiB. */
  private static final int MOST_MEGABYTES = 1 << 24;

  private TaskFields() {}

  static String write(Task task) {
    Map<String, @Nullable Object> fields = switch (task) {
      case Task.Solve solve -> JsonText.object("kind", "solve", "problem", problem(solve.problem()),
          "options", of(solve.options()), "time", seconds(solve.time()));
      case Task.Share share -> JsonText.object("kind", "share", "problem", problem(share.part()),
          "first", share.first().map(EncodedMove::pack).orElse(null), "options", of(share.options()),
          "time", seconds(share.time()));
      case Task.Attempt attempt -> JsonText.object("kind", "attempt", "request", of(attempt.request()),
          "weights", attempt.weights().text(),
          "nodes", attempt.nodes(), "number", attempt.number());
      case Task.Figures figures -> JsonText.object("kind", "figures", "game", figures.variant().id(),
          "powers", figures.variant().settings(), "ending", figures.ending().text(figures.variant().schema()));
    };
    fields.put("version", Task.VERSION);
    return JsonText.write(fields);
  }

  static Task read(Fields fields) {
    fields.number("version", Task.VERSION, Task.VERSION);
    return switch (fields.text("kind")) {
      case "solve" -> new Task.Solve(problem(fields), options(fields.object("options")), time(fields.real("time")));
      case "share" -> new Task.Share(problem(fields),
          fields.has("first") ? Optional.of(SolutionFields.move(fields.values().get("first"))) : Optional.empty(),
          options(fields.object("options")), time(fields.real("time")));
      case "attempt" -> new Task.Attempt(request(fields.object("request")),
          Weights.of(fields.text("weights"), "weights"), fields.number("nodes", 1, Long.MAX_VALUE),
          fields.count("number"));
      case "figures" -> {
        Variant variant = variant(fields);
        yield new Task.Figures(variant, Material.parse(variant.schema(), fields.text("ending")));
      }
      default -> throw Fields.misfit("kind");
    };
  }

  /** Earlier results have no meaning here, and would make equal tasks differ. */
  private static String problem(Problem problem) {
    return ProblemFile
        .format(problem.withAnalysis(analysis -> analysis.withCertificate(Optional.empty())).withVersions(List.of()));
  }

  private static Problem problem(Fields fields) {
    return ProblemFile.parse(fields.text("problem"));
  }

  private static Variant variant(Fields fields) {
    return Variants.of(fields.text("game"), fields.text("powers"));
  }

  private static Object of(SolveOptions options) {
    SolveOptions.Shown shown = options.shown();
    SolveOptions.Limits limits = options.limits();
    return JsonText.object("setPlay", shown.setPlay(), "tries", shown.tries().name(), "threats", shown.threats(),
        "short", shown.shortVariations(), "time", seconds(limits.time()), "nodes", limits.nodes(),
        "memory", limits.megabytes(), "solutions", limits.solutions(), "tables", limits.tablePositions(),
        "first", options.first().map(EncodedMove::pack).orElse(null), "terms", SolutionFields.of(options.terms()));
  }

  private static SolveOptions options(Fields fields) {
    SolveOptions options = SolveOptions.DEFAULT
        .showing(new SolveOptions.Shown(fields.truth("setPlay"), fields.constant(SolveOptions.Tries.class, "tries"),
            fields.truth("threats"), fields.truth("short")))
        .within(new SolveOptions.Limits(1, time(fields.real("time")), fields.number("nodes", 1, Long.MAX_VALUE),
            (int) fields.number("memory", 1, MOST_MEGABYTES), fields.number("solutions", 1, Long.MAX_VALUE),
            fields.number("tables", 0, Long.MAX_VALUE)))
        .on(SolutionFields.terms(fields.object("terms")));
    return fields.has("first") ? options.after(SolutionFields.move(fields.values().get("first"))) : options;
  }

  private static double seconds(Duration time) {
    return time.equals(SolveOptions.NO_LIMIT) ? 0 : time.toNanos() / 1e9;
  }

  private static Duration time(double seconds) {
    if (!(seconds >= 0 && seconds < SolveOptions.NO_LIMIT.toSeconds())) {
      throw Fields.misfit("time");
    }
    return seconds == 0 ? SolveOptions.NO_LIMIT : Duration.ofNanos(Math.max(1, Math.round(seconds * 1e9)));
  }

  private static Object of(Generate.Request request) {
    Demands demands = request.demands();
    return JsonText.object("game", request.variant().id(), "powers", request.variant().settings(),
        "stipulation", request.stipulation().toString(), "pieces", request.material().pieces(),
        "most", request.material().most(), "state", request.state(), "seed", request.seed(), "count", request.count(),
        "anyKey", demands.anyKey(), "ownRule", demands.ownRule(), "superfluous", demands.superfluous(),
        "variations", demands.variations(), "ownEnds", demands.ownEnds(), "acts", demands.acts(),
        "models", demands.models(), "duals", demands.duals(),
        "allowed", String.join(",", demands.allowed().stream().map(Term::name).sorted().toList()));
  }

  private static Generate.Request request(Fields fields) {
    Variant variant = variant(fields);
    int pieces = 2 * variant.schema().types().size();
    return new Generate.Request(variant, Stipulation.parse(fields.text("stipulation")), new PieceStock(
        fields.list("pieces").stream().map(piece -> (int) Fields.number(piece, "pieces", 1, pieces)).toList(),
        fields.count("most")), fields.count("state"),
        new Demands(fields.truth("anyKey"), fields.truth("ownRule"), fields.truth("superfluous"),
            fields.count("variations"), fields.count("ownEnds"), fields.count("acts"), fields.count("models"),
            fields.count("duals"), Conventions.named(Stream.of(fields.text("allowed").split(","))
                .filter(name -> !name.isEmpty()).toList())),
        fields.number("seed", Long.MIN_VALUE, Long.MAX_VALUE), fields.count("count"));
  }
}
