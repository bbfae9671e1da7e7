package zugwerk.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.TabPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import zugwerk.problem.Credits;
import zugwerk.rules.Variant;
import zugwerk.studio.action.Command;
import zugwerk.testkit.ProjectRoot;
import zugwerk.variant.Variants;

/** Only the size of the window moves the board. */
class FixedBoardTest extends StudioFixture {

  private static final Path MANSFIELD = ProjectRoot.path("problems/orthodox/mansfield-1917.json");

  private record Size(int width, int height) {}

  private final List<String> moves = new ArrayList<>();
  private Bounds first;

  private Bounds board() {
    Node frame = lookup("#board .frame").query();
    return frame.localToScene(frame.getLayoutBounds());
  }

  private void does(String what, Runnable action) {
    interact(action);
    Bounds now = board();
    if (!now.equals(first)) {
      moves.add(what + ": " + first + " -> " + now);
      first = now;
    }
  }

  private void runs(Command command) {
    does(command.label(), window.registry().of(command).run());
  }

  @Override
  boolean solvesEdits() {
    return false;
  }

  @TestFactory
  Stream<DynamicTest> nothingButTheWindowMovesTheBoard() {
    return inOneWindow(Stream.of(new Size(960, 540), new Size(1240, 850), new Size(1440, 900), new Size(1600, 900)),
        this::staysAt);
  }

  private void staysAt(Size size) {
    interact(() -> {
      Stage stage = (Stage) lookup("#board").query().getScene().getWindow();
      stage.setWidth(size.width());
      stage.setHeight(size.height());
      bench.play("orthodox", "");
      bench.clear();
    });
    moves.clear();
    first = board();
    for (Variant game : Variants.all()) {
      does(game.id(), () -> bench.play(game.id(), ""));
      does("start of " + game.id(), bench::start);
      runs(Command.PLAY_MOVES);
      runs(Command.PLAY_MOVES);
    }
    does("many powers", () -> bench.play("polypiece", "N=N/WD/AF/Z/C/NW|WD/N;B=B/R4/FF/B3/B2;R=R/NN/WW/R2|NN/R"));
    does("state", () -> {
      bench.play("poison", "");
      bench.paste("hnbdkbnh/pppppppp/8/8/8/8/PPPPPPPP/HNBDKBNH w - - 0 1 a7:1,b7:2,c7:3,d7:4,e7:5,f7:1,g7:2,h7:3");
    });
    Consumer<String> setUp = fen -> does(fen, () -> bench.paste(fen));
    does("orthodox", () -> bench.play("orthodox", ""));
    setUp.accept("8/8/8/8/8/8/8/8 w - -");
    setUp.accept("k7/8/K7/8/8/8/8/7R w - -");
    runs(Command.KING_FIELD);
    runs(Command.OTHER_KING);
    runs(Command.KING_FIELD);
    runs(Command.MAKE_TWIN);
    runs(Command.STOP);
    runs(Command.NEW);
    runs(Command.CLOSE_TAB);
    does("a file", () -> window.open(List.of(MANSFIELD)));
    does("credits", () -> bench.credit(Credits.NONE.withTitle("A title").withSource("Long source ".repeat(20))));
    does("no credits", () -> bench.credit(Credits.NONE));
    TabPane panes = lookup("#panes").query();
    runs(Command.SOLVE_NOW);
    panes.getTabs().forEach(tab -> does(tab.getText(), () -> panes.getSelectionModel().select(tab)));
    assertEquals(List.of(), moves);
  }
}
