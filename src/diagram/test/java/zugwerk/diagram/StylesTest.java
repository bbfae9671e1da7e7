package zugwerk.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.problem.UserFolders;
import zugwerk.work.Finding;
import zugwerk.work.InputException;

/** Styles are read from the stylesheets that colour the studio's board. */
class StylesTest {

  @TempDir
  private Path folder;

  private UserFolders user() {
    return new UserFolders(folder, folder);
  }

  private Path sheet(String css) throws Exception {
    Files.createDirectories(user().styles());
    return Files.writeString(user().styles().resolve("mine.css"), css);
  }

  @Test
  void theUsersOwnAreFoundByNameAndOutrankThoseThatLieThere() throws Exception {
    sheet(".board-pane { -zw-dark-square: #aa11bb; }");
    Files.writeString(user().styles().resolve("wood.css"), ".board-pane { -zw-dark-square: #010203; }");
    Styles styles = Styles.of(user());
    assertEquals(List.of("print", "shaded", "screen", "mine", "newsprint", "slate", "wood"),
        styles.all().stream().map(Style::name).toList());
    assertEquals(new Color(0xaa11bb), styles.named("mine").dark());
    assertEquals(new Color(0x010203), styles.named("wood").dark());
    String unknown = assertThrows(InputException.class, () -> styles.named("odd")).getMessage();
    assertTrue(unknown.contains("screen, mine, newsprint"), unknown);
    assertEquals(new Color(0xb58863), Styles.bundled().named("wood").dark());
  }

  @Test
  void damagedStylesAreFoundAndSetAside() throws Exception {
    List<Finding> findings = new ArrayList<>();
    assertEquals(0, Styles.check(user().styles(), findings));
    sheet(".board-pane { -zw-dark-square: #aa11bb; }");
    Path broken = Files.writeString(user().styles().resolve("a.css"), ".board-pane { -zw-dark-square: #aa11b; }");
    Path bytes = Files.write(user().styles().resolve("b.css"), new byte[] {'.', (byte) 0xC3});
    Path empty = Files.writeString(user().styles().resolve("c.css"), "");
    Path window = Files.writeString(user().styles().resolve("d.css"), ".root { -fx-font-size: 20; }");
    assertEquals(5, Styles.check(user().styles(), findings));
    assertEquals(List.of(broken, bytes, empty, window), findings.stream().map(Finding::file).toList());
    assertEquals(List.of(true, true, true, false), findings.stream().map(Finding::damaged).toList());
    findings.getFirst().remedy().orElseThrow().action().run();
    assertTrue(Files.exists(user().styles().resolve("a.css.damaged")));
    assertFalse(Files.exists(broken));
  }

  @Test
  void everyStylesheetOfTheFolderIsAStyleOfItsName() {
    List<String> names = Styles.bundled().all().stream().map(Style::name).toList();
    assertEquals(List.of("print", "shaded", "screen", "newsprint", "slate", "wood"), names);
    names.forEach(name -> assertEquals(name, Styles.bundled().named(name).name()));
    assertEquals(new Color(0xb58863), Styles.bundled().named("wood").dark());
    assertEquals(Styles.bundled().named("wood"), Styles.bundled().named("styles/wood.css"));
  }

  @Test
  void whatASheetLeavesOutIsAsBuiltIn() throws Exception {
    Style style = Styles.read(sheet("/* .board-pane { -zw-dark-square: #000; } */\n"
        + ".board-pane { -zw-dark-square: #A1b; -zw-accent: blue }\n"
        + ".dark-theme .board-pane { -zw-light-square: #123456; }"));
    assertEquals("mine", style.name());
    assertEquals(new Color(0xaa11bb), style.dark());
    assertEquals(Style.SCREEN.light(), style.light());
    assertEquals(Style.SCREEN.body(), style.body());
  }

  @Test
  void whatCannotBeReadIsNamedWithItsFileAndNotOffered() throws Exception {
    Path odd = sheet(".board-pane { -zw-light-square: sunny; }");
    String message = assertThrows(InputException.class, () -> Styles.read(odd)).getMessage();
    assertTrue(message.contains("mine.css") && message.contains("-zw-light-square") && message.contains("sunny"),
        message);
    assertEquals(message,
        assertThrows(InputException.class, () -> Styles.of(user()).named("mine")).getMessage());
    assertEquals(6, Styles.of(user()).all().size());
    assertThrows(InputException.class, () -> Styles.read(sheet("nothing")));
    assertThrows(InputException.class, () -> Styles.bundled().named("no such style"));
  }
}
