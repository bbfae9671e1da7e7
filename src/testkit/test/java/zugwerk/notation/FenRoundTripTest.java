package zugwerk.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.rules.Variant;
import zugwerk.testkit.GameSamples;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/** FEN is read and written alike in every game; faults of a text name what is wrong and where. */
class FenRoundTripTest {

  private static final Variant ORTHODOX = Variants.of("orthodox");

  static Stream<Named<Variant>> games() {
    return GameSamples.all();
  }

  /** The board field, written the slow way: dots first, then numbers for them. */
  private static String board(Setup setup) {
    StringBuilder text = new StringBuilder();
    for (int rank = 7; rank >= 0; rank--) {
      for (int file = 0; file < 8; file++) {
        int piece = setup.piece(Square.of(file, rank));
        String letter = piece == Piece.NONE ? "." : "" + setup.schema().types().get(Piece.type(piece)).letter();
        text.append(piece != Piece.NONE && Piece.side(piece) == 1 ? letter.toLowerCase(Locale.ROOT) : letter);
      }
      text.append(rank == 0 ? "" : "/");
    }
    String board = text.toString();
    for (int dots = 8; dots > 0; dots--) {
      board = board.replace(".".repeat(dots), String.valueOf(dots));
    }
    return board;
  }

  @ParameterizedTest
  @MethodSource("games")
  void positionsOfPlayReadBack(Variant variant) {
    for (Setup setup : RandomPlay.positions(variant, 2, 40, 3)) {
      String fen = Fen.format(setup);
      Setup read = Fen.parse(variant, fen);
      assertEquals(setup, read, fen);
      assertEquals(setup.halfmoves(), read.halfmoves(), fen);
      assertEquals(setup.fullmove(), read.fullmove(), fen);
      assertEquals(fen, Fen.format(read));
      assertEquals(board(setup), fen.split(" ")[0]);
    }
  }

  /** Boards that no play reaches, full and empty, with any side, rights and en passant square. */
  @ParameterizedTest
  @MethodSource("games")
  void anyBoardReadsBack(Variant variant) {
    Random random = new Random(17);
    for (int i = 0; i < 30; i++) {
      Setup setup = Setup.empty(variant.schema()).counting(random.nextInt(200), 1 + random.nextInt(200))
          .with(Schema.SIDE_TO_MOVE, random.nextInt(2)).with(Schema.CASTLING, random.nextInt(16))
          .with(Schema.EN_PASSANT, random.nextInt(65));
      int pieces = random.nextInt(70);
      for (int piece = 0; piece < pieces; piece++) {
        setup = setup.withPiece(random.nextInt(64), 1 + random.nextInt(2 * variant.schema().types().size()));
      }
      String fen = Fen.format(setup);
      String[] fields = fen.split(" ");
      assertEquals(variant.schema().slots().isEmpty() ? 6 : 7, fields.length, fen);
      assertEquals(board(setup), fields[0]);
      assertEquals(setup.get(Schema.SIDE_TO_MOVE) == 0 ? "w" : "b", fields[1]);
      String rights = "KQkq";
      for (int right = 0; right < 4; right++) {
        boolean held = setup.get(Schema.CASTLING) / (1 << right) % 2 == 1;
        rights = held ? rights : rights.replace("KQkq".substring(right, right + 1), "");
      }
      assertEquals(rights.isEmpty() ? "-" : rights, fields[2]);
      Setup read = Fen.parse(variant, fen);
      assertEquals(setup, read, fen);
      assertEquals(fen, Fen.format(read));
    }
  }

