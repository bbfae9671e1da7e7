package zugwerk.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.notation.Replay;
import zugwerk.rules.Move;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;

/** Bent riders and the other short forms in Polypiece lists, played at random by both programs. */
class BentRidersTest {

  @ParameterizedTest
  @ValueSource(strings = {"N=[F?R]/N;B=[W?B]/B0;Q=mcQ/[D?A]", "N=hrN/hlN0;B=m[F?R3]c[W?FF]/W0;K=K/f[F?R2]bK"})
  void theLegalMovesAreThoseOfTheSlowProgram(String lists) {
    Variant variant = Variants.of("polypiece", lists);
    OracleGame slow = OracleGame.of("polypiece", lists);
    MoveText texts = new MoveText(variant);
    Random random = new Random(1);
    for (int game = 0; game < 4; game++) {
      Setup setup = Fen.start(variant);
      List<Move> legal = texts.legal(Position.of(setup));
      for (int ply = 0; ply < 60 && !legal.isEmpty(); ply++) {
        assertEquals(slow.legalMoves(slow.parse(Fen.format(setup))).stream().sorted().toList(),
            legal.stream().map(move -> LongForm.of(variant.schema(), move)).sorted().toList(), Fen.format(setup));
        setup = Replay.after(variant, setup, legal.get(random.nextInt(legal.size())));
        legal = texts.legal(Position.of(setup));
      }
    }
  }

  @Test
  void atomsCannotBend() {
    assertThrows(IllegalArgumentException.class, () -> Variants.of("polypiece", "K=WF;N=[F?R];atoms;W=W/F"));
  }
}
