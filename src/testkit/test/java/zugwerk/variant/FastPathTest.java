package zugwerk.variant;

import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.opentest4j.AssertionFailedError;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.guest.Andernach;
import zugwerk.guest.Gravity;
import zugwerk.notation.Fen;
import zugwerk.rules.FastPath;
import zugwerk.rules.Generator;
import zugwerk.rules.MakeAndTest;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.testkit.GameSamples;
import zugwerk.testkit.RandomSetups;

/**
 * What a game promises by its {@link FastPath} is true: in random play the generator says what it would say if it made
 * every move and then looked whether the King is attacked.
 */
class FastPathTest {

  private static final int WALKS = 32;
  private static final int PLIES = 50;

  static Stream<Named<Variant>> games() {
    return GameSamples.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void agreesWithMakeAndTest(Variant variant) {
    hold(variant);
  }

  private static void hold(Variant variant) {
    Random random = new Random(29);
    RandomSetups setups = new RandomSetups(random);
    List<String> starts = GameSamples.starts(variant);
    Generator generator = new Generator(variant);
    for (int walk = 0; walk < WALKS; walk++) {
      Setup start = walk % 4 == 0 ? Fen.parse(variant, starts.get(walk / 4 % starts.size()))
          : walk % 2 == 0 ? setups.setup(variant) : setups.cornered(variant);
      if (walk % 8 == 7 && variant.mayLackKing()) {
        start = RandomSetups.withoutKing(start, walk / 8 % 2);
      }
      if (!Validation.faults(variant, start).isEmpty()) {
        continue;
      }
      Position position = Position.of(start);
      for (int ply = 0; ply < PLIES; ply++) {
        List<Integer> legal = MakeAndTest.compare(variant, generator, position, random);
        if (legal.isEmpty()) {
          break;
        }
        MoveMaker.make(variant, position, legal.get(random.nextInt(legal.size())));
      }
    }
  }

  /** Moves of orthodox chess from and to these squares are made to see whether they are legal. */
  @ParameterizedTest
  @ValueSource(longs = {0x0000001818000000L, 0x00FF00000000FF00L, -1L})
  void anyMovesMayBeLeftUnsettled(long unsettled) {
    hold(new SteadyGame("unsettled", "Unsettled chess") {
      @Override
      public FastPath fastPath() {
        return _ -> unsettled;
      }
    });
  }

  /** A game that trusts the fast path and should not. */
  @Test
  void aBrokenPromiseIsFound() {
    Variant falling = new Gravity() {
      @Override
      public FastPath fastPath() {
        return _ -> 0;
      }
    };
    assertThrows(AssertionFailedError.class, () -> hold(falling));
    Variant turning = new Andernach() {
      @Override
      public FastPath fastPath() {
        return _ -> 0;
      }
    };
    assertThrows(AssertionFailedError.class, () -> hold(turning));
    // Only captures change a colour, so this promise is true.
    hold(new Andernach() {
      @Override
      public FastPath fastPath() {
        return position -> position.pieces(1 - position.toMove());
      }
    });
  }
}
