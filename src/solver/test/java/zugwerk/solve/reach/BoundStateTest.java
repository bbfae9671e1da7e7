package zugwerk.solve.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.rules.Attacks;
import zugwerk.rules.EncodedMove;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Variant;
import zugwerk.testkit.RandomProblems;
import zugwerk.variant.Variants;

/** No line reaches an end that was excluded; all lines of small random positions are played. */
class BoundStateTest {

  private static final int POSITIONS = 60;
  private static final int MANY = 1_000_000;

  @ParameterizedTest
  @ValueSource(strings = {"orthodox", "shock"})
  void keepsWhateverMates(String game) {
    Variant variant = Variants.of(game);
    RandomProblems problems = new RandomProblems(variant, 67);
    int mates = 0;
    int excluding = 0;
    for (int i = 0; i < POSITIONS; i++) {
      Setup setup = i % 2 == 0 ? problems.outnumbered(false) : problems.crowded(false);
      Position position = Position.of(setup);
      int victim = 1 - position.toMove();
      GoalBound bound = GoalBound.of(variant, position, victim, true).orElseThrow();
      BoundState kept = bound.newState();
      bound.isOutOfReach(kept, 2, 1);
      excluding += kept.squares == GoalBound.ANYWHERE ? 0 : 1;
      mates += ends(variant, position, true, 3, kept, Fen.format(setup));
    }
    assertTrue(mates > POSITIONS);
    assertTrue(excluding > POSITIONS / 2, "nothing is excluded");
  }

  @ParameterizedTest
  @ValueSource(strings = {"orthodox", "shock"})
  void keepsWhateverStalemates(String game) {
    Variant variant = Variants.of(game);
    RandomProblems problems = new RandomProblems(variant, 83);
    int stalemates = 0;
    int refuted = 0;
    for (int i = 0; i < 2 * POSITIONS; i++) {
      Setup setup = i % 2 == 0 ? problems.crowded(false) : problems.any(false, 1, 2);
      Position position = Position.of(setup);
      int victim = 1 - position.toMove();
      GoalBound bound = GoalBound.of(variant, position, victim, false).orElseThrow();
      BoundState kept = bound.newState();
      if (i % 4 < 2) {
        bound.isOutOfReach(kept, 2, 1);
      }
      refuted += bound.excludeEnds(kept, 2, 1, MANY) ? 0 : 1;
      stalemates += ends(variant, position, false, 3, kept, Fen.format(setup));
    }
    assertTrue(stalemates > POSITIONS, "only " + stalemates);
    assertTrue(refuted > POSITIONS / 2, "nothing is excluded");
  }

  /** No move that leads to a mate is dropped in any line from a position whose mates are listed. */
  @ParameterizedTest
  @ValueSource(strings = {"orthodox", "shock"})
  void keepsTheMatesThatWereFound(String game) {
    Variant variant = Variants.of(game);
    RandomProblems problems = new RandomProblems(variant, 71);
    int mates = 0;
    int dropped = 0;
    for (int i = 0; i < POSITIONS; i++) {
      boolean victimBegins = i % 4 < 2;
      Setup setup = i % 2 == 0 ? problems.outnumbered(victimBegins) : problems.crowded(victimBegins);
      LinePlayer lines = LinePlayer.play(variant, setup, victimBegins);
      mates += lines.mates;
      dropped += lines.dropped;
    }
    assertTrue(mates > POSITIONS, "only " + mates);
    assertTrue(dropped > 100 * POSITIONS, "only " + dropped);
  }

  /** The same where the attacker, the victim or both may castle, and the side to move is either of them. */
  @ParameterizedTest
  @ValueSource(strings = {
      "7k/8/n7/8/8/8/2p4P/4K2R w K - 0 1", "r7/3q4/3k4/8/8/8/5B2/4K2R w K - 0 1",
      "8/8/8/5q2/8/5N2/k7/R3K3 b Q - 0 1", "r3k2r/8/8/8/8/6B1/5P2/4K2R b Kkq - 0 1",
      "4k2r/1P6/8/8/8/6q1/5Q2/R3K3 w Qk - 0 1", "8/8/8/8/6p1/N3pkp1/8/4KB1R w K - 0 1",
      "r3kb2/7p/8/8/8/8/p6P/R3K3 w Qq - 0 1", "r3k1n1/8/8/8/8/8/6p1/4KN1R b Kq - 0 1"})
  void keepsTheMatesThatWereFoundWithCastling(String fen) {
    Variant variant = Variants.of("orthodox");
    Setup setup = Fen.parse(variant, fen);
    for (boolean victimBegins : new boolean[] {true, false}) {
      assertTrue(LinePlayer.play(variant, setup, victimBegins).listed, "nothing is listed");
    }
  }

