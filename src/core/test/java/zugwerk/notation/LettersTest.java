package zugwerk.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import zugwerk.board.Piece;
import zugwerk.board.PieceType;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/** Moves in the letters of each language, written and read in every game. */
class LettersTest {

  private static final int PLIES = 4;

  @ParameterizedTest
  @EnumSource
  void whatIsWrittenIsReadBack(Letters letters) {
    for (Variant game : Variants.all()) {
      LetterText text = LetterText.of(letters, game);
      MoveText moves = new MoveText(game);
      Random random = new Random(7);
      Setup setup = Fen.parse(game, game.start());
      for (int ply = 0; ply < PLIES; ply++) {
        Position position = Position.of(setup);
        List<Move> legal = moves.legal(position);
        for (Move move : legal) {
          String written = text.write(moves.write(position, move));
          boolean powers = written.equals(moves.write(position, move));
          Optional<Move> read = powers ? Optional.of(moves.read(position, written))
              : moves.read(position, written, text);
          assertEquals(Optional.of(move), read, () -> game.id() + ", " + letters + ": " + written);
        }
        setup = MoveMaker.after(game, setup, legal.get(random.nextInt(legal.size())));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void noTwoPiecesOfAGameShareALetter(Letters letters) {
    for (Variant game : Variants.all()) {
      Schema schema = game.schema();
      Set<String> names = schema.types().stream().map(type -> letters.name(schema, type)).collect(Collectors.toSet());
      assertEquals(schema.types().size(), names.size(), game.id() + " " + names);
    }
  }

  @ParameterizedTest
  @EnumSource
  void listsOfPiecesAreReadBack(Letters letters) {
    for (Variant game : Variants.all()) {
      LetterText text = LetterText.of(letters, game);
      String all = game.schema().types().stream().map(type -> String.valueOf(type.letter()))
          .collect(Collectors.joining()) + "vK";
      if (text.isForeign()) {
        assertEquals(all, text.readList(text.writeList(all)), game.id());
      } else {
        assertEquals(all, text.writeList(all), game.id());
      }
    }
  }

  @Test
  void ownTypesKeepALetterThatDoesNotClash() {
    Schema poison = Variants.of("poison").schema();
    List<String> german = poison.types().stream().map((PieceType type) -> Letters.GERMAN.name(poison, type)).toList();
    assertTrue(german.containsAll(List.of("K", "S", "L", "T", "H", "D", "G")), german.toString());
    PieceType guard = poison.types().get(poison.type('G'));
    assertEquals("U", Letters.POLISH.name(poison, guard), "G is the Polish Bishop");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "1.e4 e5 2.Nf3 Nc6 3.Bb5   | 1.e4 e5 2.Sf3 Sc6 3.Lb5",
      "1.e4 e5 2.Nf3 Nc6 3.Bb5   | 1.e4 e5 2.Cf3 Cc6 3.Fb5",
      "1.e4 e5 2.Ke2 Nc6 3.Nf3   | 1.e4 e5 2.Re2 Cc6 3.Cf3",
      "1.e4 e5 2.Nf3 Nc6 3.Ke2   | 1.e4 e5 2.\u2658f3 \u265Ec6 3.\u2654e2",
      "1.e4 e5 2.Nf3 Nc6 3.Ke2   | 1.e4 e5 2.\u041Af3 \u041Ac6 3.\u041A\u0440e2",
      "1.e4 e5 2.Nf3 Nc6 3.Bb5   | 1.e4 e5 2.Pf3 Pc6 3.Lb5"
  })
  void linesAreReadInAnyLanguage(String english, String other) {
    Variant game = Variants.of("orthodox");
    Setup start = Fen.parse(game, game.start());
    assertEquals(Replay.moves(game, start, english), Replay.moves(game, start, other));
  }

  @Test
  void englishLettersAreEnglish() {
    Variant game = Variants.of("orthodox");
    Setup start = Fen.parse(game, game.start());
    // In Dutch, P is the Knight; with an English letter alone, that would hide a slip.
    assertThrows(InputException.class, () -> Replay.moves(game, start, "1.Pf3"));
    assertThrows(InputException.class, () -> Letters.of("klingon"));
  }

  @Test
  void onlyMovesAndPiecesOfATextChange() {
    LetterText german = LetterText.of(Letters.GERMAN, Variants.of("orthodox"));
    assertEquals("b) bKe5-->e6, threat: 2.Dxf7 # (the King dies) 3...exd8=S+ O-O S1c3 #2: sound",
        german.write("b) bKe5-->e6, threat: 2.Qxf7 # (the King dies) 3...exd8=N+ O-O N1c3 #2: sound"));
    assertEquals("(2.De4/Sxc4/Ld3#) 8/Bb6/8/Nb6", german.write("(2.Qe4/Nxc4/Bd3#) 8/Bb6/8/Nb6"));
    LetterText powers = LetterText.of(Letters.GERMAN, Variants.of("polypiece"));
    assertEquals("Nf3=WD Qd4=WAND", powers.write("Nf3=WD Qd4=WAND"));
  }

  @ParameterizedTest
  @EnumSource
  void lettersAreFoundByTheirName(Letters letters) {
    assertEquals(letters, Letters.of(" " + letters.id().toUpperCase(Locale.ROOT)));
    assertFalse(letters.title().isBlank());
  }

  /** Figurines have their colour in themselves. */
  @ParameterizedTest
  @EnumSource
  void aBoardIsReadAsItIsWritten(Letters letters) {
    Schema schema = Variants.of("orthodox").schema();
    for (int type = 0; type < schema.types().size(); type++) {
      char white = letters.sign(schema, Piece.of(0, type));
      char black = letters.sign(schema, Piece.of(1, type));
      assertTrue(white != black, letters + " " + white);
      assertEquals(Optional.of(type), letters.type(schema, white));
      if (letters != Letters.FIGURINES) {
        assertEquals(Optional.of(type), letters.type(schema, black));
        assertEquals(Character.toLowerCase(white), black);
      }
    }
    assertEquals(Optional.empty(), letters.type(schema, '?'));
    assertEquals(letters == Letters.ENGLISH, letters.type(schema, 'S').equals(letters.type(schema, 'N'))
        && letters.type(schema, 'S').isPresent());
  }

  /** As in Popeye: G is the Grasshopper, N the Nightrider, S the Knight. */
  @Test
  void fairyPiecesHaveTheLettersOfProblems() {
    Variant fairy = Variants.of("fairy", "G=gQ;I=NN;C=C");
    Schema schema = fairy.schema();
    assertEquals("G N CA", names(Letters.PROBLEM, schema));
    assertEquals("G N CA", names(Letters.GERMAN, schema));
    assertEquals("S N CH", names(Letters.FRENCH, schema));
    assertEquals("G I C", names(Letters.ENGLISH, schema));
    assertEquals('G', Letters.PROBLEM.sign(schema, Piece.of(0, schema.type('G'))));
  }

  private static String names(Letters letters, Schema schema) {
    return Stream.of('G', 'I', 'C').map(letter -> letters.name(schema, schema.types().get(schema.type(letter))))
        .collect(Collectors.joining(" "));
  }
}
