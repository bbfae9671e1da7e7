package zugwerk.studio.action;

import static zugwerk.studio.action.CommandGroup.COMPOSE;
import static zugwerk.studio.action.CommandGroup.EDIT;
import static zugwerk.studio.action.CommandGroup.ENDGAME;
import static zugwerk.studio.action.CommandGroup.FILE;
import static zugwerk.studio.action.CommandGroup.FILTER;
import static zugwerk.studio.action.CommandGroup.HELP;
import static zugwerk.studio.action.CommandGroup.LAYOUT;
import static zugwerk.studio.action.CommandGroup.PLAY;
import static zugwerk.studio.action.CommandGroup.POSITION;
import static zugwerk.studio.action.CommandGroup.POWERS;
import static zugwerk.studio.action.CommandGroup.SOLVE;
import static zugwerk.studio.action.CommandGroup.TAB;
import static zugwerk.studio.action.CommandGroup.TERMS;
import static zugwerk.studio.action.CommandGroup.TRANSFORM;
import static zugwerk.studio.action.CommandGroup.VIEW;
import static zugwerk.studio.text.Localization.lang;

import java.util.Optional;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;

/**
 * Everything in the menus. This table alone defines names and shortcuts; {@link Action} adds state and behaviour. Rare
 * commands have no shortcut, as the command search finds them by name.
 */
public enum Command {
  NEW(FILE, "_New problem", "Ctrl+N", "Start a new problem in a new tab", MaterialDesignF.FILE_OUTLINE),
  OPEN(FILE, "_Open …", "Ctrl+O", "Open a problem of any format", MaterialDesignF.FOLDER_OPEN_OUTLINE),
  LIBRARY(FILE, "_Library", "Ctrl+B", "Show the library of problems"),
  SAVE(FILE, "_Save", "Ctrl+S", "Save the problem", MaterialDesignC.CONTENT_SAVE_OUTLINE),
  SAVE_AS(FILE, "Save _as …", "Ctrl+Shift+S", "Save the problem under another name"),
  EXPORT(FILE, "_Export diagram …", "Ctrl+E", "Export the diagram", MaterialDesignE.EXPORT_VARIANT),
  SHARE(FILE, "S_hare …", "Ctrl+Alt+E", "Share the problem as image, FEN, text, web page or moving picture"),
  EXPORT_PROBLEM(FILE, "Export _problem …", "",
      "Export the problem for other programs; PGN, YACPDB and Olive get the solution too, once it is found"),
  RECOVER(FILE, "Re_cover draft …", "", "Recover a draft left by a crash"),
  CLOSE_TAB(FILE, "_Close tab", "Ctrl+W", "Close the tab of this problem"),
  QUIT(FILE, "_Quit", "Ctrl+Q", "Close the program"),

  UNDO(EDIT, "_Undo", "Ctrl+Z", "", MaterialDesignU.UNDO),
  REDO(EDIT, "_Redo", "Ctrl+Shift+Z", "", MaterialDesignR.REDO),
  HISTORY(EDIT, "_History …", "Ctrl+Alt+Z", "Show all steps that can be undone and redone, and go to any of them",
      MaterialDesignH.HISTORY),
  CUT(EDIT, "C_ut squares", "Ctrl+X"),
  COPY(EDIT, "_Copy squares", "Ctrl+C", "Copy the selected squares; while the board shows a solution, copy the FEN"),
  PASTE(EDIT, "Paste s_quares", "Ctrl+V", "Paste squares at the cursor, or other copied content"),
  REMOVE(EDIT, "Re_move from squares", ""),
  SELECT_ALL(EDIT, "Select _all squares", "Ctrl+A"),
  COPY_FEN(EDIT, "Copy _FEN", "Ctrl+Shift+C", "Copy the FEN of the position on the board"),
  PASTE_PROBLEM(EDIT, "_Paste position or problem", "Ctrl+Shift+V",
      "Paste a position or problem: FEN, EPD, Forsyth, a list of pieces, Popeye, YACPDB, Olive, PGN, or copied files"),
  COPY_IMAGE(EDIT, "Copy _diagram as image", "Ctrl+Shift+E"),
  COPY_TEXT(EDIT, "Copy diagram as te_xt", ""),
  CLEAR(POSITION, "C_lear board", "Ctrl+Shift+Delete"),
  START(POSITION, "_Start position", "Ctrl+Home", "Set up the start position of the game"),
  OTHER_SIDE(POSITION, "Change side t_o move", "Ctrl+Shift+W"),
  PROOF_START(POSITION, "_Exchange with start of proof game", "",
      "Exchange the position on the board with the start of the proof game (a=>b)"),
  RUB_OUT(POSITION, "Erase arro_ws and rings", "",
      "Erase all arrows and rings on the board"),
  CONDITIONS(POSITION, "_Conditions …", "Ctrl+D", "Add or remove fairy conditions in the field beside the game"),
  CLEAR_CONDITIONS(POSITION, "Remove _all conditions", ""),
  FAULTS(POSITION, "_Go to faults", "F6", "Go to the list of faults"),
  LEGALITY(POSITION, "Check legal_ity", "",
      "Check whether the position can arise in a game"),
  FEN_KEYS(POSITION, "_Upper case places White", "",
      "Place pieces by the letters of a FEN: with Shift a white piece, without Shift a black one"),

