package zugwerk.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Side;
import zugwerk.solve.Stipulation;

/** Who begins, who is mated and who has more pieces, as each stipulation has it. */
class RolesTest {

  @ParameterizedTest
  @CsvSource({"#2, WHITE, BLACK, WHITE", "=3, WHITE, BLACK, WHITE", "s#2, WHITE, WHITE, WHITE",
      "r#2, WHITE, WHITE, WHITE", "h#2, BLACK, BLACK, WHITE", "h#2.5, WHITE, BLACK, WHITE",
      "ser-#3, WHITE, BLACK, WHITE", "ser-h#3, BLACK, BLACK, WHITE", "ser-s#3, WHITE, WHITE, BLACK"})
  void rolesAreThoseOfTheStipulation(String requested, Side begins, Side suffers, Side stronger) {
    assertEquals(new Roles(begins, suffers.ordinal(), stronger.ordinal()), Roles.of(Stipulation.parse(requested)));
  }
}
