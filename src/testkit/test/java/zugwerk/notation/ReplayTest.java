package zugwerk.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.oracle.OracleGame;
import zugwerk.oracle.OracleState;
import zugwerk.rules.Move;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.testkit.GameSamples;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/** Lines of moves, written, read and played; the counters of FEN. */
class ReplayTest {

  private static final Variant ORTHODOX = Variants.of("orthodox");

  static Stream<Named<Variant>> games() {
    return GameSamples.all();
  }

  /** The oracle always writes a seventh field. */
  private static String withoutClocks(String fen) {
    return fen.replaceAll(" \\d+ \\d+( -)?$", "").replaceAll(" \\d+ \\d+ ", " ");
  }

  @ParameterizedTest
  @MethodSource("games")
  void linesAreWrittenWithNumbersAndReadBack(Variant variant) {
    for (RandomPlay.Line line : RandomPlay.lines(variant, 1, 8, 19)) {
      OracleGame oracle = GameSamples.oracle(variant);
      OracleState slow = oracle.parse(Fen.format(line.start()));
      MoveText texts = new MoveText(variant);
      Setup reached = line.start();
      int number = reached.fullmove();
      List<String> parts = new ArrayList<>();
      List<String> written = new ArrayList<>();
      for (Move move : line.moves()) {
        boolean white = reached.toMove().ordinal() == 0;
        parts.add(white ? number + "." : parts.isEmpty() ? number + "..." : "");
        written.add(texts.write(Position.of(reached), move));
        parts.add(written.getLast());
        slow = oracle.play(slow, LongForm.of(variant.schema(), move));
        Setup after = MoveMaker.after(variant, reached, move);
        number += white ? 0 : 1;
        assertEquals(number, after.fullmove());
        boolean fell = occupied(reached) != occupied(after);
        boolean pawn = !(move instanceof Move.Pass || move instanceof Move.SpecialMove || move instanceof Move.Drop)
            && Fen.letter(variant.schema(), reached.piece(move.from())) == (white ? 'P' : 'p');
        // What changes its colour without leaving the board, as in Andernach Chess, was a capture and counts as one.
        assertEquals(fell || pawn ? 0 : reached.halfmoves() + 1, after.halfmoves());
        reached = after;
      }
      parts.removeIf(String::isEmpty);
      String text = Replay.line(variant, line.start(), line.moves());
      assertEquals(String.join(" ", parts), text);
      assertEquals(line.moves(), Replay.moves(variant, line.start(), text), text);
      assertEquals(written, Replay.moves(text));
      Setup end = Replay.play(variant, line.start(), text);
      assertEquals(Fen.format(reached), Fen.format(end));
      assertEquals(withoutClocks(oracle.fen(slow)), withoutClocks(Fen.format(end)));
    }
  }

  private static int occupied(Setup setup) {
    int count = 0;
    for (int square = 0; square < 64; square++) {
      count += setup.piece(square) == 0 ? 0 : 1;
    }
    return count;
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "''                                              | ''",
      "'   '                                           | ''",
      "1.e4 e5 2.Nf3                                   | e4,e5,Nf3",
      "1. e4 {best by test} e5 (1... c5) 2. Nf3 $1 Nc6 1/2-1/2 | e4,e5,Nf3,Nc6",
      "12... Kd8 13. exd6 e.p. ! +  1-0                | Kd8,exd6",
      "e2e4 e7e5 0-1                                   | e2e4,e7e5",
      "1. Rd1 (pass) 2. Rd2 *                          | Rd1,(pass),Rd2",
      "1. Ne4:d5 (:e4 :d5) Kh7 2. Ne4:d5 (-) Kh8       | Ne4:d5 (:e4 :d5),Kh7,Ne4:d5 (-),Kh8",
      "1...Kg8-h8 2. Ne6-f8=WD checkmate.              | Kg8-h8,Ne6-f8=WD",
      "4. Qh5 Q:d2 mate                                | Qh5,Q:d2",
      "(-) 1. e4 (:x9) e5                              | e4,e5"
  })
  void theTextsOfMovesAreFoundAmongNumbersAndRemarks(String line, String moves) {
    assertEquals(moves, String.join(",", Replay.moves(line)));
  }

  @Test
  void theMoveThatCannotBePlayedIsNumbered() {
    Setup start = Fen.parse(ORTHODOX, ORTHODOX.start());
    String message = assertThrows(InputException.class,
        () -> Replay.play(ORTHODOX, start, "1. e4 e5 2. Ke3")).getMessage();
    assertEquals("half-move 3 of the line: 'Ke3' is not a legal move of White here: no King of White can move to e3",
        message);
  }
}
