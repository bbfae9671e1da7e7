package zugwerk.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a Knight with a power goes from e4. */
class OracleBetzaTest {

  @ParameterizedTest
  @CsvSource({
      "8/8/8/8/4N3/8/8/8, fsLbbL, b5 d1 f1 h5",
      "8/8/8/8/4N3/8/8/8, fbNF, d2 d3 d5 d6 f2 f3 f5 f6",
      "8/8/8/8/4N3/8/8/8, fhNrlbK, c5 d3 d4 d6 e3 f3 f4 f6 g5",
      "8/8/8/8/4N3/8/8/8, frN, g5",
      "8/8/8/8/4N3/8/8/8, rfN, f6",
      "8/8/8/8/4N3/8/8/8, flbrF, d5 f3",
      "8/8/8/8/4N3/8/8/8, W3, b4 c4 d4 e1 e2 e3 e5 e6 e7 f4 g4 h4",
      "8/8/8/8/4N3/8/8/8, ffNN, d6 f6 c8 g8",
      "8/8/8/8/4N3/8/8/8, ffN0, d6 f6 c8 g8",
      "8/8/8/8/4N3/8/8/8, hrN, c5 d2 f6 g3",
      "8/8/8/8/4N3/8/8/8, f[F?R2], b5 c5 d5 d6 d7 f5 f6 f7 g5 h5",
      "8/8/5p2/3p4/4N3/8/8/8, f[F?R], d5 f5 f6 g5 h5",
      "8/8/8/8/4N3/8/8/8, f[F-R], a5 b5 c5 d6 d7 d8 f6 f7 f8 g5 h5",
      "8/8/3p4/8/4N3/8/8/8, fyafsF, a5 b5 c5 d6 f6 f7 f8 g5 h5",
      "8/8/8/3p4/4N3/8/8/8, f[F-R], f6 f7 f8 g5 h5",
      "8/8/8/4p3/4N3/8/8/8, afsW, c3 c5 d2 f2 g3 g5",
      "8/8/8/4p3/4N3/8/8/8, [W-F], c3 c5 d2 f2 g3 g5",
      "8/8/8/3p4/4N3/8/8/8, [F-W], c3 d2 f2 f6 g3 g5",
      "8/8/8/8/4N3/8/8/8, f[W?F-W], c6 d7 e5 f7 g6",
      "8/8/8/8/4N3/8/8/8, faW, d5 e6 f5",
      "8/8/8/8/4N3/8/8/8, faflsW, d5 d6 f5",
      "8/8/8/8/4N3/8/8/8, favsW, d4 d6 f4 f6",
      "8/8/8/8/4N3/8/8/8, fafsafsW, c6 d7 f7 g6",
      "8/8/8/8/4N3/8/8/8, fafsafzW, d7 f7",
      "8/8/8/8/4N3/8/8/8, fafsafqW, c6 g6",
      "8/8/8/8/4N3/8/8/8, fafsafzfW, c7 d7 f7 g7",
      "8/8/3p4/8/4N3/8/8/8, fmafsmW, f6",
      "8/8/3p4/8/4N3/8/8/8, fafscW, d6",
      "8/8/8/8/4N3/8/8/8, fafsR, b8 c7 c8 d6 d7 d8 f6 f7 f8 g7 g8 h8",
      "8/8/8/8/4N3/8/8/8, fabR, e5 e6 e7",
      "8/8/4p3/8/4N3/8/8/8, pabR, e5",
      "8/8/4p3/8/4N3/8/8/8, pafR, e7 e8",
      "8/8/4p3/8/4N3/8/8/8, gafQ, e7",
      "8/8/4p3/8/4N3/8/8/8, gafsQ, d7 f7",
      "8/8/4p3/8/4N3/8/8/8, gasQ, d6 f6",
      "8/8/4p3/8/4N3/8/8/8, gabsQ, d5 f5",
      "8/8/4p3/8/4N3/8/8/8, gabQ, e5",
      "8/8/8/8/8/8/4N3/8, ifafmW, e4",
      "8/8/8/8/4N3/8/8/8, ifafmW, ''",
      "8/8/8/8/4N3/8/8/8, hlN, c3 d6 f2 g5",
      "8/8/8/8/4N3/8/8/8, fmcW0, e5 e6 e7 e8",
      "8/8/8/4p3/4N3/8/8/8, nN, c3 c5 d2 f2 g3 g5",
      "8/8/8/4p3/4N3/8/8/8, jN, d6 f6",
      "8/8/5p2/8/4N3/8/8/8, nfhC, b5 d7 f7 h5",
      "8/8/8/8/4Np2/8/8/8, nfhC, b5 d7 f7",
      "8/8/4p3/8/4N3/8/8/8, gR, e7",
      "8/8/4p3/8/4N3/8/8/8, gmcfR, e7",
      "8/4p3/4p3/8/4N3/8/8/8, gfR, e7",
      "8/4p3/4p3/8/4N3/8/8/8, gmfR, ''",
      "8/8/4p3/8/4N3/8/8/8, pR, e7 e8",
      "4p3/8/4p3/8/4N3/8/8/8, pcR, e8",
      "8/8/8/8/4N3/8/8/8, fKK, e5 e6 e7 e8 d5 c6 b7 a8 f5 g6 h7",
      "8/8/8/8/4N3/8/8/8, ifW2, ''",
      "8/8/8/8/8/8/4N3/8, ifW2, e3 e4",
      "8/8/8/8/4N3/8/8/8, zfrFF, f5 e6 g4 f7 h5 e8",
      "8/8/8/8/4N3/8/8/8, zfrF, f5 e6 g4 f7 h5 e8",
      "8/8/8/8/4N3/8/8/8, zfrF2, f5 e6 g4",
      "8/8/8/8/4N3/8/8/8, qfrN, g5 h7",
      "8/8/8/8/4N3/8/8/8, qrfN, e8 f6 h7",
  })
  void goes(String board, String power, String squares) {
    OracleState state = OracleGame.of("orthodox", "").parse(board);
    int from = new String(state.pieces).indexOf('N');
    String found = OracleBetza.read(power).stream()
        .flatMap(course -> course.steps(state, from).stream())
        .map(step -> OracleState.name(step.to()))
        .distinct().sorted().collect(Collectors.joining(" "));
    String expected = java.util.Arrays.stream(squares.split(" ")).sorted().collect(Collectors.joining(" "));
    assertEquals(expected, found);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "X", "f", "xN", "W00", "hN", "hlW", "N2f", "mmW", "2W", "fhW", "cafW", "aN", "aaaaaaW",
      "fa", "[W-]", "[W-F", "[K-W]",
      "afgR", "nafW"})
  void refusesWhatItDoesNotKnow(String power) {
    assertThrows(IllegalArgumentException.class, () -> OracleBetza.read(power));
  }
}
