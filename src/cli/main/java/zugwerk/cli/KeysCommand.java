package zugwerk.cli;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zugwerk.cluster.ClusterKeys;

@Command(name = "keys", description = {
    "Creates the keys of a private cluster in a folder. Copy it to each machine of the cluster.",
    "Run it again to add hosts, and copy the folder to the new machines; the others may keep theirs."})
final class KeysCommand extends ProgramCommand {

  @Parameters(paramLabel = "FOLDER", description = "New folder, or one that this command has created.")
  private Path folder;

  @Option(names = "--host", paramLabel = "HOST",
      description = "Host name or address of a machine, as given to --cluster, --join or --listen. May be repeated;"
          + " names may begin with *. This machine is always included.")
  private List<String> hosts = List.of();

  @Override
  public Integer call() {
    List<String> names = ClusterKeys.make(folder, hosts);
    out().println(String.join("\n", names));
    return ExitCode.DONE.code();
  }
}
