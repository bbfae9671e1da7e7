package zugwerk.variant;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.notation.Fen;
import zugwerk.oracle.OracleGame;
import zugwerk.rules.Perft;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.testkit.GameSamples;
import zugwerk.testkit.RandomSetups;

/** Counts of lines of moves, by the program and by the second program. */
class PerftCountsTest {

  static Stream<Named<Variant>> games() {
    return GameSamples.all();
  }

  /** Counts that were reckoned from the rules. */
  @ParameterizedTest
  @CsvSource(delimiter = '|',
      textBlock = """
          # Castling leaves the Rook's trench, so the Rook may dig in again.
          hitpoint | scale;entrenchment | k7/8/8/8/8/8/8/5RK1 b - - 1 1 - | 2 | 72
          hitpoint | scale;entrenchment | k7/8/8/8/8/8/8/4K2R w K - 0 1 h1! | 3 | 1156
          # A King in a trench does not castle onto a square that is attacked without it.
          hitpoint | scale;entrenchment | k7/8/8/8/8/7n/8/4K2R w K - 0 1 e1! | 1 | 9
          # An atom that only captures makes no quiet move to the en-passant square.
          polypiece | atoms;W=W/F | 7k/8/8/8/3pP3/8/8/7K b - e3 0 1 W1 | 1 | 6
          # The double step is noted only where the atom with the i step makes it.
          polypiece | atoms;W=D/W | 7k/8/8/8/3p4/8/4P3/7K w - - 0 1 - | 2 | 21
          # In a King's last turn the pinned Knight stays, the Pawn goes; the King that dies of it leaves no reply.
          poison | '' | kn5R/p7/8/8/8/8/8/K7 b - - 0 1 a8:1 | 1 | 2
          poison | '' | kn5R/p7/8/8/8/8/8/K7 b - - 0 1 a8:1 | 2 | 0
          poison | '' | k7/p7/8/8/8/8/7R/K7 w - - 0 1 a8:1 | 1 | 17
          # Sixteen of these moves leave it two of the Pawn, and the seventeenth mates.
          poison | '' | k7/p7/8/8/8/8/7R/K7 w - - 0 1 a8:1 | 2 | 32
          # A Harpy beside four enemies, two of them poisoned; a Doctor beside two poisoned pieces, own or not.
          poison | '' | 7k/8/8/2nnn3/3H4/2n5/8/K7 w - - 0 1 c5:1,e5:5 | 1 | 13
          poison | repoison | 7k/8/8/2nnn3/3H4/2n5/8/K7 w - - 0 1 c5:1,e5:5 | 1 | 15
          poison | '' | 7k/8/8/8/8/8/PN6/DK6 w - - 0 1 a2:3,b2:3 | 1 | 4
          poison | cure-any | 7k/8/8/8/8/8/Pn6/DK6 w - - 0 1 a2:3,b2:3 | 1 | 6
          # Past a tile on g2 the Knight goes to e2; to f3 by f1 and f2, to h3 by h1 and h2, with the short leg first.
          cursed | '' | k7/8/8/8/8/8/8/K5N1 w - - 0 1 g2b | 1 | 4
          cursed | either-leg | k7/8/8/8/8/8/8/K5N1 w - - 0 1 g2b | 1 | 6
          """)
  void countsAsTheRulesSay(String id, String settings, String fen, int depth, long count) {
    Variant game = Variants.of(id, settings);
    OracleGame oracle = GameSamples.oracle(game);
    assertEquals(count, new Perft(game, depth).count(Position.of(Fen.parse(game, fen)), depth));
    assertEquals(count, oracle.perft(oracle.parse(fen), depth));
  }

  @ParameterizedTest
  @MethodSource("games")
  void agreesWithTheSlowRules(Variant game) {
    Random random = new Random(41);
    RandomSetups setups = new RandomSetups(random);
    for (int count = 0; count < 12; count++) {
      compare(game, count % 2 == 0 ? setups.setup(game) : setups.cornered(game), 2);
    }
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("games")
  void agreesWithTheSlowRulesFurtherOn(Variant game) {
    Random random = new Random(43);
    RandomSetups setups = new RandomSetups(random);
    List<String> starts = GameSamples.starts(game);
    starts.forEach(fen -> compare(game, Fen.parse(game, fen), 3));
    for (int count = 0; count < 40; count++) {
      compare(game, count % 2 == 0 ? setups.setup(game) : setups.cornered(game), count % 4 < 2 ? 2 : 3);
    }
  }

  private static void compare(Variant game, Setup setup, int depth) {
    if (Validation.faults(game, setup).isEmpty()) {
      String fen = Fen.format(setup);
      OracleGame oracle = GameSamples.oracle(game);
      assertEquals(oracle.perft(oracle.parse(fen), depth), new Perft(game, depth).count(Position.of(setup), depth),
          fen);
    }
  }
}
