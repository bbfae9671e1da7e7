package zugwerk.studio.action;

import static zugwerk.studio.text.Localization.lang;

import java.util.Arrays;
import java.util.List;

/**
 * Keys that work only where the keyboard focus is. Like {@link Command}, this table alone defines them: views match
 * events against it, and tooltips and the help quote it.
 */
public enum LocalKey {
  RECENT(Place.WINDOW, "Open one of the recent problems", "Alt+1", "Alt+2", "Alt+3", "Alt+4", "Alt+5", "Alt+6",
      "Alt+7", "Alt+8", "Alt+9"),
  NEW_TOO(Place.WINDOW, "New problem, as in browsers", "Ctrl+T"),
  REDO_TOO(Place.WINDOW, "Redo, as in other programs", "Ctrl+Y"),
  FIND(Place.WINDOW, "Find commands, open problems and help pages", "Ctrl+F"),

  /** Its keys are the letters of the pieces, which depend on the game. */
  PLACE_WHITE(Place.BOARD, "Place a white piece; a black one where upper case places White"),
  /** Likewise, with Shift. */
  PLACE_BLACK(Place.BOARD, "Place a black piece; a white one where upper case places White"),
  CURSOR(Place.BOARD, "Move the cursor", "Left", "Right", "Up", "Down"),
  EXTEND(Place.BOARD, "Select a rectangle", "Shift+Left", "Shift+Right", "Shift+Up", "Shift+Down"),
  TO_FILE_A(Place.BOARD, "Move the cursor to file a", "Home"),
  TO_FILE_H(Place.BOARD, "Move the cursor to file h", "End"),
  EXTEND_TO_EDGE(Place.BOARD, "Select a rectangle up to file a or h", "Shift+Home", "Shift+End"),
  LIFT(Place.BOARD, "Pick up the piece or the selection, and put it down", "Space"),
  PUT_COPY(Place.BOARD, "Put down a copy", "Shift+Space"),
  RELEASE(Place.BOARD, "Put back what was picked up, or end the selection", "Esc"),
  REMOVE(Place.BOARD, "Remove the piece or the selection", "Delete", "Backspace"),
  RECOLOUR(Place.BOARD, "Change the colour of the piece or the selection", "X"),
  NEXT_TYPE(Place.BOARD, "Replace the piece by one of the next type", "C"),
  PREVIOUS_TYPE(Place.BOARD, "Replace the piece by one of the previous type", "Shift+C"),
  NEXT_STATE(Place.BOARD, "Change the state of the square to its next value", "Plus", "Equals", "Add"),
  PREVIOUS_STATE(Place.BOARD, "Change the state of the square to its previous value", "Minus", "Subtract"),
  STATE_MENU(Place.BOARD, "Choose the state of the square", "Enter"),
  DRAW_GREEN(Place.BOARD, "Start or end a green arrow; on the same square it becomes a ring", "1"),
  DRAW_RED(Place.BOARD, "The same in red, with a dashed line", "2"),
  DRAW_BLUE(Place.BOARD, "The same in blue, with a dotted line", "3"),
  DRAW_YELLOW(Place.BOARD, "The same in yellow, with a double line", "4"),
  RUB_OUT(Place.BOARD, "Erase all arrows and rings", "0"),

  STEP_BACK(Place.SOLUTION, "Go to the previous move, and from the first to the diagram", "Left"),
  STEP_FORWARD(Place.SOLUTION, "Go to the next move", "Right"),
  STEP_FIRST(Place.SOLUTION, "Go to the first move", "Home"),
  STEP_LAST(Place.SOLUTION, "Go to the last move", "End"),
  STEP_ABOVE(Place.SOLUTION, "Go to the alternative above; in the tree, to the line above", "Up"),
  STEP_BELOW(Place.SOLUTION, "Go to the alternative below; in the tree, to the line below", "Down"),
  COPY_BRANCH(Place.TREE, "Copy this branch of the solution", "Ctrl+C"),
  NAME_KEY(Place.TREE, "Mark the key or solution as intended; others are cooks", "K"),
  OPEN_FOLD(Place.PRINTED, "Open or close the by-play", "Enter", "Space"),
  PHASE_CELL(Place.PHASES, "Go to the next cell in a direction, and show its move on the board", "Left", "Right", "Up",
      "Down"),

  SHOW_FAULT(Place.FAULTS, "Move the cursor to the square with the fault", "Enter"),
  REPAIR_FAULT(Place.FAULTS, "Repair the fault, as its button does", "Shift+Enter"),

  SUGGEST(Place.TYPING, "Show all suggestions", "Ctrl+Space"),
  ENTER_LIST(Place.TYPING, "Go to the suggestions", "Down", "Up"),
  TAKE_SUGGESTION(Place.TYPING, "Insert the suggestion, or apply the text", "Enter"),
  TAKE_FIRST(Place.TYPING, "Insert the first suggestion", "Tab"),
  APPLY_TEXT(Place.TYPING, "Apply settings typed as text", "Ctrl+Enter"),

  ADD_CONDITION(Place.CONDITIONS, "Add the condition", "Enter"),
  REMOVE_CONDITION(Place.CONDITIONS, "Remove the condition; in the empty field, the last one", "Backspace", "Delete"),
  CONDITION_HELP(Place.CONDITIONS, "Open the help on conditions", "F1"),

