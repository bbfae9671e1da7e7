package zugwerk.guest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.notation.MoveText;
import zugwerk.notation.Replay;
import zugwerk.rules.Fault;
import zugwerk.rules.Perft;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/** What the guests show: rules that a core which trusts orthodox chess gets wrong. */
class GuestsTest {

  private static final String KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

  private static String after(String game, String fen, String line) {
    Variant variant = Variants.of(game);
    return Fen.format(Replay.play(variant, Fen.parse(variant, fen), line));
  }

  @Test
  void gravityCountsWhatMakeAndTestCounts() {
    Variant gravity = Variants.of("gravity");
    assertEquals(663, new Perft(gravity, 2).count(Position.of(Fen.parse(gravity, KIWIPETE)), 2));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "gravity   | 7k/8/8/8/8/8/8/R3K2R w KQ - 0 1       | h1h5  | 7k/8/8/8/8/8/8/R3K2R b Q - 1 1",
      "gravity   | 8/8/8/8/8/4k3/8/R3K2R w KQ - 0 1      | a1a8  | 8/8/8/8/8/4k3/8/R3K2R b K - 1 1",
      "gravity   | r3k2r/8/8/8/8/8/3K4/8 w kq - 0 1      | d2c2  | 4k3/8/8/8/8/8/2K5/r6r b - - 1 1",
      "gravity   | 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1       | e2e4  | 4k3/8/8/8/8/8/4P3/4K3 b - - 0 1",
      "gravity   | 8/4p3/8/8/4N3/4N3/4B3/k1K1R3 b - - 0 1 | e7e5 | 8/8/8/4p3/4N3/4N3/4B3/k1K1R3 w - e6 0 2",
      "gravity   | 4q3/4p3/8/8/4N3/4N3/4B3/k1K1R3 b - - 0 1 | e7e5 | 8/8/4q3/4p3/4N3/4N3/4B3/k1K1R3 w - - 0 2",
      "gravity   | 8/8/8/8/8/8/1p5k/K7 b - - 0 1         | b2b1q | 8/8/8/8/8/8/7k/Kq6 w - - 0 2",
      "gravity   | 7k/8/8/8/8/2p5/8/K1R5 w - - 0 1       | c1d1  | 7k/8/8/8/8/8/8/K1pR4 b - - 1 1",
      "andernach | 4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1       | h1h8 | 4k2r/8/8/8/8/8/8/4K3 b - - 0 1",
      "andernach | 1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1       | a7b8r | 1r2k3/8/8/8/8/8/8/4K3 b - - 0 1",
      "andernach | 4k3/P7/8/8/8/8/8/4K3 w - - 0 1         | a7a8r | R3k3/8/8/8/8/8/8/4K3 b - - 0 1",
      "andernach | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1      | e5d6 | 4k3/8/3p4/8/8/8/8/4K3 b - - 0 1",
      "andernach | 4k3/8/8/8/8/8/4n3/4K3 w - - 0 1        | e1e2 | 4k3/8/8/8/8/8/4K3/8 b - - 0 1"
  })
  void eventsHappenInTheirOrder(String game, String fen, String move, String then) {
    String found;
    try {
      found = after(game, fen, move);
    } catch (InputException _) {
      found = "no such move";
    }
    assertEquals(then, found);
  }

  /** A piece that captures attacks no more, or attacks its own King. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      // The Rook may not take the Knight: as a black Rook it would attack its King.
      "4k3/8/8/8/8/8/8/R2nK3 w - - 0 1 | a1 | a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 a1b1 a1c1",
      // A pinned Rook may not take its pinner either.
      "k3r3/8/8/8/8/8/4R3/4K3 w - - 0 1 | e2 | e2e3 e2e4 e2e5 e2e6 e2e7"
  })
  void legalityIsJudgedAfterTheChangeOfColour(String fen, String from, String moves) {
    Variant andernach = Variants.of("andernach");
    Position position = Position.of(Fen.parse(andernach, fen));
    List<String> found = new MoveText(andernach).legal(position).stream()
        .map(move -> LongForm.of(andernach.schema(), move)).filter(move -> move.startsWith(from)).sorted().toList();
    assertEquals(moves, String.join(" ", found));
  }

  @Test
  void pawnsMayStandWhereTheyFall() {
    Variant gravity = Variants.of("gravity");
    String fen = "8/8/8/8/8/8/8/KP2kp2 w - - 0 1";
    Setup setup = Fen.parse(gravity, fen);
    assertEquals(List.of(), Validation.faults(gravity, setup).stream().map(Fault::text).toList());
    assertEquals(fen, Fen.format(setup));
    assertEquals(2, Validation.faults(Variants.of("orthodox"), Fen.parse(Variants.of("orthodox"), fen)).size());
  }
}
