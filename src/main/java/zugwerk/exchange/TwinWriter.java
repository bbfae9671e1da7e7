package zugwerk.exchange;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zugwerk.board.Schema;
import zugwerk.problem.Problem;
import zugwerk.problem.Twin;

/** Writes twins as Popeye's commands. */
final class TwinWriter {

  private static final String PIECE = "(?:[wb])?(?:[A-Z])?([a-h][1-8])";
  private static final Pattern MOVE = Pattern.compile(PIECE + "-->([a-h][1-8])");
  private static final Pattern EXCHANGE = Pattern.compile(PIECE + "<-->" + PIECE);
  private static final Pattern REMOVE = Pattern.compile("-" + PIECE);
  private static final Pattern ADD = Pattern.compile("\\+([wb])([A-Z])([a-h][1-8])");
  private static final Pattern SHIFT = Pattern.compile("shift ([a-h][1-8])==>([a-h][1-8])");

  private TwinWriter() {}

  /** A command for each twin, the first of a zeroposition saying so. */
  static List<String> commands(Problem problem) {
    List<String> commands = new ArrayList<>();
    changes(problem).forEach((letter, changes) -> commands.add(
        (letter.equals("a") ? "ZeroPosition " : "Twin ") + changes));
    return commands;
  }

  /**
   * The changes of each twin by its letter, without the command's word.
   *
   * @throws IllegalArgumentException in one sentence that names the twin, if there is no counterpart
   */
  static Map<String, String> changes(Problem problem) {
    Map<String, String> written = new LinkedHashMap<>();
    Problem diagram = problem.twinned(List.of(), false).duplexed(false);
    boolean turned = side(diagram) != Positions.starter(diagram.stipulation());
    Problem last = diagram;
    for (String twin : problem.twins()) {
      int number = written.size() + (problem.zeroposition() ? 0 : 1);
      String letter = number < 26 ? String.valueOf((char) ('a' + number)) : "z" + (number - 25);
      try {
        last = TwinReader.made(diagram, last, twin);
        if (!problem.duplex() && side(last) != Positions.starter(last.stipulation()) != turned) {
          throw new IllegalArgumentException(
              "that " + (side(last) == 0 ? "White" : "Black") + " begins has no counterpart");
        }
        written.put(letter, changes(twin));
      } catch (IllegalArgumentException fault) {
        throw new IllegalArgumentException("twin " + letter + "): " + fault.getMessage());
      }
    }
    return written;
  }

  private static int side(Problem problem) {
    return problem.setup().get(Schema.SIDE_TO_MOVE);
  }

  private static String changes(String twin) {
    List<String> commands = new ArrayList<>();
    String changes = twin;
    if (twin.startsWith("continued")) {
      commands.add("Continued");
      changes = twin.replaceFirst("continued,?\\s*", "");
    }
    for (String change : changes.split("\\s*,\\s*(?![^=]*/)")) {
      String command = command(change.strip());
      if (!command.isEmpty()) {
        commands.add(command);
      }
    }
    if (commands.equals(List.of("Continued")) || commands.isEmpty()) {
      throw new IllegalArgumentException("'" + twin + "' changes nothing that has a counterpart");
    }
    return String.join(" ", commands);
  }

  private static String command(String change) {
    Matcher move = MOVE.matcher(change);
    if (move.matches()) {
      return "Move " + move.group(1) + " " + move.group(2);
    }
    Matcher exchange = EXCHANGE.matcher(change);
    if (exchange.matches()) {
      return "Exchange " + exchange.group(1) + " " + exchange.group(2);
    }
    Matcher remove = REMOVE.matcher(change);
    if (remove.matches()) {
      return "Remove " + remove.group(1);
    }
    Matcher add = ADD.matcher(change);
    if (add.matches()) {
      return "Add " + (add.group(1).equals("w") ? "White " : "Black ")
          + Letters.PROBLEM.letter(add.group(2).charAt(0)) + add.group(3);
    }
    Matcher shift = SHIFT.matcher(change);
    if (shift.matches()) {
      return "Shift " + shift.group(1) + " " + shift.group(2);
    }
    if (change.startsWith("stipulation ")) {
      return "Stipulation " + PopeyeStipulation.of(change.substring(12));
    }
    return switch (Twin.canonical(change)) {
      // Popeye turns boards to the left, our twins turn them to the right.
      case "rotate 90" -> "Rotate 270";
      case "rotate 180" -> "Rotate 180";
      case "rotate 270" -> "Rotate 90";
      case "mirror a1<-->h1", "mirror a1<-->a8", "mirror a1<-->h8" -> "M" + Twin.canonical(change).substring(1);
      case "mirror h1<-->a8" -> "Mirror a8<-->h1";
      case "white to move", "black to move" -> "";
      default -> throw new IllegalArgumentException("the change '" + change + "' has no counterpart");
    };
  }
}
