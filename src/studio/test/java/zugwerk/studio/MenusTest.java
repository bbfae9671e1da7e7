package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuBar;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.ToolBar;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import zugwerk.board.Side;
import zugwerk.studio.action.ActionGroup;
import zugwerk.studio.action.ActionRegistry;
import zugwerk.studio.action.Command;
import zugwerk.studio.action.MenuEntry;
import zugwerk.studio.help.HelpPage;
import zugwerk.studio.help.HelpPages;

/** Menus are short, their keys are on the page of keys, and the search for commands finds all they offer. */
class MenusTest extends StudioFixture {

  private static final int MOST_ENTRIES = 14;
  /** In pixels, as in the light theme; the smallest window is 540 high, with 30 for the menu bar. */
  private static final int ENTRY_HEIGHT = 34;
  private static final int LINE_HEIGHT = 11;
  private static final int LEAST_HEIGHT = 510;
  private static final Pattern MENU_PATH =
      Pattern.compile("(File|Edit|Position|Play|Solve|Powers|Compose|View|Help) ▸ [^.,;]*");

  private List<MenuCommand> commands() {
    return MenuCommand.of(lookup(".menu-bar").<MenuBar>query());
  }

  @Override
  boolean solvesEdits() {
    return false;
  }

  /** What only reads the menus. */
  @TestFactory
  Stream<DynamicTest> theMenusAreInOrder() {
    return Stream.of(
        dynamicTest("keysAreGivenOnceAndThePageOfKeysNamesThem", this::keysAreGivenOnceAndThePageOfKeysNamesThem),
        dynamicTest("theMenusShowTheRegistryAndStandUnderTheirOwnTitles",
            this::theMenusShowTheRegistryAndStandUnderTheirOwnTitles),
        dynamicTest("everyMenuPathOfTheHelpPagesExists", this::everyMenuPathOfTheHelpPagesExists),
        dynamicTest("noMenuIsLongerThanTheSmallestWindow", this::noMenuIsLongerThanTheSmallestWindow),
        dynamicTest("everyMenuOfChoicesWithAKeyHasOneThatGoesToTheNext",
            this::everyMenuOfChoicesWithAKeyHasOneThatGoesToTheNext),
        dynamicTest("everyButtonOfTheToolBarShowsWhatItDoesAndItsKey",
            this::everyButtonOfTheToolBarShowsWhatItDoesAndItsKey));
  }

  private void keysAreGivenOnceAndThePageOfKeysNamesThem() {
    Map<String, String> keys = new HashMap<>();
    String page = HelpPages.page(HelpPages.KEYS).lines().collect(Collectors.joining("\n"));
    List<MenuCommand> commands = commands();
    assertTrue(commands.size() > 30, commands.toString());
    for (MenuCommand command : commands) {
      if (!command.key().isEmpty()) {
        String key = command.key();
        assertEquals(null, keys.put(key, command.title()), key);
        assertTrue(Pattern.compile("(?<![\\w+])" + Pattern.quote(key) + "(?!\\w)").matcher(page).find(),
            "the page of keys does not name " + key + " for " + command.title());
      }
    }
  }

  private void theMenusShowTheRegistryAndStandUnderTheirOwnTitles() {
    List<ActionRegistry.Placed> all = window.registry().all();
    assertEquals(all.stream().map(placed -> placed.action().label()).toList(),
        commands().stream().map(MenuCommand::title).toList());
    assertEquals(all.stream().map(placed -> placed.action().keyWords()).toList(),
        commands().stream().map(MenuCommand::key).toList());
    assertEquals(all.stream().map(ActionRegistry.Placed::menus).toList(),
        commands().stream().map(MenuCommand::menus).toList());
    for (ActionRegistry.Placed placed : all) {
      placed.action().command().ifPresent(
          command -> assertTrue(placed.menus().contains(command.group().label()), command + " " + placed.menus()));
    }
  }

  /** Menu paths in the help, as in "*Solve ▸ Options ▸ Terms*", lead to a menu, a command or one of its values. */
  private void everyMenuPathOfTheHelpPagesExists() {
    Set<String> known = new HashSet<>();
    window.registry().all().forEach(placed -> {
      String path = String.join(" ▸ ", placed.menus());
      known.add(path + " ▸ " + placed.action().label().replace(" …", ""));
      known.add(path);
    });
    List<String> paths = HelpPages.all().stream().flatMap(HelpPage::lines)
        .flatMap(line -> MENU_PATH.matcher(line).results()).map(MatchResult::group).toList();
    assertTrue(paths.size() > 10, paths.toString());
    assertEquals(List.of(), paths.stream().filter(path -> known.stream()
        .noneMatch(start -> path.startsWith(start) && !path.substring(start.length()).contains("▸"))).toList());
  }

  @Test
  void menuItemsFollowTheirActions() {
    MenuCommand redo = commands().stream().filter(command -> command.title().equals("Redo")).findFirst().orElseThrow();
    assertTrue(redo.item().isDisable());
    interact(() -> {
      bench.start();
      bench.history().undo();
    });
    assertFalse(redo.item().isDisable());
    assertEquals("Redo: Start position", redo.title());
    assertEquals("Redo: Start position (Ctrl+Shift+Z)", lookup("#redo").<ButtonBase>query().getTooltip().getText());
  }

