package zugwerk.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Patch;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.notation.RandomPlay;
import zugwerk.rules.Variant;
import zugwerk.testkit.GameSamples;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/** Squares on the clipboard, within a game and from one to another. */
class PatchTextTest {

  static Stream<Named<Variant>> games() {
    return GameSamples.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void anyRectangleReadsBack(Variant variant) {
    Random random = new Random(2);
    for (Setup setup : RandomPlay.positions(variant, 2, 10, 8)) {
      int one = random.nextInt(64);
      int other = random.nextInt(64);
      Patch patch = Patch.of(setup, Square.rectangle(one, other));
      String text = PatchText.write(variant, patch);
      assertEquals(5, text.lines().count());
      Patch read = PatchText.read(variant, text);
      Setup empty = Setup.empty(variant.schema());
      assertEquals(patch.on(empty, 0, 0), read.on(empty, 0, 0), text);
      assertEquals(patch.squares(), read.squares(), text);
    }
  }

  @Test
  void piecesAndStateAreFoundByTheirNamesInAnotherGame() {
    Variant hundredths = Variants.of("hitpoint", "scale");
    Variant points = Variants.of("hitpoint");
    Variant orthodox = Variants.of("orthodox");
    Patch from = Patch.of(Fen.parse(hundredths, "4k3/8/8/3q4/4R3/8/8/K7 w - - 0 1 d5:400,e4:2"), -1L);
    String text = PatchText.write(hundredths, from);
    assertEquals("4k3/8/8/3q4/4R3/8/8/K7 w - - 0 1 e4:2", Fen.format(PatchText.read(points, text).contents()));
    assertEquals("4k3/8/8/3q4/4R3/8/8/K7 w - - 0 1", Fen.format(PatchText.read(orthodox, text).contents()));
    Variant cursed = Variants.of("cursed");
    Patch tiles = Patch.of(Fen.parse(cursed, "8/8/8/8/8/8/3n4/8 w - - 0 1 c3w,d4g"), Square.rectangle(0, 27));
    Patch read = PatchText.read(orthodox, PatchText.write(cursed, tiles));
    assertEquals("8/8/8/8/8/8/3n4/8 w - - 0 1", Fen.format(read.contents()));
    assertEquals(Square.rectangle(0, 27), read.squares());
    int greatest = points.schema().max(points.schema().offset(points.schema().slots().getFirst()));
    for (int value = greatest; value <= greatest + 1; value++) {
      Patch edge = Patch.of(Fen.parse(hundredths, "8/8/8/8/4R3/8/8/8 w - - 0 1 e4:" + value), -1L);
      assertEquals("8/8/8/8/4R3/8/8/8 w - - 0 1 " + (value == greatest ? "e4:" + value : "-"),
          Fen.format(PatchText.read(points, PatchText.write(hundredths, edge)).contents()));
    }
  }

  @Test
  void aPieceThatTheGameHasNotIsNamed() {
    Variant poison = Variants.of("poison");
    String text = PatchText.write(poison, Patch.of(Fen.parse(poison, poison.start()), -1L));
    Variant orthodox = Variants.of("orthodox");
    String message = assertThrows(InputException.class, () -> PatchText.read(orthodox, text)).getMessage();
    assertEquals("there is no Harpy in " + orthodox.title(), message);
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "", "zugwerk squares 2\northodox\n\na1h8\n8/8/8/8/8/8/8/8",
      "zugwerk squares 1\northodox\n\na1i8\n8/8/8/8/8/8/8/8",
      "zugwerk squares 1\northodox\n\na1h8\n8/8/8/8/8/8/8/8\nmore", "zugwerk squares 1\northodox\n\na1h8"
  })
  void otherTextsAreRefused(String text) {
    assertEquals("this is not part of a board", assertThrows(InputException.class,
        () -> PatchText.read(Variants.of("orthodox"), text)).getMessage());
  }
}
