package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.Hyperlink;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import zugwerk.board.Position;
import zugwerk.notation.MoveText;

/** The list of moves is written as people write them in each game, and can be read again. */
class PlayNotationTest extends StudioFixture {

  @TestFactory
  Stream<DynamicTest> everyGameHasItsOwn() {
    return inOneWindow(each -> play(each[0], each[1], each[2], each[3], each[4]),
        "orthodox  | 4k3/8/8/8/8/8/4P3/4K3 w             | e2 | e4 | 1. e4",
        "polypiece | 4k3/8/8/8/8/8/8/4K1N1 w             | g1 | f3 | 1. Nf3=WD",
        "polypiece | 4k3/8/8/8/8/8/8/4K1N1 w - - 0 1 N1  | g1 | g3 | 1. WDg3=N",
        "poison    | 7k/8/8/8/8/8/4N3/K2H4 w             | e2 | f4 | 1. Nf4",
        "shock     | 4k3/8/8/g7/8/8/8/R3K3 w             | a1 | a5 | 1. Rxa5",
        "cursed    | 4k3/8/8/8/8/8/8/4K1N1 w - - 0 1 f3b | g1 | f3 | 1. Nf3†",
        "hitpoint  | 4k3/8/8/8/8/8/8/4K1N1 w             | g1 | f3 | 1. Nf3");
  }

  private void play(String game, String fen, String from, String to, String text) {
    interact(() -> {
      bench.play(game, "");
      bench.paste(fen);
    });
    control(KeyCode.M);
    var before = window.actions().play().setup();
    at(from);
    push(KeyCode.SPACE);
    at(to);
    push(KeyCode.SPACE);
    List<String> links = lookup("#play-moves .hyperlink").queryAllAs(Hyperlink.class).stream()
        .map(Hyperlink::getText).toList();
    assertEquals(List.of(text), links, () -> text("#status"));
    String move = text.substring(3);
    assertEquals(window.actions().play().here().move().orElseThrow(),
        new MoveText(bench.draft().get().variant()).read(Position.of(before), move));
    assertTrue(window.actions().play().line().endsWith(move));
    control(KeyCode.M);
  }
}
