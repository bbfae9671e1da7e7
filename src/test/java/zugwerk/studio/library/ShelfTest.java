package zugwerk.studio.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.problem.BatchCheck;
import zugwerk.problem.CheckSummary;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemFile;
import zugwerk.solve.SolveOptions;

/** Collections without a window: read, sifted and checked. */
class ShelfTest {

  private static final Path PROBLEMS = Path.of("problems").toAbsolutePath();

  @TempDir
  private Path folder;
  private final Shelf shelf = new Shelf(Runnable::run, Runnable::run);
  private final CheckJob job = new CheckJob(Runnable::run, Runnable::run);

  private Path copy(String name) throws IOException {
    Path source = PROBLEMS.resolve(name);
    return Files.copy(source, folder.resolve(source.getFileName()));
  }

  private Entry entry(String name) {
    return shelf.entries().stream().filter(entry -> entry.file().endsWith(name)).findFirst().orElseThrow();
  }

  private List<String> found(Sieve sieve) {
    return shelf.entries().stream().filter(sieve::lets).map(Entry::title).toList();
  }

  private static Sieve words(String words) {
    return new Sieve(words, "", "", "", "", Optional.empty(), "");
  }

  private CheckSummary check(boolean onlyChanged, boolean certify) {
    List<CheckSummary> ended = new ArrayList<>();
    job.start(shelf.entries(), new BatchCheck.Manner(1, onlyChanged, certify, SolveOptions.NO_LIMIT), ended::add);
    shelf.refresh();
    return ended.getFirst();
  }

  @Test
  void readsWhatIsThereAndAgainOnlyWhatChanged() throws IOException {
    Path morphy = copy("orthodox/morphy-1856.json");
    copy("orthodox/loyd-excelsior.json");
    Files.writeString(folder.resolve("broken.json"), "{");
    shelf.open(List.of(folder));
    assertEquals(3, shelf.entries().size());
    assertTrue(entry("broken.json").fault().contains("is not JSON"));
    assertEquals(Entry.State.REFUSED, entry("broken.json").state());
    Entry before = entry("morphy-1856.json");
    Entry other = entry("loyd-excelsior.json");
    Files.writeString(morphy, Files.readString(morphy).replace("Paul Morphy", "P. Morphy"));
    Files.setLastModifiedTime(morphy, FileTime.fromMillis(0));
    Files.delete(folder.resolve("broken.json"));
    shelf.refresh();
    assertEquals(2, shelf.entries().size());
    assertNotSame(before, entry("morphy-1856.json"));
    assertEquals("P. Morphy", entry("morphy-1856.json").authors());
    assertSame(other, entry("loyd-excelsior.json"));
    shelf.close(folder);
    assertEquals(List.of(), shelf.entries());
    assertEquals(List.of(), shelf.places());
  }

  @Test
  void aFolderThatIsGoneIsSaidAndHarmsNoOther() throws IOException {
    copy("orthodox/morphy-1856.json");
    shelf.open(List.of(folder.resolve("none"), folder));
    assertEquals(1, shelf.entries().size());
    assertTrue(shelf.fault().get().contains("none"), shelf.fault().get());
  }

  @Test
  void everySievePartLetsThroughExactlyThoseItIsAbout() {
    shelf.open(List.of(PROBLEMS));
    for (Entry entry : shelf.entries()) {
      var problem = entry.problem().orElseThrow();
      assertEquals(problem.authors().stream().anyMatch(name -> name.toLowerCase().contains("loyd")),
          new Sieve("", "LOYD", "", "", "", Optional.empty(), "").lets(entry));
      assertEquals(problem.game().equals("poison"),
          new Sieve("", "", "poison", "", "", Optional.empty(), "").lets(entry));
      assertEquals(problem.stipulation().startsWith("#2"),
          new Sieve("", "", "", " #2", "", Optional.empty(), "").lets(entry));
      assertEquals(entry.men() <= 7, new Sieve("", "", "", "", "-7", Optional.empty(), "").lets(entry));
      assertEquals(entry.men() >= 5 && entry.men() <= 9,
          new Sieve("", "", "", "", "5-9", Optional.empty(), "").lets(entry));
      assertEquals(entry.men() == 7, new Sieve("", "", "", "", "7", Optional.empty(), "").lets(entry));
      assertEquals(problem.claim().equals("cooked"),
          new Sieve("", "", "", "", "", Optional.empty(), "cooked").lets(entry), "what is claimed, before a check");
      assertTrue(Sieve.ALL.lets(entry));
    }
    assertEquals(List.of("loyd-excelsior"), found(words("excelsior LOYD london")));
    assertEquals(List.of(), found(words("excelsior morphy")));
    assertTrue(Sieve.isMen("") && Sieve.isMen("12") && Sieve.isMen("5-") && Sieve.isMen(" -7"));
    assertFalse(Sieve.isMen("many") || Sieve.isMen("5-x") || Sieve.isMen("-7-"));
  }

