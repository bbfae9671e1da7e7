package zugwerk;

import zugwerk.cli.CommandLineInterface;

/** Starts the program: the studio without arguments, else a command. */
public final class Main {

  private Main() {}

  public static void main(String[] arguments) {
    System.exit(CommandLineInterface.execute(arguments));
  }
}
