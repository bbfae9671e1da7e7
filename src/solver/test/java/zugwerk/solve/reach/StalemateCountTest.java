package zugwerk.solve.reach;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zugwerk.betza.Movement;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.rules.Variant;
import zugwerk.solve.RandomProblems;
import zugwerk.variant.Variants;

/** The joint count of moves in stalemates, held against trying everything, in small crowded positions. */
class StalemateCountTest {

  private static final int ENOUGH = 1_000_000;
  private static final int NEVER = 100;

  private final Random random = new Random(61);

  /** A position with a King's square and some moves for both sides. */
  private final class Case {

    private final Setup setup;
    private final Scene scene;
    private final Target target;
    private final Places places;
    private final Map<Integer, Boolean> pinnable = new HashMap<>();

    Case(Variant variant, RandomProblems problems) {
      this(variant, problems, random.nextBoolean());
    }

    private Case(Variant variant, RandomProblems problems, boolean victimBegins) {
      this(variant, problems.crowded(victimBegins), victimBegins);
    }

    Case(Variant variant, Setup start, boolean victimBegins) {
      setup = start;
      int side = setup.get(Schema.SIDE_TO_MOVE);
      int victim = victimBegins ? side : 1 - side;
      Position position = Position.of(setup);
      scene = new Scene(position, victim, new Army(variant, 1 - victim), new Army(variant, victim));
      target = new Target(scene, position, variant.reachFacts(), false);
      places = new Places(scene, target);
    }

    /** Goes on to other numbers of moves and another square of the King. */
    Case aim(int mostMoves) {
      pinnable.clear();
      scene.look(random.nextInt(mostMoves + 1), random.nextInt(mostMoves + 1));
      target.look();
      places.look(new Ends(scene.victims.types()));
      int[] squares = squares(target.lookAtKing());
      int square = random.nextInt(3) > 0 ? scene.king : squares[random.nextInt(squares.length)];
      target.aim(square);
      return this;
    }

    /** Whether a piece of the attacker may come to stand behind one of the victim's on a line of its King. */
    boolean isPinnable(int piece) {
      return pinnable.computeIfAbsent(piece, _ -> isPinnableAnew(piece));
    }

    /** Whether a piece of the attacker may come to where a Pawn of the victim captures. */
    boolean isFed(int piece) {
      return scene.passing != 0 || IntStream.range(0, scene.count)
          .anyMatch(i -> scene.pieces[i] >> 6 != Schema.KING && (scene.victims.prey(piece, target.spare)
              & scene.attackers.journey(scene.pieces[i]).within(scene.moves)) != 0);
    }

    private boolean isPinnableAnew(int piece) {
      return scene.isFixed(piece, target.square) && IntStream.range(0, scene.count)
          .flatMap(i -> IntStream.rangeClosed(0, scene.moves)
              .flatMap(moves -> Arrays.stream(scene.attackers.journey(scene.pieces[i]).arrivals(moves))))
          .filter(arrival -> (Lines.beyond(target.square, piece & 63) >>> (arrival & 63) & 1) != 0)
          .mapToLong(arrival -> scene.attackers.powers(arrival >> 6).capturePath(arrival & 63, target.square))
          .anyMatch(path -> path != Movement.NONE && (path >>> (piece & 63) & 1) != 0);
    }

    @Override
    public String toString() {
      return Fen.format(setup) + ", the King on " + Square.name(target.square) + ", moves " + scene.moves + " and "
          + scene.victimMoves;
    }
  }

  private static int[] squares(long set) {
    return IntStream.range(0, Square.COUNT).filter(square -> (set >>> square & 1) != 0).toArray();
  }

  /** The places of each piece of the victim. */
  private static final class Kept {

    private final List<Set<Integer>> all;
    private final int[] nearest = new int[Square.COUNT];

    Kept(List<Set<Integer>> all) {
      this.all = all;
      Arrays.fill(nearest, NEVER);
      all.forEach(set -> set.forEach(place -> nearest[Places.square(place)] =
          Math.min(nearest[Places.square(place)], Places.cost(place))));
    }

    /** The squares of one piece, or of all others. */
    long squares(int unit, boolean others) {
      return IntStream.range(0, all.size()).filter(i -> others == (i != unit))
          .mapToObj(all::get).flatMap(Set::stream).mapToLong(place -> Square.bit(Places.square(place)))
          .reduce(0, (one, other) -> one | other);
    }
  }

  /** Whether what may stand beside a piece leaves it no move. */
  private static boolean isHemmed(Case one, int place, Kept kept, long others) {
    int piece = place & Places.PIECE;
    long king = Square.bit(one.target.square);
    if (one.scene.victims.steps(piece) != 0) {
      long open = one.scene.victims.steps(piece) & ~king & ~one.scene.reached();
      return open == 0 || (open & others) != 0;
    }
    int[] open = squares(one.scene.victims.outlets(piece) & ~king);
    return open.length < one.scene.otherCount
        && Arrays.stream(open).allMatch(square -> (others >>> square & 1) != 0)
        && Arrays.stream(open).map(square -> kept.nearest[square]).sum() <= one.target.spare - Places.cost(place);
  }

