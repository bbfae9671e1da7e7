package zugwerk.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.file.ProblemFile;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.testkit.GameSamples;
import zugwerk.testkit.ProjectRoot;
import zugwerk.variant.SteadyGame;
import zugwerk.variant.Variants;

/** What is doubted cannot have come about, and what has come about is never doubted. */
class PawnOriginsTest {

  private static final int WALKS = 20;
  private static final int PLIES = 160;

  private static String doubts(String game, String fen) {
    Variant variant = Variants.of(game);
    return RetroChecks.of(variant, Fen.parse(variant, fen)).stream().map(fault -> fault.text().toString())
        .collect(Collectors.joining("; "));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR w | must have captured 1 piece, and none of Black's",
      "rnbqkbn1/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR w | ''",
      "rnbqkbn1/pppppppp/8/P7/P7/P7/3PPPPP/RNBQKBNR w | must have captured 3 pieces, and only 1 of Black's",
      "rn1qkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR w | must have captured 1 piece, and none of Black's",
      "rnbqk1nr/pppp1ppp/4p3/8/8/P7/P1PPPPPP/RNBQKBNR w | ''",
      "4k3/8/8/8/8/P7/PP6/4K3 w                        | no Pawn is left that could have gone to a3",
      "4k3/8/8/8/8/1P6/PP6/4K3 w                       | ''",
      "4k3/pppppppp/8/8/7b/8/8/4K3 w                   | Black must have promoted 1 Pawn, and only 0 are missing",
      "4k3/pppp1ppp/4p3/8/7b/8/8/4K3 w                 | ''",
      "4k3/8/8/8/8/3PB3/PPP1PPPP/2B1K3 w               | White must have promoted 1 Pawn, and only 0 are missing",
      "4k3/8/8/8/8/3P1B2/PPP1PPPP/2B1K3 w              | White must have promoted 1 Pawn, and only 0 are missing",
      "4k3/8/8/8/8/3PPB2/PPP2PPP/2B1K3 w               | ''",
      // Two Bishops on dark squares, neither shut in; one on b3 beside the one that is at home.
      "4k3/8/8/8/1B6/3PP3/PPP2PPP/2B1K3 w              | White must have promoted 1 Pawn, and only 0 are missing",
      "4k3/8/8/8/8/1B1PP3/PPP2PPP/4KB2 w               | White must have promoted 1 Pawn, and only 0 are missing",
      // One Pawn beside the Bishop has moved, so it has come out.
      "4k3/8/8/8/5B2/1P6/P1PPPPPP/4K3 w                | ''",
      "4k3/8/8/8/5B2/3P4/PPP1PPPP/4K3 w                | ''",
      "4k3/8/8/8/5B2/8/PPPPPPPP/4K3 w                  | White must have promoted 1 Pawn, and only 0 are missing",
  })
  void piecesComeFromTheirFirstSquares(String fen, String doubt) {
    for (String game : List.of("orthodox", "cursed")) {
      String message = doubts(game, fen);
      assertTrue(doubt.isEmpty() ? message.isEmpty() : message.contains(doubt), game + ": " + message);
    }
    assertEquals("", doubts("polypiece", "4k3/8/8/8/8/P7/PP6/4K3 w"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "4k3/8/3N1N2/8/8/8/4R3/4K3 b          | two checks at most",
      "4k3/8/3N1N2/8/8/8/8/4K3 b            | one of two checks must come along an opened line",
      "4k3/8/5N2/8/8/8/4R3/4K3 b            | ''",
      "R3k2R/8/8/8/8/8/8/4K3 b              | from both ends of a line",
      "4R3/8/8/4k3/8/8/4R3/K7 b             | from both ends of a line",
      "8/8/5Q2/8/3k4/8/8/B3K3 b             | from both ends of a line",
      "8/B7/8/8/3k4/4Q3/8/K7 b              | from both ends of a line",
      "8/4N3/8/3k4/8/1B6/8/K7 b             | ''",
      "8/8/1N6/3k4/8/8/6B1/K7 b             | ''",
      "8/8/8/3k4/1N6/8/8/3R3K b             | ''",
      "8/8/8/2N5/8/3k4/8/K2R4 b             | ''",
      "4k2R/8/8/8/8/8/4R3/4K3 b             | ''",
      "8/8/8/8/8/5k2/4P3/K7 b               | the Pawn on e2 cannot have moved there just now",
      "8/8/8/3k4/4P3/3BBB2/8/K7 b           | the Pawn on e4 cannot have moved there just now",
      "8/8/8/3k4/4P3/3B1B2/8/K7 b           | ''",
      "8/8/8/8/4P2k/8/8/K6Q b - e3 0 1      | the Pawn's double step over e3 cannot have given",
      "8/8/8/8/4P2k/8/8/K6Q b - - 0 1       | ''",
      "8/8/7k/8/3P4/8/8/K1B5 b - d3 0 1     | ''",
      "8/8/8/4k3/3P4/8/8/K7 b - d3 0 1      | ''",
  })
  void aCheckComesFromTheLastMove(String fen, String doubt) {
    String message = doubts("orthodox", fen);
    assertTrue(doubt.isEmpty() ? message.isEmpty() : message.contains(doubt), message);
    assertEquals("", doubts("cursed", fen));
  }

  @Test
  void theDoubtLeadsToThePiece() {
    Variant variant = Variants.of("orthodox");
    assertEquals(16, RetroChecks.of(variant, Fen.parse(variant, "4k3/8/8/8/8/P7/PP6/4K3 w")).getFirst().square());
    assertEquals(12, RetroChecks.of(variant, Fen.parse(variant, "8/8/8/8/8/5k2/4P3/K7 b")).getFirst().square());
    assertEquals(40, RetroChecks.of(variant, Fen.parse(variant, "4k3/pp6/p7/8/8/8/8/4K3 b")).getFirst().square());
    assertEquals(55, RetroChecks.of(variant, Fen.parse(variant, "4k3/pppppppp/p7/8/8/8/8/4K3 w")).getFirst().square());
    assertEquals(Fault.NOWHERE,
        RetroChecks.of(variant, Fen.parse(variant, "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w")).getFirst().square());
    Variant poison = Variants.of("poison");
    assertEquals(2, RetroChecks.of(poison, Fen.parse(poison, "4k3/8/8/8/8/8/8/HHH1K3 w")).getFirst().square());
  }

  /** Orthodox chess from another start: unequal armies, and a Bishop at the edge behind one Pawn. */
  private static final class Odds extends SteadyGame {
    Odds() {
      super("odds", "Chess at odds", Variants.of("orthodox").schema(),
          "4k3/pppp4/8/8/8/8/PPPPPPPP/B1B1K2R w - - 0 1",
          new String[] {"K", "Q", "R", "B", "N", "fmWfceFifmnD"}, "QRBN");
    }

    @Override
    public RetroFacts retroFacts() {
      return RetroFacts.ORTHODOX;
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "4k3/pppp4/8/8/8/8/PPPPPPPP/B1B1K2R w     | ''",
      "4k3/pppp4/8/8/8/P7/P1PPPPPP/B1B1K2R w    | must have captured 1 piece, and none of Black's",
      "4k3/1ppp4/p7/8/8/8/PPPPPPPP/B1B1K2R w    | ''",
      "4k3/2pp4/pp6/8/8/8/PPPPPPPP/B1B1K2R w    | ''",
      "4k3/1ppp4/8/p7/8/8/PPPPPPPP/B1B1K2R w    | ''",
      "4k3/pp1p4/1p6/8/8/8/PPPPPPPP/B1B1K2R w   | must have captured 1 piece, and none of White's",
      "4k3/pp1p4/1p6/8/8/8/PPPPPPPP/B1B1K3 w    | ''",
      "4k3/pppp4/8/8/3B4/8/PPPPPPPP/2B1K2R w    | White must have promoted 1 Pawn",
      "4k3/pppp4/8/8/1P1B4/8/P1PPPPPP/2B1K2R w  | ''",
      "4k3/ppppp3/8/8/8/8/PPPPPPPP/B1B1K2R w    | Black has 6 pieces, and begins with 5",
      "4k3/pppp4/8/8/8/8/PPPPPPPP/B1B1K1RR w    | White has 13 pieces, and begins with 12",
  })
  void theStartOfAGameIsReadFromItsFen(String fen, String doubt) {
    Variant odds = new Odds();
    String message =
        RetroChecks.of(odds, Fen.parse(odds, fen)).stream().map(fault -> fault.text().toString())
            .collect(Collectors.joining("; "));
    assertTrue(doubt.isEmpty() ? message.isEmpty() : message.contains(doubt), message);
  }

  static Stream<Named<Variant>> games() {
    return GameSamples.all();
  }

  /** Games from the start with more captures and Pawn moves than by mere chance. */
  @ParameterizedTest
  @MethodSource("games")
  void whatComesAboutIsNotDoubted(Variant variant) {
    Random random = new Random(5);
    Generator generator = new Generator(variant);
    for (int walk = 0; walk < WALKS; walk++) {
      Position position = Position.of(Fen.parse(variant, variant.start()));
      for (int ply = 0; ply < PLIES; ply++) {
        MoveList moves = new MoveList();
        generator.legal(position, moves);
        if (moves.size() == 0) {
          break;
        }
        MoveMaker.make(variant, position, chosen(position, moves, variant.pawn(), random));
        assertEquals(List.of(), RetroChecks.of(variant, position.setup()), Fen.format(position.setup()));
      }
    }
  }

  private static int chosen(Position position, MoveList moves, int pawn, Random random) {
    int[] lively = IntStream.range(0, moves.size()).map(moves::get).filter(move -> {
      int from = EncodedMove.from(move);
      boolean takes = (position.pieces(1 - position.toMove()) >>> EncodedMove.to(move) & 1) != 0;
      return takes || Piece.type(position.piece(from)) == pawn;
    }).toArray();
    return lively.length > 0 && random.nextInt(3) > 0 ? lively[random.nextInt(lively.length)]
        : moves.get(random.nextInt(moves.size()));
  }

  /** Composers of orthodox problems make sure that their positions can come about. */
  @Test
  void famousProblemsAreBeyondDoubt() throws IOException {
    try (Stream<Path> files = Files.list(ProjectRoot.path("problems/orthodox"))) {
      for (Path file : files.toList()) {
        Problem problem = ProblemFile.read(file);
        assertEquals(List.of(), RetroChecks.of(problem.variant(), problem.setup()), file.toString());
      }
    }
  }
}
