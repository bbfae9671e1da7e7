package zugwerk.web;

import java.util.List;
import java.util.Map;
import zugwerk.board.Position;
import zugwerk.notation.Fen;
import zugwerk.rules.Perft;
import zugwerk.rules.Variant;
import zugwerk.solve.Stipulation;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;
import zugwerk.work.Message;
import zugwerk.work.Reason;

/**
 * Answers the calls of a page. Each call has a name and texts, and is answered with JSON; a fault in what the reader
 * wrote is {@code {"fault": "a sentence"}}.
 */
public final class Player {

  private Player() {}

  /** Makes the calls available to the page. */
  public static void main(String[] arguments) {
    Page.answer(Player::answer);
  }

  /**
   * Answers a call.
   *
   * @param texts the game, its settings, a FEN, and what else the call needs
   */
  static String answer(String name, String[] texts) {
    try {
      return Json.of(name.equals("games") ? games() : answer(name, Variants.of(texts[0], texts[1]), texts));
    } catch (InputException fault) {
      return Json.of(Map.of("fault", Reason.of(fault)));
    }
  }

  private static Map<String, ?> answer(String name, Variant game, String[] texts) {
    if (name.equals("lists")) {
      return PowerTools.lists(game);
    }
    if (name.equals("reach")) {
      return PowerTools.reach(texts[2]);
    }
    PageBoard board = new PageBoard(game, Fen.parse(game, texts[2]));
    return switch (name) {
      case "show" -> board.shown();
      case "play" -> texts.length > 4 ? board.played(texts[3], texts[4]) : board.played(texts[3]);
      case "pass" -> board.passed().shown();
      case "tools" -> new SetupTools(board).tools();
      case "put" -> new SetupTools(board).put(number(texts[3]), texts[4]).shown();
      case "shift" -> new SetupTools(board).moved(number(texts[3]), number(texts[4])).shown();
      case "mark" -> new SetupTools(board).marked(number(texts[3]), number(texts[4])).shown();
      case "judge" -> new PageTask(board, Stipulation.parse(texts[3])).judged(texts[4]);
      case "answers" -> new PageTask(board, Stipulation.parse(texts[3])).answers();
      case "solve" -> new PageTask(board, Stipulation.parse(texts[3])).solved(texts[4]);
      case "perft" -> perft(board, number(texts[3]));
      default -> throw new IllegalArgumentException("there is no call '" + name + "'");
    };
  }

  private static int number(String text) {
    return Integer.parseInt(text);
  }

  private static Map<String, ?> games() {
    return Map.of("games", Variants.all().stream().map(game -> Map.of("id", game.id(), "title", game.title(), "hint",
        game.options().hint().map(Message::toString).orElse(""), "start", game.start(), "lists",
        game.options().powerLists().isPresent(), "presets", presets(game))).toList());
  }

  private static List<Map<String, String>> presets(Variant game) {
    return game.options().presets().stream()
        .map(preset -> Map.of("name", preset.name(), "lists", preset.lists())).toList();
  }

  private static Map<String, ?> perft(PageBoard board, int depth) {
    // As a text, since a number of JavaScript may be too small for it.
    return Map.of("lines", String.valueOf(
        new Perft(board.game(), depth).count(Position.of(board.setup()), depth)));
  }
}
