package zugwerk.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.variant.Variants;

/** Castling and capturing en passant by proof and by convention, and whether a position can arise. */
class ProvenRightsTest {

  private static String rights(String game, String fen) {
    Variant variant = Variants.of(game);
    return ProvenRights.of(variant, Fen.parse(variant, fen)).stream().map(part -> {
      String[] fields = Fen.format(part.setup()).split(" ");
      return fields[2] + " " + fields[3] + (part.title().isEmpty() ? "" : " (" + part.title() + ")")
          + (part.remark().isEmpty() ? "" : " " + part.remark());
    }).collect(Collectors.joining(" | "));
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {
      // Langstaff, The Chess Amateur 1922
      "orthodox; 4k2r/8/5B1P/3R1KpP/8/8/8/8 w k -; k g6 (Black may castle, en passant on g6) | - - (nobody may castle)",
      "orthodox; kb6/ppP5/2N1B3/2PpK3/8/8/8/8 w - -; - d6 en passant: the last move was the double step over d6",
      "orthodox; 4k2r/8/5B1P/3R1KpP/8/8/8/8 w - -; - -",
      "orthodox; 4k2r/8/5B1P/3R1KpP/8/8/8/8 w k g6; k g6",
      "orthodox; r3k2r/8/8/8/8/8/8/4K3 w kq -; k - (Black may castle kingside) | q - (Black may castle queenside)",
      "orthodox; r3k3/p7/8/8/8/8/8/4K3 w q -; - - castling: Black may not castle queenside, since its King or Rook must"
          + " have moved",
      "orthodox; r3k3/1p6/p7/8/8/8/8/4K3 w q -; q -",
      // White has the move, so that Black must have moved; White itself may have moved what was captured.
      "orthodox; 4k3/8/8/8/8/8/8/R3K2R w KQ -; KQ -",
      // Nothing is known of positions that cannot have come about at all, nor of games with more state.
      "orthodox; 4k3/pppppppp/p7/8/8/8/8/R3K3 w Q -; Q -",
      "cursed; r3k3/p7/8/8/8/8/8/4K3 w q -; q -",
      "polypiece; r3k3/p7/8/8/8/8/8/4K3 w q -; - - castling: Black may not castle queenside, since its King or Rook must"
          + " have moved"})
  void tellsWhichRightsAreThere(String game, String fen, String expected) {
    assertEquals(expected, rights(game, fen + " 0 1"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox | k1K5/8/8/8/8/8/7P/6B1 w - - 0 1 | legal as far as checked | ''",
      "orthodox | r3k3/p7/8/8/8/8/8/4K3 w q - 0 1 | illegal | castle cannot all be there",
      "orthodox | k1K5/8/8/8/8/8/1P5P/2R3B1 w - - 0 1 | legal as far as checked | ''",
      "orthodox | 5K1k/8/5NP1/8/8/8/8/8 w - - 0 1 | illegal | no move of Black's can have led",
      "orthodox | 4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1 | illegal | has 9 Pawns",
      "polypiece | k1K5/8/8/8/8/8/7P/6B1 w - - 0 1 | legal as far as checked | ''",
      "cursed | k1K5/8/8/8/8/8/7P/6B1 w - - 0 1 | legal as far as checked | ''"})
  void saysWhetherAPositionCanArise(String game, String fen, String verdict, String reason) {
    Variant variant = Variants.of(game);
    List<Fault> doubts = Legality.doubts(variant, Fen.parse(variant, fen), true);
    assertEquals(verdict, Legality.verdict(variant, doubts).toString(), doubts.toString());
    assertTrue(doubts.isEmpty() || doubts.getFirst().text().toString().contains(reason), doubts.toString());
  }

  /** What has come about with its rights keeps them, and is not doubted. */
  @Test
  void playFromTheStartKeepsItsRights() {
    Variant variant = Variants.of("orthodox");
    Random random = new Random(3);
    Generator generator = new Generator(variant);
    for (int walk = 0; walk < 12; walk++) {
      Position position = Position.of(Fen.parse(variant, variant.start()));
      for (int ply = 0; ply < 40; ply++) {
        MoveList moves = new MoveList();
        generator.legal(position, moves);
        if (moves.size() == 0) {
          break;
        }
        MoveMaker.make(variant, position, moves.get(random.nextInt(moves.size())));
        if (ply % 4 == walk % 4) {
          Setup now = position.setup().with(Schema.EN_PASSANT, 0);
          assertEquals(List.of(new ProvenRights.Part(now)), ProvenRights.of(variant, now), Fen.format(now));
          assertEquals(List.of(), Legality.doubts(variant, position.setup(), true), Fen.format(now));
        }
      }
    }
  }
}
