package zugwerk.content.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.problem.Solved;
import zugwerk.rules.Variant;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.TestEffort;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.Monitor;

/**
 * Problems whose themes others have named: by C. Poisson in Problemesis, by the editors of YACPDB, Broodings and Chess
 * Problems GR, and in award reports. The table {@code named-themes.tsv} has a position, a stipulation, a source, themes
 * and twins in each row. Names that the table of themes lacks are not listed.
 */
class NamedThemesTest {

  /**
   * Themes that are not found. Critical moves are sought after keys only. In the Zagoruiko each try changes one of two
   * defences. In the Hannelius, a Queen and a Rook on the same square refute a try, which counts as two refutations. In
   * the Allumwandlung the promotion to a Rook threatens nothing and meets only its refutation, so it is no try.
   */
  private static final Set<String> MISSES = Set.of("P. Robert, diagrammes 1998: Critical move",
      "J. Burda and R. Solarczyk, Šachové umění 1998: Zagoruiko", "E. Backe, Springaren 1996: Hannelius",
      "F. Abdurahmanovic, Yugoslav Republic Tourney 1957: Allumwandlung");

  private static final double LEAST_RECALL = 0.95;

  /** A row of the table. */
  private record Claim(String position, String stipulation, String source, List<String> themes, List<String> twins) {

    static Claim of(String row) {
      String[] cells = row.split("\t", -1);
      return new Claim(cells[0], cells[1], cells[2], List.of(cells[3].split(", ")),
          cells.length > 4 ? Arrays.asList(cells[4].split("; ")) : List.of());
    }

    Problem problem() {
      Variant game = Variants.of("orthodox");
      String turn = stipulation.startsWith("h") && !stipulation.endsWith(".5") ? "b" : "w";
      return Problem.of(game, Fen.parse(game, position + " " + turn + " - - 0 1"), Stipulation.parse(stipulation))
          .withTask(task -> task.withTwinTexts(twins));
    }

    Solved solved() {
      boolean phases = problem().task().stipulationOrThrow().isBattle();
      return Solved.solve(problem(), SolveOptions.DEFAULT.showing(phases,
          phases ? SolveOptions.Tries.ONE_REFUTATION : SolveOptions.Tries.NONE), new Monitor());
    }

    List<String> missing() {
      List<String> found = ContentReport.of(solved(), new CancelToken()).names();
      return themes.stream().filter(theme -> !found.contains(theme)).map(theme -> source + ": " + theme).toList();
    }
  }

  private static List<Claim> claims() throws IOException {
    try (InputStream in = Objects.requireNonNull(NamedThemesTest.class.getResourceAsStream("named-themes.tsv"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().filter(row -> !row.startsWith("# "))
          .map(Claim::of).toList();
    }
  }

  @Test
  void namedThemesAreFound() throws IOException {
    List<Claim> all = claims();
    assertTrue(all.size() >= 100, () -> all.size() + " problems");
    List<Claim> tried = IntStream.range(0, all.size()).filter(i -> TestEffort.combines(i, 0)).mapToObj(all::get)
        .toList();
    List<String> missing = tried.parallelStream().flatMap(claim -> claim.missing().stream()).toList();
    Set<String> expected = tried.stream().map(Claim::source).flatMap(source -> MISSES.stream()
        .filter(miss -> miss.startsWith(source + ": "))).collect(Collectors.toCollection(TreeSet::new));
    assertEquals(expected, new TreeSet<>(missing));
    long named = all.stream().mapToLong(claim -> claim.themes().size()).sum();
    assertTrue(MISSES.size() <= (1 - LEAST_RECALL) * named, () -> MISSES.size() + " of " + named + " are missed");
  }

  @Test
  void theTableNamesKnownThemesAndEachProblemOnce() throws IOException {
    List<String> unknown = new ArrayList<>();
    claims().forEach(claim -> claim.themes().stream().filter(theme -> Themes.named(theme).isEmpty())
        .forEach(unknown::add));
    assertEquals(List.of(), unknown);
    assertEquals(claims().size(), claims().stream().map(Claim::position).distinct().count());
    assertEquals(claims().size(), claims().stream().map(Claim::source).distinct().count());
  }
}
