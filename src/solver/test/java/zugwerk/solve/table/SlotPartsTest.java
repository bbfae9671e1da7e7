package zugwerk.solve.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Piece;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Slot;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.notation.PlainMoves;
import zugwerk.rules.Attacks;
import zugwerk.rules.MoveMaker;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;

/** Keys, numbers and neighbours of tables by slots, without building any. */
class SlotPartsTest {

  private static final Random RANDOM = new Random(11);

  private static SlotGame game(String id, String settings) {
    return new SlotGame(Variants.of(id, settings == null ? "" : settings));
  }

  private static Position position(SlotGame game, String fen) {
    return Position.of(Fen.parse(game.variant(), fen));
  }

  /** Puts the pieces and marks of a setup on other squares; pieces keep their values. */
  private static Setup scattered(Setup given, List<Slot> still) {
    Schema schema = given.schema();
    List<Integer> squares = new ArrayList<>(IntStream.range(8, 56).boxed().toList());
    Collections.shuffle(squares, RANDOM);
    Setup setup = given;
    for (int square = 0; square < Square.COUNT; square++) {
      setup = setup.withPiece(square, Piece.NONE);
      for (Slot slot : schema.slots()) {
        setup = slot.isOnSquares() && !still.contains(slot) ? setup.with(schema.offset(slot) + square, 0) : setup;
      }
    }
    int next = 0;
    for (int square = 0; square < Square.COUNT; square++) {
      if (given.piece(square) != Piece.NONE) {
        int to = squares.get(next++);
        setup = setup.withPiece(to, given.piece(square));
        for (Slot slot : schema.slots()) {
          int cell = schema.offset(slot);
          setup = slot.scope() == Slot.Scope.PIECE ? setup.with(cell + to, given.get(cell + square)) : setup;
        }
      }
    }
    Collections.shuffle(squares, RANDOM);
    next = 0;
    for (Slot slot : schema.slots()) {
      for (int square = 0; square < Square.COUNT; square++) {
        int cell = schema.offset(slot);
        if (slot.scope() == Slot.Scope.SQUARE && !still.contains(slot) && given.get(cell + square) != 0) {
          setup = setup.with(cell + squares.get(next++), given.get(cell + square));
        }
      }
    }
    return setup;
  }

  /** The eight maps of the board: bit 2 exchanges files and ranks, bit 0 left and right, bit 1 up and down. */
  private static int image(int map, int square) {
    int file = (map & 4) != 0 ? square >> 3 : square & 7;
    int rank = (map & 4) != 0 ? square & 7 : square >> 3;
    return ((map & 2) != 0 ? 7 - rank : rank) << 3 | ((map & 1) != 0 ? 7 - file : file);
  }

