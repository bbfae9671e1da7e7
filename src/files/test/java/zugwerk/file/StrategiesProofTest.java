package zugwerk.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.solve.ProofTooLargeException;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Stipulation;
import zugwerk.solve.study.Aim;
import zugwerk.solve.study.StudyProof;
import zugwerk.solve.study.StudyProof.Turn;
import zugwerk.solve.study.StudyProof.Worth;
import zugwerk.solve.study.StudyProver;
import zugwerk.solve.study.StudySolver;
import zugwerk.solve.table.Endgames;
import zugwerk.solve.table.Material;
import zugwerk.solve.table.RandomEndings;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** Studies are proved by strategies down to mate, and a strategy that lacks anything proves nothing. */
class StrategiesProofTest {

  private static final long ALL = Long.MAX_VALUE;

  /** Lets the search come down to tables of three pieces only. */
  private static final SolveOptions OPTIONS = SolveOptions.DEFAULT.tablePositions(1_000_000);

  @TempDir
  private static Path folder;

  private final Random random = new Random(16);
  private int proved;

  private static Endgames tables(Variant variant) {
    return new Endgames(variant, folder, 2);
  }

  private static StudyProof proof(Problem problem, long most) {
    return StudyProver.prove(
        tables(problem.variant()), problem.setup(), problem.task().stipulationOrThrow(), OPTIONS, most, new Monitor());
  }

  private static String replay(Problem problem, StudyProof proof, Optional<Path> tables) {
    return new StrategiesProof(proof, true).replay(problem, new ReplayOptions(new CancelToken(), 0, tables));
  }

  private static void refused(Problem problem, StudyProof proof) {
    assertThrows(InputException.class, () -> replay(problem, proof, Optional.of(folder)),
        () -> Fen.format(problem.setup()) + " " + problem.task().stipulationText() + " " + proof.moves());
  }

  private void prove(Variant variant, Setup setup, String stipulation) {
    Problem problem = Problem.of(variant, setup, Stipulation.parse(stipulation));
    StudyProof proof;
    try {
      proof = proof(problem, 5_000);
    } catch (CancellationException | ProofTooLargeException _) {
      return;
    }
    proved++;
    String text = replay(problem, proof, Optional.of(folder));
    List<String> keys =
        StudySolver.solve(tables(variant), setup, problem.task().stipulationOrThrow(), OPTIONS, new Monitor()).keys()
            .stream().map(key -> LongForm.of(variant.schema(), key.move())).toList();
    assertTrue(keys.isEmpty() || text.startsWith(stipulation + " is reached by " + String.join(", ", keys) + " and"
        + " no other") || text.contains("whether others"), text);
    assertEquals(keys, proof.moves().entrySet().stream().filter(move -> !move.getKey().isEmpty())
        .filter(move -> move.getValue() == Worth.WINS || stipulation.equals("=") && move.getValue() == Worth.DRAWS)
        .map(Map.Entry::getKey).sorted().toList());
    spoil(problem, proof);
  }

  /** Leaves a turn out, claims more or less of a move, and takes the turns of one strategy for those of another. */
  private void spoil(Problem problem, StudyProof proof) {
    proof.strategies().forEach((aim, turns) -> {
      if (!turns.isEmpty()) {
        List<Turn> fewer = new ArrayList<>(turns);
        fewer.remove(random.nextInt(turns.size()));
        refused(problem, with(proof, aim, fewer));
        List<Turn> illegal = new ArrayList<>(turns);
        illegal.set(0, new Turn(turns.getFirst().position(), "a1a1"));
        refused(problem, with(proof, aim, illegal));
      }
      if (aim.wins() && turns.size() > 1 && !turns.getLast().move().isEmpty()) {
        List<Turn> first = new ArrayList<>(turns);
        Collections.rotate(first, 1);
        assertEquals(turns.getLast(), first.getFirst());
        // The last turn of a win leads to others, unless it mates whatever is replied.
        if (!mates(problem, first.getFirst())) {
          refused(problem, with(proof, aim, first));
        }
      }
    });
    proof.moves().forEach((move, worth) -> {
      for (Worth other : Worth.values()) {
        if (other != worth && (other != Worth.FAILS || worth == Worth.WINS)) {
          Map<String, Worth> moves = new LinkedHashMap<>(proof.moves());
          moves.put(move, other);
          if (!proof.strategies().keySet().containsAll(other.aims())) {
            refused(problem, new StudyProof(moves, proof.strategies()));
          }
          // What is true of one move is not true of another.
          Map<Aim, List<Turn>> all = new EnumMap<>(Aim.class);
          all.putAll(proof.strategies());
          other.aims().forEach(aim -> all.putIfAbsent(aim, proof.strategies().entrySet().stream()
              .filter(one -> one.getKey().side() == aim.side()).findFirst().map(Map.Entry::getValue)
              .orElse(List.of())));
          if (!(worth == Worth.FAILS && (other == Worth.LOSES || other == Worth.DRAWS))
              && !(other == Worth.FAILS && worth != Worth.WINS) && !endsAtOnce(proof, worth)) {
            refused(problem, new StudyProof(moves, all));
          }
        }
      }
    });
  }

