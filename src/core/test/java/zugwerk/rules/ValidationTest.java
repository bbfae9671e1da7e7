package zugwerk.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zugwerk.work.Message.message;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.notation.Fen;
import zugwerk.variant.SteadyGame;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/** What keeps a setup from being played, in words, each fault with its square. */
class ValidationTest {

  private static String faults(Variant variant, Setup setup) {
    return Validation.faults(variant, setup).stream().map(fault -> fault.square() + " " + fault.text())
        .collect(Collectors.joining("; "));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      orthodox | 8/8/8/8/8/8/8/K7 w               | -1 Black has no King
      orthodox | 8/8/8/8/8/8/8/8 w                | -1 White has no King; -1 Black has no King
      orthodox | kk6/8/8/8/8/8/8/K6K w            | 7 White has 2 Kings: a1, h1; 57 Black has 2 Kings: a8, b8
      orthodox | P3k3/8/8/8/8/8/8/K6P w           | 7 the White Pawn on h1 stands on its own first rank, which no \
      Pawn can reach; 56 the White Pawn on a8 stands on its last rank
      orthodox | p3k3/8/8/8/8/8/8/K6p w           | 7 the Black Pawn on h1 stands on its last rank; 56 the Black \
      Pawn on a8 stands on its own first rank, which no Pawn can reach
      orthodox | 4k3/8/8/8/8/8/8/1K5R w KQkq - 0 1 | 4 castling right K needs a White King on e1; \
      4 castling right Q needs a White King on e1; 0 castling right Q needs a White Rook on a1; \
      63 castling right k needs a Black Rook on h8; 56 castling right q needs a Black Rook on a8
      orthodox | 4k3/8/8/8/8/8/8/K7 w - e6 0 1    | 44 no Pawn can have passed e6, the en passant square, on the last \
      move
      orthodox | k7/8/8/8/8/8/8/R3K3 w - - 0 1    | 56 Black's King on a8 can be captured, and White is to move
      orthodox | k7/8/8/8/8/8/8/R3K3 b - - 0 1    | ''
      poison   | 4k3/8/8/8/8/8/8/K7 w - - 0 1 e4:3 | 28 there is no piece on e4 to have the poison count 3
      poison   | 4k3/8/8/8/4n3/8/8/K7 w - - 0 1 e4:3 | ''
      """)
  void allFaultsAreToldWithTheirSquares(String game, String fen, String faults) {
    Variant variant = Variants.of(game);
    Setup setup = Fen.parse(variant, fen);
    assertEquals(faults, faults(variant, setup));
    if (faults.isEmpty()) {
      Validation.check(variant, setup);
    } else {
      String message =
          assertThrows(InputException.class, () -> Validation.check(variant, setup)).getMessage();
      assertEquals(
          Validation.faults(variant, setup).stream().map(fault -> fault.text().toString())
              .collect(Collectors.joining("; ")),
          message);
    }
  }

  @Test
  void evenA1CannotHaveBeenPassed() {
    Variant orthodox = Variants.of("orthodox");
    Setup setup = Fen.parse(orthodox, "4k3/8/8/8/8/8/8/4K3 w").with(Schema.EN_PASSANT, 1);
    assertTrue(faults(orthodox, setup).startsWith("0 no Pawn can have passed a1"));
    assertEquals("", faults(orthodox, Rights.kept(orthodox, setup)));
  }

  /** A game with a word that may not be said, and with faults that no single change repairs. */
  private static final class Strict extends SteadyGame {
    private static final Slot MARK = new Slot("mark", Slot.Scope.SQUARE, 2);
    private static final Slot WORD = new Slot("word", Slot.Scope.GAME, 1, "word");

    Strict() {
      super("strict", "Strict chess", MARK, WORD);
    }

    @Override
    public long pawnSquares(int side) {
      return 0x00FF00FFFFFFFF00L;
    }

    @Override
    public List<Fault> stateFaults(Setup setup) {
      int marks = schema().offset(MARK);
      int marked = (int) IntStream.range(0, 64).filter(at -> setup.get(marks + at) != 0).count();
      Fault word = new Fault(Fault.NOWHERE, message("a word"));
      Fault many = new Fault(9, message("too many marks"));
      return setup.get(schema().offset(WORD)) != 0 ? marked > 1 ? List.of(word, many) : List.of(word)
          : marked > 1 ? List.of(many) : List.of();
    }
  }

  @Test
  void aFaultOfStateIsMendedByASingleValueIfOneDoes() {
    Variant strict = new Strict();
    int marks = strict.schema().offset(Strict.MARK);
    int word = strict.schema().offset(Strict.WORD);
    Setup kings = Fen.parse(strict, "4k3/8/8/8/8/8/8/4K3 w");
    Setup two = kings.with(marks + 63, 1).with(marks + 20, 2).with(word, 1);
    List<Fault> faults = Validation.faults(strict, two);
    assertEquals(List.of("a word", "too many marks"), faults.stream().map(fault -> fault.text().toString()).toList());
    assertEquals(new Fault.Repair(message("Remove the {0}", message("word")), two.with(word, 0)),
        faults.getFirst().repair().orElseThrow());
    assertEquals(new Fault.Repair(message("Remove the {0} on {1}", message("mark"), "e3"), two.with(marks + 20, 0)),
        faults.getLast().repair().orElseThrow());
    Fault three = Validation.faults(strict, two.with(marks + 5, 1).with(word, 0)).getFirst();
    assertTrue(three.repair().isEmpty(), "one value is not enough");
  }

  @Test
  void aGameSaysWherePawnsCanStand() {
    Variant strict = new Strict();
    assertEquals(
        "40 the White Pawn on a6 stands where no Pawn can be; 47 the Black Pawn on h6 stands where no Pawn can "
            + "be",
        faults(strict, Fen.parse(strict, "4k3/8/P6p/8/8/8/P6p/4K3 w")));
  }
}