  ROTATE_RIGHT(TRANSFORM, "Rotate 90°", "Ctrl+R", "Rotate the board by 90° to the right"),
  ROTATE_HALF(TRANSFORM, "Rotate 180°", "Ctrl+Shift+A"),
  ROTATE_LEFT(TRANSFORM, "Rotate 270°", "Ctrl+Shift+R", "Rotate the board by 90° to the left"),
  MIRROR_LEFT_RIGHT(TRANSFORM, "Mirror left and right", "Ctrl+H"),
  MIRROR_UP_DOWN(TRANSFORM, "Mirror up and down", "Ctrl+U"),
  MIRROR_DIAGONAL(TRANSFORM, "Mirror in the diagonal a1–h8", ""),
  MIRROR_ANTIDIAGONAL(TRANSFORM, "Mirror in the diagonal h1–a8", ""),
  SHIFT_LEFT(TRANSFORM, "Shift left", "Ctrl+Shift+Left"),
  SHIFT_RIGHT(TRANSFORM, "Shift right", "Ctrl+Shift+Right"),
  SHIFT_UP(TRANSFORM, "Shift up", "Ctrl+Shift+Up"),
  SHIFT_DOWN(TRANSFORM, "Shift down", "Ctrl+Shift+Down"),
  EXCHANGE_COLOURS(TRANSFORM, "Exchange colours", "", "Exchange the colours; every piece stays where it is"),
  EXCHANGE_SIDES(TRANSFORM, "Exchange sides", "",
      "Exchange the colours and turn the board round: the same problem for the other side"),

  PLAY_MOVES(PLAY, "_Play moves", "Ctrl+M", "Play legal moves on the board", MaterialDesignG.GESTURE_TAP),
  PLAY_LINES(PLAY, "Play _through lines", "",
      "Play through the lines in the problem's file"),
  PASS(PLAY, "P_ass", "Ctrl+P", "Pass, where the game allows it"),
  BACK(PLAY, "Move _back", "Alt+Left", "Take back the move, or go to the previous one of the solution",
      MaterialDesignC.CHEVRON_LEFT),
  FORWARD(PLAY, "Move _forward", "Alt+Right", "Play the next move again, or go to the next one of the solution",
      MaterialDesignC.CHEVRON_RIGHT),
  FIRST(PLAY, "_First move", "Alt+Home", "", MaterialDesignP.PAGE_FIRST),
  LAST(PLAY, "E_nd of line", "Alt+End", "", MaterialDesignP.PAGE_LAST),
  ABOVE(PLAY, "_Variation above", "Alt+Up"),
  BELOW(PLAY, "Variation be_low", "Alt+Down"),
  PROMOTE(PLAY, "_Make main line", "Ctrl+Up"),
  DELETE_LINE(PLAY, "_Delete from here", "Ctrl+Delete", "Delete the last move and all moves after it"),
  COPY_MOVES(PLAY, "_Copy moves", "", "Copy the moves as text"),
  ADOPT(PLAY, "_Set up this position", "Ctrl+Shift+M", "Make this the position of the problem"),

