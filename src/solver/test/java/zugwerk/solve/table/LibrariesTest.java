package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.notation.Fen;
import zugwerk.rules.TableFacts;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/** What both kinds of tables answer alike, those that count moves and those by slots. */
class LibrariesTest {

  @TempDir
  private Path folder;

  private final List<String> warnings = new ArrayList<>();
  private final Monitor monitor = new Monitor().warning(warnings::add);

  private Endgames endgames(Variant variant) {
    return new Endgames(variant, folder, 1);
  }

  /** The tables of a game in the folder, none of them so small that it is unpacked at once. */
  private TableLibrary library(Variant variant) {
    long most = Long.MAX_VALUE;
    if (variant.tableFacts().kind() == TableFacts.Kind.SLOTS) {
      SlotGame game = new SlotGame(variant);
      return new SlotLibrary(
          game, new SlotStore(game, folder, 1, most, Score.MOST_PLIES, SlotDependencies.SAMPLES, 0));
    }
    Powers powers = new Powers(variant);
    return new CounterLibrary(powers,
        new CounterStore(powers, folder, 1, most, Score.MOST_PLIES, Duration.ofSeconds(10), 0));
  }

  /** Damage is found when the block is read in which it is, long after the file was opened. */
  @ParameterizedTest
  @CsvSource({"orthodox, KQvK", "shock, KGvK"})
  void aTableOfWhichABlockIsSpoiltIsBuiltAgain(String game, String pieces) throws IOException {
    Variant variant = Variants.of(game);
    Random random = new Random(7);
    Map<Setup, Integer> scores = new HashMap<>();
    for (int i = 0; i < 100; i++) {
      Setup setup = RandomEndings.any(variant, Material.parse(variant.schema(), pieces), random);
      scores.put(setup, library(variant).lookUp(Position.of(setup), monitor));
    }
    assertEquals(List.of(), warnings);
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(each -> each.getFileName().toString().startsWith(pieces)).toList()) {
        byte[] bytes = Files.readAllBytes(file);
        for (int i = bytes.length / 3; i < bytes.length / 2; i++) {
          bytes[i] ^= 4;
        }
        Files.write(file, bytes);
      }
    }
    TableLibrary library = library(variant);
    scores.forEach((setup, score) -> assertEquals(score, library.lookUp(Position.of(setup), monitor),
        () -> Fen.format(setup)));
    assertEquals(1, warnings.size(), warnings::toString);
    assertTrue(warnings.getFirst().startsWith("the endgame table " + folder)
        && warnings.getFirst().endsWith("; it is built again"), warnings::toString);
  }

  @ParameterizedTest
  @CsvSource({"orthodox, KQvK, 4k3/8/8/8/8/8/8/KQ6 w - - 0 1", "poison, KRvK, 4k3/8/8/8/8/8/8/KR6 w - - 0 1"})
  void whatATableCostsIsReportedOfPositionsAndPieces(String game, String pieces, String fen) {
    Variant variant = Variants.of(game);
    Setup setup = Fen.parse(variant, fen);
    Material material = Material.parse(variant.schema(), pieces);
    Endgames endgames = endgames(variant);
    Estimate estimate = endgames.estimate(setup, monitor.token());
    assertTrue(estimate.positions() > 20_000);
    assertEquals(estimate, endgames.estimate(material, monitor.token()));
    assertEquals(estimate.positions(), endgames.toBuild(Position.of(setup), monitor.token()));
    TableStatistics statistics = endgames.statistics(setup, monitor);
    assertEquals(2, statistics.rows().size());
    assertEquals(statistics, endgames.statistics(material, monitor));
    assertTrue(statistics.rows().getFirst().longestWin().isPresent());
    for (TableStatistics.Row row : statistics.rows()) {
      Stream.of(row.longestWin(), row.longestLoss()).flatMap(Optional::stream).forEach(
          longest -> assertEquals(longest.outcome(), endgames.outcome(longest.setup(), monitor)));
    }
    assertEquals(0, endgames.estimate(material, monitor.token()).positions());
    assertEquals(0, endgames.toBuild(Position.of(setup), monitor.token()));
  }

  /** A file is the table that its name show, and no other one of the same pieces. */
  @ParameterizedTest
  @CsvSource({"orthodox, KNvK", "shock, KvK"})
  void aFileWithTheNameOfNoTableIsNone(String game, String pieces) throws IOException {
    Variant variant = Variants.of(game);
    Setup setup = RandomEndings.any(variant, Material.parse(variant.schema(), pieces), new Random(5));
    TableLibrary library = library(variant);
    library.lookUp(Position.of(setup), monitor);
    Path sound;
    try (Stream<Path> files = Files.list(folder)) {
      sound = files.filter(file -> file.getFileName().toString().startsWith(pieces + "-")).findFirst().orElseThrow();
    }
    Path other = Files.copy(sound, folder.resolve(pieces + "-0123456789abcdef.table"));
    assertEquals(pieces, library.kept(sound, monitor.token()).orElseThrow().name());
    assertTrue(library.kept(other, monitor.token()).isEmpty());
    byte[] bytes = Files.readAllBytes(sound);
    bytes[bytes.length / 2] ^= 1;
    Files.write(sound, bytes);
    assertTrue(library.kept(sound, monitor.token()).isEmpty());
  }

  /** What one library remembers of other pieces and states does not mislead it. */
  @ParameterizedTest
  @CsvSource({"orthodox, '', KQvK KvKQ KRvK KBvK KNvK KvKR", "polypiece, K=K;Q=Q/W;R=W;B=F;N=F, KPvK KvKP",
      "shock, '', KGvK KRvK KvKG"})
  void askedOfOtherPiecesItAnswersTheSame(String game, String settings, String all) {
    Variant variant = Variants.of(game, settings);
    Random random = new Random(11);
    Endgames one = endgames(variant);
    List<String> pieces = List.of(all.split(" "));
    for (int i = 0; i < 120; i++) {
      Material material = Material.parse(variant.schema(), pieces.get(random.nextInt(pieces.size())));
      Setup setup = turned(variant, RandomEndings.any(variant, material, random), random);
      assertEquals(endgames(variant).outcome(setup, monitor), one.outcome(setup, monitor), () -> Fen.format(setup));
    }
  }

  /** A position with any power that types can have, where that can be played. */
  private static Setup turned(Variant variant, Setup setup, Random random) {
    Setup turned = setup;
    for (Slot slot : setup.schema().slots()) {
      for (int type = 0; type < setup.schema().types().size() && slot.scope() == Slot.Scope.TYPE; type++) {
        turned = turned.with(setup.schema().offset(slot) + type, random.nextInt(variant.cycle(type)));
      }
    }
    return Validation.faults(variant, turned).isEmpty() ? turned : setup;
  }
}