  @Test
  void keepsNoMoreMatesThanFitIntoTheMemory() {
    Variant variant = Variants.of("orthodox");
    Position position = Position.of(Fen.parse(variant, "7k/8/8/8/8/8/8/KQR5 b - - 0 1"));
    GoalBound bound = GoalBound.of(variant, position, 1, true).orElseThrow();
    BoundState prospects = bound.newState();
    assertFalse(bound.listMates(prospects, 2, 2, MANY, 1000));
    assertEquals(GoalBound.ANYWHERE, prospects.squares);
    assertTrue(bound.listMates(prospects, 2, 2, MANY, 1 << 24));
  }

  /** All lines from a position. */
  private static final class LinePlayer {

    private final Variant variant;
    private final Position position;
    private final int victim;
    private final GoalBound bound;
    private final String fen;
    /** By the half-moves left. */
    private final List<BoundState> prospects;
    private boolean listed;
    private int mates;
    private int dropped;

    private LinePlayer(Variant variant, Position position, int victim, GoalBound bound, String fen) {
      this.variant = variant;
      this.position = position;
      this.victim = victim;
      this.bound = bound;
      this.fen = fen;
      prospects = Stream.generate(bound::newState).limit(5).toList();
    }

    /** Plays all lines of two moves of the attacker, if all mates are listed. */
    private static LinePlayer play(Variant variant, Setup setup, boolean victimBegins) {
      Position position = Position.of(setup);
      int victim = victimBegins ? position.toMove() : 1 - position.toMove();
      GoalBound bound = GoalBound.of(variant, position, victim, true).orElseThrow();
      BoundState found = bound.newState();
      LinePlayer lines = new LinePlayer(variant, position, victim, bound, Fen.format(setup));
      lines.listed = bound.listMates(found, 2, victimBegins ? 2 : 1, MANY, 1 << 24);
      if (lines.listed) {
        lines.play(found, victimBegins ? 4 : 3, true);
      }
      return lines;
    }

    /** Whether a line leads to a mate after exactly so many half-moves. */
    private boolean play(BoundState before, int left, boolean possible) {
      MoveList moves = new MoveList();
      new Generator(variant).legal(position, moves);
      if (left == 0) {
        boolean mate = moves.size() == 0 && Attacks.inCheck(variant, position, victim);
        mates += mate ? 1 : 0;
        return mate;
      }
      BoundState now = prospects.get(left);
      boolean follows = possible && bound.follow(before, now, (left + 1) / 2, left / 2);
      MoveList kept = new MoveList();
      new Generator(variant).legal(position, kept);
      if (follows) {
        bound.keepPossible(kept, now, (left + 1) / 2, left / 2);
      }
      boolean leads = false;
      for (int i = 0; i < moves.size(); i++) {
        int move = moves.get(i);
        boolean keeps = follows && IntStream.range(0, kept.size()).anyMatch(j -> kept.get(j) == move);
        dropped += follows && !keeps ? 1 : 0;
        int mark = position.mark();
        MoveMaker.make(variant, position, move);
        boolean mates = play(now, left - 1, keeps);
        position.rollback(mark);
        assertTrue(keeps || !mates, () -> fen + " " + EncodedMove.unpack(move) + ", " + left + " left");
        leads |= mates;
      }
      return leads;
    }
  }

  /** Checks all mates, or stalemates, after so many half-moves, and returns their number. */
  private static int ends(
      Variant variant, Position position, boolean mate, int left, BoundState kept, String fen) {
    MoveList moves = new MoveList();
    new Generator(variant).legal(position, moves);
    int victim = position.toMove();
    if (left == 0 && moves.size() == 0 && Attacks.inCheck(variant, position, victim) == mate) {
      int king = position.king(victim);
      assertNotEquals(0, kept.squares & Square.bit(king), fen);
      if (!mate) {
        assertKeepsEnds(position, position.pieces(victim) & ~Square.bit(king), kept, fen);
      }
      return 1;
    }
    int found = 0;
    for (int i = 0; i < moves.size() && left > 0; i++) {
      int mark = position.mark();
      MoveMaker.make(variant, position, moves.get(i));
      found += ends(variant, position, mate, left - 1, kept, fen);
      position.rollback(mark);
    }
    return found;
  }

  private static void assertKeepsEnds(Position position, long pieces, BoundState kept, String fen) {
    for (long rest = pieces; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      int piece = Piece.type(position.piece(square)) << 6 | square;
      assertNotEquals(0, kept.ends().allowed(position.king(position.toMove()), piece), fen);
    }
  }
}
