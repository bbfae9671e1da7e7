package zugwerk.exchange;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zugwerk.board.Square;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.problem.Task;
import zugwerk.problem.Twin;
import zugwerk.problem.TwinChange;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

final class TwinWriter {

  private TwinWriter() {}

  /** The command of the first twin also marks a zeroposition. */
  static List<String> commands(Problem problem) {
    List<String> commands = new ArrayList<>();
    changes(problem).forEach((letter, changes) -> commands.add(
        (letter.equals("a") ? "ZeroPosition " : "Twin ") + changes));
    return commands;
  }

  static Map<String, String> changes(Problem problem) {
    Map<String, String> written = new LinkedHashMap<>();
    Problem diagram = problem.withTask(Task::single);
    boolean turned = diagram.setup().toMove() != Positions.starter(diagram.task().stipulation());
    Problem last = diagram;
    for (Twin twin : problem.task().twins()) {
      int number = written.size() + (problem.task().zeroposition() ? 0 : 1);
      String letter = ProblemPart.letter(number);
      try {
        last = TwinReader.made(diagram, last, twin);
        if (!problem.task().duplex()
            && last.setup().toMove() != Positions.starter(last.task().stipulation()) != turned) {
          throw new InputException("that {0} begins has no counterpart", last.setup().toMove().title());
        }
        written.put(letter, changes(diagram.variant(), twin));
      } catch (InputException fault) {
        throw new InputException("twin {0}): {1}", letter, fault);
      }
    }
    return written;
  }

  private static String changes(Variant game, Twin twin) {
    List<String> commands = new ArrayList<>();
    twin.changes().stream().map(change -> command(game, change)).filter(command -> !command.isEmpty())
        .forEach(commands::add);
    if (commands.isEmpty()) {
      throw new InputException("'{0}' changes nothing that has a counterpart", twin.text());
    }
    return (twin.continued() ? "Continued " : "") + String.join(" ", commands);
  }

  private static String command(Variant game, TwinChange change) {
    return switch (change) {
      case TwinChange.Move move -> "Move " + name(move.piece().square()) + " " + name(move.to());
      case TwinChange.Exchange both -> "Exchange " + name(both.one().square()) + " " + name(both.other().square());
      case TwinChange.Remove remove -> "Remove " + name(remove.piece().square());
      case TwinChange.Add add ->
        "Add " + add.side().title() + " " + ImportedPieces.walk(game, game.schema().type(add.letter()))
            + name(add.square());
      case TwinChange.Shift shift -> "Shift " + name(shift.from()) + " " + name(shift.to());
      case TwinChange.SetStipulation requested ->
        "Stipulation " + PopeyeTokens.stipulation(requested.stipulation().toString());
      // Popeye turns boards to the left, our twins to the right.
      case TwinChange.Rotate rotate -> "Rotate " + (360 - rotate.degrees());
      case TwinChange.Mirror mirror -> mirror(Math.min(mirror.one(), mirror.other()),
          Math.max(mirror.one(), mirror.other()));
      // Which side begins follows from the stipulation, and a number of solutions changes no play.
      case TwinChange.SideToMove _,TwinChange.SetSolutions _ -> "";
      case TwinChange.Powers other -> conditions(game, other);
      case TwinChange.Castling _,TwinChange.State _,TwinChange.NoState _,TwinChange.Unreadable _ ->
        throw new InputException("the change '{0}' has no counterpart", change.text());
    };
  }

  private static String conditions(Variant game, TwinChange.Powers change) {
    Variant other = Variants.of(game.id(), change.settings());
    List<String> conditions = PopeyeConditions.of(other);
    if (conditions.isEmpty() || !Variants.plain(other).equals(Variants.plain(game))) {
      throw new InputException("the change '{0}' has no counterpart", change.text());
    }
    return "Condition " + String.join(" ", conditions);
  }

  private static String mirror(int low, int high) {
    // Popeye names the corners from a1 or from a8.
    return "Mirror " + (name(low).equals("h1") ? "a8<-->h1" : name(low) + "<-->" + name(high));
  }

  private static String name(int square) {
    return Square.name(square);
  }
}