  PRESENT_POWER(Place.POWERS, "Make this entry the present power", "Alt+Enter"),
  ADD_ENTRY(Place.POWERS, "Add an entry after this one", "Alt+Insert"),
  REMOVE_ENTRY(Place.POWERS, "Remove this entry", "Alt+Delete"),
  ENTRY_LEFT(Place.POWERS, "Move this entry to the left", "Alt+Shift+Left"),
  ENTRY_RIGHT(Place.POWERS, "Move this entry to the right", "Alt+Shift+Right"),
  ROW_ABOVE(Place.POWERS, "Go to the row above", "Up"),
  ROW_BELOW(Place.POWERS, "Go to the row below", "Down"),
  RESTORE_ENTRY(Place.POWERS, "Discard the typed text", "Esc"),
  NEXT_POWER(Place.POWERS, "On a piece: switch its type to the next power", "Space"),
  PREVIOUS_POWER(Place.POWERS, "On a piece: switch its type to the previous power", "Shift+Space"),

  PUT_POWER(Place.CATALOGUE, "Insert the power in the entry", "Enter"),
  PUT_POWER_AFTER(Place.CATALOGUE, "Add the power after the entry", "Shift+Enter"),

  TAKE_RESULT(Place.RESULTS, "Play the move, or apply the result", "Enter"),

  RETURN_TO_VERSION(Place.VERSIONS, "Return to the version", "Enter", "Space"),
  COMPARE_VERSION(Place.VERSIONS, "Compare the version with the board", "C"),
  RENAME_VERSION(Place.VERSIONS, "Rename the version", "F2"),
  DELETE_VERSION(Place.VERSIONS, "Delete the version", "Delete"),

  OPEN_FOLDER(Place.LIBRARY, "Open another folder of problems", "Ctrl+O"),
  OPEN_BUNDLED(Place.LIBRARY, "Open the problems that come with the program", "Ctrl+L"),
  REFRESH(Place.LIBRARY, "Read the folders again", "F5"),
  AS_TABLE(Place.LIBRARY, "Show problems as a table or as cards", "Ctrl+T"),
  SHEET(Place.LIBRARY, "Export the problems as pages of diagrams: the selected ones, or all shown", "Ctrl+E"),
  SELECT_SHOWN(Place.LIBRARY, "Select all problems shown", "Ctrl+A"),
  SELECT_MORE(Place.LIBRARY, "Select the problems on the way", "Shift+Left", "Shift+Right", "Shift+Up", "Shift+Down"),
  FIND_PROBLEMS(Place.LIBRARY, "Search the problems", "Ctrl+F"),
  FIND_SIMILAR(Place.LIBRARY, "Find the problems most similar to the selected one", "Ctrl+Shift+F"),
  SHOW_ALL(Place.LIBRARY, "Show all problems again", "Ctrl+Backspace"),
  CHECK(Place.LIBRARY, "Solve the problems and compare the results with their claims: the selected ones, or all shown",
      "F6"),
  SKIP_PROBLEM(Place.LIBRARY, "Skip the problem that has been checked longest", "Ctrl+F6"),
  STOP_CHECK(Place.LIBRARY, "Stop what is running, or show all problems or collections again", "Esc"),
  CLOSE_COLLECTION(Place.LIBRARY, "Close the selected collection; its files stay", "Delete"),
  OPEN_PROBLEM(Place.LIBRARY, "Open the selected problems in tabs", "Enter"),

  FIND_WORDS(Place.HELP, "Find words on all pages", "Ctrl+F"),
  CLOSE_HELP(Place.HELP, "Close the help", "Esc");

  public enum Place {
    WINDOW("Everywhere"),
    BOARD("On the board"),
    SOLUTION("While the board shows a solution, and in its tree"),
    TREE("In the tree of the solution"),
    PRINTED("In the printed solution"),
    PHASES("In the table of phases"),
    FAULTS("In the list of faults"),
    TYPING("In fields with suggestions"),
    CONDITIONS("In the field of conditions"),
    POWERS("In the table of powers"),
    CATALOGUE("In the catalogue of powers"),
    RESULTS("In lists of moves and results"),
    VERSIONS("In the strip of versions"),
    LIBRARY("In the library"),
    HELP("In the help");

    private final String title;

    Place(String title) {
      this.title = title;
    }

    public String title() {
      return lang(title);
    }

    /** The English title, which is the key of its translation. */
    public String englishTitle() {
      return title;
    }
  }

  private final Place place;
  private final String label;
  private final List<Shortcut> keys;

  LocalKey(Place place, String text, String... keys) {
    this.place = place;
    this.label = text;
    this.keys = Arrays.stream(keys).map(Shortcut::new).toList();
  }

  public static List<LocalKey> in(Place place) {
    return Arrays.stream(values()).filter(key -> key.place == place).toList();
  }

  public Place place() {
    return place;
  }

  public String label() {
    return lang(label);
  }

  /** The English label, which is the key of its translation. */
  public String englishLabel() {
    return label;
  }

  /** None where they depend on the game. */
  public List<Shortcut> keys() {
    return keys;
  }

  public Shortcut key() {
    return keys.getFirst();
  }

  /** The key that places a piece with this letter, for {@link #PLACE_WHITE} and {@link #PLACE_BLACK}. */
  public Shortcut placing(String letter) {
    return new Shortcut((this == PLACE_BLACK ? "Shift+" : "") + letter);
  }

  public String tip() {
    return tip(label());
  }

  public String tip(String other) {
    return other + " (" + key() + ")";
  }
}