  SOLVE_NOW(SOLVE, "_Solve", "Ctrl+Enter", "Solve the problem", MaterialDesignP.PLAY),
  STOP(SOLVE, "S_top or return", "Esc", "Stop what is running, or return to the problem", MaterialDesignS.STOP),
  COPY_SOLUTION(SOLVE, "Cop_y solution", "Shift+F4", "Copy the solution as text", MaterialDesignC.CONTENT_COPY),
  CERTIFY(SOLVE, "Sa_ve C+", "F4", "Save the verdict, the program and the date in the problem's file",
      MaterialDesignC.CERTIFICATE_OUTLINE),
  SOLUTION_TEXT(SOLVE, "Solution as te_xt", "Ctrl+8", "Show the solution as a magazine prints it, or as a tree",
      MaterialDesignT.TEXT),
  COMPLETE(SOLVE, "Full _analysis", "Ctrl+Shift+8",
      "Show the complete analysis as text instead of the printed solution"),
  PRINT(SOLVE, "Print sol_ution …", "", "Print the solution as text"),
  EXPAND(SOLVE, "E_xpand all", "", "Open all lines of the solution"),
  COLLAPSE(SOLVE, "Co_llapse all", "", "Close all lines of the solution"),
  SET_PLAY(SOLVE, "Show set _play", "Ctrl+Shift+P"),
  TRIES(SOLVE, "Show _tries", "F7"),
  THREATS(SOLVE, "Show t_hreats", ""),
  SHORT_VARIATIONS(SOLVE, "Show s_hort variations", ""),
  LIVE(SOLVE, "Solve after each _edit", "Ctrl+L"),
  FIRST_COOK(SOLVE, "Stop at the first _cook", ""),
  TIME(SOLVE, "Ti_me limit", "Shift+F7"),
  LIVE_TIME(SOLVE, "Time limit after e_dits", ""),
  MEMORY(SOLVE, "Memory _limit", ""),
  CLUSTER(SOLVE, "Cluste_r …", "",
      "Use workers on other machines for solving, checking a library and composing"),

  POST_KEY(TERMS, "Position after the _key", "",
      "The position is that after the key, with the other side to move; for play against a defence"),
  QUODLIBET(TERMS, "_Quodlibet", "", "In self and reflex play, the side that solves may also mate"),
  STOP_ON_SHORT(TERMS, "_Shortest solutions only", "",
      "Stop at the least number of moves that solves, in help and series play"),
  MAX_FLIGHTS(TERMS, "Maximum _flights", "",
      "Maximum number of flights of the other King after a move of direct play"),
  MAX_THREAT(TERMS, "Longest _threat", "", "Maximum number of moves of a threat in direct play"),

  MATES_ONLY(FILTER, "_Mates only", "", "Show only lines that reach the goal"),
  ONE_DEFENCE(FILTER, "One _defence", "",
      "Show one defence against each move: the selected one, otherwise the longest"),
  NO_SHORT_LINES(FILTER, "No _short lines", "", "Hide lines that end earlier than others"),
  NO_TRIES(FILTER, "No _tries", "", "Hide the tries"),
  GROUPED(FILTER, "_Group first moves", "",
      "Show common first moves of solutions on one row, in help and series play"),

  PHASES(CommandGroup.PHASES, "_Phases", "F11",
      "Show set play, tries and key side by side, with the answers to each defence",
      MaterialDesignT.TABLE),
  PHASES_CHANGED(CommandGroup.PHASES, "_Changes only", "",
      "Show only defences and phases with changed or transferred play"),
  PHASES_SOLVE(CommandGroup.PHASES, "_Solve with set play and tries", "",
      "Solve again with set play and tries"),
  CONTENT(CommandGroup.PHASES, "Co_ntent", "Ctrl+F6",
      "Show the themes of the solution, with the moves that show them"),
  COPY_PHASES(CommandGroup.PHASES, "Copy phases as _text", ""),
  COPY_PHASES_TEX(CommandGroup.PHASES, "Copy phases as Te_X", ""),
  COPY_PHASES_HTML(CommandGroup.PHASES, "Copy phases as _HTML", ""),

