package zugwerk.solve.study;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Position;
import zugwerk.notation.Fen;
import zugwerk.rules.MoveList;
import zugwerk.rules.Variant;
import zugwerk.solve.Goal;
import zugwerk.solve.SolutionNode;
import zugwerk.solve.Tristate;
import zugwerk.solve.table.Endgames;
import zugwerk.solve.table.Outcome;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

/** The play of a study is the same in whatever order moves are tried, so results are kept by all that they depend on. */
class OnlyMovesTest {

  @TempDir
  private static Path folder;

  private final Variant variant = Variants.of("orthodox");
  private final Endgames tables = new Endgames(variant, folder, 2);
  private final Map<Long, Outcome> outcomes = new HashMap<>();

  @ParameterizedTest
  @CsvSource({"8/p7/3k4/6K1/8/8/8/8 w, DRAW", "8/8/8/7k/8/3p4/8/5K2 w, DRAW", "8/5k2/8/6K1/1P6/8/8/8 w, WIN"})
  void theOrderOfMovesDoesNotMatter(String fen, Goal.Kind goal) {
    String play = play(fen, goal, Optional.empty());
    for (int seed = 1; seed <= 2; seed++) {
      assertEquals(play, play(fen, goal, Optional.of(new Random(seed))));
    }
  }

  /** The only first move and the play after it; after the fastest one if there are several. */
  private String play(String fen, Goal.Kind goal, Optional<Random> order) {
    StudyValues values = values(goal);
    StudyMoves moves = new StudyMoves(variant, values, goal) {
      @Override
      MoveList legal(Position position) {
        MoveList legal = super.legal(position);
        return order.map(random -> shuffled(legal, random)).orElse(legal);
      }
    };
    StudyPlay play = new StudyPlay(variant, values, moves, goal);
    Position position = Position.of(Fen.parse(variant, fen));
    StudyMoves.Sorted sorted = moves.known(position, Integer.MAX_VALUE);
    Optional<OnlyMoves.Only> only = play.only(position, sorted);
    int key = only.map(OnlyMoves.Only::move).orElse(sorted.keeping().getFirst());
    return only + text(play.key(position, key, only.isPresent()), "\n");
  }

  private static MoveList shuffled(MoveList legal, Random random) {
    List<Integer> moves = new ArrayList<>();
    for (int i = 0; i < legal.size(); i++) {
      moves.add(legal.get(i));
    }
    Collections.shuffle(moves, random);
    MoveList shuffled = new MoveList();
    moves.forEach(shuffled::add);
    return shuffled;
  }

  private static String text(SolutionNode move, String indent) {
    StringBuilder text = new StringBuilder(indent + move.role() + " " + move.text());
    move.replies().forEach(reply -> text.append(text(reply, indent + " ")));
    return text.toString();
  }

  private StudyValues values(Goal.Kind goal) {
    return new StudyValues() {
      @Override
      public Tristate keeps(Position position) {
        Outcome.Kind kind = outcome(position).kind();
        Outcome.Kind win = position.toMove() == 0 ? Outcome.Kind.WIN : Outcome.Kind.LOSS;
        return kind == win || goal == Goal.Kind.DRAW && kind == Outcome.Kind.DRAW ? Tristate.YES : Tristate.NO;
      }

      @Override
      public OptionalInt distance(Position position) {
        Outcome outcome = outcome(position);
        return outcome.kind() == Outcome.Kind.DRAW ? OptionalInt.empty() : OptionalInt.of(outcome.moves());
      }
    };
  }

  private Outcome outcome(Position position) {
    return outcomes.computeIfAbsent(position.key(), _ -> tables.outcome(position.setup(), new Monitor()));
  }
}
