package zugwerk.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zugwerk.betza.Catalogue;
import zugwerk.betza.NamedPiece;
import zugwerk.file.AtlasRow;
import zugwerk.rules.Variant;
import zugwerk.solve.table.Endgames;
import zugwerk.solve.table.Estimate;
import zugwerk.solve.table.Material;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;
import zugwerk.work.SafeFile;

@Command(name = "atlas", description = {
    "Tries many powers in one ending, and prints how often and how soon each wins it.",
    "By default: the leapers and short riders of the catalogue as second power of the Knight, in the ending of King and"
        + " Knight against King."})
final class AtlasCommand extends ProgramCommand {

  /** Stands for the candidate in the power lists. */
  private static final String CANDIDATE = "{}";

  @Option(names = "--variant", paramLabel = "V", defaultValue = "polypiece",
      description = "Game with power lists or fairy pieces. Default: polypiece.")
  private String game;

  @Option(names = "--type", paramLabel = "T", defaultValue = "N",
      description = "Letter of the type whose second power is tried. Default: N.")
  private String type;

  @Option(names = "--pieces", paramLabel = "P",
      description = "Powers to try, such as WD,fbNW,Waffle. Default: the leapers and short riders of the catalogue.")
  private String pieces;

  @Option(names = "--powers", paramLabel = "L",
      description = "Power lists, with {} for the power to try, such as N=N/{};K=K/N. Default: T=T/{} with the type.")
  private String powers;

  @Option(names = "--material", paramLabel = "M", split = ",",
      description = "Endings to count, such as KNvK,KNNvK. Default: King and the type against King.")
  private List<String> endings = List.of();

  @Option(names = "--output", paramLabel = "FILE", description = "Write the table to FILE.")
  private Path output;

  @Mixin
  private TableOptions tables;

  @Mixin
  private TimeLimit limit;

  @Option(names = "--progress", negatable = true,
      description = "Report progress on standard error. Default on a terminal.")
  private Boolean progress;

  @Option(names = "--json", description = "Print a JSON array.")
  private boolean json;

  /** A power to try and its name in the catalogue. */
  private record Candidate(String name, String entry) {

    static Candidate of(NamedPiece piece) {
      return new Candidate(piece.name(), piece.entry());
    }

    static Candidate of(String entry) {
      return Catalogue.STANDARD.pieces().stream().filter(piece -> piece.expression().equals(entry)).findFirst()
          .or(() -> Catalogue.STANDARD.named(entry)).map(Candidate::of).orElse(new Candidate("", entry));
    }
  }

  @Override
  public Integer call() {
    String lists = Optional.ofNullable(powers).orElse(type + "=" + type + "/" + CANDIDATE);
    List<Candidate> candidates = lists.contains(CANDIDATE) ? candidates() : List.of(new Candidate("", ""));
    List<String> materials = endings.isEmpty() ? List.of("K" + type + "vK") : endings;
    CancelToken token = limit.token();
    List<AtlasRow> rows = new ArrayList<>();
    boolean stopped = Interrupts.stopping(token, () -> stops(candidates, lists, materials, token, rows));
    write(rows);
    if (stopped) {
      throw new StoppedException("stopped by a limit; " + rows.size() + " of "
          + candidates.size() * materials.size() + " rows are finished");
    }
    return ExitCode.DONE.code();
  }

  private List<Candidate> candidates() {
    return pieces == null
        ? Catalogue.STANDARD.leapers().stream().map(Candidate::of).toList()
        : Arrays.stream(pieces.split(",")).map(String::strip).filter(entry -> !entry.isEmpty()).map(Candidate::of)
            .toList();
  }

  private boolean stops(List<Candidate> candidates, String lists, List<String> materials, CancelToken token,
      List<AtlasRow> rows) {
    CheckProgress report = CheckProgress.on(spec.commandLine(), progress);
    try {
      for (Candidate candidate : candidates) {
        String tried = lists.replace(CANDIDATE, candidate.entry());
        report.clear();
        report.show(rows.size() + " of " + candidates.size() * materials.size() + ", " + tried);
        Variant variant = Variants.of(game, tried);
        Endgames endgames = tables.of(variant);
        for (String name : materials) {
          Material ending = Material.parse(variant.schema(), name);
          Estimate cost = endgames.estimate(ending, token);
          tables.checkCost(endgames, cost);
          rows.add(AtlasRow.of(candidate.name(), tried, name,
              endgames.statistics(ending, new Monitor(token).warning(this::message))));
        }
      }
      return false;
    } catch (CancellationException _) {
      return true;
    } finally {
      report.clear();
    }
  }

  private void write(List<AtlasRow> rows) {
    String text = json ? AtlasRow.json(rows) : AtlasRow.text(rows);
    if (output == null) {
      out().print(text);
    } else {
      OutputFiles.makeParent(output);
      SafeFile.write(output, text.getBytes(StandardCharsets.UTF_8));
    }
  }
}
