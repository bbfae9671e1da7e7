package zugwerk.diagram;

import static zugwerk.work.Texts.key;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zugwerk.work.Texts;

/**
 * The texts of the pages that are not in Java: those of the scripts and of the templates. A script looks a text up by
 * the English one in a table that stands before it and is empty in English.
 */
final class PageTexts {

  /** What the scripts pass to {@code lang}. */
  static final List<String> SCRIPTS = List.of(
      key("White"), key("Black"), key("white {0}"), key("black {0}"), key("White to move"), key("Black to move"),
      key("white tile"), key("black tile"), key("grey tile"), key("empty"), key("can be reached: {0}"),
      key("Score: {0} of {1} points, {2} of {3} solved"), key("without points"), key("Hide the solution"),
      key("Show the solution"), key("Play any legal moves."), key("Find the key."), key("Find the solution."),
      key("Checking…"), key("set play answers it. Find the answer."), key("there is no set play."),
      key("Dual: {0} also works."), key("{0} would solve too."), key("It could be faster."), key("That is the key."),
      key("Right."), key("Solved!"), key("no move is left"), key("Not the key: {0}."), key("That fails: {0}."),
      key("{0} is the answer. Your move: {1}."), key("Every move refutes."), key("Not the key: {0} refutes."),
      key("That fails: {0} refutes."), key("Go back and try again."),
      key("{0}: no solution begins like this. Go back and try again."), key("{0}: on the way. Left: {1}."),
      key("{0}: on the way. Finish it."), key("Go back to a move of yours first."),
      key("There is nothing to solve here."), key("Looking for a hint…"), key("Nothing solves from here. Go back."),
      key("Hint: move the {0} on {1}."), key("Hint: it goes to {0}."), key("The move is {0}."), key("Set play"),
      key("Set play: move for White first."), key("Set play: move for Black first."), key("Add a piece"),
      key("This browser cannot run the program: {0}"), key("The program failed: {0}"), key("Stopped."),
      key("Move pieces"), key("Drag"), key("Remove pieces"), key("Remove"), key("none"), key("{0} on {1}."),
      key("Nothing on {0}."), key("There is no piece on {0}."), key("No mark on {0}."), key("{0} removed from {1}."),
      key("{0} moved to {1}."), key("Finish set-up"), key("Set up a position"),
      key("Choose a piece and press squares, or type letters on a square, with Shift for Black."),
      key("The board is empty."), key("Own list"), key("The game has changed. Go on setting up."),
      key("The game has changed. Play any legal moves, or solve."),
      key("{0}: {1} of {2} first moves, {3} moves played"), key("Solving…"), key("Result: {0}."), key("Loading…"));

  /** What the scripts pass to {@code counted}. */
  static final List<String> COUNTED = List.of(
      counted(2, "{0} point.", "{0} points."), counted(2, "solved, {0} point", "solved, {0} points"),
      counted(2, "{0} point left", "{0} points left"), counted(2, "{0} move refutes.", "{0} moves refute."),
      counted(2, "{0} square", "{0} squares"), counted(2, "{0} problem", "{0} problems"),
      counted(2, "{1} of {0} problem", "{1} of {0} problems"));

  /** The words in the answers of the program of the page. */
  private static final List<String> ANSWERS = List.of(
      key("checkmate"), key("stalemate"), key("check"), key("draw"), key("drawn"), key("won"), key("lost"),
      key("dead king"), key("King"), key("Queen"), key("Rook"), key("Bishop"), key("Knight"), key("Pawn"),
      key("White tile"), key("Black tile"), key("Grey tile"), key("no"), key("yes"), key("sound"), key("cooked"),
      key("short"), key("unsolvable"), key("unfinished"));

  /** The texts of the templates, written {@code {{lang:Text}}} there. */
  static final List<String> TEMPLATES = List.of(
      key("Steps"), key("Diagram (Home)"), key("Back (Left)"), key("Forward (Right)"), key("End of the line (End)"),
      key("Previous line (Up)"), key("Next line (Down)"), key("Solution"), key("Problems"), key("Previous"),
      key("Next problem"), key("Board"), key("Chessboard"), key("Set up"), key("Mark"), key("To move"), key("White"),
      key("Black"), key("Castling"), key("Clear the board"), key("Play moves"), key("Part"), key("Checking"),
      key("Stop"),
      key("Moves to choose from"), key("Moves"), key("Start (Home)"), key("Reset"), key("Back (Backspace)"),
      key("Back"), key("Forward"), key("Hint"), key("Set play"), key("Pass"), key("Flip"),
      key("Back to the problem"), key("Moves played"), key("Show the solution"), key("Set up and solve"),
      key("Change the game, the position or the stipulation, then play or solve."), key("Set up a position"),
      key("Game"), key("Preset"), key("Powers in turn, separated by a slash, as in N/WD."),
      key("Black has other powers"), key("Settings"), key("Position (FEN)"), key("Stipulation"), key("Solve"),
      key("Result"), key("Search"), key("all"), key("Author"), key("Theme"), key("Show all"), key("RSS feed"));

  private PageTexts() {}

  private static String counted(long number, String one, String many) {
    return number == 1 ? one : many;
  }

  /** Scripts with the table of their texts and the functions that use it. */
  static String script(Texts language, String... names) {
    String scripts = Stream.of(names).map(HtmlWriter::template).collect(Collectors.joining("\n"));
    List<String> keys = Stream.of(SCRIPTS, COUNTED, ANSWERS).flatMap(List::stream).toList();
    Map<String, String> texts = new TreeMap<>(language.translations(keys));
    texts.keySet().removeIf(key -> !ANSWERS.contains(key) && !scripts.contains('"' + key + '"'));
    return "\"use strict\";\nconst texts = " + PageProblem.json(texts) + ";\n" + HtmlWriter.template("lang.js") + '\n'
        + scripts;
  }
}
