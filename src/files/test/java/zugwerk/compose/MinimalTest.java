package zugwerk.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Side;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.file.ProblemFile;
import zugwerk.notation.Fen;
import zugwerk.notation.LongForm;
import zugwerk.problem.Problem;
import zugwerk.problem.TwinText;
import zugwerk.rules.Rights;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.solve.Solution;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.solve.solver.Solver;
import zugwerk.testkit.ProjectRoot;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** Which pieces can go, held against one removal after the other solved plainly. */
class MinimalTest {

  static CandidateSolver solver(int threads) {
    return solver(threads, new Monitor());
  }

  private static CandidateSolver solver(int threads, Monitor monitor) {
    CandidateSolver.Limits usual = CandidateSolver.Limits.DEFAULT;
    return new CandidateSolver(new CandidateSolver.Limits(threads, usual.time(), usual.nodes()), monitor);
  }

  static Problem problem(String game, String fen, String stipulation) {
    Variant variant = Variants.of(game);
    return Problem.of(variant, Fen.parse(variant, fen)).withTask(task -> task.withStipulationText(stipulation));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox | kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1 | #2",
      "orthodox | 8/p7/8/8/3K4/8/6Q1/2k5 w - - 0 1 | #2",
      "polypiece | 8/8/3b2n1/8/8/6K1/3B3Q/5k2 w - - 0 1 | #2",
      "cursed | 7k/p7/5K2/8/8/8/8/6R1 w - - 0 1 b5w,b3g | #2",
      "hitpoint | 8/3P4/8/8/1k6/2N5/3N4/R2K4 w - - 0 1 - | #2",
      "poison | 7k/p7/5K2/8/8/8/8/6R1 w - - 0 1 a7:3 | #2",
  })
  void oneByOneFindsExactlyWhatCanGo(String game, String fen, String stipulation) {
    Problem problem = problem(game, fen, stipulation);
    assertTrue(Plainly.isSound(problem));
    List<String> expected = new ArrayList<>();
    for (Setup rest : smaller(problem.variant(), problem.setup())) {
      if (Plainly.isSound(problem.variant(), rest, stipulation)) {
        expected.add(Fen.format(rest));
      }
    }
    List<Found> streamed = new ArrayList<>();
    List<Found> found = new Minimal(problem, solver(2)).oneByOne(streamed::add);
    assertEquals(streamed, found);
    assertEquals(expected.stream().sorted().toList(),
        found.stream().map(result -> result.problem().fen()).sorted().toList());
  }

  /** Every setup with a piece or an item of squares and pieces less. */
  private static List<Setup> smaller(Variant variant, Setup setup) {
    List<Setup> smaller = new ArrayList<>();
    for (int square = 0; square < Square.COUNT; square++) {
      if (setup.piece(square) != Piece.NONE && Piece.type(setup.piece(square)) != Schema.KING) {
        smaller.add(Rights.kept(variant, setup.withPiece(square, Piece.NONE)));
      }
      for (Slot slot : variant.schema().slots()) {
        int cell = slot.isOnSquares() ? variant.schema().offset(slot) + square : 0;
        if (slot.isOnSquares() && setup.get(cell) != 0) {
          smaller.add(setup.with(cell, 0));
        }
      }
    }
    return smaller.stream().map(variant::tidied).filter(rest -> Validation.faults(variant, rest).isEmpty()).toList();
  }

  @Test
  void theFormHasNoPieceLeftThatCanGo() {
    Problem problem = ProblemFile.read(ProjectRoot.path("problems/orthodox/mansfield-1917.json"));
    Found kept = new Minimal(problem, solver(1)).form(false).orElseThrow();
    assertEquals(problem.setup(), kept.problem().setup(), "without any piece there is another key");
    assertEquals("minimal with this key", kept.note().toString());
    Found form = new Minimal(problem, solver(1)).form(true).orElseThrow();
    assertEquals("minimal form", form.note().toString());
    assertTrue(Plainly.isSound(form.problem()));
    assertEquals(form.problem().analysis().keys(),
        Plainly.keys(form.problem().variant(), form.problem().setup(), "#2"));
    for (Setup rest : smaller(form.problem().variant(), form.problem().setup())) {
      assertFalse(Plainly.isSound(form.problem().variant(), rest, "#2"), Fen.format(rest));
    }
  }

  @Test
  void theKeyIsReportedToBeTheSameOrNot() {
    Problem problem = problem("orthodox", "8/p7/8/8/3K4/8/6Q1/2k5 w - - 0 1", "#2");
    List<Found> found = new Minimal(problem, solver(1)).oneByOne(result -> {});
    assertEquals(List.of("-bPa7: same key"), found.stream().map(one -> one.changesText() + ": " + one.note()).toList());
    assertEquals(List.of("d4c3"), found.getFirst().problem().analysis().keys());
  }

  /** The oracle is the same position without the piece, solved by itself. */
  @ParameterizedTest
  @ValueSource(strings = {
      "problems/orthodox/mansfield-1917.json", "problems/orthodox/morphy-1856.json", "problems/orthodox/loyd-1855.json"
  })
  void everyPieceShowsWhatTheProblemIsWithoutIt(String file) {
    Problem problem = ProblemFile.read(ProjectRoot.path(file));
    List<PieceRole> roles = new Minimal(problem, solver(2)).roles(role -> {});
    assertEquals(problem.setup().pieces(Side.WHITE) + problem.setup().pieces(Side.BLACK) - 2, roles.size());
    for (PieceRole role : roles) {
      Setup rest = Rights.kept(problem.variant(), problem.setup().withPiece(role.square(), Piece.NONE));
      assertEquals(Fen.format(rest), role.rest().fen());
      if (!Validation.faults(problem.variant(), rest).isEmpty()) {
        assertEquals(PieceRole.Result.ILLEGAL, role.result());
        continue;
      }
      Solution solution = Solver.solve(
          problem.variant(), rest, problem.task().stipulationOrThrow(), SolveOptions.DEFAULT, new Monitor());
      List<String> keys = solution.keys().stream().map(key -> LongForm.of(rest.schema(), key.move())).toList();
      assertEquals(switch (solution.verdict()) {
        case SOUND -> keys.equals(problem.analysis().keys()) ? PieceRole.Result.SAME_KEY : PieceRole.Result.OTHER_KEY;
        case COOKED -> PieceRole.Result.COOKED;
        case SHORT -> PieceRole.Result.SHORT;
        case UNSOLVABLE -> PieceRole.Result.UNSOLVABLE;
        case UNFINISHED -> PieceRole.Result.UNDECIDED;
      }, role.result(), role.line());
      assertEquals(solution.verdict() == Soundness.COOKED ? Math.min(PieceRole.MOST_SURPLUS, keys.size() - 1) : 0,
          role.surplus(), role.line());
    }
  }

  @Test
  void whatCannotBeRemovedIsReportedWithTheReason() {
    List<PieceRole> roles = new Minimal(problem("orthodox", "7k/p7/5K2/8/8/8/8/6R1 w - - 0 1", "#2"), solver(1))
        .roles(role -> {});
    assertEquals(List.of("white Rook on g1: ✗ unsolvable", "black Pawn on a7: ✓ sound, same key"),
        roles.stream().map(role -> role.what() + ": " + role.sign() + " " + role.text()).toList());
    // Without the Bishop Black's King, whose turn it is not, stands in check.
    Problem guarded = problem("orthodox", "R1b4k/5K2/8/8/8/8/8/6R1 w - - 0 1", "#1");
    PieceRole bishop = new Minimal(guarded, solver(1)).roles(role -> {}).stream()
        .filter(role -> role.what().toString().equals("black Bishop on c8")).findFirst().orElseThrow();
    assertEquals("illegal: Black's King on h8 can be captured, and White is to move", bishop.text().toString());
    Problem twins =
        problem("orthodox", "7k/p7/5K2/8/8/8/8/6R1 w - - 0 1", "#2")
            .withTask(task -> task.withTwinTexts(List.of("a7-->b7")));
    assertEquals("illegal: twin b), 'a7-->b7': there is no piece on a7",
        new Minimal(twins, solver(1)).roles(role -> {}).getLast().text().toString());
    Problem tiles = problem("cursed", "7k/p7/5K2/8/8/8/8/6R1 w - - 0 1 b5w,b3g", "#2");
    assertEquals(List.of("state b5w", "state b3g"), new Minimal(tiles, solver(1)).roles(role -> {}).stream()
        .filter(role -> role.change().text().startsWith("no")).map(role -> role.what().toString()).toList());
  }

  @Test
  void rightsAndStateGoWithThePiece() {
    Changes changes = new Changes(problem("orthodox", "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1", "#2"));
    assertEquals("-wRh1, -bRh8", TwinText.write(changes.removals()));
    assertEquals("4k2r/8/8/8/8/8/8/4K3 w k - 0 1",
        changes.made(changes.removals().getFirst()).orElseThrow().fen());
    Changes poisoned = new Changes(problem("poison", "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1 c1:3", "#2"));
    assertEquals("4k3/8/8/8/8/8/8/4K3 w - - 0 1 -",
        poisoned.made(poisoned.removals().getFirst()).orElseThrow().fen());
    assertEquals("no state c1:3", TwinText.write(poisoned.stateRemovals()));
  }

  @Test
  void whatIsNotSoundIsRefusedInOneSentence() {
    Problem cooked = problem("orthodox", "7k/8/8/8/8/8/5QQ1/K7 w - - 0 1", "#2");
    String why = assertThrows(InputException.class, () -> new Minimal(cooked, solver(1))).getMessage();
    assertEquals("the problem is short, not sound", why);
  }

  @Test
  void itStopsOnRequest() {
    CancelToken token = new CancelToken();
    CandidateSolver solver = solver(1, new Monitor(token));
    Minimal minimal = new Minimal(problem("orthodox", "7k/p7/p4K2/8/8/8/8/6R1 w - - 0 1", "#2"), solver);
    List<Found> found = minimal.oneByOne(result -> token.cancel());
    assertEquals(1, found.size());
    assertTrue(minimal.form(true).isEmpty());
    CancelToken otherToken = new CancelToken();
    CandidateSolver other = solver(1, new Monitor(otherToken));
    assertEquals(1, new Minimal(problem("orthodox", "7k/p7/p4K2/8/8/8/8/6R1 w - - 0 1", "#2"), other)
        .roles(role -> otherToken.cancel()).size());
  }
}
