package zugwerk.testkit;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.oracle.OracleGame;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/** Every registered game, with its default settings and with some that bring all its rules into play. */
public final class GameSamples {

  private static final String SPARSE = "4k3/2p1n3/8/1b1q4/4R3/2N5/1P1B1P2/R3K2R w KQ - 0 1";
  private static final String OPEN = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

  /** Positions with the state of a game, besides those that every game of orthodox pieces has. */
  private static final Map<String, List<String>> STARTS = Map.of(
      "poison", List.of(
          "4k3/2p1n3/8/1b1d4/4H3/2N4h/1P1B1P2/H3K2H w KQ - 0 1 c3:4",
          "h3k2h/p1ppdpb1/bn2pnp1/3PN3/1p2P3/2N2D1p/PPPBBPPP/H3K2H w KQkq - 0 1 e5:2,g7:5",
          "8/8/1h1k4/3HH3/3K4/1dD3h1/6P1/8 w - - 0 1 d4:2"),
      "shock", List.of(
          "4k3/2p1n3/8/1b1g4/4R3/2N5/1P1B1P2/R3K1GR w KQ - 0 1",
          "r3k2r/p1ppgpb1/bn2pnp1/3PN3/1p2P3/2N2G1p/PPPBBPPP/R3K2R w KQkq - 0 1",
          "3gk3/8/8/3GG3/3g4/8/8/3RK3 b - - 0 1 frozen"),
      "cursed", List.of(
          SPARSE + " c6w,d4g,f6b,e4b,b5w,a5g",
          OPEN + " a3b,c6w,d3g,f5b,f6w,h4w,e5b,g3w",
          "8/2R3nk/3p4/2pP2Pp/6n1/6B1/1P3P2/1K1r1R2 w - c6 0 1 c6w,g6b,e6g,h3b,f3w,b3w",
          SPARSE + " c6w,d5w,d5x,d4g,a5g"),
      "hitpoint", List.of(
          SPARSE + " d5:4,e4:2,b5:1",
          OPEN + " e7:2,f3:8,e5:1,e8:1",
          "4k3/1P3P2/3n4/3q4/8/2Q5/3K4/8 w - - 0 1 e8:2,d5:1,d2:2",
          OPEN + " e7:250,f3:810,e5:70,e8:120",
          SPARSE + " d5:400,e1^,e4:250,f1^,h1!,b5:1,b2!,c3^,d8^,e8!",
          OPEN + " e1!,e8!,a8!,h1!,e5!",
          OPEN + " g1^,c1^,e6^,g7^,e5^"),
      "fairy", List.of(
          "4k3/2p1g3/8/1b1q4/4G3/2I5/1P1B1P2/R3K2R w KQ - 0 1",
          "r3k2r/p1ppgpb1/bn2pip1/3PG3/1p2P3/2I2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
          "1g2k3/P1P5/8/2o2l2/3G4/2M1C3/1p4p1/2o1K1L1 w - - 0 1",
          "1a2k3/P1P5/8/2s2d2/3E4/2A1Y3/1p4p1/2d1K1S1 b - - 0 1",
          "1h2k3/P1P5/8/2z2t2/3U4/2H1V3/1p4p1/2z1K1T1 w - - 0 1",
          "1m2k3/P1P5/8/2v2t2/3G4/2H1X3/1p4p1/2x1K1V1 w - - 0 1"));

  private GameSamples() {}

  /** Every registered game, then each with its other settings. */
  public static Stream<Named<Variant>> all() {
    return Variants.all().stream()
        .flatMap(game -> Stream.concat(Stream.of(game),
            game.options().samples().stream().map(text -> Variants.of(game.id(), text))))
        .map(game -> Named.of((game.id() + " " + game.settings()).strip(), game));
  }

  /** Every registered game, then those whose pieces make moves of several legs. */
  public static Stream<Variant> withLegs() {
    return Stream.concat(Variants.all().stream(),
        all().map(Named::getPayload).filter(game -> game.settings().contains("[")));
  }

  /** The same game by the rules that were written a second time. */
  public static OracleGame oracle(Variant game) {
    return OracleGame.of(game.id(), game.settings());
  }

  /** The start, and open positions in the pieces and with the state of the game. */
  public static List<String> starts(Variant game) {
    return Stream.of(List.of(game.start(), SPARSE, OPEN), STARTS.getOrDefault(game.id(), List.of()),
        isRegistered(game) ? oracle(game).samples() : List.<String>of())
        .flatMap(List::stream)
        .filter(fen -> isPlayable(game, fen)).toList();
  }

  private static boolean isRegistered(Variant game) {
    return Variants.all().stream().anyMatch(each -> each.id().equals(game.id()));
  }

  private static boolean isPlayable(Variant game, String fen) {
    Setup setup;
    try {
      setup = Fen.parse(game, fen);
    } catch (InputException _) {
      return false;
    }
    return Validation.faults(game, setup).isEmpty();
  }
}
