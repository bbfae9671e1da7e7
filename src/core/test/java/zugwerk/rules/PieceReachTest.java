package zugwerk.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.notation.PlainMoves;
import zugwerk.variant.Variants;

/** What a piece can do: known positions, and the plain rules in random ones of every game. */
class PieceReachTest {

  static Stream<Variant> games() {
    return Variants.all().stream();
  }

  private static String names(long squares) {
    Set<String> names = new TreeSet<>();
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      names.add(Square.name(Long.numberOfTrailingZeros(rest)));
    }
    return String.join(" ", names);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', nullValues = "-", value = {
      // A Pawn attacks where it cannot go, and goes where it does not attack.
      "orthodox | 4k3/8/8/8/8/3p4/4P3/4K3 w | e2 | e3 e4 | d3 | '' | d3 f3",
      // A pinned Rook still attacks and guards; the other side's pieces are shown as if it were their turn.
      "orthodox | 4r2k/8/8/8/8/8/2N1R3/4K3 b | e2 | e3 e4 e5 e6 e7 | e8 | '' "
          + "| c2 d2 e1 e3 e4 e5 e6 e7 e8 f2 g2 h2",
      "orthodox | 8/8/8/8/4N3/8/8/8 w | e4 | c3 c5 d2 d6 f2 f6 g3 g5 | '' | '' | c3 c5 d2 d6 f2 f6 g3 g5",
      "polypiece | 4k3/8/8/8/4N3/8/8/4K3 w - - 0 1 N1 | e4 | c4 d4 e2 e3 e5 e6 f4 g4 | '' | '' "
          + "| c4 d4 e2 e3 e5 e6 f4 g4",
      // A Harpy attacks nothing but Harpies, and poisons what stands beside it; a poisoned piece does nothing.
      "poison | 4k3/8/8/8/3nH3/8/8/h3K3 w | e4 | e2 e3 e5 e6 e7 f4 g4 h4 | '' | d4 | ''",
      "poison | 4k3/8/8/8/3nH3/8/8/h3K3 w - - 0 1 d4:3 | d4 | '' | '' | '' | ''",
      "shock | 4k3/8/8/8/4R3/8/8/4K3 w - - 0 1 frozen | e4 | '' | '' | '' | ''",
      // A tile that the piece may not cross ends its line, although it may land there.
      "cursed | 4k3/8/8/8/4R3/8/8/4K3 w - - 0 1 e6b,a4b | e4 | a4 b4 c4 d4 e2 e3 e5 e6 f4 g4 h4 | '' | '' "
          + "| a4 b4 c4 d4 e1 e2 e3 e5 e6 f4 g4 h4"
  })
  void whatAPieceCanDo(String game, String fen, String square, String goes, String captures, String acts,
      String attacks) {
    Variant variant = Variants.of(game);
    PieceReach reach =
        PieceReach.of(variant, Fen.parse(variant, fen), Square.parse(square).orElseThrow()).orElseThrow();
    assertEquals(goes, names(reach.goes()));
    assertEquals(captures, names(reach.captures()));
    assertEquals(acts, names(reach.acts()));
    assertEquals(attacks, names(reach.attacks()));
  }

  @Test
  void diggingInIsDoneWhereThePieceStands() {
    Variant variant = Variants.of("hitpoint", "scale;entrenchment");
    PieceReach reach = PieceReach.of(variant, Fen.parse(variant, "4k3/8/8/8/4N3/8/8/4K3 w"), 28).orElseThrow();
    assertEquals("e4", names(reach.acts()));
  }

  /** The moves of all pieces together are those that the plain rules allow, whatever stands on the board. */
  @ParameterizedTest
  @MethodSource("games")
  void theMovesAreThoseOfThePlainRules(Variant variant) {
    Random random = new Random(11);
    for (int round = 0; round < 40; round++) {
      Setup setup = Setup.empty(variant.schema());
      for (int i = 0; i < 12; i++) {
        int type = i < 2 ? 0 : 1 + random.nextInt(variant.schema().types().size() - 1);
        setup = setup.withPiece(8 + random.nextInt(48), Piece.of(i % 2, type));
      }
      if (setup.piece(0) == Piece.NONE && Position.of(setup).king(1) < 64 && Position.of(setup).king(0) < 64) {
        Set<String> found = new TreeSet<>();
        Set<String> plain = new TreeSet<>();
        for (int square = 0; square < Square.COUNT; square++) {
          int piece = setup.piece(square);
          if (piece != Piece.NONE && Piece.side(piece) == 0) {
            PieceReach reach = PieceReach.of(variant, setup, square).orElseThrow();
            long all = reach.goes() | reach.captures();
            for (String name : names(all).split(" ")) {
              found.add(Square.name(square) + name);
            }
            for (String name : names(reach.acts()).split(" ")) {
              found.add(Square.name(square) + "*" + name);
            }
          }
        }
        found.removeIf(text -> text.length() < 4);
        for (String text : new PlainMoves(variant).legal(Position.of(setup)).keySet()) {
          plain.add(text.contains("*") ? text : text.substring(0, 4));
        }
        Setup shown = setup;
        assertEquals(plain, found, () -> Fen.format(shown));
      }
    }
  }
}
