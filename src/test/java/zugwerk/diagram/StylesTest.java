package zugwerk.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Styles are read from the stylesheets that colour the studio's board. */
class StylesTest {

  @TempDir private Path folder;

  private Path sheet(String css) throws Exception {
    return Files.writeString(folder.resolve("mine.css"), css);
  }

  @Test
  void everyStylesheetOfTheFolderIsAStyleOfItsName() {
    List<String> names = Styles.with(Styles.files()).stream().map(Style::name).toList();
    assertEquals(List.of("print", "shaded", "screen", "newsprint", "slate", "wood"), names);
    names.forEach(name -> assertEquals(name, Styles.of(name).name()));
    assertEquals(new Color(0xb58863), Styles.of("wood").dark());
    assertEquals(Styles.of("wood"), Styles.of("styles/wood.css"));
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
    String said = assertThrows(IllegalArgumentException.class, () -> Styles.read(odd)).getMessage();
    assertTrue(said.contains("mine.css") && said.contains("-zw-light-square") && said.contains("sunny"), said);
    assertEquals(3, Styles.with(List.of(odd)).size());
    assertThrows(IllegalArgumentException.class, () -> Styles.read(sheet("nothing")));
    assertThrows(IllegalArgumentException.class, () -> Styles.of("no such style"));
  }
}
