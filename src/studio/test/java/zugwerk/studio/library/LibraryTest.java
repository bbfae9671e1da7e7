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
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.file.BatchCheck;
import zugwerk.file.CheckSummary;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Credits;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemSolver;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.testkit.ProjectRoot;

/** Collections without a window: read, sifted and checked. */
class LibraryTest {

  private static final Path PROBLEMS = ProjectRoot.path("problems");

  @TempDir
  private Path folder;
  private final Library shelf = new Library(Runnable::run, Runnable::run);
  private final CheckJob job = new CheckJob(Runnable::run, Runnable::run);

  private Path copy(String name) throws IOException {
    Path source = PROBLEMS.resolve(name);
    return Files.copy(source, folder.resolve(source.getFileName()));
  }

  private ProblemEntry entry(String name) {
    return shelf.entries().stream().filter(entry -> entry.file().endsWith(name)).findFirst().orElseThrow();
  }

  private List<String> found(ProblemFilter sieve) {
    return shelf.entries().stream().filter(sieve::lets).map(ProblemEntry::title).toList();
  }

  private static ProblemFilter words(String text) {
    return new ProblemFilter(text, "", "", "", "", Optional.empty(), "");
  }

  private CheckSummary check(boolean onlyChanged, boolean certify) {
    List<CheckSummary> ended = new ArrayList<>();
    job.start(shelf.entries(), new BatchCheck.Settings(1, onlyChanged, certify, SolveOptions.NO_LIMIT),
        ProblemSolver.HERE, ended::add);
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
    assertEquals(ProblemEntry.State.REFUSED, entry("broken.json").state());
    ProblemEntry before = entry("morphy-1856.json");
    ProblemEntry other = entry("loyd-excelsior.json");
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
  void aFolderThatIsGoneIsReportedAndHarmsNoOther() throws IOException {
    copy("orthodox/morphy-1856.json");
    shelf.open(List.of(folder.resolve("none"), folder));
    assertEquals(1, shelf.entries().size());
    assertTrue(shelf.fault().get().contains("none"), shelf.fault().get());
  }

  @Test
  void everySievePartLetsThroughExactlyThoseItIsAbout() {
    shelf.open(List.of(PROBLEMS));
    for (ProblemEntry entry : shelf.entries()) {
      var problem = entry.problem().orElseThrow();
      assertEquals(
          problem.credits().authors().stream().anyMatch(name -> name.toLowerCase(Locale.ROOT).contains("loyd")),
          new ProblemFilter("", "LOYD", "", "", "", Optional.empty(), "").lets(entry));
      assertEquals(problem.variant().id().equals("poison"),
          new ProblemFilter("", "", "poison", "", "", Optional.empty(), "").lets(entry));
      assertEquals(problem.task().stipulationText().startsWith("#2"),
          new ProblemFilter("", "", "", " #2", "", Optional.empty(), "").lets(entry));
      assertEquals(entry.pieces() <= 7, new ProblemFilter("", "", "", "", "-7", Optional.empty(), "").lets(entry));
      assertEquals(entry.pieces() >= 5 && entry.pieces() <= 9,
          new ProblemFilter("", "", "", "", "5-9", Optional.empty(), "").lets(entry));
      assertEquals(entry.pieces() == 7, new ProblemFilter("", "", "", "", "7", Optional.empty(), "").lets(entry));
      assertEquals(problem.analysis().claim().equals(Optional.of(Soundness.COOKED)),
          new ProblemFilter("", "", "", "", "", Optional.empty(), "cooked").lets(entry),
          "what is claimed, before a check");
      assertTrue(ProblemFilter.ALL.lets(entry));
    }
    assertEquals(List.of("Excelsior"), found(words("excelsior LOYD london")));
    assertEquals(List.of(), found(words("excelsior morphy")));
    assertTrue(ProblemFilter.isPieces("") && ProblemFilter.isPieces("12") && ProblemFilter.isPieces("5-")
        && ProblemFilter.isPieces(" -7"));
    assertFalse(ProblemFilter.isPieces("many") || ProblemFilter.isPieces("5-x") || ProblemFilter.isPieces("-7-"));
  }

  @Test
  void allCreditsAreSearched() throws IOException {
    Path file = copy("orthodox/morphy-1856.json");
    Problem problem = ProblemFile.read(file);
    List<String> output = List.of("title", "author", "source", "number", "1999", "award", "dedication", "keyword",
        "comment", "reprint");
    ProblemFile.write(file,
        problem.withCredits(Credits.NONE.withTitle("xtitle").withAuthors(List.of("xauthor")).withSource("xsource")
            .withSourceId("xnumber").withDate("1999")
            .withAward("xaward").withDedication("xdedication").withKeywords(List.of("xkeyword")).withComment("xcomment")
            .withReprints(List.of("xreprint"))));
    shelf.open(List.of(folder));
    output.forEach(word -> assertEquals(1, found(words(word.equals("1999") ? word : "x" + word)).size(), word));
  }

  @Test
  void problemsAreSortedByEveryOrder() {
    shelf.open(List.of(PROBLEMS));
    for (ProblemOrder order : ProblemOrder.values()) {
      List<ProblemEntry> sorted = shelf.entries().stream().sorted(order.comparator()).toList();
      for (int i = 1; i < sorted.size(); i++) {
        ProblemEntry one = sorted.get(i - 1);
        ProblemEntry next = sorted.get(i);
        String message = order + ": " + one.file() + ", " + next.file();
        switch (order) {
          case FILE ->
            assertTrue(NaturalOrder.INSTANCE.compare(one.file().toString(), next.file().toString()) < 0, message);
          case TITLE -> assertTrue(one.title().compareToIgnoreCase(next.title()) <= 0, message);
          case AUTHOR -> assertTrue(next.authors().isEmpty()
              || !one.authors().isEmpty() && one.authors().compareToIgnoreCase(next.authors()) <= 0, message);
          case DATE -> assertTrue(next.problem().orElseThrow().credits().date().isEmpty()
              || !one.problem().orElseThrow().credits().date().isEmpty()
                  && one.problem().orElseThrow().credits().date()
                      .compareTo(next.problem().orElseThrow().credits().date()) <= 0,
              message);
          case GAME -> assertTrue(one.problem().orElseThrow().variant().title()
              .compareToIgnoreCase(next.problem().orElseThrow().variant().title()) <= 0, message);
          case STIPULATION -> assertTrue(next.problem().orElseThrow().task().stipulationText().isEmpty()
              || one.problem().orElseThrow().task().stipulationText()
                  .compareToIgnoreCase(next.problem().orElseThrow().task().stipulationText()) <= 0,
              message);
          case PIECES -> assertTrue(one.pieces() <= next.pieces(), message);
          case STATE -> assertTrue(one.state().compareTo(next.state()) <= 0, message);
        }
      }
    }
  }

  @Test
  void aCheckShowsEveryEntryAndACertificateShowsTheNextOne() throws IOException {
    copy("orthodox/morphy-1856.json");
    Path wrong = copy("orthodox/loyd-lynn-1859.json");
    ProblemFile.write(wrong,
        ProblemFile.read(wrong)
            .withAnalysis(analysis -> analysis.withClaim(Optional.of(Soundness.COOKED)).withKeys(List.of())));
    shelf.open(List.of(folder));
    assertEquals(ProblemEntry.State.UNKNOWN, entry("morphy-1856.json").state());
    CheckSummary summary = check(false, true);
    assertEquals(1, summary.holds());
    assertEquals(1, summary.fails());
    assertEquals(ProblemEntry.State.HOLDS, entry("morphy-1856.json").state(), "also when the file was read again");
    assertEquals(ProblemEntry.State.FAILS, entry("loyd-lynn-1859.json").state());
    assertEquals(1, found(new ProblemFilter("", "", "", "", "", Optional.of(ProblemEntry.State.FAILS), "")).size());
    assertEquals(2, found(new ProblemFilter("", "", "", "", "", Optional.empty(), "sound")).size(),
        "what was found counts");
    assertEquals(2, check(true, false).byCertificate());
    Library next = new Library(Runnable::run, Runnable::run);
    next.open(List.of(folder));
    assertTrue(next.entries().stream().allMatch(entry -> entry.state() == ProblemEntry.State.CERTIFIED));
    assertFalse(job.busy().get() || entry("morphy-1856.json").running().get());
  }
}
