package zugwerk.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import zugwerk.cluster.ClusterKeys;

@Command(name = "keys", mixinStandardHelpOptions = true, description = {
    "Makes the keys by which the machines of a private cluster know each other, in a folder that is then copied to each"
        + " of them.",
    "Called again, it adds hosts: copy the folder again to the new machines; the others may keep theirs."})
final class KeysCommand implements Callable<Integer> {

  @Spec
  private CommandSpec spec;

  @Parameters(paramLabel = "FOLDER", description = "new, or one that this command has made")
  private Path folder;

  @Option(names = "--host", paramLabel = "HOST",
      description = "the name or the address of a machine, as it stands after --cluster, --join or --listen; may be"
          + " repeated; names may begin with *. This machine is always among them")
  private List<String> hosts = List.of();

  @Override
  public Integer call() {
    List<String> names = ClusterKeys.make(folder, hosts);
    spec.commandLine().getOut().println(String.join("\n", names));
    return ExitCode.DONE.code();
  }
}