  PRESET(POWERS, "_Preset", "Alt+Shift+P"),
  OWN_LISTS(POWERS, "_Own lists for Black", ""),
  BLACK_AHEAD(POWERS, "Black one entry _ahead", ""),
  BLACK_BACK(POWERS, "Black one entry _back", ""),
  COPY_LISTS(POWERS, "_Copy lists", "", "Copy the lists as text"),
  PASTE_LISTS(POWERS, "Paste _lists", "", "Paste lists from text"),
  LOAD_LISTS(POWERS, "Loa_d lists …", "", "Load the lists from a file"),
  SAVE_LISTS(POWERS, "_Save lists …", "", "Save the lists to a file"),
  LISTS_AS_TEXT(POWERS, "Lists as _text or table", "", "Switch between the lists as text and as a table"),

  BUILD_TABLES(ENDGAME, "_Build tables for this position", "F8",
      "Build the tables that this position needs and save them on disk"),
  COUNT_ENDINGS(ENDGAME, "_Count endings", "",
      "Count how often these endings are won, in every state of the powers"),
  COPY_FIGURES(ENDGAME, "Copy _figures", "", "Copy the figures as text, separated by tabs"),

  MAKE_TWIN(COMPOSE, "_Make twin on the board", "Ctrl+Alt+T",
      "Make a twin by changing the position on the board"),
  KEEP_VERSION(COMPOSE, "_Keep version", "Ctrl+Alt+V",
      "Keep the problem as it is now, to return to it or to compare it", MaterialDesignB.BOOKMARK_PLUS_OUTLINE),
  MINIMAL(COMPOSE, "Find superfl_uous pieces", "F5",
      "Find pieces and state that a sound problem does not need"),
  REPAIR(COMPOSE, "Find _repairs", "Shift+F5", "Find single changes that make the problem sound"),
  TWINS(COMPOSE, "Find _twins", "Ctrl+F5", "Find single changes that give another sound problem"),
  IMPROVE(COMPOSE, "Find _improvements", "",
      "Find sound versions with more points, with up to three changes"),
  SIMILAR(COMPOSE, "Find _similar problems …", "",
      "Find the most similar problems of the library"),
  ROLES(COMPOSE, "Find _piece roles", "Shift+F6",
      "Show the effect of removing each piece, on the board too"),
  GENERATE(COMPOSE, "_Generate problems", "Ctrl+Shift+F5",
      "Generate sound problems in this game with this stipulation"),
  TO_THEME(COMPOSE, "Compose to a th_eme", "",
      "Compose sound problems that show the theme chosen in the options"),

  FLIP(VIEW, "_Flip the board", "Ctrl+Shift+F", "Flip the board", MaterialDesignR.ROTATE_3D_VARIANT),
  KING_FIELD(VIEW, "Show flights, pins and _guards", "Ctrl+G",
      "Show flights, pins and guards around the King to be mated"),
  OTHER_KING(VIEW, "Show for the other _King", "", "Show flights, pins and guards around the other King"),
  MARKS(VIEW, "Show _cooks and duals", "Ctrl+J", "Show cooks and duals as arrows on the board"),
  NEXT_TAB(VIEW, "Ne_xt problem", "Ctrl+Tab", "Go to the next tab with a problem"),
  PREVIOUS_TAB(VIEW, "Pre_vious problem", "Ctrl+Shift+Tab", "Go to the previous tab with a problem"),
  TAB_LEFT(VIEW, "Move tab left", "Ctrl+Shift+Page Up", "Move the tab of this problem one place to the left"),
  TAB_RIGHT(VIEW, "Move tab right", "Ctrl+Shift+Page Down", "Move the tab of this problem one place to the right"),
  REACH(VIEW, "Show _piece moves", "Ctrl+Alt+G",
      "Show where the piece under the pointer or the cursor can go, and what it attacks"),
  AS_THEY_MOVE(VIEW, "_Draw pieces by present power", "",
      "Draw pieces by their present powers instead of their types, in games whose powers change"),
  FULL_VALUES(VIEW, "Show full _hit points", "",
      "Show the hit points of undamaged pieces too, in games where pieces lose them"),
  MOTION(VIEW, "_Animate moves", "",
      "Animate moves, unless the system disables animation"),
  LETTERS(VIEW, "Piece le_tters", ""),
  LIGHT(VIEW, "_Light", "", "Use the light theme"),
  DARK(VIEW, "_Dark", "", "Use the dark theme"),
  SYSTEM(VIEW, "Follow _system", "", "Use the theme of the system, light or dark"),
  BOARD_COLOURS(VIEW, "_Board colours", ""),
  PIECES(VIEW, "P_iece set", "", "Use another set of pieces"),
  LANGUAGE(VIEW, "Lang_uage", "", "Use another language"),

