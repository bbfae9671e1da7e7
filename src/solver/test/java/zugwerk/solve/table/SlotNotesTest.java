package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The notes of a build, settled ply by ply, agree with the definition of a win in so many plies. */
class SlotNotesTest {

  private static final int POSITIONS = 45;
  private static final int PORTIONS = 3;

  /** Stands for the distance of what is far away. */
  private static final int FAR = 250;

  /** Farther than any distance that these positions can have. */
  private static final int EVER = FAR + POSITIONS + 1;

  private final Random random = new Random(5);

  /** A position: the numbers of those that its moves lead to, and what its other moves are worth. */
  private record Node(List<Integer> inside, List<Integer> outside) {}

  private List<Node> nodes() {
    int most = 2 + random.nextInt(9);
    List<Node> nodes = new ArrayList<>();
    for (int i = 0; i < POSITIONS; i++) {
      Node node = new Node(new ArrayList<>(), new ArrayList<>());
      for (int moves = random.nextInt(4); moves > 0; moves--) {
        node.inside.add(random.nextInt(POSITIONS));
      }
      for (int moves =
          node.inside.isEmpty() || random.nextInt(4) == 0 ? 1 + random.nextInt(2) : 0; moves > 0; moves--) {
        node.outside.add(switch (random.nextInt(12)) {
          case 0, 1 -> Score.DRAW;
          case 2 -> random.nextBoolean() ? Score.FAR_WIN : Score.FAR_LOSS;
          default -> 1 + random.nextInt(most);
        });
      }
      nodes.add(node);
    }
    return nodes;
  }

  /** How far a score of a move out of the tables is away. */
  private static int distance(int score) {
    return Score.isFar(score) ? FAR : Score.plies(score);
  }

  /** By the definition: won in n plies if a move leads to a loss in n - 1, lost if every move leads to a win. */
  private static int[] defined(List<Node> nodes, int mostPlies) {
    int[] scores = new int[nodes.size()];
    boolean[][] won = new boolean[EVER + 1][nodes.size()];
    boolean[][] lost = new boolean[EVER + 1][nodes.size()];
    for (int plies = 0; plies <= EVER; plies++) {
      for (int i = 0; i < nodes.size(); i++) {
        int within = plies;
        won[plies][i] = nodes.get(i).outside.stream().anyMatch(out -> Score.isWin(out) && distance(out) <= within)
            || nodes.get(i).inside.stream().anyMatch(to -> within > 0 && lost[within - 1][to]);
        lost[plies][i] = nodes.get(i).outside.stream().allMatch(out -> Score.isLoss(out) && distance(out) <= within)
            && nodes.get(i).inside.stream().allMatch(to -> within > 0 && won[within - 1][to]);
        if (scores[i] == Score.DRAW && (won[plies][i] || lost[plies][i])) {
          scores[i] = plies <= mostPlies ? Score.of(plies) : won[plies][i] ? Score.FAR_WIN : Score.FAR_LOSS;
        }
      }
    }
    return scores;
  }

  @Test
  void settlesWhatTheDefinitionSays() {
    int decided = 0;
    int far = 0;
    for (int graph = 0; graph < 40; graph++) {
      List<Node> nodes = nodes();
      int mostPlies = graph % 3 == 0 ? 4 : Score.MOST_PLIES;
      int[] expected = defined(nodes, mostPlies);
      assertEquals(Arrays.toString(expected), Arrays.toString(settled(nodes, mostPlies)));
      decided += (int) Arrays.stream(expected).filter(score -> score != Score.DRAW).count();
      far += (int) Arrays.stream(expected).filter(Score::isFar).count();
    }
    assertTrue(decided > 500 && far > 50, decided + " are decided, " + far + " of them far away");
  }

  private static int[] settled(List<Node> nodes, int mostPlies) {
    int[] scores = new int[nodes.size()];
    List<SlotNotes> portions = new ArrayList<>();
    int longest = 0;
    for (int portion = 0; portion < PORTIONS; portion++) {
      SlotNotes notes = new SlotNotes();
      assertTrue(notes.isEmpty());
      for (int i = portion; i < nodes.size(); i += PORTIONS) {
        notes.begin(i);
        nodes.get(i).outside.forEach(notes::addValue);
        nodes.get(i).inside.forEach(notes::add);
        longest = Math.max(longest, notes.end());
      }
      notes.trim();
      assertEquals(notes.words() == 0, notes.isEmpty());
      portions.add(notes);
    }
    for (int plies = 0; plies <= Math.min(longest, mostPlies); plies++) {
      longest = settle(nodes, portions, plies, scores) ? Math.max(longest, plies + 1) : longest;
    }
    while (longest > mostPlies && settle(nodes, portions, SlotNotes.FAR, scores)) {
      // Each pass may make another one possible.
    }
    return scores;
  }

  private static boolean settle(List<Node> nodes, List<SlotNotes> portions, int plies, int[] scores) {
    boolean any = false;
    for (int portion = 0; portion < PORTIONS; portion++) {
      int[] before = scores.clone();
      boolean found = portions.get(portion).settle(plies, number -> scores[number], (number, score) -> {
        assertEquals(Score.DRAW, scores[number], "it is settled once");
        scores[number] = score;
      });
      assertEquals(!Arrays.equals(before, scores), found);
      assertEquals(words(nodes, portion, scores), portions.get(portion).words(), "what is settled takes no memory");
      any |= found;
    }
    return any;
  }

  /** The words of the positions of a portion that are open: two for each and one for each of its moves. */
  private static int words(List<Node> nodes, int portion, int[] scores) {
    int words = 0;
    for (int i = portion; i < nodes.size(); i += PORTIONS) {
      Node node = nodes.get(i);
      boolean drawn = node.inside.isEmpty() && node.outside.contains(Score.DRAW)
          && node.outside.stream().noneMatch(Score::isWin);
      words += drawn || scores[i] != Score.DRAW ? 0 : 2 + node.inside.size();
    }
    return words;
  }

  /** Of the moves out of the tables those that lose do not count where one draws, since then not all of them lose. */
  @ParameterizedTest
  @CsvSource({"'', 0", "11, 10", "11 0, 0", "8 11, 10", "8 10, 7", "8 11 0, 7", "1, 0", "253, 252", "2 0, 1"})
  void theEndTellsInHowManyPliesMovesOutOfTheTablesDecide(String scores, int plies) {
    SlotNotes notes = new SlotNotes();
    notes.begin(3);
    Stream.of(scores.split(" ")).filter(score -> !score.isEmpty()).map(Integer::valueOf).forEach(notes::addValue);
    notes.add(5);
    assertEquals(plies, notes.end());
  }

  @Test
  void aTargetIsMadeOnceForEachSignature() {
    SlotTargets targets = new SlotTargets();
    List<Long> signatures = new ArrayList<>();
    List<SlotTargets.Target> made = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      // Many of them have the same low bits, and some are 0.
      long signature = i % 2 == 0 ? (long) i << 40 : random.nextLong();
      signatures.add(signature);
      made.add(targets.get(signature, () -> (_, notes) -> notes.add(Long.hashCode(signature))));
    }
    for (int i = 0; i < 400; i++) {
      assertSame(made.get(i), targets.get(signatures.get(i), () -> {
        throw new AssertionError("it was made before");
      }));
    }
    assertEquals(400, made.stream().distinct().count());
  }
}
