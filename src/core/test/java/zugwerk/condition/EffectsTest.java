package zugwerk.condition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.LetterText;
import zugwerk.notation.Letters;
import zugwerk.notation.MoveText;
import zugwerk.notation.Replay;
import zugwerk.rules.Move;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

class EffectsTest {

  private static Variant game(String conditions) {
    return Variants.of("orthodox", "conditions: " + conditions);
  }

  @ParameterizedTest
  @CsvSource({"Circe, 7k/8/8/8/8/2b5/8/1N4K1 w - - 0 1, b1c3, Nxc3[+bBf8]",
      "Circe PWC, 7k/8/8/8/8/2b5/8/1N4K1 w - - 0 1, b1c3, Nxc3[+bBb1]",
      "Anticirce, 7k/8/8/8/8/2b5/4N3/5K2 w - - 0 1, e2c3, Nxc3[wNc3->g1]",
      "Andernach, 7k/8/8/8/8/2b5/8/1N4K1 w - - 0 1, b1c3, Nxc3[c3=bN]",
      "Protean, 7k/8/8/8/8/2b5/8/1N4K1 w - - 0 1, b1c3, Nxc3[c3=wB]+",
      "Take & Make, 7k/8/8/8/8/2b5/8/1N4K1 w - - 0 1, b1c3/e5, Nxc3/e5",
      "Circe Take & Make, 7k/8/8/8/8/2b5/8/1N4K1 w - - 0 1, b1c3/e5, Nxc3/e5[+bBe5]",
      "Sentinelles, 7k/8/8/8/8/2b5/3N4/6K1 w - - 0 1, d2b3, Nb3[+wPd2]",
      "Neutral pieces, 7k/8/8/8/8/2b5/8/1N4K1 w - - 0 1 b1n, b1c3, Nxc3",
      "Maximummer, 7k/8/8/8/8/2b5/8/1N4K1 w - - 0 1, b1c3, Nxc3"})
  void effectsFollowTheMove(String conditions, String fen, String move, String written) {
    Variant game = game(conditions);
    Position position = Position.of(Fen.parse(game, fen));
    MoveText texts = new MoveText(game);
    Move read = texts.read(position, move);
    assertEquals(written, texts.write(position, read));
    for (String form : List.of(written, written.replaceAll("\\[.*]", ""), written.replace("[", " ["),
        written.replaceAll("\\[.*]", "[+wQa1]"))) {
      assertEquals(read, texts.read(position, form), form);
    }
  }

  @Test
  void linesAreReadWithAndWithoutEffects() {
    Variant game = game("Circe");
    Setup setup = Fen.parse(game, "7k/8/8/8/8/2b5/8/1N4K1 w - - 0 1");
    List<Move> moves = Replay.moves(game, setup, "1.Nxc3[+bBf8] Bg7 2.Ne4");
    assertEquals(moves, Replay.moves(game, setup, "1.Sxc3 [+bLf8] Bg7 2.Se4".replace('L', 'B')));
    assertEquals("1. Nxc3[+bBf8] Bg7 2. Ne4", Replay.line(game, setup, moves));
  }

  @Test
  void effectsHaveTheLettersOfTheReader() {
    LetterText german = LetterText.of(Letters.GERMAN, game("Circe"));
    assertEquals("Sxc3[+sLf8]".replace("sL", "bL"), german.write("Nxc3[+bBf8]"));
    assertEquals("Sxc3[c3=bS][nTa1->a3][-wBd2]", german.write("Nxc3[c3=bN][nRa1->a3][-wPd2]"));
    assertEquals("Nxc3[c3=bN][nRa1->a3][-wPd2]", german.read("Sxc3[c3=bS][nTa1->a3][-wBd2]"));
  }

  /** Brackets of games with state are no effects. */
  @Test
  void otherBracketsStay() {
    Variant poison = Variants.of("poison", "conditions: Circe");
    Position position = Position.of(Fen.parse(poison, "4k3/8/8/8/8/8/1p6/H3K3 w - - 0 1"));
    MoveText texts = new MoveText(poison);
    String written = texts.write(position, texts.read(position, "a1*b2"));
    assertTrue(written.endsWith("[b2,5]"), written);
    try {
      texts.read(position, written.replace("b2,5", "c7,5"));
      assertTrue(false, "another victim is read");
    } catch (InputException expected) {
      assertTrue(expected.getMessage().contains("c7"), expected.getMessage());
    }
  }
}
