package zugwerk.index;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zugwerk.board.Piece;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.board.Transformation;
import zugwerk.content.search.Shown;
import zugwerk.content.theme.Crossings;
import zugwerk.content.theme.Mates;
import zugwerk.file.ProblemFile;
import zugwerk.notation.Fen;
import zugwerk.problem.Problem;
import zugwerk.rules.Variant;
import zugwerk.solve.Soundness;
import zugwerk.solve.Stipulation;
import zugwerk.testkit.ProjectRoot;
import zugwerk.testkit.TickingClock;
import zugwerk.variant.Variants;
import zugwerk.work.Monitor;

class SimilarityTest {

  private static final ContentRun.Settings MANNER =
      new ContentRun.Settings(1, Duration.ofSeconds(20), Duration.ofSeconds(20));

  private static final List<Transformation> TURNS = Transformation.all().stream()
      .filter(way -> way.right() == 0 && way.up() == 0 && !way.exchangesColours()).toList();

  @TempDir
  private Path folder;

  private static String board(Random random, String letters, int pieces) {
    char[] board = ".".repeat(Square.COUNT).toCharArray();
    for (int i = 0; i < pieces; i++) {
      board[random.nextInt(Square.COUNT)] = letters.charAt(random.nextInt(letters.length()));
    }
    return new String(board);
  }

  /** Every turn and every shift, piece by piece. */
  @Test
  void theBestMatchIsThatOfATrialOfAllWays() {
    Random random = new Random(1);
    for (int i = 0; i < 60; i++) {
      boolean pawns = random.nextBoolean();
      String one = board(random, pawns ? "KQRkrPp" : "KQRkr", 9);
      String other = board(random, pawns ? "KQRkrPp" : "KQRkr", 9);
      boolean hasPawns = one.contains("P") || one.contains("p");
      List<Transformation> ways = new ArrayList<>(hasPawns ? List.of(Transformation.MIRROR_LEFT_RIGHT) : TURNS);
      ways.add(Transformation.shift(0, 0));
      int best = 0;
      for (Transformation way : ways) {
        for (int shift = 0; shift < 225; shift++) {
          int common = 0;
          for (int square = 0; square < Square.COUNT; square++) {
            int image = Transformation.shift(shift % 15 - 7, shift / 15 - 7).image(way.image(square));
            common += image >= 0 && one.charAt(square) != '.' && one.charAt(square) == other.charAt(image) ? 1 : 0;
          }
          best = Math.max(best, common);
        }
      }
      assertEquals(best, new Similarity(one, Optional.empty(), 'P', _ -> 1).diagram(other).common(), one + " " + other);
    }
  }

  /** A two-mover is shifted, turned and mirrored; others stand beside it. */
  @Test
  void aProblemThatWasMovedFindsItsOriginalFirst() {
    Variant orthodox = Variants.of("orthodox");
    Setup original = Fen.parse(orthodox, "8/8/8/8/8/2K5/7R/k7 w - - 0 1");
    Problem first = Problem.of(orthodox, original, Stipulation.parse("#2"));
    ProblemFile.write(folder.resolve("original.json"), first);
    for (int i = 1; i < 8; i++) {
      ProblemFile.write(folder.resolve("other" + i + ".json"), Problem.of(orthodox, Fen.parse(orthodox,
          "n" + i + "b".repeat(7 - i) + "/qqqq4/pppppppp/8/8/8/PPPPPPPP/RRNNBBQK w - - 0 1"),
          Stipulation.parse("#2")));
    }
    Problem mansfield = ProblemFile.read(ProjectRoot.path("problems", "orthodox", "mansfield-1917.json"));
    ProblemFile.write(folder.resolve("mansfield.json"), mansfield);
    try (ProblemIndex index = ProblemIndex.open(folder.resolve("cache").resolve("index.sqlite"))) {
      index.update(List.of(folder), 1, new Monitor());
      List<Path> solved = List.of(folder.resolve("original.json"), folder.resolve("mansfield.json"));
      index.solve(index.unsolved(solved, MANNER), MANNER, new Monitor(TickingClock.token()), _ -> {});
      for (Transformation turn : TURNS) {
        Problem moved = Problem.of(orthodox, turn.of(original), Stipulation.parse("#2"));
        Optional<Shown> shown = MANNER.solve(moved, TickingClock.token());
        List<Similar> similar = index.similar(moved, shown, List.of(folder), 5);
        assertEquals(folder.resolve("original.json"), similar.getFirst().hit().file(), turn.title());
        assertEquals(1, similar.getFirst().score(), 1e-9, turn.title() + ": " + similar.getFirst().sentence());
        assertTrue(similar.get(1).score() < 0.4, similar.get(1)::toString);
      }
      Setup fewer = mansfield.setup();
      for (int rank = 0; rank < 8; rank++) {
        fewer = fewer.withPiece(Square.of(7, rank), Piece.NONE);
      }
      Setup shifted = Transformation.shift(-1, 0).of(Transformation.MIRROR_LEFT_RIGHT.of(fewer));
      Similar best = index.similar(Problem.of(orthodox, shifted), Optional.empty(), List.of(folder), 5).getFirst();
      assertEquals(folder.resolve("mansfield.json"), best.hit().file());
      assertEquals(
          "14 of 16 pieces stand on the same squares, mirrored left and right, shifted by one file to the left",
          best.sentence().toString());
    }
  }

