package zugwerk.variant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;

/** Games, schemas and positions are values: a game that is made twice from the same settings is one game. */
class EqualGamesTest {

  static Stream<Arguments> settings() {
    return Stream.of(Arguments.of("polypiece", "N=N/C"), Arguments.of("polypiece", "atoms;W=W/F"),
        Arguments.of("hitpoint", "scale;hills"));
  }

  @ParameterizedTest
  @MethodSource("settings")
  void theSameSettingsMakeEqualGamesWithEqualPositions(String id, String settings) {
    Variant one = Variants.of(id, settings);
    Variant other = Variants.of(id, settings);
    assertNotSame(one, other, "nothing is kept ready");
    assertEquals(one, other);
    assertEquals(one.hashCode(), other.hashCode());
    assertEquals(one.schema(), other.schema());
    assertEquals(one.schema().hashCode(), other.schema().hashCode());
    Setup setup = Fen.parse(one, one.start());
    assertEquals(setup, Fen.parse(other, other.start()));
    assertEquals(Position.of(setup), Position.of(Fen.parse(other, other.start())));
    assertEquals(one, Variants.of(id, one.settings()), "settings say all that makes the game");
  }

  @ParameterizedTest
  @MethodSource("settings")
  void otherSettingsMakeAnotherGame(String id, String settings) {
    assertNotEquals(Variants.of(id), Variants.of(id, settings));
  }

  @Test
  void allGamesDiffer() {
    assertEquals(Variants.all().size(), Variants.all().stream().distinct().count());
  }

  @Test
  void schemasDifferBySlotsAndByTypes() {
    Schema orthodox = Variants.of("orthodox").schema();
    assertNotEquals(orthodox, Variants.of("poison").schema());
    assertNotEquals(orthodox, new Schema(orthodox.types().subList(0, 5), orthodox.slots()));
  }
}
