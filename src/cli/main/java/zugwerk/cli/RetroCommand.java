package zugwerk.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zugwerk.board.Setup;
import zugwerk.file.JsonText;
import zugwerk.rules.Fault;
import zugwerk.rules.Legality;
import zugwerk.rules.ProvenRights;
import zugwerk.rules.Variant;
import zugwerk.work.Message;

@Command(name = "retro",
    description = "Reports whether a position can arise in a game, as far as that is checked, and which castling and"
        + " en passant rights it has. To find the last move, use solve --stipulation -1.")
final class RetroCommand extends ProgramCommand {

  @Mixin
  private PositionOptions where;

  @Option(names = "--json", description = "Print a JSON object.")
  private boolean json;

  @Override
  public Integer call() {
    Variant variant = where.variant();
    Setup setup = where.playable().setup();
    List<Fault> found = Legality.doubts(variant, setup, true);
    List<String> doubts = found.stream().map(fault -> fault.text().toString()).toList();
    List<String> checked = Legality.checks(variant).stream().map(Message::toString).toList();
    List<String> rights = ProvenRights.of(variant, setup).stream()
        .flatMap(part -> Stream.of(part.title(), part.remark())).filter(text -> !text.isEmpty()).map(Message::toString)
        .toList();
    String verdict = Legality.verdict(variant, found).toString();
    PrintWriter out = out();
    if (json) {
      out.println(JsonText.write(JsonText.object(
          "verdict", verdict, "doubts", doubts, "checked", checked, "rights", rights)));
    } else {
      out.println(verdict + (checked.isEmpty() ? "" : " (" + String.join(", ", checked) + ")"));
      Stream.concat(doubts.stream(), rights.stream()).forEach(line -> out.println("  " + line));
    }
    return ExitCode.DONE.code();
  }
}