  /** A menu with more entries does not fit into the smallest window, nor into a head. */
  private void noMenuIsLongerThanTheSmallestWindow() {
    window.registry().menus().forEach(MenusTest::isShort);
  }

  private static void isShort(ActionGroup menu) {
    List<MenuEntry> entries = menu.entries().stream().filter(entry -> !(entry instanceof MenuEntry.Line)).toList();
    assertTrue(entries.size() <= MOST_ENTRIES, menu.label() + ": " + entries.size());
    int height = entries.size() * ENTRY_HEIGHT + (menu.entries().size() - entries.size()) * LINE_HEIGHT;
    assertTrue(height <= LEAST_HEIGHT, menu.label() + ": " + height);
    assertEquals(-1, Collections.indexOfSubList(menu.entries(), List.of(MenuEntry.LINE, MenuEntry.LINE)), menu.label());
    assertFalse(
        menu.entries().getFirst() instanceof MenuEntry.Line || menu.entries().getLast() instanceof MenuEntry.Line,
        menu.label());
    entries.stream().filter(ActionGroup.class::isInstance).map(ActionGroup.class::cast)
        .filter(deeper -> deeper.choice().isEmpty() && !deeper.entries().isEmpty()).forEach(MenusTest::isShort);
  }

  private void everyMenuOfChoicesWithAKeyHasOneThatGoesToTheNext() {
    for (Command choice : List.of(Command.TRIES, Command.TIME, Command.PRESET)) {
      assertTrue(commands().stream().anyMatch(command -> command.menus().getLast().equals(choice.label())
          && command.title().equals("Next value") && command.key().equals(choice.reference())), choice.name());
    }
    assertTrue(commands().stream().noneMatch(command -> command.menus().getLast().equals(Command.MEMORY.label())
        && command.title().equals("Next value")));
  }

  @Test
  void ctrlFFindsCommandsOpenProblemsAndHelpPages() {
    interact(() -> lookup("#stipulation").query().requestFocus());
    push(KeyCode.SHORTCUT, KeyCode.F);
    interact(() -> lookup("#command").<TextField>query().setText("endgame tab help"));
    assertEquals("Endgame tables", found().getFirst());
    interact(() -> lookup("#command").<TextField>query().setText("open new problem"));
    assertTrue(found().contains("New problem"), found().toString());
    assertFalse(window.bench().flipped().get());
    push(KeyCode.ESCAPE);
    push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.F);
    assertTrue(window.bench().flipped().get());
  }

  private void everyButtonOfTheToolBarShowsWhatItDoesAndItsKey() {
    List<ButtonBase> buttons = lookup(".tool-bar").<ToolBar>query().getItems().stream()
        .filter(ButtonBase.class::isInstance).map(ButtonBase.class::cast).toList();
    assertTrue(buttons.size() > 8);
    for (ButtonBase button : buttons) {
      assertFalse(button.getAccessibleText().isBlank(), button.getId());
      assertTrue(button.getTooltip().getText().matches("(?s).*\\(([A-Z][\\w+]*(, )?)+\\)"),
          button.getId() + ": " + button.getTooltip().getText());
    }
  }

  private void search(String text) {
    push(KeyCode.SHORTCUT, KeyCode.K);
    interact(() -> lookup("#command").<TextField>query().setText(text));
  }

  private List<String> found() {
    return lookup("#commands").<ListView<CommandSearch.Found>>query().getItems().stream()
        .map(CommandSearch.Found::title)
        .toList();
  }

  @Test
  void commandsAreFoundByTheirWordsAndDone() {
    search("start pos");
    assertEquals("Start position", found().getFirst());
    push(KeyCode.ENTER);
    assertEquals(16, bench.draft().get().setup().pieces(Side.WHITE));
    search("undo");
    push(KeyCode.ENTER);
    assertEquals("Start position", bench.history().redoName().get());
    search("xyzzy");
    assertEquals(List.of(), found());
    push(KeyCode.ESCAPE);
    assertTrue(lookup("#commands").tryQuery().isEmpty());
  }

  @Test
  void whatIsOnIsTurnedOffAndWhatCannotBeHadIsNotDone() {
    RadioMenuItem dark = (RadioMenuItem) commands().stream().filter(command -> command.title().equals("Dark"))
        .findFirst().orElseThrow().item();
    search("dark");
    push(KeyCode.ENTER);
    assertTrue(dark.isSelected());
    MenuCommand flip =
        commands().stream().filter(command -> command.title().startsWith("Flip")).findFirst().orElseThrow();
    search("flip board");
    push(KeyCode.ENTER);
    assertTrue(flip.isOn());
    search("redo");
    ListView<CommandSearch.Found> offered = lookup("#commands").query();
    assertFalse(offered.getItems().getFirst().action().isEnabled());
    assertNull(offered.getSelectionModel().getSelectedItem(), "what cannot be had is not selected");
    push(KeyCode.ENTER);
    assertTrue(lookup("#commands").tryQuery().isPresent(), "the list stays until something can be done");
    push(KeyCode.ESCAPE);
  }
}
