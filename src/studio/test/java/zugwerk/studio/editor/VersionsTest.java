package zugwerk.studio.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import zugwerk.board.Square;
import zugwerk.problem.Credits;
import zugwerk.problem.Drawing;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.problem.Version;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.work.Monitor;

/** What is kept as a version, from which it was made, and how it comes back. */
class VersionsTest {

  private static final String MATE = "k7/8/1K6/8/8/8/8/7R w - - 0 1";

  private final Workbench bench = new Workbench();
  private final Versions versions = bench.versions();

  private void judged(Soundness verdict) {
    Problem draft = bench.draft().get();
    Solved none = new Solved(List.of());
    versions.judged(draft, verdict, verdict.word(), new Versions.Solution(none, SolveOptions.DEFAULT));
  }

  private void move(String from, String to) {
    bench.move(Square.parse(from).orElseThrow(), Square.parse(to).orElseThrow());
  }

  private List<Integer> parents() {
    return versions.list().stream().map(Version::parent).toList();
  }

  @Test
  void verdictsThatDifferAndSoundProblemsAreKept() {
    bench.paste(MATE);
    judged(Soundness.UNSOLVABLE);
    assertEquals(0, versions.list().size(), "nothing to return to yet");
    judged(Soundness.SHORT);
    assertEquals(1, versions.list().size());
    move("h1", "h2");
    judged(Soundness.SHORT);
    assertEquals(1, versions.list().size(), "the same verdict");
    move("h2", "h3");
    judged(Soundness.SOUND);
    move("h3", "h4");
    judged(Soundness.SOUND);
    assertEquals(3, versions.list().size(), "each sound one");
    judged(Soundness.SOUND);
    bench.credit(Credits.NONE.withTitle("A title"));
    judged(Soundness.COOKED);
    assertEquals(3, versions.list().size(), "one for each task");
    assertEquals(Optional.of(Soundness.COOKED), versions.list().getLast().verdict(), "the latest verdict");
    assertEquals(List.of(0, 1, 2), parents());
  }

  @Test
  void anEditAfterTheReturnStartsABranch() {
    bench.paste(MATE);
    Version first = versions.keep(bench.draft().get());
    move("h1", "h2");
    Version second = versions.keep(bench.draft().get());
    move("h2", "h3");
    versions.keep(bench.draft().get());
    versions.show(versions.list().getLast(), bench.draft().get());
    assertEquals("Move h2 to h3", bench.history().undoName().get(), "it is on the board already");
    bench.credit(Credits.NONE.withTitle("A title"));
    versions.show(first, bench.draft().get());
    assertEquals(first.problem().setup(), bench.draft().get().setup());
    assertEquals("A title", bench.draft().get().credits().title(), "credits belong to no version");
    assertEquals("Return to version 1", bench.history().undoName().get());
    bench.twin(problem -> problem.withAnalysis(analysis -> analysis.withDrawings(List.of(Drawing.read("Ge2e4")))));
    Problem drawn = bench.draft().get();
    move("h1", "g1");
    versions.keep(bench.draft().get());
    versions.show(first, bench.draft().get());
    assertEquals(drawn, bench.draft().get(), "as it was last");
    bench.history().undo();
    assertEquals(List.of(0, 1, 2, 1), parents());
    bench.history().undo();
    bench.history().undo();
    bench.history().undo();
    assertEquals(3, versions.of(bench.draft().get()).orElseThrow().id(), "one step leads back");
    move("h3", "g3");
    versions.keep(bench.draft().get());
    assertEquals(List.of(0, 1, 2, 1, 3), parents());
    versions.delete(second);
    assertEquals(Optional.of(1), versions.before(versions.list().get(1)).map(Version::id), "then the one kept before");
  }

  @Test
  void onlyTheOldestAutomaticOnesAreDropped() {
    bench.paste(MATE);
    Version chosen = versions.keep(bench.draft().get());
    for (int i = 0; i < Versions.MOST_AUTOMATIC + 3; i++) {
      bench.setStipulation("#" + (i + 3));
      judged(Soundness.SOUND);
      if (i == 0) {
        versions.rename(versions.list().getLast(), " a name ");
      }
    }
    assertEquals(Versions.MOST_AUTOMATIC + 2, versions.list().size());
    assertEquals(chosen.id(), versions.list().getFirst().id());
    assertEquals("a name", versions.list().get(1).name());
    assertEquals("#6", versions.list().get(2).problem().task().stipulationText(), "two were dropped");
  }

  @Test
  void theyAreStoredWithTheProblemAndCountAsAChangeIfChosen() {
    bench.paste(MATE);
    Problem draft = bench.draft().get();
    bench.saved(draft, Path.of("a.json"));
    judged(Soundness.SHORT);
    assertEquals(List.of(), bench.whole().versions(), "only the problem itself");
    assertFalse(bench.changed().get() || bench.hasNewVersions());
    move("h1", "h2");
    judged(Soundness.SOUND);
    bench.history().undo();
    assertEquals(2, bench.whole().versions().size());
    assertFalse(bench.changed().get(), "the program kept it by itself");
    assertTrue(bench.hasNewVersions(), "a draft keeps it");
    versions.rename(versions.list().getLast(), "better");
    assertTrue(bench.changed().get());
    bench.saved(bench.whole(), Path.of("a.json"));
    assertFalse(bench.changed().get() || bench.hasNewVersions());

    List<Version> kept = List.copyOf(versions.list());
    Workbench other = new Workbench();
    other.copy(bench);
    assertEquals(kept, other.versions().list());
    assertEquals(bench.history().steps(), other.history().steps());
    assertEquals(bench.file().get(), other.file().get());
    Problem whole = bench.whole();
    bench.begin();
    bench.open(whole, Path.of("a.json"));
    assertEquals(kept, versions.list());
    assertFalse(bench.changed().get() || bench.hasNewVersions());
    assertEquals(draft, bench.draft().get());
  }

  @Test
  void theLatestSolutionsStayInMemory() {
    bench.paste(MATE);
    bench.setStipulation("#1");
    Solved solved = Solved.solve(bench.draft().get(), SolveOptions.DEFAULT, new Monitor());
    Version version = versions.take(bench.draft().get(), solved.verdict(), "Sound",
        new Versions.Solution(solved, SolveOptions.DEFAULT));
    assertEquals(solved, versions.solution(version).orElseThrow().solved());
    IntStream.range(2, 40).forEach(moves -> {
      bench.setStipulation("#" + moves);
      judged(Soundness.SOUND);
    });
    assertTrue(versions.solution(version).isEmpty());
    assertTrue(versions.solution(versions.list().getLast()).isPresent());
  }
}
