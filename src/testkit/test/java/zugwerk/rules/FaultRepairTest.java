package zugwerk.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zugwerk.work.Message.message;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.guest.Gravity;
import zugwerk.notation.Fen;
import zugwerk.variant.Variants;
import zugwerk.work.Language;
import zugwerk.work.Message;
import zugwerk.work.Texts;

/** Faults with what repairs them, and doubts. */
class FaultRepairTest {

  private static Setup setup(String game, String fen) {
    return Fen.parse(Variants.of(game), fen);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox  | 4k3/8/8/8/8/8/8/K2K4 w - - 0 1           | Remove the King on d1       | 4k3/8/8/8/8/8/8/K7 w - - 0 1",
      "orthodox  | 4k2P/8/8/8/8/8/8/K7 w - - 0 1            | Remove the Pawn             | 4k3/8/8/8/8/8/8/K7 w - - 0 1",
      "orthodox  | 4k3/8/8/8/8/8/8/K2P4 w - - 0 1           | Remove the Pawn             | 4k3/8/8/8/8/8/8/K7 w - - 0 1",
      "orthodox  | r3k3/8/8/8/8/8/8/K7 w kq - 0 1           | Drop the right k            | r3k3/8/8/8/8/8/8/K7 w q - 0 1",
      "orthodox  | 4k3/8/8/8/8/8/8/K7 w - e6 0 1            | Drop the en passant square  | 4k3/8/8/8/8/8/8/K7 w - - 0 1",
      "orthodox  | k7/8/8/8/8/8/8/R3K3 w - - 0 1            | Let Black move              | k7/8/8/8/8/8/8/R3K3 b - - 0 1",
      "poison    | 4k3/8/8/8/8/8/8/K7 w - - 0 1 e4:3        | Remove the poison count     | 4k3/8/8/8/8/8/8/K7 w - - 0 1 -",
      "cursed    | 4k3/8/8/8/4P3/8/8/K7 w - - 0 1 e4w,b2g   | Remove the tile on e4       | 4k3/8/8/8/4P3/8/8/K7 w - - 0 1 b2g",
      "hitpoint  | 4k3/8/8/8/4N3/8/8/K7 w - - 0 1 e4:7,a1:1 | Remove the hit points on e4 | 4k3/8/8/8/4N3/8/8/K7 w - - 0 1 a1:1",
      "polypiece | 4k3/8/8/8/8/8/8/K7 w - - 0 1 B1,P1       | Remove the power            | 4k3/8/8/8/8/8/8/K7 w - - 0 1 B1"
  })
  void aFaultWithAnObviousRepairOffersIt(String game, String fen, String title, String repaired) {
    Variant variant = Variants.of(game);
    Fault.Repair repair = Validation.faults(variant, Fen.parse(variant, fen)).getFirst().repair().orElseThrow();
    assertEquals(title, repair.title().toString());
    assertEquals(repaired, Fen.format(repair.setup()));
  }

  @Test
  void repairingOneAfterTheOtherComesToAnEnd() {
    Variant variant = Variants.of("poison");
    Setup setup = setup("poison", "K3k2P/8/8/8/8/8/8/K2K2p1 b KQkq e6 0 1 e4:3,d5:1");
    int steps = 0;
    for (List<Fault> faults = Validation.faults(variant, setup); !faults.isEmpty() && steps < 20; steps++) {
      setup = faults.stream().flatMap(fault -> fault.repair().stream()).findFirst().orElseThrow().setup();
      int before = faults.size();
      faults = Validation.faults(variant, setup);
      assertTrue(faults.size() <= before, faults.toString());
    }
    assertTrue(Validation.faults(variant, setup).isEmpty());
  }

  @Test
  void aMissingKingMayBeAllowedByTheGame() {
    Setup lacking = setup("orthodox", "8/8/8/8/8/8/8/K7 w");
    Fault.Repair repair = Validation.faults(Variants.of("orthodox"), lacking).getFirst().repair().orElseThrow();
    assertEquals("Allow a board without a black King", repair.title().toString());
    assertEquals(List.of(), Validation.faults(Variants.of("orthodox"), repair.setup()));
    Variant gravity = new Gravity();
    Setup there = Fen.parse(gravity, "8/8/8/8/8/8/8/K7 w").with(Schema.KINGLESS, 2);
    assertEquals(List.of(new Fault(Fault.NOWHERE, message("{0} has no King", message("Black")))),
        Validation.faults(gravity, there));
  }

  @Test
  void twoCheckedKingsHaveNoRepair() {
    assertTrue(Validation.faults(Variants.of("orthodox"), setup("orthodox", "k6R/8/8/8/8/8/8/K6r w")).getFirst()
        .repair().isEmpty());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox | rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w | ''",
      "orthodox | 4k3/pppppppp/p7/8/8/8/8/4K3 w                 | Black has 9 Pawns, and begins with 8",
      "orthodox | 4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w                | White must have promoted 1 Pawn, and only 0 are missing",
      "orthodox | 4k3/8/8/8/8/8/PPPPPPP1/QQ2K3 w                | ''",
      "orthodox | 4k3/8/8/8/8/NN6/PPPPPPP1/QQN1K3 w              | White must have promoted 2 Pawns, and only 1 is missing",
      "poison   | 4k3/8/8/8/8/8/8/HHH1K3 w                      | White has 3 pieces of the type Harpy, begins with 2, and no Pawn becomes one",
      "shock    | 4k3/8/8/8/8/8/8/GG2K3 w                       | ''"
  })
  void whatCannotComeAboutIsDoubtful(String game, String fen, String doubts) {
    assertEquals(doubts, String.join("; ",
        RetroChecks.of(Variants.of(game), setup(game, fen)).stream().map(fault -> fault.text().toString()).toList()));
  }

  @Test
  void tooManyPiecesAreDoubtfulToo() {
    List<Fault> doubts = RetroChecks.of(Variants.of("orthodox"),
        setup("orthodox", "4k3/8/8/8/8/Q7/PPPPPPPP/RNBQKBNR w"));
    assertEquals("White has 17 pieces, and begins with 16", doubts.getFirst().text().toString());
    assertEquals(2, doubts.size());
  }

  @Test
  void everyGamesStartIsBeyondDoubt() {
    for (Variant variant : Variants.all()) {
      assertEquals(List.of(), RetroChecks.of(variant, Fen.parse(variant, variant.start())), variant.id());
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox  | P7/8/8/8/8/8/8/p7 w K - 0 1",
      "orthodox  | 4k3/8/8/8/8/8/8/K2KP3 w - e6 0 1",
      "orthodox  | k7/8/8/8/8/8/8/R3K3 w - - 0 1",
      "orthodox  | 4k3/pppppppp/p7/8/8/8/PPPPPPPP/QQQ1K3 w - - 0 1",
      "orthodox  | 4k3/8/8/8/8/P7/P7/4K3 w - - 0 1",
      "orthodox  | 4k3/8/8/2N1N3/8/3n4/8/4K3 w - - 0 1",
      "orthodox  | 5K1k/8/5NP1/8/8/8/8/8 w - - 0 1",
      "orthodox  | r3k3/p7/8/8/8/8/8/4K3 w q - 0 1",
      "orthodox  | r3k2r/8/8/8/8/8/8/4K3 w kq - 0 1",
      "poison    | 4k3/8/8/8/8/8/8/HHH1K3 w - - 0 1 e4:3",
      "cursed    | 4k3/8/8/8/4P3/8/8/K7 w - - 0 1 e4w",
      "hitpoint  | 4k3/8/8/8/4N3/8/8/K7 w - - 0 1 e4:7",
      "polypiece | 4k3/8/8/8/8/8/8/K7 w - - 0 1 B1"
  })
  void faultsDoubtsAndRightsAreWordedInTheReadersLanguage(String game, String fen) {
    Variant variant = Variants.of(game);
    Setup setup = Fen.parse(variant, fen);
    List<Fault> faults = Validation.faults(variant, setup);
    List<Fault> doubts = Legality.doubts(variant, setup, faults.isEmpty());
    List<Message> all = Stream.of(
        Stream.concat(faults.stream(), doubts.stream()).map(Fault::text),
        faults.stream().flatMap(fault -> fault.repair().stream()).map(Fault.Repair::title),
        ProvenRights.of(variant, setup).stream().flatMap(part -> Stream.of(part.title(), part.remark())),
        Stream.of(Legality.verdict(variant, doubts)), Legality.checks(variant).stream())
        .flatMap(texts -> texts).toList();
    assertEquals(List.of(), all.stream().map(Texts.in(Language.RUSSIAN)::lang)
        .filter(text -> Pattern.compile("[A-Za-z]{3}").matcher(text).find()).toList());
    assertTrue(all.stream().anyMatch(text -> Pattern.compile("[A-Za-z]{3}").matcher(text.toString()).find()));
  }
}
