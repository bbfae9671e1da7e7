package zugwerk.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.rules.Move;
import zugwerk.rules.Variant;
import zugwerk.testkit.GameSamples;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/** Written moves of every game against a second writer, and what may be left out of them in reading. */
class WrittenMovesTest {

  static Stream<Named<Variant>> games() {
    return GameSamples.all();
  }

  private static List<Setup> positions(Variant variant) {
    List<Setup> positions = RandomPlay.positions(variant, 1, 30, 29);
    return positions.subList(0, variant.settings().isEmpty() ? positions.size() : 1);
  }

  @ParameterizedTest
  @MethodSource("games")
  void movesAreWrittenAsASecondWriterDoes(Variant variant) {
    MoveText texts = new MoveText(variant);
    for (Setup setup : positions(variant)) {
      Position position = Position.of(setup);
      List<Move> legal = texts.legal(position);
      SlowMoveWriter slow = new SlowMoveWriter(variant, setup, legal);
      for (Move move : legal) {
        assertEquals(slow.written(move), texts.write(position, move), Fen.format(setup));
      }
      assertEquals(setup, position.setup(), "writing leaves the position as it was");
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void longFormsTellMovesApartAsTheSecondProgramWritesThem(Variant variant) {
    MoveText texts = new MoveText(variant);
    for (Setup setup : positions(variant)) {
      List<String> forms = texts.legal(Position.of(setup)).stream()
          .map(move -> LongForm.of(variant.schema(), move)).sorted().toList();
      var oracle = GameSamples.oracle(variant);
      assertEquals(oracle.legalMoves(oracle.parse(Fen.format(setup))).stream().sorted().toList(), forms);
      assertEquals(forms.size(), new HashSet<>(forms).size());
    }
  }

  /** The second is a quiet move of a Pawn to the square of its capture en passant; the last have two makers. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "P=fmKfceF              | 7k/8/8/8/3pP3/8/8/7K b - e3 | d4e3/e  | dxe3/e",
      "P=fmKfceF              | 7k/8/8/8/3pP3/8/8/7K b - e3 | d4e3    | e3",
      "P=fmWfceF              | 7k/8/8/8/3pP3/8/8/7K b - e3 | d4e3    | dxe3",
      "Q=WF;atoms;W=W/F;F=F/W | 7k/8/8/8/8/8/8/Q6K w -      | a1b2    | WFb2",
      "Q=WF;atoms;W=K;F=F/W   | 7k/8/8/8/8/8/8/Q6K w -      | a1b2/F  | KFb2/F",
      "Q=WF;atoms;W=K;F=F/W   | 7k/8/8/8/8/8/8/Q6K w -      | a1b2/W  | KFb2/W"})
  void twoMovesBetweenTheSameSquaresAreToldApart(String settings, String fen, String form, String written) {
    Variant polypiece = Variants.of("polypiece", settings);
    MoveText texts = new MoveText(polypiece);
    Position position = Position.of(Fen.parse(polypiece, fen));
    Move move = texts.read(position, form);
    assertEquals(form, LongForm.of(polypiece.schema(), move));
    assertEquals(written, texts.write(position, move).replaceAll("=.*", ""));
    assertEquals(move, texts.read(position, written));
  }

  @ParameterizedTest
  @CsvSource({
      "7k/8/8/R7/8/8/8/R6K w, a1a3, R1a3", "7k/8/8/R7/8/8/8/R6K w, a5a3, R5a3", "1k6/8/8/8/8/8/8/R5KR w, a1d1, Rd1",
      "8/1k6/8/8/8/R6R/8/K7 w, a3d3, Rad3",
      "8/7k/8/Q7/8/8/8/Q3Q2K w, a1e5, Qa1e5", "8/7k/8/Q7/8/8/8/Q3Q2K w, e1e5, Qee5",
      "7k/8/8/3p4/2P1P3/8/8/7K w, c4d5, cxd5"})
  void asMuchOfTheStartAsIsNeededIsWritten(String fen, String form, String written) {
    Variant orthodox = Variants.of("orthodox");
    Position position = Position.of(Fen.parse(orthodox, fen));
    MoveText texts = new MoveText(orthodox);
    assertEquals(written, texts.write(position, texts.read(position, form)));
    assertEquals(form, LongForm.of(orthodox.schema(), texts.read(position, written)));
  }

  @ParameterizedTest
  @MethodSource("games")
  void signsAndBracketsMayBeLeftOut(Variant variant) {
    MoveText texts = new MoveText(variant);
    for (Setup setup : positions(variant)) {
      Position position = Position.of(setup);
      for (Move move : texts.legal(position)) {
        String written = texts.write(position, move);
        String bare = written.replaceAll("(?<!^)x|[+#:\u2020]", "");
        for (String text : List.of(written, LongForm.of(variant.schema(), move), bare,
            written.replaceAll("[+#](?=$| \\(|\\[)", ""), written + "!?", written.replace('O', '0'),
            move instanceof Move.EnPassant ? written + " e.p." : written,
            written.replaceAll("\\[.*| \\(.*", ""))) {
          assertEquals(move, texts.read(position, text), () -> text + " in " + Fen.format(setup));
        }
      }
    }
  }

  /** A text that fits one move means it; of one that fits more, all are named, unless one is written just so. */
  @ParameterizedTest
  @MethodSource("games")
  void aTextMeansTheMovesThatFitIt(Variant variant) {
    MoveText texts = new MoveText(variant);
    for (Setup setup : positions(variant)) {
      Position position = Position.of(setup);
      List<Move> legal = texts.legal(position);
      SlowMoveWriter slow = new SlowMoveWriter(variant, setup, legal);
      Map<Move, String> written = new HashMap<>();
      legal.forEach(move -> written.put(move, texts.write(position, move)));
      for (Move move : legal.stream().filter(SlowMoveWriter::isOnBoard).toList()) {
        String square = Square.name(move.from());
        for (String origin : List.of("", square.substring(0, 1), square.substring(1), square)) {
          String text = slow.text(move, origin);
          List<Move> fitting = slow.fitting(move, origin);
          List<Move> exact = legal.stream().filter(
              other -> plain(String.valueOf(written.get(other))).equals(plain(text))).toList();
          List<Move> meant = exact.isEmpty() ? fitting : exact;
          if (meant.size() == 1) {
            assertEquals(meant.getFirst(), texts.read(position, text), () -> text + " in " + Fen.format(setup));
          } else {
            String message = assertThrows(InputException.class, () -> texts.read(position, text)).getMessage();
            List<String> names = new ArrayList<>();
            meant.forEach(other -> names.add(written.get(other)));
            assertEquals("'" + text + "' could be " + String.join(" or ", names), message);
          }
        }
      }
    }
  }

  private static String plain(String text) {
    return text.replaceAll("(?<!^)x|[-:+#!?\u2020\\s]", "");
  }

  @ParameterizedTest
  @MethodSource("games")
  void candidatesAreTheLegalMovesAndMore(Variant variant) {
    MoveText texts = new MoveText(variant);
    int more = 0;
    for (Setup setup : RandomPlay.positions(variant, 3, 30, 29)) {
      Position position = Position.of(setup);
      List<Move> candidates = texts.candidates(position);
      for (Move move : texts.legal(position)) {
        assertTrue(candidates.stream().anyMatch(other -> other.from() == move.from() && other.to() == move.to()),
            () -> move + " in " + Fen.format(setup));
      }
      more += candidates.size() - texts.legal(position).size();
    }
    assertTrue(more > 0, "no King was in danger");
  }
}
