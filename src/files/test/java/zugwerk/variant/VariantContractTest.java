package zugwerk.variant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.file.ProblemFile;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.oracle.OracleGame;
import zugwerk.oracle.OracleState;
import zugwerk.problem.Problem;
import zugwerk.rules.Attacks;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.GameSamples;
import zugwerk.testkit.TestEffort;

/** What holds for every game, in random play; generators are held against one that is slow and obvious. */
class VariantContractTest {

  private static final int WALKS = TestEffort.tries(40, 12);
  private static final int PLIES = 60;

  static Stream<Named<Variant>> games() {
    return GameSamples.all();
  }

  /** Games have many settings, so each is tried less often. */
  private static int walks(Variant variant) {
    return Math.max(GameSamples.starts(variant).size(), variant.settings().isEmpty() ? WALKS : WALKS / 4);
  }

  private static String start(Variant variant, int walk) {
    List<String> starts = GameSamples.starts(variant);
    return starts.get(walk % starts.size());
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyMoveAndNoOtherIsFound(Variant variant) {
    Random random = new Random(7);
    MoveText texts = new MoveText(variant);
    OracleGame oracle = GameSamples.oracle(variant);
    for (int walk = 0; walk < walks(variant); walk++) {
      Position position = Position.of(Fen.parse(variant, start(variant, walk)));
      for (int ply = 0; ply < PLIES; ply++) {
        OracleState slow = oracle.parse(Fen.format(position.setup()));
        List<Move> moves = texts.legal(position);
        assertEquals(oracle.legalMoves(slow).stream().sorted().toList(),
            moves.stream().map(move -> LongForm.of(variant.schema(), move)).sorted().toList(),
            Fen.format(position.setup()));
        assertEquals(oracle.inCheck(slow), Attacks.inCheck(variant, position, position.toMove()));
        if (moves.isEmpty()) {
          break;
        }
        MoveMaker.make(variant, position, EncodedMove.pack(moves.get(random.nextInt(moves.size()))));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void keysAreKeptAndRollbackRestores(Variant variant) {
    Random random = new Random(11);
    MoveText texts = new MoveText(variant);
    for (int walk = 0; walk < walks(variant); walk++) {
      Position position = Position.of(Fen.parse(variant, start(variant, walk)));
      Position first = position.copy();
      int mark = position.mark();
      for (int ply = 0; ply < PLIES; ply++) {
        List<Move> moves = texts.legal(position);
        if (moves.isEmpty()) {
          break;
        }
        Position before = position.copy();
        int inner = position.mark();
        MoveMaker.make(variant, position, EncodedMove.pack(moves.get(random.nextInt(moves.size()))));
        assertSameSets(Position.of(position.setup()), position);
        int after = EncodedMove.pack(moves.get(random.nextInt(moves.size())));
        position.rollback(inner);
        assertEquals(before, position);
        assertSameSets(before, position);
        MoveMaker.make(variant, position, after);
      }
      position.rollback(mark);
      assertEquals(first, position);
      assertEquals(first.key(), position.key());
    }
  }

  /** Holds what a position keeps in step with its cells against the same of another. */
  private static void assertSameSets(Position expected, Position position) {
    assertEquals(expected.key(), position.key());
    for (int side = 0; side < 2; side++) {
      assertEquals(expected.pieces(side), position.pieces(side));
      for (int type = 0; type < position.types(); type++) {
        assertEquals(expected.pieces(side, type), position.pieces(side, type));
      }
    }
    Schema schema = position.schema();
    schema.slots().stream().filter(Slot::isOnSquares).mapToInt(schema::offset)
        .forEach(offset -> assertEquals(expected.marked(offset), position.marked(offset)));
  }

  @ParameterizedTest
  @MethodSource("games")
  void textsReadBack(Variant variant) {
    Random random = new Random(13);
    MoveText texts = new MoveText(variant);
    for (int walk = 0; walk < 3 + walks(variant) / 10; walk++) {
      Position position = Position.of(Fen.parse(variant, start(variant, walk)));
      for (int ply = 0; ply < 10 + walks(variant) / 2; ply++) {
        Setup setup = position.setup();
        assertEquals(setup, Fen.parse(variant, Fen.format(setup)));
        assertEquals(setup,
            ProblemFile.parse(ProblemFile.format(Problem.of(variant, setup, Stipulation.parse("#2")))).setup()
                .in(variant.schema()));
        List<Move> moves = texts.legal(position);
        Set<String> seen = new HashSet<>();
        Set<String> longForms = new HashSet<>();
        for (Move move : moves) {
          String written = texts.write(position, move);
          assertTrue(seen.add(written), () -> written + " twice in " + Fen.format(setup));
          assertTrue(longForms.add(LongForm.of(variant.schema(), move)),
              () -> "long form twice in " + Fen.format(setup));
          assertEquals(move, texts.read(position, written), Fen.format(setup));
          assertEquals(move, texts.read(position, LongForm.of(variant.schema(), move)));
          assertEquals(move, EncodedMove.unpack(EncodedMove.pack(move)));
        }
        if (moves.isEmpty()) {
          break;
        }
        MoveMaker.make(variant, position, EncodedMove.pack(moves.get(random.nextInt(moves.size()))));
      }
    }
  }
}
