package zugwerk.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zugwerk.work.InputException;

/** Every set has a picture for each piece, which differs from the others. */
class PieceSetTest {

  private static final String PIECES = "KQRBNP";
  private static final Rectangle2D SQUARE = new Rectangle2D.Double(0, 0, 1, 1);

  @ParameterizedTest
  @EnumSource
  void everyPieceFitsItsSquareAndCanBeRecognised(PieceSet set) {
    assertEquals(set, PieceSet.named(set.id()));
    assertTrue(set.licence().matches(".*(Licen[cs]e|licence|public domain).*"), set.licence());
    Set<String> drawn = new HashSet<>();
    for (char piece : PIECES.toCharArray()) {
      for (int eighths = 0; eighths < 8; eighths++) {
        Figure figure = new Figure(piece, eighths);
        PieceShapes.Outline white = PieceShapes.of(set, figure, false);
        PieceShapes.Outline black = PieceShapes.of(set, figure, true);
        for (PieceShapes.Outline one : new PieceShapes.Outline[] {white, black}) {
          Rectangle2D bounds = one.ink().getBounds2D();
          assertTrue(SQUARE.contains(bounds) && bounds.getHeight() > 0.5 && bounds.getWidth() > 0.3,
              figure + " " + bounds);
          assertTrue(covered(one.body()) >= covered(one.ink()), figure.toString());
          drawn.add(PieceShapes.svgPath(one.ink()));
        }
        assertTrue(covered(black.ink()) > covered(white.ink()), figure + " of both sides");
      }
    }
    assertEquals(PIECES.length() * 8 * 2, drawn.size());
  }

  private static int covered(Shape shape) {
    int covered = 0;
    for (int i = 0; i < 900; i++) {
      covered += shape.contains((i % 30 + 0.5) / 30, (Math.floorDiv(i, 30) + 0.5) / 30) ? 1 : 0;
    }
    return covered;
  }

  @ParameterizedTest
  @EnumSource
  void anUnknownSetIsRefusedWithTheNamesThereAre(PieceSet set) {
    String message = assertThrows(InputException.class, () -> PieceSet.named("staunton")).getMessage();
    assertTrue(message.contains(set.id()), message);
  }
}
