package zugwerk.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
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
import zugwerk.board.Schema;
import zugwerk.board.Setup;
import zugwerk.board.Square;
import zugwerk.notation.Fen;
import zugwerk.notation.LastMoveText;
import zugwerk.notation.LongForm;
import zugwerk.notation.PlainMoves;
import zugwerk.testkit.GameSamples;
import zugwerk.variant.Variants;
import zugwerk.work.CancelToken;

/** Moves that are taken back lead forward again, the true last move is among them, and none is missing. */
class LastMovesTest {

  private static final int WALKS = 2;
  private static final int PLIES = 70;

  static Stream<Named<Variant>> games() {
    return GameSamples.all().filter(game -> game.getPayload().retroFacts().plainTurns()).limit(5);
  }

  private static LastMoves finder(Variant variant, int most) {
    return new LastMoves(variant, most, new CancelToken());
  }

  private static String text(Variant variant, Setup before, Move move) {
    return LongForm.of(variant.schema(), move) + " from " + Fen.format(before);
  }

  /** The position before a move with the rights that {@link LastMove} speaks of. */
  private static Setup least(Setup before, Move move, Setup after) {
    int needed = move instanceof Move.Castling
        ? 1 << 2 * before.toMove().ordinal() + (move.to() > move.from() ? 0 : 1) : 0;
    return before.with(Schema.CASTLING, after.get(Schema.CASTLING) | needed)
        .with(Schema.EN_PASSANT, move instanceof Move.EnPassant ? before.get(Schema.EN_PASSANT) : 0)
        .counting(0, 1);
  }

  @ParameterizedTest
  @MethodSource("games")
  void theTrueLastMoveIsAmongThoseFoundAndEachLeadsToThePosition(Variant variant) {
    Random random = new Random(7);
    PlainMoves rules = new PlainMoves(variant);
    for (int walk = 0; walk < WALKS; walk++) {
      Position position = Position.of(Fen.parse(variant, variant.start()));
      for (int ply = 0; ply < PLIES; ply++) {
        List<Integer> legal = new ArrayList<>(rules.legal(position).values());
        if (legal.isEmpty()) {
          break;
        }
        List<Integer> rare = legal.stream().filter(move -> EncodedMove.isCastling(move) || EncodedMove.isEnPassant(move)
            || EncodedMove.kind(move) == EncodedMove.PROMOTION).toList();
        List<Integer> chosen = rare.isEmpty() ? legal : rare;
        Setup before = position.setup();
        int move = chosen.get(random.nextInt(chosen.size()));
        MoveMaker.make(variant, position, move);
        boolean doubleStep = position.get(Schema.EN_PASSANT) != 0 && random.nextInt(4) == 0;
        if (!rare.isEmpty() || doubleStep || ply % 20 == walk) {
          // Without the square passed, more is possible.
          Setup now = random.nextBoolean() ? position.setup() : position.setup().with(Schema.EN_PASSANT, 0);
          check(variant, now, before, EncodedMove.unpack(move));
        }
      }
    }
  }

  private static void check(Variant variant, Setup now, Setup before, Move move) {
    assertTrue(LastMoves.areKnown(variant, now), Fen.format(now));
    List<LastMove> found = finder(variant, 20).of(now);
    Set<String> texts = found.stream().map(last -> text(variant, last.before().counting(0, 1), last.move()))
        .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(found.size(), texts.size(), Fen.format(now));
    String truth = text(variant, least(before, move, now), move);
    assertTrue(texts.contains(truth), () -> truth + " led to " + Fen.format(now) + ", found " + texts);
    for (LastMove last : found) {
      Position position = Position.of(last.before());
      int packed = EncodedMove.pack(last.move());
      assertTrue(new PlainMoves(variant).legal(position).containsValue(packed), Fen.format(last.before()));
      MoveMaker.make(variant, position, packed);
      Setup after = now.get(Schema.EN_PASSANT) == 0 ? position.setup().with(Schema.EN_PASSANT, 0) : position.setup();
      assertEquals(now, after, () -> LastMoveText.of(variant, last));
      assertEquals(List.of(), RetroChecks.of(variant, last.before()));
    }
  }