  /** Drops places until each that is left serves, if the pieces beside it may stand on whatever is left. */
  private static Kept kept(Case one) {
    Scene scene = one.scene;
    Kept kept = new Kept(IntStream.range(0, scene.otherCount)
        .mapToObj(i -> Arrays.stream(scene.victims.places(scene.others[i]))
            .filter(place -> Places.cost(place) <= one.target.spare && Places.square(place) != one.target.square)
            .boxed().collect(Collectors.<Integer>toSet()))
        .toList());
    while (true) {
      Kept before = kept;
      kept = new Kept(IntStream.range(0, scene.otherCount).mapToObj(unit -> {
        long others = before.squares(unit, true);
        return before.all.get(unit).stream()
            .filter(
                place -> Places.takes(place) == 0 || Places.takes(place) < scene.count && one.isFed(scene.others[unit]))
            .filter(place -> one.isPinnable(place & Places.PIECE) || isHemmed(one, place, before, others))
            .collect(Collectors.<Integer>toSet());
      }).toList());
      if (kept.all.equals(before.all)) {
        return kept;
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"orthodox", "shock"})
  void placesAreWhatIsLeft(String game) {
    Variant variant = Variants.of(game);
    RandomProblems problems = new RandomProblems(variant, 19);
    int places = 0;
    Case last = new Case(variant, problems);
    for (int i = 0; i < 500; i++) {
      // Every other time the same position, and what was found for it before.
      Case one = i % 2 == 0 ? new Case(variant, problems) : last;
      last = one.aim(4);
      one.places.aim();
      Kept expected = kept(one);
      long posts = 0;
      for (int j = 0; j < expected.all.size(); j++) {
        Set<Integer> flagged = new HashSet<>();
        long others = expected.squares(j, true);
        for (int place : expected.all.get(j)) {
          boolean pinned = one.isPinnable(place & Places.PIECE);
          flagged.add(place | (pinned ? Places.PINNED : 0)
              | (isHemmed(one, place, expected, others) ? Places.HEMMED : 0));
          posts |= one.scene.victims.steps(place & Places.PIECE)
              | (pinned ? Lines.beyond(one.target.square, Places.square(place)) : 0);
        }
        int[] found = Arrays.copyOf(one.places.of(j), one.places.count(j));
        assertEquals(flagged, Arrays.stream(found).boxed().collect(Collectors.toSet()), one::toString);
        assertEquals(expected.squares(j, false), one.places.squares(j));
        places += flagged.size();
      }
      assertEquals(Arrays.toString(expected.nearest),
          Arrays.toString(IntStream.range(0, Square.COUNT).map(one.places::filler).toArray()));
      assertEquals(posts, one.places.posts());
    }
    int all = places;
    assertTrue(all > 400, () -> "few places: " + all);
  }

  /** Some of a set, each element with even chance, or less often. */
  private long some(long set, int chance) {
    return Arrays.stream(squares(set)).filter(_ -> random.nextInt(chance) == 0).mapToLong(Square::bit)
        .reduce(0, (one, other) -> one | other);
  }

  private Layout layout(Case one, int[] arrivals) {
    Scene scene = one.scene;
    Layout layout = new Layout();
    long pinned = 0;
    for (int i = 0; i < scene.otherCount; i++) {
      long at = Square.bit(scene.others[i] & 63);
      if (random.nextInt(4) == 0) {
        layout.visits |= at;
      } else if (random.nextBoolean()) {
        layout.occupied |= at;
      }
      for (int j = 0; j < one.places.count(i); j++) {
        pinned |= (one.places.of(i)[j] & Places.PINNED) == 0 ? 0 : Square.bit(Places.square(one.places.of(i)[j]));
      }
    }
    layout.occupied |= some(Surroundings.squares(one.target.square) | pinned, 3) & ~layout.visits;
    layout.pins = some(pinned & layout.occupied, 2);
    layout.blocks = some(one.places.posts(), 8) & ~layout.occupied;
    layout.bites = some(-1L, 20);
    layout.elsewhere = random.nextInt(4) / 3;
    for (int i = 0; i < scene.otherCount; i++) {
      boolean strays = random.nextInt(4) == 0 && one.places.flight(i) < Journey.NEVER;
      layout.strays |= strays ? 1L << i : 0;
      arrivals[i] = -1;
      if (!strays && random.nextInt(4) == 0 && one.places.count(i) > 0) {
        layout.takers |= 1L << i;
        arrivals[i] = one.places.of(i)[random.nextInt(one.places.count(i))] & (Places.PIECE | Places.TAKES);
      }
    }
    layout.left = random.nextInt(3);
    layout.taken = Long.bitCount(layout.takers) + random.nextInt(3) / 2;
    layout.decided = (1L << scene.otherCount) - 1;
    layout.decided &= random.nextBoolean() ? -1L : ~some(-1L, 2);
    return layout;
  }

  @ParameterizedTest
  @ValueSource(strings = {"orthodox", "cursed"})
  void dutiesAreDoneWhereSomePiecesCan(String game) {
    Variant variant = Variants.of(game);
    RandomProblems problems = new RandomProblems(variant, 43);
    int done = 0;
    int refused = 0;
    for (int i = 0; i < 25; i++) {
      Case one = new Case(variant, problems);
      int[] arrivals = new int[Square.COUNT];
      Duties duties = new Duties(one.scene, one.target, one.places, new Tours(one.scene), arrivals);
      PlainDuties plain = new PlainDuties(one.scene, one.target);
      for (int j = 0; j < 24; j++) {
        if (j % 12 == 0) {
          one.aim(i % 4 == 0 ? 3 : 2).places.aim();
          duties.aim(ENOUGH);
        }
        Layout layout = layout(one, arrivals);
        long free = random.nextBoolean() ? 0 : some(Surroundings.squares(one.target.square), 2);
        boolean expected = plain.canBeDone(layout, free, arrivals, one.places::filler);
        assertEquals(expected, duties.canBeDone(layout, free), one::toString);
        done += expected ? 1 : 0;
        refused += expected ? 0 : 1;
      }
    }
    int both = Math.min(done, refused);
    assertTrue(both > 50, () -> "only " + both);
  }

  @Test
  void allPiecesLoseTheirMovesWhereTheyCan() {
    Variant variant = Variants.of("orthodox");
    RandomProblems problems = new RandomProblems(variant, 47);
    int possible = 0;
    int impossible = 0;
    for (int i = 0; i < 200; i++) {
      Case one = new Case(variant, problems).aim(2);
      Blockade blockade = new Blockade(one.scene, one.target);
      blockade.look(new Ends(one.scene.victims.types()));
      boolean expected = new PlainStalemate(one.scene, one.target).isPossible();
      assertEquals(expected, blockade.isPossible(), one::toString);
      // What was found is used again.
      assertEquals(expected, blockade.isPossible(), one::toString);
      possible += expected ? 1 : 0;
      impossible += expected ? 0 : 1;
    }
    int both = Math.min(possible, impossible);
    assertTrue(both > 10, () -> "only " + both);
  }

  @ParameterizedTest
  @ValueSource(strings = {"kb1R4/pp6/PP6/2K5/8/8/8/8", "k1b4R/p7/P1K5/8/8/8/8/8", "5Kbk/6pp/6PR/8/8/8/8/8",
      "R1nk4/3p4/3P1K2/8/8/8/8/8", "R3b2k/6p1/8/4B1K1/8/8/8/8"})
  void allEndsAreFoundOfPiecesThatLoseTheirMovesTogether(String board) {
    Variant variant = Variants.of("orthodox");
    int found = 0;
    int excluded = 0;
    int refused = 0;
    for (int i = 0; i < 15; i++) {
      Case one = new Case(variant, Fen.parse(variant, board + " b - - 0 1"), true).aim(2);
      Ends ends = new Ends(one.scene.victims.types());
      Blockade blockade = new Blockade(one.scene, one.target);
      blockade.look(new Ends(one.scene.victims.types()));
      PlainStalemate plain = new PlainStalemate(one.scene, one.target);
      assertEquals(plain.isPossible(), blockade.isPossible(ends, ENOUGH), one::toString);
      assertFalse(blockade.hasGivenUp());
      Set<Integer> expected = plain.ends();
      for (int piece = 64; piece < one.scene.victims.types() << 6; piece++) {
        int both = (expected.contains(piece | Places.HEMMED) ? Places.HEMMED : 0)
            | (expected.contains(piece | Places.PINNED) ? Places.PINNED : 0);
        assertEquals(both, ends.allowed(one.target.square, piece), one::toString);
        excluded += both == 0 ? 1 : 0;
      }
      found += expected.size();
      // What is excluded is not looked at again, and what is left is still possible.
      blockade.look(ends);
      assertEquals(plain.isPossible(), blockade.isPossible(), one::toString);
      ends.forget(one.target.square);
      refused += plain.isPossible() && !blockade.isPossible() ? 1 : 0;
    }
    assertTrue(refused > 0, "what was found before serves though it is excluded");
    int all = found;
    assertTrue(all > 5, () -> "only " + all);
    assertTrue(excluded > all);
  }
}