  @Test
  void eachFieldThatIsMissingTakesItsDefault() {
    String fen = "k7/8/8/3pP3/8/8/8/K6R b K d6 7 12 -";
    String defaults = "w - - 0 1 -";
    for (int given = 1; given <= 7; given++) {
      String[] fields = fen.split(" ");
      String[] missing = ("- " + defaults).split(" ");
      System.arraycopy(missing, given, fields, given, 7 - given);
      String text = String.join(" ", Arrays.copyOf(fen.split(" "), given));
      assertEquals(String.join(" ", Arrays.copyOf(fields, 6)),
          Fen.format(Fen.parse(ORTHODOX, "  " + text.replace(" ", "   ") + " ")));
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "''                       | the FEN is empty",
      "'   '                    | the FEN is empty",
      "8/8/8/8/8/8/8/8 w - - 0 1 - - | the FEN has 8 fields instead of 7 at most; remove '-'",
      "8/8/8/8/8/8/8/8/8 w      | the board field has 9 ranks instead of 8: '8/8/8/8/8/8/8/8/8'",
      "8/8/8/8/8/8/8/ w         | rank 1 of the board field, '', has 0 squares instead of 8",
      "8/8/8/7/8/8/8/8 w        | rank 5 of the board field, '7', has 7 squares instead of 8",
      "8/8/8/8/8/8/8/ppppppppX w | rank 1 of the board field, 'ppppppppX', has 9 squares instead of 8",
      "8/8/8/8/8/8/8/81 w       | rank 1 of the board field, '81', has 9 squares instead of 8",
      "8/8/8/8/8/8/8/8 W        | the side to move must be 'w' or 'b', not 'W'",
      "8/8/8/8/8/8/8/8 w QQ     | castling rights must be letters of KQkq or '-', not 'QQ'",
      "8/8/8/8/8/8/8/8 w qKq    | castling rights must be letters of KQkq or '-', not 'qKq'",
      "8/8/8/8/8/8/8/8 w HAha   | the castling rights 'HAha' are those of Chess960, which is not supported",
      "8/8/8/8/8/8/8/8 w - e    | the en passant field must be a square or '-', not 'e'",
      "8/8/8/8/8/8/8/8 w - - x  | the half-move counter must be a number of at least 0, not 'x'",
      "8/8/8/8/8/8/8/8 w - - -1 | the half-move counter must be a number of at least 0, not '-1'",
      "8/8/8/8/8/8/8/8 w - - 0 -1 | the move number must be a number of at least 0, not '-1'",
      "8/8/8/8/8/8/8/8 w - - 0 9999999999 | the move number must be a number of at least 0, not '9999999999'",
      "8/8/8/8/8/8/8/K6X w      | 'X' on h1 is no piece of this game; Black has no King",
      "x7/8/8/8/8/8/8/K7 w      | 'x' on a8 is no piece of this game; Black has no King",
      "k7/8/8/8/3\u00e9409/8/8/K7 w | rank 4 of the board field, '3\u00e9409', has 10 squares instead of 8",
      "k7/8/8/8/3\u00e940/8/8/K7 w | rank 4 of the board field, '3\u00e940', has 9 squares instead of 8",
      "k7/8/8/8/3\u00e9390/8/K7 w | the board field has 7 ranks instead of 8: 'k7/8/8/8/3\u00e9390/8/K7'",
      "k7/8/8/8/3\u00e930/8/8/K7 w | '\u00e9' on d4 is no piece of this game; '0' on h4 is no piece of this game",
      "k7/8/8/8/8/8/8/K7 w - - 0 1 e4w,N1 | the item 'e4w' of the state field is unknown in this game; "
          + "the item 'N1' of the state field is unknown in this game"
  })
  void faultsNameTheirPlace(String fen, String message) {
    assertEquals(message, assertThrows(InputException.class, () -> Fen.parse(ORTHODOX, fen)).getMessage());
  }

  /** A character changed at random: refused, or read as what is written again. */
  @ParameterizedTest
  @MethodSource("games")
  void aBrokenTextIsRefusedOrReadAsItSays(Variant variant) {
    Random random = new Random(41);
    String letters = "KQRBNPHDGkqrbnphdgwXx/-123456789 0:,!^e";
    for (Setup setup : RandomPlay.positions(variant, 3, 20, 6)) {
      StringBuilder text = new StringBuilder(Fen.format(setup));
      text.setCharAt(random.nextInt(text.length()), letters.charAt(random.nextInt(letters.length())));
      try {
        Setup read = Fen.parse(variant, text.toString());
        assertEquals(read, Fen.parse(variant, Fen.format(read)), text.toString());
      } catch (InputException fault) {
        assertEquals(false, fault.getMessage().isBlank());
      }
    }
  }

  @Test
  void valuesThatSayNothingAreLeftOut() {
    Variant hitpoint = Variants.of("hitpoint");
    int full = 0;
    for (int points = 1; points <= 9; points++) {
      String fen = "k7/8/8/8/3N4/8/8/K7 w - - 0 1 d4:" + points;
      try {
        full += Fen.format(Fen.parse(hitpoint, fen)).endsWith(" -") ? 1 : 0;
      } catch (InputException _) {
        // More than a Knight can have.
      }
    }
    assertEquals(1, full);
  }
}
