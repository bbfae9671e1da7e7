package zugwerk.solve.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.table.Endgames;
import zugwerk.solve.table.Material;
import zugwerk.solve.table.MoveValue;
import zugwerk.solve.table.Outcome;
import zugwerk.solve.table.RandomEndings;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/** The play that is written out is the best by the tables, in the order and to the length that are promised. */
class PlaysTest {

  private static final int HALF_MOVES = 17;

  @TempDir
  private static Path folder;

  private Variant variant;
  private Endgames tables;

  private List<MoveValue> values(Setup setup) {
    return tables.answer(setup, new Monitor()).moves();
  }

  private Setup after(Setup setup, Move move) {
    Position position = Position.of(setup);
    MoveMaker.make(variant, position, EncodedMove.pack(move));
    return position.setup();
  }

  /** Quick wins come first, then draws, then losses, the longest first. */
  private static int rank(MoveValue value) {
    return switch (value.outcome().kind()) {
      case WIN -> value.outcome().moves();
      case DRAW -> 1_000;
      case LOSS -> 3_000 - value.outcome().moves();
    };
  }

  private static List<Move> moves(List<SolutionNode> nodes) {
    return nodes.stream().map(SolutionNode::move).toList();
  }

  private List<Move> best(Setup setup) {
    List<MoveValue> values = values(setup);
    int least = values.stream().mapToInt(PlaysTest::rank).min().orElse(0);
    return values.stream().filter(value -> rank(value) == least).map(MoveValue::move)
        .sorted(Comparator.comparing(move -> LongForm.of(variant.schema(), move))).toList();
  }

  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {"orthodox KRvK", "orthodox KvKP", "polypiece KRvK"})
  void defencesAreFollowedByTheBestAnswers(String game, String pieces) {
    variant = Variants.of(game);
    tables = new Endgames(variant, folder, 2);
    Plays plays = new Plays(variant, new OutcomeFinder(tables, 10_000_000, 1_000, new Monitor())::outcome);
    Random random = new Random(4);
    int longest = 0;
    for (int i = 0; i < 60; i++) {
      Setup setup = RandomEndings.any(variant, Material.parse(variant.schema(), pieces), random);
      Position position = Position.of(setup);
      List<SolutionNode> defences = plays.defences(position, 1);
      assertEquals(setup, position.setup());
      assertEquals(values(setup).stream()
          .sorted(Comparator.comparingInt(PlaysTest::rank).thenComparing(
              value -> LongForm.of(variant.schema(), value.move())))
          .map(MoveValue::move).toList(), moves(defences), () -> Fen.format(setup));
      for (SolutionNode defence : defences.subList(Math.min(1, defences.size()), defences.size())) {
        List<Move> best = best(after(setup, defence.move()));
        assertEquals(best.size() > 3 ? List.of() : best, moves(defence.replies()), () -> Fen.format(setup));
        defence.replies().forEach(answer -> assertEquals(List.of(), answer.replies()));
      }
      if (!defences.isEmpty()) {
        longest = Math.max(longest, followed(setup, defences.getFirst()));
      }
    }
    assertEquals(HALF_MOVES, longest);
  }

  /** How many half-moves the first line has; each is a best one, and the line ends with the game or with the limit. */
  private int followed(Setup first, SolutionNode defence) {
    boolean drawn = tables.outcome(first, new Monitor()).kind() == Outcome.Kind.DRAW;
    Setup setup = after(first, defence.move());
    SolutionNode node = defence;
    int halfMoves = 1;
    while (node.replies().size() == 1) {
      node = node.replies().getFirst();
      halfMoves++;
      assertTrue(best(setup).contains(node.move()), () -> Fen.format(first));
      assertEquals(halfMoves % 2 == 0 ? SolutionNode.Role.CONTINUATION : SolutionNode.Role.DEFENCE, node.role());
      assertEquals(halfMoves, node.ply());
      setup = after(setup, node.move());
    }
    if (!drawn) {
      assertTrue(halfMoves >= HALF_MOVES - 1 || best(setup).isEmpty(), () -> Fen.format(first));
    }
    return halfMoves;
  }

  @ParameterizedTest
  @CsvSource({"true", "false"})
  void aKeyIsFollowedByTheDefencesIfAsked(boolean withPlay) {
    variant = Variants.of("orthodox");
    tables = new Endgames(variant, folder, 2);
    Plays plays = new Plays(variant, new OutcomeFinder(tables, 10_000_000, 1_000, new Monitor())::outcome);
    Setup setup = Fen.parse(variant, "8/8/8/8/4K3/8/4P3/4k3 w - - 0 1");
    for (MoveValue value : values(setup)) {
      Position position = Position.of(setup);
      SolutionNode key = plays.key(position, EncodedMove.pack(value.move()), withPlay);
      assertEquals(setup, position.setup());
      assertEquals(value.move(), key.move());
      Position next = Position.of(after(setup, value.move()));
      assertEquals(withPlay ? plays.defences(next, 1) : List.of(), key.replies());
    }
  }
}
