package zugwerk.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

class FenTest {

  private static final Variant ORTHODOX = Variants.of("orthodox");

  @Test
  void missingFieldsTakeTheirDefaults() {
    assertEquals("8/8/8/8/8/8/8/K1k5 w - - 0 1", Fen.format(Fen.parse(ORTHODOX, "8/8/8/8/8/8/8/K1k5")));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w | rank 7 | 9 squares",
      "8/8/8/8/8/8/8 w | 7 ranks | instead of 8",
      "8/8/8/8/8/8/8/KX6 w | on b1 | 'X'",
      "8/8/8/8/8/8/8/K7 x | side to move | 'x'",
      "8/8/8/8/8/8/8/K7 w KK | castling | 'KK'",
      "8/8/8/8/8/8/8/K7 w - e9 | en passant | 'e9'",
      "8/8/8/8/8/8/8/K7 w - - -1 | half-move counter | '-1'",
      "8/8/8/8/8/8/8/K7 w - - 0 -1 | move number | '-1'",
      "8/8/8/8/8/8/8/K7 w - - 0 1 N1 | 'N1' | is unknown",
      "8/8/8/8/8/8/8/K7 w - - 0 1 - more | 8 fields | 7"
  })
  void faultsSayWhatAndWhere(String fen, String what, String more) {
    String message = assertThrows(InputException.class, () -> Fen.parse(ORTHODOX, fen)).getMessage();
    assertTrue(message.contains(what.strip()) && message.contains(more.strip()), message);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "8/8/8/8/8/8/8/K7 w | Black has no King",
      "kk6/8/8/8/8/8/8/K7 w | Black has 2 Kings: a8, b8",
      "kP6/8/8/8/8/8/8/K7 w | the White Pawn on b8 stands on its last rank",
      "k7/8/8/8/8/8/8/K1p5 w | the Black Pawn on c1 stands on its last rank",
      "k7/8/8/8/8/8/8/K1P5 w | the White Pawn on c1 stands on its own first rank, which no Pawn can reach",
      "k7/8/8/8/8/8/8/4K3 w K | castling right K needs a White Rook on h1",
      "k7/8/8/8/8/8/8/K7 w - e6 | no Pawn can have passed e6, the en passant square, on the last move",
      "k7/8/8/8/8/8/R7/K7 w - - | Black's King on a8 can be captured, and White is to move"
  })
  void setupsThatCannotBePlayedAreReadAndTheirFaultsNamed(String fen, String fault) {
    assertEquals(fault.strip(),
        Validation.faults(ORTHODOX, Fen.parse(ORTHODOX, fen.strip())).getFirst().text().toString());
  }

  @Test
  void allFaultsAreFoundAtOnce() {
    // No King on either side, two Pawns on their last ranks, and neither King nor Rook at home for O-O.
    assertEquals(6, Validation.faults(ORTHODOX, Fen.parse(ORTHODOX, "P7/8/8/8/8/8/8/p7 w K")).size());
  }

  @Test
  void aCounterBeyondTheListIsAFault() {
    Variant polypiece = Variants.of("polypiece", "N=N/WD/C");
    assertTrue(Validation.faults(polypiece, Fen.parse(polypiece, "k7/8/8/8/8/8/8/K7 w - - 0 1 B2"))
        .getFirst().text().toString().contains("B2"));
    assertThrows(InputException.class, () -> Fen.parse(polypiece, "k7/8/8/8/8/8/8/K7 w - - 0 1 B7"));
  }
}
