package zugwerk.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Piece;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.content.quality.Measure;
import zugwerk.content.quality.Weights;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.problem.ProblemPart;
import zugwerk.problem.Solved;
import zugwerk.problem.TwinChange;
import zugwerk.problem.TwinText;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.solve.SolveOptions;
import zugwerk.solve.Soundness;
import zugwerk.work.InputException;
import zugwerk.work.Monitor;

/** Repairs and twins, held against all setups that differ in one thing, each solved plainly. */
class MendAndTwinsTest {

  private static final Measure MEASURE = new Measure(Weights.bundled());

  /** Every setup that differs by a piece taken away, moved or added. */
  private static List<Setup> neighbours(Variant variant, Setup setup) {
    List<Setup> all = new ArrayList<>();
    for (int square = 0; square < Square.COUNT; square++) {
      int piece = setup.piece(square);
      if (piece == Piece.NONE) {
        for (int type = 1; type < variant.schema().types().size(); type++) {
          all.add(setup.withPiece(square, Piece.of(0, type)));
          all.add(setup.withPiece(square, Piece.of(1, type)));
        }
        continue;
      }
      if (Piece.type(piece) != Schema.KING) {
        all.add(setup.withPiece(square, Piece.NONE));
      }
      for (int to = 0; to < Square.COUNT; to++) {
        if (setup.piece(to) == Piece.NONE) {
          all.add(setup.moved(square, to));
        }
      }
    }
    return all.stream().filter(one -> Validation.faults(variant, one).isEmpty()).toList();
  }