  /**
   * The Grimshaw of Corrias is mirrored and shifted, and its other pieces are changed. A two-mover of other play stands
   * nearly like it.
   */
  @Test
  void theSamePlayInAnotherSettingIsFoundBeforeOtherPlayInTheSameSetting() {
    String corrias = "8/B2K3Q/5p2/3k4/2p2P2/p6p/r7/b7";
    Variant orthodox = Variants.of("orthodox");
    Map.of("setting", "Q3K3/3Np3/4k3/P1B2p2/7P/7r/7b/8", "diagram", "8/B2K3Q/5p2/3k4/2p2P2/p2p4/r7/b7")
        .forEach((name, pieces) -> ProblemFile.write(folder.resolve(name + ".json"), twoMover(orthodox, pieces)));
    Problem first = twoMover(orthodox, corrias);
    try (ProblemIndex index = ProblemIndex.open(folder.resolve("cache").resolve("index.sqlite"))) {
      index.update(List.of(folder), 1, new Monitor());
      index.solve(index.unsolved(List.of(folder), MANNER), MANNER, new Monitor(TickingClock.token()), _ -> {});
      List<Similar> similar = index.similar(first, MANNER.solve(first, TickingClock.token()), List.of(folder), 2);
      assertEquals(folder.resolve("setting.json"), similar.getFirst().hit().file(), similar::toString);
      String sentence = similar.getFirst().sentence().toString();
      assertTrue(sentence.contains("; the same play in 3 of 3 variations;"), sentence);
      assertFalse(similar.getLast().sentence().toString().contains("same play"), similar.getLast()::toString);
    }
  }

  @Test
  void aRareThemeCountsMoreThanACommonOneAndIsNamedFirst() {
    Shown.Known shown =
        new Shown.Known(Soundness.SOUND, Map.of(Mates.PURE_MATE, 1L, Crossings.GRIMSHAW, 1L), Map.of(), List.of(),
            List.of(), List.of());
    Similarity similarity = new Similarity(".".repeat(Square.COUNT), Optional.of(shown), '.',
        theme -> theme.equals("Grimshaw") ? 3 : 1);
    Similarity.Other rare = new Similarity.Other(List.of(), List.of(), Set.of("Grimshaw"));
    Similarity.Other common = new Similarity.Other(List.of(), List.of(), Set.of("Pure mate"));
    Similarity.Other both = new Similarity.Other(List.of(), List.of(), Set.of("Pure mate", "Grimshaw"));
    assertEquals(3 * similarity.score(0, common), similarity.score(0, rare), 1e-9);
    assertEquals(similarity.score(0, both), similarity.score(0, common) + similarity.score(0, rare), 1e-9);
    String sentence = similarity.sentence(similarity.diagram(".".repeat(Square.COUNT)), both).toString();
    assertTrue(sentence.endsWith("both show Grimshaw, Pure mate"), sentence);
  }

  private static Problem twoMover(Variant game, String pieces) {
    return Problem.of(game, Fen.parse(game, pieces + " w - - 0 1"), Stipulation.parse("#2"));
  }
}
