package zugwerk.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.betza.BetzaException;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Perft;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;

/** Bent riders and moves of several legs in games, played at random by both programs. */
class BentRidersTest {

  private static final String FAIRY = "4k3/ggii1ppp/8/1G2X3/2I2g2/8/PPPX1PPP/4K3 w - - 0 1";

  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {
      "polypiece N=[F?R]/N;B=[W?B]/B0;Q=mcQ/[D?A]",
      "polypiece N=hrN/hlN0;B=m[F?R3]c[W?FF]/W0;K=K/f[F?R2]bK",
      "polypiece N=[F-R]/afsW|[F-W]/N;B=yafsW/B;Q=gaQ/Q;K=K/afsK",
      "polypiece R=afsR/R;N=gafsQ/mafsmWcN;P=fmWfceFimafmW/fmWfceFifmnD",
      "fairy G=[F-R];I=gafsQ;X=yafsW", "fairy G=gaQgabQ;I=mafsmWcN;X=[W-F?R]"})
  void theLegalMovesAreThoseOfTheSlowProgram(String game, String lists) {
    Variant variant = Variants.of(game, lists);
    OracleGame slow = OracleGame.of(game, lists);
    MoveText texts = new MoveText(variant);
    Random random = new Random(1);
    for (int played = 0; played < 4; played++) {
      Setup setup = game.equals("fairy") ? Fen.parse(variant, FAIRY) : Fen.start(variant);
      List<Move> legal = texts.legal(Position.of(setup));
      for (int ply = 0; ply < 60 && !legal.isEmpty(); ply++) {
        assertEquals(slow.legalMoves(slow.parse(Fen.format(setup))).stream().sorted().toList(),
            legal.stream().map(move -> LongForm.of(variant.schema(), move)).sorted().toList(), Fen.format(setup));
        Move move = legal.get(random.nextInt(legal.size()));
        Position position = Position.of(setup);
        String text = texts.write(position, move);
        assertEquals(move, texts.read(Position.of(setup), text), text);
        setup = MoveMaker.after(variant, setup, move);
        legal = texts.legal(Position.of(setup));
      }
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = ' ',
      value = {"K=WF;N=[F?R];atoms;W=W/F 7", "K=WF;atoms;W=W/[F?R] 15", "K=WF;N=afsW;atoms;W=W/F 7",
          "K=WF;atoms;W=afsW/F 13", "K=WF;N=N;atoms;F=F/Moose:gafsQ 25"})
  void listsOfAtomsRefuseLegs(String lists, int position) {
    BetzaException fault = assertThrows(BetzaException.class, () -> Variants.of("polypiece", lists));
    assertEquals("a move of several legs has no atom that could have a list", fault.reason().toString());
    assertEquals(position, fault.position());
  }

  /** Also Castling, promotion and checks by these pieces. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {
      "polypiece; N=[F-R]/afsW|[F-W]/N,B=yafsW/B,Q=gaQ/Q; r3k2r/1P2q3/2n2b2/8/8/2B2N2/1Q2p3/R3K2R w KQkq - 0 1; 2",
      "polypiece; R=afsR/R,K=K/afsK; 4k3/1P3r2/8/8/3R4/8/5p2/R3K2R w KQ - 0 1; 3",
      "fairy; G=[F-R],I=gafsQ,X=yafsW; 4k3/1Pg2i2/8/3X4/8/2G2I2/5p2/4K3 w - - 0 1; 2",
      "fairy; G=gaQgabQ,I=mafsmWcN,X=[W-F?R]; 4k3/1Pg2i2/8/3X4/8/2G2I2/5p2/4K3 w - - 0 1; 2"})
  void countsThePositionsOfTheSlowProgram(String game, String lists, String fen, int depth) {
    String list = lists.replace(',', ';');
    Variant variant = Variants.of(game, list);
    OracleGame slow = OracleGame.of(game, list);
    assertEquals(slow.perft(slow.parse(fen), depth),
        new Perft(variant, depth).count(Position.of(Fen.parse(variant, fen)), depth));
  }
}