  /**
   * All positions from which a move leads to one with few pieces, found by putting the piece that moved, and one more
   * piece, everywhere.
   */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "8/8/8/8/8/1k6/8/K1N5 w - - 0 1", "4k3/8/3P4/8/8/8/8/4K3 b - - 0 1", "1N2k3/8/8/8/8/8/8/4K3 b - - 0 1",
      "8/8/8/8/8/2k5/8/2KR4 b - - 0 1", "4k3/8/8/8/3p4/8/4p3/4K3 w - - 0 1", "3k4/8/8/8/4P3/8/8/4K3 b - e3 0 1"})
  void noLastMoveIsMissing(String fen) {
    Variant variant = Variants.of("orthodox");
    Setup now = Fen.parse(variant, fen);
    List<LastMove> moves = finder(variant, 0).of(now);
    Set<String> found = moves.stream().map(last -> text(variant, last.before().counting(0, 1), last.move()))
        .collect(Collectors.toCollection(TreeSet::new));
    assertEquals(slow(variant, now), found);
    Stream.of(Move.Castling.class, Move.EnPassant.class, Move.Step.class)
        .forEach(kind -> assertEquals(moves.stream().anyMatch(last -> kind.isInstance(last.move())),
            finder(variant, 0).canEndIn(now, last -> kind.isInstance(last.move())), kind::toString));
  }

  private static Set<String> slow(Variant variant, Setup now) {
    int side = 1 - now.toMove().ordinal();
    Set<String> all = new TreeSet<>();
    Setup base = now.with(Schema.SIDE_TO_MOVE, side).with(Schema.EN_PASSANT, 0);
    for (int to : IntStream.range(0, Square.COUNT).filter(square -> now.piece(square) != Piece.NONE
        && Piece.side(now.piece(square)) == side).toArray()) {
      Setup without = base.withPiece(to, Piece.NONE);
      for (int piece : List.of(now.piece(to), Piece.of(side, variant.pawn()))) {
        IntStream.range(0, Square.COUNT).filter(from -> from != to && without.piece(from) == Piece.NONE)
            .mapToObj(from -> without.withPiece(from, piece))
            .flatMap(moved -> withOneMore(moved, Set.of(to, (to + 56) % 64, (to + 8) % 64), 1 - side, variant))
            .forEach(before -> forth(variant, before, now, all));
      }
      IntStream.of(0, 7).map(file -> Square.of(file, 7 * side)).filter(corner -> without.piece(corner) == Piece.NONE)
          .forEach(corner -> IntStream.range(0, Square.COUNT)
              .filter(rook -> without.piece(rook) == Piece.of(side, variant.castlingPartner()))
              .forEach(rook -> forth(variant, without.moved(rook, corner).withPiece(Square.of(4, 7 * side),
                  now.piece(to)).with(Schema.CASTLING, 1 << 2 * side + (corner % 8 == 0 ? 1 : 0)), now, all)));
    }
    return all;
  }

  private static Stream<Setup> withOneMore(Setup moved, Set<Integer> squares, int side, Variant variant) {
    return Stream.concat(Stream.of(moved), squares.stream().filter(square -> moved.piece(square) == Piece.NONE)
        .flatMap(square -> IntStream.range(1, variant.schema().types().size())
            .mapToObj(type -> moved.withPiece(square, Piece.of(side, type)))));
  }

  private static void forth(Variant variant, Setup before, Setup now, Set<String> all) {
    for (int passed = 0; passed <= Square.COUNT; passed++) {
      if (passed > 0 && !Rights.passed(variant, before, passed - 1)) {
        continue;
      }
      Setup noted = before.with(Schema.EN_PASSANT, passed);
      if (!Validation.faults(variant, noted).isEmpty() || !RetroChecks.of(variant, noted).isEmpty()) {
        continue;
      }
      Position position = Position.of(noted);
      for (int move : new PlainMoves(variant).legal(position).values()) {
        int mark = position.mark();
        MoveMaker.make(variant, position, move);
        Setup after = now.get(Schema.EN_PASSANT) == 0 ? position.setup().with(Schema.EN_PASSANT, 0) : position.setup();
        if (after.equals(now)) {
          Move made = EncodedMove.unpack(move);
          all.add(text(variant, least(noted, made, now), made));
        }
        position.rollback(mark);
      }
    }
  }

  /** Positions of the literature. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      // Smullyan 1979
      "k1K5/8/8/8/8/8/7P/6B1 w - - 0 1 | Ka7xNa8",
      // August, Brennert, Dawson, Høeg and Onitiu, Skakbladet 1924
      "8/8/8/8/P7/kP6/prP5/K7 w - - 0 1 | Kb4xNa3",
      // Both sides would have had to move King or Rook.
      "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 | ''"})
  void findsWhatComposersMeant(String fen, String moves) {
    Variant variant = Variants.of("orthodox");
    assertEquals(moves, finder(variant, 20_000).of(Fen.parse(variant, fen)).stream()
        .map(last -> LastMoveText.of(variant, last)).sorted().collect(Collectors.joining(", ")));
  }

  @Test
  void theStartNeedsNoLastMove() {
    Variant variant = Variants.of("orthodox");
    Setup start = Fen.parse(variant, variant.start());
    assertTrue(finder(variant, 100).canEndIn(start, _ -> false));
    assertFalse(finder(variant, 100).canEndIn(start.with(Schema.SIDE_TO_MOVE, 1), _ -> false));
    // The Knights may have gone out and come back.
    assertEquals(4, finder(variant, 100).of(start).size());
    assertFalse(LastMoves.areKnown(Variants.of("cursed"), Fen.parse(Variants.of("cursed"), variant.start())));
  }
}
