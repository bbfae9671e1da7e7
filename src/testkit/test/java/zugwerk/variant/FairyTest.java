package zugwerk.variant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.betza.Catalogue;
import zugwerk.betza.NamedPiece;
import zugwerk.board.PieceType;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.oracle.OracleGame;
import zugwerk.rules.Perft;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.testkit.GameSamples;
import zugwerk.testkit.RandomSetups;
import zugwerk.work.InputException;

/** Fairy chess: the list and what it makes of the game, and every piece of problems by the second program. */
class FairyTest {

  private static final String LETTERS = "ACDEFGHIJL";

  @Test
  void everyPieceOfProblemsMovesAsTheSlowRulesSay() {
    List<NamedPiece> pieces = Catalogue.STANDARD.pieces().stream().filter(piece -> !piece.letters().isEmpty()).toList();
    Random random = new Random(61);
    RandomSetups setups = new RandomSetups(random);
    int compared = 0;
    for (int from = 0; from < pieces.size(); from += LETTERS.length()) {
      List<NamedPiece> some = pieces.subList(from, Math.min(from + LETTERS.length(), pieces.size()));
      Variant game = Variants.of("fairy", IntStream.range(0, some.size())
          .mapToObj(i -> LETTERS.charAt(i) + "=" + some.get(i).expression()).collect(Collectors.joining(";")));
      OracleGame oracle = GameSamples.oracle(game);
      for (int i = 0; i < 60; i++) {
        Setup setup = setups.setup(game);
        if (Validation.faults(game, setup).isEmpty()) {
          String fen = Fen.format(setup);
          assertEquals(oracle.perft(oracle.parse(fen), 1), new Perft(game, 1).count(Position.of(setup), 1),
              game.settings() + " " + fen);
          compared++;
        }
      }
    }
    assertTrue(compared > 60, "only " + compared + " positions can be played");
  }

  @Test
  void aTypeIsCalledByItsNameOrAsTheCatalogueCallsItsPower() {
    Variant game = Variants.of("fairy", "A=QN;C=Foo:C;D=(0,0);E=fbNFW;G=Grasshopper");
    List<PieceType> types = game.schema().types();
    assertEquals(List.of("Amazon", "Foo", "Dummy", "fbNFW", "Grasshopper"),
        types.subList(6, types.size()).stream().map(PieceType::title).toList());
    assertEquals("QRBNACEG", IntStream.of(game.promotions()).mapToObj(type -> String.valueOf(types.get(type).letter()))
        .collect(Collectors.joining()), "no Pawn becomes a Dummy");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '!', value = {
      "N=NN ! unknown type 'N'", "G=gQ/Q ! one power", "G=gQ|gR ! one power", "G=gQ;G=gR ! listed twice",
      "G=(1,8) ! is written like (1,4)", "G=(1,4)2 ! takes no number", "G=q(1,4) ! needs an atom with a letter",
      "G=g(1,4) ! needs a rider", "G=(1,4)(4,1) ! adds nothing"})
  void aListThatMakesNoSenseIsRefused(String list, String why) {
    String message = assertThrows(InputException.class, () -> Variants.of("fairy", list)).getMessage();
    assertTrue(message.contains(why), message);
  }

  @Test
  void piecesKeepTheirLettersInAnotherList() {
    Variant game = Variants.of("fairy", "C=C;G=gQ");
    Setup setup = Fen.parse(game, "4k3/8/8/8/8/2CG4/8/4K3 w");
    assertEquals("4k3/8/8/8/8/3G4/8/4K3 w - - 0 1",
        Fen.format(setup.in(Variants.of("fairy", "A=A;G=gQ;Z=Z").schema())));
  }
}