  private static boolean mates(Problem problem, Turn turn) {
    StudyProof alone = new StudyProof(Map.of(), Map.of(
        Fen.parse(problem.variant(), turn.position()).toMove().ordinal() == 0 ? Aim.WHITE_WINS : Aim.BLACK_WINS,
        List.of(turn)));
    try {
      new StudyReplay(problem, new CancelToken()).check(alone);
      return true;
    } catch (InputException _) {
      return false;
    }
  }

  /** Whether a first move mates or stalemates, so that nothing is left to be proved. */
  private static boolean endsAtOnce(StudyProof proof, Worth worth) {
    return worth.aims().stream().anyMatch(aim -> proof.strategies().getOrDefault(aim, List.of()).isEmpty());
  }

  private static StudyProof with(StudyProof proof, Aim aim, List<Turn> turns) {
    Map<Aim, List<Turn>> strategies = new EnumMap<>(Aim.class);
    strategies.putAll(proof.strategies());
    strategies.put(aim, turns);
    return new StudyProof(proof.moves(), strategies);
  }

  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {"orthodox KPvK", "orthodox KvKR"})
  void randomEndingsAreProved(String game, String pieces) {
    Variant variant = Variants.of(game);
    for (int i = 0; i < 2; i++) {
      Setup setup = RandomEndings.any(variant, Material.parse(variant.schema(), pieces), random);
      prove(variant, setup, "+");
      prove(variant, setup, "=");
    }
    assertEquals(4, proved);
  }

  /** Tables know neither four pieces here nor castling: the search comes down to them. */
  @ParameterizedTest
  @CsvSource(delimiter = ',',
      value = {"orthodox,8/8/8/8/8/2k5/8/Kq5R w - - 0 1", "orthodox,8/8/8/8/8/1k6/8/Kq5N w - - 0 1",
          "orthodox,8/8/8/8/8/3k4/8/4K2R b K - 0 1", "polypiece,8/8/8/8/8/3k4/8/4K2R w K - 0 1"})
  void strategiesComeDownToTheTables(String game, String fen) {
    Variant variant = Variants.of(game);
    prove(variant, Fen.parse(variant, fen), "+");
    prove(variant, Fen.parse(variant, fen), "=");
    assertEquals(2, proved);
  }

  @Test
  void whatIsTooLargeIsLeftToTheTablesOrNotWritten() {
    Variant variant = Variants.of("orthodox");
    Problem problem =
        Problem.of(variant, Fen.parse(variant, "8/5k2/8/6K1/1P6/8/8/8 w - - 0 1"), Stipulation.parse("+"));
    assertTrue(replay(problem, proof(problem, ALL), Optional.empty()).contains(" moves replayed)"));
    StudyProof some = proof(problem, 300);
    String unasked = replay(problem, some, Optional.empty());
    assertTrue(unasked.startsWith("+ is reached by g5f5"), unasked);
    assertTrue(unasked.endsWith(", which were not consulted"), unasked);
    assertTrue(replay(problem, some, Optional.of(folder)).endsWith(", which confirm it"));
    assertThrows(InputException.class, () -> replay(problem, some, Optional.of(folder.resolve("none"))));
    assertThrows(ProofTooLargeException.class, () -> proof(problem, 3));
    String few = replay(problem, proof(problem, 12), Optional.of(folder));
    assertTrue(few.contains("is reached by g5f5; whether others reach it is not proved"), few);
    // The tables do not show that White wins where Black draws.
    List<Turn> lie = new ArrayList<>(some.strategies().get(Aim.WHITE_WINS));
    lie.add(new Turn("8/8/8/8/8/8/k7/2K5 w - - 0 1", ""));
    refused(problem, with(some, Aim.WHITE_WINS, lie));
  }
}
