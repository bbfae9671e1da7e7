package zugwerk.studio.board;

import atlantafx.base.theme.PrimerLight;
import java.util.Optional;
import javafx.application.Application;
import javafx.beans.property.BooleanProperty;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.studio.WindowRobot;
import zugwerk.studio.editor.KingWatch;
import zugwerk.studio.editor.PlayMode;
import zugwerk.studio.editor.Workbench;
import zugwerk.studio.tabs.WindowLayout;

/** The board alone in a window, and what tests ask of it. */
abstract class BoardFixture extends WindowRobot {

  Workbench bench;
  BoardPane pane;
  PlayMode play;
  KingWatch watch;
  BooleanProperty flipped;
  String news = "";
  final WindowLayout parts = new WindowLayout();

  @Override
  public void start(Stage stage) {
    Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
    bench = new Workbench();
    play = new PlayMode(bench);
    watch = bench.watch();
    flipped = bench.flipped();
    parts.motion().set(false);
    pane = new BoardPane(bench, play, _ -> {}, parts, text -> news = text);
    pane.setTop(pane.legend());
    stage.setScene(new Scene(pane));
    // The stage is the same in every test, so its size must be set each time.
    stage.setWidth(860);
    stage.setHeight(720);
    stage.show();
  }

  /** The pieces of the draft, as FEN writes them. */
  String pieces() {
    return Fen.format(bench.draft().get().setup()).split(" ")[0];
  }

  void setUp(String fen) {
    interact(() -> bench.paste(fen));
  }

  Node square(String name) {
    return lookup("#square-" + name).query();
  }

  boolean marked(String square, String mark) {
    return square(square).getPseudoClassStates().stream().anyMatch(state -> state.getPseudoClassName().equals(mark));
  }

  /** The square that bears a mark, or nothing. */
  Optional<String> marked(String mark) {
    for (int square = 0; square < Square.COUNT; square++) {
      if (marked(Square.name(square), mark)) {
        return Optional.of(Square.name(square));
      }
    }
    return Optional.empty();
  }

  void keys(KeyCode... codes) {
    for (KeyCode code : codes) {
      push(code);
    }
  }
}
