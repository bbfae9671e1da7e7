package zugwerk.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.betza.Catalogue;
import zugwerk.betza.NamedPiece;
import zugwerk.board.Schema;
import zugwerk.notation.Fen;
import zugwerk.notation.LetterText;
import zugwerk.notation.Letters;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/** Problems with fairy pieces in the files of other programs. */
class FairyFilesTest {

  private static Problem only(String format, String text) {
    Reading reading = Formats.named(format).read(text, Positions.orthodox());
    assertEquals(List.of(), reading.faults());
    return reading.problems().getFirst();
  }

  private static String written(String format, Problem problem) {
    return Formats.named(format).write(List.of(problem));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "Beg Pieces White Kb6 Gd6 Na1 Sh1 Black Ka8 Stip h#2 End",
      "Anf Steine Weiss Kb6 Gd6 Na1 Sh1 Schwarz Ka8 Ford h#2 End",
      "Deb Pieces Blanc Rb6 Sd6 Na1 Ch1 Noir Ra8 Enonce h#2 Fin",
      "Beg Forsyth k7/8/1K1G4/8/8/8/8/N6S Stip h#2 End"})
  void piecesAreReadByTheLettersOfTheirLanguage(String text) {
    Problem problem = only("popeye", text.replaceFirst(" ", "\n"));
    assertEquals(Variants.of("fairy"), problem.variant(), "Grasshopper and Nightrider are the default list");
    assertEquals("k7/8/1K1G4/8/8/8/8/I6N b - - 0 1", problem.fen());
  }

  @Test
  void theListHasJustThePiecesOfTheProblem() {
    Problem problem = only("popeye", """
        BeginProblem
        Pieces White Kb6 AMd6 15a1 Black Ka8 CAc1c2 CRc3 DUd1
        Stipulation #2
        EndProblem
        """);
    assertEquals("A=Amazon:QN;C=Camel:C;D=Dummy:(0,0);I=Ibis:(1,5);M=Camelrider:CC".replace("Camel:C;", "C;"),
        problem.position().powers());
    assertTrue(written("popeye", problem).contains("Black Ka8 CAc2c1 DUd1 CRc3"), written("popeye", problem));
    assertEquals(problem, only("popeye", written("popeye", problem)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"popeye", "yacpdb", "olive"})
  void everyPieceWithLettersGoesRound(String format) {
    List<NamedPiece> known = Catalogue.STANDARD.pieces().stream().filter(piece -> !piece.letters().isEmpty()).toList();
    assertTrue(known.size() > 50);
    List<String> letters = new ArrayList<>();
    for (int from = 0; from < known.size(); from += 12) {
      List<NamedPiece> some = known.subList(from, Math.min(from + 12, known.size()));
      StringBuilder text = new StringBuilder("BeginProblem\nPieces White Ka1 Black Kh8");
      IntStream.range(0, some.size()).forEach(i -> text.append(' ')
          .append(some.get(i).letters().getFirst().toUpperCase(Locale.ROOT)).append((char) ('a' + i % 8))
          .append(3 + i / 8));
      Problem problem = only("popeye", text + "\nStipulation h#2\nEndProblem\n");
      assertEquals(6 + some.size(), problem.variant().schema().types().size());
      for (int i = 0; i < some.size(); i++) {
        var piece = problem.setup().piece(16 + i);
        assertEquals(some.get(i).letters().getFirst().toUpperCase(Locale.ROOT),
            ImportedPieces.walk(problem.variant(), (piece - 1) >> 1));
      }
      assertEquals(problem, only(format, written(format, problem)));
      letters.add(problem.position().powers());
    }
    assertEquals(letters.size(), letters.stream().distinct().count());
  }

  @Test
  void twinsMayBringNewPieces() {
    Problem problem = only("popeye", """
        BeginProblem
        Pieces White Kb6 Gd6 Black Ka8
        Stipulation h#2
        Twin Add White Na1
        Twin Substitute G AM
        EndProblem
        """);
    assertEquals(List.of("k7/8/1K1G4/8/8/8/8/8", "k7/8/1K1G4/8/8/8/8/I7", "k7/8/1K1A4/8/8/8/8/8"),
        ProblemPart.of(problem).stream().map(part -> part.problem().fen().split(" ")[0]).toList());
    for (String format : List.of("popeye", "olive", "yacpdb")) {
      assertEquals(problem, only(format, written(format, problem)), format);
    }
    assertTrue(written("popeye", problem).contains("Twin Add White Na1"), written("popeye", problem));
  }

  /** What the pieces alone would not give goes into the remark: further pieces of the list, and other letters. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "G=gQ;I=NN;Z=Z | 4k3/8/8/8/8/2G5/8/4K3", "X=gQ | 4k3/8/8/8/8/2X5/8/4K3", "G=gQ;A=fbNW | 4k3/8/8/8/8/2G5/8/4K3"})
  void whatThePiecesDoNotShowIsKeptInTheRemark(String list, String board) {
    Variant game = Variants.of("fairy", list);
    Problem problem = Problem.of(game, Fen.parse(game, board)).withTask(task -> task.withStipulationText("#2"));
    assertEquals(problem, only("yacpdb", written("yacpdb", problem)));
    if (list.contains("fbNW")) {
      assertTrue(assertThrows(InputException.class, () -> written("popeye", problem)).getMessage()
          .contains("all pieces"));
    } else {
      assertEquals(problem, only("popeye", written("popeye", problem)));
    }
  }

  @Test
  void solutionsAreWrittenInTheLettersOfProblems() {
    Variant game = Variants.of("fairy", "A=Amazon;G=Grasshopper;I=Nightrider;S=Zebra;X=fbNW:fbNW");
    LetterText problem = LetterText.of(Letters.PROBLEM, game);
    assertEquals("1.AMe5 Sxc3 2.Nb1 Gd4 3.Zf6 Xa1 4.a8=AM+", problem.write("1.Ae5 Nxc3 2.Ib1 Gd4 3.Sf6 Xa1 4.a8=A+"));
    assertEquals("1.Ae5 Nxc3 2.Ib1 Gd4 3.Sf6", problem.read("1.AMe5 Sxc3 2.Nb1 Gd4 3.Zf6"));
    assertEquals("1.Ne5 Sxc3", LetterText.of(Letters.GERMAN, game).write("1.Ie5 Nxc3"));
    Schema schema = game.schema();
    assertEquals(schema.types().size(),
        schema.types().stream().map(type -> Letters.PROBLEM.name(schema, type)).distinct().count());
  }
}