  /**
   * The number of a position is that of its mirror images and of no other one, and stands for one of them.
   *
   * @param maps the maps of the board under which positions keep their value
   * @param size how many placements there are
   */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "shock    | | 8/8/8/3k4/8/8/8/3KG3 w                     | 01234567 | 33152",
      "shock    | | 8/8/8/3k4/8/8/4P3/3K4 w                    | 01       | 96768",
      "shock    | | 8/8/8/3k4/8/8/8/3KRRG1 b - - 0 1 frozen    | 01234567 | 66834432",
      "poison   | | 8/8/8/3k4/8/8/8/3KHR2 w - - 0 1 d5:1,e1:2  | 01234567 | 2121728",
      "poison   | | 8/8/8/3k4/8/8/8/3KHH2 w - - 0 1 d1:3,e1:2  | 01234567 | 2121728",
      "cursed   | | 8/8/8/3k4/8/8/8/3K4 w - - 0 1 a5w,b5w,c6g  | 01234567 | 66834432",
      "cursed   | | 8/8/8/3kp3/8/8/8/3K4 w - - 0 1 a5b         | 01       | 6193152",
      "hitpoint | scale;edge=50;hills;entrenchment | 8/8/8/3k4/8/8/4R3/3K4 w - - 0 1 a1^,h1^,e2!  | 01 | 129024",
      "hitpoint | scale;edge=50;hills;entrenchment | 8/8/8/3k4/8/8/4R3/3K4 w - - 0 1 a1^,c6^,d5:9 | 0  | 258048",
      "hitpoint | scale;edge=50;hills | 8/8/8/3k4/8/8/4R3/3K4 w - - 0 1 a1^,h8^ | 0347 | 66304",
      "polypiece | atoms;N=flN                | 8/8/8/3k4/8/8/4P3/3K4 w | 0 | 193536",
      "polypiece | atoms;N=N/fN               | 8/8/8/3k4/8/8/4N3/3K4 w | 01 | 129024",
      "polypiece | atoms;N=flN                | 8/8/8/3k4/8/8/4N3/3K4 w | 0 | 258048",
      "polypiece | K=WF;N=fbNF;atoms;N=N/WD   | 8/8/8/3k4/8/8/4N3/3K4 w | 0123 | 64512"})
  void aNumberStandsForAPositionAndItsImages(String id, String settings, String fen, String maps, int size) {
    SlotGame game = game(id, settings);
    Setup given = Fen.parse(game.variant(), fen);
    List<Slot> still = game.variant().tableFacts().still();
    SlotKey key = game.key(Position.of(given));
    SlotLayout layout = game.layout(key);
    assertEquals(size, layout.size());
    int[] buffer = layout.buffer();
    List<Integer> keep = maps.chars().mapToObj(map -> map - '0').toList();
    Set<Integer> others = new HashSet<>();
    for (int i = 0; i < 40; i++) {
      Setup setup = scattered(given, still);
      Position position = Position.of(setup);
      assertEquals(key, game.key(position));
      assertEquals(game.signature(Position.of(given)), game.signature(position));
      int number = layout.number(position, buffer);
      Set<Setup> images = new HashSet<>();
      for (int map = 0; map < 8; map++) {
        int one = map;
        Setup image = setup.mapped(square -> image(one, square));
        if (keep.contains(map)) {
          images.add(image);
          assertEquals(number, layout.number(Position.of(image), buffer), "map " + map);
        } else if (still.isEmpty() && layout.number(Position.of(image), buffer) != number) {
          others.add(map);
        }
      }
      Position held = game.empty(key);
      held.set(Schema.SIDE_TO_MOVE, given.get(Schema.SIDE_TO_MOVE));
      assertTrue(layout.set(number, held, buffer));
      assertTrue(images.contains(held.setup()), () -> Fen.format(setup) + " is held as " + Fen.format(held.setup()));
      Position any = game.empty(key);
      if (layout.set(RANDOM.nextInt(size), any, buffer)) {
        assertEquals(key, game.key(any));
      }
    }
    assertEquals(still.isEmpty() ? 8 - keep.size() : 0, others.size(), "other maps give other numbers");
  }

  /** Numbers that are set differ, and so many of them are set as there are positions that are no mirror images. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "shock  | 8/8/8/3k4/8/8/8/3KG3 w              | 31332",
      "cursed | 8/8/8/3k4/8/8/8/3K4 w - - 0 1 a5w   | 32368"})
  void eachPositionHasOneNumber(String id, String fen, int positions) {
    SlotGame game = game(id, "");
    SlotKey key = game.key(position(game, fen));
    SlotLayout layout = game.layout(key);
    int[] buffer = layout.buffer();
    Position board = game.empty(key);
    int set = 0;
    for (int number = 0; number < layout.size(); number++) {
      int mark = board.mark();
      if (layout.set(number, board, buffer)) {
        set++;
        assertEquals(number, layout.number(board, buffer));
      }
      board.rollback(mark);
    }
    assertEquals(positions, set);
  }

  /** Keys are equal just where signatures are: in positions that differ in a value, a piece or a mark. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "shock    | | 8/8/8/3k4/8/8/8/3KG3 w", "poison | | 8/8/8/3k4/8/8/8/3KHR2 w - - 0 1 d5:1,e1:2",
      "cursed   | | 8/8/8/3k4/8/8/8/3KB3 w - - 0 1 a5w,b5w,c6g",
      "hitpoint | scale;edge=50;hills;entrenchment | 8/8/8/3kb3/8/8/4R3/3K4 w - - 0 1 a1^,h1^,e2!",
      "polypiece | atoms;N=N/WD/F;W=W/F | 8/8/8/3k4/8/8/4N3/3KB3 w"})
  void signaturesDifferWhereKeysDo(String id, String settings, String fen) {
    SlotGame game = game(id, settings);
    Schema schema = game.schema();
    Map<SlotKey, Long> signatures = new HashMap<>();
    Setup given = Fen.parse(game.variant(), fen);
    for (int i = 0; i < 200; i++) {
      Setup setup = given;
      for (int changes = RANDOM.nextInt(3); changes >= 0; changes--) {
        int cell = RANDOM.nextInt(schema.cells());
        boolean onSquare = cell < Square.COUNT;
        Slot slot = cell < Schema.FIRST_SLOT ? null : game.slot(cell);
        if (slot != null && game.variant().tableFacts().still().contains(slot)) {
          continue;
        }
        int square = slot != null && slot.isOnSquares() ? cell - schema.offset(slot) : cell;
        if (onSquare && setup.piece(cell) == Piece.NONE) {
          setup = setup.withPiece(cell, Piece.of(RANDOM.nextInt(2), 1 + RANDOM.nextInt(schema.types().size() - 1)));
        } else if (slot != null && (slot.scope() != Slot.Scope.PIECE || setup.piece(square) != Piece.NONE)) {
          setup = setup.with(cell, RANDOM.nextInt(schema.max(cell) + 1));
        }
      }
      Position position = Position.of(setup);
      SlotKey key = game.key(position);
      assertEquals(signatures.computeIfAbsent(key, _ -> game.signature(position)), game.signature(position));
      assertEquals(Optional.of(key), SlotKey.parse(key.text()));
      assertEquals(Position.of(setup).occupied(), position.occupied());
    }
    assertTrue(signatures.size() > 20, signatures.size() + " keys");
    assertEquals(signatures.size(), new HashSet<>(signatures.values()).size());
  }

  @Test
  void aKeyIsReadAndWritten() {
    SlotKey key = new SlotKey(
        List.of(man(1, 3, 0, 2), man(1, 3, 0, 1), man(0, 5, 1, 7), man(1, 0, 4, 0), man(0, 2, 9, 9), man(0, 0, 0, 0)),
        List.of(new SlotKey.Mark(132, 1), new SlotKey.Mark(68, 3), new SlotKey.Mark(68, 2)), List.of(1, 0),
        List.of(new SlotKey.Still(70, 1), new SlotKey.Still(69, 1)));
    String text = "0 0 0 0,1 0 4 0,0 2 9 9,0 5 1 7,1 3 0 1,1 3 0 2;68 2,68 3,132 1;1 0;70 1,69 1";
    assertEquals(text, key.text());
    assertEquals(Optional.of(key), SlotKey.parse(text));
    assertEquals(new Material(List.of(0, 2, 5), List.of(0, 3, 3)), key.material());
    assertEquals(Optional.of("0 0,1 0;;;"), SlotKey.parse("1 0,0 0;;;").map(SlotKey::text));
    for (String wrong : List.of("", "0 0,1 0;;", "0 0,1 0;;;;", "0 0,1 x;;;", "0,1 0;;;", "0 0,1 0;5;;", "0 0;;;5")) {
      assertEquals(Optional.empty(), SlotKey.parse(wrong), wrong);
    }
  }

  private static SlotKey.Man man(int side, int type, Integer... values) {
    return new SlotKey.Man(side, type, List.of(values));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "shock     | | 8/8/8/3k4/8/8/8/3KG3 b - - 0 1 frozen         | frozen                   | KGvK",
      "poison    | | 8/8/8/3k4/8/8/8/3KHR2 w - - 0 1 d5:1,e1:2     | k:1, H:2                 | KRHvK",
      "cursed    | | 8/8/8/3k4/8/8/8/3K4 w - - 0 1 a5w,c6g         | tile w, tile g           | KvK with tile",
      "cursed    | | 8/8/8/3k4/8/8/8/3K4 w                         | ''                       | KvK",
      "hitpoint  | scale;hills;entrenchment | 8/8/8/3k4/8/8/4R3/3K4 w - - 0 1 a1^,e2!,d5:1 | 'k:1, R:!'    | KRvK"})
  void valuesAreNamed(String id, String settings, String fen, String values, String name) {
    SlotGame game = game(id, settings);
    SlotKey key = game.key(position(game, fen));
    assertEquals(values, game.values(key));
    assertEquals(name, SlotLayout.name(game, key));
    assertEquals(Position.of(game.empty(key).setup()).key(), game.empty(key).key());
    assertEquals(
        "slots;" + Map.of("poison", "poison 3", "shock", "shock 2").getOrDefault(id, id) + ";"
            + (settings == null ? "" : settings),
        game.text());
  }

  @Test
  void whatHasNoSlotsIsRefusedAndPlainKeysHaveNoValues() {
    assertEquals("Orthodox chess has no tables by slots",
        assertThrows(IllegalArgumentException.class, () -> game("orthodox", "")).getMessage());
    for (String id : List.of("shock", "poison", "cursed", "hitpoint")) {
      SlotGame game = game(id, "");
      SlotKey plain = game.plain(Material.parse(game.schema(), "KRvK"));
      assertEquals(game.key(position(game, "8/8/8/3k4/8/8/4R3/3K4 w")), plain);
      assertEquals("", game.values(plain));
    }
  }

  /** The tables that moves lead to from some positions with a key, by the plain rules. */
  private static Set<SlotKey> neighbours(SlotGame game, SlotKey key, int step) {
    SlotLayout layout = game.layout(key);
    Set<SlotKey> found = new HashSet<>();
    PlainMoves rules = new PlainMoves(game.variant());
    SlotPlacer placer = new SlotPlacer(game, layout);
    for (int number = 0; number < 2 * layout.size(); number += step) {
      if (!placer.set(number & 1, number >> 1)) {
        continue;
      }
      Position position = placer.position();
      assertEquals(number & 1, position.toMove());
      if (!Attacks.inCheck(game.variant(), position, 1 - position.toMove())) {
        for (int move : rules.legal(position).values()) {
          int mark = position.mark();
          MoveMaker.make(game.variant(), position, move);
          if (!position.hasLostKing(0) && !position.hasLostKing(1)) {
            found.add(game.key(position));
          }
          position.rollback(mark);
        }
      }
      placer.clear();
      assertEquals(0, position.occupied());
    }
    found.remove(key);
    return found;
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "poison | 8/8/8/3kr3/8/8/4D3/3K4 w | 4243", "hitpoint | 8/8/8/3kr3/8/8/4Q3/3K4 w | 4243",
      "shock  | 8/8/8/3kg3/8/8/4G3/3K4 w | 4243", "cursed   | 8/8/8/3k4/8/8/8/3KN3 w   | 67"})
  void theScoutFindsTheTablesThatMovesLeadTo(String id, String fen, int step) {
    SlotGame game = game(id, "");
    SlotKey key = game.key(position(game, fen));
    SlotLayout layout = game.layout(key);
    Set<SlotKey> some = new SlotDependencies(game, 1000, new CancelToken()).children(layout);
    assertEquals(neighbours(game, key, step), some);
    assertFalse(some.isEmpty());
    assertEquals(Set.of(), new SlotDependencies(game, 0, new CancelToken()).children(layout));
    CancelToken stopped = new CancelToken();
    stopped.cancel();
    assertThrows(CancellationException.class, () -> new SlotDependencies(game, 1000, stopped).children(layout));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "8/8/8/8/3Pp3/8/8/K6k b - d3 0 1, true", "8/8/8/8/3P4/4p3/8/K6k b - d3 0 1, false",
      "8/8/8/8/3Pp3/8/8/K6k b - - 0 1, false", "8/4k3/8/8/3Pp3/8/8/K3R3 b - d3 0 1, false"})
  void captureEnPassantIsLegalOrNot(String row) {
    SlotGame game = game("shock", "");
    String[] parts = row.split(", ");
    assertEquals(Boolean.valueOf(parts[1]), new SlotMoves(game).canCaptureEnPassant(position(game, parts[0])), row);
  }
}