  SHOW_PANES(LAYOUT, "_Panes", "F12", "Show the panes beside the board"),
  SHOW_PALETTE(LAYOUT, "P_alette", "", "Show the palette of pieces"),
  SHOW_CONTROLS(LAYOUT, "_Side to move and castling", "",
      "Show the side to move, castling rights and other controls"),
  SHOW_FEN(LAYOUT, "_FEN", "", "Show the field with the FEN"),
  PANE_WIDTH(LAYOUT, "Pane _width", ""),

  TAB_SOLUTION(TAB, "Solution", "Ctrl+Shift+1"),
  TAB_SETTINGS(TAB, "Settings", "Ctrl+Shift+2", "Show the settings of the game, or its powers"),
  TAB_TWINS(TAB, "Twins", "Ctrl+Shift+3"),
  TAB_COMPOSE(TAB, "Compose", "Ctrl+Shift+4"),
  TAB_ENDGAME(TAB, "Endgame", "Ctrl+Shift+5"),
  TAB_CREDITS(TAB, "Credits", "Ctrl+Shift+6"),

  WELCOME(HELP, "_Welcome", "", "Show the start page"),
  FIRST_STEPS(HELP, "_First steps", "F1", "Your first problem in five minutes"),
  RULES(HELP, "_Rules of this game", "Ctrl+F1"),
  EXAMPLE(HELP, "Open _example of this game", "",
      "Open the first example of the help page on this game"),
  STIPULATIONS(HELP, "_Stipulations and solutions", "F2"),
  CONDITION_HELP(HELP, "Fairy co_nditions", ""),
  THEMES(HELP, "The_mes", ""),
  TABLES(HELP, "Endgame _tables", ""),
  KEYS(HELP, "Mouse and _keys", "Shift+F1"),
  SEARCH(HELP, "Search _commands …", "Ctrl+K", "Search commands by a few letters of their names"),
  ABOUT(HELP, "_About Zugwerk", "");

  private final CommandGroup group;
  private final String title;
  private final Optional<Shortcut> key;
  private final String description;
  private final Optional<Ikon> icon;

  Command(CommandGroup group, String title, String key) {
    this(group, title, key, "");
  }

  Command(CommandGroup group, String title, String key, String description) {
    this(group, title, key, description, Optional.empty());
  }

  Command(CommandGroup group, String title, String key, String description, Ikon icon) {
    this(group, title, key, description, Optional.of(icon));
  }

  Command(CommandGroup group, String title, String key, String description, Optional<Ikon> icon) {
    this.group = group;
    this.title = title;
    this.key = Optional.of(key).filter(text -> !text.isEmpty()).map(Shortcut::new);
    this.description = description;
    this.icon = icon;
  }

  public CommandGroup group() {
    return group;
  }

  /** The name, with an underscore before its access key. */
  public String title() {
    return lang(title);
  }

  public String label() {
    return title().replace("_", "");
  }

  /** The English title, which is the key of its translation. */
  public String englishTitle() {
    return title;
  }

  /** The English description, which is the key of its translation; may be empty. */
  public String englishDescription() {
    return description;
  }

  /** The shortcut, if it has one; for a choice between values, the one that selects the next. */
  public Optional<Shortcut> key() {
    return key;
  }

  /** What it does, readable without its menu. */
  public String description() {
    return description.isEmpty() ? label() : lang(description);
  }

  /** Its shortcut or, where it has none, its title, for sentences that name it. */
  public String reference() {
    return key.map(Shortcut::text).orElseGet(() -> lang("“{0}”", label()));
  }

  public String tip() {
    return tip(description());
  }

  public String tip(String text) {
    return text + key.map(has -> " (" + has + ")").orElse("");
  }

  public Optional<Ikon> icon() {
    return icon;
  }
}
