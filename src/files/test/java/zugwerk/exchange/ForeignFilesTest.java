package zugwerk.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.problem.Problem;

/** Texts as other programs write them, with all that they write besides the problems. */
class ForeignFilesTest {

  private static Reading any(String text) {
    return AnyText.reading(text, Positions.orthodox()).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "bm #1; | #1 | `` | `{}`",
      "bm #4 | #4 | `` | `{}`",
      "bm #12; PV: a1a7; 00:01; | #12 | `` | `{as it stands=PV: a1a7; 00:01}`",
      "dm 4 id \"matt.7\" | #4 | `` | `{}`",
      "bm #1; ep; 00:00; | #1 | `` | `{ep=, as it stands=00:00}`",
      "bm Ra6 #2; acd 9 acs 2 | #2 | a1a6 | `{acd=9, acs=2}`",
      "0 1 bm #2; | #2 | `` | `{}`",
      "0 0 dm 3; | #3 | `` | `{}`",
      "bm #-5; Defence; | `` | `` | `{bm=#-5, Defence=}`",
      "dm -3; | `` | `` | `{dm=-3}`",
      "bm #126; | #126 | `` | `{}`",
      "dm 0 | `` | `` | `{dm=0}`",
      "ce +M3; noop | `` | `` | `{ce=+M3, noop=}`",
  })
  void collectionsOfMatesAreEpd(String operations, String requested, String key, String rest) {
    String line = "kbK5/pp6/1P6/8/8/8/8/R7 w - - " + operations;
    Reading reading = any(line);
    Problem problem = reading.whole().getFirst();
    assertEquals(List.of(requested, key, rest),
        List.of(problem.task().stipulationText(), String.join(" ", problem.analysis().keys()),
            problem.other().getOrDefault("epd", Map.of()).toString()));
    ExchangeFormat epd = Formats.named("epd");
    assertEquals(reading.problems(), epd.read(epd.write(reading.problems()), Positions.orthodox()).whole());
  }

  @Test
  void collectionsHaveCommentsAmongTheirLines() {
    Reading reading = any("""
        # Three and four men.

        % from somewhere
        kbK5/pp6/1P6/8/8/8/8/R7 w - - dm 2
        # By hand.
        8/8/8 w - - dm 3
        """);
    assertEquals(List.of("#2"), reading.problems().stream().map(problem -> problem.task().stipulationText()).toList());
    assertEquals(List.of(6), reading.faults().stream().map(Reading.Misreading::line).toList());
  }

  @Test
  void severalBoardsOfForsythStandOnALineEach() {
    Reading reading = any("8/3d4/4s3/K6k/8/2T5/1L6/B7\n\n16/16/24/K6k\n");
    assertEquals(List.of("8/3q4/4n3/K6k/8/2R5/1B6/P7", "8/8/8/8/8/8/8/K6k"),
        reading.whole().stream().map(problem -> problem.fen().split(" ")[0]).toList());
  }

  @Test
  void popeyeTakesAForsythThatEndsEarly() {
    Reading reading = any("BeginProblem\nStip #2\nForsyth 1B6/1K1k1p2/16/4Q3/8/6s1\nTwin Forsyth 32/1k6/4b3/8/1K\n"
        + "EndProblem\n");
    Problem problem = reading.whole().getFirst();
    assertEquals("1B6/1K1k1p2/8/8/4Q3/8/6n1/8 w - - 0 1", problem.fen());
    assertEquals("8/8/8/8/1k6/4b3/8/1K6 w - - 0 1", problem.task().twins().getFirst().on(problem, problem).fen());
  }

  @Test
  void oliveTagsItsTextsAndHasFairyProblemsAmongOthers() {
    Reading reading = any("""
        ---
        algebraic:
          black: [Kd4, Pe5]
          white: [Kd1, Qa1, Sf6]
        authors:
        - !!python/unicode 'Müller, Hans'
        source: !!python/unicode "Die Schwalbe"
        date: !!python/str 1931
        solution: !!python/unicode |
          1.Qa1-b2 + !
        stipulation: '#2'
        ---
        algebraic:
          black: [Kd4]
          white: [Kd1, POc3]
        stipulation: h#2
        ---
        algebraic:
          white: [Kg6, Rh1]
          black: [Kg8]
        stipulation: "#1"
        """);
    assertEquals(List.of("#2", "#1"),
        reading.problems().stream().map(problem -> problem.task().stipulationText()).toList());
    Problem first = reading.problems().getFirst();
    assertEquals(List.of(List.of("Hans Müller"), "Die Schwalbe", "1931", "1.Qa1-b2 + !\n"),
        List.of(first.credits().authors(), first.credits().source(), first.credits().date(),
            first.other().get("solution")));
    assertEquals("[line 15: 'PO' on c3 is the Poseidon, which is royal and not supported]",
        reading.faults().toString());
  }

  @Test
  void noOtherTagOfYamlIsTaken() {
    Reading reading = any("stipulation: !!python/object/apply:os.system ['true']\nalgebraic: {white: [Ka1]}\n");
    assertEquals(1, reading.faults().size());
    assertTrue(reading.problems().isEmpty());
  }

  @Test
  void pgnOfServersHasClocksVariationsAndNullMoves() {
    Reading reading = any("""
        [Event "Rated Blitz game"]
        [Site "https://chess.example/a1b2c3d4"]
        [Date "2023.01.00"]
        [White "alpha"]
        [Black "beta "the rook" gamma"]
        [Result "1-0"]
        [Variant "Standard"]
        [WhiteElo "1650"]

        1. e4 { [%eval 0.25] [%clk 0:03:00] } 1... e5?! { [%eval 0.9]
        [%clk 0:03:00] } (1... c5 2. Nf3 $14 (2. -- d5 {threat (} (2... e5) 3. d4) 2... d6$11) 2. Qh5 $6
        Nc6 $146 $1 3. Bc4 { [%csl Gf7][%cal Rh5f7] } Nf6?? 4. Qxf7# 1-0

        [Event "?"]
        [White "Réti, R."]
        [Black "?"]
        [Result "*"]
        [SetUp "1"]
        [FEN "7K/8/k1P5/7p/8/8/8/8 w - - 0 1"]

        $6 {#} 1.Kg7! h4 2.Kf6 Z0 3.Ke6 {passing} *
        """);
    Problem game = reading.whole().getFirst();
    assertEquals(List.of("1.e4 e5?! 2.Qh5?! Nc6! 3.Bc4 Nf6?? 4.Qxf7#", "1.e4 c5 2.Nf3 d6"), game.analysis().lines());
    assertEquals(List.of("2023-01", "Rated Blitz game"), List.of(game.credits().date(), game.credits().title()));
    String kept = String.valueOf(game.other().get("pgn"));
    for (String part : List.of("beta \"the rook\" gamma", "1.e4: [%eval 0.25] [%clk 0:03:00]",
        "1.e4 c5: -- d5 {threat (} (2... e5) 3. d4", "$11", "$146", "[%csl Gf7][%cal Rh5f7]")) {
      assertTrue(kept.contains(part), part + " in " + kept);
    }
    Problem study = reading.whole().get(1);
    assertEquals(List.of("1.Kg7! h4 2.Kf6"), study.analysis().lines());
    assertEquals("{comments=[before the first move: $6, 1.Kg7! h4 2.Kf6: Z0 3.Ke6 {passing}]}",
        String.valueOf(study.other().get("pgn")));
  }

  private static final String PUZZLES = """
      00abc,6k1/5ppp/8/8/8/8/r4PPP/1R4K1 b - - 0 30,a2a8 b1a1 a8a1,900,80,90,120,endgame short,https://x.example/1#59,
      00abd,6k1/5ppp/8/8/8/8/r4PPP/1R4K1 b - - 0 30,h7h6 b1b8,905,80,90,120,mate mateIn1,https://x.example/2#59,
      """;

  @ParameterizedTest
  @CsvSource({"true", "false"})
  void puzzlesOfLichessBeginAfterTheirFirstMove(boolean headings) {
    List<Problem> problems = any((headings ? String.join(",", CsvTable.LICHESS) + "\n" : "") + PUZZLES).whole();
    assertEquals(List.of("", "#1"), problems.stream().map(problem -> problem.task().stipulationText()).toList());
    Problem mate = problems.get(1);
    assertEquals("6k1/5pp1/7p/8/8/8/r4PPP/1R4K1 w - - 0 31", mate.fen());
    assertEquals(List.of(List.of("b1b8"), List.of("31. Rb8+"), "00abd", List.of("mate", "mateIn1")),
        List.of(mate.analysis().keys(), mate.analysis().lines(), mate.credits().sourceId(), mate.credits().keywords()));
    assertEquals("905", ((Map<?, ?>) mate.other().get("csv")).get("Rating"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "fen;moves;rating%kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1;a1a6 b7a6 b6b7;1500 | #? | {rating=1500}",
      "Rating\tFEN\tStipulation%1500\tkbK5/pp6/1P6/8/8/8/8/R7 w\t#2 | #2 | {Rating=1500}",
      "\"FEN\",\"Note\"%\"kbK5/pp6/1P6/8/8/8/8/R7 w - -\",\"a \"\"good\"\", old\" | #? | {Note=a \"good\", old}",
      "kbK5/pp6/1P6/8/8/8/8/R7 w - -,a1a6,1500 | #? | {Column 3=1500}",
  })
  void otherTablesBeginWithTheirPosition(String text, String requested, String kept) {
    Problem problem = any(text.replace('%', '\n').replace("\\t", "\t")).whole().getFirst();
    assertEquals("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", problem.fen());
    assertEquals(List.of(requested.replace("#?", ""), kept),
        List.of(problem.task().stipulationText(), problem.other().get("csv").toString()));
  }

  @Test
  void tablesNameAuthorsAndSource() {
    Problem problem = any("""
        "fen";"stipulation";"author";"source";"year"
        "kbK5/pp6/1P6/8/8/8/8/R7 w - -";"#2";"A. Band, C. D. & E. F.";"Die Schwalbe";"1931"
        """).whole().getFirst();
    assertEquals(List.of(List.of("A. Band", "C. D.", "E. F."), "Die Schwalbe", "1931"),
        List.of(problem.credits().authors(), problem.credits().source(), problem.credits().date()));
  }

  @Test
  void aRowThatCannotBeReadDoesNotHinderOthers() {
    Reading reading =
        any("FEN,Moves\nkbK5/pp6/1P6/8/8/8/8/R7 w - -,a1h8\n8/8 w,a1a2\nkbK5/pp6/1P6/8/8/8/8/R7 w,\n,,,\n");
    assertEquals(List.of(2, 3, 5), reading.faults().stream().map(Reading.Misreading::line).toList());
    assertEquals(1, reading.problems().size());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "8/3d4/4s3/K6k/8/2T5/1L6/B7 | 8/3q4/4n3/K6k/8/2R5/1B6/P7",
      "8/3d4/4c3/R6r/8/2T5/1F6/4P3 | 8/3q4/4n3/K6k/8/2R5/1B6/4P3",
      "8/3d4/4c3/R6r/8/2T5/1A6/4P3 | 8/3q4/4n3/K6k/8/2R5/1B6/4P3",
      "8/3d4/4p3/K6k/8/2T5/1L6/4O3 | 8/3q4/4n3/K6k/8/2R5/1B6/4P3",
      "8/3h4/4s3/K6k/8/2W5/1G6/4P3 | 8/3q4/4n3/K6k/8/2R5/1B6/4P3",
      "8/3d4/4j3/K6k/8/2V5/1S6/4P3 | 8/3q4/4n3/K6k/8/2R5/1B6/4P3",
      "8/3v4/4h3/K6k/8/2B5/1F6/4G3 | 8/3q4/4n3/K6k/8/2R5/1B6/4P3",
      "8/3ф4/4к3/Кр6кр/8/2Л5/1С6/4П3 | 8/3q4/4n3/K6k/8/2R5/1B6/4P3",
      "11q8k25K18 | ``",
      "11q/4n3/K6k/10R/1B6/12P3 | ``",
      "16/4n3/K6k/10R5/1B6/4P3 | 8/8/4n3/K6k/8/2R5/1B6/4P3",
      "32/K6k/8/1B6/4P3 | 8/8/8/8/K6k/8/1B6/4P3",
      "16/16/24/K6k | 8/8/8/8/8/8/8/K6k",
      "10k51K1 | 8/2k5/8/8/8/8/8/6K1",
  })
  void forsythInOtherLanguagesAndWithLongRuns(String text, String board) {
    if (board.isEmpty()) {
      assertTrue(AnyText.reading(text, Positions.orthodox()).filter(reading -> !reading.problems().isEmpty())
          .isEmpty());
    } else {
      assertEquals(board, any(text).whole().getFirst().fen().split(" ")[0]);
    }
  }

  @Test
  void popeyeSkipsNamesForLatexAndTextAroundProblems() {
    Reading reading = any("""
        These are two problems of mine.

        BeginProblem
        LaTeX mine.tex
          g  DU  Grash"upfer
          n  SU  Nachtreiter
        Title One
        Pieces White Kc8 Black Ka8
        Stip #2
        EndProblem
        =====================
        BeginProblem
        LaTeXPieces
        k  K  king
        Pieces White Kc7 Black Ka8
        Stip #3
        EndProblem
        That is all.
        """);
    assertEquals(List.of("#2", "#3"),
        reading.whole().stream().map(problem -> problem.task().stipulationText()).toList());
    Problem first = reading.problems().getFirst();
    assertEquals(List.of("One", Map.of("LaTeX", "mine.tex", "LaTeXPieces", "g DU  Grash\"upfer\nn SU  Nachtreiter")),
        List.of(first.credits().title(), first.other().get("popeye")));
    ExchangeFormat popeye = Formats.named("popeye");
    assertEquals(reading.problems(), popeye.read(popeye.write(reading.problems()), Positions.orthodox()).whole());
  }

  @Test
  void aPastedTextIsReadAsFarAsItGoes() {
    Reading reading = AnyText.readable("8/8/8/8/8/8/8/K6k w - - 0 1\n8/8/8 w\n", Positions.orthodox());
    assertEquals(List.of(1, 1), List.of(reading.problems().size(), reading.faults().size()));
  }
}
