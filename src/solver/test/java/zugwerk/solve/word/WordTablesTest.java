package zugwerk.solve.word;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zugwerk.board.Position;
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.rules.Generator;
import zugwerk.rules.MoveList;
import zugwerk.rules.MoveMaker;
import zugwerk.rules.Validation;
import zugwerk.rules.Variant;
import zugwerk.rules.Verdict;
import zugwerk.solve.table.Endgames;
import zugwerk.solve.table.Material;
import zugwerk.solve.table.Outcome;
import zugwerk.solve.table.RandomEndings;
import zugwerk.solve.table.SharedTables;
import zugwerk.variant.Variants;
import zugwerk.work.Meter;
import zugwerk.work.Monitor;

/** Tables of wins agree with the tables with distances, and with the moves of each position. */
class WordTablesTest {

  private static final long WHITE_PAWNS =
      Square.bit(Square.of(1, 4)) | Square.bit(Square.of(1, 5)) | Square.bit(Square.of(2, 6));
  private static final long BLACK_PAWNS = Square.bit(Square.of(2, 3)) | Square.bit(Square.of(0, 2));

  private static WordTables words(Variant variant, int attacker, int threads) {
    return new WordTables(variant, attacker, threads, 1L << 30, new Meter(new Monitor()));
  }

  /** Pawns stand on few squares, so that there are few slices; of absent types only the Queen has moved. */
  private static Setup random(Variant variant, String pieces, Random random) {
    Material material = Material.parse(variant.schema(), pieces);
    while (true) {
      Setup setup = RandomEndings.any(variant, material, random);
      for (int type = 0; type < variant.schema().types().size() && !variant.schema().slots().isEmpty(); type++) {
        int offset = variant.schema().offset(variant.schema().slots().getFirst());
        boolean moves = pieces.indexOf(variant.schema().types().get(type).letter()) >= 0
            || variant.schema().types().get(type).letter() == 'Q';
        setup = setup.with(offset + type, moves ? random.nextInt(variant.cycle(type)) : 0);
      }
      Position position = Position.of(setup);
      if ((position.pieces(0, variant.pawn()) & ~WHITE_PAWNS) == 0
          && (position.pieces(1, variant.pawn()) & ~BLACK_PAWNS) == 0
          && Validation.faults(variant, setup).isEmpty()) {
        return setup;
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"orthodox, '', KQvK, 1900", "orthodox, '', KPvK, 1300", "polypiece, '', KvKN, 1000",
      "polypiece, '', KPvK, 1300", "polypiece, Phased, KRvK, 1700", "polypiece, Different armies, KQvK, 1700"})
  void winsAreThoseOfTheTables(String game, String lists, String pieces, int most) {
    Variant variant = Variants.of(game, lists);
    Endgames tables = new Endgames(variant, SharedTables.folder(), 2);
    List<WordTables> words = List.of(words(variant, 0, 1), words(variant, 1, 2));
    Random random = new Random(5);
    int wins = 0;
    for (int i = 0; i < 2_000; i++) {
      Setup setup = random(variant, pieces, random);
      Position position = Position.of(setup);
      Outcome.Kind kind = tables.outcome(setup, new Monitor()).kind();
      int own = position.toMove();
      assertEquals(kind == Outcome.Kind.WIN, words.get(own).wins(position), () -> Fen.format(setup));
      assertEquals(kind == Outcome.Kind.LOSS, words.get(1 - own).wins(position), () -> Fen.format(setup));
      wins += kind == Outcome.Kind.DRAW ? 0 : 1;
    }
    assertTrue(wins >= most, "only " + wins + " wins");
  }

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({"orthodox, '', KPvKN, 500", "orthodox, '', KNNvK, 0"})
  void winsOfFourPiecesAreThoseOfTheTables(String game, String lists, String pieces, int most) {
    winsAreThoseOfTheTables(game, lists, pieces, most);
  }

  /** A won position has a move to a won one, or no move that is not; mate is won, stalemate is not. */
  @ParameterizedTest
  @CsvSource({"orthodox, '', KPPvK", "orthodox, '', KPvKP", "orthodox, '', KPvKR", "orthodox, '', KBBvK",
      "polypiece, '', KPvKN", "polypiece, '', KQvKN", "polypiece, '', KNNvK", "polypiece, Phased, KRvKB",
      "polypiece, Different armies, KNvKN", "polypiece, Q=Q/WAND/RN, KPvKN",
      "polypiece, P=fmWfcFfinD/fmFfcW, KPvKN", "polypiece, K=K/WD, KQvKN"})
  void winsAgreeWithTheMoves(String game, String lists, String pieces) {
    Variant variant = Variants.of(game, lists);
    List<WordTables> words = List.of(words(variant, 0, 2), words(variant, 1, 2));
    Random random = new Random(9);
    int compared = 0;
    while (compared < 1_000) {
      Position position = Position.of(random(variant, pieces, random));
      for (WordTables table : words) {
        if (table.covers(position)) {
          boolean attacker = position.toMove() == words.indexOf(table);
          assertEquals(byMoves(variant, table, position, attacker), table.wins(position),
              () -> Fen.format(position.setup()));
          compared++;
        }
      }
    }
  }

  private static boolean byMoves(Variant variant, WordTables table, Position position, boolean attacker) {
    MoveList moves = new MoveList();
    Generator generator = new Generator(variant);
    generator.legal(position, moves);
    boolean all = moves.size() > 0 || generator.verdict(position) == Verdict.CHECKMATE;
    boolean any = false;
    for (int i = 0; i < moves.size(); i++) {
      int mark = position.mark();
      MoveMaker.make(variant, position, moves.get(i));
      if (!table.covers(position)) {
        // Only a double step, whose answer en passant is no matter of tables.
        assertNotEquals(0, position.get(Schema.EN_PASSANT));
      }
      boolean wins = table.wins(position);
      position.rollback(mark);
      any |= wins;
      all &= wins;
    }
    return attacker ? any : all;
  }

  /** Tables of Pawns are slices, which grow when a Pawn stands elsewhere. */
  @Test
  void slicesAreUnited() {
    Variant variant = Variants.of("orthodox");
    WordTables words = words(variant, 0, 1);
    for (String fen : List.of("8/2P5/8/8/8/8/k6K/8 w - - 0 1", "8/8/8/8/P7/8/k6K/8 w - - 0 1",
        "8/2P5/8/8/8/8/k6K/8 b - - 0 1")) {
      assertTrue(words.wins(Position.of(Fen.parse(variant, fen))), fen);
    }
    assertFalse(words.wins(Position.of(Fen.parse(variant, "8/8/8/8/P7/k7/7K/8 b - - 0 1"))));
  }

  @ParameterizedTest
  @CsvSource({"orthodox, '', 8/8/8/8/4k3/8/4R3/4K2R w K - 0 1", "orthodox, '', 4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1",
      "orthodox, '', 4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "orthodox, '', 3qk3/8/8/8/8/8/8/3QKB2 w - - 0 1",
      "polypiece, Q=gQ, 4k3/8/8/8/8/8/8/3QK3 w - - 0 1", "polypiece, Q=gQ, 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"})
  void otherPositionsAreNotCovered(String game, String lists, String fen) {
    Variant variant = Variants.of(game, lists);
    assertFalse(words(variant, 0, 1).covers(Position.of(Fen.parse(variant, fen))));
  }

  @Test
  void gamesWithOtherStateHaveNoSuchTables() {
    assertTrue(WordTables.supports(Variants.of("orthodox")));
    assertTrue(WordTables.supports(Variants.of("polypiece")));
    for (String game : List.of("poison", "cursed", "shock", "hitpoint", "andernach")) {
      assertFalse(WordTables.supports(Variants.of(game)), game);
    }
    assertFalse(WordTables.supports(Variants.of("polypiece", "Atomic Polypiece")));
  }

  @Test
  void buildingCanBeStopped() {
    Variant variant = Variants.of("orthodox");
    Monitor monitor = new Monitor();
    monitor.token().cancel();
    WordTables words = new WordTables(variant, 0, 2, 1L << 30, new Meter(monitor));
    Position position = Position.of(Fen.parse(variant, "4k3/8/8/8/8/8/8/3QK3 w - - 0 1"));
    assertThrows(CancellationException.class, () -> words.wins(position));
  }
}
