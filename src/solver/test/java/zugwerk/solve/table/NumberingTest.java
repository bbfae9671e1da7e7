package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.betza.Movement;
import zugwerk.board.Square;
import zugwerk.rules.Variant;
import zugwerk.variant.Variants;
import zugwerk.work.InputException;

/** How the placements of a table are numbered: once for all mirror images, in any order of like pieces. */
class NumberingTest {

  private static final int PLACEMENTS = 600;

  private record Ending(Powers powers, Material material, PlacementIndex index, List<Symmetry> symmetries) {

    static Ending of(String game, String lists, String pieces) {
      Variant variant = Variants.of(game, lists);
      Powers powers = new Powers(variant);
      Material material = Material.parse(variant.schema(), pieces);
      return new Ending(powers, material, new PlacementIndex(powers, material), Symmetry.of(powers, material));
    }

    /** Any squares that the pieces can stand on, all different. */
    int[] random(Random random) {
      while (true) {
        int[] squares = random.ints(index.pieces(), 0, Square.COUNT).toArray();
        boolean fits = IntStream.range(0, squares.length).allMatch(
            piece -> (powers.squares(index.side(piece), index.type(piece)) & Square.bit(squares[piece])) != 0);
        if (fits && Arrays.stream(squares).distinct().count() == squares.length) {
          return squares;
        }
      }
    }

    /** The pieces with their squares, whichever of like pieces stands where. */
    Set<List<Integer>> pieces(int[] squares) {
      Set<List<Integer>> pieces = new HashSet<>();
      for (int piece = 0; piece < squares.length; piece++) {
        pieces.add(List.of(index.side(piece), index.type(piece), squares[piece]));
      }
      return pieces;
    }

    int[] mapped(Symmetry symmetry, int[] squares) {
      int[] map = symmetry.squares();
      return Arrays.stream(squares).map(square -> map[square]).toArray();
    }
  }

