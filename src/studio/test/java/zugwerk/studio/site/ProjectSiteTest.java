package zugwerk.studio.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.studio.help.HelpBlock;
import zugwerk.studio.help.HelpPage;

/** Also checks the links of the whole site. */
public class ProjectSiteTest {

  private static final Pattern ADDRESS = Pattern.compile("(?:href|src|srcset)=\"([^\"]*)\"");

  @TempDir
  private Path folder;

  /** The links that lead nowhere, of all pages in a folder. */
  public static Set<String> broken(Path folder) throws IOException {
    Set<String> broken = new TreeSet<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path page : files.filter(file -> file.toString().endsWith(".html")).toList()) {
        ADDRESS.matcher(Files.readString(page)).results().map(link -> link.group(1))
            .filter(link -> !leads(page, link)).forEach(link -> broken.add(folder.relativize(page) + " " + link));
      }
    }
    return broken;
  }

  private static boolean leads(Path page, String link) {
    String[] parts = link.split("#", -1);
    Path to = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]);
    try {
      return Files.isRegularFile(to)
          && (parts.length == 1 || Files.readString(to).contains("id=\"" + parts[1] + "\""));
    } catch (IOException _) {
      return false;
    }
  }

  @Test
  void allLinksLeadToAPage() throws IOException {
    new ProjectSite(folder).write(List.of());
    assertTrue(Files.exists(folder.resolve("help/first-steps.html")));
    broken(folder).forEach(link -> assertTrue(link.endsWith("problems/index.html"), link));
  }

  /** What is not in the text of a page cannot be found in it either. */
  @Test
  void aHelpPageHasAllItsLines() throws IOException {
    new ProjectSite(folder).write(List.of());
    for (HelpPage page : ProjectSite.pages()) {
      String text = Files.readString(folder.resolve("help").resolve(page.id() + ".html"))
          .replaceAll("</?(strong|em|code|a)\\b[^>]*>", "");
      page.blocks().stream().filter(block -> !(block instanceof HelpBlock.Example))
          .flatMap(HelpBlock::lines)
          .forEach(line -> assertTrue(text.contains(HelpHtml.escaped(line)), page.id() + ": " + line));
      assertEquals(page.examples().count(), text.split("<figure>", -1).length - 1, page.id());
    }
  }

  @Test
  void theFrontPageNamesTheGames() throws IOException {
    new ProjectSite(folder).write(List.of(new ProjectSite.Shot("solution", "A & B"), new ProjectSite.Shot("x", "y")));
    String front = Files.readString(folder.resolve("index.html"));
    assertEquals(7, front.split("<dt>", -1).length - 1);
    assertTrue(front.contains("alt=\"A &amp; B\""), front);
    assertTrue(front.contains("srcset=\"screenshots/x-dark.png\""), front);
  }
}