  @Test
  void allCreditsAreSearched() throws IOException {
    Path file = copy("orthodox/morphy-1856.json");
    Problem problem = ProblemFile.read(file);
    List<String> said = List.of("title", "author", "source", "number", "1999", "award", "dedication", "keyword",
        "comment", "reprint");
    ProblemFile.write(file, problem.credited(new Credits("xtitle", List.of("xauthor"), "xsource", "xnumber", "1999",
        "xaward", "xdedication", List.of("xkeyword"), "xcomment", List.of("xreprint"))));
    shelf.open(List.of(folder));
    said.forEach(word -> assertEquals(1, found(words(word.equals("1999") ? word : "x" + word)).size(), word));
  }

  @Test
  void problemsAreSortedByEveryOrder() {
    shelf.open(List.of(PROBLEMS));
    for (Order order : Order.values()) {
      List<Entry> sorted = shelf.entries().stream().sorted(order.comparator()).toList();
      for (int i = 1; i < sorted.size(); i++) {
        Entry one = sorted.get(i - 1);
        Entry next = sorted.get(i);
        String said = order + ": " + one.file() + ", " + next.file();
        switch (order) {
          case FILE -> assertTrue(one.file().compareTo(next.file()) < 0, said);
          case TITLE -> assertTrue(one.title().compareToIgnoreCase(next.title()) <= 0, said);
          case AUTHOR -> assertTrue(next.authors().isEmpty()
              || !one.authors().isEmpty() && one.authors().compareToIgnoreCase(next.authors()) <= 0, said);
          case DATE -> assertTrue(next.problem().orElseThrow().date().isEmpty()
              || !one.problem().orElseThrow().date().isEmpty()
                  && one.problem().orElseThrow().date().compareTo(next.problem().orElseThrow().date()) <= 0,
              said);
          case GAME -> assertTrue(one.problem().orElseThrow().variant().title()
              .compareToIgnoreCase(next.problem().orElseThrow().variant().title()) <= 0, said);
          case STIPULATION -> assertTrue(next.problem().orElseThrow().stipulation().isEmpty()
              || one.problem().orElseThrow().stipulation()
                  .compareToIgnoreCase(next.problem().orElseThrow().stipulation()) <= 0,
              said);
          case MEN -> assertTrue(one.men() <= next.men(), said);
          case STATE -> assertTrue(one.state().compareTo(next.state()) <= 0, said);
        }
      }
    }
  }

  @Test
  void aCheckTellsEveryEntryAndACertificateTellsTheNextOne() throws IOException {
    copy("orthodox/morphy-1856.json");
    Path wrong = copy("orthodox/loyd-lynn-1859.json");
    ProblemFile.write(wrong, ProblemFile.read(wrong).claiming("cooked", List.of()));
    shelf.open(List.of(folder));
    assertEquals(Entry.State.UNKNOWN, entry("morphy-1856.json").state());
    CheckSummary summary = check(false, true);
    assertEquals(1, summary.holds());
    assertEquals(1, summary.fails());
    assertEquals(Entry.State.HOLDS, entry("morphy-1856.json").state(), "also when the file was read again");
    assertEquals(Entry.State.FAILS, entry("loyd-lynn-1859.json").state());
    assertEquals(1, found(new Sieve("", "", "", "", "", Optional.of(Entry.State.FAILS), "")).size());
    assertEquals(2, found(new Sieve("", "", "", "", "", Optional.empty(), "sound")).size(), "what was found counts");
    assertEquals(2, check(true, false).byCertificate());
    Shelf next = new Shelf(Runnable::run, Runnable::run);
    next.open(List.of(folder));
    assertTrue(next.entries().stream().allMatch(entry -> entry.state() == Entry.State.CERTIFIED));
    assertFalse(job.running().get() || entry("morphy-1856.json").running().get());
  }
}
