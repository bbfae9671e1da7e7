package zugwerk.studio.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.file.ProblemFile;
import zugwerk.problem.Problem;
import zugwerk.problem.Twin;
import zugwerk.problem.TwinDifference;
import zugwerk.rules.Variant;
import zugwerk.studio.editor.TwinMaker.NewTwin;
import zugwerk.testkit.ProjectRoot;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/** Edits on the board become a twin. */
class TwinMakerTest {

  private final Workbench bench = new Workbench();
  private final TwinMaker maker = new TwinMaker(bench);

  @Test
  void whatIsChangedOnTheBoardBecomesATwin() {
    Problem morphy = ProblemFile.read(ProjectRoot.path("problems/orthodox/morphy-1856.json"));
    bench.open(morphy);
    maker.begin();
    assertEquals(Optional.of(new NewTwin("b", "", "")), maker.making().get());
    bench.move(Square.of(0, 0), Square.of(7, 0));
    bench.remove(Square.of(0, 6));
    bench.setStipulation("#3");
    assertEquals("wRa1-->h1, -bPa7, stipulation #3", maker.making().get().orElseThrow().changes());
    maker.finish();
    assertEquals(morphy.fen(), bench.draft().get().fen());
    assertEquals(List.of("wRa1-->h1, -bPa7, stipulation #3"), bench.draft().get().task().twinTexts());
    assertEquals("Make twin b) wRa1-->h1, -bPa7, stipulation #3", bench.history().undoName().get());
    bench.history().undo();
    assertEquals(morphy, bench.draft().get());

    maker.begin();
    bench.clear();
    bench.setStipulation("");
    assertTrue(!maker.making().get().orElseThrow().fault().isEmpty());
    maker.finish();
    assertTrue(maker.making().get().isPresent(), "a fault is in the way");
    maker.settle();
    assertEquals(morphy, bench.draft().get());
    maker.begin();
    bench.begin();
    assertEquals(Optional.empty(), maker.making().get());
  }

  /** Any pieces and states may be exchanged for others: the text of the twin leads there, or is empty. */
  @Test
  void aDifferenceLeadsToWhatWasWanted() {
    Random random = new Random(17);
    int output = 0;
    for (String game : List.of("orthodox", "poison", "cursed", "hitpoint", "polypiece")) {
      Variant variant = Variants.of(game);
      for (int i = 0; i < 60; i++) {
        Setup from = random(variant, random, Setup.empty(variant.schema()), 12);
        Setup to = from;
        for (int change = random.nextInt(4); change >= 0; change--) {
          int one = random.nextInt(64);
          int other = random.nextInt(64);
          to = random.nextBoolean() ? to.moved(one, other)
              : to.mapped(square -> square == one ? other : square == other ? one : square);
        }
        Setup changed = random(variant, random, to, random.nextInt(2));
        Problem diagram = Problem.of(variant, from);
        Problem wanted = diagram.withSetup(changed);
        try {
          Twin twin = TwinDifference.between(diagram, wanted);
          assertEquals(wanted.setup(), twin.on(diagram, diagram).setup(), twin.text());
          output++;
        } catch (InputException _) {
          // Such as rights that come and go with Kings and Rooks.
        }
      }
    }
    assertTrue(output > 250, output + " of 300");
  }

  private static Setup random(Variant variant, Random random, Setup setup, int pieces) {
    Setup filled = setup;
    for (int i = 0; i < pieces; i++) {
      filled = filled.withPiece(random.nextInt(64),
          Piece.of(random.nextInt(2), random.nextInt(variant.schema().types().size())));
    }
    return filled;
  }
}