  /** Every setup with two pieces exchanged, with another value in a slot, or with the other side to move. */
  private static List<Setup> otherwise(Variant variant, Setup setup) {
    List<Setup> all = new ArrayList<>(List.of(setup.with(Schema.SIDE_TO_MOVE, 1 - setup.toMove().ordinal())));
    for (int one = 0; one < Square.COUNT; one++) {
      for (int other = one + 1; other < Square.COUNT; other++) {
        if (setup.piece(one) != Piece.NONE && setup.piece(other) != Piece.NONE) {
          all.add(setup.withPiece(one, setup.piece(other)).withPiece(other, setup.piece(one)));
        }
      }
    }
    for (int cell = Schema.FIRST_SLOT; cell < variant.schema().cells(); cell++) {
      for (int value = 0; value <= variant.schema().max(cell); value++) {
        all.add(setup.with(cell, value));
      }
    }
    return all.stream().filter(one -> Validation.faults(variant, one).isEmpty()).toList();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox | 7k/8/5KR1/8/8/8/8/8 b - - 0 1 | h#1",
      "shock | k7/8/1K6/8/8/8/8/6GR w - - 0 1 | #1",
      "polypiece | k7/8/2K5/8/8/8/8/1N6 w - - 0 1 N1 | #1",
  })
  void mendsAreAllThereAre(String game, String fen, String stipulation) {
    Problem problem = MinimalTest.problem(game, fen, stipulation);
    assertFalse(Plainly.isSound(problem));
    Set<String> expected = new HashSet<>();
    for (Setup near : neighbours(problem.variant(), problem.setup())) {
      if (Plainly.isSound(problem.variant(), near, stipulation)) {
        expected.add(Fen.format(near));
      }
    }
    List<Found> streamed = new ArrayList<>();
    List<Found> ranked = new Repair(problem, MEASURE, MinimalTest.solver(2)).search(streamed::add);
    assertEquals(expected, new HashSet<>(streamed.stream().map(one -> one.problem().fen()).toList()));
    assertEquals(streamed.stream().map(Found::line).sorted().toList(),
        ranked.stream().map(Found::line).sorted().toList());
    List<Integer> broken = ranked.stream().map(Judgement::broken).toList();
    assertEquals(broken.stream().sorted().toList(), broken);
  }

  @Test
  void aSoundProblemIsRefused() {
    Problem sound = MinimalTest.problem("orthodox", "k7/8/1K6/8/8/8/8/7R w - - 0 1", "#1");
    String why =
        assertThrows(InputException.class, () -> new Repair(sound, MEASURE, MinimalTest.solver(1)))
            .getMessage();
    assertEquals("the problem is sound; there is nothing to repair", why);
  }

  @Test
  void mendsThatKeepTheClaimedKeyComeFirst() {
    Problem cooked = MinimalTest.problem("orthodox", "k7/8/1K6/8/8/8/8/6QR w - - 0 1", "#1")
        .withAnalysis(analysis -> analysis.withClaim(Optional.of(Soundness.SOUND)).withKeys(List.of("h1h8")));
    List<Found> ranked = new Repair(cooked, MEASURE, MinimalTest.solver(1)).search(one -> {});
    boolean kept = true;
    for (Found found : ranked) {
      boolean keeps = found.problem().analysis().keys().equals(List.of("h1h8"));
      assertEquals(keeps ? "keeps the key" : "another key", found.note().toString());
      assertTrue(kept || !keeps, "those that keep the key come first");
      kept = keeps;
    }
    assertTrue(ranked.getFirst().note().toString().equals("keeps the key") && !kept);
    assertEquals("-wQg1", ranked.getFirst().changesText());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "orthodox | k7/8/1K6/8/8/8/7R/7R w - - 0 1 | #1",
      "orthodox | 6rk/6pp/8/4N3/3n4/8/PP6/KR6 w - - 0 1 | #1",
      "cursed | 8/5R2/8/8/8/8/4R3/K6k w - - 0 1 | #1",
      "polypiece | 8/8/8/8/7k/4Q2P/2K5/8 w - - 0 1 | #1",
  })
  void twinsAreSoundWithAnotherKeyAndCanBeReadAgain(String game, String fen, String stipulation) {
    Problem problem = MinimalTest.problem(game, fen, stipulation);
    assertTrue(Plainly.isSound(problem));
    List<String> key = Plainly.keys(problem.variant(), problem.setup(), stipulation);
    Set<String> found = new HashSet<>();
    for (Found one : new Twins(problem, MEASURE, MinimalTest.solver(1)).search(twin -> {})) {
      Problem twin = ProblemPart
          .of(problem.withTask(task -> task.withTwinTexts(List.of(one.changesText())).withZeroposition(true)))
          .getFirst().problem();
      assertEquals(one.problem().fen(), twin.fen());
      List<String> keys = Plainly.keys(twin.variant(), twin.setup(), stipulation);
      assertEquals(one.problem().analysis().keys(), keys);
      assertTrue(!keys.equals(key), one.changesText());
      found.add(twin.fen());
    }
    List<Setup> all = new ArrayList<>(neighbours(problem.variant(), problem.setup()));
    all.addAll(otherwise(problem.variant(), problem.setup()));
    for (Setup near : all) {
      List<String> keys = Plainly.keys(problem.variant(), near, stipulation);
      assertEquals(keys.size() == 1 && !keys.equals(key), found.contains(Fen.format(near)), Fen.format(near));
    }
  }

  @Test
  void aTwinSolvesTogetherWithItsDiagram() {
    Problem problem = MinimalTest.problem("orthodox", "k7/8/1K6/8/8/8/8/7R w - - 0 1", "#1");
    Found twin = new Twins(problem, MEASURE, MinimalTest.solver(1)).search(one -> {}).getFirst();
    Solved both =
        Solved.solve(problem.withTask(task -> task.withTwinTexts(List.of(twin.changesText()))), SolveOptions.DEFAULT,
            new Monitor());
    assertEquals(Soundness.SOUND, both.verdict());
    assertEquals(2, both.parts().size());
  }

  @Test
  void stateAndExchangesAndTheOtherSideAreAmongTheChanges() {
    Changes changes = new Changes(MinimalTest.problem("cursed", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1 e4w", "#1"));
    assertTrue(changes.states().stream().map(TwinChange::text).toList()
        .containsAll(List.of("no state e4w", "state e4b", "state e4g", "state h8w")));
    assertEquals("wRa1<-->wKe1, wRa1<-->bKe8, wKe1<-->bKe8", TwinText.write(changes.exchanges()));
    assertEquals("black to move", changes.otherSide().text());
  }
}
