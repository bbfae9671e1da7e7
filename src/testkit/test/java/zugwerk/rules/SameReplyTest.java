package zugwerk.rules;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Position;
import zugwerk.testkit.GameSamples;
import zugwerk.variant.Variants;

/** What a reply is said to answer is compared with making the move and the reply. */
class SameReplyTest extends ReplyComparison {

  static Stream<Variant> games() {
    return GameSamples.withLegs();
  }

  @Override
  KnownReply reply(Variant game, Generator generator) {
    return new SameReply(game, generator);
  }

  @Override
  boolean suits(Variant game, Generator generator, Position position) {
    return !Attacks.inCheck(game, position, position.toMove());
  }

  @ParameterizedTest
  @MethodSource("games")
  void dropsOnlyMovesThatTheReplyAnswers(Variant game) {
    compare(game, 100);
  }

  @Test
  void dropsMostOfThem() {
    compareAndCount(Variants.of("orthodox"), 100);
    assertTrue(10 * dropped > 9 * answered && answered > 300, dropped + " of " + answered);
  }
}