  /** Placements of the Kings: 462 without Pawns, 1806 with them, as in every program; times those of the others. */
  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {
      "orthodox '' KvK 8 462", "orthodox '' KRvK 8 29568", "orthodox '' KBBvK 8 931392", "orthodox '' KBvKN 8 1892352",
      "orthodox '' KPvK 2 86688", "orthodox '' KPPvK 2 2037168", "polypiece N=fN KNvK 2 115584",
      "polypiece N=lN KNvK 2 115584", "polypiece N=N|lN KNvK 2 115584", "polypiece N=flN KNvK 1 231168",
      "polypiece N=N/fN KNvK 2 115584", "polypiece N=NimD KNvK 2 115584",
      "polypiece N=frF|brF KNvK 2 116928", "polypiece Q=fQ KNvK 8 29568", "polypiece Q=lQ KPvK 1 173376"})
  void mirrorImagesCountOnce(String game, String lists, String pieces, int symmetries, int size) {
    Ending ending = Ending.of(game, lists, pieces);
    assertEquals(symmetries, ending.symmetries().size());
    assertEquals(size, ending.index().size());
  }

  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {
      "orthodox '' KRvK", "orthodox '' KBBvK", "orthodox '' KNNNvK", "orthodox '' KPvK", "orthodox '' KPPvKR",
      "polypiece N=fN KNvKN", "polypiece N=flN KNvKB", "polypiece K=W|RN;N=F KNNvK"})
  void aNumberStandsForAPlacementAndItsImages(String game, String lists, String pieces) {
    Ending ending = Ending.of(game, lists, pieces);
    PlacementIndex index = ending.index();
    Board board = new Board(index);
    Random random = new Random(7);
    int numbered = 0;
    for (int i = 0; i < PLACEMENTS; i++) {
      int[] squares = ending.random(random);
      int number = index.number(squares);
      List<Set<List<Integer>>> images = new ArrayList<>();
      for (Symmetry symmetry : ending.symmetries()) {
        int[] image = ending.mapped(symmetry, squares);
        assertEquals(number, index.number(image), symmetry::toString);
        images.add(ending.pieces(image));
      }
      if (number == PlacementIndex.NOWHERE) {
        continue;
      }
      numbered++;
      assertTrue(number >= 0 && number < index.size());
      int[] held = new int[squares.length];
      index.place(number, held);
      assertTrue(images.contains(ending.pieces(held)), () -> Arrays.toString(squares));
      assertEquals(number, index.number(held));
      assertTrue(index.isCanonical(number, held));
      // First from any other number, then from one that is often in the same line.
      assertBoard(index, board, number);
      int near = Math.clamp(number + random.nextInt(9) - 4, 0, index.size() - 1);
      assertBoard(index, board, near);
      assertBoard(index, board, number);
      assertTrue(board.set(number));
      assertMoves(ending, number, held, random);
      assertOneNumber(ending, number, held);
    }
    assertTrue(numbered > PLACEMENTS / 2);
  }

  /** A board that held another placement holds the new one as if it were the first. */
  private static void assertBoard(PlacementIndex index, Board board, int number) {
    int[] squares = new int[index.pieces()];
    index.place(number, squares);
    board.place(number);
    assertArrayEquals(squares, board.squares());
    assertEquals(index.maybeSymmetric(number), board.maybeSymmetric());
    assertEquals(Arrays.stream(squares).mapToLong(Square::bit).reduce(0, (one, other) -> one | other),
        board.occupied());
    assertEquals(board.occupied() & ~Square.bit(squares[0]) & ~Square.bit(squares[1]),
        (board.followers(0) | board.followers(1)) & ~Square.bit(squares[0]) & ~Square.bit(squares[1]));
  }

  /** The number after a move is that of the squares after it. */
  private static void assertMoves(Ending ending, int number, int[] squares, Random random) {
    PlacementIndex index = ending.index();
    int[] before = squares.clone();
    for (int piece = 0; piece < squares.length; piece++) {
      int[] after = squares.clone();
      do {
        after[piece] = random.nextInt(Square.COUNT);
      } while ((ending.powers().squares(index.side(piece), index.type(piece)) & Square.bit(after[piece])) == 0
          || Arrays.stream(after).distinct().count() < after.length);
      assertEquals(index.number(after), index.moved(number, squares, piece, after[piece]));
      assertArrayEquals(before, squares);
    }
  }

  /** A move leads from one line to the others that hold the same placements, whichever piece makes it. */
  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {
      "orthodox '' KBvKN", "orthodox '' KNNvKB", "orthodox '' KPvKR", "polypiece N=fN KNvKB", "polypiece N=flN KNvKB"})
  void aLineAfterAMoveHoldsThePlacementsAfterIt(String game, String lists, String pieces) {
    PlacementIndex index = Ending.of(game, lists, pieces).index();
    Line line = new Line(index);
    Random random = new Random(8);
    int last = index.lineFirst();
    for (int i = 0; i < 20 * PLACEMENTS; i++) {
      line.set(random.nextInt(index.size() / index.lineLength()));
      int piece = random.nextInt(last);
      int to = i % 2 == 0 ? 9 * random.nextInt(8) : random.nextInt(Square.COUNT);
      int other = i % 3 == 0 ? 9 * random.nextInt(8) : random.nextInt(Square.COUNT);
      int[] after = line.squares(other).clone();
      after[piece] = to;
      if (!line.isApart() || Arrays.stream(after).distinct().count() < after.length
          || piece >= 2 && index.shares(piece).length == 0) {
        continue;
      }
      int number = index.number(after);
      if (piece >= 2) {
        assertEquals(number, same(index, line.moved(piece, to) * index.lineLength() + index.shares(last)[other]));
        continue;
      }
      int moved = line.kingMoved(piece, to);
      assertEquals(number == PlacementIndex.NOWHERE, moved == Line.NONE);
      if (moved == Line.NONE) {
        continue;
      }
      int mapped = Long.numberOfTrailingZeros(line.map().map(Square.bit(other)));
      int one = moved * index.lineLength() + index.shares(last)[mapped];
      assertEquals(number, same(index, one));
      int too = line.kingMovedToo(piece, to);
      assertEquals(index.maybeSymmetric(number), too != Line.NONE);
      if (too != Line.NONE) {
        int mappedToo = Long.numberOfTrailingZeros(line.mapToo().map(Square.bit(other)));
        int two = too * index.lineLength() + index.shares(last)[mappedToo];
        assertEquals(number, same(index, two));
        int[] held = new int[after.length];
        index.place(number, held);
        assertEquals(index.stabiliser(number, held) != null, one == two);
      }
    }
  }

  /** The number by which a placement is found that a number stands for. */
  private static int same(PlacementIndex index, int number) {
    int[] squares = new int[index.pieces()];
    index.place(number, squares);
    return index.number(squares);
  }

  /** The board may be turned just as the moves of all pieces bear it, square by square. */
  @ParameterizedTest
  @CsvSource(delimiter = ' ', value = {
      "N=N KNvK", "N=fN KNvK", "N=frF|brF KNvKN", "N=frF|flF KNvK", "N=frF/blF KNvK", "N=frFblF|brFflF KNvK",
      "N=frFblF|frFblF KNvK", "N=fW/rW KNvK", "N=lN|rN KNvKN", "N=N/flN KNvK", "K=W|rW KvK"})
  void symmetriesAreThoseOfAllMoves(String lists, String pieces) {
    Ending ending = Ending.of("polypiece", lists, pieces);
    List<Symmetry> expected = new ArrayList<>();
    for (int code = 0; code < 8; code++) {
      Symmetry symmetry = new Symmetry((code & 4) != 0, (code & 1) != 0, (code & 2) != 0);
      boolean kept = true;
      for (int type : ending.powers().relevantTypes(ending.material())) {
        for (int step = 0; step < ending.powers().cycle(type); step++) {
          kept &= isKept(symmetry, ending.powers().movement(0, type, step))
              && isKept(symmetry, ending.powers().movement(1, type, step));
        }
      }
      if (kept) {
        expected.add(symmetry);
      }
    }
    assertEquals(expected, ending.symmetries());
  }

  private static boolean isKept(Symmetry symmetry, Movement movement) {
    int[] map = symmetry.squares();
    return IntStream.range(0, Square.COUNT)
        .allMatch(from -> symmetry.map(movement.moves(from, 0)) == movement.moves(map[from], 0));
  }

  /** Of pieces or marks that are alike up to four can be numbered. */
  @Test
  void fourLikePiecesAreTheMost() {
    KingPairs pairs =
        new KingPairs((white, black) -> white != black, List.of(new Symmetry(false, false, false).squares()));
    assertEquals(64 * 63 * 70,
        new PlacementIndex(List.of(new PlacementIndex.GroupSpec(0, 1, 4, 0xFFL)), pairs, "four").size());
    assertThrows(InputException.class,
        () -> new PlacementIndex(List.of(new PlacementIndex.GroupSpec(0, 1, 5, 0xFFL)), pairs, "five"));
  }

  /** Of all numbers of one placement, only one is its own; a placement has a map if that leaves it as it is. */
  private static void assertOneNumber(Ending ending, int number, int[] squares) {
    PlacementIndex index = ending.index();
    boolean fixed = ending.symmetries().stream().skip(1)
        .anyMatch(symmetry -> ending.pieces(ending.mapped(symmetry, squares)).equals(ending.pieces(squares)));
    assertEquals(fixed, index.stabiliser(number, squares) != null);
    assertTrue(!fixed || index.maybeSymmetric(number));
  }

  /** Kings on the long diagonal leave two numbers for a placement beside it; one of them is not used. */
  @Test
  void oneOfTwoMirrorImagesIsNotUsed() {
    Ending ending = Ending.of("orthodox", "", "KRvK");
    PlacementIndex index = ending.index();
    Board board = new Board(index);
    int used = 0;
    int maybeSymmetric = 0;
    int[] squares = new int[3];
    for (int number = 0; number < index.size(); number++) {
      index.place(number, squares);
      boolean apart = Arrays.stream(squares).distinct().count() == 3;
      boolean own = index.number(squares) == number;
      assertEquals(apart && own, board.set(number));
      used += own && apart ? 1 : 0;
      maybeSymmetric += index.maybeSymmetric(number) ? 1 : 0;
    }
    // 21 pairs of Kings on the diagonal, each with 28 squares on either side of it.
    assertEquals(462 * 62 - 21 * 28, used);
    assertEquals(21 * 64, maybeSymmetric);
  }

  @Test
  void theBoardKnowsItsPieces() {
    Ending ending = Ending.of("orthodox", "", "KRvKN");
    Board board = new Board(ending.index());
    int[] squares = {0, 18, 35, 44};
    board.set(ending.index().number(squares));
    assertEquals(4, Long.bitCount(board.occupied()));
    for (int piece = 0; piece < 4; piece++) {
      assertEquals(piece, board.pieceOn(board.square(piece)));
      assertTrue((board.occupied() & Square.bit(board.square(piece))) != 0);
    }
    assertEquals(Square.bit(board.square(2)), board.followers(0));
    assertEquals(Square.bit(board.square(3)), board.followers(1));
    assertEquals(board.square(2), board.squares()[2]);
  }

  @Test
  void kingsThatAttackEachOtherWithAllPowersStandNowhere() {
    PlacementIndex orthodox = Ending.of("orthodox", "", "KvK").index();
    assertEquals(PlacementIndex.NOWHERE, orthodox.number(new int[] {0, 1}));
    assertEquals(PlacementIndex.NOWHERE, orthodox.number(new int[] {0, 0}));
    assertFalse(orthodox.number(new int[] {0, 2}) == PlacementIndex.NOWHERE);
    // White's King attacks the square beside it, Black's does not.
    PlacementIndex uneven = Ending.of("polypiece", "K=W|F", "KvK").index();
    assertFalse(uneven.number(new int[] {0, 1}) == PlacementIndex.NOWHERE);
    PlacementIndex changing = Ending.of("polypiece", "K=W/F", "KvK").index();
    assertFalse(changing.number(new int[] {0, 1}) == PlacementIndex.NOWHERE);
  }

  @Test
  void morePlacementsThanATableCanHoldAreRefused() {
    assertTrue(assertThrows(InputException.class, () -> Ending.of("orthodox", "", "KQRBvKNP")).getMessage()
        .startsWith("there are too many men: KQRBvKNP has more positions than a table can hold"));
  }
}
