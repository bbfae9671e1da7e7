package zugwerk.studio.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Position;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.notation.MoveText;

/** Moves and variations that are played on the board. */
class PlayModeTest {

  private final Workbench bench = new Workbench();
  private final PlayMode play = new PlayMode(bench);

  private void move(String from, String to) {
    play.play(play.between(Square.parse(from).orElseThrow(), Square.parse(to).orElseThrow()).getFirst());
  }

  private void playWithVariations() {
    bench.paste("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    play.start();
    move("e2", "e4");
    move("e8", "e7");
    move("e1", "e2");
    play.goTo(1);
    move("e8", "d7");
    move("e1", "f2");
    play.goTo(0);
    move("e2", "e3");
  }

  private String here() {
    return Fen.format(play.setup()).split(" ")[0];
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox  | 4k3/8/8/8/8/8/4P3/4K3 w             | e2 | e4 | 1. e4",
      "polypiece | 4k3/8/8/8/8/8/8/4K1N1 w             | g1 | f3 | 1. Nf3=WD",
      "polypiece | 4k3/8/8/8/8/8/8/4K1N1 w - - 0 1 N1  | g1 | g3 | 1. WDg3=N",
      "poison    | 7k/8/8/8/8/8/4N3/K2H4 w             | e2 | f4 | 1. Nf4",
      "shock     | 4k3/8/8/g7/8/8/8/R3K3 w             | a1 | a5 | 1. Rxa5",
      "cursed    | 4k3/8/8/8/8/8/8/4K1N1 w - - 0 1 f3b | g1 | f3 | 1. Nf3†",
      "hitpoint  | 4k3/8/8/8/8/8/8/4K1N1 w             | g1 | f3 | 1. Nf3"
  })
  void movesAreWrittenInTheNotationOfTheGame(String game, String fen, String from, String to, String text) {
    bench.play(game, "");
    bench.paste(fen);
    play.start();
    Position before = Position.of(play.setup());
    move(from, to);
    assertEquals(text, play.line());
    assertEquals(play.here().move().orElseThrow(),
        new MoveText(bench.draft().get().variant()).read(before, text.substring(3)));
  }

  @Test
  void goingBackAndPlayingAnotherMoveMakesAVariation() {
    playWithVariations();
    assertEquals("1. e4 (1. e3) 1... Ke7 (1... Kd7 2. Kf2) 2. Ke2", play.line());
    assertEquals("4k3/8/8/8/8/8/4P3/4K3", Fen.format(bench.draft().get().setup()).split(" ")[0]);
    play.goTo(0);
    move("e2", "e3");
    assertEquals("1. e4 (1. e3) 1... Ke7 (1... Kd7 2. Kf2) 2. Ke2", play.line(), "the same move is no variation");
  }

  @Test
  void aVariationIsReachedPromotedAndDeleted() {
    playWithVariations();
    play.goBeside(-1);
    assertEquals("4k3/8/8/8/4P3/8/8/4K3", here());
    play.goToEnd();
    assertEquals("8/4k3/8/8/4P3/8/4K3/8", here());
    play.step(Stepper.Step.BACK);
    play.goBeside(1);
    play.step(Stepper.Step.FORWARD);
    assertEquals("8/3k4/8/8/4P3/8/5K2/8", here());
    play.promote();
    assertEquals("1. e4 (1. e3) 1... Kd7 (1... Ke7 2. Ke2) 2. Kf2", play.line());
    assertEquals("8/3k4/8/8/4P3/8/5K2/8", here());
    play.goTo(1);
    move("e8", "e7");
    play.delete();
    assertEquals("1. e4 (1. e3) 1... Kd7 2. Kf2", play.line());
    assertEquals("4k3/8/8/8/4P3/8/8/4K3", here());
  }

  @Test
  void whatWasPlayedIsThereAfterComingBack() {
    playWithVariations();
    String line = play.line();
    play.stop();
    assertFalse(play.on().get());
    bench.paste("4k3/8/8/8/8/8/4P3/Q3K3 w - - 0 1");
    play.start();
    assertEquals("", play.line(), "from another position nothing was played");
    play.stop();
    bench.history().undo();
    play.start();
    assertEquals(line, play.line());
    assertEquals("4k3/8/8/8/8/4P3/8/4K3", here());
  }
}
