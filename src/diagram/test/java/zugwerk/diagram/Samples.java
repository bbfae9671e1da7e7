package zugwerk.diagram;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;

/** Positions with state in the games of the program, the start of others, and diagrams of them. */
final class Samples {

  /** By the id of the game; each has a value in every slot of its game. */
  static final Map<String, String> FENS = Map.of(
      "orthodox", "kbK5/pp6/1P6/8/2qrn3/8/8/R7 w",
      "polypiece", "3k4/8/2N1Q3/5n2/8/3b4/3P4/K6R b - - 0 1 Q1,N1",
      "poison", "3k4/8/2H1D3/5n2/8/3g4/3P4/K6B w - - 0 1 d8:3,f5:5",
      "shock", "3k4/8/2N1G3/5n2/8/3b4/3P4/K6R w - - 0 1 frozen",
      "cursed", "3k4/8/2N1Q3/5n2/8/3b4/3P4/K6R w - - 0 1 e5g,f5w,b4b,d4g",
      "hitpoint", "3k4/8/2N1Q3/5n2/8/3b4/3P4/K6R w - - 0 1 e6:4,f5:1");

  private Samples() {}

  /** The ids of all games. */
  static Stream<String> games() {
    return Variants.all().stream().map(Variant::id);
  }

  static Diagram of(String game) {
    return of(game, "", FENS.getOrDefault(game, Variants.of(game).start()));
  }

  static Diagram of(String game, String settings, String fen) {
    Variant variant = Variants.of(game, settings);
    return new Diagram(variant, Fen.parse(variant, fen), Caption.of(List.of("A & B <C>")), "#2", false, List.of());
  }
}
