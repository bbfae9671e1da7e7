package zugwerk.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.betza.BetzaParser;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.variant.Variants;

/** Which piece is drawn, and how. */
class FigureTest {

  private static final Schema SCHEMA = Variants.of("polypiece").schema();

  @ParameterizedTest
  @CsvSource({
      "N, N, 0", "NN, N, 4", "gQ, Q, 4", "W, R, 4", "F, B, 6", "D, R, 2", "A, B, 2", "C, N, 6", "Z, N, 2",
      "WF, K, 4", "RB, Q, 0", "BR, Q, 0", "WW, R, 0", "FF, B, 0", "L, N, 6", "fmWfceFifmnD, P, 0"
  })
  void aPowerHasThePieceThatProblemistsDrawForIt(String power, char piece, int eighths) {
    Figure figure = Figure.of(SCHEMA, SCHEMA.type('B'), BetzaParser.parse(power));
    assertEquals(new Figure(piece, eighths), figure);
  }

  @Test
  void aPowerWithoutAPieceIsTheTypeHalfTurned() {
    assertEquals(new Figure('B', 1), Figure.of(SCHEMA, SCHEMA.type('B'), BetzaParser.parse("WD")));
    assertEquals(new Figure('B', 1), Figure.of(SCHEMA, SCHEMA.type('B'), BetzaParser.parse("R4")));
  }

  @Test
  void aKingStaysAKing() {
    assertEquals(new Figure('K', 0), Figure.of(SCHEMA, SCHEMA.type('K'), BetzaParser.parse("NN")));
  }

  @Test
  void piecesAreDrawnByTypeUnlessTheLookShowsByPower() {
    Diagram diagram = Samples.of("polypiece", "N=NN/WD", "k7/8/8/8/8/8/8/KN6 w");
    int knight = diagram.setup().piece(1);
    Position position = Position.of(diagram.setup());
    assertEquals(new Figure('N', 0), DiagramSquare.figure(diagram.variant(), position, knight, Look.Pieces.TYPE));
    assertEquals(new Figure('N', 4), DiagramSquare.figure(diagram.variant(), position, knight, Look.Pieces.POWER));
  }

  /** Orthodox pieces stand upright; of fairy pieces with the same usual picture, the later ones are turned further. */
  @Test
  void fairyPiecesAreTurnedAndDistinct() {
    Schema schema = Variants.of("fairy", "A=QN;C=Foo:fbWN;G=gQ;I=NN;L=pQ;M=nN;O=(3,4);Z=Z").schema();
    List<Figure> figures = IntStream.range(0, schema.types().size()).mapToObj(type -> Figure.of(schema, type)).toList();
    assertEquals(figures.size(), figures.stream().distinct().count(), figures.toString());
    assertTrue(figures.stream().limit(6).allMatch(figure -> figure.eighths() == 0));
    assertTrue(figures.stream().skip(6).noneMatch(figure -> figure.eighths() == 0), figures.toString());
    assertEquals(List.of(new Figure('Q', 4), new Figure('N', 4)),
        List.of(figures.get(schema.type('G')), figures.get(schema.type('I'))));
    assertEquals('R', figures.get(schema.type('C')).piece());
    assertTrue(figures.stream().allMatch(figure -> figure.eighths() % 2 == 0), "TeX has quarter turns only");
  }

  @Test
  void everyPieceStaysInsideItsSquareHoweverItIsTurned() {
    for (char piece : "KQRBNP".toCharArray()) {
      for (int eighths = 0; eighths < 8; eighths++) {
        for (boolean black : new boolean[] {false, true}) {
          PieceShapes.Outline outline = PieceShapes.of(PieceSet.NOTO, new Figure(piece, eighths), black);
          Rectangle2D bounds = outline.body().getBounds2D();
          assertTrue(new Rectangle2D.Double(0.02, 0.02, 0.96, 0.96).contains(bounds),
              piece + " turned by " + eighths + ": " + bounds);
          assertTrue(bounds.contains(outline.ink().getBounds2D().getCenterX(), 0.5));
        }
      }
    }
  }
}
