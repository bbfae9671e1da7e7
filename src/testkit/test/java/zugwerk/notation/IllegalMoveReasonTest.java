package zugwerk.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.rules.Generator;
import zugwerk.rules.Variant;
import zugwerk.testkit.GameSamples;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/** Why a text is not a legal move: the reason names the place. */
class IllegalMoveReasonTest {

  static Stream<Named<Variant>> games() {
    return GameSamples.all();
  }

  private static String refusal(Variant variant, Setup setup, String text) {
    Position position = Position.of(setup);
    String message = assertThrows(InputException.class, () -> new MoveText(variant).read(position, text),
        () -> text + " in " + Fen.format(setup)).getMessage();
    assertEquals(setup, position.setup(), "the position is as it was");
    return message;
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox | 4r2k/8/8/8/8/8/4R3/4K3 w | e2d2 | it would let the Rook on e8 attack the King on e1",
      "orthodox | 4r2k/8/8/8/8/8/4R3/4K3 w | Rd2 | it would let the Rook on e8 attack the King on e1",
      "orthodox | 4r2k/8/8/8/8/8/R7/4K3 w | Ra3 | the King on e1 would stay in check from the Rook on e8",
      "orthodox | 4r2k/8/8/8/8/8/8/3K4 w | Ke1 | the Rook on e8 attacks e1",
      "orthodox | 4r2k/8/8/b7/8/8/3N4/4K3 w | Nb1 | it would let the Bishop on a5 attack the King on e1",
      "orthodox | 4k3/4r3/8/8/4R3/8/8/5K2 b | Rd7 | it would let the Rook on e4 attack the King on e8",
      "orthodox | 7k/8/8/8/8/8/8/4K2R w | O-O | *castling needs the right to castle",
      "orthodox | 7k/8/8/8/8/8/8/4K2R w | 0-0-0+ | *castling needs the right to castle",
      "orthodox | 7k/8/8/8/8/8/8/4K2R w | Qh5 | White has no Queen",
      "orthodox | 7k/8/8/8/8/8/8/4K2R b | Qh5 | Black has no Queen",
      "orthodox | 7k/8/8/8/8/8/8/4K2R w | Rg5 | no Rook of White can move to g5",
      "orthodox | 7k/8/8/8/8/8/8/4K2R w | e4 | no Pawn of White can move to e4",
      "orthodox | 7k/8/8/8/8/8/8/4K2R b | e4 | no Pawn of Black can move to e4",
      "orthodox | 7k/8/8/8/8/8/8/4K2R w | Sxg3 | there is no piece called 'S'",
      "orthodox | 7k/8/8/8/8/8/8/4K2R w | Pe4 | there is no piece called 'P'",
      "orthodox | 7k/8/8/8/8/8/8/4K2R w | Rh1g5 | the Rook on h1 cannot move to g5",
      "orthodox | 7k/8/8/8/8/8/8/4K2R w | h8g8 | White has no piece on h8",
      "orthodox | 7k/8/8/8/8/8/8/4K2R b | h1h2 | Black has no piece on h1",
      "orthodox | 7k/8/8/8/8/8/8/4K2R w | a1a2 | White has no piece on a1",
      "orthodox | 7k/8/8/8/8/8/8/4K2R w | nonsense | ''",
      "orthodox | 7k/6Q1/6K1/8/8/8/8/8 b | Kg8 | the game is over, checkmate",
      "orthodox | 7k/5Q2/6K1/8/8/8/8/8 b | Kg8 | the game is over, stalemate",
      "shock | 4k3/8/8/8/8/8/8/R4K2 b - - 0 1 frozen | Ke7 | Black must pass",
      "polypiece | 7k/8/8/8/8/4n3/8/1N2K3 w | Nc3 | the Knight's step would turn e3 into WD, which attacks e1"
  })
  void theReasonIsGiven(String game, String fen, String text, String reason) {
    Variant variant = Variants.of(game.strip());
    Setup setup = Fen.parse(variant, fen.strip());
    String found = refusal(variant, setup, text);
    String start =
        "'" + text + "' is not a legal move of " + (setup.toMove().ordinal() == 0 ? "White" : "Black") + " here";
    String expected = start + (reason.isEmpty() ? "" : ": " + reason.replace("*", ""));
    assertEquals(expected, reason.startsWith("*") ? found.substring(0, Math.min(found.length(), expected.length()))
        : found);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox | 7k/P7/8/8/8/8/8/7K w | a7a8 | a7a8q, a7a8r, a7a8b, a7a8n",
      "orthodox | 1n5k/P7/8/8/8/8/8/7K w | axb8 | axb8=Q, axb8=R, axb8=B, axb8=N",
      "polypiece | 7k/P7/8/8/8/8/8/7K w - - 0 1 Q1 | a8 | a8=WAND, a8=R, a8=B, a8=N"
  })
  void aPromotionMustSayWhatThePawnBecomes(String game, String fen, String text, String forms) {
    Variant variant = Variants.of(game);
    assertEquals("write what the Pawn becomes: " + forms, refusal(variant, Fen.parse(variant, fen), text));
    for (String form : forms.split(", ")) {
      new MoveText(variant).read(Position.of(Fen.parse(variant, fen)), form);
    }
  }

  /** All pairs of squares between which there is no move; what is on the first square decides what is said. */
  @ParameterizedTest
  @MethodSource("games")
  void movesBetweenAnyTwoSquaresAreRefusedForWhatIsThere(Variant variant) {
    MoveText texts = new MoveText(variant);
    for (Setup setup : RandomPlay.positions(variant, 1, 30, 31).subList(0, 1)) {
      Position position = Position.of(setup);
      String side = setup.toMove().title();
      List<String> candidates = texts.candidates(position).stream()
          .map(move -> LongForm.of(variant.schema(), move)).toList();
      boolean over = new Generator(variant).verdict(position).ends();
      for (int pair = 0; pair < 64 * 64; pair += 61) {
        int from = pair / 64;
        String text = Square.name(from) + Square.name(pair % 64);
        if (over || candidates.stream().anyMatch(move -> move.startsWith(text)) || candidates.contains("pass")) {
          continue;
        }
        int piece = setup.piece(from);
        String reason;
        if (piece == Piece.NONE || Piece.side(piece) != setup.toMove().ordinal()) {
          reason = side + " has no piece on " + Square.name(from);
        } else {
          reason = "the " + variant.schema().types().get(Piece.type(piece)).title() + " on " + Square.name(from)
              + " cannot move";
        }
        String found = refusal(variant, setup, text);
        assertTrue(found.startsWith("'" + text + "' is not a legal move of " + side + " here: " + reason), found);
        boolean silent = (variant.active(position) >>> from & 1) == 0;
        assertTrue(found.endsWith(silent || reason.startsWith(side) ? reason.substring(reason.length() - 3) : text
            .substring(2)) || silent && found.endsWith(")"), found);
      }
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "poison | 4k3/8/8/8/8/2N5/8/4K3 w - - 0 1 c3:4 | c3d5 | the Knight on c3 cannot move (poison count 4)"
  })
  void theStateOfAPieceThatCannotMoveIsTold(String game, String fen, String text, String reason) {
    Variant variant = Variants.of(game.strip());
    assertEquals("'c3d5' is not a legal move of White here: " + reason,
        refusal(variant, Fen.parse(variant, fen.strip()), text));
  }
}
