package zugwerk.studio.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Piece;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.studio.editor.Brushes.Brush;

/** Brushes for state: which there are, what they paint, and what they refuse. */
class BrushesTest {

  private final Workbench bench = new Workbench();
  private final Brushes brushes = bench.state().brushes();

  private static int at(String square) {
    return Square.parse(square).getAsInt();
  }

  private void take(String slot, int value) {
    Slot painted = bench.draft().get().variant().schema().slots().stream().filter(each -> each.name().equals(slot))
        .findFirst().orElseThrow();
    brushes.held().set(Optional.of(new Brush(Optional.of(painted), value)));
  }

  /** Paints squares in one stroke; returns what was refused on the first. */
  private String stroke(String... squares) {
    String refused = brushes.begin(at(squares[0]));
    for (String square : squares) {
      brushes.over(at(square));
    }
    brushes.lift();
    return refused;
  }

  private String state() {
    String fen = Fen.format(bench.draft().get().setup());
    return fen.substring(fen.lastIndexOf(' ') + 1);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox | '' | ''", "polypiece | '' | ''", "shock | '' | ''", "andernach | '' | ''",
      "poison | '' | poison count 5, wipe", "cursed | '' | tile 1, tile 2, tile 3, wipe",
      "hitpoint | '' | hit points 1, wipe",
      "orthodox | conditions: Take & Make, Functionary pieces | functionary 1, wipe",
      "shock | conditions: Lost pieces | ''",
      "hitpoint | scale;hills;entrenchment | hit points 100, dug in 1, hill 1, wipe"
  })
  void theBrushesFollowFromTheSlots(String game, String settings, String offered) {
    bench.play(game, settings);
    assertEquals(offered, brushes.offered().stream()
        .map(brush -> brush.slot().map(slot -> slot.name() + " " + brush.value()).orElse("wipe"))
        .collect(Collectors.joining(", ")));
  }

  @Test
  void aStrokeIsOneStepAndTheSameValueAgainTakesItAway() {
    bench.play("cursed", "");
    take("tile", 2);
    assertEquals("", stroke("d4", "e4", "e5"));
    assertEquals("e5b,d4b,e4b", state());
    assertEquals("", stroke("e4", "d4", "a1"));
    assertEquals("e5b", state());
    assertEquals("Erase from e4", bench.history().undoName().get());
    bench.history().undo();
    bench.history().undo();
    assertEquals("-", state());
    bench.history().redo();
    take("tile", 1);
    stroke("d4");
    assertEquals("e5b,d4w,e4b", state());
    brushes.wipe(at("e4"));
    assertEquals("e5b,d4w", state());
    brushes.held().set(Optional.of(brushes.offered().getLast()));
    stroke("e5", "d4");
    assertEquals("-", state());
  }

  @Test
  void onlyWhatAPieceCanHaveIsPainted() {
    bench.play("hitpoint", "");
    bench.paste("4k3/8/8/8/4N3/3P4/8/4K3 w");
    take("hit points", 2);
    assertEquals("", stroke("e4", "d3", "d4"), "a refusal is reported only where a stroke begins");
    assertEquals("e4:2", state());
    assertEquals("a Pawn has hit points up to 1", stroke("d3"));
    assertEquals("there is no piece on a1", stroke("a1"));
    take("hit points", 3);
    stroke("e4");
    assertEquals("-", state(), "all its points are none lost");
  }

  @Test
  void aBrushAndAPieceToBePlacedTakeTurns() {
    bench.play("poison", "");
    bench.tool().set(Piece.of(0, 1));
    take("poison count", 3);
    assertEquals(Piece.NONE, bench.tool().get());
    bench.tool().set(Piece.of(0, 1));
    assertEquals(Optional.empty(), brushes.held().get());
  }

  @Test
  void hillsAreDrawnAtRandomAsManyAsThereWere() {
    bench.play("hitpoint", "scale;hills");
    Slot hill = bench.draft().get().variant().schema().slots().get(1);
    assertTrue(hill.isTerrain());
    brushes.scatter(hill, brushes.scattered(hill), new Random(3));
    List<String> first = List.of(state().split(","));
    assertEquals(8, first.size());
    bench.paste("4k3/8/8/8/8/8/8/4K3 w - - 0 1 a1^,b2^,c3^");
    brushes.scatter(hill, brushes.scattered(hill), new Random(3));
    assertEquals(3, state().split(",").length);
    assertTrue(first.containsAll(List.of(state().split(","))), "the same beginning of the same order");
    bench.history().undo();
    assertEquals("c3^,b2^,a1^", state());
  }
}
