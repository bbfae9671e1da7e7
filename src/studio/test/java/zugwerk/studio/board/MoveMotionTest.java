package zugwerk.studio.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Group;
import org.junit.jupiter.api.Test;
import zugwerk.board.Square;
import zugwerk.studio.editor.Stepper.Step;

/** Pieces slide along the moves that are made and taken back, and along nothing else. */
class MoveMotionTest extends BoardFixture {

  private final List<String> slides = new ArrayList<>();

  private void play(String from, String to) {
    play.play(play.between(Square.parse(from).orElseThrow(), Square.parse(to).orElseThrow()).getFirst());
  }

  @Test
  void aPieceSlidesAlongItsMove() throws Exception {
    interact(() -> {
      bench.paste("4k3/8/8/8/8/8/4P3/4K2R w K");
      bench.board().addListener((_, old, now) -> Slide.between(old, now).forEach(this::note));
      play.start();
      play("e1", "g1");
      play.step(Step.BACK);
      play("e2", "e4");
      play("e8", "e7");
      play.step(Step.FIRST);
      bench.comeBack();
      bench.move(Square.of(4, 1), Square.of(4, 3));
    });
    // From the first position to the last it is no single move.
    assertEquals(List.of("e1g1", "h1f1", "g1e1", "f1h1", "e2e4", "e8e7"), slides);
    Group motion = lookup("#motion").query();
    assertTrue(motion.getChildren().isEmpty(), "motion is off");
    interact(() -> {
      parts.motion().set(true);
      play.start();
      play("e1", "e2");
      assertEquals(1, motion.getChildren().size());
      assertTrue(marked("e2", "awaited"));
    });
    until(() -> motion.getChildren().isEmpty());
    assertFalse(marked("e2", "awaited"));
  }

  private void note(Slide slide) {
    slides.add(Square.name(slide.from()) + Square.name(slide.to()));
  }
}
